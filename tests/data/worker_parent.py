"""A process that has a worker work for ever, and waits to be killed."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtCore import QCoreApplication

from mahjong_qt.worker import Worker
from tests import worker_jobs as jobs

if __name__ == "__main__":
    app = QCoreApplication([])
    worker = Worker(command=jobs.COMMAND)
    worker.ask(jobs.work_for_ever, Path(sys.argv[1]), then=print)
    app.exec()
