from __future__ import annotations

import pytest
from PySide6.QtCore import QObject

from mahjong_qt.windows.question import Question


@pytest.fixture
def done() -> list[str]:
    """What happened, in order."""
    return []


@pytest.fixture
def question(qapp: object, done: list[str]) -> Question:
    question = Question(QObject(qapp if isinstance(qapp, QObject) else None))
    question.answered.connect(lambda: done.append("answered"))
    return question


def test_a_question_offers_what_will_be_done_and_to_play_on(question: Question) -> None:
    message = question.ask("&New game", lambda: None)
    assert [action.text() for action in message.actions] == ["&New game", "&Keep playing"]


def test_yes_does_what_was_agreed_to_after_the_question_is_closed(question: Question, done: list[str]) -> None:
    question.ask("&New game", lambda: done.append("done"))
    question.yes.trigger()
    assert done == ["answered", "done"]


def test_no_does_nothing(question: Question, done: list[str]) -> None:
    question.ask("&New game", lambda: done.append("done"))
    question.no.trigger()
    assert done == ["answered"]


def test_what_was_asked_before_is_forgotten(question: Question, done: list[str]) -> None:
    question.ask("&New game", lambda: done.append("one"))
    question.ask("&Same deal again", lambda: done.append("other"))
    question.yes.trigger()
    assert done == ["answered", "other"]
    question.forget()
    question.yes.trigger()
    assert done == ["answered", "other", "answered"]
