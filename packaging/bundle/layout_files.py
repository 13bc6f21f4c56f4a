"""Entry script of the bundled command for layout files."""

import sys

from mahjong_qt.system_environment import restore_system_environment

restore_system_environment()

from mahjong_qt.cli import main  # noqa: E402

sys.exit(main())
