"""The layouts that can be played: built-in ones, the player's own, and those made from a number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.game_code import is_layout_code
from mahjong_qt.engine.game_code import layout_code as code_of_number
from mahjong_qt.engine.layout.layout_file import LayoutFile, LayoutFileError, LayoutFileFault, read_layout_file

if TYPE_CHECKING:
    from pathlib import Path

    from mahjong_qt.engine.layout.own_layouts import OwnLayouts

SUFFIX = ".json"
MAX_ID = 64
"""Letters of the longest id."""


class UnknownLayoutError(LookupError):
    """There is no layout with this id or number."""


class LayoutLibrary:
    """Every layout by its id, each read or made when it is first asked for.

    The built-in ones are ``<id>.json`` in one folder, each with a number of its own that never changes. One of the
    player's has the code of its tiles for an id, such as ``XABCDEFGHIJ``; one made from a number has ``G`` and the
    number. A built-in file that cannot be used is left out and its error stands in :attr:`faults`; the others are not
    affected.
    """

    def __init__(self, folder: Path, own: OwnLayouts | None = None) -> None:
        """Take the built-in layouts from a folder, and the player's, if any are wanted, from ``own``."""
        self._folder = folder
        self._own = own
        self._generated: dict[str, LayoutFile] = {}
        self._files: dict[str, LayoutFile] = {}
        self._faults: dict[str, LayoutFileError] = {}
        self._owner: dict[int, str] = {}  # number -> id of the layout that has it
        self._is_complete = False

    def load(self, layout_id: str) -> LayoutFile:
        """Return the layout with this id; no other built-in file is read.

        :raises UnknownLayoutError: when there is no such layout.
        :raises LayoutFileError: when its file cannot be used.
        """
        if is_made_code(layout_id):
            return self._load_other(layout_id)
        if layout_id in self._files:
            return self._files[layout_id]
        if layout_id in self._faults:
            raise self._faults[layout_id]
        path = self._path(layout_id)
        if not is_layout_id(layout_id) or not path.is_file():
            raise UnknownLayoutError(layout_id[:MAX_ID])
        file = read_layout_file(path)
        _check_identity(file, path)
        self._files[layout_id] = file
        return file

    def by_code(self, code: str) -> LayoutFile:
        """Return the layout that the layout part of a game code stands for.

        :raises UnknownLayoutError: when it is not here.
        """
        if code.startswith("L") and is_layout_code(code):
            return self.by_number(int(code[1:]))
        if not is_made_code(code):
            raise UnknownLayoutError(code[:MAX_ID])
        return self._load_other(code)

    def by_number(self, number: int) -> LayoutFile:
        """Return the layout with this permanent number.

        :raises UnknownLayoutError: when no layout that can be used has it.
        """
        self._read_all()
        if number not in self._owner:
            raise UnknownLayoutError(number)
        return self._files[self._owner[number]]

    def all(self) -> list[LayoutFile]:
        """Return every built-in layout that can be used, by number."""
        self._read_all()
        return [self._files[layout_id] for _, layout_id in sorted(self._owner.items())]

    @property
    def faults(self) -> tuple[LayoutFileError, ...]:
        """The errors of the files that cannot be used, by file name."""
        self._read_all()
        return tuple(fault for _, fault in sorted(self._faults.items()))

    def _load_other(self, code: str) -> LayoutFile:
        """Return a layout of the player's, or one made from a number."""
        if code.startswith("X"):
            file = self._own.load(code) if self._own is not None else None
        else:
            file = self._generated.get(code) or generated_layout(code)
        if file is None:
            raise UnknownLayoutError(code)
        if code.startswith("G"):
            self._generated = {code: file}  # one is played at a time
        return file

    def _path(self, layout_id: str) -> Path:
        return self._folder / f"{layout_id}{SUFFIX}"

    def _read_all(self) -> None:
        if self._is_complete:
            return
        self._is_complete = True
        for layout_id in sorted(path.stem for path in self._folder.glob(f"*{SUFFIX}") if is_layout_id(path.stem)):
            try:
                self._claim_number(layout_id, self.load(layout_id))
            except LayoutFileError as fault:
                self._files.pop(layout_id, None)
                self._faults[layout_id] = fault
            except UnknownLayoutError:  # a folder, or gone since the listing
                continue

    def _claim_number(self, layout_id: str, file: LayoutFile) -> None:
        number = file.number
        assert number is not None  # load() refuses the others
        owner = self._owner.setdefault(number, layout_id)
        if owner != layout_id:
            values = {"number": number, "other": owner}
            raise LayoutFileError(LayoutFileFault.NUMBER_TAKEN, str(self._path(layout_id)), "number", values)


def is_layout_id(text: str) -> bool:
    """Say whether this can be the id of a built-in layout: words of a-z and 0-9, joined by single hyphens.

    >>> is_layout_id("three-mountains"), is_layout_id("layout.schema"), is_layout_id("../turtle")
    (True, False, False)
    """
    words = text.split("-")
    return len(text) <= MAX_ID and all(word.isascii() and word.isalnum() and word == word.lower() for word in words)


def layout_code(file: LayoutFile) -> str:
    """Return the layout's part of a game code, such as ``L00``; the id of one that is not built in is that part.

    :raises ValueError: when the layout has neither a number nor such an id.
    """
    if file.number is not None:
        return code_of_number(file.number)
    if not is_made_code(file.id):
        raise ValueError(file.id)
    return file.id


def is_made_code(text: str) -> bool:
    """Say whether this is the id of a layout that is not built in: of one of the player's, or one made from a number.

    >>> is_made_code("G123"), is_made_code("XABCDEFGH27"), is_made_code("turtle"), is_made_code("L00")
    (True, True, False, False)
    """
    return text[:1] in ("X", "G") and is_layout_code(text)


def generated_layout(code: str) -> LayoutFile | None:
    """Return the layout made from the number in a code such as ``G123``, or None when that is no number for one."""
    from mahjong_qt.engine.layout.generator import generate_layout

    try:
        return LayoutFile(generate_layout(int(code[1:])), id=code)
    except ValueError:
        return None


def _check_identity(file: LayoutFile, path: Path) -> None:
    if file.id != path.stem:
        values = {"id": file.id, "expected": path.stem}
        raise LayoutFileError(LayoutFileFault.WRONG_ID, str(path), "id", values)
    if file.number is None:
        raise LayoutFileError(LayoutFileFault.NO_NUMBER, str(path), "number")
