"""Sets everything up on a fresh machine, then starts, tests, measures or pins: one command for each.

    python3 packaging/bootstrap.py run [PATH]     start the program, on the sample set without a PATH
    python3 packaging/bootstrap.py test           run every check and test
    python3 packaging/bootstrap.py bench [...]    measure beside other programs
    python3 packaging/bootstrap.py build          build a bundle that needs no Python, and try it
    python3 packaging/bootstrap.py pictures       take the pictures of README anew
    python3 packaging/bootstrap.py translations   update the catalogues of translations
    python3 packaging/bootstrap.py manual         write the manual page and the completions anew
    python3 packaging/bootstrap.py pin            renew the pinned requirement files

Needs nothing but Python 3.11 or newer and its standard library. What is already there is not done again.
How environments are made and which system libraries are needed is told in the modules beside this one.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an older one must be told, not left with a syntax error
    sys.exit(f"Sitemap Studio needs Python 3.11 or newer; this is {sys.version.split()[0]}.")

import argparse
import os
import subprocess
import tempfile
from pathlib import Path

# Python adds a script's own folder unless told to use safe paths only; the modules beside this one are needed anyhow.
if str(Path(__file__).resolve().parent) not in sys.path:
    sys.path.insert(0, str(Path(__file__).resolve().parent))

from bundling import build
from default_fonts import FIRST_FAMILY, SECOND_FAMILY, has_second_font, variables_for
from environments import REQUIREMENTS, ROOT, Environment
from system_libraries import (
    ensure_desktop_tools,
    ensure_fonts,
    ensure_qt_libraries,
    ensure_screen_reader_tools,
    ensure_xmllint,
    has_display,
)
from telling import SetUpFailed, tell

SAMPLE_SET = ROOT / "resources" / "samples" / "sitemap.xml"
"""What is opened when no path is given: an index with its sitemaps."""

SCREENSHOT_NAME = "sitemap-studio.png"
"""The picture that is written where there is no display to show a window on."""

PROGRAM = Environment(ROOT / ".venv", has_program=True)
"""Where the program, its tests and its checks run."""

PEERS = Environment(ROOT / ".venv-bench", has_program=False)
"""The programs that the benchmarks compare with, kept apart so that they cannot disturb the pins."""

WORKERS = "3"
"""How many processes test side by side: one more than two processors, since a third of the time in which windows are
tested is spent waiting for their pauses."""

SLOWEST = ("--durations=25", "--durations-min=5")
"""Lists the tests that take longest: the suite must stay quick."""

FONT_TESTS = ("tests/gui", "-m", "fonts")
"""What is tested under a second default font as well."""

_WITH_PROGRAM = ("pyproject.toml", "--extra", "gui", "--group", "build")
_LIKE_RUN = ("--constraint", "packaging/requirements/run.txt")

PIN_SOURCES: dict[str, tuple[str, ...]] = {
    "run": _WITH_PROGRAM,
    "test": (*_WITH_PROGRAM, "--group", "test", *_LIKE_RUN),
    "bench": ("--group", "bench"),
    "build": (*_WITH_PROGRAM, "--group", "bundle", *_LIKE_RUN),
    "pin": ("--group", "pin"),
    "manual": ("--group", "manual"),
    "release": ("--group", "release"),
}
"""What each requirement file is made from; `run` comes first, since `test` and `build` must agree with it."""


def run(path: str | None) -> int:
    """Start the program on a path, or on the sample set; without a display, take its picture instead."""
    visible = has_display()
    ensure_qt_libraries(for_display=visible)
    PROGRAM.ensure("run")
    target = path if path is not None else str(SAMPLE_SET)
    # -P: modules that happen to lie in the current folder must not be taken for the program's own.
    command: list[str | Path] = [PROGRAM.python, "-P", "-m", "sitemap_studio"]
    if visible:
        return _call([*command, target])
    picture = _picture_folder() / SCREENSHOT_NAME
    tell("There is no display here, so the window is drawn off screen.")
    code = _call([*command, "--screenshot", picture, target], QT_QPA_PLATFORM="offscreen")
    if code == 0:
        tell(f"Its picture is in “{picture}”.")
    return code


def test() -> int:
    """Run every check and test; all of them, even when one fails. The closing line of the whole suite comes last."""
    ensure_qt_libraries(for_display=False)
    ensure_desktop_tools()
    ensure_screen_reader_tools()
    ensure_fonts()
    PROGRAM.ensure("test")
    # Safe path: `-m` in the top folder would otherwise look for modules there first.
    module: list[str | Path] = [PROGRAM.python, "-P", "-m"]
    steps: dict[str, list[str | Path]] = {
        "ruff format": [*module, "ruff", "format", "--check", "."],
        "ruff check": [*module, "ruff", "check", "."],
        "import-linter": [PROGRAM.script("lint-imports"), "--no-cache", "--no-logo"],
    }
    failed = [name for name, command in steps.items() if not _passes(name, command)]
    pytest = [*module, "pytest", "-n", WORKERS, "--dist", "worksteal", "--hypothesis-profile", "repeatable", *SLOWEST]
    # It needs one processor, and tests of windows wait a third of their time.
    mypy = subprocess.Popen([*module, "mypy"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    with mypy, tempfile.TemporaryDirectory(prefix="sitemap-studio-fonts-") as folder:
        first, second = (variables_for(family, Path(folder)) for family in (FIRST_FAMILY, SECOND_FAMILY))
        if second and has_second_font():
            name = f"pytest of layout and painting, in {SECOND_FAMILY}"
            failed += [] if _passes(name, [*pytest, *FONT_TESTS], **second) else [name]
        else:
            tell(f"\nLayout is tested in one font only: {SECOND_FAMILY} is not installed, or there is no fontconfig.")
        tell(f"\n== mypy\n{mypy.communicate()[0].rstrip()}")
        failed += ["mypy"] if mypy.returncode else []
        failed += [] if _passes("pytest", pytest, **first) else ["pytest"]
    if failed:
        print(f"Failed: {', '.join(failed)}.", file=sys.stderr)
    return 1 if failed else 0


def bench(arguments: list[str]) -> int:
    """Measure beside other programs, each in its own environment; further arguments go to the benchmarks."""
    ensure_qt_libraries(for_display=False)
    ensure_xmllint()
    PROGRAM.ensure("test")
    PEERS.ensure("bench")
    script = ROOT / "tests" / "benchmarks" / "run.py"
    return _call(
        [PROGRAM.python, script, *arguments],
        QT_QPA_PLATFORM="offscreen",
        SITEMAP_STUDIO_PEERS_PYTHON=str(PEERS.python),
    )


def pin() -> int:
    """Renew the requirement files: the newest versions that pyproject.toml allows, for every platform and Python."""
    with tempfile.TemporaryDirectory() as scratch:
        resolver = Environment(Path(scratch) / "pin", has_program=False)
        resolver.ensure("pin")
        options = ["--universal", "--generate-hashes", "--no-header", "--no-annotate", "--python-version", "3.11"]
        for purpose, sources in PIN_SOURCES.items():
            tell(f"Pinning {purpose}.txt")
            command: list[str | Path] = [resolver.script("uv"), "pip", "compile", "--quiet", *options, *sources]
            answer = subprocess.run(command, check=False, cwd=ROOT, stdout=subprocess.PIPE, text=True)
            if answer.returncode != 0:
                raise SetUpFailed(f"The requirements for “{purpose}” could not be resolved; the lines above tell why.")
            header = "# Made from pyproject.toml by: python3 packaging/bootstrap.py pin\n"
            (REQUIREMENTS / f"{purpose}.txt").write_text(header + answer.stdout, encoding="utf-8", newline="\n")
    return 0


def pictures() -> int:
    """Take the pictures of README anew, from the sample set and off screen."""
    ensure_qt_libraries(for_display=False)
    PROGRAM.ensure("run")
    return _call([PROGRAM.python, "-P", ROOT / "packaging" / "pictures.py"])


def translations() -> int:
    """Update the catalogues of translations with the texts of the source, and print how complete they are."""
    ensure_qt_libraries(for_display=False)
    PROGRAM.ensure("test")
    return _call([PROGRAM.python, "-P", ROOT / "packaging" / "translations.py"], QT_QPA_PLATFORM="offscreen")


def manual() -> int:
    """Write the manual page and the completions of the shells anew."""
    with tempfile.TemporaryDirectory() as scratch:
        tools = Environment(Path(scratch) / "manual", has_program=False)
        tools.ensure("manual")
        return _call([tools.python, "-P", ROOT / "packaging" / "command_files.py"])


def _passes(name: str, command: list[str | Path], **variables: str) -> bool:
    tell(f"\n== {name}")
    return _call(command, folder=ROOT, QT_QPA_PLATFORM="offscreen", **variables) == 0


def _picture_folder() -> Path:
    """The current folder, or a fresh one for temporary files where nothing may be written."""
    here = Path.cwd()
    return here if os.access(here, os.W_OK) else Path(tempfile.mkdtemp(prefix="sitemap-studio-"))


def _call(command: list[str | Path], *, folder: Path | None = None, **variables: str) -> int:
    """Run a command with further environment variables, and return its exit code."""
    return subprocess.run(command, check=False, cwd=folder, env=os.environ | variables).returncode


def _read_arguments(arguments: list[str]) -> tuple[argparse.Namespace, list[str]]:
    parser = argparse.ArgumentParser(prog="bootstrap.py", description="Set Sitemap Studio up, then start or test it.")
    commands = parser.add_subparsers(dest="command", required=True)
    starting = commands.add_parser("run", help="start the program")
    starting.add_argument("path", nargs="?", help="a sitemap, an index or a list; the sample set without one")
    commands.add_parser("test", help="run every check and test")
    commands.add_parser("bench", help="measure beside other programs; further arguments go to the benchmarks")
    building = commands.add_parser("build", help="build a bundle that needs no Python, and try it")
    building.add_argument(
        "--output", type=Path, default=ROOT / "dist", help="the folder that gets it; “dist” without one"
    )
    commands.add_parser("pin", help="renew the pinned requirement files")
    commands.add_parser("manual", help="write the manual page and the completions of the shells anew")
    commands.add_parser("pictures", help="take the pictures of README anew")
    commands.add_parser("translations", help="update the catalogues of translations with the texts of the source")
    known, further = parser.parse_known_args(arguments)
    if further and known.command != "bench":
        parser.error(f"unrecognised: {' '.join(further)}")
    return known, further


def main(arguments: list[str]) -> int:
    """Do what the command line says and return the exit code."""
    for stream in (sys.stdout, sys.stderr):
        # A console that lacks a character shows “?” for it; that is no reason to end.
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    known, further = _read_arguments(arguments)
    try:
        if known.command == "run":
            return run(known.path)
        if known.command == "bench":
            return bench(further)
        if known.command == "build":
            return build(known.output.resolve())
        if known.command == "pictures":
            return pictures()
        if known.command == "manual":
            return manual()
        if known.command == "translations":
            return translations()
        return test() if known.command == "test" else pin()
    except SetUpFailed as failure:
        print(failure, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
