"""Arguments of the command line: commands, options, files, and errors for invalid ones."""

from __future__ import annotations

import gzip
import io
import json
import os
import subprocess
import sys
import textwrap
from pathlib import Path
from threading import Event

import pytest

from sitemap_studio import __version__
from sitemap_studio.__main__ import main
from sitemap_studio.cli import terminal
from sitemap_studio.cli.main import load_command
from sitemap_studio.document import file_reading
from sitemap_studio.document.command_line import COMMANDS
from sitemap_studio.formats import container
from sitemap_studio.protocol.rule_table import RULES
from tests.builders import HOST, locs, put, small_set, urlset


@pytest.fixture
def working_folder(tmp_path, monkeypatch):
    """Working folder with one sitemap of three entries."""
    monkeypatch.chdir(tmp_path)
    put(tmp_path / "a.xml", urlset(*locs(3)))
    return tmp_path


@pytest.mark.parametrize(
    ("words", "nearest_command"),
    [
        (("chek", "a.xml"), "“check”"),
        (("CHECK", "a.xml"), "“check”"),
        (("exprot",), "“export”"),
        (("hlep",), "“help”"),
        (("help", "chek"), "“check”"),
    ],
    ids=" ".join,
)
def test_unknown_command_suggests_nearest_one(run, working_folder, words, nearest_command):
    said = run(*words)
    assert (said.code, said.out, len(said.err.splitlines())) == (2, "", 1)
    assert said.err.startswith("sitemap-studio: “")
    assert f"Did you mean {nearest_command}?" in said.err


@pytest.mark.parametrize(
    ("words", "expected_message"),
    [
        *((words, "“nothing.xml” is neither a command nor an existing file or folder.") for words in (
            ("nothing.xml",), ("a.xml", "nothing.xml"), ("--screenshot", "p.png", "nothing.xml"))),
        (("a.xml", "check"), "“check” is a command and must come first"),
    ],
)  # fmt: skip
def test_missing_file_or_misplaced_command_is_refused(run, working_folder, words, expected_message):
    said = run(*words)
    assert (said.code, said.out, len(said.err.splitlines())) == (2, "", 1)
    assert expected_message in said.err


def test_help_lists_each_command_with_summary(run):
    for words in (("help",), ("--help",), ("-h",)):
        said = run(*words)
        assert (said.code, said.err) == (0, "")
        for name, command in COMMANDS.items():
            assert any(line.split() == [name, *command.summary.split()] for line in said.out.splitlines())


