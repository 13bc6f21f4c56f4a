"""Makes and tries what players install on the system that this runs on; `python3 dev.py package` comes here.

With ``--windows``, on Linux: the bundle and the setup for Windows, made and tried by Wine. With ``--no-trial``:
made only.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from makers.steps import PackagingError, tell

USAGE = """\
usage: python3 dev.py package [--no-trial | --windows]

Makes what players of this system install, into dist/, and tries it: installs, runs and removes all of it.

  --no-trial   make it, but do not try it
  --windows    on Linux: make and try the setup for Windows, by Wine"""


def main(words: list[str]) -> int:
    """Do what the words ask for; returns the exit code of the process."""
    wishes = {(): True, ("--no-trial",): False}
    try:
        if words == ["--windows"] and sys.platform == "linux":
            from makers.windows import make_and_try

            _date_files()
            make_and_try()
        elif tuple(words) in wishes:
            _date_files()
            _make_here(is_tried=wishes[tuple(words)])
        else:
            print(USAGE, file=sys.stderr)
            return 2
    except PackagingError as error:
        print(f"Failed: {error}", file=sys.stderr, flush=True)
        return 1
    return 0


def _date_files() -> None:
    """Give what is made the time of the last change instead of now, so that it can be made again byte by byte."""
    from makers.wheel import source_date

    os.environ["SOURCE_DATE_EPOCH"] = source_date()


def _make_here(*, is_tried: bool) -> None:
    if sys.platform == "linux":
        _make_for_linux(is_tried=is_tried)
    elif sys.platform == "win32":
        from makers.bundle import make_bundle
        from makers.windows.installer import make_installer
        from makers.windows.native_trial import try_natively

        setup = make_installer(make_bundle())
        if is_tried:
            try_natively()
        _tell_made([setup])
    elif sys.platform == "darwin":
        from makers.macos.image import make_image

        _tell_made([make_image()])
    else:
        raise PackagingError(f"There is no package for {sys.platform}.")


def _make_for_linux(*, is_tried: bool) -> None:
    from makers.bundle import make_bundle
    from makers.linux import make_all
    from makers.linux.tree import TREE
    from makers.linux.trial import try_all
    from makers.sizes import write_sizes
    from makers.wheel import make_wheel, try_wheel

    wheel, sdist = make_wheel()
    bundle = make_bundle()
    artifacts = make_all(bundle)
    write_sizes(bundle, TREE, [wheel, sdist, *artifacts])
    if is_tried:
        with tempfile.TemporaryDirectory(prefix="mahjong-qt-wheel-") as place:
            try_wheel(wheel, sdist, Path(place))
        try_all(artifacts)
    _tell_made([wheel, sdist, *artifacts])


def _tell_made(artifacts: list[Path]) -> None:
    for artifact in artifacts:
        size = f", {artifact.stat().st_size / 1e6:.1f} MB" if artifact.is_file() else ""
        tell(f"made {artifact}{size}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
