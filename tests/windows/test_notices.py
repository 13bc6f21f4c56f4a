from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mahjong_qt.dealer import DealFailure, FailureReason
from mahjong_qt.windows.notices import failure_text, no_safe_pair, undealable

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


@pytest.mark.parametrize("reason", FailureReason)
def test_every_failure_has_words_that_name_the_culprit(qapp: QApplication, reason: FailureReason) -> None:
    words = failure_text(DealFailure(reason, "the-culprit"))
    assert "the-culprit" in words
    assert "%" not in words
    assert undealable(DealFailure(reason, "the-culprit")).text == words


def test_gravity_on_a_layout_is_said_to_be_of_another_game(qapp: QApplication) -> None:
    words = failure_text(DealFailure(FailureReason.OTHER_GAME, "MJ1-L00-AAAAABL-G"))
    assert "gravity" in words
    assert "Shisen-sho" in words


def test_a_way_back_is_named_only_when_there_is_one(qapp: QApplication) -> None:
    assert "Go back" in no_safe_pair(can_go_back=True, can_shuffle=True).text
    assert "back" not in no_safe_pair(can_go_back=False, can_shuffle=True).text


def test_a_shuffle_is_named_only_when_there_is_one(qapp: QApplication) -> None:
    assert "shuffle" in no_safe_pair(can_go_back=True, can_shuffle=True).text
    assert "shuffle" not in no_safe_pair(can_go_back=True, can_shuffle=False).text
