"""What a real worker process answers, and how long a test waits for that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEventLoop, QTimer

from tests.engine.sample_games import TURTLE, deal_on

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.worker import Worker

PROCESS_LIMIT = 60_000
"""Milliseconds: to start Python takes long where much else is done."""

MEGABYTE = 1024 * 1024
BOARD = deal_on(TURTLE, 1).board


def answer_to(worker: Worker, function: Callable[..., Any], *arguments: object) -> Any:
    """Wait in Qt's own loop, as the window does."""
    loop = QEventLoop()
    answers: list[object] = []
    failures: list[str] = []

    def take(answer: object) -> None:
        answers.append(answer)
        loop.quit()

    def take_failure(text: str) -> None:
        failures.append(text)
        loop.quit()

    QTimer.singleShot(PROCESS_LIMIT, loop, loop.quit)
    worker.ask(function, *arguments, then=take, failed=take_failure)
    loop.exec()
    assert not failures
    return answers[0]
