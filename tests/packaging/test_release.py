from __future__ import annotations

import base64
import json
import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

import dev
from mahjong_qt import __version__
from makers.checksums import write_checksums
from makers.product import CONTACT, HOMEPAGE
from makers.release import keychain, readiness, versions
from makers.release.__main__ import STEPS, main, parser
from makers.release.artifacts import artifacts, check_complete
from makers.release.publish import draft_command, make_draft, write_notes
from makers.release.readiness import check_ready
from makers.release.self_test import self_test
from makers.release.versions import check_untagged, check_version
from makers.steps import PackagingError
from tests.packaging.key_owner import Owner, homes_of_owners

POSIX = pytest.mark.skipif(os.name == "nt", reason="programs are replaced by scripts")
TAG = f"v{__version__}"
NEWS = "# Changelog\n\n## {} (2026-12-24)\n\n- It `works`.\n- On\n  Macs.\n\n## 0.0.1 (2020-01-01)\n\n- Old.\n"
CHANGELOG = NEWS.format(__version__)
METAINFO = '<component><releases><release version="{}" date="{}"/><release version="0.0.1"/></releases></component>'
REPORT = {
    "version": __version__,
    "passed": True,
    "frozen": True,
    "checks": [{"name": "layouts", "passed": True, "detail": ""}],
}


