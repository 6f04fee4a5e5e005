"""Files in other encodings than UTF-8: `fix` and `repair` write them in UTF-8, and change nothing else."""

from __future__ import annotations

import gzip

import pytest

from tests.builders import HOST, put, put_set, urlset

TEXT = urlset(f"{HOST}/é", f"{HOST}/b").replace("\n", "\r\n").replace("</urlset>", "<!-- ü -->\r\n</urlset>")
WIDE_TEXT = TEXT.replace("ü", "ü😀")
LIST = f"{HOST}/é\r\n{HOST}/b\r\n"


def declare(name: str, text: str = TEXT) -> str:
    """Return a sitemap whose declaration names an encoding."""
    return text.replace('"UTF-8"', f'"{name}"', 1)


FILES = {
    "utf-16 with mark": ("a.xml", declare("UTF-16", WIDE_TEXT).encode("utf-16"), WIDE_TEXT),
    "utf-16 big-endian": ("a.xml", b"\xfe\xff" + declare("utf-16", WIDE_TEXT).encode("utf-16-be"), WIDE_TEXT),
    "utf-16 without mark": ("a.xml", declare("UTF-16LE").encode("utf-16-le"), TEXT),
    "utf-16 declaring utf-8": ("a.xml", TEXT.encode("utf-16"), TEXT),
    "utf-32": ("a.xml", declare("UTF-32", WIDE_TEXT).encode("utf-32"), WIDE_TEXT),
    "iso-8859-1": ("a.xml", declare("ISO-8859-1").encode("iso-8859-1"), TEXT),
    "windows-1251": ("a.xml", declare("windows-1251", TEXT.replace("é", "ж").replace("ü", "")).encode("cp1251"),
                     TEXT.replace("é", "ж").replace("ü", "")),
    "gzip": ("a.xml.gz", gzip.compress(declare("UTF-16").encode("utf-16")), TEXT),
    "text": ("a.txt", LIST.encode("utf-16"), LIST),
}  # fmt: skip


def rules_of(run, path) -> list[str]:
    return [problem["rule"] for problem in run("check", path, "--format", "json").json["problems"]]


def read_text(path) -> str:
    data = path.read_bytes()
    return (gzip.decompress(data) if path.suffix == ".gz" else data).decode()


@pytest.mark.parametrize(("name", "data", "expected_text"), FILES.values(), ids=FILES)
@pytest.mark.parametrize("command", ["fix", "repair"])
def test_fix_and_repair_write_file_in_utf_8(run, tmp_path, command, name, data, expected_text):
    path = put(tmp_path / name, data)
    assert "not-utf-8" in rules_of(run, path)
    output = tmp_path / f"new-{name}"
    result = run(command, path, "--output", output, *(["--rule", "not-utf-8"] if command == "fix" else []))
    assert result.code == (0 if command == "fix" else 1)
    assert "not-utf-8" in result.out
    assert read_text(output) == expected_text
    assert not {"not-utf-8", "malformed"}.intersection(rules_of(run, output))


def test_fix_writes_malformed_file_repaired_in_utf_8(run, tmp_path):
    text = TEXT.replace("/b<", "/b?c=1&d=2<")
    path = put(tmp_path / "a.xml", declare("UTF-16", text).encode("utf-16"))
    assert rules_of(run, path)[:2] == ["malformed", "not-utf-8"]
    assert "had 1 error that was repaired" in run("check", path).out
    run("fix", path, "--output", tmp_path / "b.xml", "--rule", "not-utf-8")
    assert read_text(tmp_path / "b.xml") == text.replace("&", "&amp;")


def test_fix_writes_index_and_sitemap_in_utf_8(run, tmp_path):
    path = put_set(tmp_path, {"a.xml": declare("UTF-16").encode("utf-16")})
    text = path.read_text()
    path.write_bytes(declare("UTF-16", text).encode("utf-16"))
    result = run("fix", path, "--rule", "not-utf-8", "--json")
    assert result.code == 0
    assert [fix["rules"] for fix in result.json["fixes"]] == [["not-utf-8"]] * 2
    assert path.read_text() == text
    assert read_text(tmp_path / "a.xml") == TEXT


def test_fix_dry_run_lists_encoding_and_writes_nothing(run, tmp_path):
    data = declare("UTF-16").encode("utf-16")
    path = put(tmp_path / "a.xml", data)
    result = run("fix", path, "--rule", "not-utf-8", "--dry-run")
    assert result.code == 1
    assert "a.xml:1: encoding [not-utf-8]" in result.out
    assert path.read_bytes() == data


def test_default_fix_converts_to_utf_8_and_escapes_urls(run, tmp_path):
    path = put(tmp_path / "a.xml", declare("UTF-16").encode("utf-16"))
    assert run("fix", path).code == 0
    assert read_text(path) == TEXT.replace("é", "%C3%A9")
    assert rules_of(run, path) == []
