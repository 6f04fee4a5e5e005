"""A program for a child process: opens, edits and saves sets, and tells every file and connection that this touched.

    python -P -m tests.hostile.watched_opening INDEX…

Prints one JSON object: by index, the events of Python's audit hooks, each as its name and the places it speaks of.
Each index lists `fine.xml` last, which holds the entry that is edited. What the XML parser opens by itself is not seen
by the hooks; the corpus shows that nothing of it comes in.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import polars as pl

from sitemap_studio.core.errors import StudioError
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.model.edits import SetCells
from tests.builders import HOST

WATCHED = (
    "open",
    "os.",
    "shutil.",
    "socket.",
    "subprocess.",
    "urllib.",
    "http.",
    "ftplib.",
    "ctypes.dlopen",
    "webbrowser.",
)
"""Beginnings of the names of events that touch a file or another computer."""

COPY = "copied"
"""The folder, beside the set's own, to which each set is saved once more."""


def places(arguments: tuple[Any, ...]) -> list[str]:
    """The paths among the arguments of an event; a file that is open already has none."""
    names = (os.fsdecode(each) for each in arguments if isinstance(each, (str, bytes, os.PathLike)) and each)
    # Dots are taken out, but links are not followed.
    return [os.path.abspath(name) for name in names]  # noqa: PTH100


def open_edit_save(index: Path) -> None:
    """All that a user does with a set; a request that is refused with a sentence is as good as done."""
    with suppress(StudioError):
        document = open_path(index)
        slots = document.table.order[-1:]
        document.do(SetCells("loc", slots, pl.Series([f"{HOST}/edited"], dtype=pl.String)))
        save(document)
        save(document, index.parent.parent / COPY / index.parent.name / index.name)


def main(indexes: list[str]) -> None:
    """Watch each index in turn."""
    events: list[tuple[str, list[str]]] = []

    def watch(name: str, arguments: tuple[Any, ...]) -> None:
        if name.startswith(WATCHED):
            events.append((name, places(arguments[:1] if name == "open" else arguments)))

    sys.addaudithook(watch)
    told = {}
    for index in indexes:
        events.clear()
        open_edit_save(Path(index))
        told[index] = list(events)
    sys.stdout.write(json.dumps(told))


if __name__ == "__main__":
    main(sys.argv[1:])
