"""A process that edits a set with a recovery log and saves it until it is killed, and the comparison afterwards.

    python -m tests.document.recovery.killed 200

kills it that many times, and prints the results.
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import mkdtemp
from time import sleep

import numpy as np
import polars as pl

from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.recovery.log_files import find_recoverable_logs
from sitemap_studio.document.recovery.recorder import RecoveryRecorder
from sitemap_studio.document.recovery.replaying import recover
from sitemap_studio.document.saving.finish_save import finish_save
from sitemap_studio.document.saving.save_plan import prepare_save
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import EditGroup, InsertEntries, RemoveEntries, SetCells
from tests.builders import HOST, locs, put, urlset

ENTRIES = 1_200
SAVE_EVERY = 20
"""So often that some kills come while it saves, or just before or after."""

ROOT = Path(__file__).parents[3]


def edit(document: Document, number: int) -> None:
    """Apply the edit with this number, which is stored as the priority of the first entry."""
    table, choice = document.table, random.Random(number)
    first = table.order[:1]
    mark = SetCells("priority", first, pl.Series([str(number)]))
    kind = number % 5
    if kind == 0:
        slots = document.add_entries(entry_frame({"loc": [f"{HOST}/new/{number}"]}), sitemap=0)
        at = choice.randrange(1, len(table) + 1)
        document.do(EditGroup([InsertEntries(np.array([at]), slots), mark]))
    elif kind == 1:
        document.do(EditGroup([RemoveEntries(np.array([choice.randrange(1, len(table))])), mark]))
    elif kind == 2:
        texts = pl.Series([f"{number}"]).new_from_index(0, len(table))
        document.do(EditGroup([SetCells("lastmod", table.order, texts), mark]))
    else:
        place = choice.randrange(1, len(table))
        document.do(EditGroup([SetCells("changefreq", table.order[place : place + 1], pl.Series([f"{number}"])), mark]))


def last_number(document: Document) -> int:
    return int(document.table.value(int(document.table.order[0]), "priority") or 0)


def work(path: Path, logs: Path, *, ends_after_save: bool) -> None:
    """Edit the set endlessly, save it in a thread at intervals, and print the number of each edit.

    Args:
        path: The set.
        logs: The folder of its log.
        ends_after_save: Whether to kill this process when the first save has replaced the file, and an edit followed,
            before the log of the next edits begins.
    """
    document = open_path(path)
    recorder = RecoveryRecorder(document, logs, print)
    number = last_number(document)

    def edit_next() -> None:
        nonlocal number
        number += 1
        edit(document, number)
        os.write(1, f"{number}\n".encode())

    with ThreadPoolExecutor(1) as threads:
        while True:
            for _ in range(SAVE_EVERY):
                edit_next()
            recorder.begin_save()
            saving = threads.submit(prepare_save(document).write)
            edit_next()
            while not saving.done():
                edit_next()
            if ends_after_save:
                edit_next()
                os.kill(os.getpid(), signal.SIGKILL)
            finish_save(document, saving.result())
            recorder.end_save(is_saved=True)


def rows(document: Document) -> list[tuple[object, ...]]:
    return document.table.rows(document.table.order, ["loc", "lastmod", "changefreq", "priority"]).rows()


def killed(folder: Path, seconds: float, *, ends_after_save: bool = False) -> tuple[int, int, bool]:
    """Start the editing process, kill it after some seconds or after its first save, and recover the set.

    Returns:
        The number of the last printed edit, the number of the last recovered edit, and whether the recovered set
        equals the set after that edit.
    """
    path, logs = put(folder / "shop.xml", urlset(*locs(ENTRIES))), folder / "logs"
    command = [sys.executable, "-m", "tests.document.recovery.killed", str(path), str(logs), str(ends_after_save)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as worker:
        assert worker.stdout is not None
        said = worker.stdout.readline()
        if not ends_after_save:
            sleep(seconds)
            worker.send_signal(signal.SIGKILL)
        said += worker.stdout.read()
    known = int(said.rpartition(b"\n")[0].split()[-1])
    document = after_recovering(path, logs)
    expected = open_path(put(folder / "again.xml", urlset(*locs(ENTRIES))))
    for number in range(1, last_number(document) + 1):
        edit(expected, number)
    return known, last_number(document), rows(document) == rows(expected)


def after_recovering(path: Path, logs: Path) -> Document:
    """Return the set recovered from its log, or the set of the files without a log."""
    found = find_recoverable_logs(logs)
    assert found.messages == ()
    document = open_path(path)
    for log in found.logs:
        result = recover(log)
        result.log.close()
        assert not result.changed
        document = result.document
    return document


def main(rounds: int) -> None:
    choice, lost, wrong = random.Random(rounds), [], 0
    for number in range(rounds):
        folder = Path(mkdtemp(prefix="killed-"))
        known, recovered, is_right = killed(folder, choice.uniform(0, 1.5), ends_after_save=number % 4 == 0)
        lost.append(max(0, known - recovered))
        wrong += not is_right
        if not is_right:
            print("wrong:", folder)  # noqa: T201
        else:
            shutil.rmtree(folder)
        print(f"{number + 1}: said {known}, recovered {recovered}, wrong so far {wrong}", flush=True)  # noqa: T201
    print(f"{rounds} kills: {wrong} wrong sets; edits lost at most {max(lost)}, in {sum(map(bool, lost))} rounds")  # noqa: T201


if __name__ == "__main__":
    if len(sys.argv) == 2:
        main(int(sys.argv[1]))
    else:
        work(Path(sys.argv[1]), Path(sys.argv[2]), ends_after_save=sys.argv[3] == "True")
