"""The tile set "Riichi": `python -m resources.source.riichi_tiles` writes resources/tiles/riichi."""

from __future__ import annotations

from pathlib import Path

from resources.source import riichi_signs as signs
from resources.source.riichi_bamboos import bamboos
from resources.source.riichi_circles import circles
from resources.source.riichi_flowers import emblem
from resources.source.riichi_ink import Cut
from resources.source.riichi_seasons import SKIES, scene
from resources.source.svg import document
from resources.source.tile_set_files import with_manifest, write_files

FOLDER = Path(__file__).resolve().parents[1] / "tiles" / "riichi"


def drawings(cut: Cut) -> dict[str, str]:
    """All 42 faces in one cut, by label."""
    faces: dict[str, str] = {}
    for suit, draw in (("D", circles), ("B", bamboos), ("C", signs.numbered)):
        faces |= {f"{rank}{suit}": draw(rank, cut) for rank in range(1, 10)}
    faces |= {label: signs.wind(label, cut) for label in signs.WINDS}
    faces |= {"R": signs.red_dragon(cut), "G": signs.green_dragon(cut), "Wh": signs.white_dragon(cut)}
    faces |= {f"F{rank}": emblem(rank, cut) + signs.flower_name(rank, cut) for rank in range(1, 5)}
    faces |= {f"S{rank}": scene(rank, cut) + signs.season_name(rank, cut) for rank in range(1, 5)}
    return faces


def all_files() -> dict[str, str]:
    """Every file of the tile set, by name."""
    skies = {f"S{rank}": sky for rank, sky in SKIES.items()}
    files = {
        f"{label}{cut.value}.svg": document(300, 400, skies.get(label, ""), drawing)
        for cut in Cut
        for label, drawing in drawings(cut).items()
    }
    return with_manifest(files, "Riichi")


def main() -> None:
    """Write the files."""
    write_files(FOLDER, all_files())


if __name__ == "__main__":
    main()
