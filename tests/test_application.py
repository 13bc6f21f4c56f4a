"""Files that the system hands over to the running program.

The application is made in a process of its own: there cannot be a second one beside that of the tests.
"""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

SCRIPT = """
import os
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from mahjong_qt.application import Application

app = Application(["test"])
told = []
app.files_opened.connect(told.append)
for name in ("/x/a.layout", "/x/b.map"):
    app.sendEvent(app, QFileOpenEvent(name))
print(told)
app.tell_files()
app.sendEvent(app, QFileOpenEvent("/x/c.lay"))
app.sendEvent(app, QEvent(QEvent.Type.User))
print(told)
"""


def test_files_are_kept_until_somebody_listens_and_told_at_once_from_then_on() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["[]", "[('/x/a.layout', '/x/b.map'), ('/x/c.lay',)]"]


OPENED = """
import os, sys
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from pathlib import Path
from PySide6.QtGui import QFileOpenEvent
from mahjong_qt import paths
from mahjong_qt.application import Application
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile, encode_layout

folder = Path(sys.argv[1])
paths.move_writable(folder / "player")
path = folder / "row.mjlayout"
path.write_bytes(encode_layout(LayoutFile(Layout.from_tiles([(x, 0, 0) for x in range(0, 16, 2)]), name="Row")))
app = Application(["test"])
"""
IN_GAME = """
from mahjong_qt.program import Program
program = Program(app)
session = program.session
app.sendEvent(app, QFileOpenEvent(str(path)))
session.started.connect(lambda started: app.exit(0) if started.board.tiles_left == 8 else None)
program.window.show()
app.exec()
print(session.game.board.tiles_left, session.layout_id[0])
program.finish()
os._exit(0)
"""
IN_EDITOR = """
from editor.program import EditorProgram
from editor.start import Start
program = EditorProgram(app, Start())
app.sendEvent(app, QFileOpenEvent(str(path)))
program.workspace.document.replaced.connect(lambda: app.exit(0) if len(program.workspace.document.plane) else None)
program.window.show()
app.exec()
print(len(program.workspace.document.plane), program.desk.files.path == path)
program.finish()
os._exit(0)
"""


@pytest.mark.parametrize(("script", "found"), [(IN_GAME, "8 X"), (IN_EDITOR, "8 True")], ids=["game", "editor"])
def test_a_layout_opened_by_the_system_is_played_in_the_game_and_edited_in_the_editor(
    tmp_path: Path, script: str, found: str
) -> None:
    command = [sys.executable, "-c", OPENED + script, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.strip() == found, done.stderr
