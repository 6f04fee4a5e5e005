"""Edits of one sitemap of a million entries, more than any should have: the hardest case of judging again."""

from __future__ import annotations

import statistics
import time
from pathlib import Path
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.document.checking import check
from sitemap_studio.document.opening.opening import new_document, open_path
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import InsertEntries, RemoveEntries, SetCells
from sitemap_studio.protocol.fields import FIELD_NAMES

N_EDITS: Final = 200
"""Single edits whose median is taken."""


def judge_lone_sitemap_again(index: Path, folder: Path) -> dict[str, float]:
    """Put the whole set into one sitemap, judge it, and judge again after edits of one cell of each field."""
    entries = open_path(index).table
    document = new_document()
    rows = entries.rows(entries.order, FIELD_NAMES)
    slots = document.add_entries(entry_frame({name: rows[name] for name in rows.columns}), sitemap=0)
    document.do(InsertEntries(np.arange(len(slots)), slots))
    check(document)
    figures: dict[str, float] = {}
    texts = ("https://www.example.com/edited/", "2026-11-0", "daily", "0.")
    for name, text in zip(FIELD_NAMES, texts, strict=True):
        taken: list[float] = []
        for number, place in enumerate(np.linspace(0, len(slots) - 1, N_EDITS).astype(int).tolist()):
            edit = SetCells(name, slots[place : place + 1], pl.Series([f"{text}{number % 7 + 1}"]))
            prepared = document.prepare(edit)
            start = time.perf_counter()
            applied = prepared.run()
            taken.append(time.perf_counter() - start)
            document.take(applied)
        figures[name] = statistics.median(taken)
    thirds = RemoveEntries(np.arange(0, len(slots), 3))
    start = time.perf_counter()
    inverse = document.do(thirds)
    figures["delete"] = time.perf_counter() - start
    start = time.perf_counter()
    document.do(inverse)
    figures["undo"] = time.perf_counter() - start
    return figures
