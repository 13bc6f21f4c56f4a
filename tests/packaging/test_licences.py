from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from makers.embedded import Embedded
from makers.licences import INDEX, TEXTS, Component, boot_loader, component_from, python, write_licences
from makers.origins import closure
from makers.steps import PackagingError
from tests.packaging.made_distributions import install

if TYPE_CHECKING:
    from pathlib import Path


def test_each_text_goes_into_the_folder_of_its_component_and_the_index_names_it(tmp_path: Path) -> None:
    files = {
        "made_one-1.0.dist-info/licenses/LICENSE.md": "own",
        "made_one-1.0.dist-info/licenses/inner/part/COPYING": "inner",
        "made_one/colours/CC-BY license - colours.txt": "colours",
        "made_one/licenses.py": "no licence",
    }
    extra = "License-Expression: MIT\nProject-URL: Source, https://example.org/source"
    item = install(tmp_path, "made_one", files=files, extra=extra)
    other = Component("Other part", "7", "Zlib", {"copyright": tmp_path / "made_one/licenses.py"}, "the sky")
    target = tmp_path / "licenses"
    write_licences(target, [item], [other])
    texts = {
        path.relative_to(target).as_posix(): path.read_text("utf-8") for path in target.rglob("*") if path.is_file()
    }
    listed = texts.pop(INDEX)
    assert "MIT License" in texts.pop("LICENSE.txt")
    assert texts == {
        "made_one/LICENSE.md": "own",
        "made_one/inner/part/COPYING": "inner",
        "made_one/colours/CC-BY license - colours.txt": "colours",
        "Other part/copyright": "no licence",
    }
    for name in texts:
        assert f"](<{name}>)" in listed
    assert "| made_one | 1.0 | MIT | " in listed
    assert "| https://example.org/source |" in listed
    assert "| Other part | 7 | Zlib | " in listed


def test_all_distributions_without_a_text_are_named_and_nothing_is_written(tmp_path: Path) -> None:
    bare = [install(tmp_path, name, files={f"{name}/__init__.py": ""}) for name in ("made_bare", "made_naked")]
    target = tmp_path / "licenses"
    with pytest.raises(PackagingError, match="made_bare, made_naked"):
        write_licences(target, bare)
    assert not target.exists()


def test_a_library_inside_that_no_text_names_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    item = install(tmp_path, "made_one", files={"made_one-1.0.dist-info/licenses/LICENSE": "by Sam Leffler"})
    inside = Embedded("libtiff", "libtiff", "4.7.2", tmp_path / "libqtiff.so")
    write_licences(tmp_path / "good", [item], (), [inside])
    webp = Embedded("libwebp", "BSD-3-Clause", "", tmp_path / "libqwebp.so")
    with pytest.raises(PackagingError, match=r"names: libwebp in libqwebp\.so"):
        write_licences(tmp_path / "bad", [item], (), [inside, webp])
    assert not (tmp_path / "bad").exists()


def test_the_index_names_texts_that_nobody_compared_with_what_is_here(tmp_path: Path) -> None:
    text = {"python-parts.txt": TEXTS / "python-parts.txt"}
    known, new = (Component("Python", version, "PSF-2.0", text, "") for version in ("3.11.7", "3.99.0"))
    write_licences(tmp_path / "known", [], [known])
    assert "Texts of other versions" not in (tmp_path / "known" / INDEX).read_text("utf-8")
    write_licences(tmp_path / "new", [], [new])
    assert "here is Python 3.99.0." in (tmp_path / "new" / INDEX).read_text("utf-8")


@pytest.mark.parametrize(
    ("extra", "licence"),
    [
        ("License: PSFL", "PSFL"),
        ("License: MIT\n        Copyright somebody", "MIT"),
        ("Classifier: License :: OSI Approved :: BSD License", "BSD License"),
        ("", "see the text"),
    ],
)
def test_the_licence_is_found_in_metadata_old_and_new(extra: str, licence: str, tmp_path: Path) -> None:
    assert component_from(install(tmp_path, "made_one", extra=extra)).licence == licence


def test_everything_that_the_programs_require_has_a_text(tmp_path: Path) -> None:
    write_licences(tmp_path / "licenses", closure(), [python(), boot_loader()])
    listed = (tmp_path / "licenses" / INDEX).read_text("utf-8")
    for name in ("PySide6_Essentials", "shiboken6"):
        folder = tmp_path / "licenses" / name
        assert "GNU LESSER GENERAL PUBLIC LICENSE" in (folder / "LGPL-3.0.txt").read_text("utf-8")
        assert "GNU GENERAL PUBLIC LICENSE" in (folder / "GPL-3.0.txt").read_text("utf-8")
    assert "OpenBLAS" in (tmp_path / "licenses" / "numpy" / "LICENSE.txt").read_text("utf-8")
    assert "Bootloader Exception" in (tmp_path / "licenses" / "PyInstaller boot loader" / "COPYING.txt").read_text(
        "utf-8"
    )
    assert "## Replacing Qt" in listed
    for link in re.findall(r"\]\(<?([^<>)]+)>?\)", listed):
        assert (tmp_path / "licenses" / link).is_file(), link


def test_the_folder_of_texts_has_no_other_files_than_its_page_names() -> None:
    page = (TEXTS / "README.md").read_text("utf-8")
    assert {path.name for path in TEXTS.iterdir()} == set(re.findall(r"`([\w.-]+\.(?:txt|md))`", page)) | {"README.md"}
