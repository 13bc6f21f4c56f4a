"""A keychain of its own for the certificate that signs for macOS, on a machine that is thrown away afterwards."""

from __future__ import annotations

import base64
import os
import secrets
import tempfile
from pathlib import Path

from makers.steps import PackagingError, run

CERTIFICATE_VARIABLE = "MAHJONG_QT_CERTIFICATE"
"""Holds certificate and secret key, a .p12 file in base64."""

PASSWORD_VARIABLE = "MAHJONG_QT_CERTIFICATE_PASSWORD"
KEYCHAIN = "mahjong-qt-release.keychain-db"
_OPEN = 3 * 3600
"""Seconds after which the keychain locks itself."""


def open_keychain() -> bool:
    """Put the certificate of the environment into a new keychain, open it to codesign; whether there is a certificate.

    It changes which keychains are searched: it is for machines that are thrown away, never for your own Mac.

    :raises PackagingError: when the certificate is no base64 or ``security`` fails; without a secret in the words.
    """
    text = os.environ.get(CERTIFICATE_VARIABLE, "").strip()
    if not text:
        return False
    try:
        certificate = base64.b64decode("".join(text.split()), validate=True)
    except ValueError:
        raise PackagingError(f"{CERTIFICATE_VARIABLE} is no base64.") from None
    password = secrets.token_urlsafe(24)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "certificate.p12"
        file.touch(mode=0o600)
        file.write_bytes(certificate)
        _security("create-keychain", "-p", password, KEYCHAIN)
        _security("set-keychain-settings", "-lut", str(_OPEN), KEYCHAIN)
        _security("unlock-keychain", "-p", password, KEYCHAIN)
        secret = os.environ.get(PASSWORD_VARIABLE, "")
        _security("import", str(file), "-k", KEYCHAIN, "-f", "pkcs12", "-P", secret, "-T", "/usr/bin/codesign")
        # without it codesign asks at the screen whether it may
        _security("set-key-partition-list", "-S", "apple-tool:,apple:", "-s", "-k", password, KEYCHAIN)
        _security("list-keychains", "-d", "user", "-s", KEYCHAIN, "login.keychain-db")
    return True


def _security(verb: str, *words: str) -> None:
    """Run a verb of macOS' command for keychains, which takes passwords on its command line only."""
    try:
        run(["security", verb, *words], seconds=120)
    except PackagingError:
        failed = True
    else:
        failed = False
    if failed:  # outside of the handler, so that the words with the passwords are not even the cause
        raise PackagingError(f"`security {verb}` failed. Its words are not shown, for there may be secrets in them.")
