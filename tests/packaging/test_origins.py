from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from makers import origins
from makers.origins import check_shipped, closure, debian_package, origins_in
from makers.steps import PackagingError
from tests.packaging.made_distributions import install

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.syspath_prepend(folder)
    return folder


def bundle_with(folder: Path, *names: str) -> Path:
    for name in names:
        (folder / "_internal" / name).mkdir(parents=True)
    return folder


def test_closure_follows_requirements_but_no_extras_and_no_other_systems(site: Path) -> None:
    here, elsewhere = f'sys_platform == "{sys.platform}"', f'sys_platform != "{sys.platform}"'
    requires = [f"made-One>=1; {here}", f"made-missing; {elsewhere}", 'made-missing; extra == "more"']
    install(site, "made_game", requires=requires)
    install(site, "made_one", requires=["made.two"])
    # a circle ends
    install(site, "made_two", requires=["made_one"])
    assert [item.name for item in closure("made-game")] == ["made_one", "made_two"]


def test_closure_names_what_is_not_installed(site: Path) -> None:
    install(site, "made_game", requires=["made-missing"])
    with pytest.raises(PackagingError, match="made-missing is not installed"):
        closure("made-game")


def test_packages_modules_and_folders_of_libraries_are_traced_to_their_distributions(
    site: Path, tmp_path: Path
) -> None:
    files = {"made_one/__init__.py": "", "made_one.libs/libx-1.so": "", "made_flat.cpython-311.so": ""}
    install(site, "made_one", files=files)
    install(site, "Made.Two", files={"made_two.py": ""})
    ours = ("mahjong_qt", "editor", "layouts", "resources", "licenses", "json", "python3.11", "_pyi_rth_utils")
    bundle = bundle_with(tmp_path / "bundle", *ours, "made_one.libs", "made_flat.abi3.so", "made_two.pyc")
    assert origins_in(bundle).distributions == {"made-one", "made-two"}


def test_what_comes_from_nowhere_known_is_named(tmp_path: Path) -> None:
    with pytest.raises(PackagingError, match="nobody_knows_this"):
        origins_in(bundle_with(tmp_path, "mahjong_qt", "nobody_knows_this"))


def test_a_folder_that_is_no_bundle_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PackagingError, match="no bundle"):
        origins_in(tmp_path)


def test_a_tool_of_development_may_not_be_shipped(tmp_path: Path) -> None:
    found = origins_in(bundle_with(tmp_path, "numpy", "msgspec", "pytest"))
    with pytest.raises(PackagingError, match=r"in the bundle: pytest$"):
        check_shipped(found, closure())
    check_shipped(found._replace(distributions=found.distributions - {"pytest"}), closure())


def test_of_a_folder_that_others_use_only_pythons_own_library_is_pythons(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lib").mkdir()
    for name in ("libpython3.99.so.1.0", "libmade.so.1"):
        (tmp_path / "lib" / name).touch()
    monkeypatch.setattr(sys, "base_prefix", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(origins, "run", lambda command: "libmade1: /usr/lib/libmade.so.1\n")
    origins._pythons_files.cache_clear()
    try:
        found = origins_in(bundle_with(tmp_path / "bundle", "libpython3.99.so.1.0", "libmade.so.1"))
    finally:
        origins._pythons_files.cache_clear()
    assert found.debian_packages == {"libmade1": ["libmade.so.1"]}


def test_a_library_is_traced_to_the_package_for_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    said = "lib32z1: /usr/lib32/libz.so.1\nzlib1g:amd64: /lib/x86_64-linux-gnu/libz.so.1\n"
    monkeypatch.setattr(origins, "run", lambda command: said)
    monkeypatch.setattr("sysconfig.get_config_var", lambda name: "x86_64-linux-gnu")
    assert debian_package("libz.so.1") == "zlib1g"
