"""A tile set being taken in while the game goes on: what the pane says of it, and the questions on the way."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from mahjong_qt.tile_sets.fault import FaultReason, TileSetFault
from mahjong_qt.windows.look.filled_words import filled, short_name
from mahjong_qt.windows.look.set_words import set_name

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QDialog

    from mahjong_qt.windows.look.pane_notice import PaneNotice, Step
    from mahjong_qt.windows.look.sayings import Sayings
    from mahjong_qt.windows.look.set_source import SetSource, ShownSet


class _Wish(NamedTuple):
    """The files of a set, and what begins to take it in."""

    paths: tuple[str, ...]
    take_in: Callable[[], None]


class SetAdding(QObject):
    """Takes in one set at a time; what is added meanwhile comes after it."""

    added = Signal(object)
    """The :class:`~mahjong_qt.windows.look.set_source.ShownSet` that is here now."""

    found_again = Signal(str)
    """The id of the set that was to be added, and is here already."""

    def __init__(
        self,
        sets: SetSource,
        sayings: Sayings,
        progress: PaneNotice,
        open_dialog: Callable[[QDialog], None],
        parent: QObject | None = None,
    ) -> None:
        """Say what is wrong among other things, and what is being done in a notice of its own.

        ``open_dialog`` opens a dialog and lets the clock stand meanwhile.
        """
        super().__init__(parent)
        self._sets, self._open_dialog = sets, open_dialog
        self._sayings, self._progress = sayings, progress
        self._waiting: list[_Wish] = []
        self._paths: tuple[str, ...] = ()
        sets.done.connect(self._end)
        sets.failed.connect(self._fail)

    @property
    def is_busy(self) -> bool:
        """Whether a set is being taken in."""
        return bool(self._paths)

    def add(self, paths: Sequence[str]) -> None:
        """Take in the set in these files or folders."""
        if paths:
            self._want(_Wish(tuple(paths), partial(self._sets.take_in, tuple(paths))))

    def cancel(self) -> None:
        """End what is being taken in, and what would come after it."""
        self._waiting.clear()
        if self.is_busy:
            self._paths = ()
            self._sets.cancel()
            self._progress.hush()

    def _want(self, wish: _Wish) -> None:
        if self.is_busy:
            self._waiting.append(wish)
            return
        self._paths = wish.paths
        words = filled(self.tr("Drawing the tiles of “%1”…"), short_name(Path(wish.paths[0]).name))
        self._progress.say_busy(words, (self.tr("Cancel"), self.cancel))
        wish.take_in()

    def _use(self, paths: tuple[str, ...], names: dict[str, str]) -> None:
        self._want(_Wish(paths, partial(self._sets.take_in, paths, names)))

    def _fill(self, paths: tuple[str, ...], names: dict[str, str], filler: str = "") -> None:
        self._want(_Wish(paths, partial(self._sets.take_in_filled, paths, names, filler)))

    def _match(self, paths: tuple[str, ...], fault: TileSetFault) -> None:
        """Ask which files show the missing faces."""
        from mahjong_qt.windows.look.face_table import FaceTable
        from mahjong_qt.windows.look.filling import fillers

        nearest = fillers(self._sets.built_in(), fault)[0]
        table = FaceTable(fault, set_name(nearest.id, nearest.name), self._progress.window())
        table.used.connect(partial(self._use, paths))
        table.filled.connect(partial(self._fill, paths, filler=nearest.id))
        self._open_dialog(table)

    def _end(self, shown: ShownSet) -> None:
        self._paths = ()
        if not self._waiting:
            # first this: the card that is added is brought into view
            self._progress.hush()
        self.added.emit(shown)
        self._go_on()

    def _fail(self, fault: TileSetFault) -> None:
        from mahjong_qt.windows.look.set_fault_words import set_fault_words

        paths, self._paths = self._paths, ()
        words, steps = set_fault_words(fault), self._steps_after(paths, fault)
        if steps:
            self._sayings.ask(words, [*steps, (self.tr("Leave it"), _nothing)])
        else:
            self._sayings.tell(words)
        # what waits need not wait for an answer
        self._go_on()
        if fault.reason is FaultReason.ALREADY_HERE and fault.values.get("id"):
            self.found_again.emit(str(fault.values["id"]))

    def _steps_after(self, paths: tuple[str, ...], fault: TileSetFault) -> list[Step]:
        """Return what can be done about a fault."""
        if fault.reason is FaultReason.MISSING_FACES:
            return self._steps_with(paths, fault)
        return self._steps_among(paths, fault) if fault.reason is FaultReason.SEVERAL_SETS else []

    def _steps_with(self, paths: tuple[str, ...], fault: TileSetFault) -> list[Step]:
        """Return what can be done about faces without a drawing."""
        from mahjong_qt.windows.look.face_table import known_names, unused_files
        from mahjong_qt.windows.look.filling import fillers

        names = known_names(fault)
        steps: list[Step] = []
        if names or not fault.values.get("files"):
            for shown in fillers(self._sets.built_in(), fault):
                words = self.tr("Fill in from %1").replace("%1", set_name(shown.id, shown.name))
                steps.append((words, partial(self._fill, paths, names, shown.id)))
        if unused_files(fault):
            steps.append((self.tr("Match files…"), partial(self._match, paths, fault)))
        return steps

    def _add_each(self, files: Sequence[str]) -> None:
        for file in files:
            self.add((file,))

    def _steps_among(self, paths: tuple[str, ...], fault: TileSetFault) -> list[Step]:
        """Return a step for each of several sets, and one for all; none when they have no files of their own."""
        from mahjong_qt.windows.look.filling import MOST_SETS, sets_inside

        inside = sets_inside(paths, fault)
        if not inside:
            return []
        # an ampersand in a name is no access key
        steps: list[Step] = [
            (one.name.replace("&", "&&"), partial(self.add, (one.path,))) for one in inside[:MOST_SETS]
        ]
        steps.append((self.tr("Add all"), partial(self._add_each, [one.path for one in inside])))
        return steps

    def _go_on(self) -> None:
        if self.is_busy:
            return
        if self._waiting:
            self._want(self._waiting.pop(0))
        else:
            self._progress.hush()


def _nothing() -> None:
    """Leave everything as it is."""
