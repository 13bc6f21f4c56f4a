"""The line icons: `python -m resources.source.icons` writes resources/icons/light and resources/icons/dark."""

from __future__ import annotations

import math
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "icons"

# Line and accent for a light and for a dark theme.
THEMES = {"light": ("#2b3544", "#0a6ebd"), "dark": ("#e8ecf2", "#6cc0ff")}


def _arc(middle_x: float, middle_y: float, radius: float, start: float, end: float) -> str:
    """An arc clockwise between two angles in degrees, 0 pointing right."""
    (x1, y1), (x2, y2) = (
        (middle_x + radius * math.cos(math.radians(angle)), middle_y + radius * math.sin(math.radians(angle)))
        for angle in (start, end)
    )
    large = 1 if (end - start) % 360 > 180 else 0
    return f"M{x1:.2f} {y1:.2f}A{radius} {radius} 0 {large} 1 {x2:.2f} {y2:.2f}"


def _gear() -> str:
    """A gear's outline of eight teeth."""
    places = []
    for tooth in range(8):
        for turn, radius in ((-15, 6.8), (-10, 9.3), (10, 9.3), (15, 6.8)):
            angle = math.radians(45 * tooth + turn)
            places.append(f"{12 + radius * math.cos(angle):.2f} {12 + radius * math.sin(angle):.2f}")
    return "M" + "L".join(places) + "Z"


