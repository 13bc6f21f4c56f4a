"""What dmgbuild reads: the window that opens with the disk image.

It hands over ``defines`` with ``app`` and ``background``; ``makers`` must be found (PYTHONPATH).
"""

from __future__ import annotations

from pathlib import Path

from makers.macos.dmg_background import APPLICATIONS_PLACE, GAME_PLACE, ICON_SIZE, WINDOW
from makers.macos.info_plist import GAME_ICON

_defines: dict[str, str] = globals()["defines"]
_app = Path(_defines["app"])

# lzfse: every macOS that we run on opens it, and it opens fast
format = "ULFO"
filesystem = "HFS+"
files = [str(_app)]
symlinks = {"Applications": "/Applications"}
icon = str(_app / "Contents" / "Resources" / GAME_ICON)
# dmgbuild looks for its double beside it
background = _defines["background"]
icon_locations = {_app.name: GAME_PLACE, "Applications": APPLICATIONS_PLACE}
icon_size = float(ICON_SIZE)
text_size = 14.0
# the title bar belongs to the window's height
window_rect = ((200, 160), (WINDOW[0], WINDOW[1] + 28))
default_view = "icon-view"
show_status_bar = show_tab_view = show_toolbar = show_pathbar = show_sidebar = False
