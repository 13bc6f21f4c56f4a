from __future__ import annotations

from typing import TYPE_CHECKING

from editor.panels.tip_line import TipLine

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def test_a_tip_that_was_read_is_gone_and_says_so(qtbot: QtBot) -> None:
    tip = TipLine()
    qtbot.addWidget(tip)
    with qtbot.waitSignal(tip.closed):
        tip.button.click()
    assert tip.isHidden()
