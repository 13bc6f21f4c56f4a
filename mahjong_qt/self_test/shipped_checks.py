"""Checks of the files that the program comes with: each is there and can be used."""

from __future__ import annotations

import json
import wave
from datetime import date
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, Qt, QTranslator
from PySide6.QtGui import QIcon, QImage, QPainter

from mahjong_qt.art.found_sets import BUILT_IN
from mahjong_qt.art.icons import APP_ICON_SIZES, EDITOR_ICON, GAME_ICON
from mahjong_qt.art.tile_set import BOLD_BELOW, TileSet
from mahjong_qt.engine.campaign import LEVELS, STONES, Campaign
from mahjong_qt.engine.daily import Daily
from mahjong_qt.engine.face import FACES
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.self_test.check import require
from mahjong_qt.self_test.pictures import is_empty
from mahjong_qt.windows.sound_watch import CLICK_SOUNDS, STEP_SOUNDS, WIN_SOUND
from mahjong_qt.wording.language import PREFIX, SOURCE_LANGUAGE, SUFFIX, available_languages

if TYPE_CHECKING:
    from pathlib import Path

    from mahjong_qt.engine.face import Face

FACE_WIDTHS = (BOLD_BELOW - 1, 2 * BOLD_BELOW)
"""Device pixels: narrow faces are bold where a set has bold ones, wide ones are not."""

KNOWN_CONTEXT, KNOWN_TEXT = "Actions", "Close the program; the game is kept"
"""A text of the game that is so long that no language has the same words for it."""

ICON_SIZE = 24


class Shipped(NamedTuple):
    """The folders that the program comes with."""

    resources: Path
    layouts: Path

    def check_layouts(self) -> str:
        """Every layout can be read, and there is one for each entry in the tables of deals."""
        library = LayoutLibrary(self.layouts)
        found = {file.id for file in library.all()}
        require(not library.faults, "; ".join(str(fault) for fault in library.faults))
        wanted = {layout_id for name in ("seeds.json", "fields.json") for layout_id in self._table(name)}
        missing = sorted(wanted - found)
        require(not missing, f"no such layout: {', '.join(missing)}")
        require(bool(found) and found <= wanted, f"no deals for {', '.join(sorted(map(str, found - wanted)))}")
        return f"{len(found)} layouts"

    def check_deals(self) -> str:
        """The campaign has all its levels, and the daily deals have whole years."""
        campaign = Campaign.load(self.resources / "deals" / "campaign.json")
        require(campaign.known == tuple(range(1, LEVELS + 1)), f"levels that are known: {campaign.known}")
        library = LayoutLibrary(self.layouts)
        # those made from numbers take a while each, and need no file; one of each place on the map is made
        for level in range(1, LEVELS + 1, STONES):
            require(bool(len(library.by_code(campaign.layout(level)).layout)), f"no layout for level {level}")
        daily = Daily.load(self.resources / "deals" / "daily.json")
        years = sorted(self._table("daily.json")["years"])
        require(bool(years), "no daily deals")
        for year in years:
            for day in (date(int(year), 1, 1), date(int(year), 12, 31)):
                require(daily.code(day) is not None, f"no deal for {day}")
        return f"{len(campaign.known)} levels, daily deals from {years[0]} to {years[-1]}"

    def check_tile_sets(self) -> str:
        """Each face of every tile set is drawn, as it is shown large and small."""
        drawn = 0
        for set_id in BUILT_IN:
            tile_set = TileSet.load(self.resources / "tiles" / set_id)
            for face in FACES:
                for width in FACE_WIDTHS:
                    picture = _drawn(tile_set, face, width)
                    require(not is_empty(picture), f"{set_id}: {face.label} is empty, {width} pixels wide")
                    drawn += 1
        return f"{len(BUILT_IN)} tile sets, {len(FACES)} faces each, {drawn} drawings"

    def check_sounds(self) -> str:
        """Each sound of the game can be read."""
        folder = self.resources / "sounds"
        files = sorted(folder.glob("*.wav"))
        for path in files:
            with wave.open(str(path), "rb") as file:
                require(bool(any(file.readframes(file.getnframes()))), f"{path.name} is silent")
        found = {path.stem.partition("-")[0] for path in files}
        missing = {*CLICK_SOUNDS.values(), *STEP_SOUNDS.values(), WIN_SOUND} - found
        require(not missing, f"no sound for {', '.join(sorted(missing))}")
        return f"{len(files)} files"

    def check_translations(self) -> str:
        """Every language beside the one of the code has other words, and Qt's own words too."""
        folder = self.resources / "translations"
        codes = [language.code for language in available_languages(folder)]
        require(SOURCE_LANGUAGE in codes, f"no plural forms of {SOURCE_LANGUAGE}")
        others = [code for code in codes if code != SOURCE_LANGUAGE]
        require(bool(others), "no translation")
        for code in others:
            _check_language(folder, code)
        return ", ".join(sorted(codes))

    def check_icons(self) -> str:
        """Every icon is there, for light and for dark themes, and is drawn."""
        names = {
            ground: sorted(path.name for path in self._icons(ground).glob("*.svg")) for ground in ("light", "dark")
        }
        require(bool(names["light"]), "no icons")
        differ = set(names["light"]) ^ set(names["dark"])
        require(not differ, f"only for one kind of theme: {', '.join(sorted(differ))}")
        for ground, files in names.items():
            for name in files:
                picture = QIcon(str(self._icons(ground) / name)).pixmap(ICON_SIZE).toImage()
                require(not picture.isNull() and not is_empty(picture), f"{ground}/{name} is not drawn")
        for program in (GAME_ICON, EDITOR_ICON):
            for size in APP_ICON_SIZES:
                picture = QImage(str(self._icons("app") / f"{program}-{size}.png"))
                require(picture.width() == size, f"no icon {program} of {size} pixels")
        return f"{len(names['light'])} icons"

    def _table(self, name: str) -> dict[str, dict[str, object]]:
        table: dict[str, dict[str, object]] = json.loads((self.resources / "deals" / name).read_bytes())
        return table

    def _icons(self, name: str) -> Path:
        return self.resources / "icons" / name


def _drawn(tile_set: TileSet, face: Face, width: int) -> QImage:
    picture = QImage(width, width * 4 // 3, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    try:
        tile_set.render(face, painter, QRectF(picture.rect()))
    finally:
        # an image that is freed while it is painted on takes the process with it
        painter.end()
    return picture


def _check_language(folder: Path, code: str) -> None:
    from PySide6.QtCore import QLibraryInfo

    catalogue = QTranslator()
    require(catalogue.load(str(folder / f"{PREFIX}{code}{SUFFIX}")), f"{code} cannot be loaded")
    words = catalogue.translate(KNOWN_CONTEXT, KNOWN_TEXT)
    require(bool(words) and words != KNOWN_TEXT, f"{code} does not translate “{KNOWN_TEXT}”: “{words}”")
    qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    require(QTranslator().load(f"{qt_folder}/qtbase_{code}"), f"Qt's own words in {code} are not in {qt_folder}")
