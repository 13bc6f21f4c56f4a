from __future__ import annotations

import pytest

from mahjong_qt.engine.formats.import_result import PassedOver, Refused, unusable
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError, LayoutFileFault


@pytest.mark.parametrize(
    ("name", "fault", "kind"),
    [
        ("board.png", LayoutFileFault.UNKNOWN_FORMAT, PassedOver),
        ("README", LayoutFileFault.UNKNOWN_FORMAT, PassedOver),
        ("CMakeLists.txt", LayoutFileFault.UNKNOWN_FORMAT, PassedOver),
        ("film.mp4", LayoutFileFault.TOO_LARGE, PassedOver),
        ("dragon.desktop", LayoutFileFault.COMPANION, PassedOver),
        ("dragon.layout", LayoutFileFault.UNKNOWN_FORMAT, Refused),
        ("dragon.MAP", LayoutFileFault.UNKNOWN_FORMAT, Refused),
        ("package.json", LayoutFileFault.UNKNOWN_FORMAT, Refused),
        ("board.png", LayoutFileFault.UNREADABLE, Refused),
        ("no name", LayoutFileFault.OVERLAP, Refused),
    ],
)
def test_what_neither_claims_to_be_a_layout_nor_is_one_is_passed_over(
    name: str, fault: LayoutFileFault, kind: type
) -> None:
    assert type(unusable(LayoutFileError(fault, f"/kit/{name}"))) is kind
