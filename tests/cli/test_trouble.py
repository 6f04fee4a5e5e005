"""Errors of the command line: invalid arguments, input or output, and faults of the system."""

from __future__ import annotations

import gzip
from importlib import import_module

import pytest

from sitemap_studio.cli.main import parse_arguments
from sitemap_studio.core.errors import REPORT_URL
from tests.builders import HOST, files_in, index, locs, put, small_set, urlset

WITH_ENTITY = (
    urlset("&amp;x;").replace("&amp;x;", "&x;").replace("<urlset", '<!DOCTYPE urlset [<!ENTITY x "y">]>\n<urlset', 1)
)
EXTERNAL = WITH_ENTITY.replace('"y"', 'SYSTEM "file:///etc/passwd"')
FETCHED = urlset(HOST).replace("<urlset", '<!DOCTYPE urlset SYSTEM "http://127.0.0.1:9/x.dtd">\n<urlset', 1)
PACKED = gzip.compress(urlset(*locs(100)).encode(), mtime=0)

BAD = {
    "empty": b"",
    "blank": b"  \n\n ",
    "truncated": urlset(*locs(1))[:-40].encode(),
    "not XML": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
    "wrong root": b'<?xml version="1.0"?><feed><entry/></feed>',
    "HTML page": b"<!DOCTYPE html><html><head><title>404</title></head><body><p>Not found<br></body></html>",
    "corrupt gzip": PACKED[:40] + b"\xff\xff\xff" + PACKED[43:],
    "gzip of nothing": gzip.compress(b""),
    "gzip of garbage": gzip.compress(b"\0\1\2\3" * 50),
    "not UTF-8": urlset("https://a/u").encode().replace(b"/u", b"/\xd6\xd0"),
    "zip": b"PK\x03\x04\x14\0\0\0",
}
DOUBTFUL = {
    "entity": WITH_ENTITY.encode(),
    "external entity": EXTERNAL.encode(),
    "DTD": FETCHED.replace('x.dtd"', 'x.dtd" []').encode(),
    "never closed comment": urlset(HOST, f"{HOST}/b").replace("</url>\n  <url>", "</url>\n  <!-- <url>").encode(),
    "two kinds of roots": (urlset(HOST) + index(HOST).partition("\n")[2]).encode(),
    "corrupt checksum": PACKED[:-8] + b"\0" + PACKED[-7:],
}
"""Files of which something can be shown, but nothing is certain."""

COMMANDS = {
    "info": lambda path, folder: ("info", path),
    "info as JSON": lambda path, folder: ("info", path, "--json"),
    "check": lambda path, folder: ("check", path, "--format", "json"),
    "check by the schemas, as SARIF": lambda path, folder: ("check", path, "--schema", "--format", "sarif"),
    "edit": lambda path, folder: ("edit", path, "--where", "entry > 0", "--set", "priority=1.0"),
    "export": lambda path, folder: ("export", path, "--to", folder / "out"),
    "convert": lambda path, folder: ("convert", path, folder / "out.xml"),
    "repair": lambda path, folder: ("repair", path, "--output", folder / "out" / path.name),
}

WRITING_COMMANDS = ("edit", "export", "convert")


def errors_in_json(facts) -> list[str]:
    """Return the messages of what could not be read, in the JSON of a command or in SARIF."""
    if "runs" in facts:
        ((invocation,),) = (run["invocations"] for run in facts["runs"])
        return [each["message"]["text"] for each in invocation["toolExecutionNotifications"]]
    return [error["message"] for error in facts["errors"]]


def assert_single_error(result, name: str) -> None:
    """Assert that a command ended with code 2 and one line that names the file, in JSON also as its only error."""
    assert result.code == 2
    if result.out:
        assert [name in message for message in errors_in_json(result.json)] == [True]
    assert result.err.startswith("sitemap-studio: ")
    assert f"“{name}”" in result.err
    assert len(result.err.splitlines()) == 1
    assert "Traceback" not in result.err
    assert "Internal error" not in result.err


@pytest.mark.parametrize("content", BAD.values(), ids=BAD.keys())
def test_unreadable_input_is_one_error_and_remains_unchanged(run, tmp_path, content):
    path = put(tmp_path / "bad.xml", content)
    before, times = files_in(tmp_path), path.stat()
    malformed = ("truncated", "not UTF-8", "empty", "blank", "corrupt gzip", "gzip of nothing")
    is_malformed = content in [BAD[name] for name in malformed]
    for name, words in COMMANDS.items():
        result = run(*words(path, tmp_path))
        if name.startswith("check") and is_malformed:
            assert (result.code, "malformed" in result.out) == (1, True)
        else:
            assert_single_error(result, "bad.xml")
    assert files_in(tmp_path) == before
    assert path.stat().st_mtime_ns == times.st_mtime_ns


