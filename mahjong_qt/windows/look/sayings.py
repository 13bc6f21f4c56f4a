"""What is to be said in one notice, one after the other: nothing of it is lost before the player has seen it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mahjong_qt.windows.look.pane_notice import PaneNotice, Step


class _Question(NamedTuple):
    """A text, and the steps of which one is to be taken."""

    text: str
    steps: Sequence[Step]


class _News(NamedTuple):
    """Texts that are said together, and what is done when they were read."""

    texts: list[str]
    then: list[Callable[[], None]]


class Sayings:
    """Questions wait until the one before is answered; news that come together are read together."""

    def __init__(self, notice: PaneNotice) -> None:
        """Have the notice alone: whatever else is said in it would be lost."""
        self._notice = notice
        self._waiting: list[_Question | _News] = []

    def ask(self, text: str, steps: Sequence[Step]) -> None:
        """Ask a question; each step is an answer."""
        self._add(_Question(text, steps))

    def tell(self, text: str, then: Callable[[], None] | None = None) -> None:
        """Say what can only be read, once; ``then`` follows when that was done."""
        if any(isinstance(saying, _News) and text in saying.texts for saying in self._waiting):
            return
        last = self._waiting[-1] if self._waiting else None
        if not isinstance(last, _News):
            self._add(_News([text], [then] if then else []))
            return
        last.texts.append(text)
        if then and then not in last.then:
            last.then.append(then)
        if len(self._waiting) == 1:
            self._show()

    def _add(self, saying: _Question | _News) -> None:
        self._waiting.append(saying)
        if len(self._waiting) == 1:
            self._show()

    def _show(self) -> None:
        saying = self._waiting[0]
        if isinstance(saying, _Question):
            self._notice.say(saying.text, [(words, partial(self._take, (act,))) for words, act in saying.steps])
        else:
            close = QCoreApplication.translate("Sayings", "Close")
            self._notice.say("\n".join(saying.texts), [(close, partial(self._take, saying.then))])

    def _take(self, acts: Sequence[Callable[[], None]]) -> None:
        del self._waiting[0]
        if self._waiting:
            self._show()
        for act in acts:
            act()