def test_each_command_loads_its_own_function():
    assert len({load_command(name) for name in COMMANDS}) == len(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_command_and_help_option_print_same_usage(run, command):
    said = run("help", command)
    assert said == run(command, "--help")
    assert said.out.startswith(f"usage: sitemap-studio {command} ")
    assert "-v, --verbose" in said.out


def test_rules_in_examples_of_commands_exist():
    examples = [example.split() for command in COMMANDS.values() for example in command.examples]
    named = [rule for words in examples if "--rule" in words for rule in words[words.index("--rule") + 1].split(",")]
    assert named != []
    assert set(named) <= RULES.keys()


@pytest.mark.parametrize("words", [("help",), ("-V",), ("check", "--help"), ("rules",)], ids=" ".join)
def test_unwritable_standard_output_is_reported_in_one_line(working_folder, words):
    if not os.path.exists("/dev/full"):  # noqa: PTH110
        return
    for buffered in ({}, {"PYTHONUNBUFFERED": "1"}):
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"} | buffered
        with open("/dev/full", "wb") as full:  # noqa: PTH123
            done = subprocess.run(
                [sys.executable, "-m", "sitemap_studio", *words],
                stdout=full, stderr=subprocess.PIPE, timeout=60, check=False, env=environment,
            )  # fmt: skip
        said = done.stderr.decode().splitlines()
        assert (done.returncode, len(said)) == (2, 1)
        assert said[0].startswith("sitemap-studio: The output can't be written: the disk is full.")


def test_version_is_printed_with_and_without_command(run):
    for words in (("-V",), ("--version",), ("check", "-V"), ("-V", "check")):
        assert run(*words).out == f"sitemap-studio {__version__}\n"


SAVING = {
    f"sitemap_studio.{name}"
    for name in (
        "core.set_journal",
        "document.saving.save_plan",
        "document.recovery.log_files",
        "document.opening.locked_sets",
    )
}

EDITING = {
    "multiprocessing",
    "difflib",
    *(
        f"sitemap_studio.{name}"
        for name in (
            "core.file_lock",
            "model.edits",
            "document.transaction",
            "document.worker_processes",
            "validation.incremental_validation",
        )
    ),
}
"""Modules for edits, worker processes and locks."""


@pytest.mark.parametrize(
    ("words", "unused"),
    [
        (["--version"], {"argparse", "re", "signal", "pathlib", "sitemap_studio.cli.main"}),
        (["-V"], {"argparse", "re", "signal", "pathlib", "sitemap_studio.cli.main"}),
        (["help"], {"typing", "sitemap_studio.protocol", "pathlib", "threading", "shutil", "polars", "lxml"}),
        (
            ["help", "check"],
            {"sitemap_studio.protocol.decisions", "dataclasses", "pathlib", "threading", "shutil", "polars", "lxml"},
        ),
        (["rules"], {"polars", "lxml", "numpy", "sitemap_studio.protocol.rule"}),
        (
            ["info", "sitemap.xml"],
            SAVING | EDITING | {"sitemap_studio.document.checking", "sitemap_studio.formats.csv_file"},
        ),
        (
            ["check", "sitemap.xml"],
            SAVING | EDITING | {"sitemap_studio.document.publishing", "sitemap_studio.document.entry_extensions"},
        ),
    ],
    ids=["--version", "-V", "help", "help check", "rules", "info", "check"],
)
def test_command_does_not_load_unneeded_modules(tmp_path, words: list[str], unused: set[str]):
    put(tmp_path / "sitemap.xml", urlset("https://www.example.com/"))
    program = (
        "import atexit, sys; before = set(sys.modules)\n"
        "from sitemap_studio.__main__ import main\n"
        "atexit.register(lambda: print(*(set(sys.modules) - before), file=sys.stderr))\n"
        "sys.exit(main())"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, *words], capture_output=True, text=True, timeout=60, check=True, cwd=tmp_path
    )
    assert done.stdout != ""
    assert unused.isdisjoint(done.stderr.split())


@pytest.mark.parametrize(
    ("columns", "longest"), [("40", 40), ("0", 80), ("", 80), ("wide", 80)], ids=["40", "0", "unset", "no number"]
)
def test_help_wraps_at_terminal_width_or_80_columns(monkeypatch, capsys, columns: str, longest: int):
    monkeypatch.setenv("COLUMNS", columns)
    with pytest.raises(SystemExit):
        main(["help", "repair"])
    lines = capsys.readouterr().out.splitlines()
    # Examples are not wrapped.
    options = lines[lines.index("options:") : lines.index("examples:")]
    assert longest - 12 < max(map(len, options)) <= longest


def test_options_before_command_are_accepted(run, working_folder):
    expected = run("info", "a.xml", "--json")
    assert expected.code == 0
    assert run("--json", "info", "a.xml") == expected
    assert run("-v", "--max-entries", "5", "info", "--json", "a.xml") == expected


@pytest.mark.parametrize(
    "words", [("info", "a.xml", "--js"), ("check", "a.xml", "--form", "json"), ("--screen", "a.png")]
)
def test_abbreviated_options_are_refused(run, working_folder, words):
    said = run(*words)
    assert (said.code, said.out) == (2, "")


