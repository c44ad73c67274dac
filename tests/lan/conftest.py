"""Makes ``lan_tools`` and the players of the match's tests importable, also by child processes."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "match"))
