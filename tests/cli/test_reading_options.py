"""Options that say how files are read: ceilings that the user may raise, and encodings that somebody has to know."""

from __future__ import annotations

import gzip

from tests.builders import HOST, content, locs, put, urlset


def test_a_ceiling_is_told_with_the_options_that_raise_it(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset(*locs(3)))
    said = run("info", path, "--max-entries", "2")
    assert (said.code, said.out) == (2, "")
    assert "“a.xml” holds more than 2 entries." in said.err
    assert "--max-file-bytes and --max-entries" in said.err
    said = run("info", path, "--max-file-bytes", "100")
    assert (said.code, said.out) == (2, "")
    assert "“a.xml” is larger than 100 bytes" in said.err


def test_whoever_trusts_a_file_raises_the_ceiling(run, tmp_path):
    path = put(tmp_path / "a.xml.gz", gzip.compress(urlset(*[f"{HOST}/page"] * 300_000).encode(), mtime=0))
    said = run("info", path)
    assert (said.code, said.out) == (2, "")
    assert "200 times larger" in said.err
    assert "300,000 URLs" in run("info", path, "--max-file-bytes", "100000000").out


def test_a_ceiling_is_a_number_above_zero(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset(*locs(3)))
    for words in (("--max-entries", "0"), ("--max-file-bytes", "many"), ("--max-entries", "-1")):
        assert run("info", path, *words).code == 2


def test_an_encoding_that_nobody_declares_is_asked_for_and_taken(run, tmp_path):
    path = put(tmp_path / "a.xml", urlset("http://a.b/товары").encode("cp1251"))
    said = run("info", path)
    assert (said.code, said.out) == (2, "")
    assert "--encoding" in said.err
    assert run("info", path, "--encoding", "windows-1251").code == 0
    for name in ("rot13", "base64", "undefined"):
        assert f"“{name}” is not the name of an encoding" in run("info", path, "--encoding", name).err
    said = run("info", path, "--encoding", "klingon")
    assert (said.code, said.out) == (2, "")
    assert "“klingon” is not the name of an encoding" in said.err


def test_that_saving_converts_is_said_before_it_is_done(run, tmp_path):
    text = urlset("http://a.b/é", "http://a.b/2").replace("UTF-8", "ISO-8859-1")
    path = put(tmp_path / "a.xml", text.encode("latin-1"))
    said = run("edit", path, "--where", "entry = 2", "--set", "priority=0.5")
    assert said.code == 0
    assert "“a.xml” is encoded in ISO-8859-1, not in UTF-8. Saving a change writes it in UTF-8." in said.err
    assert content(path).startswith('<?xml version="1.0" encoding="UTF-8"?>')
    assert "http://a.b/é" in content(path)