@pytest.mark.parametrize("command", COMMANDS)
def test_unknown_option_of_command_is_refused_recommending_its_help(run, working_folder, command):
    required = {
        "edit": ("--where", "entry = 1", "--set", "priority=1"),
        "export": ("--to", "out"),
        "convert": ("b.xml",),
        "diff": ("a.xml",),
        "repair": ("--output", "b.xml"),
        "fetch": ("--to", "out"),
        "scan": ("--base-url", "https://example.com/", "--output", "b.xml"),
        "generate": ("--output", "b.xml"),
    }
    paths = () if command in ("rules", "menu") else ("a.xml",)
    said = run(command, *paths, *required.get(command, ()), "--loud")
    assert (said.code, said.out) == (2, "")
    hint = f"“sitemap-studio help {command}” lists the options."
    assert said.err == f"sitemap-studio: Unrecognized arguments: --loud. {hint}\n"


def test_edit_accepts_path_after_options(run, working_folder):
    said = run("edit", "--where", "entry = 1", "--set", "priority=0.3", "--set", "changefreq=daily", "a.xml")
    assert (said.code, said.err) == (0, "")
    assert "<changefreq>daily</changefreq>\n    <priority>0.3</priority>" in (working_folder / "a.xml").read_text()


# Several files


def test_info_prints_several_files_in_order(run, working_folder):
    put(working_folder / "b.xml", urlset(HOST))
    assert run("info", "a.xml", "b.xml").out == run("info", "a.xml").out + run("info", "b.xml").out
    facts = run("info", "a.xml", "b.xml", "--json").json
    assert [each["path"] for each in facts["sets"]] == ["a.xml", "b.xml"]


def test_file_patterns_are_expanded_by_program(run, working_folder):
    put(working_folder / "b.xml", urlset(HOST))
    assert run("info", "*.xml") == run("info", "a.xml", "b.xml")
    put(working_folder / "[x].xml", urlset(HOST))
    assert run("info", "[x].xml").code == 0
    said = run("check", "*.txt")
    assert (said.code, said.out) == (2, "")
    assert said.err == "sitemap-studio: “*.txt” does not exist.\n"
    assert run("info", "sub/c.xml").err == "sitemap-studio: “c.xml” does not exist. The folder is “sub”.\n"


@pytest.mark.parametrize("form", ["text", "json", "csv", "sarif"])
def test_several_files_are_checked_into_one_report(run, working_folder, form):
    put(working_folder / "a.xml", urlset(HOST, HOST))
    put(working_folder / "b.xml", urlset("/relative"))
    said = run("check", "a.xml", "b.xml", "--format", form)
    assert (said.code, said.err) == (1, "")
    assert "a.xml" in said.out
    assert "b.xml" in said.out
    if form == "json":
        parts = [run("check", name, "--format", "json").json for name in ("a.xml", "b.xml")]
        assert said.json["problems"] == [problem for part in parts for problem in part["problems"]]
        for severity in ("error", "warning", "info"):
            assert said.json["counts"][severity] == sum(part["counts"][severity] for part in parts)
    if form == "sarif":
        assert len(said.json["runs"]) == 1


def test_info_and_check_report_readable_files_beside_unreadable_ones(run, working_folder):
    put(working_folder / "b.xml", "nothing")
    put(working_folder / "c.xml", urlset("/relative"))
    for command in ("info", "check"):
        said = run(command, "a.xml", "b.xml", "gone.xml", "c.xml")
        assert said.code == 2
        assert "c.xml" in said.out
        assert ["b.xml" in line for line in said.err.splitlines()] == [True, False]
        assert "“gone.xml” does not exist" in said.err


def test_json_and_sarif_list_unreadable_files(run, working_folder):
    for command in (("info", "--json"), ("repair", "--json", "--output", "new"), ("check", "--format", "json")):
        said = run(*command, "gone.xml")
        assert (said.code, [error["path"] for error in said.json["errors"]]) == (2, ["gone.xml"])
        assert said.err == f"sitemap-studio: {said.json['errors'][0]['message']}\n"
        said = run(*command, "gone.xml", "a.xml", "b.xml")
        assert (said.code, [error["path"] for error in said.json["errors"]]) == (2, ["gone.xml", "b.xml"])
        if command[0] != "check":
            assert len(said.json[{"info": "sets", "repair": "files"}[command[0]]]) == 1
    for words in (("diff", "a.xml", "gone.xml"), ("fix", "gone.xml")):
        said = run(*words, "--json")
        assert (said.code, said.json["errors"][0]["path"]) == (2, "gone.xml")
    said = run("check", "a.xml", "gone.xml", "--format", "sarif")
    (invocation,) = said.json["runs"][0]["invocations"]
    assert (said.code, invocation["executionSuccessful"]) == (2, False)
    assert "“gone.xml” does not exist" in invocation["toolExecutionNotifications"][0]["message"]["text"]
    done = run_with_input("info", "-", "gone.xml", "--json", given=b"")
    assert json.loads(done.stdout)["errors"][0] == {
        "path": "stdin",
        "message": "“stdin” is empty. Check the command that writes to it.",
    }


