"""The editor's window, as far as files are concerned."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.editor.exchange.editor_desk import EditorDesk, collect_dialogs

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[EditorDesk]:
    yield EditorDesk(qtbot, tmp_path)
    collect_dialogs()
