"""Tool tips of texts that come from files."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


def as_tool_tip(lines: Iterable[str]) -> str:
    """Return a tip that shows these lines as they stand, whatever is in them; an empty one for none.

    Qt guesses from a text's first line whether it is markup, and would show the one as the other.

    >>> as_tool_tip(["a < b", "<b>c</b>"])
    '<qt>a &lt; b<br>&lt;b&gt;c&lt;/b&gt;</qt>'
    """
    text = "<br>".join(html.escape(line, quote=False).replace("\n", "<br>") for line in lines if line)
    return f"<qt>{text}</qt>" if text else ""