def test_html_report_of_several_sets_is_refused(run, working_folder):
    said = run("check", "a.xml", "a.xml", "./b.xml", "--format", "html")
    assert (said.code, said.out) == (2, "")
    assert "An HTML report shows only one set." in said.err


def test_repair_of_several_files_writes_folder_unless_names_collide(run, working_folder):
    put(working_folder / "b.xml", urlset(f"{HOST}/?a=1&b=2").replace("&amp;", "&"))
    said = run("repair", "a.xml", "b.xml", "--output", "fixed")
    assert (said.code, said.err) == (1, "")
    assert (working_folder / "fixed" / "a.xml").read_bytes() == (working_folder / "a.xml").read_bytes()
    assert "?a=1&amp;b=2" in (working_folder / "fixed" / "b.xml").read_text()
    facts = run("repair", "a.xml", "b.xml", "--output", "fixed", "--overwrite", "--json").json
    assert [(each["path"], len(each["repairs"])) for each in facts["files"]] == [("a.xml", 0), ("b.xml", 1)]
    put(working_folder / "sub" / "a.xml", urlset(HOST))
    said = run("repair", "a.xml", "sub/a.xml", "--output", "other")
    assert (said.code, (working_folder / "other").exists()) == (2, False)
    assert "Several files are named “a.xml”." in said.err


# Standard input and output


def run_with_input(*words: str, given: bytes, **options) -> subprocess.CompletedProcess[bytes]:
    """Run a command with something on its standard input."""
    command = [sys.executable, "-m", "sitemap_studio", *words]
    return subprocess.run(command, input=given, capture_output=True, timeout=60, check=False, **options)


@pytest.mark.parametrize("name", ["-", "/dev/stdin"])
def test_standard_input_is_checked_like_a_file(run, working_folder, name):
    content = urlset("/relative")
    put(working_folder / "b.xml", content)
    if name == "-" or os.path.exists(name):  # noqa: PTH110
        done = run_with_input("check", name, "--format", "csv", given=content.encode())
        assert (done.returncode, done.stderr) == (1, b"")
        assert done.stdout.decode() == run("check", "b.xml", "--format", "csv").out.replace(
            "b.xml", name.replace("-", "stdin")
        )


def test_standard_input_is_named_stdin_in_json(working_folder):
    assert b"sitemap-studio-" not in run_with_input("info", "-", "--json", given=urlset("/relative").encode()).stdout
    done = run_with_input(
        "fix", "-", "--output", "new.xml", "--json", "--overwrite", given=urlset(f"{HOST}/a b").encode()
    )
    assert (done.returncode, json.loads(done.stdout)["path"]) == (0, "stdin")


SET_PRIORITY_OPTIONS = ("--where", "entry = 1", "--set", "priority=0.3")


