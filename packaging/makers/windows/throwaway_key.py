"""A key that nobody trusts, to try signing with: made for one trial, by OpenSSL and osslsigncode."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makers.steps import need, run
from makers.windows.signing import PLACE

if TYPE_CHECKING:
    from pathlib import Path

SIGN = """\
#!/bin/sh -e
osslsigncode sign -certs '{certificate}' -key '{key}' -n 'Signed for a trial' -in "$1" -out "$1.signed"
mv "$1.signed" "$1"
"""


class ThrowawayKey:
    """A key and its certificate, which it has signed itself."""

    def __init__(self, folder: Path) -> None:
        """Make both in a folder.

        :raises PackagingError: when a program is missing or fails.
        """
        need("openssl", "osslsigncode")
        self._certificate = folder / "certificate.pem"
        key = folder / "key.pem"
        made = ["-keyout", str(key), "-out", str(self._certificate), "-days", "2", "-subj", "/CN=For trials alone"]
        usage = ["-addext", "extendedKeyUsage=codeSigning"]
        run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *made, *usage])
        self._script = folder / "sign.sh"
        self._script.write_text(SIGN.format(certificate=self._certificate, key=key), "utf-8")

    @property
    def template(self) -> str:
        """The command that signs, as ``MAHJONG_QT_SIGN`` would have it."""
        return f"sh {self._script} {PLACE}"

    def verify(self, file: Path) -> None:
        """Make sure that a file is signed by this key and has not been changed since.

        :raises PackagingError: when it is not so.
        """
        run(["osslsigncode", "verify", "-CAfile", self._certificate, "-in", file])
