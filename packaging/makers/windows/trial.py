"""The setup tried as a player uses it, in a fresh Wine that knows neither our Python nor the checkout.

What Wine 8 cannot show, and a person must look at on a real Windows before a release: SmartScreen and the reputation
of a signature; the "Open with" page and the choice of a default program in the settings; how Explorer shows the icons,
the Start menu and the list of apps; pinned shortcuts after an upgrade; the pages of setup and uninstaller in both
languages; scales other than 100 % and screens of different scales; dark mode of the title bar; screen readers (Wine has
no UI Automation provider); sounds through a real device; whether it starts on ARM by emulation.

Wine has stand-ins here for Windows' ICU, colour profiles and a part of its C library, and looks up associations for all
users alone, so those of this user are copied there. On a runner with Windows, :mod:`makers.windows.native_trial` shows
that the bundle needs no stand-ins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile, encode_layout
from mahjong_qt.self_test.deal_checks import TURTLE
from makers.product import BUILD, EDITOR, GAME, LAYOUT_CLASS, LAYOUT_SUFFIX, LAYOUTS, NAME, ROOT
from makers.reports import read_report
from makers.steps import PackagingError, fresh_folder, tell
from makers.windows.agreed import ExitCode
from makers.windows.installed import Installation, files_in
from makers.windows.played_game import PlayedGame
from makers.windows.screen import Screen, own_screen
from makers.windows.setup_trial import SetupTrial
from makers.windows.wine import Wine, fresh_wine, wait_until, windows_path

if TYPE_CHECKING:
    from pathlib import Path

PREFIX = BUILD / "windows" / "trial"
PICTURES = BUILD / "windows" / "pictures"

TILE_COLOURS = 100
"""Fewer colours than tiles are painted with."""

SECOND_START = 120.0
"""Seconds within which a second start has handed its file over and ended."""

ROW = [(2 * x, 0, 0) for x in range(8)]


def try_setup(setup: Path, bundle: Path) -> list[Path]:
    """Install, play, upgrade and uninstall; return pictures of what was seen.

    :raises PackagingError: when anything is not as it must be.
    """
    fresh_folder(PICTURES)
    with own_screen() as display, fresh_wine(PREFIX, display) as wine:
        installation = Installation(wine)
        trial = SetupTrial(wine, setup, bundle)
        trial.refuse_old_windows()
        trial.uninstall_what_changed()
        trial.fail_and_leave_all_as_it_was()
        folder = trial.move_elsewhere()
        try_programs(wine, folder)
        trial.uninstall_what_is_held(folder)
        trial.upgrade()
        try_programs(wine, installation.folder)
        pictures = try_playing(wine, display, setup, installation)
        tell("Windows: the same version over itself, and away")
        wine.run([setup, "/S"])
        trial.check_installed(installation.folder)
        installation.uninstall()
        installation.check_nothing_left()
        if not (wine.roaming / NAME / "game.json").is_file():
            raise PackagingError("The uninstaller has taken the player's game away.")
    return pictures


def try_programs(wine: Wine, folder: Path) -> None:
    """Run the test of itself of the program in a folder, and the command for layout files."""
    tell("Windows: the installed program tries itself")
    report = PREFIX / "self-test.json"
    code = wine.exit_code([folder / f"{GAME.name}.exe", "--self-test", windows_path(report)], seconds=300)
    tell(read_report(report, is_frozen=True))
    if code:
        raise PackagingError(f"The installed program's test of itself ended with {code}, and its report says nothing.")
    turtle = windows_path(ROOT / "layouts" / "turtle.json")
    output = wine.run([folder / f"{LAYOUTS.name}.exe", "check", turtle])
    if "turtle" not in output.lower():
        raise PackagingError(f"{LAYOUTS.name} check says:\n{output}")


def try_playing(wine: Wine, display: str, setup: Path, installation: Installation) -> list[Path]:
    """Play a game, and have the running program take a layout file and a second start; return pictures."""
    tell("Windows: a game in a real window")
    screen = Screen(display)
    try:
        process = wine.start([installation.folder / f"{GAME.name}.exe", TURTLE], log=PREFIX / "game.log")
        game = PlayedGame(screen, wine.roaming / NAME / "game.json")
        pictures = [screen.save(PICTURES / "1-begin.png")]
        game.play(lambda: pictures.append(screen.save(PICTURES / "2-middle.png")))
        pictures.append(screen.save(PICTURES / "3-cleared.png"))
        refuse_while_running(wine, setup, installation)
        open_by_association(wine)
        pictures.append(screen.save(PICTURES / "4-opened.png"))
        screen.ask_to_close(game.window)
        wait_until(lambda: process.poll() is not None, "the end of the game")
        if process.returncode:
            raise PackagingError(
                f"The game ended with {process.returncode}:\n{(PREFIX / 'game.log').read_text('utf-8')}"
            )
        pictures.append(try_editor(wine, screen))
    finally:
        screen.close()
    return pictures


def refuse_while_running(wine: Wine, setup: Path, installation: Installation) -> None:
    """Make sure that neither setup nor uninstaller touches the files of a program that runs."""
    before = files_in(installation.folder)
    for name, code in (("setup", wine.exit_code([setup, "/S"])), ("uninstaller", installation.uninstall_code())):
        if code != ExitCode.IN_USE or files_in(installation.folder) != before:
            raise PackagingError(f"While the game runs the {name} ended with {code}, and has perhaps removed files.")


def open_by_association(wine: Wine) -> None:
    """Open a layout file as Explorer does; the game that runs must take it among the player's layouts."""
    tell("Windows: a layout file opened by its association")
    path = layout_file(wine)
    show_classes_to_wine(wine)
    wine.run(["start", windows_path(path, wine.prefix)], seconds=60)
    own = wine.roaming / NAME / "layouts"
    wait_until(
        lambda: any(b"Row of eight" in file.read_bytes() for file in own.glob("*")), "a layout in the collection"
    )