def test_unusable_standard_stream_is_refused_in_one_line(run, working_folder):
    given = (working_folder / "a.xml").read_bytes()
    cut_off = gzip.compress(given)[:60]
    for words, data, sentence in (
        (("info", "-"), b"", "“stdin” is empty. Check the command that writes to it."),
        (("import", "-", "--output", "new.xml"), b"", "“stdin” is empty. Check the command that writes to it."),
        (("convert", "-", "b.txt"), cut_off, "“stdin” is cut off. Check the command that writes to it."),
        (
            ("publish", "-", "--indexnow", "new"),
            given,
            "Standard input can't be published: its URL depends on the name of the file. Give the path of the file.",
        ),
        (("diff", "-", "-"), b"", "“-” can be read only once. Give it only once."),
        (
            ("edit", "-", *SET_PRIORITY_OPTIONS),
            given,
            "Standard input can't be saved in place. Give --output a path, or - for standard output.",
        ),
    ):
        done = run_with_input(*words, given=data)
        assert (done.returncode, done.stdout) == (2, b"")
        assert done.stderr.decode().splitlines() == [f"sitemap-studio: {sentence}"]
    said = run("edit", small_set(working_folder / "set"), *SET_PRIORITY_OPTIONS, "--output", "-")
    assert (said.code, said.out) == (2, "")
    assert "A set of several files can't go to standard output." in said.err


def test_edit_repair_and_convert_accept_standard_streams(run, working_folder):
    given = (working_folder / "a.xml").read_bytes()
    done = run_with_input("edit", "-", *SET_PRIORITY_OPTIONS, "--output", "-", given=given)
    assert b"Set priority in 1 of 3 entries." in done.stderr
    assert b"Wrote" not in done.stderr
    assert [path.name for path in working_folder.iterdir()] == ["a.xml"]
    run("edit", "a.xml", *SET_PRIORITY_OPTIONS)
    assert (done.returncode, done.stdout) == (0, (working_folder / "a.xml").read_bytes())
    done = run_with_input("edit", "-", "--where", "entry = 1", "--set", f"loc={HOST}/new", "--output", "-",
                 given=f"{HOST}/a\n{HOST}/b\n".encode())  # fmt: skip
    assert (done.returncode, done.stdout.decode()) == (0, f"{HOST}/new\n{HOST}/b\n")
    done = run_with_input(
        "repair", "-", "--output", "-", given=urlset(f"{HOST}/?a=1&b=2").replace("&amp;", "&").encode()
    )
    assert done.returncode == 1
    assert b"?a=1&amp;b=2" in done.stdout
    assert b"Repaired 1 error." in done.stderr
    done = run_with_input("convert", "-", "-", "--format", "txt", given=given)
    assert (done.returncode, done.stdout.decode().splitlines()) == (0, locs(3))
    assert run_with_input("convert", "-", "-", given=given).stdout.startswith(b"<?xml")


# Ctrl+C

INTERRUPTED = """
import os, signal
def interrupt(event, details):
    if event == "import" and details[0] == "{module}":
        os.kill(os.getpid(), signal.SIGINT)
sys.addaudithook(interrupt)
"""


@pytest.mark.parametrize("module", ["sitemap_studio.cli.main", "polars", "json"])
def test_interrupt_while_importing_module_exits_with_130(run_in_process, working_folder, module):
    said = run_in_process("info", working_folder / "a.xml", before=INTERRUPTED.format(module=module))
    assert (said.code, said.err) == (130, "sitemap-studio: Stopped.\n")


BUNDLE_START = Path(__file__).resolve().parents[2] / "packaging" / "bundle" / "start.py"
START_CODES = {
    "installed": "from sitemap_studio.__main__ import main; sys.exit(main())",
    "bundled": f"import runpy; runpy.run_path({str(BUNDLE_START)!r}, run_name='__main__')",
}


@pytest.mark.parametrize("beginning", START_CODES.values(), ids=list(START_CODES))
@pytest.mark.parametrize("moment", ["dataclasses", "gc", "argparse", "sitemap_studio.cli.main", "polars"])
def test_interrupt_while_program_starts_exits_with_130(working_folder: Path, moment: str, beginning: str):
    # Within `__set_name__`, which classes call, Python makes another error of KeyboardInterrupt.
    program = f"""
        import signal, sys
        def interrupt(event, details):
            if "{moment}" == (details[0] if event == "import" else event):
                class Attribute:
                    def __set_name__(self, owner, name):
                        signal.raise_signal(signal.SIGINT)
                class Owner:
                    attribute = Attribute()
        sys.addaudithook(interrupt)
        sys.argv = ["sitemap-studio", "info", "a.xml"]
        {beginning}
    """
    command = [sys.executable, "-c", textwrap.dedent(program)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, cwd=working_folder)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "sitemap-studio: Stopped.\n")


