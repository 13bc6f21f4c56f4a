"""Makes what players install, and tries it: `python3 dev.py package` runs this package with the Python of `.venv`.

Each module makes one kind of artifact; the files that they fill in or copy lie in the folders beside this one.
"""

from __future__ import annotations
