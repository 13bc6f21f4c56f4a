"""The scripts that sign and notarise, run with stand-ins for Apple's programs that write down how they are called."""

from __future__ import annotations

import os
import plistlib
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING, NamedTuple

import pytest

from makers import product
from makers.macos.macho import is_macho
from tests.packaging.macho_files import make_app, thin, write

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="they are for bash")

SCRIPTS = product.PACKAGING / "macos"
ENTITLEMENTS = SCRIPTS / "entitlements.plist"
IDENTITY = {"MAHJONG_QT_SIGNING_IDENTITY": "Developer ID Application: Somebody (ABCDE12345)"}
KEY = "-----BEGIN PRIVATE KEY-----\nverysecret\n-----END PRIVATE KEY-----"
WITH_KEY = {"MAHJONG_QT_NOTARY_KEY": KEY, "MAHJONG_QT_NOTARY_KEY_ID": "K1", "MAHJONG_QT_NOTARY_ISSUER": "I1"}
WITH_PROFILE = {"MAHJONG_QT_NOTARY_PROFILE": "notary"}

STAND_IN = """\
#!/bin/bash
line=${0##*/}
for word in "$@"; do
    line=$line$'\\t'$word
    case $word in *.p8) cp "$word" "$LOG.key"; ls -l "$word" >"$LOG.rights" ;; esac
done
printf '%s\\n' "$line" >>"$LOG"
env >>"$LOG.env"
if [ -n "${FAILS:-}" ] && [[ $line == *"$FAILS"* ]]; then exit 3; fi
case $line in
    xcrun*submit*) printf '{"id": "4711", "message": "done", "status": "%s"}\\n' "${STATUS:-Accepted}" ;;
    xcrun*log*) echo 'the signature is invalid' ;;
esac
"""


class Outcome(NamedTuple):
    code: int
    output: str
    calls: list[list[str]]


