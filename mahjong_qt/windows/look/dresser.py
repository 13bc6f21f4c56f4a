"""Puts tiles and table on the board as the settings say, before the first paint and at every change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal

from mahjong_qt.appearance import tile_style
from mahjong_qt.art.background import PICTURE, Background
from mahjong_qt.art.found_sets import load_tile_set
from mahjong_qt.art.tile_set import TileSetError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.art.backgrounds.picture import Read
    from mahjong_qt.art.backgrounds.picture_loader import PictureLoader
    from mahjong_qt.art.tile_art import TileArt
    from mahjong_qt.art.tile_set import TileSet
    from mahjong_qt.art.tile_style import TileStyle
    from mahjong_qt.settings import Settings, SettingsStore
    from mahjong_qt.view.board_view import BoardView


class Dressable(Protocol):
    """What draws tiles and can draw them another way."""

    def dress(self, tile_set: TileSet, style: TileStyle) -> object:
        """Draw tiles from another set, or with other bodies."""


def background_of(settings: Settings) -> Background:
    """Return what lies under the board, as the player wants it."""
    return Background(settings.background, settings.background_picture)


class Dresser(QObject):
    """Follows the settings: the board is drawn anew beside the one that is seen, whatever goes on on it.

    A selected tile stays selected, faces that are hidden stay so, and what moves comes to where it belongs. A tile set
    that cannot be used changes nothing: what is shown stays. The player's picture is read in a thread of its own.
    """

    refused = Signal(object)
    """The :class:`~mahjong_qt.art.tile_set.TileSetError` of a set that cannot be used, or not for all faces."""

    picture_refused = Signal(str, object)
    """The path of the player's picture, and the :class:`~mahjong_qt.art.backgrounds.picture.PictureFault` of it."""

    def __init__(
        self,
        store: SettingsStore,
        view: BoardView,
        art: TileArt,
        others: Sequence[Dressable] = (),
        parent: QObject | None = None,
    ) -> None:
        """Follow a store; the art has the tile set and style of its settings already.

        ``others`` are dressed as the board is. The player's picture is not read before :meth:`load_picture`.
        """
        super().__init__(parent)
        self._store = store
        self._view = view
        self._art = art
        self._others = list(others)
        self._set_id = store.settings.tile_set
        self._tile_set = art.tile_set
        self._background = Background()
        self._loader: PictureLoader | None = None
        self._told: TileSetError | None = None
        if store.settings.background != PICTURE:
            self._follow_background(background_of(store.settings))
        store.changed.connect(self.follow)
        view.dressed.connect(self._dress_others)

    def load_picture(self) -> None:
        """Read the player's picture where one is wanted; until then the table is felt. To be asked after a start."""
        self._follow_background(background_of(self._store.settings))

    def follow(self, settings: Settings) -> None:
        """Show what these settings say, as soon as it is drawn."""
        self._follow_background(background_of(settings))
        if settings.tile_set != self._set_id:
            self._set_id = settings.tile_set
            try:
                self._tile_set = load_tile_set(settings.tile_set)
            except TileSetError as error:
                self.refused.emit(error)
        self._view.dress(self._tile_set, tile_style(settings))

    def look_for_fault(self) -> None:
        """Tell when a face had to be drawn from the plain set; each fault is told once, and asking costs nothing.

        Faces are drawn when they are first shown: this is to be asked again after faces came into view.
        """
        fault = self._art.fault
        if fault is not None and fault is not self._told:
            self._told = fault
            self.refused.emit(fault)

    def _dress_others(self) -> None:
        for other in self._others:
            other.dress(self._art.tile_set, self._art.style)
        self.look_for_fault()

    def _follow_background(self, background: Background) -> None:
        # the path says nothing as long as another kind of table is wanted
        wanted = background if background.kind == PICTURE else Background(background.kind)
        if wanted == self._background:
            return
        self._background = wanted
        if wanted.kind == PICTURE:
            self._get_loader().load(wanted.picture)
            return
        if self._loader is not None:
            self._loader.stop()
        self._view.set_background(wanted)

    def _get_loader(self) -> PictureLoader:
        if self._loader is None:
            from mahjong_qt.art.backgrounds.picture_loader import PictureLoader

            self._loader = PictureLoader(self)
            self._loader.done.connect(self._take_picture)
        return self._loader

    def _take_picture(self, read: Read) -> None:
        if read.image is not None:
            self._view.set_background(self._background, read.image)
        else:
            self._view.set_background(Background())
            if read.fault is not None:
                self.picture_refused.emit(read.path, read.fault)