# Each icon: the lines, then the accented lines, in a square of 24.
ICONS: dict[str, tuple[str, str]] = {
    "new_game": ("M4 5a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z", "M19.5 9v6M16.5 12h6"),
    "restart": (_arc(12, 12.5, 8, -55, 215), "M5.3 3v5h5"),
    "choose_layout": ("M3 14h6v7H3zM9 14h6v7H9zM15 14h6v7h-6z", "M6 7h6v7H6zM12 7h6v7h-6z"),
    "enter_code": (
        "M20 9V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v3M20 15v3a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-3",
        "M12 8v8M9.5 8h5M9.5 16h5",
    ),
    "copy_code": (
        "M15 8V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h3",
        "M9 11a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2z",
    ),
    "undo": ("M4 9h10.5a5.5 5.5 0 0 1 0 11H8", "M8.5 4.5L4 9l4.5 4.5"),
    "go_back": ("M7.5 10h6.5a5.5 5.5 0 0 1 0 11h-4", "M3.5 4v12M12 5.5L7.5 10l4.5 4.5"),
    "redo": ("M20 9H9.5a5.5 5.5 0 0 0 0 11H16", "M15.5 4.5L20 9l-4.5 4.5"),
    "hint": ("M9 17c0-2.5-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5.5-3 8z", "M9.5 21h5"),
    "shuffle": (
        "M3 7h3c5 0 6.5 10 11.5 10H20M3 17h3c1.8 0 3.1-1.3 4.2-3M13.3 10c1.1-1.7 2.4-3 4.2-3H20",
        "M17.5 4l3 3-3 3M17.5 14l3 3-3 3",
    ),
    "pause": ("M6.5 5h3v14h-3z", "M14.5 5h3v14h-3z"),
    "resume": ("M7 4.5L19 12L7 19.5z", ""),
    "full_screen": ("M4 9V4h5M20 15v5h-5", "M15 4h5v5M9 20H4v-5"),
    "look": (
        "M12 3a9 9 0 1 0 0 18c1.7 0 2.2-1.2 1.6-2.4c-.8-1.7.2-3.1 2-3.1H18a3 3 0 0 0 3-3.2A9.2 9.2 0 0 0 12 3z",
        "M7.5 12v.01M9.5 7.8v.01M14.5 7.8v.01",
    ),
    "sound": ("M4 9.5h3.5L12 5.5v13l-4.5-4H4z", _arc(12, 12, 4, -50, 50) + _arc(12, 12, 7.5, -50, 50)),
    "play_solitaire": ("M3 12h9v9H3zM12 12h9v9h-9z", "M7.5 3h9v9h-9z"),
    "play_shisen": ("M3 13h6v8H3zM15 13h6v8h-6z", "M6 9V4h12v5"),
    "statistics": ("M12 5.5a8 8 0 0 1 0 16a8 8 0 0 1 0-16zM9.5 2.5h5", "M12 9.5v4l3 2"),
    "start_page": ("M4 4h6v7H4zM14 4h6v7h-6zM4 14.5h6V21H4z", "M14 14.5h6V21h-6z"),
    "play_daily": ("M4 5.5h16V21H4zM4 10h16M8.5 3v4M15.5 3v4", "M9 15.2l2.2 2.3 4-4.3"),
    "play_campaign": ("M4 20.5c9 0 2-6.5 8-6.5s6 .5 6-3.5", "M18 10.5V3l-6.5 2.2L18 7.5"),
    "campaign_map": ("M3 6l6-2.5v15L3 21zM15 6l6-2.5V18l-6 2.5z", "M9 3.5L15 6M9 18.5l6 2"),
    "day_calendar": ("M3 4h18v16.5H3zM3 9h18", "M9 9v11.5M15 9v11.5M3 14.8h18"),
    "points": ("M3 12h9v9H3zM12 12h9v9h-9z", "M12 2.5v6M9 5.5h6"),
    "combo": ("M13 2.5L5 13.5h6L10 21.5L19 10h-6.5z", ""),
    "stars": ("M12 3l2.7 5.9 6.3.7-4.7 4.3 1.3 6.3L12 17l-5.6 3.2 1.3-6.3L3 9.6l6.3-.7z", ""),
    "play_easy": (
        "M12 21c-.3-5 .2-8 2.5-11.5",
        "M12 14C6.5 14 4 11 4 5.5C9.5 5.5 12 8 12 14zM14.5 9.5C14.5 6 17 3.5 20.5 3.5C20.5 7.5 18.5 9.5 14.5 9.5z",
    ),
    "play_challenge": (
        "M12 7a7 7 0 0 1 0 14a7 7 0 0 1 0-14zM12 10.5V14l2.5 1.5",
        "M9.5 3h5M12 3v3.5M18 6.5l1.800 1.800",
    ),
    "play_zen": (
        "M3 20.5h18M5.5 17h13",
        "M12 14.5C8 14.5 6 11.5 6 8C8 8.5 9.5 9.3 10.3 10.3C10.3 7.5 11 5.2 12 3.5C13 5.2 13.7 7.5 13.7 10.3"
        "C14.5 9.3 16 8.5 18 8C18 11.5 16 14.5 12 14.5z",
    ),
    "play_pure": ("M8 3.5h8v17H8z", "M12 8.5L14.5 12L12 15.5L9.5 12z"),
    "replay": ("M4 12a8.5 8.5 0 1 1 2.5 6M3.5 21v-4.5h4.5", "M10.5 8.5l5.5 3.5-5.5 3.5z"),
    "backup": ("M3.5 8h17v12.5h-17zM2.5 3.5h19V8h-19z", "M12 10.5v7M9 14.5l3 3 3-3"),
    "import_layouts": ("M4 15v3a2.5 2.5 0 0 0 2.5 2.5h11A2.5 2.5 0 0 0 20 18v-3", "M12 3v12M7.5 10.5L12 15l4.5-4.5"),
    "export_layout": ("M8 9.5H6A2.5 2.5 0 0 0 3.5 12v9h17v-9A2.5 2.5 0 0 0 18 9.5h-2", "M12 15.5v-12M8 7l4-4 4 4"),
    "copy_layout": ("M3 13h4.5v8H3zM7.5 13H12v8H7.5z", "M12 3h4.5v8H12zM16.5 3H21v8h-4.5z"),
    "edit_layout": ("M3 14h6v7H3zM9 14h6v7H9z", "M13 11.3l.8-4L18 3.1a2.1 2.1 0 0 1 3 3l-4.2 4.2z"),
    "new_layout": ("M3 13h6v8H3zM9 13h6v8H9z", "M16.5 3v8M12.5 7h8"),
    "paste_layout": (
        "M8 5H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2h-2M9 3h6v4H9z",
        "M8 11.5h4v5.5H8zM12 11.5h4v5.5h-4z",
    ),
    "settings": (_gear(), "M12 9a3 3 0 0 1 0 6a3 3 0 0 1 0-6z"),
    "how_to_play": (
        "M12 3a9 9 0 0 1 0 18a9 9 0 0 1 0-18z",
        "M9 9.5a3 3 0 1 1 4.6 2.5c-1.1.7-1.6 1.2-1.6 2.4M12 17v.01",
    ),
    "about": ("M12 3a9 9 0 0 1 0 18a9 9 0 0 1 0-18z", "M12 11v5.5M12 7.5v.01"),
    "quit": ("M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4", "M10 12h10M16 8l4 4-4 4"),
    "give_up": ("M6 21V3.5", "M6 4c4-2 8 2 12.5 0v9c-4.5 2-8.5-2-12.5 0"),
    "stuck": ("M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z", "M8.5 12h7"),
    "cleared": (
        "M7 3.5h10V10a5 5 0 0 1-10 0zM12 15v5M8 20.5h8",
        "M7 6H3.5c0 3 1 5 3.8 5.5M17 6h3.5c0 3-1 5-3.8 5.5",
    ),
    "winnable": ("M12 3a9 9 0 0 1 0 18a9 9 0 0 1 0-18z", "M7.5 12.5l3 3 6-6.5"),
    "lost": ("M12 2L22 12L12 22L2 12z", "M9 9l6 6M15 9l-6 6"),
    "unknown": ("M6.5 8.5a5.5 5.5 0 1 1 8.4 4.7c-2 1.2-2.9 2.1-2.9 3.8", "M12 20.5v.01"),
    "notice": ("M12 3.5L22 20.5H2z", "M12 9.5v5M12 17.5v.01"),
    "save": (
        "M5 3.5h11l4 4V19a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19V5a1.5 1.5 0 0 1 1-1.5z",
        "M8 4v5h7V4M8 20v-6h8v6",
    ),
    "open": ("M3.5 19V5.5h6l2 2.5h7V11", "M3.5 19.5l3-8.5h15l-3 8.5z"),
    "new": ("M6 3h8l5 5v13H6z", "M14 3v5h5"),
    "cut": (
        "M6.5 15a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 0 0 0-5.6zM17.5 15a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 0 0 0-5.6z",
        "M8 15.5L16.5 3M16 15.5L7.5 3",
    ),
    "paste": (
        "M8 5H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2h-2M9 3h6v4H9z",
        "M8.5 12h7M8.5 16h5",
    ),
    "delete": ("M5 7h14M10 7V4h4v3M7 7l1 14h8l1-14", "M10.3 11v6M13.7 11v6"),
    "zoom_in": ("M10.5 4a6.5 6.5 0 0 1 0 13a6.5 6.5 0 0 1 0-13zM15.5 15.5L20.5 20.5", "M10.5 7.5v6M7.5 10.5h6"),
    "zoom_out": ("M10.5 5.3a5.2 5.2 0 0 1 0 10.4a5.2 5.2 0 0 1 0-10.4zM14.4 14.4L20.5 20.5", "M8.5 10.5h4"),
    "zoom_fit": ("M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4", "M8 8.5h8v7H8z"),
    "tool_brush": (
        "M9.5 14.5L19 4.2a1.6 1.6 0 0 1 2.2 2.3l-9.6 10",
        "M9.5 14.5c-3 0-3.6 2-4 3.5c-.4 1.5-1.5 2.2-2.5 2.5c5.5 1.5 9-.5 8.6-4z",
    ),
    "tool_eraser": ("M8.5 20.5L3.5 15.5l10-11.5l7 6.5L12 20.5z", "M8.2 9.8l7.5 6.8M7 20.5h14"),
    "tool_select": ("M4 8V4h4M11 4h3M17 4h3v4M20 11v3M4 11v3M4 17v3h4M11 20h2", "M13 13l8 3-3.5 1.5L16 21z"),
    "tool_fill": ("M3.5 4h17v16h-17z", "M9.2 4v16M14.8 4v16M3.5 12h17"),
    "tool_line": ("M3 17h6v4H3zM15 3h6v4h-6z", "M9 15.5L15 8.5"),
    "tool_stamp": ("M9.5 13.5c1-2.5-1.5-4-1.5-6.5a4 4 0 0 1 8 0c0 2.5-2.5 4-1.5 6.5z", "M5 13.5h14v4H5zM5 21h14"),
    "tool_pan": (
        "M8 12.5V6a1.5 1.5 0 0 1 3 0v5V4.5a1.5 1.5 0 0 1 3 0V11V6a1.5 1.5 0 0 1 3 0v8.5c0 4-2 6.5-5.5 6.5"
        "c-3 0-4.2-1.2-5.5-3.5l-2.2-3.8a1.4 1.4 0 0 1 2.4-1.5z",
        "",
    ),
    "draw_left_right": ("M9 6v12l-6-2V8zM15 6v12l6-2V8z", "M12 3v18"),
    "draw_top_bottom": ("M6 9h12l-2-6H8zM6 15h12l-2 6H8z", "M3 12h18"),
    "draw_half_turn": ("M4 5h6v6H4zM14 13h6v6h-6z", "M13.5 4.5a6 6 0 0 1 6 5.5M10.5 19.5a6 6 0 0 1-6-5.5"),
    "centre_axes": ("M12 3v6M12 15v6M3 12h6M15 12h6", "M12 9a3 3 0 0 1 0 6a3 3 0 0 1 0-6z"),
    "auto_layer": ("M12 8l9 5-9 5-9-5z", "M12 2v7M9 6l3 3 3-3M3 17.5L12 22l9-4.5"),
    "layer_add": ("M12 8l9 5-9 5-9-5z", "M12 1.5v5M9.5 4h5"),
    "layer_duplicate": ("M12 3l9 5-9 5-9-5z", "M3 13l9 5 9-5"),
    "layer_delete": ("M12 9l9 5-9 5-9-5z", "M9.5 2l5 4.5M14.5 2l-5 4.5"),
    "layer_up": ("M12 11l9 5-9 5-9-5z", "M12 8V2M9 5l3-3 3 3"),
    "layer_down": ("M12 3l9 5-9 5-9-5z", "M12 16v6M9 19l3 3 3-3"),
    "layer_merge": ("M12 2l8 4.5-8 4.5-8-4.5zM4 17.5L12 22l8-4.5", "M12 11.5v6M9.5 15l2.5 2.5 2.5-2.5"),
    "eye": (
        "M2 12c3-4.5 6-6.5 10-6.5s7 2 10 6.5c-3 4.5-6 6.5-10 6.5S5 16.5 2 12z",
        "M12 9.2a2.8 2.8 0 0 1 0 5.6a2.8 2.8 0 0 1 0-5.6z",
    ),
    "eye_off": ("M3 10c3 3.5 6 5 9 5s6-1.5 9-5M12 15v3.5M6.5 13.5L4.5 16.5M17.5 13.5l2 3", ""),
    "lock": ("M5.5 11h13v10h-13z", "M8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 15v2.5"),
    "unlock": ("M3 11h12v10H3z", "M12 11V7.5a4.2 4.2 0 0 1 8.4 0V11"),
    "test_play": ("M5 3.5h14v17H5z", "M10 8.5l5.5 3.5L10 15.5z"),
    "analyse": ("M4 3v17.5h17", "M8 17v-4M12.5 17V8M17 17v-7"),
    "flip_horizontal": ("M12 3v18", "M9 7v10H3zM15 7v10h6z"),
    "flip_vertical": ("M3 12h18", "M7 9h10V3zM7 15h10v6z"),
    "rotate_right": ("M5 10h9v10H5z", "M8 5.5h6a5 5 0 0 1 5 5v3M16 11l3 3 3-3"),
    "rotate_left": ("M10 10h9v10h-9z", "M16 5.5h-6a5 5 0 0 0-5 5v3M2 11l3 3 3-3"),
}


def svg(lines: str, accents: str, theme: tuple[str, str]) -> str:
    """An icon in the colours of a theme."""
    paths = "".join(
        f'<path d="{path}" stroke="{colour}"/>' for path, colour in zip((lines, accents), theme, strict=True) if path
    )
    style = 'fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" {style}>{paths}</svg>\n'


def all_files() -> dict[str, str]:
    """Every icon, by its path inside the folder."""
    return {
        f"{name}/{verb}.svg": svg(*drawing, theme) for name, theme in THEMES.items() for verb, drawing in ICONS.items()
    }


def main() -> None:
    """Write the files."""
    for name, text in all_files().items():
        path = FOLDER / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
