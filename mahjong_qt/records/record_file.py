"""The file of results: opened for each use, kept twice, and put in order when it is damaged."""

from __future__ import annotations

import contextlib
import sqlite3
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

from mahjong_qt.records.daily_copy import copy_path, make_copy
from mahjong_qt.records.file_copy import check_bytes, move_companions, remove_companions
from mahjong_qt.records.schema import SCHEMA_VERSION, bring_up_to_date, check, check_all, is_damage, version_of
from mahjong_qt.storage import lock_file, replace_file, set_aside

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

PATIENCE = 0.2
"""Seconds for which a file that another program is writing is waited for."""


class DamagedFileError(OSError):
    """The file turned out to be damaged while it was used; it was put in order, if that could be done."""


class RecordFile:
    """A file and its backup beside it, ``records.backup.sqlite``.

    The backup is made before each step to a newer version, and each day by :mod:`~mahjong_qt.records.daily_copy`.
    """

    def __init__(self, path: Path) -> None:
        """Use the file at ``path``, which need not exist.

        One that is no file of ours, is damaged, or comes from a newer version is set aside; ``damaged`` then has its
        new path. The backup takes its place, if there is one that can be used; ``restored_from`` then has its path.
        Both are also set by what is found while the file is used.
        """
        self.path = path
        self.backup = copy_path(path)
        self.damaged: Path | None = None
        self.restored_from: Path | None = None
        try:
            self._check(check)
        except sqlite3.OperationalError:
            # it may be locked for the moment: whoever uses it next is told
            return
        except sqlite3.DatabaseError:
            self.put_in_order()
        else:
            if not self._has_content():
                self._restore()

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Open the file to read; where there is none, none is made.

        :raises OSError: when that fails.
        """
        if self.path.exists():
            with self._open() as database:
                database.execute("BEGIN")
                with database:
                    yield database
            return
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
            bring_up_to_date(database)
            yield database

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Open the file to write, make what is missing in it, and write everything or nothing.

        :raises OSError: when that fails.
        """
        with self._open() as database:
            database.execute("BEGIN IMMEDIATE")
            with database:
                yield database

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """Open the file and bring it up to date; no transaction begins but where it is said.

        :raises DamagedFileError: when it is damaged; the next use finds it put in order.
        :raises OSError: when it cannot be used for another reason.
        """
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with closing(sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None)) as database:
                if 0 < version_of(database) < SCHEMA_VERSION:
                    self._keep()
                bring_up_to_date(database)
                yield database
        except sqlite3.Error as error:
            if is_damage(error):
                self.put_in_order()
                raise DamagedFileError(f"{self.path}: {error}") from error
            raise OSError(f"{self.path}: {error}") from error

    def _keep(self) -> None:
        """Copy the file to the backup; where that fails, the backup of before stays and the game goes on."""
        with contextlib.suppress(OSError, sqlite3.DatabaseError):
            make_copy(self.path)

    def _check(self, look: Callable[[sqlite3.Connection], None]) -> None:
        """Look whether the file, if there is one, is ours.

        :raises sqlite3.DatabaseError: when it is not.
        """
        if not self.path.exists():
            return
        with closing(sqlite3.connect(self.path, timeout=PATIENCE)) as database:
            look(database)

    def _has_content(self) -> bool:
        try:
            return self.path.stat().st_size > 0
        except OSError:
            return False

    def put_in_order(self) -> None:
        """Look at the whole file; set a damaged one aside, take the backup, and add what can still be read.

        Nothing is done while another program is doing so.
        """
        try:
            lock = lock_file(self.path.with_suffix(".lock"))
        except OSError:
            # here is nothing that could be locked
            self._replace_damaged()
            return
        if lock is not None:
            with lock:
                self._replace_damaged()

    def _replace_damaged(self) -> None:
        # asked again, for another program may have been first
        try:
            self._check(check_all)
        except sqlite3.OperationalError:
            return
        except sqlite3.DatabaseError:
            pass
        else:
            return
        try:
            self.damaged = set_aside(self.path)
            move_companions(self.path, self.damaged)
        except OSError:
            self.damaged = self.damaged or self.path
        else:
            from mahjong_qt.records.rescue import rescue

            self.restored_from = None
            self._restore()
            with contextlib.suppress(OSError, sqlite3.Error):
                rescue(self.damaged, self.path)

    def _restore(self) -> None:
        """Put the backup in the place of a file that is no more, if it can be used."""
        with contextlib.suppress(OSError, sqlite3.DatabaseError):
            data = self.backup.read_bytes()
            check_bytes(data)
            remove_companions(self.path)
            replace_file(self.path, data)
            self.restored_from = self.backup
