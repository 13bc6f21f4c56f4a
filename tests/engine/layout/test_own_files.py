from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.layout.own_files import Removal, digest_of, remove_unchanged

if TYPE_CHECKING:
    from pathlib import Path


def test_files_are_removed_unless_they_were_changed(tmp_path: Path) -> None:
    same, changed, gone, folder = (tmp_path / name for name in ("same", "changed", "gone", "folder"))
    same.write_bytes(b"1")
    changed.write_bytes(b"1 and more")
    folder.mkdir()
    removal = remove_unchanged([(str(path), digest_of(b"1")) for path in (same, changed, gone, folder)])
    assert removal == Removal({str(same): b"1"}, (str(changed), str(folder)))
    assert sorted(tmp_path.iterdir()) == [changed, folder]


def test_asked_to_stop_it_tells_what_was_removed(tmp_path: Path) -> None:
    paths = [tmp_path / name for name in "ab"]
    for path in paths:
        path.write_bytes(b"1")
    answers = iter([False, True])
    removal = remove_unchanged([(str(path), digest_of(b"1")) for path in paths], lambda: next(answers))
    assert (list(removal.removed), paths[1].exists()) == ([str(paths[0])], True)
