"""Which file shows which face, from the names of the files."""

from __future__ import annotations

import re
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

from mahjong_qt.engine.face import FACES, GROUP_COUNT
from mahjong_qt.tile_sets.bundle import PICTURES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

NameTable = dict[str, str]
"""From the label of a face to the name of the file that shows it."""

LABELS = tuple(face.label for face in FACES)
ORDINARY = LABELS[: GROUP_COUNT - 2]
"""The labels without those of flowers and seasons, which some sets lack."""

THUMBNAIL = re.compile(r"^\d+px-")
"""What Wikimedia puts before the names of pictures that it has scaled."""


def _numbered(pattern: str, labels: Iterable[str], first: int = 1) -> dict[str, str]:
    """Return labels by names in which ``#`` is a number that counts up."""
    return {pattern.replace("#", str(number)): label for number, label in enumerate(labels, first)}


def _suits(characters: str, circles: str, bamboos: str) -> dict[str, str]:
    table: dict[str, str] = {}
    for pattern, suit in ((characters, "C"), (circles, "D"), (bamboos, "B")):
        table |= _numbered(pattern, [f"{rank}{suit}" for rank in range(1, 10)])
    return table


def _named(names: str, labels: str) -> dict[str, str]:
    return dict(zip(names.split(), labels.split(), strict=True))


_WINDS, _DRAGONS, _FLOWERS, _SEASONS = "E S W N", "R G Wh", "F1 F2 F3 F4", "S1 S2 S3 S4"

OURS = {label.lower(): label for label in LABELS}
FLUFFY = (
    _suits("man#", "pin#", "sou#")
    | _named("ton nan shaa pei", _WINDS)
    | _named("chun hatsu haku", _DRAGONS)
)  # fmt: skip
"""FluffyStuff's riichi tiles, without flowers and seasons."""
CANGJIE = (
    _suits("mjw#", "mjt#", "mjs#")
    | _numbered("mjf#", _WINDS.split())
    | _numbered("mjd#", _DRAGONS.split())
    | _numbered("mjh#", f"{_SEASONS} {_FLOWERS}".split())
)
"""Cangjie6's on Wikimedia Commons, such as ``MJw1-.svg``."""
COMMONS = (
    _suits("mj#wan", "mj#bing", "mj#tiao")
    | _named("mjeastwind mjsouthwind mjwestwind mjnorthwind", _WINDS)
    | _named("mjreddragon mjgreendragon mjwhitedragon", _DRAGONS)
    | _named("mjmei mjlan mjju mjzhu", _FLOWERS)
    | _named("mjspring mjsummer mjautumn mjwinter", _SEASONS)
)
"""Older ones on Wikimedia Commons."""
KMAHJONGG = (
    _suits("character#", "rod#", "bamboo#")
    | _numbered("wind#", ["N", "S", "E", "W"])
    | _numbered("dragon#", ["Wh", "G", "R"])
    | _numbered("flower#", _FLOWERS.split())
    | _numbered("season#", _SEASONS.split())
)
"""The names of elements in tile sets of KMahjonggLib."""
NOTATION = _suits("#m", "#p", "#s") | _numbered("#z", ["E", "S", "W", "N", "Wh", "G", "R"])
NOTATION_BEFORE = _suits("m#", "p#", "s#") | _numbered("z#", ["E", "S", "W", "N", "Wh", "G", "R"])
"""How hands of Riichi are written."""
UNICODE = {
    f"u{0x1F000 + place:x}": label
    for place, label in enumerate(
        ["E", "S", "W", "N", "R", "G", "Wh"]
        + [f"{rank}{suit}" for suit in "CBD" for rank in range(1, 10)]
        + ["F1", "F2", "F4", "F3", "S1", "S2", "S3", "S4"]
    )
}
"""The characters of Unicode that show tiles."""

_SUIT_WORDS = {
    "C": "character characters char chars crak craks man wan manzu wanzu",
    "D": "circle circles dot dots pin bing tong tung pinzu wheel wheels coin coins rod rods ball balls",
    "B": "bamboo bamboos bam bams sou tiao suo souzu stick sticks",
}
_WORDS = {
    "E": "east ton dong", "S": "south nan", "W": "west shaa sha xia xi", "N": "north pei bei",
    "R": "red chun zhong hongzhong", "G": "green hatsu fa facai", "Wh": "white haku bai baiban whiteboard",
    "F1": "plum mei flower1 plumblossom", "F2": "orchid lan flower2", "F3": "chrysanthemum ju flower3 mum",
    "F4": "zhu flower4 bambooflower flowerbamboo", "S1": "spring season1", "S2": "summer season2",
    "S3": "autumn fall season3", "S4": "winter season4",
}  # fmt: skip


def _words() -> dict[str, str]:
    table: dict[str, str] = {}
    for suit, words in _SUIT_WORDS.items():
        for word in words.split():
            for pattern in (f"{word}#", f"#{word}"):
                table |= _numbered(pattern, [f"{rank}{suit}" for rank in range(1, 10)])
    for label, words in _WORDS.items():
        additions = ("", "wind") if label in _WINDS.split() else ("", "dragon") if label in _DRAGONS.split() else ("",)
        for word in words.split():
            table |= {form: label for more in additions for form in (word + more, more + word)}
    return table


WORDS = _words()
TABLES = (OURS, FLUFFY, CANGJIE, COMMONS, KMAHJONGG, NOTATION, NOTATION_BEFORE, UNICODE, WORDS)


def plain_name(name: str) -> str:
    """Return what of a file's name tells its face.

    >>> plain_name("tiles/MJw1-.svg"), plain_name("120px-MJw1-.svg.png"), plain_name("Dragon red.svgz")
    ('mjw1', 'mjw1', 'dragonred')
    """
    name = THUMBNAIL.sub("", PurePosixPath(name).name.lower())
    while name.endswith(PICTURES):
        name = name.rpartition(".")[0]
    if len(name) == 1 and 0x1F000 <= ord(name) <= 0x1F02B:
        return f"u{ord(name):x}"
    return "".join(letter for letter in name if letter.isalnum())


def guess_names(files: Iterable[str]) -> NameTable:
    """Return which of these files, all of one folder, shows which face.

    The one list of names that fits most files is taken; what it does not tell, plain words may.

    >>> guess_names(["Man1.svg", "Ton.svg", "Front.svg"])
    {'1C': 'Man1.svg', 'E': 'Ton.svg'}
    """
    # of two with the same name the drawing goes before the picture
    order = sorted((file for file in files if file.lower().endswith(PICTURES)), key=_preference)
    plain: dict[str, str] = {}
    for file in order:
        plain.setdefault(plain_name(file), file)
    best = max((_found(table, plain) for table in TABLES), key=len)
    others = {label: file for label, file in _found(WORDS, plain).items() if file not in best.values()}
    found = others | best
    return {label: found[label] for label in LABELS if label in found}


def _found(table: Mapping[str, str], plain: Mapping[str, str]) -> NameTable:
    found: NameTable = {}
    for name, label in table.items():
        if name in plain:
            found.setdefault(label, plain[name])
    return found


def _preference(file: str) -> tuple[bool, str]:
    return file.lower().endswith(".png"), file
