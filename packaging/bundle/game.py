"""Entry script of the bundled game."""

import sys

from mahjong_qt.system_environment import restore_system_environment

restore_system_environment()

from mahjong_qt.app import main  # noqa: E402

sys.exit(main())
