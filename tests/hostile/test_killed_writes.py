"""The temporary file of a command killed during writing is removed when its folder is next opened."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sitemap_studio.__main__ import main
from sitemap_studio.core.paths import TEMPORARY_PREFIX
from sitemap_studio.document.opening.open_document import open_gradually
from tests.builders import HOST, put, urlset

KILLED_AT_FLUSH = """
import os, signal, sys
from sitemap_studio.__main__ import main
os.fsync = lambda handle: os.kill(os.getpid(), signal.SIGKILL)
main(sys.argv[1:])
"""


def open_in_window(path: str) -> int:
    """Open a file as the window does."""
    open_gradually(Path(path))
    return 0


@pytest.mark.skipif(os.name != "posix", reason="kills as POSIX does")
@pytest.mark.parametrize(
    "words",
    [
        ("info",),
        ("check",),
        ("edit", "--where", "loc contains /1", "--set", "priority=0.1"),
        ("export", "--to", "{folder}/new"),
        ("diff", "{path}"),
        None,
    ],
    ids=["info", "check", "edit", "export", "diff", "window"],
)
def test_next_opening_removes_temporary_file_of_killed_convert(tmp_path: Path, words: tuple[str, ...] | None):
    path = put(tmp_path / "site" / "pages.xml", urlset(*({"loc": f"{HOST}/{number}"} for number in range(9))))
    killed = [sys.executable, "-c", KILLED_AT_FLUSH, "convert", str(path), str(path.with_name("pages.csv"))]
    assert subprocess.run(killed, capture_output=True, timeout=60, check=False).returncode == -9
    (temporary,) = path.parent.glob(f"{TEMPORARY_PREFIX}*.tmp")
    if words is None:
        code = open_in_window(str(path))
    else:
        code = main([words[0], str(path), *(word.format(folder=tmp_path, path=path) for word in words[1:])])
    assert code == 0
    assert not temporary.exists()
    assert [each.name for each in path.parent.iterdir()] == ["pages.xml"]
