from __future__ import annotations

import io
import os
import re
import tarfile
import tomllib
import zipfile
from typing import TYPE_CHECKING

import pytest

from makers import wheel_contents
from makers.product import HOMEPAGE, PACKAGING, ROOT, VERSION
from makers.steps import PackagingError
from makers.wheel import SDIST, WHEEL, make_wheel, source_date
from makers.wheel_contents import SDIST_MUST, check_sdist, check_wheel
from makers.wheel_trial import PINS, pinned

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    return make_wheel(tmp_path_factory.mktemp("dist"))


@pytest.fixture
def wheel_with(built: tuple[Path, Path], tmp_path: Path) -> Callable[[str, bytes], Path]:
    """Return a function that makes a copy of the wheel with one more file, or without one when it has no content."""

    def make(name: str, content: bytes) -> Path:
        path = tmp_path / WHEEL
        with zipfile.ZipFile(built[0]) as old, zipfile.ZipFile(path, "w") as new:
            for info in old.infolist():
                if content or info.filename != name:
                    new.writestr(info, old.read(info))
            if content:
                new.writestr(name, content)
        return path

    return make


@pytest.fixture
def sdist_with(built: tuple[Path, Path], tmp_path: Path) -> Callable[[str, bytes], Path]:
    """Return a function that makes a sdist of the files that must be there and one more."""

    def make(name: str, content: bytes) -> Path:
        path = tmp_path / SDIST
        with tarfile.open(built[1]) as old, tarfile.open(path, "w:gz", compresslevel=1) as new:
            for member in old:
                inner = member.name.partition("/")[2]
                if inner not in SDIST_MUST and not inner.startswith("resources/tiles/"):
                    continue
                new.addfile(member, old.extractfile(member) if member.isfile() else None)
            more = tarfile.TarInfo(f"mahjong_qt-{VERSION}/{name}")
            more.size = len(content)
            new.addfile(more, io.BytesIO(content))
        return path

    return make


def test_what_is_built_is_whole_and_nothing_is_too_much(built: tuple[Path, Path]) -> None:
    check_wheel(built[0])
    check_sdist(built[1])


@pytest.mark.parametrize(
    "name",
    [
        "mahjong_qt/data/layouts/turtle.json",
        "mahjong_qt/data/layouts/pagoda.json",
        "mahjong_qt/data/resources/translations/mahjong_qt_de.qm",
        f"mahjong_qt-{VERSION}.dist-info/licenses/LICENSE",
    ],
)
def test_a_wheel_without_one_of_its_files_is_refused(name: str, wheel_with: Callable[[str, bytes], Path]) -> None:
    with pytest.raises(PackagingError) as raised:
        check_wheel(wheel_with(name, b""))
    assert name.rpartition("/")[2].partition("_de")[0] in str(raised.value).replace("\\", "").replace(
        ".+", "mahjong_qt"
    )


@pytest.mark.parametrize(
    "name",
    [
        "tests/test_app.py",
        "mahjong_qt/__pycache__/app.cpython-311.pyc",
        "mahjong_qt/data/resources/source/translations.py",
        "packaging/makers/wheel.py",
        "dev.py",
    ],
)
def test_a_wheel_with_a_file_for_developers_is_refused(name: str, wheel_with: Callable[[str, bytes], Path]) -> None:
    with pytest.raises(PackagingError, match=re.escape(name)):
        check_wheel(wheel_with(name, b"x"))


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("docs/pictures/turtle.png", b"x"),
        ("tests/__pycache__/conftest.cpython-311.pyc", b"x"),
        ("packaging/pins/more.txt", b"--index-url https:" + b"//registry.example/simple\n"),
    ],
)
def test_an_sdist_with_what_does_not_belong_there_is_refused(
    name: str, content: bytes, sdist_with: Callable[[str, bytes], Path]
) -> None:
    with pytest.raises(PackagingError, match=re.escape(name)):
        check_sdist(sdist_with(name, content))


def test_a_size_out_of_proportion_is_refused(built: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wheel_contents, "WHEEL_SIZE", 1000)
    with pytest.raises(PackagingError, match="more than 1000"):
        check_wheel(built[0])


def test_entries_are_taken_from_the_pins_whole_with_their_hashes() -> None:
    one, more = "Made.One==1 \\\n    --hash=sha256:aa\n", "made-one-more==2 \\\n    --hash=sha256:bb\n"
    three = "three==3 ; x == 'y' \\\n    --hash=sha256:cc\n"
    pins = one + more + three
    assert pinned(pins, {"made-one", "three"}) == one + three
    with pytest.raises(PackagingError, match="nobody"):
        pinned(pins, {"made-one", "nobody"})


def test_the_pins_have_all_that_the_wheel_requires(built: tuple[Path, Path]) -> None:
    with zipfile.ZipFile(built[0]) as archive:
        metadata = archive.read(f"mahjong_qt-{VERSION}.dist-info/METADATA").decode()
    required = {
        name.lower().replace("_", "-") for name in re.findall(r"^Requires-Dist: ([\w-]+)", metadata, re.MULTILINE)
    }
    assert {"pyside6-essentials", "msgspec", "pyqtgraph"} <= required
    assert pinned(PINS.read_text("utf-8"), required).count("==") >= len(required)


def test_the_description_has_nothing_that_an_index_cannot_show() -> None:
    text = (PACKAGING / "description.md").read_text("utf-8")
    assert "](" not in text
    [count] = re.findall(r"(\d+) layouts", text)
    boards = [
        path for path in (ROOT / "layouts").glob("*.json") if not path.name.startswith(("shisen-", "layout.schema"))
    ]
    assert int(count) == len(boards)


def test_without_a_checkout_of_its_own_the_sources_date_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    # a checkout around it is another project's
    (tmp_path / ".git").mkdir()
    root = tmp_path / "unpacked"
    root.mkdir()
    changelog = root / "CHANGELOG.md"
    changelog.write_text("## Unreleased\n", "utf-8")
    with pytest.raises(PackagingError, match="SOURCE_DATE_EPOCH"):
        source_date(root)
    changelog.write_text("## Unreleased\n## 0.2.0 (1970-01-03)\n## 0.1.0 (1970-01-02)\n", "utf-8")
    assert source_date(root) == "172800"
    (root / "PKG-INFO").touch()
    os.utime(root / "PKG-INFO", (5, 5))
    assert source_date(root) == "5"
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "7")
    assert source_date(root) == "7"


def test_the_project_page_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert set(project["urls"].values()) == {HOMEPAGE}
