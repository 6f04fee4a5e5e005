"""Open, edit and save sets in a child process, and print all files and connections that were used.

    python -P -m tests.hostile.watched_opening INDEX…

Prints one JSON object: by index, the events of Python's audit hooks, each as its name and its paths.
Each index lists `fine.xml` last, which contains the edited entry. Files that the XML parser opens itself are not seen
by the hooks; the tests of the corpus verify that their content is not read.
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
    """Return the paths among the arguments of an event; none for a file that is already open."""
    names = (os.fsdecode(each) for each in arguments if isinstance(each, (str, bytes, os.PathLike)) and each)
    # Dots are taken out, but links are not followed.
    return [os.path.abspath(name) for name in names]  # noqa: PTH100


def open_edit_save(index: Path) -> None:
    """Open, edit, save and copy a set; ignore a `StudioError`."""
    with suppress(StudioError):
        document = open_path(index)
        slots = document.table.order[-1:]
        document.do(SetCells("loc", slots, pl.Series([f"{HOST}/edited"], dtype=pl.String)))
        save(document)
        save(document, index.parent.parent / COPY / index.parent.name / index.name)


def main(indexes: list[str]) -> None:
    """Process each index, and print the events."""
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
