"""Does one thing with the program's own engine, in a process of its own, and prints how it went.

    python -m tests.benchmarks.own TASK FILE FOLDER

FILE is the index of the set, or what else the task opens.

The tasks are listed in `TASKS`. Only the thing itself is timed, not the start of Python or the import. There is no
window here. Figures are seconds, unless their name says bytes, files or entries.
"""

from __future__ import annotations

import gc
import gzip
import json
import resource
import shutil
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from pathlib import Path
from typing import Final

import numpy as np
import polars as pl
from lxml import etree

import sitemap_studio as studio
from sitemap_studio.__main__ import main as run_program
from sitemap_studio.core.errors import StudioError
from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.export_folder import ExportOptions, plan_export, write_export
from sitemap_studio.document.fixing import plan_fixes
from sitemap_studio.document.hreflang_completion import plan_known_clusters
from sitemap_studio.document.opening.open_document import new_document, open_path
from sitemap_studio.document.reporting.problem_report import report_chunks
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.document.sitemap_set import SitemapFile
from sitemap_studio.model.columns import EXTENSION_SCHEMA, entry_frame
from sitemap_studio.model.edits import NAMESPACE_DECLARATIONS, InsertEntries, RemoveEntries, SetCells
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.search.filter_language import parse_filter
from sitemap_studio.search.filters import matching
from sitemap_studio.search.sort import SortKey, sorted_by_fields
from sitemap_studio.validation.hreflang import build_matrix
from sitemap_studio.validation.incremental_validation import revalidate
from tests.benchmarks.bulk_work import edit_the_set, plan_all_bulk_edits
from tests.benchmarks.data import ENTRIES_IN_FILE, N_FILES, SITE
from tests.benchmarks.lxml_writing import write_set
from tests.benchmarks.scale_work import work_at_scale
from tests.benchmarks.search_work import search_everything
from tests.benchmarks.sources_work import fetch_and_open_site, fetch_site, read_log, scan_folder

Figures = dict[str, float]
"""What was measured, by name."""

SETTLE_SECONDS: Final = 2.0
"""How long the allocators get before memory is looked at; that of Polars gives pages back after 1.5 seconds."""

_BLOCK_BYTES: Final = 512
"""What the system counts the space of files in. Source: POSIX, `st_blocks`."""

N_EDITS: Final = 200
"""Single edits whose median is taken."""

N_REPLACED: Final = 100_000
"""Entries that a replace changes."""

N_SAVES: Final = 5
"""Saves of one edit whose median is taken."""

N_AMPERSANDS: Final = 1_000
"""Places to mend."""

FIRST_FILE: Final = "sitemap-01.xml.gz"
"""A sitemap of the set."""

BASE_URL: Final = "https://www.example.com/"
"""Where the written sets would lie."""


@contextmanager
def timed(figures: Figures, name: str) -> Iterator[None]:
    """Note how many seconds the body takes, and how many the processors work for it together."""
    start, start_cpu = time.perf_counter(), time.process_time()
    yield
    figures[name] = time.perf_counter() - start
    figures[f"{name}_cpu"] = time.process_time() - start_cpu


def open_set(index: Path, folder: Path) -> Figures:
    """Open the set."""
    figures: Figures = {}
    with timed(figures, "seconds"):
        document = open_path(index)
    return figures | {"entries": len(document.table)}


def read_set(index: Path, folder: Path) -> Figures:
    """Read the entries by the Python interface."""
    figures: Figures = {}
    with timed(figures, "seconds"):
        entries = studio.read(index)
    return figures | {"entries": entries.height}


def memory_of_set(index: Path, folder: Path) -> Figures:
    """What the process takes with the set open, once all is quiet."""
    document = open_path(index)
    files = [] if document.entry_files is None else list(document.entry_files.folder.path.iterdir())
    in_files = sum(path.stat().st_blocks * _BLOCK_BYTES for path in files)
    return _memory() | {"entries": len(document.table), "bytes_in_files": in_files}


def memory_when_empty(index: Path, folder: Path) -> Figures:
    """What it takes with nothing open."""
    document = new_document()
    return _memory() | {"entries": len(document.table)}


def _memory() -> Figures:
    """What is this process's own, unlike pages of files, which the system may drop, and the most of both."""
    gc.collect()
    time.sleep(SETTLE_SECONDS)
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    kilobytes = {name: value.split()[0] for name, _, value in (line.partition(":") for line in lines) if "kB" in value}
    own = int(kilobytes["RssAnon"]) + int(kilobytes["RssShmem"])
    return {"bytes": own * 1024, "peak_bytes": int(kilobytes["VmHWM"]) * 1024}


