"""A check that every module of a package can be loaded."""

from __future__ import annotations

import importlib
import pkgutil

from mahjong_qt.self_test.check import require


def check_modules(package: str) -> str:
    """Each module of a package is loaded, also those that only a rare window or a process beside it needs.

    What was left out of a bundle altogether is named by the list of its files instead.
    """
    faults = []
    names = sorted({package, *module_names(package)})
    for name in names:
        try:
            importlib.import_module(name)
        except (Exception, SystemExit) as error:
            faults.append(f"{name}: {type(error).__name__}: {error}")
    require(not faults, "\n".join(faults))
    return f"{len(names)} modules"


def module_names(package: str) -> list[str]:
    """Return the full names of the modules in a package and in the packages in it.

    :raises ImportError: when the package itself cannot be loaded.
    """
    names = []
    for module in pkgutil.iter_modules(importlib.import_module(package).__path__, f"{package}."):
        names.append(module.name)
        if module.ispkg:
            names += _names_within(module.name)
    return names


def _names_within(package: str) -> list[str]:
    try:
        return module_names(package)
    except (Exception, SystemExit):
        # loading it once more tells why
        return []