@pytest.mark.parametrize("content", DOUBTFUL.values(), ids=DOUBTFUL.keys())
def test_uncertain_file_is_shown_read_only_and_not_written(run, tmp_path, content):
    path = put(tmp_path / "bad.xml", content)
    is_refused = b"<!DOCTYPE" in content
    for kind in (*WRITING_COMMANDS, "repair"):
        if kind in ("convert", "export") and not is_refused:
            continue
        assert_single_error(run(*COMMANDS[kind](path, tmp_path)), "bad.xml")
        assert files_in(tmp_path) == {"bad.xml": content}
    facts = run("info", path, "--json").json
    assert facts["urls"] >= 1 or facts["kind"] == "index"
    assert "bad.xml" in facts["sitemaps"][0]["read_only"] if facts["sitemaps"] else facts["read_only"]
    assert "read-only: “bad.xml”" in run("info", path).out
    result = run("check", path, "--format", "json")
    assert result.code == 1
    assert "read-only" in {problem["rule"] for problem in result.json["problems"]}


@pytest.mark.parametrize("words", COMMANDS.values(), ids=COMMANDS.keys())
def test_missing_file_or_empty_folder_is_one_error(run, tmp_path, words):
    assert_single_error(run(*words(tmp_path / "gone.xml", tmp_path)), "gone.xml")
    assert files_in(tmp_path) == {}
    (tmp_path / "folder").mkdir()
    assert_single_error(run(*words(tmp_path / "folder", tmp_path)), "folder")


@pytest.mark.parametrize("is_folder", [False, True], ids=["file", "folder"])
def test_file_or_folder_without_read_permission_is_one_error(run_each_in_process, tmp_path, is_folder):
    path = put(tmp_path / "closed" / "mine.xml", urlset(HOST))
    closed = path.parent if is_folder else path
    closed.chmod(0)
    each = run_each_in_process(*(words(path, tmp_path) for words in COMMANDS.values()), obeys_permissions=True)
    closed.chmod(0o700)
    for result in each:
        assert_single_error(result, "mine.xml")


def test_writing_to_read_only_folder_is_one_error(run_each_in_process, tmp_path):
    folder = tmp_path / "folder"
    path = put(folder / "in.xml", urlset(HOST))
    before = files_in(folder)
    folder.chmod(0o555)
    each = run_each_in_process(*(COMMANDS[kind](path, folder) for kind in WRITING_COMMANDS), obeys_permissions=True)
    folder.chmod(0o755)
    for result in each:
        assert result.code == 2
        assert len(result.err.splitlines()) == 1
        assert "“" in result.err
    assert files_in(folder) == before


FULL_DISK = """
import resource, signal
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
# Python would cut off what it compiles, too, and everybody after it would stumble over that.
sys.dont_write_bytecode = True
"""


def test_full_disk_leaves_no_partial_file(run_each_in_process, tmp_path):
    path = put(tmp_path / "in.xml", urlset(*locs(200)))
    before = path.read_bytes()
    for result in run_each_in_process(*(COMMANDS[kind](path, tmp_path) for kind in WRITING_COMMANDS), before=FULL_DISK):
        assert (result.code, result.out) == (2, "")
        assert "File too large; no file was changed." in result.err
    assert files_in(tmp_path) == {"in.xml": before}


def test_full_disk_for_standard_input_is_one_error(run_in_process):
    result = run_in_process("check", "-", before=FULL_DISK, input=urlset(*locs(200)).encode())
    assert (result.code, result.out, len(result.err.splitlines())) == (2, "", 1)
    assert result.err.startswith("sitemap-studio: “-” can't be copied to a temporary file: ")


# Without a window

WITHOUT_QT = """
class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("PySide6", "shiboken6"):
            raise ImportError(f"{name} must not be imported")
sys.meta_path.insert(0, Blocked())
"""


def test_every_command_runs_without_qt(run_each_in_process, tmp_path):
    commands = [
        words(small_set(tmp_path / str(number) / "in"), tmp_path / str(number))
        for number, words in enumerate(COMMANDS.values())
    ]
    result = run_each_in_process(*commands, before=WITHOUT_QT)
    assert [(each.code, each.err) for each in result] == [(0, "")] * len(COMMANDS)


# The words themselves


