"""Which values of SVG attributes and style sheets stay: those that refer to nothing outside of the drawing."""

from __future__ import annotations

import re

REFERENCE = re.compile(r"url\s*\(\s*['\"]?\s*([^)'\"]*)", re.IGNORECASE)
FILTER = re.compile(r"(?:^|(?<=;))\s*filter\s*:[^;]*;?", re.IGNORECASE)
AT_RULE = re.compile(r"@[\w-]+(?:\([^)]*\)|[^;{}(])*(?:;|\{(?:[^{}]|\{[^{}]*\})*\})")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
URL = re.compile(r"(?<![\w-])url(?![\w-])", re.IGNORECASE)
"""The word that begins a reference: Qt follows also what has no brackets after it."""
ID = re.compile(r"[^\s'\"()#\\]+")
"""The ids that stay: what has other letters may be read in one way here and in another by Qt."""


def safe_value(name: str, value: str) -> str | None:
    """Return the value of an attribute, or None when it leads out of the drawing or hides where it leads.

    >>> safe_value("fill", "url(#a)"), safe_value("fill", "url(http://a.example/)")
    ('url(#a)', None)
    """
    if name == "id":
        return value if ID.fullmatch(value) else None
    if name == "style":
        value = FILTER.sub("", value)
    return value if is_local(value) else None


def is_local(text: str) -> bool:
    r"""Say whether all references in a text are to elements of the drawing; an escape could hide one.

    >>> is_local("fill: url('#a')"), is_local(r"fill: u\72l(x)")
    (True, False)
    >>> is_local("url #a")
    False
    """
    targets = REFERENCE.findall(text)
    is_plain = "\\" not in text and len(targets) == len(URL.findall(text))
    return is_plain and all(target.startswith("#") for target in targets)


def safe_style(text: str) -> str:
    """Return a style sheet without rules that load something, or an empty one where it is not sure what it does.

    >>> safe_style("@import 'a.css'; .a { fill: red }")
    ' .a { fill: red }'
    """
    plain = AT_RULE.sub("", COMMENT.sub("", text))
    return plain if is_local(plain) and "@" not in plain else ""


def references_of(text: str) -> list[str]:
    """Return the ids of the elements that a value refers to.

    >>> references_of("fill:url(#a);mask:url('#b')")
    ['a', 'b']
    """
    return [target[1:].strip() for target in REFERENCE.findall(text) if target.startswith("#")]
