"""Bots for Mendelius: they count what is missing and what can still come."""

from melicado.bots.mendelius.bot import MendeliusBot

__all__ = ["MendeliusBot"]
