"""The command `repair`, and what the other commands do with a file that is broken."""

from __future__ import annotations

import pytest

from tests.builders import HOST, content, files_in, index, locs, put, urlset

BROKEN = {
    "bare ampersand": urlset(f"{HOST}/?x=1").replace("?x=1", "?x=1&y=2"),
    "cut off": urlset(*locs(3))[:-40],
    "two roots": urlset(f"{HOST}/a") + urlset(f"{HOST}/b"),
}
"""Files with one fault each."""


def test_a_repaired_file_is_written_and_its_repairs_are_listed(run, tmp_path):
    path, output = put(tmp_path / "bad.xml", BROKEN["bare ampersand"]), tmp_path / "good.xml"
    said = run("repair", path, "--output", output, "--json")
    assert said.code == 1
    assert said.json == {
        "version": 1,
        "path": str(path),
        "repairs": [
            {
                "rule": "ampersand-bare",
                "line": 4,
                "before": "<loc>https://www.example.com/?x=1&y=2</loc>",
                "after": "<loc>https://www.example.com/?x=1&amp;y=2</loc>",
                "message": "A “&” stood alone; it was written as “&amp;”.",
            }
        ],
        "urls": 1,
    }
    assert content(output) == BROKEN["bare ampersand"].replace("&", "&amp;")
    assert content(path) == BROKEN["bare ampersand"]


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN.keys())
def test_what_was_repaired_needs_no_repair(run, tmp_path, text):
    path = put(tmp_path / "bad.xml", text)
    assert run("repair", path, "--output", path).code == 1
    said = run("repair", path, "--output", tmp_path / "again.xml")
    assert said.code == 0
    assert "Nothing to mend." in said.out
    assert content(tmp_path / "again.xml") == content(path)


def test_repairs_are_told_in_words_with_before_and_after(run, tmp_path):
    path = put(tmp_path / "bad.xml", BROKEN["cut off"])
    said = run("repair", path, "--output", tmp_path / "good.xml")
    assert f"{path}:" in said.out
    assert "[entry-cut-off]" in said.out
    assert "before: " in said.out


def test_what_can_not_be_mended_ends_with_code_2(run, tmp_path):
    path = put(tmp_path / "bad.xml", "<html><body>404</body></html>")
    said = run("repair", path, "--output", tmp_path / "good.xml", "--json")
    assert (said.code, said.out) == (2, "")
    assert sorted(files_in(tmp_path)) == ["bad.xml"]


def test_a_set_is_repaired_into_another_folder(run, tmp_path):
    folder = tmp_path / "in"
    put(folder / "bad.xml", BROKEN["bare ampersand"])
    put(folder / "fine.xml.gz", urlset(HOST))
    path = put(folder / "index.xml", "\n" + index(f"{HOST}/bad.xml", f"{HOST}/fine.xml.gz"))
    before = files_in(folder)
    said = run("repair", path, "--output", tmp_path / "out" / "index.xml", "--json")
    assert said.code == 1
    assert [(each["sitemap"], each["rule"]) for each in said.json["repairs"]] == [
        (str(path), "before-declaration"),
        (str(folder / "bad.xml"), "ampersand-bare"),
    ]
    assert files_in(folder) == before
    assert content(tmp_path / "out" / "bad.xml") == BROKEN["bare ampersand"].replace("&", "&amp;")
    assert run("info", tmp_path / "out" / "index.xml", "--json").json["repairs"] == []
    assert (tmp_path / "out" / "fine.xml.gz").read_bytes() == before["fine.xml.gz"]


def test_a_set_of_which_a_sitemap_can_not_be_mended_ends_with_code_2(run, tmp_path):
    folder = tmp_path / "in"
    put(folder / "bad.xml", BROKEN["bare ampersand"])
    put(folder / "worse.xml", "<html></html>")
    path = put(folder / "index.xml", index(f"{HOST}/bad.xml", f"{HOST}/worse.xml"))
    said = run("repair", path, "--output", tmp_path / "out" / "index.xml")
    assert said.code == 2
    assert "“worse.xml”" in said.err
    assert "&amp;" in content(tmp_path / "out" / "bad.xml")


def test_info_lists_repairs_with_their_sitemap(run, tmp_path):
    path = put(tmp_path / "bad.xml", BROKEN["bare ampersand"])
    repairs = run("info", path, "--json").json["repairs"]
    assert [(each["sitemap"], each["rule"], each["line"]) for each in repairs] == [(str(path), "ampersand-bare", 4)]
    assert "mended in 1 place" in run("info", path).out


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN.keys())
def test_an_edit_of_a_broken_file_saves_it_mended_and_says_so(run, tmp_path, text):
    path = put(tmp_path / "bad.xml", text)
    said = run("edit", path, "--where", "entry = 1", "--set", "priority=0.5")
    assert said.code == 0
    assert "“bad.xml” is not well-formed XML" in said.err
    assert "“sitemap-studio repair” lists what was done." in said.err
    assert content(path).count("<priority>0.5</priority>") == 1
    assert run("info", path, "--json").json["repairs"] == []


def test_looking_changes_no_byte(run, tmp_path):
    path = put(tmp_path / "bad.xml", BROKEN["two roots"])
    for words, code in ((("info", path), 0), (("check", path), 1), (("convert", path, tmp_path / "out.txt"), 0)):
        assert run(*words).code == code
    assert content(path) == BROKEN["two roots"]
    assert content(tmp_path / "out.txt").split() == [f"{HOST}/a", f"{HOST}/b"]
