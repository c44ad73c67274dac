"""Tables of Mendelius for the tests, on the real rules."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