class Mac:
    """A folder with an app, and with the stand-ins."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.app = make_app(folder)
        self.dmg = write(folder / "mahjong qt.dmg", b"koly")
        self.log = folder / "log"
        for name in ("codesign", "xcrun", "spctl", "hdiutil", "ditto"):
            write(folder / "bin" / name, STAND_IN.encode()).chmod(0o755)
        (folder / "tmp").mkdir()

    def run(self, script: str, *words: Path | str, **environment: str) -> Outcome:
        done = subprocess.run(
            [SCRIPTS / script, *words],
            env={
                "PATH": f"{self.folder / 'bin'}{os.pathsep}{os.environ['PATH']}",
                "LOG": str(self.log),
                "TMPDIR": str(self.folder / "tmp"),
                **environment,
            },
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=60,
            check=False,
        )
        lines = self.log.read_text(encoding="utf-8").splitlines() if self.log.exists() else []
        return Outcome(done.returncode, done.stdout.decode(), [line.split("\t") for line in lines])

    def left_behind(self) -> list[Path]:
        return list((self.folder / "tmp").iterdir())


@pytest.fixture
def mac(tmp_path: Path) -> Mac:
    return Mac(tmp_path)


def signed(outcome: Outcome) -> list[str]:
    return [call[-1] for call in outcome.calls if "--sign" in call]


def test_every_code_is_signed_once_from_the_inside_out(mac: Mac) -> None:
    outcome = mac.run("sign.sh", mac.app, **IDENTITY)
    assert outcome.code == 0, outcome.output
    version = mac.app / "Contents/Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A"
    main = mac.app / "Contents/MacOS/mahjong-qt"
    code = [path for path in mac.app.rglob("*") if path.is_file() and not path.is_symlink() and is_macho(path)]
    # a framework's own library is signed with it, and the main program with the app
    expected = {str(path) for path in code} - {str(version / "QtCore"), str(main)} | {str(version), str(mac.app)}
    order = signed(outcome)
    assert sorted(order) == sorted(expected)
    assert order[-1] == str(mac.app)
    for number, outer in enumerate(order):
        assert not [inner for inner in order[number + 1 :] if inner.startswith(f"{outer}/")], outer
    assert outcome.calls[-1] == ["codesign", "--verify", "--deep", "--strict", "--verbose=2", str(mac.app)]
    assert mac.left_behind() == []


def test_only_programs_have_entitlements_and_all_are_hardened(mac: Mac) -> None:
    calls = [call for call in mac.run("sign.sh", mac.app, **IDENTITY).calls if "--sign" in call]
    assert all({"--timestamp", "runtime", IDENTITY["MAHJONG_QT_SIGNING_IDENTITY"]} <= set(call) for call in calls)
    entitled = {call[-1].removeprefix(str(mac.app)) for call in calls if str(ENTITLEMENTS) in call}
    tool = "/Contents/Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/Helpers/tool"
    others = {f"/Contents/MacOS/{name}" for name in ("mahjong-layout-editor", "mahjong-layouts")}
    assert entitled == {"", tool, *others}


def test_code_is_found_by_its_head_and_not_by_its_name(mac: Mac) -> None:
    write(mac.app / "Contents/Frameworks/no ending", thin())
    write(mac.app / "Contents/Frameworks/text.dylib", b"just text")
    names = [path.rpartition("/")[2] for path in signed(mac.run("sign.sh", mac.app, **IDENTITY))]
    assert "no ending" in names
    assert not {"text.dylib", "Some.class", "turtle.mjlayout", "Info.plist"} & set(names)


def test_without_an_identity_it_is_signed_ad_hoc(mac: Mac) -> None:
    outcome = mac.run("sign.sh", mac.app)
    assert outcome.code == 0, outcome.output
    calls = [call for call in outcome.calls if "--sign" in call]
    assert calls
    assert all(call[call.index("--sign") + 1] == "-" and "runtime" not in call for call in calls)


def test_one_failure_stops_all(mac: Mac) -> None:
    outcome = mac.run("sign.sh", mac.app, FAILS="QtCore.abi3.so", **IDENTITY)
    assert outcome.code == 3
    assert outcome.calls[-1][-1].endswith("QtCore.abi3.so")
    assert str(mac.app) not in signed(outcome)
    assert mac.left_behind() == []


def test_a_signature_that_does_not_verify_is_a_failure(mac: Mac) -> None:
    assert mac.run("sign.sh", mac.app, FAILS="--verify", **IDENTITY).code == 3


def test_a_disk_image_is_signed_and_verified(mac: Mac) -> None:
    outcome = mac.run("sign.sh", mac.dmg, **IDENTITY)
    assert outcome.code == 0, outcome.output
    assert signed(outcome) == [str(mac.dmg)]
    assert outcome.calls[-1] == ["codesign", "--verify", "--strict", "--verbose=2", str(mac.dmg)]


@pytest.mark.parametrize("script", ["sign.sh", "notarise.sh"])
def test_what_makes_no_sense_is_refused_before_anything_is_done(mac: Mac, script: str) -> None:
    text = write(mac.folder / "text.txt", b"x")
    for words in ([], [text], [mac.folder / "none.app"], [mac.folder / "none.dmg"], [mac.app, mac.dmg]):
        outcome = mac.run(script, *words, **IDENTITY, **WITH_PROFILE)
        assert outcome.code == 1, words
        assert outcome.output.startswith(f"{script}: "), outcome.output
        assert outcome.calls == []


def test_an_app_without_its_main_program_is_refused(mac: Mac) -> None:
    (mac.app / "Contents/MacOS/mahjong-qt").unlink()
    outcome = mac.run("sign.sh", mac.app, **IDENTITY)
    assert (outcome.code, outcome.calls) == (1, [])


def test_an_accepted_image_gets_its_ticket(mac: Mac) -> None:
    outcome = mac.run("notarise.sh", mac.dmg, **WITH_PROFILE)
    assert outcome.code == 0, outcome.output
    who = ["--keychain-profile", "notary"]
    assert outcome.calls == [
        ["xcrun", "notarytool", "submit", str(mac.dmg), *who, "--wait", "--timeout", "30m", "--output-format", "json"],
        ["xcrun", "stapler", "staple", str(mac.dmg)],
        ["xcrun", "stapler", "validate", str(mac.dmg)],
        [
            "spctl",
            "--assess",
            "--verbose=4",
            "--type",
            "open",
            "--context",
            "context:primary-signature",
            str(mac.dmg),
        ],
    ]


def test_an_app_is_sent_packed_and_gets_the_ticket_itself(mac: Mac) -> None:
    outcome = mac.run("notarise.sh", mac.app, **WITH_PROFILE)
    assert outcome.code == 0, outcome.output
    packed = outcome.calls[0][-1]
    assert outcome.calls[0] == ["ditto", "-c", "-k", "--keepParent", str(mac.app), packed]
    assert outcome.calls[1][3] == packed
    assert outcome.calls[2][-1] == str(mac.app)
    assert outcome.calls[-1] == ["spctl", "--assess", "--verbose=4", "--type", "execute", str(mac.app)]
    assert mac.left_behind() == []


def test_the_key_is_only_in_a_file_of_this_user_that_is_removed(mac: Mac) -> None:
    outcome = mac.run("notarise.sh", mac.dmg, **WITH_KEY)
    assert outcome.code == 0, outcome.output
    assert (mac.folder / "log.key").read_text(encoding="utf-8") == f"{KEY}\n"
    assert (mac.folder / "log.rights").read_text(encoding="utf-8").startswith("-rw-------")
    for text in (outcome.output, mac.log.read_text(encoding="utf-8"), (mac.folder / "log.env").read_text("utf-8")):
        assert "verysecret" not in text
    assert mac.left_behind() == []


def test_nobody_sees_the_key_with_tracing_either(mac: Mac) -> None:
    outcome = mac.run("notarise.sh", mac.dmg, SHELLOPTS="xtrace", **WITH_KEY)
    assert outcome.code == 0, outcome.output
    assert "verysecret" not in outcome.output


def test_a_refusal_is_a_failure_with_the_notarys_words(mac: Mac) -> None:
    outcome = mac.run("notarise.sh", mac.dmg, STATUS="Invalid", **WITH_KEY)
    assert outcome.code == 1
    assert "Invalid done" in outcome.output
    assert "the signature is invalid" in outcome.output
    assert not [call for call in outcome.calls if "stapler" in call]
    assert "verysecret" not in outcome.output
    assert mac.left_behind() == []


@pytest.mark.parametrize("step", ["notarytool", "staple", "validate", "spctl"])
def test_each_step_that_fails_stops_the_rest(mac: Mac, step: str) -> None:
    outcome = mac.run("notarise.sh", mac.dmg, FAILS=step, **WITH_PROFILE)
    assert outcome.code != 0
    assert "notarised:" not in outcome.output


def test_without_credentials_nothing_is_sent(mac: Mac) -> None:
    outcome = mac.run("notarise.sh", mac.dmg, MAHJONG_QT_NOTARY_KEY=KEY)
    assert outcome.code == 1
    assert outcome.calls == []
    assert "MAHJONG_QT_NOTARY_PROFILE" in outcome.output
    assert "verysecret" not in outcome.output


def test_every_entitlement_has_its_reason() -> None:
    granted = plistlib.loads(ENTITLEMENTS.read_bytes())
    assert granted == {"com.apple.security.cs.allow-unsigned-executable-memory": True}
    text = ENTITLEMENTS.read_text(encoding="utf-8")
    assert all(f"{key.rpartition('.')[2]}:" in text for key in granted)


@pytest.mark.parametrize("script", ["sign.sh", "notarise.sh"])
def test_scripts_are_for_the_bash_of_macos(script: str) -> None:
    path = SCRIPTS / script
    text = path.read_text(encoding="utf-8")
    assert text.startswith("#!/bin/bash\n")
    assert os.access(path, os.X_OK)
    # what bash 3.2 does not know
    for word in ("mapfile", "readarray", "declare -A", "local -n", "${1,,}", "|&", "inherit_errexit"):
        assert word not in text
    assert subprocess.run([shutil.which("bash") or "bash", "-n", path], check=False).returncode == 0
