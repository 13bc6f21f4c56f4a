"""Words on a command line that mean files; it loads no Qt."""

from __future__ import annotations

import os

ADDRESS = "file:"
"""How the address of a file of this computer begins."""


def is_file_address(word: str) -> bool:
    """Say whether a word is the address of a file rather than its path."""
    return word.startswith(ADDRESS)


def local_path(word: str) -> str:
    """Return the absolute path of a file; a window of files may hand over an address."""
    if is_file_address(word):
        from urllib.parse import urlsplit
        from urllib.request import url2pathname

        address = urlsplit(word)
        # on Windows a host is that of a shared folder
        host = f"//{address.netloc}" if os.name == "nt" and address.netloc else ""
        word = url2pathname(host + address.path)
    return os.path.abspath(word)
