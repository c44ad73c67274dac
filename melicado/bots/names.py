"""What robots are called: a name for each portrait, so that a robot keeps its own."""

ROBOT_NAMES = ("Pixel", "Zébulon", "Cosmo", "Plume", "Bip", "Octave", "Mirabelle", "Tic-Tac")


def robot_name(look: int) -> str:
    """The name of the robot with that portrait."""
    return ROBOT_NAMES[look % len(ROBOT_NAMES)]
