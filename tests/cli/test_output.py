"""Where the output of commands goes: readers that leave, consoles that lack characters, terminals that obey them."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from sitemap_studio.__main__ import main
from tests.builders import HOST, joined, put, urlset


def test_a_reader_that_has_enough_ends_the_command_without_a_word(tmp_path):
    path = put(tmp_path / "a.xml", urlset(*(f"/relative/{number}" for number in range(5000))))
    command = [sys.executable, "-m", "sitemap_studio", "check", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 2


if Path("/dev/full").exists():

    @pytest.mark.parametrize("buffered", [True, False], ids=["buffered", "unbuffered"])
    def test_output_that_does_not_fit_is_one_clear_sentence_and_what_was_asked_for_is_done(tmp_path, buffered):
        path = put(tmp_path / "a.xml", urlset(HOST))
        words = ["edit", str(path), "--where", "entry > 0", "--set", "priority=0.3"]
        with open("/dev/full", "w") as full:  # noqa: PTH123
            command = [sys.executable, *([] if buffered else ["-u"]), "-m", "sitemap_studio", *words]
            done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, timeout=60, check=False)
        told = "The output can't be written: No space left on device. Files that were to be written are."
        assert (done.returncode, done.stderr) == (2, f"sitemap-studio: {told}\n")
        assert "<priority>0.3</priority>" in path.read_text(encoding="utf-8")


def test_a_command_without_anywhere_to_write_to_does_what_it_should(run, tmp_path, monkeypatch):
    path = put(tmp_path / "a.xml", urlset(HOST))
    for name in ("stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    assert run("edit", path, "--where", "entry > 0", "--set", "priority=0.3").code == 0
    assert run("info", tmp_path / "gone.xml").code == 2
    for stream in (sys.stdout, sys.stderr):
        stream.close()
    assert "<priority>0.3</priority>" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_a_console_that_lacks_characters_shows_them_otherwise(run_each_apart, tmp_path, encoding):
    path = put(tmp_path / "日本.txt", joined(["https://a/日本"]))
    commands = (("info", path), ("check", path), ("check", path, "--format", "json"))
    for said in run_each_apart(*commands, env={**os.environ, "PYTHONIOENCODING": encoding}):
        assert said.code in (0, 1)
        assert "\\u65e5" in said.out
        assert said.err == ""


def test_a_message_on_a_console_that_lacks_characters_is_still_one(run_apart, tmp_path):
    said = run_apart("info", tmp_path / "日本.xml", env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert said.code == 2
    assert said.err.startswith("sitemap-studio: \\u201c\\u65e5")


def test_a_file_whose_name_is_no_text_can_be_told(run_apart, tmp_path):
    path = put(tmp_path / os.fsdecode(b"\xff.xml"), urlset(HOST))
    said = run_apart("info", path)
    assert (said.code, said.err) == (0, "")


class Screen(io.StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        return True


def test_names_of_files_do_not_command_a_terminal(monkeypatch, tmp_path):
    out, err = Screen(), Screen()
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", err)
    assert main(["info", str(put(tmp_path / "a\u202e.xml", urlset(HOST)))]) == 0
    assert "a\\u202e.xml: urlset, 1 URL" in out.getvalue()
    assert main(["info", str(tmp_path / "a\x1b[31m\x9b.xml")]) == 2
    assert "“a\\x1b[31m\\x9b.xml”" in err.getvalue()


def test_other_programs_get_the_names_of_files_as_they_are(run, tmp_path):
    path = put(tmp_path / "a\u202e.xml", urlset(HOST))
    assert run("info", path).out.startswith(f"{path}: urlset, 1 URL")


@pytest.mark.parametrize(
    "words", [["check", "a", "--\x1b[31m\u202e"], ["--\x1b[31m\u202e"], ["check", "a", "--format", "\x1b\u202e"]]
)
def test_an_unknown_option_is_quoted_without_what_commands_a_terminal(capsys, words):
    with pytest.raises(SystemExit):
        main(words)
    said = capsys.readouterr().err
    assert "\\x1b" in said
    assert not {"\x1b", "\u202e"} & set(said)
