"""``python -m melicado``."""

import sys

from melicado.cli import main

sys.exit(main())
