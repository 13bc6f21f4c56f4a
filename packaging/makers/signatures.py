"""OpenPGP signatures of SHA256SUMS by GnuPG, with a key that is on the machine only while it signs."""

from __future__ import annotations

import contextlib
import itertools
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from makers.checksums import SIGNATURE
from makers.product import PACKAGING
from makers.steps import PackagingError, need, run

if TYPE_CHECKING:
    from collections.abc import Iterator

KEY_VARIABLE = "MAHJONG_QT_SIGNING_KEY"
"""Holds the secret key, as ``gpg --armor --export-secret-keys`` writes it."""

PASSPHRASE_VARIABLE = "MAHJONG_QT_SIGNING_PASSPHRASE"
"""Holds the passphrase of the key; may be absent."""

PUBLIC_KEY = PACKAGING / "release" / "signing-key.asc"
"""What players verify with. It comes with the first release: see packaging/README.md."""


class _Keyring(NamedTuple):
    home: Path

    def gpg(self, *words: str | Path) -> str:
        """Run GnuPG on this keyring and return what it wrote.

        :raises PackagingError: when it fails.
        """
        return run(["gpg", "--homedir", self.home, "--batch", "--no-tty", *words], seconds=120)

    def fingerprints(self, kind: str) -> list[str]:
        """Those of the primary keys, ``kind`` being "pub" or "sec"."""
        listing = self.gpg("--with-colons", "--list-secret-keys" if kind == "sec" else "--list-keys")
        lines = [line.split(":") for line in listing.splitlines()]
        return [later[9] for line, later in itertools.pairwise(lines) if line[0] == kind and later[0] == "fpr"]


def sign(file: Path) -> Path:
    """Write a detached armoured signature of the file beside it, SHA256SUMS.asc for SHA256SUMS, and verify it.

    The key comes from the environment into a keyring of its own, which is removed afterwards.

    :raises PackagingError: when there is no key, it is not exactly one, its passphrase is wrong or gpg fails.
    """
    key = os.environ.get(KEY_VARIABLE, "")
    if not key.strip():
        raise PackagingError(f"There is no key to sign with: {KEY_VARIABLE} is empty.")
    signature = file.with_name(f"{file.name}.asc")
    signature.unlink(missing_ok=True)
    with _keyring() as ring:
        unlock: list[str | Path] = ["--pinentry-mode", "loopback", "--passphrase-file"]
        unlock.append(_private_file(ring, "passphrase", os.environ.get(PASSPHRASE_VARIABLE, "")))
        ring.gpg(*unlock, "--import", _private_file(ring, "secret", key))
        fingerprints = ring.fingerprints("sec")
        if len(fingerprints) != 1:
            raise PackagingError(f"{KEY_VARIABLE} must hold one secret key; it holds {len(fingerprints)}.")
        ring.gpg(
            *unlock, "--local-user", fingerprints[0], "--digest-algo", "SHA256", "--armor", "--output", signature,
            "--detach-sign", file,
        )  # fmt: skip
        _verify(ring, file, signature)
    return signature


def verify(file: Path, key: Path = PUBLIC_KEY) -> str:
    """Make sure that the signature beside the file is by the given public key; its fingerprint.

    :raises PackagingError: when file, signature or key is missing, or the file is not what was signed.
    """
    signature = file.with_name(f"{file.name}.asc")
    for wanted in (file, signature, key):
        if not wanted.is_file():
            raise PackagingError(f"{wanted} is missing: the signature cannot be verified.")
    with _keyring() as ring:
        ring.gpg("--import", key)
        return _verify(ring, file, signature)


def _verify(ring: _Keyring, file: Path, signature: Path) -> str:
    said = ring.gpg("--status-fd", "1", "--verify", signature, file)
    # VALIDSIG ends with the fingerprint of the primary key, which a signature by a subkey also names
    valid = [line.split()[-1] for line in said.splitlines() if line.startswith("[GNUPG:] VALIDSIG ")]
    if len(valid) != 1 or valid[0] not in ring.fingerprints("pub"):
        raise PackagingError(f"{signature.name} is no valid signature of {file.name}.\n{said}")
    return valid[0]


@contextlib.contextmanager
def _keyring() -> Iterator[_Keyring]:
    """An empty keyring, removed with its agent at the end; its path is short, for sockets lie in it."""
    need("gpg", "gpgconf")
    with tempfile.TemporaryDirectory(prefix="mq-", ignore_cleanup_errors=True) as folder:
        ring = _Keyring(Path(folder))
        # the passphrase lies beside the key: what the agent would do to make guessing slow takes seconds for nothing
        (ring.home / "gpg-agent.conf").write_text("s2k-count 65536\n", "ascii")
        try:
            yield ring
        finally:
            run(["gpgconf", "--homedir", ring.home, "--kill", "gpg-agent"], seconds=60)


def _private_file(ring: _Keyring, name: str, text: str) -> Path:
    file = ring.home / name
    with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as target:
        target.write(text)
    return file


__all__ = ["KEY_VARIABLE", "PASSPHRASE_VARIABLE", "PUBLIC_KEY", "SIGNATURE", "sign", "verify"]
