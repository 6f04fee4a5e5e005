"""After a killed save or a full disk, the folder has the complete old or new set and no other files."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import textwrap
import time
from pathlib import Path

from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import open_path
from tests.builders import HOST, files_in, index, put, urlset

KILLS = 50
COMMANDS = 4
SITEMAPS = 20
ENTRIES = 200
LONGEST_SECONDS = 60
PROJECT = Path(__file__).resolve().parents[2]


def put_large_set(folder: Path) -> Path:
    """Write an index of twenty sitemaps, half of them gzipped, some in a subfolder; return its path."""
    names = [f"{'sub/' if n % 5 == 0 else ''}{n}.xml{'.gz' if n % 2 else ''}" for n in range(SITEMAPS)]
    for name in names:
        put(folder / name, urlset(*({"loc": f"{HOST}/{name}/{place}", "priority": "0.0"} for place in range(ENTRIES))))
    return put(folder / "sitemap.xml", index(*((f"{HOST}/{name}", "2020-01-01") for name in names)))


def find_faults(document: Document, folder: Path) -> list[str]:
    """Return the faults of a set: files of several saves, broken files, and stray files."""
    faults = [str(sitemap.error) for sitemap in document.sitemaps if sitemap.error is not None]
    if len(document.table) != SITEMAPS * ENTRIES or document.table.column("priority").n_unique() != 1:
        faults.append("the sitemaps are of several saves")
    if len({sitemap.lastmod == "2020-01-01" for sitemap in document.sitemaps}) != 1:
        faults.append("the index is of several saves")
    # The lock file of a killed program remains until the set is edited again.
    return faults + [
        f"{name} is left" for name in files_in(folder) if "/." in f"/{name}" and not name.endswith(".lock")
    ]


if hasattr(os, "fork"):

    def test_save_killed_at_any_moment_leaves_consistent_set(tmp_path):
        words = [sys.executable, "-m", "tests.hostile.killing_saves", str(tmp_path / "set"), str(KILLS), "20"]
        said = subprocess.run(words, capture_output=True, text=True, timeout=100, check=False, cwd=PROJECT)
        assert said.returncode == 0, said.stderr
        assert sum(int(line.split()[0]) for line in said.stdout.splitlines()) >= KILLS
        assert "undone" in said.stdout
        assert "killed in recovery" in said.stdout


def test_killed_edit_command_leaves_complete_set(tmp_path):
    chance = random.Random(4)
    path = put_large_set(tmp_path)
    killed = 0
    for number in range(COMMANDS):
        words = ["edit", str(path), "--where", "loc contains /", "--set", f"priority=0.{number + 1}"]
        with subprocess.Popen([sys.executable, "-m", "sitemap_studio", *words], stdout=subprocess.DEVNULL) as process:
            wait_for_mark(tmp_path, process)
            # The program is killed at a random moment.
            time.sleep(chance.uniform(0, 0.1))
            process.kill()
        killed += process.returncode != 0
        document = open_path(path)
        assert find_faults(document, tmp_path) == [], number
    assert killed


def wait_for_mark(folder: Path, process: subprocess.Popen[bytes]) -> None:
    """Wait until a save has begun or the process has ended."""
    deadline = time.monotonic() + LONGEST_SECONDS
    while not list(folder.glob(".*.save")) and process.poll() is None:
        assert time.monotonic() < deadline
        time.sleep(0.001)


FILLED = """
    import resource, signal, sys
    from pathlib import Path
    import polars as pl
    from sitemap_studio.core.errors import WriteError
    from sitemap_studio.document.opening.open_document import open_path
    from sitemap_studio.document.saving.save_document import save
    from sitemap_studio.model.edits import SetCells
    document = open_path(Path(sys.argv[1]))
    slots = document.table.order
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    for limit in range(0, int(sys.argv[2]), int(sys.argv[3])):
        document.do(SetCells("priority", slots, pl.Series(["0.5"]).new_from_index(0, len(slots))))
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
        try:
            save(document)
        except WriteError as error:
            assert "no file was changed" in str(error), error
            assert len(document.changed_sitemaps()) == len(document.sitemaps)
            print("refused")
        else:
            print("saved")
            break
"""

if os.name == "posix":

    def test_save_on_full_disk_keeps_old_set(tmp_path):
        path = put_large_set(tmp_path)
        largest = max(map(len, files_in(tmp_path).values()))
        words = [sys.executable, "-c", textwrap.dedent(FILLED), str(path), str(2 * largest), "2048"]
        said = subprocess.run(words, capture_output=True, text=True, timeout=100, check=False)
        assert said.returncode == 0, said.stderr
        *refused, last = said.stdout.split()
        assert len(refused) > 5
        assert set(refused) == {"refused"}
        assert last == "saved"
        assert find_faults(open_path(path), tmp_path) == []
