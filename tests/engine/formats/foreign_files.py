"""One small layout, drawn by hand in every format, and what makes others."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mahjong_qt.engine.formats.registry import Reading, read_layouts
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError

if TYPE_CHECKING:
    from collections.abc import Iterable


STEP = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 1, 0), (1, 0, 1)])
"""Two tiles, a third half a row down beside them, and one on their joint."""

KMAHJONGG = """\
kmahjongg-layout-v1.1
# name: Step
# by: Ada
# category: small
w6
h3
d2
# Level 0
1212..
434312
....43
# Level 1
.12...
.43...
......
"""

GNOME = """\
<!-- A comment before anything. -->
<mahjongg>
  <map name="Step" scorename="step">
    <layer z="0">
      <row y="0" left="0" right="1"/>
      <tile x="2" y="0.5"/>
    </layer>
    <tile x="0.5" y="0" z="1"/>
  </map>
</mahjongg>
"""

MAH = """\
{"mah":"1.0","boards":[
{"id":"1","name":"Step","by":"Ada","cat":"small","map":[[0,[[0,[[0,2]]],[1,4]]],[1,[[0,1]]]]}
]}
"""

PYSOLFC = "Step\t0aaaacaaebhba\n"


def kyodai(names: str = "Step by Ada::small", tiles: Iterable[tuple[int, int, int]] = STEP.slots) -> str:
    """A file of Kyodai's with these tiles in its upper left corner."""
    cells = ["0"] * 3400
    for x, y, z in tiles:
        cells[z * 680 + y * 34 + x] = "1"
    return f"Kyodai 6.0\n{names}\n{''.join(cells)}\n"


FIELD = Layout.from_tiles([(x, y, 0) for y in range(0, 16, 2) for x in range(0, 36, 2)])
"""Eight rows of eighteen tiles."""

XMAHJONGG = "# row col lev\n" + "".join(f"{y} {x} {z}\n" for x, y, z in FIELD.slots)


def read(text: str | bytes, desktop: str | None = None) -> Reading:
    """What is read from a file of this content."""
    data = text if isinstance(text, bytes) else text.encode()
    return read_layouts(data, "a file", desktop.encode() if desktop is not None else None)


def read_one(text: str | bytes, desktop: str | None = None) -> LayoutFile:
    """The one layout of a file in which nothing is wrong."""
    reading = read(text, desktop)
    assert reading.faults == ()
    assert len(reading.files) == 1
    return reading.files[0]


def fault_of(text: str | bytes, desktop: str | None = None) -> LayoutFileError:
    """Why a file of this content is refused; the error names the file and the place in words."""
    with pytest.raises(LayoutFileError) as caught:
        read(text, desktop)
    error = caught.value
    assert error.source == "a file"
    assert str(error).startswith(f"a file: {error.place}")
    return error


def tiles_of(file: LayoutFile) -> list[tuple[int, int, int]]:
    """The tiles as plain triples, in canonical order."""
    return [(x, y, z) for x, y, z in file.layout.slots]
