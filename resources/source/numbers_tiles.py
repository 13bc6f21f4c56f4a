"""The tile set "Numbers": `python -m resources.source.numbers_tiles` writes resources/tiles/numbers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from resources.source import seasonal
from resources.source.glyphs import characters_sign, middle_sign, prosper_sign
from resources.source.lettering import line
from resources.source.svg import disc, document, gradient, group, placed, polygon, shape, strokes
from resources.source.tile_set_files import with_manifest, write_files

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
# Where the signs beside the numbers have their middle.
AXIS = 248


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
    """The digit or letter of a face: as tall as most of it, and at the left, which tiles beside it hide last."""
    return inlaid(line(character, 30, 40, 136, 258), 54, enamel)


def cane(enamel: Enamel) -> str:
    """The sign of the bamboos: a cane as tall as the face, with two leaves at each joint."""
    leaf = "M0,0C-2,-34 8,-56 36,-66C42,-32 28,0 0,0Z"
    leaves = "".join(placed(leaf, AXIS + 15 * side, y, side) for y in (98, 195, 292) for side in (1, -1))
    joint = "M-20,0C-13,16 -13,72 -20,88L20,88C13,72 13,16 20,0Z"
    joints = "".join(placed(joint, AXIS, 6 + 97 * number) for number in range(4))
    rings = "".join(strokes(f"M{AXIS - 14},{y}L{AXIS + 14},{y}", CREAM, 4) for y in (98.5, 195.5, 292.5))
    return sunk(leaves) + shape(joints, FILLING, enamel.edge, 6) + rings


def ten_thousand(enamel: Enamel) -> str:
    """The sign of the characters, with a knot and a tassel hung up below it."""
    cord = strokes(f"M{AXIS},172L{AXIS},290", enamel.deep, 7)
    knot, heart = (polygon([(0, -size), (size, 0), (0, size), (-size, 0)]) for size in (31, 11))
    tassel = "M-14,0L14,0L22,102C7,94 -7,94 -22,102Z"
    threads = strokes("M244,310L240,372M254,310L258,372", CREAM, 4)
    hung = sunk(placed(knot, AXIS, 246)) + shape(placed(heart, AXIS, 246), CREAM) + sunk(placed(tassel, AXIS, 288))
    return cord + hung + threads + sunk(placed(characters_sign(), 197, 8, 0.52, 0.78))


def wheel(enamel: Enamel) -> str:
    """The sign of the circles: a thick rim around a rosette of eight petals; two lesser ones lie below it."""
    petal = "M0,0C-20,-18 -18,-45 0,-45C18,-45 20,-18 0,0Z"
    rosette = "".join(shape(petal, CREAM, turn=45 * turn) for turn in range(8)) + disc(16, enamel.deep)
    return "".join(_medal(rosette, enamel, y, scale) for y, scale in ((62, 0.85), (200, 0.7), (318, 0.55)))


def compass(wind: str, enamel: Enamel) -> str:
    """A disc with an arrow that points to where the wind is named after, north being up; two stars lie below it."""
    turn = {"N": 0, "E": 90, "S": 180, "W": 270}[wind]
    arrow = shape("M0,-50L34,0L13,-4L13,46L-13,46L-13,-4L-34,0Z", CREAM, turn=turn)
    star = polygon([(0, -50), (11, -11), (50, 0), (11, 11), (0, 50), (-11, 11), (-50, 0), (-11, -11)])
    stars = "".join(sunk(placed(star, AXIS, y, scale, scale)) for y, scale in ((200, 0.9), (312, 0.65)))
    return _medal(arrow, enamel, 62, 0.85) + stars


def _medal(content: str, enamel: Enamel, y: float, scale: float) -> str:
    medal = disc(60, enamel.edge) + disc(56, FILLING) + content
    return disc(60 * scale, "#fff", x=AXIS + 2, y=y + 3) + group(medal, AXIS, y, scale=scale)


def suited(rank: int, sign: Callable[[Enamel], str], enamel: Enamel) -> str:
    """A number beside its suit's sign."""
    return face(sign(enamel) + big(str(rank), enamel), enamel)


def dragon(letter: str, sign: str, enamel: Enamel) -> str:
    """A letter in the corner, and the dragon's sign beside it and below."""
    return face(sunk(sign) + inlaid(line(letter, 32, 30, 80, 100), 40, enamel), enamel)


def white_dragon() -> str:
    """Letters over an empty frame."""
    letters = inlaid(line("W", 22, 28, 128, 124), 36, SLATE) + inlaid(line("h", 190, 28, 74, 124), 36, SLATE)
    outer = polygon([(46, 202), (254, 202), (254, 378), (46, 378)])
    inner = polygon([(84, 240), (216, 240), (216, 340), (84, 340)])
    return face(letters + shape(outer, "#fff") + inlaid(outer, 30, SLATE) + strokes(inner, SLATE.deep, 10), SLATE)


def flower(rank: int, drawing: str, definitions: str) -> str:
    """A flower in the frame of all flowers: round corners, its name light on a dark band with a scalloped edge."""
    outline = (
        "M49,5L251,5C275,5 295,25 295,49L295,351C295,375 275,395 251,395L49,395C25,395 5,375 5,351L5,49C5,25 25,5 49,5Z"
    )
    scallops = "".join(f"C{x},148 {x - 58},148 {x - 58},122" for x in (295, 237, 179, 121, 63))
    band = f"M5,122L5,49C5,25 25,5 49,5L251,5C275,5 295,25 295,49L295,122{scallops}Z"
    frame = shape(outline, "#fdeef6") + shape(band, FILLING, MAUVE.edge, 6) + shape(outline, "none", MAUVE.edge, 10)
    return face(frame + group(drawing, 22, 136, scale=0.855) + _name("F", rank, CREAM), MAUVE, definitions)


def season(rank: int, drawing: str, definitions: str) -> str:
    """A season in the frame of all seasons: cut corners, its name dark on a light band that ends in a point."""
    outline = "M46,5L254,5L295,46L295,354L254,395L46,395L5,354L5,46Z"
    band = "M5,110L5,46L46,5L254,5L295,46L295,110L150,148Z"
    frame = shape(outline, "#fff6dc") + shape(band, "#ffcf5c", AMBER.edge, 6) + shape(outline, "none", AMBER.edge, 10)
    return face(frame + group(drawing, 22, 136, scale=0.855) + _name("S", rank, AMBER.edge), AMBER, definitions)


def _name(letter: str, rank: int, colour: str) -> str:
    return strokes(line(letter, 70, 29, 58, 70) + line(str(rank), 172, 29, 58, 70), colour, 24)


def all_files() -> dict[str, str]:
    """Every file of the tile set, by name."""
    files: dict[str, str] = {}
    for letter, sign, enamel in (("B", cane, GREEN), ("C", ten_thousand, RED), ("D", wheel, BLUE)):
        files |= {f"{rank}{letter}.svg": suited(rank, sign, enamel) for rank in range(1, 10)}
    files |= {f"{wind}.svg": face(big(wind, INK) + compass(wind, INK), INK) for wind in "ESWN"}
    files["R.svg"] = dragon("R", placed(middle_sign(), 84, 100, 1.06, 1.4), RED)
    files["G.svg"] = dragon("G", placed(prosper_sign(), 84, 132, 1.06, 1.28), GREEN)
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
    return with_manifest(files, "Numbers")


def main() -> None:
    """Write the files."""
    write_files(FOLDER, all_files())


if __name__ == "__main__":
    main()
