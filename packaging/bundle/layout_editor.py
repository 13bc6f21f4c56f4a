"""Entry script of the bundled layout editor."""

import sys

from editor.app import main

sys.exit(main())
