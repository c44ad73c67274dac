"""What ``melicado selftest`` tries, a function each: it says what it found, or raises.

Each module loads what it tries, so that one that cannot be loaded is a finding like any other.
"""


class CheckError(ValueError):
    """Something of the program does not work; says what in one sentence."""
