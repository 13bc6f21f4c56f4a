"""Keys for OpenPGP signatures that are thrown away."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path


class Owner:
    """Somebody with keys that are thrown away; their names tell them apart."""

    def __init__(self, home: Path, passphrase: str = "") -> None:
        self.home = home
        self.passphrase = passphrase
        home.mkdir(mode=0o700)
        (home / "gpg-agent.conf").write_text("s2k-count 65536\n")  # quick instead of safe

    def gpg(self, *words: str) -> str:
        unlock = ["--pinentry-mode", "loopback", "--passphrase", self.passphrase]
        command = ["gpg", "--homedir", str(self.home), "--batch", "--quiet", *unlock, *words]
        return subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout

    def make(self, name: str) -> None:
        self.gpg("--quick-generate-key", f"{name} <{name}@example.org>", "ed25519", "sign", "never")

    def secret(self) -> str:
        return self.gpg("--armor", "--export-secret-keys")

    def public(self, target: Path) -> Path:
        target.write_text(self.gpg("--armor", "--export"))
        return target


@contextlib.contextmanager
def homes_of_owners() -> Iterator[Path]:
    """A folder for homes; sockets lie in it, whose paths may not be long."""
    folder = Path(tempfile.mkdtemp(prefix="mq-"))
    yield folder
    for home in folder.iterdir():
        subprocess.run(["gpgconf", "--homedir", str(home), "--kill", "gpg-agent"], check=True)
    shutil.rmtree(folder)
