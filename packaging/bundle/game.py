"""Entry script of the bundled game."""

import sys

from mahjong_qt.app import main

sys.exit(main())