@pytest.mark.parametrize(
    "words",
    [
        ("info",),
        ("info", "a.xml", "--loud"),
        ("check", "a.xml", "--format", "xml"),
        ("rules", "--format", "sarif"),
        ("rules", "a.xml"),
        ("edit", "a.xml"),
        ("edit", "a.xml", "--where", "entry = 1"),
        ("export", "a.xml"),
        ("export", "--to", "out"),
        ("convert", "a.xml"),
        ("repair", "a.xml"),
        ("--loud",),
        ("--screenshot",),
    ],
)
def test_invalid_arguments_exit_with_2(run, words):
    result = run(*words)
    assert (result.code, result.out, len(result.err.splitlines())) == (2, "", 1)
    assert "lists the options." in result.err


def test_arguments_without_command_are_parsed_as_files_of_window(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name in ("maps/a.xml", "b.xml", "info"):
        put(tmp_path / name, urlset(HOST))
    for words, paths, picture in (
        ((), [], None),
        (("maps/a.xml", "b.xml", "--screenshot", "a.png"), ["maps/a.xml", "b.xml"], "a.png"),
        (("./info",), ["info"], None),
    ):
        options = parse_arguments(words)
        assert options.command is None
        assert [str(path) for path in options.paths] == paths
        assert (options.screenshot and str(options.screenshot)) == picture


def test_internal_error_is_one_line_without_traceback(run, tmp_path, monkeypatch):
    def fail(options):
        raise ZeroDivisionError("a fault")

    monkeypatch.setattr(import_module("sitemap_studio.cli.info"), "info", fail)
    result = run("info", put(tmp_path / "a.xml", index()))
    assert result.code == 2
    assert result.err.startswith("sitemap-studio: Internal error")
    assert REPORT_URL in result.err
    assert len(result.err.splitlines()) == 1


@pytest.mark.parametrize(
    "words",
    [
        ("info", ""),
        ("edit", "", "--where", "entry > 0", "--set", "priority=1.0"),
        ("edit", "a.xml", "--where", "entry > 0", "--set", "priority=1.0", "--output", ""),
        ("export", "a.xml", "--to", ""),
        ("convert", "a.xml", ""),
        ("repair", "", "--output", "b.xml"),
        ("diff", "a.xml", ""),
        ("",),
    ],
    ids=" ".join,
)
def test_empty_path_is_refused(run, tmp_path, monkeypatch, words):
    monkeypatch.chdir(tmp_path)
    put(tmp_path / "a.xml", urlset(*locs(2)))
    before = files_in(tmp_path)
    result = run(*words)
    assert (result.code, result.out, files_in(tmp_path)) == (2, "", before)
    assert "“” is not the name of a file or folder" in result.err


def test_errors_show_working_folder_as_dot(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    put(tmp_path / "a.xml", urlset(*locs(2)))
    assert "“.” can't be read" in run("check", "a.xml", "--leaks", ".").err
    for words in (("check", "a.xml", "--output", "."), ("repair", "a.xml", "--output", ".")):
        assert "“.” can't be saved: a folder has that name" in run(*words).err


@pytest.mark.parametrize(
    "words",
    [
        "info LOOP", "edit LOOP --where entry=1 --set priority=0.1", "export GOOD --to LOOP",
        "export GOOD --to LOOP/new",
        "check GOOD --output LOOP", "repair GOOD --output LOOP", "repair GOOD --output LOOP/a.xml",
        "edit GOOD --where entry=1 --set priority=0.1 --output LOOP/a.xml", "convert GOOD LOOP/a.xml",
    ],
)  # fmt: skip
def test_circular_symlink_is_reported_as_one_error(run, tmp_path, words):
    loop, good = tmp_path / "loop", put(tmp_path / "good.xml", urlset(HOST))
    loop.symlink_to(loop)
    result = run(*words.replace("LOOP", str(loop)).replace("GOOD", str(good)).split())
    assert result.code == 2
    assert result.out == ""
    assert "Internal error" not in result.err
    assert result.err.count("\n") == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["good.xml", "loop"]


def test_file_name_with_line_break_prints_one_line(run, tmp_path):
    path = put(tmp_path / "a\nb.xml", urlset(HOST))
    assert run("check", tmp_path).code == 0
    result = run("edit", path, "--where", "entry = 1", "--set", "priority=0.3")
    assert [line.startswith(("Set", "Wrote")) for line in result.out.splitlines()] == [True, True]
    assert len(run("info", path.with_name("c\nd.xml")).err.splitlines()) == 1


def test_removed_working_folder_is_one_error(run, tmp_path, monkeypatch):
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    for words in (("info", "a.xml"), ("check", put(tmp_path / "a.xml", urlset(HOST)), "--format", "sarif")):
        result = run(*words)
        assert (result.code, result.err.splitlines()) == (
            2,
            ["sitemap-studio: The working folder no longer exists. Run the command in another folder."],
        )
