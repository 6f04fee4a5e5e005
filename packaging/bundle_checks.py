"""Checks that a finished bundle works on a machine without Python and libraries.

The bundle is started from another folder, with an empty home folder and an empty search path. It opens its sample set, and a
set that is large enough for worker processes.
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
from system_libraries import SetUpError

RESOURCES = ROOT / "resources"

TIMEOUT_SECONDS = 120
"""Maximum duration of one run, on a busy machine with a virus scanner."""

SCREENSHOT_SIZE = (1280, 800)
"""Width and height of screenshots, in pixels."""

LARGE_SITEMAPS, LARGE_ENTRIES = 4, 20_000
"""Number of sitemaps in the large set, and of entries in each."""

LARGE_FILE_BYTES = 20_000_000
"""Size of each file of the large set, above the threshold for worker processes."""

LICENSED_COMPONENTS = ("sitemap studio", "python", "qt", "idna", "lxml", "numpy", "platformdirs", "polars", "tomli_w")
"""Name prefixes of licence folders that a bundle must contain."""


@dataclass(frozen=True)
class Machine:
    """Bundled program, and an environment without other programs to run it in.

    Attributes:
        program: Path of the executable.
        folder: An empty folder, the current folder of the program.
        home: An empty home folder.
        display: Number of the X server, such as “:99”; None to draw windows off screen.
    """

    program: Path
    folder: Path
    home: Path
    display: str | None = None

    def start(self, *arguments: str | Path) -> subprocess.Popen[str]:
        """Start the program with only the environment variables that the operating system requires."""
        system = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP", "TMP", "WINDIR") if name in os.environ}
        homes = dict.fromkeys(("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"), str(self.home))
        screen = {"QT_QPA_PLATFORM": "offscreen"} if self.display is None else {"DISPLAY": self.display}
        environment = {**system, **homes, **screen, "PATH": str(self.folder), "LC_ALL": "C.UTF-8"}
        pipe = subprocess.PIPE
        return subprocess.Popen(
            [self.program, *arguments], cwd=self.folder, env=environment, stdout=pipe, stderr=pipe, text=True,
            encoding="utf-8",
        )  # fmt: skip

    def run(self, *arguments: str | Path, codes: tuple[int, ...] = (0,)) -> str:
        """Run the program until it ends, and return its standard output.

        Raises:
            SetUpError: The exit code is not in `codes`, a traceback was printed, or the time limit was exceeded.
        """
        with self.start(*arguments) as process:
            try:
                output, errors = process.communicate(timeout=TIMEOUT_SECONDS)
            except subprocess.TimeoutExpired as error:
                process.kill()
                raise _check_error(arguments, f"did not end within {TIMEOUT_SECONDS} seconds") from error
        if process.returncode not in codes or "Traceback" in errors:
            raise _check_error(arguments, f"ended with exit code {process.returncode}: {errors.strip()}")
        return output


def check_bundle(program: Path) -> Iterator[str]:
    """Run all checks of a bundle, and yield the result of each as a sentence.

    Args:
        program: Path of the executable for the command line.

    Raises:
        SetUpError: A check failed.
    """
    samples = resource_folder(program) / "samples" / "sitemap.xml"
    if not samples.exists():
        raise SetUpError("The bundle lacks its resources/samples/sitemap.xml.")
    with tempfile.TemporaryDirectory(prefix="sitemap-studio-check-") as scratch:
        machine = Machine(program.resolve(), Path(scratch) / "here", Path(scratch) / "home")
        machine.folder.mkdir()
        machine.home.mkdir()
        for check in _CHECKS:
            yield check(machine, samples)


def executable_path(bundle: Path) -> Path:
    """Return the path of the command-line executable in a bundle; on macOS, the bundle is an application folder."""
    if bundle.suffix == ".app":
        return bundle / "Contents" / "MacOS" / "sitemap-studio"
    return bundle / ("sitemap-studio.exe" if sys.platform == "win32" else "sitemap-studio")


def resource_folder(program: Path) -> Path:
    """Return the resource folder of a bundle; the path may not exist."""
    found = (path.parents[1] for path in _bundle_root(program).rglob("resources/samples/sitemap.xml"))
    return next(found, _bundle_root(program) / "resources").resolve()


def check_version(machine: Machine, samples: Path) -> str:
    """Check that the bundle prints its version; return it in a sentence."""
    words = machine.run("--version").split()
    if not re.fullmatch(r"\d+\.\d+\.\d+\S*", words[-1]):
        raise _check_error(["--version"], f"printed {' '.join(words)}")
    return f"It is version {words[-1]}."


def check_info(machine: Machine, samples: Path) -> str:
    """Check that `info` finds entries in the sample set; return the numbers of entries and sitemaps in a sentence."""
    counts = json.loads(machine.run("info", samples, "--json"))
    if counts["urls"] == 0:
        raise _check_error(["info"], "found no entry in the sample set")
    return f"“info” finds {counts['urls']:,} entries in {counts['children']} sitemaps."


def check_check(machine: Machine, samples: Path) -> str:
    """Check that `check` validates the sample set; return a sentence with the last line of its output."""
    return f"“check” ends with: {machine.run('check', samples, codes=(0, 1)).strip().splitlines()[-1]}"


def check_screenshot(machine: Machine, samples: Path) -> str:
    """Check that the window opens the sample set and saves a screenshot; return the duration in a sentence."""
    started = time.monotonic()
    picture = machine.folder / "window.png"
    machine.run("--screenshot", picture, samples)
    head = picture.read_bytes()[:24]
    if head[:8] != b"\x89PNG\r\n\x1a\n" or struct.unpack(">II", head[16:24]) != SCREENSHOT_SIZE:
        raise _check_error(["--screenshot"], "saved no picture of the window")
    return f"The window opens the sample set and is drawn in {time.monotonic() - started:.1f} seconds."


def check_x11_window(machine: Machine, samples: Path) -> str:
    """Check that the window opens on an X server, which requires more libraries than drawing off screen.

    Return a sentence about the result, also if there is no X server to check with.
    """
    server = shutil.which("Xvfb")
    if server is None or sys.platform != "linux":
        return "There is no Xvfb to show a window on."
    reading, writing = os.pipe()
    command = [server, "-displayfd", str(writing), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as process:
        os.close(writing)
        try:
            # The server writes the number of a free display to the pipe.
            with os.fdopen(reading, encoding="ascii") as number:
                display = f":{number.readline().strip()}"
            check_screenshot(replace(machine, display=display), samples)
        finally:
            process.terminate()
    return "The window is also drawn by an X server."


def check_workers(machine: Machine, samples: Path) -> str:
    """Check that worker processes read a large set; return their number in a sentence."""
    index = write_large_set(machine.folder)
    with machine.start("info", index, "--json") as process:
        n_workers = 0
        while process.poll() is None:
            n_workers = max(n_workers, _count_workers(process.pid))
            time.sleep(0.02)
        output, errors = process.communicate()
    expected = LARGE_SITEMAPS * LARGE_ENTRIES
    if process.returncode != 0 or json.loads(output)["urls"] != expected:
        raise _check_error(["info"], f"did not read {expected:,} entries of a large set: {errors.strip()}")
    if sys.platform == "linux" and n_workers < 2:
        raise _check_error(["info"], "read a large set without worker processes")
    return f"A large set is read{f' by {n_workers} worker processes' if n_workers else ''}."


def check_resources(machine: Machine, samples: Path) -> str:
    """Check that the bundle contains all resources of the source; return their number in a sentence."""
    names = [path.relative_to(RESOURCES) for path in RESOURCES.rglob("*") if path.is_file()]
    missing = [name.as_posix() for name in names if not (samples.parents[1] / name).is_file()]
    if missing:
        raise SetUpError(f"The bundle lacks the resources {', '.join(missing)}.")
    return f"It contains all {len(names)} resources."


def check_licences(machine: Machine, samples: Path) -> str:
    """Check that the bundle contains the licences of its components; return a sentence about it."""
    top = _bundle_root(machine.program)
    texts = [path.relative_to(top) for path in top.rglob("*") if path.is_file()]
    texts = [path for path in texts if re.search(r"licen[sc]e", str(path), re.IGNORECASE)]
    folders = {part.casefold() for path in texts for part in path.parts[:-1]}
    missing = [name for name in LICENSED_COMPONENTS if not any(re.match(rf"{name}\b", folder) for folder in folders)]
    if missing:
        raise SetUpError(f"The bundle lacks the licences of {', '.join(missing)}.")
    return "It contains the licences of its parts."


_CHECKS: tuple[Callable[[Machine, Path], str], ...] = (
    *(check_version, check_info, check_check, check_screenshot),
    *(check_x11_window, check_workers, check_resources, check_licences),
)


def write_large_set(folder: Path) -> Path:
    """Write a set whose files are large enough for worker processes, and return its index."""
    namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
    index = folder / "large.xml"
    names = [f"large-{number}.xml.gz" for number in range(LARGE_SITEMAPS)]
    for name in names:
        entries = (f"<url><loc>https://example.com/{name}/{number}</loc></url>" for number in range(LARGE_ENTRIES))
        with (folder / name).open("wb") as file:
            file.write(gzip.compress(f"<urlset {namespace}>{''.join(entries)}</urlset>".encode()))
            # Zeros may follow gzip data, and use no disk space in a sparse file.
            file.truncate(LARGE_FILE_BYTES)
    listed = "".join(f"<sitemap><loc>https://example.com/{name}</loc></sitemap>" for name in names)
    index.write_text(f"<sitemapindex {namespace}>{listed}</sitemapindex>", encoding="utf-8")
    return index


def _count_workers(parent: int) -> int:
    """Return the number of worker processes that a process has started; 0 without /proc."""
    count = 0
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            command = status.with_name("cmdline").read_bytes()
            fields = status.read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            continue
        count += b"--multiprocessing-fork" in command and int(fields[1]) == parent
    return count


def _bundle_root(program: Path) -> Path:
    """Return the top folder of the bundle that contains an executable."""
    return program.parent.parent if program.parent.name == "MacOS" else program.parent


def _check_error(arguments: object, event: str) -> SetUpError:
    """Return the error for a bundle that failed when started with these arguments."""
    return SetUpError(f"The bundle, started with {arguments}, {event}.")
