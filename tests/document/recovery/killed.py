"""A program that edits a set, writes it down, and saves now and then, until it is killed; and how to tell what it did.

    python -m tests.document.recovery.killed 200

kills it that many times, and says what came of it.
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from tempfile import mkdtemp
from time import sleep

import numpy as np
import polars as pl

from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.recovery.log_files import left_logs
from sitemap_studio.document.recovery.recorder import Recorder
from sitemap_studio.document.recovery.replaying import recover
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import EditGroup, InsertEntries, RemoveEntries, SetCells
from tests.builders import HOST, locs, put, urlset
from tests.document.recovery.logs import saved

ENTRIES = 1_200
SAVE_EVERY = 20
"""So often that some kills come while it saves, or just before or after."""

ROOT = Path(__file__).parents[3]


def edit(document: Document, number: int) -> None:
    """The edit of a number: it depends on nothing else, and leaves its number in the first entry."""
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


def work(path: Path, logs: Path) -> None:
    """Edit without end, saving now and then, and say each number that is done."""
    document = open_path(path)
    recorder = Recorder(document, logs, print)
    number = last_number(document)
    while True:
        number += 1
        edit(document, number)
        os.write(1, f"{number}\n".encode())
        if number % SAVE_EVERY == 0:
            saved(document, recorder)


def rows(document: Document) -> list[tuple[object, ...]]:
    return document.table.rows(document.table.order, ["loc", "lastmod", "changefreq", "priority"]).rows()


def killed(folder: Path, seconds: float) -> tuple[int, int, bool]:
    """Let it work for so long, kill it, and recover.

    Returns:
        The number of the last edit that it said was done, that of the last that there is after recovering, and whether
        the set then is what it was after that edit.
    """
    path, logs = put(folder / "shop.xml", urlset(*locs(ENTRIES))), folder / "logs"
    command = [sys.executable, "-m", "tests.document.recovery.killed", str(path), str(logs)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as worker:
        assert worker.stdout is not None
        said = worker.stdout.readline()
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
    """The set with all that a log brings back; that of the files where there is none."""
    found = left_logs(logs)
    assert found.complaints == ()
    document = open_path(path)
    for log in found.logs:
        result = recover(log)
        result.log.close()
        if not result.changed:
            document = result.document
        else:
            # It was killed between the save and the removal of the log: the file has all its changes.
            assert result.was_saving
    return document


def main(rounds: int) -> None:
    choice, lost, wrong = random.Random(rounds), [], 0
    for number in range(rounds):
        folder = Path(mkdtemp(prefix="killed-"))
        known, recovered, is_right = killed(folder, choice.uniform(0, 1.5))
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
        work(Path(sys.argv[1]), Path(sys.argv[2]))
