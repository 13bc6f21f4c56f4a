"""The tile set "Numbers": `python -m resources.source.numbers_tiles` writes resources/tiles/numbers."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from resources.source import seasonal
from resources.source.glyphs import characters_sign, middle_sign, prosper_sign
from resources.source.lettering import line
from resources.source.svg import disc, document, gradient, group, placed, polygon, shape, strokes

FOLDER = Path(__file__).resolve().parents[1] / "tiles" / "numbers"
CREAM = "#fff9e8"


class Enamel(NamedTuple):
    """What a face is painted with: the edge, and the two ends of the filling's gradient."""

    edge: str
    light: str
    deep: str


# Green, red and blue keep apart for every kind of colour blindness: they differ in lightness and in their blue.
GREEN = Enamel("#00472f", "#12906a", "#006b4b")
RED = Enamel("#6b0f0a", "#d2452f", "#a3201a")
BLUE = Enamel("#07294f", "#1c6fc4", "#0b4a94")
INK = Enamel("#15161f", "#4c5066", "#2a2c3b")
SLATE = Enamel("#26334d", "#5f78a3", "#425a85")
MAUVE = Enamel("#5e1047", "#b0398a", "#8a2069")
AMBER = Enamel("#5a3200", "#b26a00", "#8a4f00")
FILLING = "url(#filling)"


def face(content: str, enamel: Enamel, definitions: str = "") -> str:
    """A whole face whose `FILLING` is of this enamel."""
    across = 'gradientUnits="userSpaceOnUse" x1="60" y1="0" x2="240" y2="400"'
    filling = gradient("filling", "linear", across, (0, enamel.light), (1, enamel.deep))
    return document(300, 400, filling + definitions, content)


def inlaid(path: str, weight: float, enamel: Enamel) -> str:
    """Thick lines sunk into the tile: light along the lower right, a dark edge, the filling."""
    rim = max(4.0, weight * 0.12)
    return (
        group(strokes(path, "#fff", weight), 3, 4)
        + strokes(path, enamel.edge, weight)
        + strokes(path, FILLING, weight - rim)
    )


def sunk(path: str) -> str:
    """A filled shape with light along its lower right."""
    return group(shape(path, "#fff"), 2.5, 3.5) + shape(path, FILLING)


def big(character: str, enamel: Enamel) -> str:
    """The digit or letter that fills the upper two thirds of a face."""
    width = 196 if character == "W" else 170
    return inlaid(line(character, 150 - width / 2, 36, width, 198), 55, enamel)


def cane(enamel: Enamel) -> str:
    """The sign of the bamboos: a short cane with two leaves each side."""
    leaf = "M0,0C16,-28 58,-40 100,-30C80,6 38,16 0,0Z"
    leaves = "".join(placed(leaf, 150 + 22 * side, y, side) for y in (320, 376) for side in (1, -1))
    joint = "M-25,0C-16,11 -16,25 -25,36L25,36C16,25 16,11 25,0Z"
    joints = "".join(placed(joint, 150, 280 + 39 * number) for number in range(3))
    return sunk(leaves) + shape(joints, FILLING, enamel.edge, 6)


def ten_thousand(_: Enamel) -> str:
    """The sign of the characters."""
    return sunk(placed(characters_sign(), 78, 274, 0.72, 0.61))


def wheel(enamel: Enamel) -> str:
    """The sign of the circles: a thick rim around a rosette of eight petals."""
    petal = "M0,0C-20,-18 -18,-45 0,-45C18,-45 20,-18 0,0Z"
    rosette = "".join(shape(petal, CREAM, turn=45 * turn) for turn in range(8))
    return _medal(rosette + disc(16, enamel.deep), enamel)


def compass(wind: str, enamel: Enamel) -> str:
    """A disc with an arrow that points to where the wind is named after; north is up."""
    turn = {"N": 0, "E": 90, "S": 180, "W": 270}[wind]
    ticks = "".join(strokes("M0,-48L0,-44", CREAM, 7, 45 + 90 * quarter) for quarter in range(4))
    return _medal(ticks + shape("M0,-50L34,0L13,-4L13,46L-13,46L-13,-4L-34,0Z", CREAM, turn=turn), enamel)


def _medal(content: str, enamel: Enamel) -> str:
    return disc(60, "#fff", x=152, y=338) + group(disc(60, enamel.edge) + disc(56, FILLING) + content, 150, 335)


def suited(rank: int, sign: Callable[[Enamel], str], enamel: Enamel) -> str:
    """A number over its suit's sign."""
    return face(big(str(rank), enamel) + sign(enamel), enamel)


