"""Access logs of every format give the pages that were served."""

from __future__ import annotations

import gzip
from datetime import datetime
from pathlib import Path

import pytest

from sitemap_studio.core.errors import ReadError, RequestError
from sitemap_studio.sources.access_log import is_access_log, read_access_logs

SITE = "https://www.example.com/"
AGENT = "Mozilla/5.0 (compatible; Googlebot/2.1)"


def line(target: str, *, method: str = "GET", status: int = 200, second: int = 0, agent: str = "x") -> str:
    stamp = f"10/Oct/2026:13:55:{second:02} -0700"
    return f'192.0.2.1 - - [{stamp}] "{method} {target} HTTP/1.1" {status} 5 "-" "{agent}"\n'


def write(tmp_path: Path, text: str, name: str = "access.log") -> Path:
    path = tmp_path / name
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    return path


def hits(path: Path, **options) -> dict[str, int]:
    entries = read_access_logs([path], SITE, **options).entries
    return dict(zip(entries["loc"], entries["hits"], strict=True))


def test_pages_are_counted_with_their_last_visits(tmp_path: Path):
    path = write(tmp_path, line("/b") + line("/a.html", second=1, agent=AGENT) + line("/a.html", second=2))
    entries = read_access_logs([path], SITE).entries
    assert entries.select("loc", "hits", "last_visit", "last_bot_visit", "origin").rows() == [
        (SITE + "a.html", 2, datetime(2026, 10, 10, 20, 55, 2), datetime(2026, 10, 10, 20, 55, 1), "access.log"),
        (SITE + "b", 1, datetime(2026, 10, 10, 20, 55), None, "access.log"),
    ]


def test_what_is_no_page_that_was_served_is_left_out_and_counted(tmp_path: Path):
    text = line("/a") + line("/a", method="POST") + line("/x", status=404) + line("/style.css") + "junk\n"
    source = read_access_logs([write(tmp_path, text)], SITE)
    assert source.entries["loc"].to_list() == [SITE + "a"]
    assert {str(reason): count for reason, count in source.skipped.items()} == {
        "requests for files that are no pages": 1,
        "requests that were not answered with a page (GET with status 200)": 2,
        "lines that are no log entries": 1,
    }


@pytest.mark.parametrize(("keeps_queries", "expected"), [(False, {"a": 2}), (True, {"a?q=1": 1, "a?q=2": 1})])
def test_queries_are_dropped_or_kept(tmp_path: Path, keeps_queries: bool, expected: dict[str, int]):
    path = write(tmp_path, line("/a?q=1") + line("/a?q=2"))
    assert hits(path, keeps_queries=keeps_queries) == {SITE + name: count for name, count in expected.items()}


def test_endings_of_pages_are_chosen(tmp_path: Path):
    path = write(tmp_path, line("/a.pdf") + line("/b.html"))
    assert hits(path, page_endings=["pdf"]) == {SITE + "a.pdf": 1}


def test_requests_through_a_proxy_name_the_host(tmp_path: Path):
    path = write(tmp_path, line("http://WWW.example.com:80/a") + line("http://other.example/a") + line("*"))
    assert hits(path) == {SITE + "a": 1}


@pytest.mark.parametrize(
    "text",
    [
        '192.0.2.1 - - [10/Oct/2026:13:55:36 -0700] "GET /a HTTP/1.0" 200 2326\n',
        'www.example.com:443 192.0.2.1 - - [10/Oct/2026:13:55:36 -0700] "GET /a HTTP/1.0" 200 2326 "-" "x"\n',
        "#Version: 1.0\n#Fields: date time cs-method cs-uri-stem cs-uri-query sc-status\n2026-10-10 20:55:36 GET /a - 200\n",
        "#Fields: date\ttime\tcs-uri-stem\tsc-status\n2026-10-10\t20:55:36.123\t/a\t200\n",
        '{"ts": 1791665736, "request": {"method": "GET", "uri": "/a"}, "status": 200}\n',
        '{"time_local": "10/Oct/2026:13:55:36 -0700", "request": "GET /a HTTP/1.1", "status": "200"}\n',
        '{"time": "2026-10-10T13:55:36-07:00", "method": "GET", "path": "/a", "status": 200}\n',
        '{"@timestamp": "2026-10-10T20:55:36.000Z", "method": "GET", "url": "/a", "status_code": 200}\nno json\n',
    ],
    ids=["common", "vhost", "w3c", "w3c tabs", "caddy", "nginx", "json", "elastic"],
)
def test_every_format_is_read(tmp_path: Path, text: str):
    for name, data in (("a.log", text.encode()), ("a.log.gz", gzip.compress(text.encode()))):
        (tmp_path / name).write_bytes(data)
        entries = read_access_logs([tmp_path / name], SITE).entries
        assert entries["loc"].to_list() == [SITE + "a"]
        assert entries["last_visit"].dt.replace(microsecond=0).to_list() == [datetime(2026, 10, 10, 20, 55, 36)]


