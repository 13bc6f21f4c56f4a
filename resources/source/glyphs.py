"""Three Chinese characters in brush strokes of our own, in a box of 200 by 200."""

from __future__ import annotations

from resources.source.brush import Dab, brushed


def _bar(x1: float, y1: float, x2: float, y2: float, width: float) -> str:
    """A stroke to the right: set down, lighter in the middle, pressed at its end."""
    length = x2 - x1
    return brushed(
        [
            Dab(x1, y1 - 1, width * 0.85),
            Dab(x1 + length * 0.18, y1 + (y2 - y1) * 0.18, width * 0.82),
            Dab(x1 + length * 0.6, y1 + (y2 - y1) * 0.6, width * 0.8),
            Dab(x2 - width * 0.5, y2, width),
            Dab(x2, y2 + width * 0.18, width * 1.15),
        ]
    )


def _post(x1: float, y1: float, x2: float, y2: float, width: float) -> str:
    """A stroke downwards."""
    return brushed(
        [
            Dab(x1, y1, width * 1.1),
            Dab(x1 + (x2 - x1) * 0.2, y1 + (y2 - y1) * 0.2, width),
            Dab(x1 + (x2 - x1) * 0.7, y1 + (y2 - y1) * 0.7, width * 0.92),
            Dab(x2, y2, width * 0.95),
        ]
    )


def _sweep(x1: float, y1: float, bend_x: float, bend_y: float, x2: float, y2: float, start: float, end: float) -> str:
    """A bent stroke whose width runs from `start` to `end`."""
    return brushed([Dab(x1, y1, start), Dab(bend_x, bend_y, (start * 1.1 + end) / 2), Dab(x2, y2, end)])


def characters_sign() -> str:
    """萬, ten thousand: the sign of the suit of characters; bold, since it is drawn small."""
    return "".join(
        [
            _bar(10, 31, 190, 29, 20),
            _post(64, 6, 66, 56, 20),
            _post(136, 6, 133, 56, 20),
            _post(42, 70, 47, 124, 18),
            _bar(42, 70, 156, 68, 17),
            _post(157, 70, 152, 124, 18),
            _bar(46, 96, 152, 95, 14),
            _bar(46, 122, 152, 121, 14),
            _post(99, 70, 99, 166, 18),
            _post(20, 144, 22, 196, 20),
            _bar(20, 144, 180, 142, 18),
            brushed([Dab(180, 145, 20), Dab(180, 170, 18), Dab(174, 190, 18), Dab(162, 196, 12), Dab(146, 190, 4)]),
            brushed([Dab(60, 172, 14), Dab(96, 170, 14), Dab(124, 166, 14)]),
            brushed([Dab(120, 152, 10), Dab(134, 166, 16), Dab(142, 180, 15)]),
        ]
    )


def middle_sign() -> str:
    """中, the middle: the red dragon."""
    return "".join(
        [
            _post(28, 50, 36, 136, 27),
            _bar(28, 52, 170, 50, 25),
            _post(172, 54, 163, 136, 27),
            _bar(38, 128, 162, 126, 23),
            brushed(
                [
                    Dab(98, 8, 24),
                    Dab(101, 24, 31),
                    Dab(100, 100, 27),
                    Dab(100, 168, 25),
                    Dab(99, 194, 12),
                    Dab(98, 204, 3),
                ]
            ),
        ]
    )


def prosper_sign() -> str:
    """發, to set out and prosper: the green dragon."""
    return "".join(
        [
            _bar(30, 22, 78, 20, 14),
            _sweep(80, 22, 62, 62, 8, 98, 17, 5),
            _sweep(28, 44, 40, 54, 50, 66, 9, 17),
            _sweep(110, 8, 136, 62, 192, 92, 15, 17),
            _sweep(158, 10, 146, 26, 132, 38, 16, 7),
            _sweep(182, 34, 168, 50, 152, 62, 16, 7),
            _bar(32, 100, 84, 98, 14),
            _post(85, 100, 82, 124, 14),
            _bar(38, 125, 82, 123, 13),
            _post(38, 125, 33, 150, 14),
            _bar(33, 150, 84, 148, 14),
            brushed([Dab(85, 150, 16), Dab(83, 172, 14), Dab(74, 190, 12), Dab(52, 188, 4)]),
            _sweep(122, 96, 120, 116, 104, 130, 14, 6),
            _bar(122, 97, 158, 95, 13),
            brushed([Dab(158, 97, 14), Dab(159, 116, 13), Dab(170, 122, 13), Dab(188, 116, 6)]),
            _bar(108, 140, 162, 138, 14),
            brushed([Dab(164, 140, 16), Dab(150, 164, 14), Dab(126, 184, 11), Dab(98, 196, 4)]),
            _sweep(116, 150, 146, 174, 186, 194, 7, 18),
        ]
    )
