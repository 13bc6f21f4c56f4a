"""What the app says of itself to macOS."""

from __future__ import annotations

import plistlib
import re
from pathlib import Path
from typing import Any

import pytest

from makers import product
from makers.macos.info_plist import LANGUAGES, LAYOUT_ICON, info_plist, plain_version
from makers.steps import PackagingError

CATALOGUES = Path(__file__).parents[2] / "resources" / "translations"


def entries() -> dict[str, Any]:
    read: dict[str, Any] = plistlib.loads(plistlib.dumps(info_plist()))
    return read


def test_every_entry_can_be_written_and_read_again() -> None:
    assert entries() == info_plist()


def test_the_file_type_that_is_opened_is_the_one_that_is_declared() -> None:
    (opened,), (declared,) = entries()["CFBundleDocumentTypes"], entries()["UTExportedTypeDeclarations"]
    assert opened["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert opened["CFBundleTypeIconFile"] == declared["UTTypeIconFile"] == LAYOUT_ICON
    assert declared["UTTypeConformsTo"] == ["public.json"]
    assert declared["UTTypeTagSpecification"] == {
        "public.filename-extension": ["mjlayout"],
        "public.mime-type": [product.LAYOUT_TYPE],
    }


def test_identifiers_have_no_letter_that_apple_refuses() -> None:
    identifiers = [entries()["CFBundleIdentifier"], entries()["UTExportedTypeDeclarations"][0]["UTTypeIdentifier"]]
    assert all(re.fullmatch(r"[A-Za-z0-9.-]+", identifier) for identifier in identifiers)
    assert identifiers[1].startswith(f"{identifiers[0]}.")


def test_the_game_has_an_icon_in_the_dock_and_begins_the_app() -> None:
    assert entries()["LSBackgroundOnly"] is False
    assert entries()["CFBundleExecutable"] == product.GAME.name
    assert not entries().get("LSUIElement", False)


def test_a_second_person_may_play() -> None:
    assert not entries().get("LSMultipleInstancesProhibited", False)


def test_languages_are_those_of_the_windows() -> None:
    assert sorted(LANGUAGES) == sorted(path.stem.removeprefix("mahjong_qt_") for path in CATALOGUES.glob("*.qm"))


@pytest.mark.parametrize(("version", "plain"), [("0.1.0", "0.1.0"), ("2.0rc1", "2.0.0"), ("1.2.3.dev4", "1.2.3")])
def test_versions_are_three_numbers(version: str, plain: str) -> None:
    assert plain_version(version) == plain


def test_a_version_without_numbers_is_refused() -> None:
    with pytest.raises(PackagingError, match="'next'"):
        plain_version("next")