def test_interrupt_while_check_reads_file_exits_with_130(run_in_process, working_folder):
    before = """
    import os, signal
    from sitemap_studio.document.opening import open_document
    open_document.read_file = lambda *given: os.kill(os.getpid(), signal.SIGINT)
    """
    said = run_in_process("check", working_folder / "a.xml", before=before)
    assert (said.code, said.err) == (130, "sitemap-studio: Stopped.\n")


if hasattr(os, "killpg"):

    def test_terminal_interrupt_prints_no_worker_traceback(run_in_process, working_folder):
        before = """
        import os, signal
        from functools import partial
        from sitemap_studio.cli import command_support
        from sitemap_studio.document import worker_processes
        from sitemap_studio.model.large_store import CacheLocation
        command_support.ReadOptions = partial(command_support.ReadOptions, cache=CacheLocation(from_entries=1, from_entries_by_workers=1))
        wait = worker_processes.wait

        def interrupted(*given):
            # As Ctrl+C does: all processes of the terminal get it, and this one sees it last.
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            os.killpg(os.getpgrp(), signal.SIGINT)
            wait(*given)
            raise KeyboardInterrupt

        worker_processes.wait = interrupted
        """
        small_set(working_folder / "set")
        environment = {**os.environ, "SITEMAP_STUDIO_CACHE": str(working_folder / "cache")}
        said = run_in_process(
            "info", working_folder / "set" / "sitemap.xml", before=before, env=environment, start_new_session=True
        )
        assert (said.code, said.err) == (130, "sitemap-studio: Stopped.\n")


# Notes


def test_quiet_prints_only_results_and_warnings(run, working_folder):
    said = run("edit", "a.xml", *SET_PRIORITY_OPTIONS, "--quiet")
    assert (said.code, said.out, said.err) == (0, "", "")
    assert run("check", "a.xml", "--quiet").out == ""
    put(working_folder / "b.xml", urlset("/relative"))
    assert run("check", "b.xml").out.startswith(run("check", "b.xml", "--quiet").out)
    assert len(run("check", "b.xml", "--quiet").out.splitlines()) == 1
    assert run("info", "a.xml", "--quiet") == run("info", "a.xml")


def test_progress_is_shown_on_terminal_and_cleared(working_folder, monkeypatch):
    class Screen(io.StringIO):
        def __init__(self):
            super().__init__()
            self.is_shown = Event()

        def isatty(self):
            return True

        def write(self, text):
            if "a.xml 0 %" in text:
                self.is_shown.set()
            return super().write(text)

    screen = Screen()
    reading = container.read_container
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(terminal, "PROGRESS_DELAY_S", 0)

    def read_when_shown(*given, **how):
        assert screen.is_shown.wait(60)
        return reading(*given, **how)

    monkeypatch.setattr(file_reading, "read_container", read_when_shown)
    assert main(["info", "a.xml"]) == 0
    assert screen.is_shown.is_set()
    assert screen.getvalue().endswith("\r")
    assert screen.getvalue().split("\r")[-2].strip() == ""


