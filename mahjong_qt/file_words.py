"""Words on a command line that mean files; it loads no Qt."""

from __future__ import annotations

import os

ADDRESS = "file:"
"""How the address of a file of this computer begins."""


def is_file_address(word: str) -> bool:
    """Say whether a word is the address of a file rather than its path."""
    return word.startswith(ADDRESS)


def local_path(word: str) -> str:
    """Return the absolute path of a file; a window of files may hand over an address.

    What begins like an address and is none, as ``file://[x``, is taken for the path that it looks like.
    """
    if is_file_address(word):
        word = _addressed(word) or word
    return os.path.abspath(word)


def _addressed(word: str) -> str:
    """Return the path that an address stands for; empty when it stands for none."""
    from urllib.parse import urlsplit
    from urllib.request import url2pathname

    try:
        address = urlsplit(word)
        # on Windows a host is that of a shared folder
        host = f"//{address.netloc}" if os.name == "nt" and address.netloc else ""
        path = url2pathname(host + address.path)
    except (OSError, ValueError):
        return ""
    # no system has a file with this in its name, and Python refuses to ask
    return "" if "\0" in path else path