def dragon(letter: str, sign: str, enamel: Enamel) -> str:
    """A letter over the dragon's sign."""
    return face(inlaid(line(letter, 106, 26, 88, 116), 38, enamel) + sunk(placed(sign, 38, 178, 1.12, 1.08)), enamel)


def white_dragon() -> str:
    """Letters over an empty frame."""
    letters = inlaid(line("W", 40, 26, 118, 116), 34, SLATE) + inlaid(line("h", 200, 26, 68, 116), 34, SLATE)
    outer = polygon([(58, 192), (242, 192), (242, 380), (58, 380)])
    inner = polygon([(94, 228), (206, 228), (206, 344), (94, 344)])
    return face(letters + shape(outer, "#fff") + inlaid(outer, 30, SLATE) + strokes(inner, SLATE.deep, 10), SLATE)


def flower(rank: int, drawing: str, definitions: str) -> str:
    """A flower in the frame of all flowers: round corners, its name in a band at the top."""
    outline = (
        "M49,5L251,5C275,5 295,25 295,49L295,351C295,375 275,395 251,395L49,395C25,395 5,375 5,351L5,49C5,25 25,5 49,5Z"
    )
    band = "M5,112L5,49C5,25 25,5 49,5L251,5C275,5 295,25 295,49L295,112Z"
    frame = shape(outline, "#fdeef6") + shape(band, FILLING, MAUVE.edge, 6) + shape(outline, "none", MAUVE.edge, 10)
    return face(frame + _name("F", rank, 60) + group(drawing, 17, 120, scale=0.89), MAUVE, definitions)


def season(rank: int, drawing: str, definitions: str) -> str:
    """A season in the frame of all seasons: cut corners, its name in a band at the bottom."""
    outline = "M46,5L254,5L295,46L295,354L254,395L46,395L5,354L5,46Z"
    band = "M5,288L295,288L295,354L254,395L46,395L5,354Z"
    frame = shape(outline, "#fff6dc") + shape(band, FILLING, AMBER.edge, 6) + shape(outline, "none", AMBER.edge, 10)
    return face(frame + _name("S", rank, 340) + group(drawing, 17, 14, scale=0.89), AMBER, definitions)


def _name(letter: str, rank: int, middle: float) -> str:
    path = line(letter, 78, middle - 33, 52, 66) + line(str(rank), 170, middle - 33, 52, 66)
    return strokes(path, CREAM, 20)


def all_files() -> dict[str, str]:
    """Every file of the tile set, by name."""
    files: dict[str, str] = {}
    for letter, sign, enamel in (("B", cane, GREEN), ("C", ten_thousand, RED), ("D", wheel, BLUE)):
        files |= {f"{rank}{letter}.svg": suited(rank, sign, enamel) for rank in range(1, 10)}
    files |= {f"{wind}.svg": face(big(wind, INK) + compass(wind, INK), INK) for wind in "ESWN"}
    files["R.svg"] = dragon("R", middle_sign(), RED)
    files["G.svg"] = dragon("G", prosper_sign(), GREEN)
    files["Wh.svg"] = white_dragon()
    shades = seasonal.GRADIENTS
    files["F1.svg"] = flower(1, seasonal.plum(), shades["plum"])
    files["F2.svg"] = flower(2, seasonal.orchid(), shades["orchid"])
    files["F3.svg"] = flower(3, seasonal.chrysanthemum(), shades["gold"])
    files["F4.svg"] = flower(4, seasonal.bamboo_grove(), shades["cane"])
    files["S1.svg"] = season(1, seasonal.sprout(), shades["sprout"])
    files["S2.svg"] = season(2, seasonal.sun(), shades["sun"])
    files["S3.svg"] = season(3, seasonal.maple_leaf(), shades["maple"])
    files["S4.svg"] = season(4, seasonal.snowflake(), "")
    files["tileset.json"] = _manifest(files)
    return files


def _manifest(files: dict[str, str]) -> str:
    """The manifest; its fingerprint changes with every drawing."""
    digest = hashlib.sha256("".join(f"{name}\n{files[name]}" for name in sorted(files)).encode()).hexdigest()
    content = {
        "format": "mahjong-tileset",
        "version": 1,
        "name": "Numbers",
        "author": "The Mahjong Qt authors",
        "license": "MIT",
        "fingerprint": digest[:16],
    }
    return json.dumps(content, indent=2) + "\n"


def main() -> None:
    """Write the files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in all_files().items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
