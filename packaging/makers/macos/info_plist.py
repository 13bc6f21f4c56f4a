"""What the app says of itself to macOS: the property list that PyInstaller's ``BUNDLE(info_plist=…)`` takes.

Sources: Apple's "Information Property List" and "Uniform Type Identifiers" references.
"""

from __future__ import annotations

import re

from makers import product
from makers.steps import PackagingError

GAME_ICON = f"{product.GAME.name}.icns"
"""In ``Contents/Resources``, as is the icon of layout files."""

LAYOUT_ICON = f"{product.NAME}-layout.icns"
LANGUAGES = ("en", "de")
"""The languages of the windows; without them macOS shows its own menus in English only."""


def apple_identifier(identifier: str) -> str:
    """Return an identifier in the letters that Apple allows: no underscore, with which a type is refused.

    >>> apple_identifier("io.github.some_one.Some")
    'io.github.some-one.Some'
    """
    return identifier.replace("_", "-")


def plain_version(version: str) -> str:
    """Return the three numbers that a version begins with: macOS knows neither alphas nor candidates.

    >>> plain_version("1.2.0rc1"), plain_version("1.2")
    ('1.2.0', '1.2.0')

    :raises PackagingError: when it does not begin with a number.
    """
    match = re.match(r"(\d+)(?:\.(\d+))?(?:\.(\d+))?", version)
    if match is None:
        raise PackagingError(f"The version {version!r} does not begin with a number.")
    return ".".join(number or "0" for number in match.groups())


def info_plist() -> dict[str, object]:
    """Return the entries of Info.plist; what PyInstaller writes of itself is given too where it might guess wrong."""
    version = plain_version(product.VERSION)
    return {
        "CFBundleDevelopmentRegion": "en",
        "CFBundleDisplayName": product.TITLE,
        "CFBundleDocumentTypes": [_document_type()],
        # there are three executables, and PyInstaller would take the first
        "CFBundleExecutable": product.GAME.name,
        "CFBundleIconFile": GAME_ICON,
        "CFBundleIdentifier": apple_identifier(product.GAME_ID),
        "CFBundleInfoDictionaryVersion": "6.0",
        "CFBundleLocalizations": list(LANGUAGES),
        "CFBundleName": product.TITLE,
        "CFBundlePackageType": "APPL",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "LSApplicationCategoryType": "public.app-category.puzzle-games",
        # PyInstaller sets it because one of the three has no window; the game would have no icon in the Dock
        "LSBackgroundOnly": False,
        "LSMinimumSystemVersion": product.OLDEST_MACOS,
        # LSMultipleInstancesProhibited is left out: it would keep a second person who is logged in from playing, and
        # the game sees to it by itself that one player has one game
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"© {product.PUBLISHER}, {product.LICENCE}",
        "NSPrincipalClass": "NSApplication",
        # false: the windows follow dark mode
        "NSRequiresAquaSystemAppearance": False,
        "NSSupportsAutomaticGraphicsSwitching": True,
        "UTExportedTypeDeclarations": [_type_declaration()],
    }


def _document_type() -> dict[str, object]:
    return {
        "CFBundleTypeIconFile": LAYOUT_ICON,
        "CFBundleTypeName": f"{product.TITLE} Layout",
        "CFBundleTypeRole": "Editor",
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [apple_identifier(product.LAYOUT_UTI)],
    }


def _type_declaration() -> dict[str, object]:
    return {
        "UTTypeConformsTo": ["public.json"],
        "UTTypeDescription": f"{product.TITLE} Layout",
        "UTTypeIconFile": LAYOUT_ICON,
        "UTTypeIdentifier": apple_identifier(product.LAYOUT_UTI),
        "UTTypeReferenceURL": product.HOMEPAGE,
        "UTTypeTagSpecification": {
            "public.filename-extension": [product.LAYOUT_SUFFIX.removeprefix(".")],
            "public.mime-type": [product.LAYOUT_TYPE],
        },
    }
