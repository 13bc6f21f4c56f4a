"""Where the mouse is: a place on every layer at once, since higher layers are drawn further left and up."""

from __future__ import annotations

from typing import NamedTuple


class CanvasPoint(NamedTuple):
    """A point of the canvas in half-tile units of the lowest layer.

    ``rise_x`` and ``rise_y`` say how much further left and up each layer is drawn, in half-tile units.
    """

    x: float
    y: float
    rise_x: float = 0.0
    rise_y: float = 0.0

    def on_layer(self, z: int) -> tuple[float, float]:
        """Return the place on a layer that is drawn at this point.

        >>> CanvasPoint(3.0, 2.0, 0.25, 0.25).on_layer(2)
        (3.5, 2.5)
        """
        return self.x + z * self.rise_x, self.y + z * self.rise_y