def export_set(index: Path, folder: Path) -> Figures:
    """Plan and write the set anew: gzipped sitemaps and their index."""
    document = open_path(index)
    figures: Figures = {}
    with timed(figures, "seconds"):
        plan = plan_export(document, ExportOptions(folder, base_url=BASE_URL, is_gzipped=True))
        report = write_export(plan)
    return figures | {"entries": plan.urls, "files": len(report.written), "bytes": _size_of(folder)}


def write_with_lxml(index: Path, folder: Path) -> Figures:
    """Write the same with lxml; its texts are ready before the time starts."""
    document = open_path(index)
    sitemaps = [
        document.table.rows(document.table.slots_of_sitemap(each.id), FIELD_NAMES).rows() for each in document.sitemaps
    ]
    figures: Figures = {}
    with timed(figures, "seconds"):
        write_set(sitemaps, folder, BASE_URL)
    return figures | {"entries": sum(map(len, sitemaps)), "files": len(sitemaps) + 1, "bytes": _size_of(folder)}


def _size_of(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.iterdir())


def work_on_table(index: Path, folder: Path) -> Figures:
    """Check all of it, edit single cells afterwards, filter and sort."""
    document = open_path(index)
    table, figures = document.table, {"entries": float(len(document.table))}
    with timed(figures, "check"):
        check(document)
    edits: list[float] = []
    for place in np.linspace(0, len(table) - 1, N_EDITS).astype(int).tolist():
        edit = SetCells("loc", table.order[place : place + 1], pl.Series([f"{BASE_URL}edited/{place}"]))
        start = time.perf_counter()
        document.do(edit)
        edits.append(time.perf_counter() - start)
    figures["edit"] = statistics.median(edits)
    with timed(figures, "filter"):
        found = matching(parse_filter("loc contains /guides/ba"), table)
    with timed(figures, "sort"):
        arranged = sorted_by_fields(table, table.order, (SortKey("loc"),))
    locs = table.rows(arranged, ["loc"]).to_series()
    if not len(found) or not locs.is_sorted():
        raise AssertionError("The filter found nothing, or what was sorted is not in order.")
    return figures


def save_one_edit(index: Path, folder: Path) -> Figures:
    """Save a gzipped sitemap of which one entry was edited: read, spliced, read back, packed, on disk for sure."""
    path = Path(shutil.copy(index.parent / FIRST_FILE, folder))
    document = open_path(path)
    taken: list[float] = []
    for place in range(N_SAVES):
        slots = document.table.order[place * 1_000 : place * 1_000 + 1]
        document.do(SetCells("loc", slots, pl.Series([f"{BASE_URL}edited/{place}"])))
        start = time.perf_counter()
        saved = save(document)
        taken.append(time.perf_counter() - start)
        if saved.paths != (path,):
            raise AssertionError("Nothing was saved.")
    return {"seconds": statistics.median(taken), "entries": len(document.table)}


def repair_ampersands(index: Path, folder: Path) -> Figures:
    """Mend a sitemap with bare ampersands and save it elsewhere."""
    text = gzip.decompress((index.parent / FIRST_FILE).read_bytes()).replace(b"</loc>", b"?a&b</loc>", N_AMPERSANDS)
    path = folder / "broken.xml"
    path.write_bytes(text)
    figures: Figures = {}
    with timed(figures, "seconds"):
        document = open_path(path)
        save(document, folder / "mended.xml")
    mended = (folder / "mended.xml").read_bytes()
    if mended != text.replace(b"?a&b</loc>", b"?a&amp;b</loc>"):
        raise AssertionError("It was not mended as it should be.")
    return figures | {"entries": len(document.table), "bytes": len(text)}


