"""Installed distributions, made for the tests alone."""

from __future__ import annotations

from importlib.metadata import Distribution
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path


def install(
    site: Path, name: str, *, files: Mapping[str, str] | None = None, requires: Iterable[str] = (), extra: str = ""
) -> Distribution:
    """Write a distribution of version 1.0 into a folder like site-packages; ``extra`` are further lines of metadata."""
    info = f"{name}-1.0.dist-info"
    lines = ["Metadata-Version: 2.1", f"Name: {name}", "Version: 1.0", *(f"Requires-Dist: {text}" for text in requires)]
    texts = {**(files or {}), f"{info}/METADATA": "\n".join([*lines, extra]) + "\n"}
    for file, text in texts.items():
        (site / file).parent.mkdir(parents=True, exist_ok=True)
        (site / file).write_text(text, "utf-8")
    (site / info / "RECORD").write_text("".join(f"{file},,\n" for file in texts), "utf-8")
    return Distribution.at(site / info)
