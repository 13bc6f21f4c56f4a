from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.windows.statistics.played import Played

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot


@pytest.fixture
def played(qtbot: QtBot, tmp_path: Path) -> Played:
    return Played(qtbot, tmp_path / "records.sqlite")
