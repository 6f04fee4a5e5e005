"""Set up the project on a new machine, then start, test, measure, build or pin it.

    python3 packaging/bootstrap.py run [PATH]     start the program, on the sample set without a PATH
    python3 packaging/bootstrap.py test           run every check and test
    python3 packaging/bootstrap.py bench [...]    measure the program and others
    python3 packaging/bootstrap.py build          build and check a bundle that needs no Python
    python3 packaging/bootstrap.py translations   update the catalogues of translations
    python3 packaging/bootstrap.py manual         write the manual page and the completions
    python3 packaging/bootstrap.py pin            update the pinned requirement files

It needs only Python 3.11 or newer. Finished steps of the set-up are not repeated.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - older versions get a sentence, not a syntax error
    sys.exit(f"Sitemap Studio needs Python 3.11 or newer; this is {sys.version.split()[0]}.")

import argparse
import os
import subprocess
import tempfile
from pathlib import Path

# With `-P`, Python does not search the folder of the script.
if str(Path(__file__).resolve().parent) not in sys.path:
    sys.path.insert(0, str(Path(__file__).resolve().parent))

from bundling import build
from default_fonts import FIRST_FAMILY, SECOND_FAMILY, has_second_font, variables_for
from environments import REQUIREMENTS, ROOT, Environment
from system_libraries import (
    BENCHMARK_TOOLS,
    DESKTOP_TOOLS,
    OFF_SCREEN_LIBRARIES,
    SCREEN_READER_TOOLS,
    SetUpError,
    display_libraries,
    ensure_installed,
    has_display,
    missing,
    report,
    try_to_install,
)

SAMPLE_SET = ROOT / "resources" / "samples" / "sitemap.xml"

SCREENSHOT_NAME = "sitemap-studio.png"
"""Name of the picture that `run` writes without a display."""

PROGRAM = Environment(ROOT / ".venv", has_program=True)
"""Environment of the program, its tests and its checks."""

PEERS = Environment(ROOT / ".venv-bench", has_program=False)
"""Environment of the programs that the benchmarks compare with."""

WORKERS = "3"
"""Number of test processes: one more than two processors, because tests of windows wait a third of their time."""

SLOWEST = ("--durations=25", "--durations-min=5")

FONT_TESTS = ("tests/gui", "-m", "fonts")
"""Arguments of pytest for the tests that run under a second default font."""

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
"""Arguments of uv for each requirement file; `run` is first, because it constrains `test` and `build`."""


def run(path: str | None) -> int:
    """Start the program on a path, or on the sample set; without a display, write a picture of its window."""
    visible = has_display()
    ensure_installed({**OFF_SCREEN_LIBRARIES, **display_libraries()})
    PROGRAM.ensure("run")
    target = path if path is not None else str(SAMPLE_SET)
    # -P: modules of the current folder must not replace those of the program.
    command: list[str | Path] = [PROGRAM.python, "-P", "-m", "sitemap_studio"]
    if visible:
        return _call([*command, target])
    is_writable = os.access(Path.cwd(), os.W_OK)
    picture = (Path.cwd() if is_writable else Path(tempfile.mkdtemp(prefix="sitemap-studio-"))) / SCREENSHOT_NAME
    report("There is no display, so the window is drawn off screen.")
    code = _call([*command, "--screenshot", picture, target], QT_QPA_PLATFORM="offscreen")
    if code == 0:
        report(f"Its picture is “{picture}”.")
    return code


def test() -> int:
    """Run every check and test, also after failures; return 1 if any failed."""
    ensure_installed(OFF_SCREEN_LIBRARIES)
    try_to_install(missing({**DESKTOP_TOOLS, **SCREEN_READER_TOOLS}).values())
    if sys.platform == "linux" and not has_second_font():
        try_to_install(["fonts-noto-core"])
    PROGRAM.ensure("test")
    # -P: `-m` searches the current folder first.
    module: list[str | Path] = [PROGRAM.python, "-P", "-m"]
    steps: dict[str, list[str | Path]] = {
        "ruff format": [*module, "ruff", "format", "--check", "."],
        "ruff check": [*module, "ruff", "check", "."],
        "import-linter": [PROGRAM.script("lint-imports"), "--no-cache", "--no-logo"],
    }
    failed = [name for name, command in steps.items() if not _passes(name, command)]
    pytest = [*module, "pytest", "-n", WORKERS, "--dist", "worksteal", "--hypothesis-profile", "repeatable", *SLOWEST]
    # mypy needs one processor, and tests of windows wait a third of their time.
    mypy = subprocess.Popen([*module, "mypy"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    with mypy, tempfile.TemporaryDirectory(prefix="sitemap-studio-fonts-") as folder:
        first, second = (variables_for(family, Path(folder)) for family in (FIRST_FAMILY, SECOND_FAMILY))
        if second and has_second_font():
            name = f"pytest of layout and painting, in {SECOND_FAMILY}"
            failed += [] if _passes(name, [*pytest, *FONT_TESTS], **second) else [name]
        else:
            report(f"\nLayout is tested in one font only: {SECOND_FAMILY} or fontconfig is not installed.")
        report(f"\n== mypy\n{mypy.communicate()[0].rstrip()}")
        failed += ["mypy"] if mypy.returncode else []
        failed += [] if _passes("pytest", pytest, **first) else ["pytest"]
    if failed:
        print(f"Failed: {', '.join(failed)}.", file=sys.stderr)
    return 1 if failed else 0


def bench(arguments: list[str]) -> int:
    """Run the benchmarks with further arguments; the other programs have their own environment."""
    ensure_installed(OFF_SCREEN_LIBRARIES)
    try_to_install(missing(BENCHMARK_TOOLS).values())
    PROGRAM.ensure("test")
    PEERS.ensure("bench")
    script = ROOT / "tests" / "benchmarks" / "run.py"
    return _call(
        [PROGRAM.python, script, *arguments],
        QT_QPA_PLATFORM="offscreen",
        SITEMAP_STUDIO_PEERS_PYTHON=str(PEERS.python),
    )


def pin() -> int:
    """Pin the newest versions that pyproject.toml allows, for all platforms and Python versions."""
    with tempfile.TemporaryDirectory() as scratch:
        resolver = Environment(Path(scratch) / "pin", has_program=False)
        resolver.ensure("pin")
        options = ["--universal", "--generate-hashes", "--no-header", "--no-annotate", "--python-version", "3.11"]
        for purpose, sources in PIN_SOURCES.items():
            report(f"Pinning {purpose}.txt")
            command: list[str | Path] = [resolver.script("uv"), "pip", "compile", "--quiet", *options, *sources]
            answer = subprocess.run(command, check=False, cwd=ROOT, stdout=subprocess.PIPE, text=True)
            if answer.returncode != 0:
                raise SetUpError(f"The requirements for “{purpose}” could not be resolved; see the messages above.")
            header = "# Made from pyproject.toml by: python3 packaging/bootstrap.py pin\n"
            (REQUIREMENTS / f"{purpose}.txt").write_text(header + answer.stdout, encoding="utf-8", newline="\n")
    return 0


def translations() -> int:
    """Update the catalogues of translations with the texts of the source, and print how complete they are."""
    ensure_installed(OFF_SCREEN_LIBRARIES)
    PROGRAM.ensure("test")
    return _call([PROGRAM.python, "-P", ROOT / "packaging" / "translations.py"], QT_QPA_PLATFORM="offscreen")


def manual() -> int:
    """Write the manual page and the completions of the shells."""
    with tempfile.TemporaryDirectory() as scratch:
        tools = Environment(Path(scratch) / "manual", has_program=False)
        tools.ensure("manual")
        return _call([tools.python, "-P", ROOT / "packaging" / "command_files.py"])


def _passes(name: str, command: list[str | Path], **variables: str) -> bool:
    report(f"\n== {name}")
    return _call(command, folder=ROOT, QT_QPA_PLATFORM="offscreen", **variables) == 0


def _call(command: list[str | Path], *, folder: Path | None = None, **variables: str) -> int:
    """Run a command with additional environment variables, and return its exit code."""
    return subprocess.run(command, check=False, cwd=folder, env=os.environ | variables).returncode


def main(arguments: list[str]) -> int:
    """Run a command line and return the exit code."""
    for stream in (sys.stdout, sys.stderr):
        # A console shows “?” for characters that it lacks.
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    parser = argparse.ArgumentParser(prog="bootstrap.py", description="Set up Sitemap Studio, then start or test it.")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, function in {"test": test, "translations": translations, "manual": manual, "pin": pin}.items():
        commands.add_parser(name, help=(function.__doc__ or "").partition("\n")[0]).set_defaults(start=function)
    commands.add_parser("bench", help="Run the benchmarks; further arguments are passed to them.")
    starting = commands.add_parser("run", help="Start the program.")
    starting.add_argument("path", nargs="?", help="a sitemap, an index or a list; the sample set by default")
    building = commands.add_parser("build", help="Build and check a bundle that needs no Python.")
    building.add_argument("--output", type=Path, default=ROOT / "dist", help="folder of the bundle; “dist” by default")
    chosen, further = parser.parse_known_args(arguments)
    if further and chosen.command != "bench":
        parser.error(f"unrecognised: {' '.join(further)}")
    try:
        if chosen.command == "run":
            return run(chosen.path)
        if chosen.command == "bench":
            return bench(further)
        return build(chosen.output.resolve()) if chosen.command == "build" else int(chosen.start())
    except SetUpError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
