"""What is asked for before a long way to a disk image is begun."""

from __future__ import annotations

import pytest

from makers.macos import image
from makers.steps import PackagingError

IDENTITY = "MAHJONG_QT_SIGNING_IDENTITY"
CREDENTIALS = ("MAHJONG_QT_NOTARY_KEY", "MAHJONG_QT_NOTARY_PROFILE")


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of this machine counts."""
    for name in (IDENTITY, *CREDENTIALS):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize("credentials", CREDENTIALS)
@pytest.mark.parametrize("identity", [None, ""])
def test_what_is_signed_ad_hoc_is_not_sent_to_the_notary(
    monkeypatch: pytest.MonkeyPatch, credentials: str, identity: str | None
) -> None:
    monkeypatch.setenv(credentials, "something")
    if identity is not None:
        monkeypatch.setenv(IDENTITY, identity)
    with pytest.raises(PackagingError, match=IDENTITY):
        image.make_image()


def test_an_identity_is_enough_for_the_notary_and_neither_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    image.refuse_notary_without_identity()
    monkeypatch.setenv(IDENTITY, "Developer ID Application: Somebody (ABCDE12345)")
    image.refuse_notary_without_identity()
    assert not image.has_notary()
    monkeypatch.setenv(CREDENTIALS[0], "")
    assert not image.has_notary()
    monkeypatch.setenv(CREDENTIALS[0], "key")
    assert image.has_notary()
    image.refuse_notary_without_identity()