def show_classes_to_wine(wine: Wine) -> None:
    """Copy what the setup has entered for this user to where Wine 8 looks, which is the classes of all users."""
    exported = PREFIX / "classes.reg"
    for name in (LAYOUT_SUFFIX, LAYOUT_CLASS):
        exported.unlink(missing_ok=True)
        wine.run(["reg", "export", rf"HKCU\Software\Classes\{name}", windows_path(exported), "/y"])
        text = exported.read_text("utf-16").replace("[HKEY_CURRENT_USER", "[HKEY_LOCAL_MACHINE")
        exported.write_text(text, "utf-16")
        wine.run(["reg", "import", windows_path(exported)])


def try_editor(wine: Wine, screen: Screen) -> Path:
    """Open a layout file by the verb "edit", as the menu of a file in Explorer does, twice; return a picture."""
    tell("Windows: the editor opened by the menu of a layout file")
    wait_until(lambda: screen.window() is None, "no window")
    path = windows_path(layout_file(wine), wine.prefix)
    command = edit_command(wine, path)
    process = wine.start(command)
    wait_until(lambda: screen.window() is not None, "the editor's window", 120)
    window = screen.window()
    # its canvas and grid alone have three
    wait_until(lambda: screen.colours_in_the_middle(window) > TILE_COLOURS, "the tiles of the file in the editor")
    if code := wine.exit_code(command, seconds=SECOND_START):
        raise PackagingError(f"A second start of the editor with the same file ended with {code}.")
    if process.poll() is not None or len(screen.windows()) != 1:
        raise PackagingError("A second start of the editor with the same file has opened a window, or closed one.")
    picture = screen.save(PICTURES / "5-editor.png")
    screen.ask_to_close(window)
    wait_until(lambda: process.poll() is not None, "the end of the editor")
    return picture


def edit_command(wine: Wine, path: str) -> list[str]:
    """Return the command that the registry has for editing a file.

    :raises PackagingError: when it is none that starts the editor with the file.
    """
    command = wine.value(rf"HKCU\Software\Classes\{LAYOUT_SUFFIX}") or ""
    text = wine.value(rf"HKCU\Software\Classes\{command}\shell\edit\command") or ""
    program, _, rest = text.removeprefix('"').partition('"')
    if not program.endswith(f"{EDITOR.name}.exe") or rest.strip() != '"%1"':
        raise PackagingError(f"The verb for editing runs {text!r}.")
    return [program, path]


def layout_file(wine: Wine) -> Path:
    """Return a layout file of the player's, in a folder whose name has a space and a letter beyond ASCII."""
    path = wine.user_folder / "Größe acht" / f"row of eight{LAYOUT_SUFFIX}"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(encode_layout(LayoutFile(Layout.from_tiles(ROW), name="Row of eight")))
    return path