def test_quick_command_shows_no_progress(working_folder, monkeypatch):
    screen = io.StringIO()
    monkeypatch.setattr(screen, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(terminal, "PROGRESS_DELAY_S", 60)
    assert main(["info", "a.xml"]) == 0
    assert screen.getvalue() == ""


# Which problems count

MIXED = urlset({"loc": "/relative"}, {"loc": HOST, "changefreq": "Daily"}, HOST)


def rules_of(said) -> list[str]:
    """Return the rules of the problems of a report."""
    return [problem["rule"] for problem in said.json["problems"]]


@pytest.mark.parametrize("form", ["text", "json", "csv", "sarif", "html"])
def test_only_and_ignore_options_filter_report_in_every_format(run, working_folder, form):
    put(working_folder / "b.xml", MIXED)
    every = run("check", "b.xml", "--format", "json")
    one, *others = dict.fromkeys(rules_of(every))
    assert others
    only, ignoring = (run("check", "b.xml", *words, "--format", form) for words in (("--only", one), ("--ignore", one)))
    if form == "json":
        assert set(rules_of(only)) == {one}
        assert rules_of(ignoring) == [rule for rule in rules_of(every) if rule != one]
        assert list(only.json["counts"]["rules"]) == [one]
        assert rules_of(run("check", "b.xml", "--ignore", ",".join(others), "--format", "json")) == rules_of(only)
    if form == "sarif":
        assert {result["ruleId"] for result in only.json["runs"][0]["results"]} == {one}
    if form in ("text", "csv", "html"):
        assert (one in only.out, any(rule in only.out for rule in others)) == (True, False)
        assert one not in ignoring.out


def test_ignore_option_omits_problem_of_empty_sitemap(run, working_folder):
    put(working_folder / "b.xml", urlset())
    assert run("check", "b.xml").out.count("empty-sitemap")
    assert "empty-sitemap" not in run("check", "b.xml", "--ignore", "empty-sitemap").out


def test_unknown_rule_suggests_nearest_one(run, working_folder):
    said = run("check", "a.xml", "--only", "loc-relativ")
    assert (said.code, said.out) == (2, "")
    assert said.err == "sitemap-studio: There is no rule “loc-relativ”. Did you mean “loc-relative”?\n"


@pytest.mark.parametrize(
    ("text", "expected_codes"),
    [
        (urlset(HOST), (0, 0, 0)),
        (urlset(f"{HOST}:443/"), (0, 0, 1)),
        (urlset(HOST, HOST), (0, 1, 1)),
        (urlset("/relative"), (1, 1, 1)),
    ],
    ids=["nothing", "info", "warning", "error"],
)
def test_exit_code_of_check_depends_on_fail_on_option(run, working_folder, text, expected_codes):
    put(working_folder / "b.xml", text)
    assert (
        tuple(run("check", "b.xml", "--fail-on", each).code for each in ("error", "warning", "info")) == expected_codes
    )
    assert run("check", "b.xml").code == expected_codes[0]


@pytest.mark.parametrize(
    ("words", "expected_message"),
    [
        (("check", "a.xml", "--only", ","), "the list is empty"),
        (("convert", "a.xml", "b.txt", "--format", "csv"), "--format applies only to standard output"),
        (("check", "a.xml", "--format", "sarif", "--root", "gone"), "“gone” is not an existing folder"),
        (("check", "a.xml", "--format", "sarif", "--root", "a.xml"), "“a.xml” is not an existing folder"),
        (("check", "a.xml", "--encoding", "idna"), "“idna” is not the name of an encoding"),
        (("check", "a.xml", "--encoding", "unicode_escape"), "“unicode_escape” is not the name of an encoding"),
        (("check", "a.xml", "--encoding", "utf-8\0"), "is not the name of an encoding"),
        (("--", "check"), "“check” is neither a command nor an existing file or folder"),
    ],
)
def test_unusable_arguments_are_refused_and_nothing_is_written(run, working_folder, words, expected_message):
    said = run(*words)
    assert (said.code, said.out) == (2, "")
    assert expected_message in said.err
    assert [path.name for path in working_folder.iterdir()] == ["a.xml"]


@pytest.mark.parametrize("words", [[], ["."]], ids=["start", "path"])
def test_starting_window_without_qt_names_extra_to_install(words):
    code = (
        "import sys\n"
        "sys.modules['PySide6'] = None\n"
        "from sitemap_studio.__main__ import main\n"
        "sys.exit(main(sys.argv[1:]))"
    )
    ended = subprocess.run(
        [sys.executable, "-P", "-c", code, *words], capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert (ended.returncode, ended.stdout, ended.stderr.count("\n")) == (2, "", 1)
    assert ended.stderr.startswith("sitemap-studio: The window needs PySide6, which is not installed. ")
    assert "sitemap-studio[gui]" in ended.stderr
