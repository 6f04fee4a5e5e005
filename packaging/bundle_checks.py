"""Starts a finished bundle as on a machine that has nothing else, and looks whether it does what it must.

From another folder, in an empty home, and with an empty search path, so that no Python and no library of this project
can help it. What it opens are the sample set that it carries itself, and a set so large that worker processes read it.
"""

from __future__ import annotations

import gzip
import json
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from environments import ROOT
from telling import SetUpFailed

RESOURCES = ROOT / "resources"
"""What comes with the program, and must come with every bundle."""

SECONDS = 120
"""How long one start may take, on a machine that is busy and scans every new program."""

PICTURE_SIZE = (1280, 800)
"""Width and height of the picture of the window, in pixels."""

LARGE_SITEMAPS, LARGE_ENTRIES = 4, 20_000
"""The large set: its sitemaps, and the entries of each."""

LARGE_PACKED_BYTES = 20_000_000
"""The size of each of its files: going by their sizes alone, the set is one for worker processes."""

LICENSED = ("sitemap studio", "python", "qt", "idna", "lxml", "numpy", "platformdirs", "polars", "tomli_w")
"""Whose licences a bundle must hold: how the names of the folders that they lie in begin."""


@dataclass(frozen=True)
class Machine:
    """A place with nothing on it.

    Attributes:
        program: What is started.
        folder: An empty folder, the current one of what is started.
        home: An empty home.
        display: The X server that shows its windows; None for none, where they are drawn off screen.
    """

    program: Path
    folder: Path
    home: Path
    display: str | None = None

    def start(self, *words: str | Path) -> subprocess.Popen[str]:
        """Start the program."""
        pipe = subprocess.PIPE
        return subprocess.Popen(
            [self.program, *words], cwd=self.folder, env=self._variables(), stdout=pipe, stderr=pipe, text=True,
            encoding="utf-8",
        )  # fmt: skip

    def ask(self, *words: str | Path, codes: tuple[int, ...] = (0,)) -> str:
        """Start the program, wait until it ends, and return what it printed.

        Raises:
            SetUpFailed: It ended with another exit code than those, wrote a traceback, or did not end at all.
        """
        with self.start(*words) as process:
            try:
                printed, complaint = process.communicate(timeout=SECONDS)
            except subprocess.TimeoutExpired as error:
                process.kill()
                raise _failed(words, f"did not end within {SECONDS} seconds") from error
        if process.returncode not in codes or "Traceback" in complaint:
            raise _failed(words, f"ended with exit code {process.returncode}: {complaint.strip()}")
        return printed

    def _variables(self) -> dict[str, str]:
        """The environment: what the system itself needs, and the empty folders."""
        kept = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP", "TMP", "WINDIR") if name in os.environ}
        homes = dict.fromkeys(("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"), str(self.home))
        shown = {"QT_QPA_PLATFORM": "offscreen"} if self.display is None else {"DISPLAY": self.display}
        return kept | homes | shown | {"PATH": str(self.folder), "LC_ALL": "C.UTF-8"}


def check_bundle(program: Path) -> Iterator[str]:
    """Start a bundle in every way that counts.

    Args:
        program: Its file for the command line.

    Yields:
        One sentence for each thing that was shown to work.

    Raises:
        SetUpFailed: Something does not work; what was yielded before does.
    """
    samples = _only(program, "samples/sitemap.xml")
    with tempfile.TemporaryDirectory(prefix="sitemap-studio-check-") as scratch:
        folder, home = Path(scratch) / "here", Path(scratch) / "home"
        folder.mkdir()
        home.mkdir()
        machine = Machine(program.resolve(), folder, home)
        for check in _CHECKS:
            yield check(machine, samples)


def program_in(bundle: Path) -> Path:
    """The file of a bundle that is started on the command line.

    Args:
        bundle: The folder that was built, on macOS the application.
    """
    if bundle.suffix == ".app":
        return bundle / "Contents" / "MacOS" / "sitemap-studio"
    return bundle / ("sitemap-studio.exe" if sys.platform == "win32" else "sitemap-studio")


def check_version(machine: Machine, samples: Path) -> str:
    """Check that the bundle prints its version."""
    words = machine.ask("--version").split()
    if not re.fullmatch(r"\d+\.\d+\.\d+\S*", words[-1]):
        raise _failed(["--version"], f"said {' '.join(words)}")
    return f"It is version {words[-1]}."


def check_info(machine: Machine, samples: Path) -> str:
    """Check that `info` reads a set."""
    told = json.loads(machine.ask("info", samples, "--json"))
    if told["urls"] == 0:
        raise _failed(["info"], "found no entry in the sample set")
    return f"“info” finds {told['urls']:,} entries in {told['children']} sitemaps."


def check_check(machine: Machine, samples: Path) -> str:
    """Check that `check` validates a set."""
    closing = machine.ask("check", samples, codes=(0, 1)).strip().splitlines()[-1]
    return f"“check” ends with: {closing}"


def check_picture(machine: Machine, samples: Path) -> str:
    """Check that the window can be drawn."""
    started = time.monotonic()
    _take_picture(machine, samples)
    return f"The window opens the sample set and is drawn, {time.monotonic() - started:.1f} seconds from start to end."


