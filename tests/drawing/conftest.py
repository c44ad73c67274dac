"""Lets tests of this folder share helpers: ``from people_tools import laid``."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