@pytest.fixture
def released(tmp_path: Path) -> Path:
    """A folder with a file of the right name for everything that is released."""
    folder = tmp_path / "dist"
    folder.mkdir()
    for artifact in artifacts():
        (folder / artifact.name).write_text(artifact.name)
    return folder


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that is looked into first for programs."""
    folder = tmp_path / "programs"
    folder.mkdir()
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    return folder


def write_program(file: Path, body: str) -> None:
    """A program that notes its arguments in a log beside it and then does what the body says."""
    log = f"import json, sys\nopen({str(file) + '.log'!r}, 'a').write(json.dumps(sys.argv[1:]) + '\\n')\n"
    file.write_text(f"#!{sys.executable}\n{log}{body}\n")
    file.chmod(0o755)


def calls_of(file: Path) -> list[list[str]]:
    return [json.loads(line) for line in Path(f"{file}.log").read_text().splitlines()]


def test_a_release_is_exactly_its_artifacts(released: Path) -> None:
    check_complete(released)
    write_checksums(released)
    check_complete(released)
    (released / f"mahjong-qt_{__version__}_amd64.deb").unlink()
    (released / "mahjong-qt_0.0.1_amd64.deb").touch()
    with pytest.raises(PackagingError, match=r"missing: .*amd64.deb\nnot of this release: mahjong-qt_0.0.1_amd64.deb"):
        check_complete(released)


def test_the_tag_is_that_of_code_changelog_and_metadata() -> None:
    assert check_version(TAG, CHANGELOG, METAINFO.format(__version__, "2026-12-24")) == __version__


@pytest.mark.parametrize(
    ("tag", "changelog", "metainfo", "words"),
    [
        ("v99.0.0", CHANGELOG, METAINFO.format(__version__, "2026-12-24"), "the tag must be"),
        (__version__, CHANGELOG, METAINFO.format(__version__, "2026-12-24"), "the tag must be"),
        (
            TAG,
            "## Unreleased\n\n- More.\n\n" + CHANGELOG,
            METAINFO.format(__version__, "2026-12-24"),
            "begins with '## U",
        ),
        (TAG, CHANGELOG.replace(" (2026-12-24)", ""), METAINFO.format(__version__, ""), "which day"),
        (TAG, CHANGELOG, METAINFO.format("0.0.1", "2026-12-24"), "newest release is 0.0.1"),
        (TAG, CHANGELOG, METAINFO.format(__version__, "2026-12-23"), "2026-12-23"),
        (TAG, CHANGELOG, "<component/>", "no release"),
    ],
)
def test_whatever_says_otherwise_is_named(tag: str, changelog: str, metainfo: str, words: str) -> None:
    with pytest.raises(PackagingError, match=words.replace("(", r"\(")):
        check_version(tag, changelog, metainfo)


def test_the_metadata_that_are_packaged_say_the_version_of_the_changelog() -> None:
    # without a text of metadata they are made from this checkout's own changelog, which differs from the one given
    with pytest.raises(PackagingError, match=f"newest release is {__version__} of"):
        check_version(TAG, CHANGELOG.replace("2026-12-24", "1999-01-01"))


def test_a_dry_run_wants_news_of_this_version_or_of_what_is_not_released() -> None:
    assert check_untagged() == __version__
    assert check_untagged(CHANGELOG) == __version__
    assert check_untagged("## Unreleased\n\n- More.\n\n## 0.0.1 (2020-01-01)\n\n- Old.\n") == __version__
    with pytest.raises(PackagingError, match=r"begins with 0\.0\.1"):
        check_untagged("## 0.0.1 (2020-01-01)\n\n- Old.\n")


def test_the_notes_tell_news_files_and_how_to_verify(tmp_path: Path) -> None:
    text = write_notes(tmp_path / "notes" / "notes.md", CHANGELOG).read_text("utf-8")
    assert text.startswith("- It works.\n- On Macs.\n")
    assert "Old." not in text
    assert all(f"`{artifact.name}`" in text for artifact in artifacts())
    assert "sha256sum --check --ignore-missing SHA256SUMS" in text
    assert "$" not in text


@POSIX
def test_the_draft_has_every_file_and_is_made_once(released: Path, programs: Path, tmp_path: Path) -> None:
    write_program(programs / "gh", "print('v0.0.1' if sys.argv[2] == 'list' else 'https://example.org/draft')")
    assert make_draft(TAG, released, tmp_path / "notes.md") == "https://example.org/draft"
    _, create = calls_of(programs / "gh")
    assert create == draft_command(TAG, released, tmp_path / "notes.md")[1:]
    assert create[:5] == ["release", "create", TAG, "--draft", "--verify-tag"]
    assert {Path(word).name for word in create[9:]} == {
        *(file.name for file in released.iterdir()),
        "SHA256SUMS",
        "SHA256SUMS.asc",
    }
    write_program(programs / "gh", f"print('{TAG}')")
    with pytest.raises(PackagingError, match="already"):
        make_draft(TAG, released, tmp_path / "notes.md")


def test_a_dry_run_says_the_command_and_runs_nothing(
    released: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    assert main(["show-draft", "--tag", TAG, "--folder", str(released)]) == 0
    said = capsys.readouterr().out
    assert f"gh release create {TAG} --draft" in said
    assert f"{released}{os.sep}SHA256SUMS.asc" in said


def test_the_steps_fit_together(released: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = ["--folder", str(released)]
    assert main(["checksums", *folder]) == 0
    assert main(["verify", *folder]) == 0
    assert "is not signed" in capsys.readouterr().out
    assert main(["draft", *folder]) == 1  # for it is not signed
    assert "SHA256SUMS.asc is missing" in capsys.readouterr().err
    (released / artifacts()[0].name).write_text("changed")
    assert main(["verify", *folder]) == 1
    assert "changed" in capsys.readouterr().err


@POSIX
def test_what_is_signed_becomes_a_draft(
    released: Path, programs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write_program(programs / "gh", "print('https://example.org/draft' if sys.argv[2] == 'create' else '')")
    with homes_of_owners() as homes:
        owner = Owner(homes / "a")
        owner.make("releases")
        monkeypatch.setenv("MAHJONG_QT_SIGNING_KEY", owner.secret())
        monkeypatch.setenv("MAHJONG_QT_SIGNING_PASSPHRASE", "")
        key = owner.public(tmp_path / "key.asc")
    folder = ["--folder", str(released)]
    signed = [*folder, "--key", str(key)]
    for words in (["checksums", *folder], ["sign", *folder], ["verify", *signed], ["check-draft", *signed]):
        assert main(words) == 0
    assert "is signed by" in capsys.readouterr().out
    assert main(["draft", *signed, "--output", str(tmp_path / "notes.md")]) == 0
    assert "https://example.org/draft" in capsys.readouterr().out
    # all are as the list says, and the list is signed, but one is missing in both
    (released / artifacts()[0].name).unlink()
    assert main(["check-draft", *signed]) == 1
    assert "missing: " in capsys.readouterr().err


def test_the_bill_of_a_bundle_lies_where_it_is_released_from(tmp_path: Path) -> None:
    inside = tmp_path / "bundle" / "_internal"
    (inside / "shiboken6").mkdir(parents=True)
    (inside / "shiboken6" / "Shiboken.so").write_bytes(b"\x7fELF" + bytes(60))
    assert main(["sbom", "--bundle", str(tmp_path / "bundle"), "--folder", str(tmp_path)]) == 0
    (bill,) = tmp_path.glob("*.cdx.json")
    assert bill.name in {artifact.name for artifact in artifacts()}
    assert json.loads(bill.read_text("utf-8"))["bomFormat"] == "CycloneDX"


def test_without_a_bundle_there_is_no_bill(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sbom", "--bundle", str(tmp_path / "nowhere"), "--folder", str(tmp_path)]) == 1
    assert "There is no bundle" in capsys.readouterr().err


def test_steps_that_want_no_library_load_none_of_qt(released: Path, tmp_path: Path) -> None:
    steps = STEPS.keys() - dev.RELEASE_LIBRARIES.keys()
    words = {
        **{step: [step, "--folder", str(released)] for step in steps},
        "check-version": ["check-version", "--tag", "v0.0.0"],
        "notes": ["notes", "--output", str(tmp_path / "notes.md")],
        **{step: [step] for step in ("keychain", "oldest-wheels")},
    }
    lines = [["check-version"], *(words[step] for step in STEPS if step in steps)]
    code = "import sys; sys.modules.update(PySide6=None, shiboken6=None)\nfrom makers.release.__main__ import main\n"
    said = subprocess.run(
        [sys.executable, "-c", f"{code}print([main(words) for words in {lines!r}])"],
        env={**os.environ, "PYTHONPATH": str(dev.ROOT / "packaging"), "MAHJONG_QT_SIGNING_KEY": ""},
        cwd=dev.ROOT, capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert said.returncode == 0, said.stderr
    assert len(json.loads(said.stdout.splitlines()[-1])) == len(lines)


def test_a_release_is_ready_only_when_all_is_done(tmp_path: Path) -> None:
    addresses, key = f"# ours\n{HOMEPAGE}\n{CONTACT}\n", tmp_path / "key.asc"
    key.touch()
    template = "      - uses: actions/checkout@{} # v5\n      image: python:3.11{}\n"
    workflow = template.format("a" * 40, "@sha256:" + "b" * 64)
    check_ready(addresses, workflow, key)
    with pytest.raises(PackagingError, match=f"\n{CONTACT} is nobody's"):
        check_ready(f"{HOMEPAGE}\n#{CONTACT}\n", workflow, key)
    with pytest.raises(PackagingError, match=r"no-key\.asc is missing"):
        check_ready(addresses, workflow, tmp_path / "no-key.asc")
    with pytest.raises(PackagingError, match=r"\nactions/checkout@v5 may change.*\npython:3.11 may change"):
        check_ready(addresses, template.format("v5", ""), key)


def test_a_tag_of_a_project_that_is_not_ready_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(versions, "check_version", lambda tag: tag)
    monkeypatch.setattr(readiness, "check_ready", lambda: check_ready("", "", Path(__file__)))
    assert main(["check-version", "--tag", TAG]) == 1
    assert f"{HOMEPAGE} is nobody's until" in capsys.readouterr().err
    assert main(["check-version"]) == 0


def test_without_a_step_all_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    listed = capsys.readouterr().out
    assert [name for name in STEPS if f"    {name}" not in listed] == []


def test_a_file_that_cannot_be_written_is_told_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["notes", "--output", str(tmp_path)]) == 1
    assert str(tmp_path) in capsys.readouterr().err


def test_every_step_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    for step in STEPS:
        with pytest.raises(SystemExit, match="0"):
            parser().parse_args([step, "--help"])
        assert "usage: dev.py release" in capsys.readouterr().out
    with pytest.raises(SystemExit, match="2"):
        main(["no-such-step"])


def write_archive(folder: Path, body: str) -> None:
    """The archive for Linux, with a program that does what the body says."""
    program = folder / "mahjong-qt"
    write_program(program, body)
    name = next(artifact.name for artifact in artifacts() if artifact.name.endswith(".tar.xz"))
    with tarfile.open(folder / name, "w:xz") as archive:
        archive.add(program, f"mahjong-qt-{__version__}/mahjong-qt")


LINUX = pytest.mark.skipif(sys.platform != "linux", reason="it unpacks and runs the archive for Linux")


@LINUX
def test_the_archive_is_unpacked_and_tests_itself(tmp_path: Path) -> None:
    write_archive(tmp_path, f"open(sys.argv[2], 'w').write({json.dumps(REPORT)!r})")
    assert self_test(tmp_path).endswith(f": 1 checks of version {__version__} passed")
    assert calls_of(tmp_path / "mahjong-qt")[0][0] == "--self-test"


@LINUX
@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("sys.exit(1)", "failed"),
        ("pass", "no readable report"),
        ("open(sys.argv[2], 'w').write('{}')", "no readable report"),
        (
            'open(sys.argv[2], \'w\').write(\'{"version": "1", "passed": false, "checks": [{"name": "sound",'
            ' "passed": false, "detail": "no file"}]}\'); sys.exit(1)',
            "sound: no file",
        ),
    ],
)
def test_a_self_test_that_fails_is_told(tmp_path: Path, body: str, words: str) -> None:
    write_archive(tmp_path, body)
    with pytest.raises(PackagingError, match=words):
        self_test(tmp_path)


@LINUX
def test_without_the_archive_there_is_nothing_to_test(tmp_path: Path) -> None:
    with pytest.raises(PackagingError, match="is missing"):
        self_test(tmp_path)


@POSIX
def test_the_keychain_is_made_opened_and_searched(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_program(
        programs / "security",
        "if sys.argv[1] == 'import': assert open(sys.argv[2], 'rb').read() == b'certificate'",
    )
    monkeypatch.setenv("MAHJONG_QT_CERTIFICATE", base64.encodebytes(b"certificate").decode())
    monkeypatch.setenv("MAHJONG_QT_CERTIFICATE_PASSWORD", "hush")
    assert keychain.open_keychain()
    calls = calls_of(programs / "security")
    assert [call[0] for call in calls] == [
        "create-keychain",
        "set-keychain-settings",
        "unlock-keychain",
        "import",
        "set-key-partition-list",
        "list-keychains",
    ]
    assert not Path(calls[3][1]).exists()


@POSIX
def test_a_failing_keychain_shows_no_secret(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_program(programs / "security", "sys.exit(sys.argv[1] == 'import')")
    monkeypatch.setenv("MAHJONG_QT_CERTIFICATE", base64.b64encode(b"certificate").decode())
    monkeypatch.setenv("MAHJONG_QT_CERTIFICATE_PASSWORD", "hush-hush")
    with pytest.raises(PackagingError, match="`security import` failed") as failure:
        keychain.open_keychain()
    assert "hush-hush" not in repr((failure.value, failure.value.__cause__, failure.value.__context__))


def test_without_a_certificate_there_is_no_keychain(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MAHJONG_QT_CERTIFICATE", "")
    assert main(["keychain"]) == 0
    assert "ad hoc" in capsys.readouterr().out
    monkeypatch.setenv("MAHJONG_QT_CERTIFICATE", "§")
    assert main(["keychain"]) == 1
