from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication, QGraphicsRectItem

from mahjong_qt.view import effects

HOME = QPointF(40, 30)
RANK = 7.0
TOP = 1000.0


def item_at(place: QPointF) -> QGraphicsRectItem:
    item = QGraphicsRectItem(0, 0, 10, 10)
    item.setPos(place)
    item.setZValue(RANK)
    return item


@pytest.mark.parametrize("progress", [None, 0.0, 0.4, 0.99])
def test_a_tile_that_left_is_hidden_at_its_place_however_far_it_came(
    qapp: QApplication, progress: float | None
) -> None:
    item = item_at(HOME)
    start, end = HOME - QPointF(2, 2), HOME - QPointF(0, 20)
    effect = effects.leave([item], [start], [end], TOP)
    if progress is not None:
        effect.step(progress)
        assert item.isVisible()
        assert end.y() <= item.pos().y() <= start.y()
        assert item.zValue() == RANK + TOP
    effect.finish()
    assert (item.pos(), item.opacity(), item.isVisible(), item.zValue()) == (HOME, 1.0, False, RANK)


def test_a_tile_leaves_from_where_it_was_seen_and_fades_only_on_its_way(qapp: QApplication) -> None:
    item = item_at(HOME)
    effect = effects.leave([item], [HOME - QPointF(3, 5)], [HOME - QPointF(0, 20)], TOP)
    seen = []
    for percent in range(0, 100, 10):
        effect.step(percent / 100)
        seen.append((item.pos().y(), item.opacity()))
    assert seen[0] == (HOME.y() - 5, 1.0)
    assert seen[2][1] == 1.0
    assert [place for place, _ in seen] == sorted((place for place, _ in seen), reverse=True)
    assert [opacity for _, opacity in seen] == sorted((opacity for _, opacity in seen), reverse=True)
    assert seen[-1][1] < 0.2


def test_tiles_come_back_the_way_they_left(qapp: QApplication) -> None:
    item, mark = item_at(HOME), item_at(HOME)
    away = HOME - QPointF(0, 20)
    effect = effects.come_back([item], [away], TOP, lambda: [mark])
    effect.step(0.0)
    assert (item.pos(), item.opacity(), mark.opacity()) == (away, 0.0, 0.0)
    effect.step(0.5)
    assert away.y() < item.pos().y() < HOME.y()
    assert (0.5 < item.opacity() < 1.0, mark.opacity()) == (True, 0.0)
    effect.step(0.95)
    assert mark.opacity() > 0.5
    effect.finish()
    assert (item.pos(), item.opacity(), item.zValue(), mark.opacity()) == (HOME, 1.0, RANK, 1.0)


def test_the_tiles_of_a_pair_come_together_and_many_only_rise() -> None:
    left, right = QPointF(0, 100), QPointF(400, 100)
    ends = effects.ways_out([left, right], 60, 80)
    assert left.x() < ends[0].x() < ends[1].x() < right.x()
    assert ends[0].y() == ends[1].y() < 100
    near = effects.ways_out([QPointF(0, 0), QPointF(60, 0)], 60, 80)
    assert near[0].x() < near[1].x()
    many = effects.ways_out([left, right, HOME], 60, 80)
    assert [end.x() for end in many] == [left.x(), right.x(), HOME.x()]
    # two tiles never lie in the same place, but nothing breaks if they do
    assert len(effects.ways_out([HOME, HOME], 60, 80)) == 2


@pytest.mark.parametrize("progress", [None, 0.0, 0.5])
def test_a_tile_is_lifted_with_the_marks_that_it_bears_then(qapp: QApplication, progress: float | None) -> None:
    tile, mark, later = item_at(HOME), item_at(HOME), item_at(HOME)
    borne, log = [tile, mark], list[str]()
    up = HOME - QPointF(4, 5)
    effect = effects.lift(lambda: borne, HOME, up, lambda: log.append("there"))
    if progress is not None:
        effect.step(progress)
        assert tile.pos() == mark.pos()
        assert up.y() <= tile.pos().y() <= HOME.y()
    borne[1] = later
    mark.setPos(1, 1)
    effect.finish()
    assert (tile.pos(), later.pos(), mark.pos(), log) == (up, up, QPointF(1, 1), ["there"])


def test_a_shake_goes_to_both_sides_and_ends_where_it_began(qapp: QApplication) -> None:
    item = item_at(HOME)
    effect = effects.shake(lambda: [item], HOME, 5.0)
    places = []
    for percent in range(100):
        effect.step(percent / 100)
        places.append(item.pos().x() - HOME.x())
        assert item.pos().y() == HOME.y()
    assert -5.0 <= min(places) < -1
    assert 1 < max(places) <= 5.0
    effect.finish()
    assert item.pos() == HOME
