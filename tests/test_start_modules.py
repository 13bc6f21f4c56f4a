"""What a start must not load before the first paint: it would be paid for by everybody who only wants to play on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]

LATE = (
    "mahjong_qt.engine.shisen", "mahjong_qt.engine.search", "mahjong_qt.engine.solitaire.solve",
    "mahjong_qt.engine.solitaire.rules", "mahjong_qt.engine.play.advisor", "mahjong_qt.engine.play.deal_search",
    "mahjong_qt.records", "mahjong_qt.worker", "mahjong_qt.windows.controller", "mahjong_qt.windows.announcer",
    "mahjong_qt.windows.statistics", "mahjong_qt.windows.mode_switch", "sqlite3", "mahjong_qt.sound",
    "mahjong_qt.sound_main", "mahjong_qt.windows.sound_watch", "mahjong_qt.windows.look.look_pane",
    "mahjong_qt.windows.look.look_opener", "mahjong_qt.tile_sets", "mahjong_qt.view.celebration",
    "mahjong_qt.view.stillness",
)  # fmt: skip

START = """
import os, sys
from PySide6.QtWidgets import QApplication
from mahjong_qt import program
app = QApplication([])
made = program.Program(app)
made.window.show()
print(made.session.mode, *[name for name in sys.argv[1:] if name in sys.modules])
if made.session.mode == "classic":
    # the next start goes on with this game
    made._stores.save(made.session.snapshot())
sys.stdout.flush()
os._exit(0)
"""


def started(folder: Path) -> list[str]:
    """Returns the mode of a game that begins in the folder, and those of the late modules that were loaded."""
    places = {name: str(folder / name) for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")}
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", **places}
    done = subprocess.run(
        [sys.executable, "-c", START, *LATE],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    return done.stdout.split()


def test_neither_a_first_game_nor_one_that_is_gone_on_with_loads_solvers_or_windows(tmp_path: Path) -> None:
    assert started(tmp_path) == ["classic"]
    assert list(tmp_path.rglob("game.json"))
    assert started(tmp_path) == ["classic"]
