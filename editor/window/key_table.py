"""Which keys the actions have, in the order of the menus."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from editor.window.actions import plain
from editor.window.menus import BAR, MENUS, SEPARATOR, SUBMENU

if TYPE_CHECKING:
    from collections.abc import Iterator

    from editor.window.actions import EditorActions
    from editor.window.menus import Menus


class KeyRow(NamedTuple):
    """An action that has keys: its verb, what it is called, and the names of the keys."""

    verb: str
    text: str
    keys: list[str]


def key_table(actions: EditorActions, menus: Menus) -> dict[str, list[KeyRow]]:
    """Return the rows of each menu of the bar, by its title."""
    return {plain(menus[name].title()): list(_rows(name, "", actions, menus)) for name in BAR}


def _rows(menu: str, before: str, actions: EditorActions, menus: Menus) -> Iterator[KeyRow]:
    for entry in MENUS[menu]:
        if entry.startswith(SUBMENU):
            name = entry.removeprefix(SUBMENU)
            yield from _rows(name, f"{plain(menus[name].title())}: ", actions, menus)
        elif entry != SEPARATOR and (keys := actions.keys_of(entry)):
            yield KeyRow(entry, before + plain(actions.text_of(entry)), keys)