@pytest.mark.parametrize("odd", ["", "no json\n"])
def test_bots_are_known_by_the_headers_that_caddy_logs(tmp_path: Path, odd: str):
    headers = ('{"User-Agent": ["Googlebot/2.1"]}', '{"User-Agent": ["Firefox"]}', '{"User-Agent": []}', "{}")
    lines = [
        f'{{"ts": 1791665736, "request": {{"method": "GET", "uri": "/{number}", "headers": {each}}}, "status": 200}}\n'
        for number, each in enumerate(headers)
    ]
    entries = read_access_logs([write(tmp_path, "".join(lines) + odd)], SITE).entries
    assert entries["last_bot_visit"].is_not_null().to_list() == [True, False, False, False]


@pytest.mark.parametrize("odd", ['{"a":' * 3000 + "1" + "}" * 3000, '{"status": NaN}', "[]", '{"status": "\\ud800"}'])
def test_lines_that_are_hardly_json_do_not_stop_the_others(tmp_path: Path, odd: str):
    text = '{"time": "2026-10-10T13:55:36-07:00", "method": "GET", "path": "/a", "status": 200}\n'
    assert hits(write(tmp_path, f"{text}{odd}\n{text}")) == {SITE + "a": 2}


def test_quotes_within_a_request_do_not_swallow_other_lines(tmp_path: Path):
    text = line("/a") + line('/x\\"y') + '192.0.2.1 - - [10/Oct/2026:13:55:36 -0700] "GET /cut\n' + line("/b")
    assert {SITE + "a", SITE + "b"} <= set(hits(write(tmp_path, text)))


def test_bytes_that_are_no_utf8_are_read(tmp_path: Path):
    path = tmp_path / "a.log"
    path.write_bytes(line("/a").encode() + b'192.0.2.1 - - [10/Oct/2026:13:55:36 -0700] "GET /\xff HTTP/1.1" 200 1\n')
    assert SITE + "a" in hits(path)


def test_several_logs_are_added_up(tmp_path: Path):
    first, second = write(tmp_path, line("/a"), "1.log"), write(tmp_path, line("/a", second=9), "2.log")
    entries = read_access_logs([first, second], SITE).entries
    assert entries.select("hits", "origin").rows() == [(2, "2.log")]


@pytest.mark.parametrize(
    "data",
    [b"", b"hello\n", b"\0" * 1000, gzip.compress(line("/a").encode() * 99)[:60]],
    ids=["empty", "text", "zeros", "torn gzip"],
)
def test_what_is_no_log_is_refused_with_its_name(tmp_path: Path, data: bytes):
    path = tmp_path / "a.log"
    path.write_bytes(data)
    with pytest.raises(ReadError, match=r"a\.log"):
        read_access_logs([path], SITE)


def test_the_site_must_be_known(tmp_path: Path):
    with pytest.raises(RequestError, match="not a complete URL"):
        read_access_logs([write(tmp_path, line("/a"))], "www.example.com")


def test_a_packed_log_that_is_damaged_is_one_sentence(tmp_path: Path):
    packed = bytearray(gzip.compress("".join(line(f"/{number * 7919}") for number in range(20_000)).encode()))
    path = tmp_path / "access.log.gz"
    for start in (len(packed) // 2, len(packed) // 3, len(packed) - 8):
        damaged = packed.copy()
        damaged[start : start + 8] = b"\xff" * 8
        path.write_bytes(damaged)
        with pytest.raises(ReadError, match=r"“access\.log\.gz” contains damaged gzip data\."):
            read_access_logs([path], SITE)


@pytest.mark.parametrize("start", ["\n\n", '1 "-" "the rest of a line"\n', "\r\n", "junk\n" * 8])
def test_a_log_is_known_though_its_first_lines_are_none(tmp_path: Path, start: str):
    text = start + line("/a")
    assert is_access_log(text.encode())
    assert hits(write(tmp_path, text)) == {SITE + "a": 1}


def test_a_tabbed_log_is_read_whatever_its_directives_hold(tmp_path: Path):
    fields = "date time c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query"
    row = "2026-11-02\t01:13:11\t192.0.2.10\tGET\td1.example\t/view\t200\t-\tMozilla%2F4.0\t-"
    path = write(tmp_path, f"#Version: 1.0\n#Fields: {fields}\n{row}\n")
    assert hits(path) == {SITE + "view": 1}
