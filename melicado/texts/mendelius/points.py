"""Points as they are written: in Mendelius they may be below zero."""

from melicado.texts.counted import counted


def signed(points: int) -> str:
    """Points with a proper minus."""
    return f"−{-points}" if points < 0 else str(points)


def points_words(points: int) -> str:
    """«12 points», «−10 points»."""
    said = counted.points(abs(points))
    return f"−{said}" if points < 0 else said
