"""The parts pages are made of: painted buttons, choices, plates and words, all to one scale."""
