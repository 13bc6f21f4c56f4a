"""The list of the files of a bundle, by which its self-test finds what is missing, altered or too many."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from mahjong_qt.self_test.bundle_files import CONTENTS, file_list
from makers.steps import tell

if TYPE_CHECKING:
    from pathlib import Path


def write_contents(inside: Path) -> Path:
    """Write the list into the folder of a bundle's files and return it; nothing in there may be changed afterwards.

    Not for macOS, where signing changes every library.
    """
    tell("list of files")
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(told)}" for name, told in file_list(inside).items())
    target = inside / CONTENTS
    target.write_text(f"{{\n{lines}\n}}\n", "utf-8", newline="\n")
    return target
