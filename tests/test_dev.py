from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

import pytest

import dev

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="system libraries are looked after on Linux only")
PROJECT = """
[project]
dependencies = ["{dependency}"]
[tool.ruff]
line-length = {length}
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty checkout that dev.py takes for its own."""
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(dev, "STAMP", tmp_path / ".venv" / "set-up.txt")
    monkeypatch.setattr(dev, "PYTHON", tmp_path / ".venv" / "python")
    monkeypatch.setattr(dev, "PINS", tmp_path / "pins.txt")
    (tmp_path / "pins.txt").write_text("a==1\n")
    (tmp_path / "pyproject.toml").write_text(PROJECT.format(dependency="a", length=120))
    return tmp_path


@pytest.fixture
def no_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*arguments: object) -> None:
        pytest.fail("set-up was begun")

    monkeypatch.setattr(dev, "set_up", fail)


@pytest.mark.parametrize("arguments", [[], ["--help"]])
def test_help_has_one_line_for_each_verb(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(arguments) == 0
    verbs = [line.split()[0] for line in capsys.readouterr().out.splitlines()[1:]]
    assert verbs == ["play", "edit", "test", "lint", "bench", "try-files", "package", "release", "pins"]


def test_unknown_verb_is_named_and_the_verbs_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["plai"]) == 2
    said = capsys.readouterr().err
    assert "'plai'" in said
    assert "  play " in said


@pytest.mark.parametrize(
    ("words", "module", "programs"),
    [
        (["package"], ["makers"], {"mmdebstrap"}),
        (["package", "--windows"], ["makers", "--windows"], {"mmdebstrap", "wine", "makensis"}),
        (["release", "sign"], ["makers.release", "sign"], {"gpg"}),
    ],
)
def test_packages_are_made_by_their_own_program_once_its_tools_are_there(
    monkeypatch: pytest.MonkeyPatch, words: list[str], module: list[str], programs: set[str]
) -> None:
    asked: dict[str, str] = {}
    monkeypatch.setattr(dev, "set_up", lambda libraries, programs: asked.update(programs))
    ran: list[Any] = []

    def run(command: list[str], **options: Any) -> subprocess.CompletedProcess[str]:
        ran.append((command[2:], options["env"]["PYTHONPATH"]))
        return subprocess.CompletedProcess(command, 3)

    monkeypatch.setattr(subprocess, "run", run)
    assert dev.main(words) == 3
    assert ran == [(module, str(dev.ROOT / "packaging"))]
    assert programs <= asked.keys()


@pytest.mark.parametrize(
    ("words", "library", "program"),
    [
        ([], "", ""),
        (["--help"], "", ""),
        (["checksums", "--folder", "sign"], "", ""),
        (["check-version"], "", ""),
        (["notes"], "", ""),
        (["show-draft"], "", ""),
        (["sign"], "", "gpg"),
        (["verify"], "", "gpg"),
        (["check-draft"], "", "gpg"),
        (["draft"], "", "gpg"),
        (["self-test"], "libEGL.so.1", ""),
        (["sbom"], "libEGL.so.1", ""),
    ],
)
def test_a_step_of_a_release_wants_only_what_it_needs(
    monkeypatch: pytest.MonkeyPatch, words: list[str], library: str, program: str
) -> None:
    asked: list[set[str]] = []
    monkeypatch.setattr(dev, "set_up", lambda libraries, programs: asked.extend([set(libraries), set(programs)]))
    monkeypatch.setattr(subprocess, "run", lambda command, **_: subprocess.CompletedProcess(command, 0))
    assert dev.main(["release", *words]) == 0
    libraries, programs = asked
    assert library in libraries or not library + "".join(libraries)
    assert program in programs or not program + "".join(programs)