def check_set(index: Path, folder: Path) -> Figures:
    """Judge all entries by all rules, then again after single edits and after a replace in many."""
    document = open_path(index)
    table, figures = document.table, {"entries": float(len(document.table))}
    before = _memory()["bytes"]
    with timed(figures, "seconds"):
        check(document)
    figures["problem_bytes"] = _memory()["bytes"] - before
    edits: list[float] = []
    for place in np.linspace(0, len(table) - 1, N_EDITS).astype(int).tolist():
        edit = SetCells("loc", table.order[place : place + 1], pl.Series([f"{BASE_URL}edited/{place}"]))
        then, change = table.snapshot(), edit.describe_change(table)
        edit.apply(table)
        start = time.perf_counter()
        document.problems = revalidate(document.problems, then, table, change)
        edits.append(time.perf_counter() - start)
    figures["edit"] = statistics.median(edits)
    slots = table.order[:N_REPLACED]
    locs = table.rows(slots, ["loc"]).to_series().str.replace("https://", "http://", literal=True)
    replacing = SetCells("loc", slots, locs)
    then, change = table.snapshot(), replacing.describe_change(table)
    replacing.apply(table)
    with timed(figures, "replace"):
        document.problems = revalidate(document.problems, then, table, change)
    return figures


def check_broken_set(index: Path, folder: Path) -> Figures:
    """Judge a million entries of which each breaks a rule, and count the problems exactly."""
    document = open_path(index)
    table = document.table
    document.do(SetCells("priority", table.order, pl.Series(["2.0"]).new_from_index(0, len(table))))
    figures: Figures = {"entries": float(len(table))}
    with timed(figures, "seconds"):
        check(document)
    figures["problems"] = document.problems.counts()["priority-value"]
    return figures


def list_problems(index: Path, folder: Path) -> Figures:
    """List the problems of a million entries of which every seventh is wrong, in one of several ways, as JSON."""
    document = open_path(index)
    table = document.table
    slots = table.order[::7]
    locs = table.rows(slots, ["loc"])["loc"]
    way = pl.int_range(len(locs), eager=True) % len(_FAULTS)
    wrong = pl.select(pl.coalesce(pl.when(way == number).then(fault(locs)) for number, fault in enumerate(_FAULTS)))
    document.do(SetCells("loc", slots, wrong.to_series()))
    check(document)
    figures: Figures = {"problems": float(sum(document.problems.counts().values()))}
    with timed(figures, "seconds"):
        figures["characters"] = float(sum(map(len, report_chunks(document, "json"))))
    return figures


def plan_all_fixes(index: Path, folder: Path) -> Figures:
    """Plan the fixes of a million URLs of which each is wrong, in one of several ways and no two alike."""
    document = open_path(index)
    table = document.table
    locs = table.column("loc")
    way = pl.int_range(len(locs), eager=True) % len(_FAULTS)
    wrong = pl.select(pl.coalesce(pl.when(way == number).then(fault(locs)) for number, fault in enumerate(_FAULTS)))
    document.do(SetCells("loc", table.order, wrong.to_series()))
    check(document)
    figures: Figures = {}
    with timed(figures, "seconds"):
        plan = plan_fixes(document.snapshot())
    return figures | {"fixes": len(plan), "unfixed": plan.n_unfixed}


_FAULTS: Final[tuple[Callable[[pl.Series], pl.Series], ...]] = (
    lambda locs: " " + locs + "\n",
    lambda locs: locs.str.replace("https://www", "HTTPS://WWW", literal=True),
    lambda locs: locs.str.replace(".com/", ".com:443/", literal=True),
    lambda locs: locs + "#top",
    lambda locs: locs + "/gr\u00f6\u00dfe \u00fc",
    lambda locs: locs + "%2520a",
    lambda locs: locs + "/100%",
    lambda locs: locs + "?utm_source=letter",
)


def open_hostile(path: Path, folder: Path) -> Figures:
    """Open one file that means harm, or be told that it can't be; what that takes beyond the imports."""
    before = _peak_bytes()
    figures: Figures = {}
    with timed(figures, "seconds"), suppress(StudioError):
        open_path(path)
    return figures | {"bytes": _peak_bytes() - before}


def check_hostile(path: Path, folder: Path) -> Figures:
    """Check one file that means harm as the command line does; what that takes beyond the imports."""
    before = _peak_bytes()
    figures: Figures = {}
    # To a file: the text of a million problems in memory would count as memory of the program.
    with (
        (folder / "problems.txt").open("w", encoding="utf-8") as file,
        timed(figures, "seconds"),
        redirect_stdout(file),
        redirect_stderr(file),
    ):
        run_program(["check", str(path)])
    return figures | {"bytes": _peak_bytes() - before, "peak_bytes": _peak_bytes()}


def parse_recovering(path: Path, folder: Path) -> Figures:
    """Parse a file with the recovering parser of libxml2, as `xmllint --noout --recover` does."""
    figures: Figures = {}
    with timed(figures, "seconds"):
        etree.fromstring(path.read_bytes(), etree.XMLParser(recover=True, huge_tree=True))
    return figures