def check_display(machine: Machine, samples: Path) -> str:
    """A visible window needs other libraries than one that is drawn off screen, and is told other things."""
    server = shutil.which("Xvfb")
    if server is None or sys.platform != "linux":
        return "There is no Xvfb here to show a window on."
    reading, writing = os.pipe()
    command = [server, "-displayfd", str(writing), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as process:
        os.close(writing)
        try:
            # It tells the number of a display that was free.
            with os.fdopen(reading, encoding="ascii") as told:
                display = f":{told.readline().strip()}"
            _take_picture(replace(machine, display=display), samples)
        finally:
            process.terminate()
    return "It does so on a screen of X11, too."


def _take_picture(machine: Machine, samples: Path) -> None:
    picture = machine.folder / "window.png"
    machine.ask("--screenshot", picture, samples)
    head = picture.read_bytes()[:24]
    if head[:8] != b"\x89PNG\r\n\x1a\n" or struct.unpack(">II", head[16:24]) != PICTURE_SIZE:
        raise _failed(["--screenshot"], "saved no picture of the window")
    if keep := os.environ.get("SITEMAP_STUDIO_KEEP_PICTURE"):
        Path(keep).write_bytes(picture.read_bytes())


def check_workers(machine: Machine, samples: Path) -> str:
    """Check that a large set is read by worker processes."""
    index = write_large_set(machine.folder)
    with machine.start("info", index, "--json") as process:
        n_workers = 0
        while process.poll() is None:
            n_workers = max(n_workers, _n_children(process.pid))
            time.sleep(0.02)
        printed, complaint = process.communicate()
    expected = LARGE_SITEMAPS * LARGE_ENTRIES
    if process.returncode != 0 or json.loads(printed)["urls"] != expected:
        raise _failed(["info"], f"did not read {expected:,} entries of a large set: {complaint.strip()}")
    if sys.platform != "linux":
        return "A large set is read."
    if n_workers < 2:
        raise _failed(["info"], "read a large set without worker processes")
    return f"A large set is read by {n_workers} worker processes."


def check_resources(machine: Machine, samples: Path) -> str:
    """Check that all resources are in the bundle."""
    inside = samples.parents[1]
    ours = [path.relative_to(RESOURCES) for path in RESOURCES.rglob("*") if path.is_file()]
    missing = [path.as_posix() for path in ours if not (inside / path).is_file()]
    if missing:
        raise SetUpFailed(f"The bundle lacks the resources {', '.join(missing)}.")
    return f"All {len(ours)} resources lie in it."


def check_licences(machine: Machine, samples: Path) -> str:
    """Check that the licence texts are in the bundle."""
    inside = machine.program.parent.parent if machine.program.parent.name == "MacOS" else machine.program.parent
    texts = [path.relative_to(inside) for path in inside.rglob("*") if path.is_file()]
    texts = [path for path in texts if re.search(r"licen[sc]e", str(path), re.IGNORECASE)]
    folders = {part.casefold() for path in texts for part in path.parts[:-1]}
    missing = [name for name in LICENSED if not any(re.match(rf"{name}\b", folder) for folder in folders)]
    if missing:
        raise SetUpFailed(f"The bundle lacks the licences of {', '.join(missing)}.")
    return "The licences of its parts lie in it."


_CHECKS: tuple[Callable[[Machine, Path], str], ...] = (
    check_version,
    check_info,
    check_check,
    check_picture,
    check_display,
    check_workers,
    check_resources,
    check_licences,
)


def write_large_set(folder: Path) -> Path:
    """Write a set that counts as a large one by the sizes of its files, though it is soon read.

    Returns:
        The path of its index.
    """
    namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
    listed = ""
    for number in range(LARGE_SITEMAPS):
        listed += f"<sitemap><loc>https://example.com/large-{number}.xml.gz</loc></sitemap>"
        entries = "".join(
            f"<url><loc>https://example.com/{number}/{place}</loc></url>" for place in range(LARGE_ENTRIES)
        )
        with (folder / f"large-{number}.xml.gz").open("wb") as file:
            file.write(gzip.compress(f"<urlset {namespace}>{entries}</urlset>".encode()))
            # Zeros may follow what is packed, as on tapes; here they take no place on the disk.
            file.truncate(LARGE_PACKED_BYTES)
    index = folder / "large.xml"
    index.write_text(f"<sitemapindex {namespace}>{listed}</sitemapindex>", encoding="utf-8")
    return index


def _n_children(parent: int) -> int:
    """How many worker processes a process has begun; 0 where the system does not tell."""
    found = 0
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = status.with_name("cmdline").read_bytes()
            family = status.read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            continue
        found += b"--multiprocessing-fork" in words and int(family[1]) == parent
    return found


def _only(program: Path, name: str) -> Path:
    """A file of the bundle's resources."""
    top = program.parent.parent if program.parent.name == "MacOS" else program.parent
    found = [path for path in top.rglob(name.rpartition("/")[2]) if path.as_posix().endswith(f"resources/{name}")]
    if not found:
        raise SetUpFailed(f"The bundle lacks its resources/{name}.")
    return found[0].resolve()


def _failed(words: object, what: str) -> SetUpFailed:
    return SetUpFailed(f"The bundle, started with {words}, {what}.")
