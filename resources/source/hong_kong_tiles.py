"""The tile set "Hong Kong": `python -m resources.source.hong_kong_tiles` writes resources/tiles/hong-kong."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from resources.source.hong_kong_bamboos import bamboos
from resources.source.hong_kong_circles import circles
from resources.source.hong_kong_enamel import Cut
from resources.source.hong_kong_flowers import FLOWERS
from resources.source.hong_kong_frames import flower, season
from resources.source.hong_kong_seasons import SEASONS
from resources.source.hong_kong_signs import WINDS, green_dragon, numbered, red_dragon, white_dragon, wind

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
    files["tileset.json"] = _manifest(files)
    return files


def _manifest(files: dict[str, str]) -> str:
    """The manifest; its fingerprint changes with every drawing."""
    digest = hashlib.sha256("".join(f"{name}\n{files[name]}" for name in sorted(files)).encode()).hexdigest()
    content = {
        "format": "mahjong-tileset",
        "version": 1,
        "name": "Hong Kong",
        "author": "The Mahjong Qt authors",
        "license": "MIT",
        "fingerprint": digest[:16],
    }
    return json.dumps(content, indent=2) + "\n"


def main() -> None:
    """Write the files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in all_files().items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
