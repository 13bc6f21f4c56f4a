from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from makers.signatures import sign, verify
from makers.steps import PackagingError
from tests.packaging.key_owner import Owner, homes_of_owners

PASSPHRASE = "correct horse"


@pytest.fixture(scope="module")
def homes() -> Iterator[Path]:
    with homes_of_owners() as folder:
        yield folder


@pytest.fixture(scope="module")
def owner(homes: Path) -> Owner:
    one = Owner(homes / "a", PASSPHRASE)
    one.make("releases")
    return one


@pytest.fixture(scope="module")
def stranger(homes: Path) -> Owner:
    other = Owner(homes / "b")
    other.make("stranger")
    return other


@pytest.fixture
def sums(tmp_path: Path, owner: Owner, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MAHJONG_QT_SIGNING_KEY", owner.secret())
    monkeypatch.setenv("MAHJONG_QT_SIGNING_PASSPHRASE", PASSPHRASE)
    file = tmp_path / "SHA256SUMS"
    file.write_text(f"{'0' * 64}  a\n")
    return file


def test_what_is_signed_verifies_with_the_public_key(sums: Path, owner: Owner, tmp_path: Path) -> None:
    signature = sign(sums)
    assert signature.name == "SHA256SUMS.asc"
    assert signature.read_text().startswith("-----BEGIN PGP SIGNATURE-----")
    assert verify(sums, owner.public(tmp_path / "key")) in owner.gpg("--with-colons", "--list-keys")


def test_a_changed_file_and_another_key_are_noticed(sums: Path, owner: Owner, stranger: Owner, tmp_path: Path) -> None:
    sign(sums)
    with pytest.raises(PackagingError, match="NO_PUBKEY"):
        verify(sums, stranger.public(tmp_path / "other"))
    sums.write_text(f"{'1' * 64}  a\n")
    with pytest.raises(PackagingError, match="BAD"):
        verify(sums, owner.public(tmp_path / "key"))


@pytest.mark.parametrize("absent", ["SHA256SUMS", "SHA256SUMS.asc", "key"])
def test_nothing_verifies_when_a_part_is_missing(tmp_path: Path, absent: str) -> None:
    for name in ("SHA256SUMS", "SHA256SUMS.asc", "key"):
        (tmp_path / name).touch()
    (tmp_path / absent).unlink()
    with pytest.raises(PackagingError, match=f"{absent} is missing"):
        verify(tmp_path / "SHA256SUMS", tmp_path / "key")


def test_the_key_is_on_the_machine_only_while_it_signs(
    sums: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Path(tempfile.mkdtemp(prefix="mq-"))
    monkeypatch.setattr(tempfile, "tempdir", str(place))
    sign(sums)
    assert not list(place.iterdir())
    assert sorted(file.name for file in tmp_path.iterdir()) == ["SHA256SUMS", "SHA256SUMS.asc"]
    place.rmdir()


def test_a_wrong_passphrase_signs_nothing_and_shows_no_secret(sums: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAHJONG_QT_SIGNING_PASSPHRASE", "another one")
    with pytest.raises(PackagingError) as failure:
        sign(sums)
    assert not sums.with_name("SHA256SUMS.asc").exists()
    assert "another one" not in str(failure.value)
    assert "PRIVATE KEY" not in str(failure.value)


def test_without_a_key_or_with_two_nothing_is_signed(
    sums: Path, stranger: Owner, homes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    both = Owner(homes / "c")
    both.make("one")
    both.make("two")
    monkeypatch.setenv("MAHJONG_QT_SIGNING_PASSPHRASE", "")
    monkeypatch.setenv("MAHJONG_QT_SIGNING_KEY", both.secret())
    with pytest.raises(PackagingError, match="one secret key; it holds 2"):
        sign(sums)
    monkeypatch.setenv("MAHJONG_QT_SIGNING_KEY", stranger.gpg("--armor", "--export"))
    with pytest.raises(PackagingError, match="one secret key; it holds 0"):
        sign(sums)
    monkeypatch.setenv("MAHJONG_QT_SIGNING_KEY", " ")
    with pytest.raises(PackagingError, match="MAHJONG_QT_SIGNING_KEY is empty"):
        sign(sums)