@LINUX
@pytest.mark.usefixtures("no_set_up")
@pytest.mark.parametrize("verb", ["play", "edit"])
def test_a_window_without_a_display_says_so_in_one_line(
    verb: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert dev.main([verb]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "xvfb-run" in said


@pytest.mark.usefixtures("no_set_up")
def test_lint_refuses_what_it_does_not_know() -> None:
    assert dev.main(["lint", "--fixx"]) == 1


def test_try_files_is_told_the_folder_wherever_one_stands(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ran: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        ran.append(command)
        return subprocess.CompletedProcess(command, 5)

    monkeypatch.setattr(dev, "set_up", lambda libraries: None)
    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.chdir(tmp_path)
    assert dev.main(["try-files", "layouts"]) == 5
    assert ran == [[str(dev.PYTHON), "-m", "tests.try_files", str(tmp_path / "layouts")]]


def test_every_step_runs_and_the_failed_ones_are_named(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    steps = {
        "one": [sys.executable, "-c", "raise SystemExit(3)"],
        "two": [str(tmp_path / "no-such-program")],
        "three": [sys.executable, "-c", "print('ran')"],
    }
    assert dev.run_steps(steps) == 1
    said = capfd.readouterr().out.splitlines()
    assert "ran" in said
    assert said[-1] == "Failed: one, two"


@LINUX
@pytest.mark.parametrize("has_apt", [True, False])
def test_packages_are_tested_where_they_can_be_and_named_where_they_are_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], has_apt: bool
) -> None:
    asked: dict[str, str] = {}
    beside: dict[str, list[str]] = {}

    class Beside(contextlib.nullcontext[Any]):
        code = 0

        def __init__(self, steps: dict[str, list[str]]) -> None:
            super().__init__(self)
            beside.update(steps)

    monkeypatch.setattr(dev, "set_up", lambda libraries, programs: asked.update(programs))
    monkeypatch.setattr(dev, "run_steps", lambda steps: 0)
    monkeypatch.setattr(dev, "Beside", Beside)
    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/apt-get" if has_apt else None)
    assert dev.main(["test"]) == 0
    commands = [command[-1] for command in beside.values()]
    assert commands == ([dev.ENGINE_TESTS, "package"] if has_apt else [dev.ENGINE_TESTS])
    assert ("mmdebstrap" in asked) is has_apt
    assert ("Left out: making and trying packages" in capsys.readouterr().out) is not has_apt


@pytest.mark.parametrize("code", [0, 3])
def test_a_step_beside_others_is_told_after_them_with_how_it_ended(
    code: int, capfd: pytest.CaptureFixture[str]
) -> None:
    command = [sys.executable, "-c", f"print('beside'); raise SystemExit({code})"]
    with dev.Beside({"engine": command, "packages": [sys.executable, "-c", "print('made')"]}) as step:
        dev.run_steps({"first": [sys.executable, "-c", "print('others')"]})
    out = capfd.readouterr().out
    assert out.index("others") < out.index("== engine") < out.index("beside") < out.index("== packages\nmade\n")
    assert step.code == (1 if code else 0)
    assert ("Failed: engine" in out) == (code != 0)


def test_a_step_beside_others_ends_when_they_are_broken_off(capfd: pytest.CaptureFixture[str]) -> None:
    command = [sys.executable, "-c", "import time; time.sleep(1000)"]
    step = dev.Beside({"engine": command, "packages": [sys.executable, "-c", "print('made')"]})
    with pytest.raises(KeyboardInterrupt), step:
        raise KeyboardInterrupt
    assert step.code != 0
    assert "made" not in capfd.readouterr().out


def test_steps_that_pass_add_nothing_to_their_output(capfd: pytest.CaptureFixture[str]) -> None:
    assert dev.run_steps({"one": [sys.executable, "-c", "print('1 passed')"]}) == 0
    assert capfd.readouterr().out.splitlines() == ["== one", "1 passed"]


def test_stamp_follows_pins_and_dependencies_but_no_setting_of_a_tool(checkout: Path) -> None:
    first = dev.wanted_stamp()
    (checkout / "pyproject.toml").write_text(PROJECT.format(dependency="a", length=80))
    assert dev.wanted_stamp() == first
    (checkout / "pyproject.toml").write_text(PROJECT.format(dependency="b", length=80))
    second = dev.wanted_stamp()
    (checkout / "pins.txt").write_text("a==2\n")
    assert len({first, second, dev.wanted_stamp()}) == 3


def test_stamp_follows_python_and_place(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    first = dev.wanted_stamp()
    monkeypatch.setattr(sys, "base_prefix", "elsewhere")
    second = dev.wanted_stamp()
    moved = checkout.rename(tmp_path_factory.mktemp("new") / "place")
    monkeypatch.setattr(dev, "ROOT", moved)
    monkeypatch.setattr(dev, "PINS", moved / "pins.txt")
    assert len({first, second, dev.wanted_stamp()}) == 3


def test_venv_is_ready_only_when_whole(checkout: Path) -> None:
    assert not dev.is_ready("stamp")
    dev.VENV.mkdir()
    dev.STAMP.write_text("stamp")
    assert not dev.is_ready("stamp")
    dev.PYTHON.touch()
    assert dev.is_ready("stamp")
    assert not dev.is_ready("another stamp")


def test_failed_set_up_leaves_no_stamp(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(venv.EnvBuilder, "create", lambda self, folder: folder.mkdir())
    monkeypatch.setattr(dev, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(dev, "PINS", checkout / "no-such-pins.txt")
    with pytest.raises(dev.SetUpError, match="pip could not install"):
        dev.make_venv("stamp")
    assert not dev.is_ready("stamp")


@pytest.mark.usefixtures("checkout")
def test_set_up_makes_the_venv_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    def make(stamp: str) -> None:
        made.append(stamp)
        dev.VENV.mkdir()
        dev.PYTHON.touch()
        dev.STAMP.write_text(stamp)

    monkeypatch.setattr(dev, "make_venv", make)
    monkeypatch.setattr(dev, "missing_packages", lambda libraries, programs: {})
    dev.set_up({})
    dev.set_up({})
    assert made == [dev.wanted_stamp()]


@pytest.mark.skipif(sys.platform == "win32", reason="another kind of lock")
def test_one_set_up_at_a_time(checkout: Path) -> None:
    script = "import fcntl, sys; fcntl.flock(open(sys.argv[1]), fcntl.LOCK_EX | fcntl.LOCK_NB)"
    attempt = [sys.executable, "-c", script, str(checkout / ".venv.lock")]
    with dev.one_at_a_time():
        assert b"BlockingIOError" in subprocess.run(attempt, capture_output=True, check=False).stderr
    assert subprocess.run(attempt, check=False).returncode == 0


@LINUX
def test_missing_library_and_program_are_found_by_looking() -> None:
    missing = dev.missing_packages(
        {"libc.so.6": "libc6", "libnowhere.so.1": "libnowhere1"},
        {"sh": "dash", "nowhere": "nowhere-bin", "/etc/passwd": "a", "/no/where": "b"},
    )
    assert missing == {"nowhere": "nowhere-bin", "libnowhere.so.1": "libnowhere1", "/no/where": "b"}


@LINUX
@pytest.mark.parametrize(
    ("found", "told"), [("apt-get", "sudo apt-get install .* libegl1 xvfb"), (None, "libEGL.so.1, Xvfb")]
)
def test_who_may_not_install_is_told_what_to_install(
    found: str | None, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: found)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(dev.SetUpError, match=told):
        dev.install_packages({"libEGL.so.1": "libegl1", "Xvfb": "xvfb"})


def test_pins_have_hashes_and_no_address() -> None:
    every: dict[str, set[str]] = {}
    for name in ("dev.txt", "package.txt"):
        text = dev.PINS.with_name(name).read_text("utf-8")
        assert "://" not in text
        pins = text.replace("\\\n", "").splitlines()
        assert [pin for pin in pins if "--hash=sha256:" not in pin] == []
        every[name] = {pin.split(" ")[0] for pin in pins}
    names = {pin.split("==")[0] for pin in every["dev.txt"]}
    assert names >= {"pyside6-essentials", "msgspec", "pytest", "hatchling", "pyinstaller"}
    # packages are made with what the tests ran with
    assert every["package.txt"] <= every["dev.txt"]