def _peak_bytes() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


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
            start = time.perf_counter()
            document.apply(edit)
            taken.append(time.perf_counter() - start)
        figures[name] = statistics.median(taken)
    thirds = RemoveEntries(np.arange(0, len(slots), 3))
    start = time.perf_counter()
    inverse = document.do(thirds)
    figures["delete"] = time.perf_counter() - start
    start = time.perf_counter()
    document.do(inverse)
    figures["undo"] = time.perf_counter() - start
    return figures


LANGUAGES: Final = ("en", "de", "fr", "ja")
"""The languages of each page; each has sitemaps of its own, as many sites have."""

_MISSING_EVERY: Final = 100
"""One page in so many names no alternates."""


def lay_out_languages(index: Path, folder: Path) -> dict[str, float]:
    """Lay out the hreflang groups of a set in four languages, and plan what completes those with a gap."""
    document = _pages()
    check(document)
    memory = document.problems.extensions
    assert memory is not None
    table = document.table.snapshot()
    seconds, matrix = time.perf_counter(), build_matrix(memory, table)
    seconds = time.perf_counter() - seconds
    assert matrix is not None
    members, numbers = matrix.members_of_each(np.flatnonzero(matrix.faults))
    start = time.perf_counter()
    plan = plan_known_clusters(document, members, numbers)
    assert len(plan.completed)
    return {"entries": len(table), "matrix": seconds, "complete": time.perf_counter() - start}


def _pages() -> Document:
    document = new_document()
    n_each = N_FILES * ENTRIES_IN_FILE // len(LANGUAGES)
    pages = pl.Series(np.arange(n_each)).cast(pl.String)
    locs = {code: pl.select(pl.format(f"{SITE}/{code}/catalog/item-{{}}", pages)).to_series() for code in LANGUAGES}
    links = [
        pl.format(
            f'<xhtml:link{NAMESPACE_DECLARATIONS["xhtml"]} rel="alternate" hreflang="{code}" href="{{}}"/>', locs[code]
        )
        for code in LANGUAGES
    ]
    xml = pl.select(pl.concat_str(links, separator="\n    ")).to_series()
    for number in range(N_FILES):
        code, first = LANGUAGES[number % len(LANGUAGES)], number // len(LANGUAGES) * ENTRIES_IN_FILE
        if number:
            document.sitemaps.add_sitemap(SitemapFile(number, loc=f"{SITE}/sitemap-{number}.xml"))
        places = np.arange(ENTRIES_IN_FILE)
        has_links = (places + number) % _MISSING_EVERY != 0
        sparse = pl.DataFrame(
            {"entry": places[has_links], "xml": xml.slice(first, ENTRIES_IN_FILE).filter(pl.Series(has_links))}
        ).cast(EXTENSION_SCHEMA)
        frame = entry_frame({"loc": locs[code].slice(first, ENTRIES_IN_FILE).to_list()})
        slots = document.add_entries(frame, sitemap=number, extensions=sparse)
        at = len(document.table)
        InsertEntries(np.arange(at, at + ENTRIES_IN_FILE), slots).apply(document.table)
    return document


TASKS: dict[str, Callable[[Path, Path], Figures]] = {
    "open": open_set,
    "read": read_set,
    "memory": memory_of_set,
    "memory-empty": memory_when_empty,
    "write": export_set,
    "write-lxml": write_with_lxml,
    "table": work_on_table,
    "bulk": plan_all_bulk_edits,
    "search": search_everything,
    "edit-set": edit_the_set,
    "scale": work_at_scale,
    "check": check_set,
    "check-lone": judge_lone_sitemap_again,
    "check-broken": check_broken_set,
    "list-problems": list_problems,
    "fix": plan_all_fixes,
    "languages": lay_out_languages,
    "hostile": open_hostile,
    "hostile-check": check_hostile,
    "recover": parse_recovering,
    "save-one": save_one_edit,
    "repair": repair_ampersands,
    "fetch": fetch_site,
    "fetch-open": fetch_and_open_site,
    "scan": scan_folder,
    "log": read_log,
}
"""What can be measured; each gets the index and an empty folder to write to."""


def main(arguments: Sequence[str]) -> int:
    """Do one task once."""
    task, index, folder = arguments
    print(json.dumps(TASKS[task](Path(index), Path(folder))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
