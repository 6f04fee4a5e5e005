"""Runs one task with the program's engine, and prints its figures as JSON.

    python -m tests.benchmarks.engine_tasks TASK FILE FOLDER

TASK is a key of `TASKS`. FILE is the index of the set or another input of the task. FOLDER is an empty folder for output.
The start of Python and imports are not timed, and no window is shown. Figures are seconds, unless their name contains
bytes, files or entries.
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
from sitemap_studio.document.export_file import export_to_file, plan_file_export
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
from tests.benchmarks.bulk_work import edit_set, plan_all_bulk_edits
from tests.benchmarks.data import ENTRIES_IN_FILE, N_FILES, SITE
from tests.benchmarks.lxml_writing import write_set
from tests.benchmarks.pages_work import check_pages_of_set
from tests.benchmarks.scale_work import time_operations_at_scale
from tests.benchmarks.search_work import time_all_searches
from tests.benchmarks.sources_work import fetch_and_open_site, fetch_site, read_log, scan_folder

Figures = dict[str, float]
"""Measured figures by name."""

SETTLE_SECONDS: Final = 2.0
"""Wait before memory is measured; the allocator of Polars returns pages after 1.5 seconds."""

_BLOCK_BYTES: Final = 512
"""Unit of `st_blocks`. Source: POSIX."""

N_EDITS: Final = 200
"""Number of single edits, of which the median counts."""

N_REPLACED: Final = 100_000
"""Number of entries that a replacement changes."""

N_SAVES: Final = 5
"""Number of saves, of which the median counts."""

N_AMPERSANDS: Final = 1_000
"""Number of bare ampersands to repair."""

FIRST_FILE: Final = "sitemap-01.xml.gz"
"""Name of the first sitemap of the set."""

N_IN_CSV: Final = 100_000
"""Number of entries in the CSV file."""

EXTENSIONS_IN_CSV: Final = (
    "<image:image><image:loc>https://www.example.com/%.jpg</image:loc><image:title>Item % &amp; box</image:title>"
    "</image:image>\n    "
    "<video:video><video:thumbnail_loc>https://www.example.com/%.png</video:thumbnail_loc><video:title>Item %</video:title>"
    "<video:description>How to use item %</video:description><video:duration>60</video:duration></video:video>\n    "
    "<news:news><news:publication><news:name>Example</news:name><news:language>en</news:language></news:publication>"
    "<news:publication_date>2026-11-28</news:publication_date><news:title>Item %</news:title></news:news>\n    "
    '<xhtml:link rel="alternate" hreflang="de" href="https://www.example.com/de/item-%"/>'
)
"""Extensions of an entry in the CSV file; “%” is its number."""

BASE_URL: Final = "https://www.example.com/"
"""Base URL of exported sets."""


@contextmanager
def timed(figures: Figures, name: str) -> Iterator[None]:
    """Store the wall-clock seconds of the body as `name`, and its processor seconds as `name_cpu`."""
    start, start_cpu = time.perf_counter(), time.process_time()
    yield
    figures[name] = time.perf_counter() - start
    figures[f"{name}_cpu"] = time.process_time() - start_cpu


def open_set(index: Path, folder: Path) -> Figures:
    """Return the seconds of opening the set, and its number of entries."""
    figures: Figures = {}
    with timed(figures, "seconds"):
        document = open_path(index)
    return figures | {"entries": len(document.table)}


def read_set(index: Path, folder: Path) -> Figures:
    """Return the seconds of reading the entries with the Python interface, and their number."""
    figures: Figures = {}
    with timed(figures, "seconds"):
        entries = studio.read(index)
    return figures | {"entries": entries.height}


def memory_of_set(index: Path, folder: Path) -> Figures:
    """Return the memory of the process with the open set, and the size of its temporary files."""
    document = open_path(index)
    files = [] if document.entry_files is None else list(document.entry_files.folder.path.iterdir())
    in_files = sum(path.stat().st_blocks * _BLOCK_BYTES for path in files)
    return _memory() | {"entries": len(document.table), "bytes_in_files": in_files}


def memory_when_empty(index: Path, folder: Path) -> Figures:
    """Return the memory of the process with an empty document."""
    document = new_document()
    return _memory() | {"entries": len(document.table)}


def _memory() -> Figures:
    """Collect garbage, wait, and return private memory (without pages of files) and the peak with them, in bytes."""
    gc.collect()
    time.sleep(SETTLE_SECONDS)
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    kilobytes = {name: value.split()[0] for name, _, value in (line.partition(":") for line in lines) if "kB" in value}
    own = int(kilobytes["RssAnon"]) + int(kilobytes["RssShmem"])
    return {"bytes": own * 1024, "peak_bytes": int(kilobytes["VmHWM"]) * 1024}


def export_set(index: Path, folder: Path) -> Figures:
    """Return the seconds of planning and writing an export of gzipped sitemaps and index, and its size."""
    document = open_path(index)
    figures: Figures = {}
    with timed(figures, "seconds"):
        plan = plan_export(document, ExportOptions(folder, base_url=BASE_URL, is_gzipped=True))
        report = write_export(plan)
    return figures | {"entries": plan.urls, "files": len(report.written), "bytes": _size_of(folder)}


def export_csv(index: Path, folder: Path) -> Figures:
    """Return the seconds of planning and writing a CSV file of entries with images, videos, news and hreflang links."""
    numbers = pl.Series(np.arange(N_IN_CSV)).cast(pl.String)
    xml = pl.select(pl.format(EXTENSIONS_IN_CSV.replace("%", "{}"), *[numbers] * EXTENSIONS_IN_CSV.count("%")))
    sparse = pl.DataFrame({"entry": np.arange(N_IN_CSV), "xml": xml.to_series()}).cast(EXTENSION_SCHEMA)
    document = new_document()
    urls = [f"{SITE}/item-{number}" for number in range(N_IN_CSV)]
    slots = document.add_entries(entry_frame({"loc": urls}), sitemap=0, extensions=sparse)
    InsertEntries(np.arange(N_IN_CSV), slots).apply(document.table)
    figures: Figures = {}
    with timed(figures, "seconds"):
        plan = plan_file_export(document, folder / "entries.csv")
        export_to_file(document, plan.path)
    assert not plan.losses
    return figures | {"entries": N_IN_CSV, "bytes": plan.path.stat().st_size}


def write_with_lxml(index: Path, folder: Path) -> Figures:
    """Return the seconds of writing the same export with lxml; preparing the texts is not timed."""
    document = open_path(index)
    sitemaps = [
        document.table.rows(document.table.slots_of_sitemap(each.id), FIELD_NAMES).rows() for each in document.sitemaps
    ]
    figures: Figures = {}
    with timed(figures, "seconds"):
        write_set(sitemaps, folder, BASE_URL)
    return figures | {"entries": sum(map(len, sitemaps)), "files": len(sitemaps) + 1, "bytes": _size_of(folder)}


def _size_of(folder: Path) -> int:
    """Return the total size of the files in a folder, in bytes."""
    return sum(path.stat().st_size for path in folder.iterdir())


def time_table_operations(index: Path, folder: Path) -> Figures:
    """Return the seconds of a check, the median seconds of an edit, and the seconds of a filter and a sort."""
    document = open_path(index)
    table, figures = document.table, {"entries": float(len(document.table))}
    with timed(figures, "check"):
        check(document)
    edits: list[float] = []
    for row in np.linspace(0, len(table) - 1, N_EDITS).astype(int).tolist():
        edit = SetCells("loc", table.order[row : row + 1], pl.Series([f"{BASE_URL}edited/{row}"]))
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
    """Return the median seconds of saving one edited entry in a gzipped sitemap."""
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
    """Return the seconds of opening a sitemap with bare ampersands and saving it repaired to another path."""
    text = gzip.decompress((index.parent / FIRST_FILE).read_bytes()).replace(b"</loc>", b"?a&b</loc>", N_AMPERSANDS)
    path = folder / "broken.xml"
    path.write_bytes(text)
    figures: Figures = {}
    with timed(figures, "seconds"):
        document = open_path(path)
        save(document, folder / "repaired.xml")
    repaired = (folder / "repaired.xml").read_bytes()
    if repaired != text.replace(b"?a&b</loc>", b"?a&amp;b</loc>"):
        raise AssertionError("The sitemap was not repaired correctly.")
    return figures | {"entries": len(document.table), "bytes": len(text)}


def check_set(index: Path, folder: Path) -> Figures:
    """Return the seconds and memory of a check, and the seconds of revalidation after an edit and a replacement."""
    document = open_path(index)
    table, figures = document.table, {"entries": float(len(document.table))}
    before = _memory()["bytes"]
    with timed(figures, "seconds"):
        check(document)
    figures["problem_bytes"] = _memory()["bytes"] - before
    edits: list[float] = []
    for row in np.linspace(0, len(table) - 1, N_EDITS).astype(int).tolist():
        edit = SetCells("loc", table.order[row : row + 1], pl.Series([f"{BASE_URL}edited/{row}"]))
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
    """Return the seconds of a check of a set in which every entry has an invalid priority."""
    document = open_path(index)
    table = document.table
    document.do(SetCells("priority", table.order, pl.Series(["2.0"]).new_from_index(0, len(table))))
    figures: Figures = {"entries": float(len(table))}
    with timed(figures, "seconds"):
        check(document)
    figures["problems"] = document.problems.counts()["priority-value"]
    return figures


def list_problems(index: Path, folder: Path) -> Figures:
    """Return the seconds of a JSON report of a set in which every seventh URL has one of `_FAULTS`."""
    document = open_path(index)
    table = document.table
    slots = table.order[::7]
    locs = table.rows(slots, ["loc"])["loc"]
    fault_numbers = pl.int_range(len(locs), eager=True) % len(_FAULTS)
    wrong = pl.select(
        pl.coalesce(pl.when(fault_numbers == number).then(fault(locs)) for number, fault in enumerate(_FAULTS))
    )
    document.do(SetCells("loc", slots, wrong.to_series()))
    check(document)
    figures: Figures = {"problems": float(sum(document.problems.counts().values()))}
    with timed(figures, "seconds"):
        figures["characters"] = float(sum(map(len, report_chunks(document, "json"))))
    return figures


def plan_all_fixes(index: Path, folder: Path) -> Figures:
    """Return the seconds of planning fixes for a set in which every URL has one of `_FAULTS`."""
    document = open_path(index)
    table = document.table
    locs = table.column("loc")
    fault_numbers = pl.int_range(len(locs), eager=True) % len(_FAULTS)
    wrong = pl.select(
        pl.coalesce(pl.when(fault_numbers == number).then(fault(locs)) for number, fault in enumerate(_FAULTS))
    )
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


def open_hostile_file(path: Path, folder: Path) -> Figures:
    """Return the seconds and the growth of peak memory of opening a hostile file; a refusal counts as opened."""
    before = _peak_bytes()
    figures: Figures = {}
    with timed(figures, "seconds"), suppress(StudioError):
        open_path(path)
    return figures | {"bytes": _peak_bytes() - before}


def check_hostile_file(path: Path, folder: Path) -> Figures:
    """Return the seconds and the peak memory of checking a hostile file with the command line."""
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


def parse_with_recovery(path: Path, folder: Path) -> Figures:
    """Return the seconds of parsing a file with libxml2's recovering parser, like `xmllint --noout --recover`."""
    figures: Figures = {}
    with timed(figures, "seconds"):
        etree.fromstring(path.read_bytes(), etree.XMLParser(recover=True, huge_tree=True))
    return figures


