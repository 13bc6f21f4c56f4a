"""The index of the folder ``licenses``: what a bundle brings along, under which licences, and where its sources are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makers.compared_texts import remarks_on
from makers.product import PACKAGING, TITLE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from makers.embedded import Embedded
    from makers.licences import Component


def index(components: Iterable[Component], embedded: Iterable[Embedded] = ()) -> str:
    """Return the index: each component with version, licence, texts and source, and texts of other versions."""
    components = list(components)
    lines = [
        f"# What {TITLE} brings along",
        "",
        f"{TITLE} itself is under the MIT licence: [LICENSE.txt](LICENSE.txt). It carries parts that others made;",
        "each has a folder here with its licence texts. Qt, PySide6 and Shiboken may be had under several licences;",
        "here they are used under the GNU Lesser General Public License, version 3. Licences of packages of Debian are",
        "those of all files of their source, of which the library here is a part.",
        "",
        "| component | version | licence | texts | source |",
        "| --- | --- | --- | --- | --- |",
    ]
    for part in components:
        texts = ", ".join(f"[{name}](<{part.name}/{name}>)" for name in sorted(part.texts))
        licence = part.licence.replace("|", "/")
        lines.append(f"| {part.name} | {part.version} | {licence} | {texts} | {part.source} |")
    if remarks := remarks_on(_versions(components, embedded)):
        lines += ["", "## Texts of other versions", ""]
        lines += ["Nobody has compared these texts with the versions that are here; they may lack a notice.", ""]
        lines += [f"- {remark}" for remark in remarks]
    replacing = (PACKAGING / "licences" / "replacing-qt.md").read_text("utf-8")
    return "\n".join(lines) + "\n\n" + replacing


def _versions(components: Iterable[Component], embedded: Iterable[Embedded]) -> dict[str, str]:
    names = {"PySide6_Essentials": "Qt"}
    versions = {part.library: part.version for part in embedded}
    return versions | {names.get(part.name, part.name): part.version for part in components}
