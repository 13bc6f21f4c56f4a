"""Command line of the steps of a release: ``python dev.py release STEP``."""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from makers import signatures
from makers.checksums import SIGNATURE, SUMS, verify_checksums, write_checksums
from makers.product import BUILD, DIST, NAME, TITLE, VERSION
from makers.release import keychain, publish, readiness, self_test, versions
from makers.release.artifacts import bill_name, check_complete, this_system
from makers.steps import PackagingError, tell

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


def check_version(options: argparse.Namespace) -> None:
    """Compare the tag with code, changelog and metadata; without --tag make sure that there could be one."""
    if options.tag:
        version = versions.check_version(options.tag)
        readiness.check_ready()
    else:
        version = versions.check_untagged()
    tell(f"The version is {version}.")


def oldest_wheels(options: argparse.Namespace) -> None:
    """On macOS, before packaging: take the wheel of numpy that the oldest macOS can use."""
    from makers.macos.numpy_wheel import install_oldest_numpy

    install_oldest_numpy()


def open_keychain(options: argparse.Namespace) -> None:
    """On a macOS that is thrown away: open a keychain with the certificate in MAHJONG_QT_CERTIFICATE, if it is set."""
    tell("The keychain is open." if keychain.open_keychain() else "There is no certificate: the app is signed ad hoc.")


def sbom(options: argparse.Namespace) -> None:
    """Write the bill of materials of this system's bundle into the folder."""
    from makers.sbom import write_sbom

    bundle = options.bundle or default_bundle()
    if not bundle.is_dir():
        raise PackagingError(f"There is no bundle {bundle}: run `python dev.py package` first.")
    tell(f"Wrote {write_sbom(options.folder / bill_name(this_system()), bundle)}")


def test(options: argparse.Namespace) -> None:
    """Unpack, install or mount what was made for this system, run its self-test, remove it."""
    tell(self_test.self_test(options.folder))


def checksums(options: argparse.Namespace) -> None:
    """Make sure that everything is there that is released, then write SHA256SUMS."""
    check_complete(options.folder)
    tell(f"Wrote {write_checksums(options.folder)}")


def sign(options: argparse.Namespace) -> None:
    """Sign SHA256SUMS with the key in MAHJONG_QT_SIGNING_KEY."""
    tell(f"Wrote {signatures.sign(options.folder / SUMS)}")


def verify(options: argparse.Namespace) -> None:
    """Compare everything with SHA256SUMS and, where it is signed, that with the public key."""
    tell(f"{verify_checksums(options.folder)} files are as {SUMS} says.")
    if (options.folder / SIGNATURE).exists():
        tell(f"{SUMS} is signed by {signatures.verify(options.folder / SUMS, options.key)}.")
    else:
        tell(f"{SUMS} is not signed.")


def notes(options: argparse.Namespace) -> None:
    """Write the notes of the release from CHANGELOG.md."""
    tell(f"Wrote {publish.write_notes(options.output)}")


def check_draft(options: argparse.Namespace) -> None:
    """Make sure that everything is there that is released, as SHA256SUMS says, and that this is signed."""
    check_complete(options.folder)
    verify_checksums(options.folder)
    signer = signatures.verify(options.folder / SUMS, options.key)
    tell(f"All of {VERSION} is there, as {signer} has signed.")


def draft(options: argparse.Namespace) -> None:
    """Make the draft release, after verifying what goes into it."""
    check_draft(options)
    tell(publish.make_draft(options.tag, options.folder, options.output))


def show_draft(options: argparse.Namespace) -> None:
    """Say the command that would make the draft, and make nothing."""
    tell(shlex.join(publish.draft_command(options.tag, options.folder, options.output)))


def default_bundle() -> Path:
    """Where `dev.py package` leaves this system's bundle."""
    return BUILD / "bundle" / (f"{TITLE}.app" if this_system() == "macos" else NAME)


STEPS: dict[str, Callable[[argparse.Namespace], None]] = {
    "check-version": check_version,
    "oldest-wheels": oldest_wheels,
    "keychain": open_keychain,
    "self-test": test,
    "sbom": sbom,
    "checksums": checksums,
    "sign": sign,
    "verify": verify,
    "notes": notes,
    "check-draft": check_draft,
    "draft": draft,
    "show-draft": show_draft,
}


def parser() -> argparse.ArgumentParser:
    """The steps and their options."""
    top = argparse.ArgumentParser(prog="dev.py release", description=__doc__, allow_abbrev=False)
    steps = top.add_subparsers(dest="step", metavar="STEP")
    for name, step in STEPS.items():
        one = steps.add_parser(name, help=step.__doc__, description=step.__doc__, allow_abbrev=False)
        if name not in ("check-version", "oldest-wheels", "keychain", "notes"):
            one.add_argument("--folder", type=Path, default=DIST, help="where the artifacts are")
        if name in ("check-version", "draft", "show-draft"):
            one.add_argument("--tag", default=None if name == "check-version" else f"v{VERSION}", help="as in git")
        if name in ("notes", "draft", "show-draft"):
            one.add_argument("--output", type=Path, default=publish.NOTES, help="the file with the notes")
        if name in ("verify", "check-draft", "draft"):
            one.add_argument("--key", type=Path, default=signatures.PUBLIC_KEY, help="the public key")
        if name == "sbom":
            one.add_argument("--bundle", type=Path, help="the folder that PyInstaller made")
    return top


def main(words: Sequence[str] | None = None) -> int:
    """Run the step that the words name; the exit code."""
    options = parser().parse_args(words)
    if options.step is None:
        parser().print_help()
        return 0
    try:
        STEPS[options.step](options)
    except (PackagingError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
