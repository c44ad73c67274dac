"""Bots for Méli Cado."""

from melicado.bots.melicado.bot import MeliCadoBot

__all__ = ["MeliCadoBot"]
