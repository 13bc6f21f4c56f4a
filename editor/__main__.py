"""Lets ``python -m editor`` run the layout editor."""

from __future__ import annotations

import sys

from editor.app import main

if __name__ == "__main__":
    sys.exit(main())
