"""Lets tests of this folder share helpers: ``from test_sight import seen``."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
