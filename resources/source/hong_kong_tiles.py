"""The tile set "Hong Kong": `python -m resources.source.hong_kong_tiles` writes resources/tiles/hong-kong."""

from __future__ import annotations

from pathlib import Path

from resources.source.hong_kong_bamboos import bamboos
from resources.source.hong_kong_circles import circles
from resources.source.hong_kong_enamel import Cut
from resources.source.hong_kong_flowers import FLOWERS
from resources.source.hong_kong_frames import flower, season
from resources.source.hong_kong_seasons import SEASONS
from resources.source.hong_kong_signs import WINDS, green_dragon, numbered, red_dragon, white_dragon, wind
from resources.source.tile_set_files import with_manifest, write_files

FOLDER = Path(__file__).resolve().parents[1] / "tiles" / "hong-kong"
SUFFIXES = {Cut.FINE: "", Cut.BOLD: "-bold"}


def faces(cut: Cut) -> dict[str, str]:
    """The 42 faces by label."""
    drawn: dict[str, str] = {}
    for rank in range(1, 10):
        drawn |= {f"{rank}B": bamboos(rank, cut), f"{rank}C": numbered(rank, cut), f"{rank}D": circles(rank, cut)}
    drawn |= {label: wind(label, cut) for label in WINDS}
    drawn |= {"R": red_dragon(cut), "G": green_dragon(cut), "Wh": white_dragon(cut)}
    for rank, (plant, scene) in enumerate(zip(FLOWERS, SEASONS, strict=True), 1):
        drawn |= {f"F{rank}": flower(rank, plant(cut), cut), f"S{rank}": season(rank, scene(cut), cut)}
    return drawn


def all_files() -> dict[str, str]:
    """Every file of the tile set, by name."""
    files = {f"{label}{SUFFIXES[cut]}.svg": text for cut in Cut for label, text in faces(cut).items()}
    return with_manifest(files, "Hong Kong")


def main() -> None:
    """Write the files."""
    write_files(FOLDER, all_files())


if __name__ == "__main__":
    main()
