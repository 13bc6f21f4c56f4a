"""``mahjong-layouts render``: a picture of a layout. The only verb that loads Qt."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mahjong_qt.cli import console, words
from mahjong_qt.cli.console import visible
from mahjong_qt.cli.fault import CommandError
from mahjong_qt.cli.layout_source import find_file
from mahjong_qt.storage import publish_file

SUFFIXES = (".png", ".svg")


def run(options: Any) -> int:
    """Draw the layout and write the picture, whole or not at all."""
    path = Path(options.out)
    if path.suffix.lower() not in SUFFIXES:
        raise CommandError(options.out, words.PICTURE_SUFFIX)
    file = find_file(options.layout)
    if path.exists() and Path(options.layout).exists() and path.samefile(options.layout):
        raise CommandError(options.out, words.OVER_ITSELF.format(file=options.layout, out=options.out))
    from mahjong_qt.view import picture_file

    app = picture_file.without_screen()
    places = file.layout.slots
    if path.suffix.lower() == ".svg":
        data = picture_file.svg_of(places, options.width, options.dark, file.name_in("en"))
    else:
        data = picture_file.png_of(places, options.width, options.dark)
    del app
    try:
        publish_file(path, data)
    except OSError as error:
        reason = error.strerror or error
        raise CommandError(options.out, words.CANNOT_BE_WRITTEN.format(reason=reason)) from error
    console.say(words.CONVERTED.format(source=visible(options.layout), out=visible(str(path))))
    return 0
