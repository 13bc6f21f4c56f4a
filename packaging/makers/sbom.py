"""The software bill of materials in CycloneDX's form: what ships, from the distributions down to each binary file.

The same input makes the same bytes: the serial number comes from the content, and the only time is SOURCE_DATE_EPOCH.
"""

from __future__ import annotations

import json
import os
import uuid
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from packaging.utils import canonicalize_name

from makers import sbom_parts
from makers.origins import closure, origins_in
from makers.product import LICENCE, NAME, PUBLISHER, SUMMARY, VERSION
from makers.steps import PackagingError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cyclonedx.model.bom import Bom


def write_sbom(target: Path, bundle: Path | None = None) -> Path:
    """Write the bill of what this Python would ship, and of each binary file of the bundle when there is one.

    :raises PackagingError: when a distribution is missing, says no licence, or the bill is not valid.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(make_sbom(bundle), "utf-8", newline="\n")
    return target


def make_sbom(bundle: Path | None = None) -> str:
    """The bill as text of JSON; see ``write_sbom``."""
    from cyclonedx.output import make_outputter
    from cyclonedx.schema import OutputFormat, SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    outputter = make_outputter(_bill(bundle), OutputFormat.JSON, SchemaVersion.V1_6)
    bill: dict[str, Any] = json.loads(outputter.output_as_string())
    bill["metadata"].pop("timestamp")
    bill.pop("serialNumber")
    content = json.dumps(bill, sort_keys=True)
    bill["serialNumber"] = uuid.uuid5(uuid.NAMESPACE_OID, content).urn
    if epoch := os.environ.get("SOURCE_DATE_EPOCH"):
        bill["metadata"]["timestamp"] = datetime.fromtimestamp(int(epoch), UTC).isoformat()
    text = json.dumps(bill, indent=2, sort_keys=True, ensure_ascii=False) + "\n"
    if error := JsonStrictValidator(SchemaVersion.V1_6).validate_str(text):
        raise PackagingError(f"The bill of materials is not valid CycloneDX: {str(error)[:2000]}")
    return text


def _bill(bundle: Path | None) -> Bom:
    from cyclonedx.model.bom import Bom
    from cyclonedx.model.component import ComponentType

    bill = Bom()
    root = sbom_parts.as_component(
        ComponentType.APPLICATION, NAME, VERSION, LICENCE, description=SUMMARY, publisher=PUBLISHER
    )
    bill.metadata.component = root
    origins = None if bundle is None else origins_in(bundle)
    shipped = {
        canonicalize_name(item.name): item
        for item in closure()
        if origins is None or canonicalize_name(item.name) in origins.distributions
    }
    parts, platforms = sbom_parts.distributions(shipped), sbom_parts.platforms()
    bill.components.update([*parts.values(), *platforms.values(), *sbom_parts.embedded(bundle)])
    if bundle is not None and origins is not None:
        bill.components.update([*sbom_parts.system_libraries(origins), *sbom_parts.files(bundle)])
    bill.register_dependency(root, [*(parts[key] for key in _needs(NAME, shipped)), *platforms.values()])
    for key, component in parts.items():
        bill.register_dependency(component, [parts[need] for need in _needs(key, shipped)])
        if key == "pyside6-essentials":
            bill.register_dependency(component, [platforms["Qt"]])
    return bill


def _needs(name: str, shipped: Iterable[str]) -> list[str]:
    wanted = {canonicalize_name(item.name) for item in closure(name)}
    return [key for key in shipped if key in wanted]
