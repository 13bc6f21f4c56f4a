"""The bird of the tile set "Hong Kong": a peacock that shows its train."""

from __future__ import annotations

import math

from resources.source.brush import Dab
from resources.source.hong_kong_enamel import BLUE, GOLD, GREEN, INK, IVORY, LEAF, LIGHT, RED, Cut, engraved, inked
from resources.source.svg import disc, ellipse, group, polygon, shape, strokes, turned

# Where the feathers spring from, and the room they may fill.
ROOT = (174.0, 292.0)
LEFT, TOP, RIGHT, BOTTOM = 18.0, 20.0, 282.0, 372.0
VANE = "M0,0C-.05,-.4 -.12,-.8 -.1,-.92C-.07,-1.02 .07,-1.02 .1,-.92C.12,-.8 .05,-.4 0,0Z"
FEATHERS = {Cut.FINE: (11, 8), Cut.BOLD: (7, 4)}
BODY = (
    Dab(92, 150, 30),
    Dab(98, 176, 27),
    Dab(108, 208, 36),
    Dab(128, 248, 62),
    Dab(156, 282, 76),
    Dab(188, 306, 50),
    Dab(214, 322, 16),
)


def bird(cut: Cut) -> str:
    """The peacock with its train, crest and feet."""
    outer, inner = FEATHERS[cut]
    train = _feathers(outer, 1.0, -50, 66, cut) + _feathers(inner, 0.64, -36, 57, cut)
    return train + _feet(cut) + _body(cut) + _head(cut)


def _feathers(count: int, share: float, start: float, end: float, cut: Cut) -> str:
    """A row of feathers with eyes, `share` of the way to the edge of the tile."""
    size = {Cut.FINE: 17.0, Cut.BOLD: 26.0}[cut] * (0.7 + 0.3 * share)
    step = (end - start) / (count - 1)
    turns = [start + step * number for number in range(count)]
    vanes = shafts = gaps = gold = blue = dark = ""
    for turn in turns:
        angle = math.radians(turn)
        reach = _reach(angle) * share
        x, y = ROOT[0] + math.sin(angle) * (reach - size), ROOT[1] - math.cos(angle) * (reach - size)
        vanes += turned(VANE, *ROOT, turn, size * 11, reach)
        shafts += f"M{ROOT[0]},{ROOT[1]}L{x:.1f},{y:.1f}"
        gap = 0.8 * share * _reach(math.radians(turn + step / 2))
        gaps += turned(f"M0,0L0,-{gap:.1f}", *ROOT, turn + step / 2)
        gold += turned(ellipse(0, 0, 0.82, 1), x, y, turn, size * 0.86, size * 0.92)
        blue += turned(ellipse(0, 0.14, 0.62, 0.7), x, y, turn, size * 0.86, size * 0.92)
        dark += turned(ellipse(0, 0.3, 0.32, 0.36), x, y, turn, size * 0.86, size * 0.92)
    eyes = shape(gold, "#ffc63d", GOLD.edge, 1.5) + shape(blue, BLUE.fill)
    if cut is Cut.BOLD:
        return shape(vanes, GREEN.fill) + strokes(gaps, IVORY, 4) + eyes
    return (
        group(shape(vanes, LIGHT), 2, 3)
        + shape(vanes, GREEN.fill)
        + strokes(gaps, IVORY, 2)
        + strokes(shafts, LEAF.light, 1.6)
        + eyes
        + shape(dark, INK.edge)
    )


def _reach(angle: float) -> float:
    """How far a feather may go into a direction (clockwise from straight up)."""
    way_x, way_y = math.sin(angle), -math.cos(angle)
    room = [262.0]
    if abs(way_x) > 1e-6:
        room.append(((RIGHT if way_x > 0 else LEFT) - ROOT[0]) / way_x)
    if abs(way_y) > 1e-6:
        room.append(((BOTTOM if way_y > 0 else TOP) - ROOT[1]) / way_y)
    return min(room)


def _feet(cut: Cut) -> str:
    width = {Cut.FINE: 7.0, Cut.BOLD: 12.0}[cut]
    legs = "M140,312L128,374M168,318L164,374M128,374L106,380M128,374L140,382M164,374L142,381M164,374L178,382"
    return strokes(legs, GOLD.edge, width) + strokes(legs, GOLD.deep, width * 0.55)


def _body(cut: Cut) -> str:
    outline = inked(BODY)
    apart = shape(outline, "none", IVORY, 9)
    body = apart + engraved(outline, BLUE, cut)
    wing = "M122,262C128,236 152,236 172,256C194,278 212,298 234,310C206,318 172,316 150,304C132,294 122,280 122,262Z"
    if cut is Cut.BOLD:
        return body + shape(wing, "#ffc63d")
    scales = "".join(
        f"M{x},{y}C{x + 3},{y + 9} {x + 13},{y + 9} {x + 16},{y}"
        for x, y in ((94, 196), (100, 210), (104, 224), (110, 238), (92, 182))
    )
    quills = "M138,262C158,272 182,292 206,304M134,274C152,288 172,300 192,309M150,254C172,266 196,290 218,305"
    return body + engraved(wing, GOLD, cut, 0.6) + strokes(quills, RED.deep, 3) + strokes(scales, "#8fc1ff", 2.4)


def _head(cut: Cut) -> str:
    crest = [(-34, 44.0), (-14, 50.0), (6, 52.0), (26, 48.0)]
    plumes = stems = ""
    for turn, length in crest:
        stems += turned(f"M0,-10L0,-{length}", 90, 142, turn)
        plumes += turned(ellipse(0, -length - 3, 6, 8), 90, 142, turn)
    skull = turned(ellipse(0, 0, 21, 18), 88, 148, -8)
    beak = polygon([(74, 140), (44, 156), (72, 160)])
    head = strokes(stems, BLUE.deep, 4) + shape(plumes, "#ffc63d", BLUE.deep, 2.5) + shape(skull, "none", IVORY, 7)
    head += engraved(beak, GOLD, cut, 0.5) + engraved(skull, BLUE, cut, 0.5)
    return head + disc(7.5, IVORY, x=82, y=145) + disc(4, INK.edge, x=81, y=145)
