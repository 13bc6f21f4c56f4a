"""A deal that one move loses while other pairs are still free."""

from __future__ import annotations

from tests.view.sample_boards import small_deal

# Tile 8 lies on tile 2 and tile 9 on tile 3. Who takes 0 and 1 leaves 2 and 9, 3 and 8, each pair closed by the other.
TILES = [*((4 * x, 0, 0) for x in range(8)), (8, 0, 1), (12, 0, 1)]
LABELS = "3D 3D 3D 2C 1B 1B 5D 5D 2C 3D"

DEAL = small_deal(TILES, LABELS)

LOSING = (0, 1)
HARMLESS = (4, 5)
HARMLESS_TOO = (6, 7)
PLAN = (HARMLESS, HARMLESS_TOO, (0, 9), (3, 8), (1, 2))