def _peak_bytes() -> int:
    """Return the peak memory of this process, in bytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def revalidate_single_sitemap(index: Path, folder: Path) -> dict[str, float]:
    """Return the median seconds of an edit per field in one sitemap of all entries, and of a deletion and its undo.

    Each includes revalidation.
    """
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
        for number, row in enumerate(np.linspace(0, len(slots) - 1, N_EDITS).astype(int).tolist()):
            edit = SetCells(name, slots[row : row + 1], pl.Series([f"{text}{number % 7 + 1}"]))
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
"""Languages of each page; every sitemap has pages of one language."""

_MISSING_EVERY: Final = 100
"""Interval of pages without alternates."""


def build_hreflang_matrix(index: Path, folder: Path) -> dict[str, float]:
    """Return the seconds of building the hreflang matrix of a set in four languages, and of planning missing links."""
    document = _multilingual_document()
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


def _multilingual_document() -> Document:
    """Return a document with a million pages in four languages, 99 of 100 with hreflang links."""
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
            document.sitemaps.append_sitemap(SitemapFile(number, loc=f"{SITE}/sitemap-{number}.xml"))
        places = np.arange(ENTRIES_IN_FILE)
        has_links = (places + number) % _MISSING_EVERY != 0
        sparse = pl.DataFrame(
            {"entry": places[has_links], "xml": xml.slice(first, ENTRIES_IN_FILE).filter(pl.Series(has_links))}
        ).cast(EXTENSION_SCHEMA)
        frame = entry_frame({"loc": locs[code].slice(first, ENTRIES_IN_FILE).to_list()})
        slots = document.add_entries(frame, sitemap=number, extensions=sparse)
        first_row = len(document.table)
        InsertEntries(np.arange(first_row, first_row + ENTRIES_IN_FILE), slots).apply(document.table)
    return document


TASKS: dict[str, Callable[[Path, Path], Figures]] = {
    "open": open_set,
    "read": read_set,
    "memory": memory_of_set,
    "memory-empty": memory_when_empty,
    "write": export_set,
    "write-csv": export_csv,
    "write-lxml": write_with_lxml,
    "table": time_table_operations,
    "bulk": plan_all_bulk_edits,
    "search": time_all_searches,
    "edit-set": edit_set,
    "scale": time_operations_at_scale,
    "check": check_set,
    "check-lone": revalidate_single_sitemap,
    "check-broken": check_broken_set,
    "list-problems": list_problems,
    "fix": plan_all_fixes,
    "languages": build_hreflang_matrix,
    "hostile": open_hostile_file,
    "hostile-check": check_hostile_file,
    "recover": parse_with_recovery,
    "save-one": save_one_edit,
    "repair": repair_ampersands,
    "fetch": fetch_site,
    "fetch-open": fetch_and_open_site,
    "scan": scan_folder,
    "log": read_log,
    "check-pages": check_pages_of_set,
}
"""Tasks by name; each gets its input file and an empty folder for output."""


def main(arguments: Sequence[str]) -> int:
    """Run one task, and print its figures."""
    task, index, folder = arguments
    print(json.dumps(TASKS[task](Path(index), Path(folder))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
