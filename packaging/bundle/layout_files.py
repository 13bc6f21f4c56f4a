"""Entry script of the bundled command for layout files."""

import sys

from mahjong_qt.cli import main

sys.exit(main())
