"""A process of sounds that writes down what it would play, for tests of both its ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from mahjong_qt.sound_main.output import OutputError
from mahjong_qt.sound_main.serve import serve

if TYPE_CHECKING:
    from mahjong_qt.sound_main.bank import Bank
    from mahjong_qt.sound_main.wish_queue import WishQueue

ROOT = str(Path(__file__).parents[2])
START = f"import sys; sys.path.insert(0, {ROOT!r}); from tests.sound.fake_process import main; main()"


def command(kind: str, log: Path) -> list[str]:
    """Returns what starts one of a kind: notes, deaf, none, deadly, faulty."""
    return [sys.executable, "-c", START, kind, str(log)]


def note(log: Path, text: str) -> None:
    with log.open("a") as file:
        file.write(f"{text}\n")


def notes(log: Path) -> list[str]:
    return log.read_text().splitlines() if log.exists() else []


class NotingPlayer:
    def __init__(self, kind: str, log: Path, queue: WishQueue) -> None:
        self.kind = kind
        self.log = log
        self.queue = queue

    def run(self) -> None:
        note(self.log, f"process {os.getpid()}")
        while True:
            self.queue.wait(None)
            for wish in self.queue.take():
                note(self.log, f"{wish.name} {wish.volume}")
                self.answer()

    def answer(self) -> None:
        if self.kind == "deaf":
            # as a library that never comes back
            os.read(os.pipe()[0], 1)
        if self.kind == "none":
            raise OutputError
        if self.kind == "deadly":
            os._exit(7)
        if self.kind == "faulty":
            raise ZeroDivisionError("on purpose")


def main() -> None:
    kind, log = sys.argv[1:]

    def make(bank: Bank, queue: WishQueue) -> NotingPlayer:
        return NotingPlayer(kind, Path(log), queue)

    serve(make)
