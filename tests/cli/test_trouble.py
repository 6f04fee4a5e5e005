"""The command line when something is wrong: with its words, its input, its output, or the system around it."""

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
DOUBTED = {
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

WRITING = ("edit", "export", "convert")


def errors_in(facts) -> list[str]:
    """Return the messages of what could not be read, in the JSON of a command or in SARIF."""
    if "runs" in facts:
        ((invocation,),) = (run["invocations"] for run in facts["runs"])
        return [each["message"]["text"] for each in invocation["toolExecutionNotifications"]]
    return [error["message"] for error in facts["errors"]]


def is_one_clear_sentence(said, name: str) -> None:
    """See that a command ended with code 2 and one line that names the file, in JSON also as its only error."""
    assert said.code == 2
    if said.out:
        assert [name in message for message in errors_in(said.json)] == [True]
    assert said.err.startswith("sitemap-studio: ")
    assert f"“{name}”" in said.err
    assert len(said.err.splitlines()) == 1
    assert "Traceback" not in said.err
    assert "Internal error" not in said.err


@pytest.mark.parametrize("content", BAD.values(), ids=BAD.keys())
def test_bad_input_is_one_clear_sentence_and_nothing_is_touched(run, tmp_path, content):
    path = put(tmp_path / "bad.xml", content)
    before, times = files_in(tmp_path), path.stat()
    malformed = ("truncated", "not UTF-8", "empty", "blank", "corrupt gzip", "gzip of nothing")
    is_malformed = content in [BAD[name] for name in malformed]
    for name, words in COMMANDS.items():
        said = run(*words(path, tmp_path))
        if name.startswith("check") and is_malformed:
            assert (said.code, "malformed" in said.out) == (1, True)
        else:
            is_one_clear_sentence(said, "bad.xml")
    assert files_in(tmp_path) == before
    assert path.stat().st_mtime_ns == times.st_mtime_ns


@pytest.mark.parametrize("content", DOUBTED.values(), ids=DOUBTED.keys())
def test_what_is_in_doubt_is_not_written_but_shown_with_its_reason(run, tmp_path, content):
    path = put(tmp_path / "bad.xml", content)
    is_refused = b"<!DOCTYPE" in content
    for kind in (*WRITING, "repair"):
        if kind in ("convert", "export") and not is_refused:
            continue
        is_one_clear_sentence(run(*COMMANDS[kind](path, tmp_path)), "bad.xml")
        assert files_in(tmp_path) == {"bad.xml": content}
    facts = run("info", path, "--json").json
    assert facts["urls"] >= 1 or facts["kind"] == "index"
    assert "bad.xml" in facts["sitemaps"][0]["read_only"] if facts["sitemaps"] else facts["read_only"]
    assert "read-only: “bad.xml”" in run("info", path).out
    said = run("check", path, "--format", "json")
    assert said.code == 1
    assert "read-only" in {problem["rule"] for problem in said.json["problems"]}


@pytest.mark.parametrize("words", COMMANDS.values(), ids=COMMANDS.keys())
def test_a_missing_file_or_an_empty_folder_is_one_clear_sentence(run, tmp_path, words):
    is_one_clear_sentence(run(*words(tmp_path / "gone.xml", tmp_path)), "gone.xml")
    assert files_in(tmp_path) == {}
    (tmp_path / "folder").mkdir()
    is_one_clear_sentence(run(*words(tmp_path / "folder", tmp_path)), "folder")


@pytest.mark.parametrize("is_folder", [False, True], ids=["file", "folder"])
def test_unreadable_file_or_folder_is_one_clear_sentence(run_each_apart, tmp_path, is_folder):
    path = put(tmp_path / "closed" / "mine.xml", urlset(HOST))
    closed = path.parent if is_folder else path
    closed.chmod(0)
    each = run_each_apart(*(words(path, tmp_path) for words in COMMANDS.values()), obeys_permissions=True)
    closed.chmod(0o700)
    for said in each:
        is_one_clear_sentence(said, "mine.xml")


def test_read_only_folder_is_one_clear_sentence(run_each_apart, tmp_path):
    folder = tmp_path / "folder"
    path = put(folder / "in.xml", urlset(HOST))
    before = files_in(folder)
    folder.chmod(0o555)
    each = run_each_apart(*(COMMANDS[kind](path, folder) for kind in WRITING), obeys_permissions=True)
    folder.chmod(0o755)
    for said in each:
        assert said.code == 2
        assert len(said.err.splitlines()) == 1
        assert "“" in said.err
    assert files_in(folder) == before


FULL_DISK = """
import resource, signal
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
# Python would cut off what it compiles, too, and everybody after it would stumble over that.
sys.dont_write_bytecode = True
"""


def test_a_file_that_does_not_fit_leaves_nothing_behind(run_each_apart, tmp_path):
    path = put(tmp_path / "in.xml", urlset(*locs(200)))
    before = path.read_bytes()
    for said in run_each_apart(*(COMMANDS[kind](path, tmp_path) for kind in WRITING), before=FULL_DISK):
        assert (said.code, said.out) == (2, "")
        assert "File too large; no file was changed." in said.err
    assert files_in(tmp_path) == {"in.xml": before}


def test_standard_input_that_has_no_room_is_one_sentence(run_apart):
    said = run_apart("check", "-", before=FULL_DISK, input=urlset(*locs(200)).encode())
    assert (said.code, said.out, len(said.err.splitlines())) == (2, "", 1)
    assert said.err.startswith("sitemap-studio: “-” can't be copied to a temporary file: ")


# Without a window

WITHOUT_QT = """
class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("PySide6", "shiboken6"):
            raise ImportError(f"{name} must not be imported")
sys.meta_path.insert(0, Blocked())
"""


def test_every_command_runs_without_qt(run_each_apart, tmp_path):
    commands = [
        words(small_set(tmp_path / str(number) / "in"), tmp_path / str(number))
        for number, words in enumerate(COMMANDS.values())
    ]
    said = run_each_apart(*commands, before=WITHOUT_QT)
    assert [(each.code, each.err) for each in said] == [(0, "")] * len(COMMANDS)


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
def test_words_that_can_not_be_understood_end_with_code_2(run, words):
    said = run(*words)
    assert (said.code, said.out, len(said.err.splitlines())) == (2, "", 1)
    assert "lists the options." in said.err


def test_without_a_command_windows_open_with_the_paths_also_of_a_file_named_like_one(tmp_path, monkeypatch):
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


def test_a_fault_of_the_program_is_told_without_a_traceback(run, tmp_path, monkeypatch):
    def fail(options):
        raise ZeroDivisionError("a fault")

    monkeypatch.setattr(import_module("sitemap_studio.cli.info"), "info", fail)
    said = run("info", put(tmp_path / "a.xml", index()))
    assert said.code == 2
    assert said.err.startswith("sitemap-studio: Internal error")
    assert REPORT_URL in said.err
    assert len(said.err.splitlines()) == 1


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
def test_a_path_that_is_empty_stands_for_nothing(run, tmp_path, monkeypatch, words):
    monkeypatch.chdir(tmp_path)
    put(tmp_path / "a.xml", urlset(*locs(2)))
    before = files_in(tmp_path)
    said = run(*words)
    assert (said.code, said.out, files_in(tmp_path)) == (2, "", before)
    assert "“” is not the name of a file or folder" in said.err


def test_the_folder_that_a_command_runs_in_is_told_by_a_name(run, tmp_path, monkeypatch):
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
def test_links_that_lead_round_in_a_circle_are_one_clear_sentence(run, tmp_path, words):
    loop, good = tmp_path / "loop", put(tmp_path / "good.xml", urlset(HOST))
    loop.symlink_to(loop)
    said = run(*words.replace("LOOP", str(loop)).replace("GOOD", str(good)).split())
    assert said.code == 2
    assert said.out == ""
    assert "Internal error" not in said.err
    assert said.err.count("\n") == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["good.xml", "loop"]


def test_a_name_of_several_lines_is_printed_in_one(run, tmp_path):
    path = put(tmp_path / "a\nb.xml", urlset(HOST))
    assert run("check", tmp_path).code == 0
    said = run("edit", path, "--where", "entry = 1", "--set", "priority=0.3")
    assert [line.startswith(("Set", "Wrote")) for line in said.out.splitlines()] == [True, True]
    assert len(run("info", path.with_name("c\nd.xml")).err.splitlines()) == 1


def test_a_working_folder_that_is_gone_is_one_clear_sentence(run, tmp_path, monkeypatch):
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    for words in (("info", "a.xml"), ("check", put(tmp_path / "a.xml", urlset(HOST)), "--format", "sarif")):
        said = run(*words)
        assert (said.code, said.err.splitlines()) == (
            2,
            ["sitemap-studio: The working folder no longer exists. Run the command in another folder."],
        )
