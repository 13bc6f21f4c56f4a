"""Entry script of the bundled layout editor."""

import sys

from mahjong_qt.system_environment import restore_system_environment

restore_system_environment()

from editor.app import main  # noqa: E402

sys.exit(main())
