"""Files that the system hands over to the running program.

The application is made in a process of its own: there cannot be a second one beside that of the tests.
"""

from __future__ import annotations

import subprocess
import sys

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
