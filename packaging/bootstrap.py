"""Set up the project on a new machine, then start, test, measure, build or pin it.

    python3 packaging/bootstrap.py run [PATH]     start the program, on the sample set without a PATH
    python3 packaging/bootstrap.py test           run every check and test
    python3 packaging/bootstrap.py bench [...]    run the benchmarks
    python3 packaging/bootstrap.py build          build and check a bundle that needs no Python
    python3 packaging/bootstrap.py translations   update the translation catalogues
    python3 packaging/bootstrap.py manual         write the manual page and the shell completions
    python3 packaging/bootstrap.py pin            update the pinned requirement files

It needs only Python 3.11 or newer. Completed steps of the set-up are not repeated.
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
from default_fonts import FIRST_FAMILY, SECOND_FAMILY, font_variables, has_second_font
from environments import REQUIREMENTS, ROOT, Environment
from system_libraries import (
    BENCHMARK_TOOLS,
    DESKTOP_TOOLS,
    OFF_SCREEN_LIBRARIES,
    SCREEN_READER_TOOLS,
    SetUpError,
    display_libraries,
    ensure_installed,
    find_missing,
    has_display,
    report,
    try_to_install,
)

SAMPLE_SET = ROOT / "resources" / "samples" / "sitemap.xml"

SCREENSHOT_NAME = "sitemap-studio.png"
"""Name of the screenshot that `run` writes if there is no display."""

PROGRAM = Environment(ROOT / ".venv", has_program=True)
"""Environment of the program, its tests and its checks."""

PEER_PROGRAMS = Environment(ROOT / ".venv-bench", has_program=False)
"""Environment of the programs that the benchmarks measure for comparison."""

N_TEST_PROCESSES = "3"
"""Number of test processes: three for two processors, because tests of windows wait a third of their time."""

DURATION_OPTIONS = ("--durations=25", "--durations-min=5")

FONT_TESTS = ("tests/gui", "-m", "fonts")
"""Arguments of pytest for the tests that run under a second default font."""

_PROGRAM_SOURCES = ("pyproject.toml", "--extra", "gui", "--group", "build")
_RUN_CONSTRAINT = ("--constraint", "packaging/requirements/run.txt")

PIN_SOURCES: dict[str, tuple[str, ...]] = {
    "run": _PROGRAM_SOURCES,
    "test": (*_PROGRAM_SOURCES, "--group", "test", *_RUN_CONSTRAINT),
    "bench": ("--group", "bench"),
    "build": (*_PROGRAM_SOURCES, "--group", "bundle", *_RUN_CONSTRAINT),
    "pin": ("--group", "pin"),
    "manual": ("--group", "manual"),
    "release": ("--group", "release"),
}
"""Arguments of uv by requirement file; `run` is first, because it constrains `test` and `build`."""


def run(path: str | None) -> int:
    """Open a path or the sample set in the program; without a display, save a screenshot instead. Return the exit code."""
    visible = has_display()
    ensure_installed({**OFF_SCREEN_LIBRARIES, **display_libraries()})
    PROGRAM.ensure_requirements("run")
    target = path if path is not None else str(SAMPLE_SET)
    # -P: modules in the current folder must not shadow modules of the program.
    command: list[str | Path] = [PROGRAM.python, "-P", "-m", "sitemap_studio"]
    if visible:
        return _run_command([*command, target])
    is_writable = os.access(Path.cwd(), os.W_OK)
    picture = (Path.cwd() if is_writable else Path(tempfile.mkdtemp(prefix="sitemap-studio-"))) / SCREENSHOT_NAME
    report("There is no display, so the window is drawn off screen.")
    code = _run_command([*command, "--screenshot", picture, target], QT_QPA_PLATFORM="offscreen")
    if code == 0:
        report(f"Its picture is “{picture}”.")
    return code


def test() -> int:
    """Run all checks and tests, even if some fail; return 1 if any failed."""
    ensure_installed(OFF_SCREEN_LIBRARIES)
    try_to_install(find_missing({**DESKTOP_TOOLS, **SCREEN_READER_TOOLS}).values())
    if sys.platform == "linux" and not has_second_font():
        try_to_install(["fonts-noto-core"])
    PROGRAM.ensure_requirements("test")
    # -P: `-m` searches the current folder first.
    module: list[str | Path] = [PROGRAM.python, "-P", "-m"]
    steps: dict[str, list[str | Path]] = {
        "ruff format": [*module, "ruff", "format", "--check", "."],
        "ruff check": [*module, "ruff", "check", "."],
        "import-linter": [PROGRAM.script("lint-imports"), "--no-cache", "--no-logo"],
    }
    failed = [name for name, command in steps.items() if not _step_passes(name, command)]
    pytest = [
        *module,
        "pytest",
        "-n",
        N_TEST_PROCESSES,
        "--dist",
        "worksteal",
        "--hypothesis-profile",
        "repeatable",
        *DURATION_OPTIONS,
    ]
    # mypy needs one processor, and tests of windows wait a third of their time.
    mypy = subprocess.Popen([*module, "mypy"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    with mypy, tempfile.TemporaryDirectory(prefix="sitemap-studio-fonts-") as folder:
        first, second = (font_variables(family, Path(folder)) for family in (FIRST_FAMILY, SECOND_FAMILY))
        if second and has_second_font():
            name = f"pytest of layout and painting, in {SECOND_FAMILY}"
            failed += [] if _step_passes(name, [*pytest, *FONT_TESTS], **second) else [name]
        else:
            report(f"\nLayout is tested in one font only: {SECOND_FAMILY} or fontconfig is not installed.")
        report(f"\n== mypy\n{mypy.communicate()[0].rstrip()}")
        failed += ["mypy"] if mypy.returncode else []
        failed += [] if _step_passes("pytest", pytest, **first) else ["pytest"]
    if failed:
        print(f"Failed: {', '.join(failed)}.", file=sys.stderr)
    return 1 if failed else 0


def bench(arguments: list[str]) -> int:
    """Install what the benchmarks need, run them with these arguments, and return the exit code."""
    ensure_installed(OFF_SCREEN_LIBRARIES)
    try_to_install(find_missing(BENCHMARK_TOOLS).values())
    PROGRAM.ensure_requirements("test")
    PEER_PROGRAMS.ensure_requirements("bench")
    script = ROOT / "tests" / "benchmarks" / "run.py"
    return _run_command(
        [PROGRAM.python, script, *arguments],
        QT_QPA_PLATFORM="offscreen",
        SITEMAP_STUDIO_PEERS_PYTHON=str(PEER_PROGRAMS.python),
    )


def pin() -> int:
    """Pin the newest versions that pyproject.toml allows, for all platforms and Python versions."""
    with tempfile.TemporaryDirectory() as scratch:
        resolver = Environment(Path(scratch) / "pin", has_program=False)
        resolver.ensure_requirements("pin")
        options = ["--universal", "--generate-hashes", "--no-header", "--no-annotate", "--python-version", "3.11"]
        for purpose, sources in PIN_SOURCES.items():
            report(f"Pinning {purpose}.txt")
            command: list[str | Path] = [resolver.script("uv"), "pip", "compile", "--quiet", *options, *sources]
            resolved = subprocess.run(command, check=False, cwd=ROOT, stdout=subprocess.PIPE, text=True)
            if resolved.returncode != 0:
                raise SetUpError(f"The requirements for “{purpose}” could not be resolved; see the messages above.")
            header = "# Made from pyproject.toml by: python3 packaging/bootstrap.py pin\n"
            (REQUIREMENTS / f"{purpose}.txt").write_text(header + resolved.stdout, encoding="utf-8", newline="\n")
    return 0


def translations() -> int:
    """Add new texts of the source to the translation catalogues, and print the completeness of each language."""
    ensure_installed(OFF_SCREEN_LIBRARIES)
    PROGRAM.ensure_requirements("test")
    return _run_command([PROGRAM.python, "-P", ROOT / "packaging" / "translations.py"], QT_QPA_PLATFORM="offscreen")


def manual() -> int:
    """Write the manual page and the shell completions."""
    with tempfile.TemporaryDirectory() as scratch:
        tools = Environment(Path(scratch) / "manual", has_program=False)
        tools.ensure_requirements("manual")
        return _run_command([tools.python, "-P", ROOT / "packaging" / "command_files.py"])


def _step_passes(name: str, command: list[str | Path], **variables: str) -> bool:
    """Print the name of a step, run its command, and return whether the exit code was 0."""
    report(f"\n== {name}")
    return _run_command(command, folder=ROOT, QT_QPA_PLATFORM="offscreen", **variables) == 0


def _run_command(command: list[str | Path], *, folder: Path | None = None, **variables: str) -> int:
    """Run a command with additional environment variables, and return its exit code."""
    return subprocess.run(command, check=False, cwd=folder, env=os.environ | variables).returncode


def main(arguments: list[str]) -> int:
    """Run the command that the arguments name, and return the exit code."""
    for stream in (sys.stdout, sys.stderr):
        # Print “?” for characters that the console can't encode.
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
