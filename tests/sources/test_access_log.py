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


def write_log(tmp_path: Path, text: str, name: str = "access.log") -> Path:
    path = tmp_path / name
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    return path


def hits(path: Path, **options) -> dict[str, int]:
    entries = read_access_logs([path], SITE, **options).entries
    return dict(zip(entries["loc"], entries["hits"], strict=True))


def test_pages_in_log_are_counted_with_last_visits(tmp_path: Path):
    path = write_log(tmp_path, line("/b") + line("/a.html", second=1, agent=AGENT) + line("/a.html", second=2))
    entries = read_access_logs([path], SITE).entries
    assert entries.select("loc", "hits", "last_visit", "last_bot_visit", "origin").rows() == [
        (SITE + "a.html", 2, datetime(2026, 10, 10, 20, 55, 2), datetime(2026, 10, 10, 20, 55, 1), "access.log"),
        (SITE + "b", 1, datetime(2026, 10, 10, 20, 55), None, "access.log"),
    ]


def test_skipped_requests_of_log_are_counted_by_reason(tmp_path: Path):
    text = line("/a") + line("/a", method="POST") + line("/x", status=404) + line("/style.css") + "junk\n"
    source = read_access_logs([write_log(tmp_path, text)], SITE)
    assert source.entries["loc"].to_list() == [SITE + "a"]
    assert {str(reason): count for reason, count in source.skipped.items()} == {
        "requests for files other than pages": 1,
        "requests that were not answered with a page (GET with status 200)": 2,
        "lines that are no log entries": 1,
    }


COMBINED = '192.0.2.1 - - [10/Oct/2026:13:55:36 -0700] "GET /a HTTP/1.1" 200 5 "-" "Googlebot"'
IIS = (
    "#Fields: date time s-ip cs-method cs-uri-stem cs-uri-query s-port cs(User-Agent) cs(Cookie) cs(Referer) sc-status"
)
BALANCER = "app/site/50dc 192.0.2.1:2817 10.0.0.1:80 0.001 0.102 0.000 200 200 225 950"


@pytest.mark.parametrize(
    "text",
    [
        f'{COMBINED} "-"',
        f'{COMBINED} "198.51.100.7, 203.0.113.9"',
        f"{COMBINED} 0.003",
        f'{COMBINED} 0.003 0.002 . "x"y" [upstream] [] -',
        f"{COMBINED} ",
        f"{COMBINED}\r",
        COMBINED.replace(" -0700]", " -0700] (0 s)"),
        f"Oct 10 13:55:36 web nginx: {COMBINED}",
        f"[::1]:8080 {COMBINED}",
        COMBINED.replace("- -", "- John Doe"),
        COMBINED.replace('"-"', r'"https://other.example/?q=\"a\\"'),
        f"{IIS}\n2026-10-10 20:55:36 10.0.0.1 GET /a - 443 Googlebot sid=1;+name=\"b+c\" - 200",
        f'{IIS}\n2026-10-10 20:55:36 10.0.0.1 GET /a - 443 Googlebot "sid=1; name=b c 404" - 200',
        f'{IIS}\n2026-10-10 20:55:36 10.0.0.1 GET /a - 443 "Googlebot ""2.1"" 500" "a" "-" 200 0 0 15',
        f"{IIS}\n2026-10-10 20:55:36 10.0.0.1 GET /a - 443 Googlebot - - 200 ",
        f'http 2026-10-10T20:55:36.186641Z {BALANCER} "GET http://www.example.com:80/a HTTP/1.1" "Googlebot" - - arn "Root=1"',
        f'2026-10-10T20:55:36.945958Z {BALANCER} "GET https://www.example.com:443/a HTTP/1.1" "Googlebot" ECDHE-RSA TLSv1.2',
    ],
    ids=[
        "nginx main", "forwarded for", "request time", "ingress", "trailing space", "carriage return", "gandi", "syslog",
        "ipv6", "user with space", "escaped quotes", "iis cookie", "iis quoted cookie", "w3c quotes", "w3c trailing space",
        "alb", "elb",
    ],
)  # fmt: skip
def test_additional_fields_in_log_are_ignored(tmp_path: Path, text: str):
    source = read_access_logs([write_log(tmp_path, f"{text}\n")], SITE)
    moment = datetime(2026, 10, 10, 20, 55, 36)
    assert source.entries.select("loc", "last_visit", "last_bot_visit").rows() == [(f"{SITE}a", moment, moment)]
    assert source.skipped == {}


@pytest.mark.parametrize(
    ("damaged", "reason"),
    [
        (COMBINED.replace('" 200', '"200'), "lines with text directly after a quoted value"),
        (COMBINED.replace("/a", '/"x"'), "lines with text directly after a quoted value"),
        (COMBINED[:55], "lines in which a quotation mark is not closed"),
        (COMBINED.replace("10/Oct", "99/Oct"), "lines whose time is invalid"),
        ("service restarted", "lines that are no log entries"),
        ("x" * (17 << 20), "lines of more than one megabyte"),
        ('{"status": 200}', "JSON objects without a URL or a status"),
        ('{"status": 200', "lines that are not valid JSON objects"),
    ],
    ids=["no space", "inner quotes", "cut off", "date", "words", "long", "json fields", "json syntax"],
)
def test_unreadable_line_is_counted_with_its_reason(tmp_path: Path, damaged: str, reason: str):
    for text in (f"{damaged}\n{COMBINED}\n", f"{COMBINED}\n{damaged}\n{COMBINED}\n"):
        source = read_access_logs([write_log(tmp_path, text)], SITE)
        assert source.entries["loc"].to_list() == [f"{SITE}a"]
        assert source.entries["hits"].item() == text.count(COMBINED)
        assert {str(each): count for each, count in source.skipped.items()} == {reason: 1}


def test_w3c_line_lacking_fields_is_skipped_and_counted(tmp_path: Path):
    lines = [IIS, "2026-10-10 20:55:36 10.0.0.1 GET /b", "2026-10-10 20:55:36 10.0.0.1 GET /a - 443 x - - 200"]
    source = read_access_logs([write_log(tmp_path, "\n".join(lines))], SITE)
    assert source.entries["loc"].to_list() == [f"{SITE}a"]
    assert {str(reason): count for reason, count in source.skipped.items()} == {
        "lines that do not have the fields that “#Fields” names": 1
    }


@pytest.mark.parametrize("quote", ["", '"'])
def test_w3c_section_with_50000_fields_is_skipped(tmp_path: Path, quote: str):
    path = write_log(
        tmp_path, f"#Fields: {'x ' * 50_000}cs-uri-stem sc-status\n{'- ' * 50_000}/a 200{quote}\n{COMBINED}\n"
    )
    assert hits(path) == {f"{SITE}a": 1}


def test_log_with_lines_of_mixed_formats_is_read(tmp_path: Path):
    json_line = '{"time": "2026-10-10T13:55:36-07:00", "method": "GET", "path": "/a", "status": 200}'
    w3c = f"{IIS}\n2026-10-10 20:55:36 10.0.0.1 GET /a - 443 x - - 200"
    balancer = f'http 2026-10-10T20:55:36.1Z {BALANCER} "GET http://www.example.com:80/a HTTP/1.1" "x"'
    source = read_access_logs([write_log(tmp_path, f"{COMBINED}\n{json_line}\n{balancer}\n{w3c}\n{COMBINED}")], SITE)
    assert (source.entries["hits"].to_list(), source.skipped) == ([5], {})


@pytest.mark.parametrize(
    ("target", "path"),
    [
        (b"/caf\xe9", "/caf%E9"),
        (rb"/caf\xC3\xA9", "/caf%C3%A9"),
        (b"/a b", "/a%20b"),
        (rb"/a\"b", "/a%22b"),
        (b"/\xb7\x5c\xb7", "/%B7\\%B7"),
    ],
    ids=["latin-1", "escaped by nginx", "space", "quote", "big5"],
)
def test_special_bytes_in_request_target_are_escaped(tmp_path: Path, target: bytes, path: str):
    log = tmp_path / "a.log"
    log.write_bytes(COMBINED.encode().replace(b"/a ", target + b" ") + b"\n")
    source = read_access_logs([log], SITE)
    assert source.entries["loc"].to_list() == [SITE.rstrip("/") + path]


S3 = (
    '79a59d www.example.com [10/Oct/2026:13:55:36 -0700] 192.0.2.1 - 3E57427 {} a.html "GET /a.html HTTP/1.1" 200 - 113'
)
HAPROXY = (
    "192.0.2.1:33317 [10/Oct/2026:13:55:36.655] http-in static/srv1 10/0/30/69/109 200 2750 - - ---- 1/1/1/1/0 0/0"
)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (S3.format("REST.GET.OBJECT"), "Amazon S3"),
        (S3.format("WEBSITE.GET.OBJECT"), "Amazon S3"),
        (f'Oct 10 13:55:36 host haproxy[14389]: {HAPROXY} "GET /a HTTP/1.1"', "HAProxy"),
        (f'{HAPROXY} {{a}} {{}} "GET /a HTTP/1.1"', "HAProxy"),
        (f'{COMBINED} 262 "site@docker" "http://172.19.0.3:80" 2ms', "Traefik"),
        (f'{COMBINED} 262 "-" "-" 0ms', "Traefik"),
        ('{"RequestMethod": "GET", "RequestPath": "/a", "DownstreamStatus": 200, "StartUTC": "2026-10-10"}', "Traefik"),
    ],
    ids=["s3", "s3 website", "haproxy syslog", "haproxy", "traefik", "traefik error", "traefik json"],
)
def test_log_of_unsupported_format_is_named_and_refused(tmp_path: Path, text: str, name: str):
    path = write_log(tmp_path, f"{text}\n")
    assert is_access_log(path.read_bytes())
    with pytest.raises(ReadError, match=rf"^“access\.log” is a log of {name}, and this log format is not supported\."):
        read_access_logs([path], SITE)


def test_log_with_3000_headers_of_w3c_fields_is_read(tmp_path: Path):
    section = f"{IIS}\n2026-10-10 20:55:36 10.0.0.1 GET /a - 443 x - - 200\n"
    assert hits(write_log(tmp_path, section * 3000)) == {f"{SITE}a": 3000}


@pytest.mark.parametrize(("keeps_queries", "expected"), [(False, {"a": 2}), (True, {"a?q=1": 1, "a?q=2": 1})])
def test_queries_in_log_are_dropped_or_retained(tmp_path: Path, keeps_queries: bool, expected: dict[str, int]):
    path = write_log(tmp_path, line("/a?q=1") + line("/a?q=2"))
    assert hits(path, keeps_queries=keeps_queries) == {SITE + name: count for name, count in expected.items()}


def test_requests_are_selected_by_given_page_endings(tmp_path: Path):
    path = write_log(tmp_path, line("/a.pdf") + line("/b.html"))
    assert hits(path, page_endings=["pdf"]) == {SITE + "a.pdf": 1}


def test_requests_through_proxy_are_counted_for_site_only(tmp_path: Path):
    path = write_log(tmp_path, line("http://WWW.example.com:80/a") + line("http://other.example/a") + line("*"))
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
def test_log_of_every_format_is_read_also_gzipped(tmp_path: Path, text: str):
    for name, data in (("a.log", text.encode()), ("a.log.gz", gzip.compress(text.encode()))):
        (tmp_path / name).write_bytes(data)
        entries = read_access_logs([tmp_path / name], SITE).entries
        assert entries["loc"].to_list() == [SITE + "a"]
        assert entries["last_visit"].dt.replace(microsecond=0).to_list() == [datetime(2026, 10, 10, 20, 55, 36)]


@pytest.mark.parametrize("odd_line", ["", "no json\n"])
def test_bot_visits_are_detected_by_headers_of_caddy(tmp_path: Path, odd_line: str):
    headers = ('{"User-Agent": ["Googlebot/2.1"]}', '{"User-Agent": ["Firefox"]}', '{"User-Agent": []}', "{}")
    lines = [
        f'{{"ts": 1791665736, "request": {{"method": "GET", "uri": "/{number}", "headers": {each}}}, "status": 200}}\n'
        for number, each in enumerate(headers)
    ]
    entries = read_access_logs([write_log(tmp_path, "".join(lines) + odd_line)], SITE).entries
    assert entries["last_bot_visit"].is_not_null().to_list() == [True, False, False, False]


@pytest.mark.parametrize(
    "odd_line", ['{"a":' * 3000 + "1" + "}" * 3000, '{"status": NaN}', "[]", '{"status": "\\ud800"}']
)
def test_malformed_json_lines_are_skipped(tmp_path: Path, odd_line: str):
    text = '{"time": "2026-10-10T13:55:36-07:00", "method": "GET", "path": "/a", "status": 200}\n'
    assert hits(write_log(tmp_path, f"{text}{odd_line}\n{text}")) == {SITE + "a": 2}


def test_quotes_within_request_do_not_hide_other_lines(tmp_path: Path):
    text = line("/a") + line('/x\\"y') + '192.0.2.1 - - [10/Oct/2026:13:55:36 -0700] "GET /cut\n' + line("/b")
    assert {SITE + "a", SITE + "b"} <= set(hits(write_log(tmp_path, text)))


def test_non_utf8_bytes_do_not_hide_other_lines(tmp_path: Path):
    path = tmp_path / "a.log"
    path.write_bytes(line("/a").encode() + b'192.0.2.1 - - [10/Oct/2026:13:55:36 -0700] "GET /\xff HTTP/1.1" 200 1\n')
    assert SITE + "a" in hits(path)


def test_hits_are_summed_over_logs_with_latest_origin(tmp_path: Path):
    first, second = write_log(tmp_path, line("/a"), "1.log"), write_log(tmp_path, line("/a", second=9), "2.log")
    entries = read_access_logs([first, second], SITE).entries
    assert entries.select("hits", "origin").rows() == [(2, "2.log")]


@pytest.mark.parametrize(
    "data",
    [b"", b"hello\n", b"\0" * 1000, gzip.compress(line("/a").encode() * 99)[:60]],
    ids=["empty", "text", "zeros", "torn gzip"],
)
def test_file_that_is_no_log_is_named_and_refused(tmp_path: Path, data: bytes):
    path = tmp_path / "a.log"
    path.write_bytes(data)
    with pytest.raises(ReadError, match=r"a\.log"):
        read_access_logs([path], SITE)


def test_incomplete_site_url_is_refused(tmp_path: Path):
    with pytest.raises(RequestError, match="not a complete URL"):
        read_access_logs([write_log(tmp_path, line("/a"))], "www.example.com")


def test_damaged_gzipped_log_is_refused(tmp_path: Path):
    packed = bytearray(gzip.compress("".join(line(f"/{number * 7919}") for number in range(20_000)).encode()))
    path = tmp_path / "access.log.gz"
    for start in (len(packed) // 2, len(packed) // 3, len(packed) - 8):
        damaged = packed.copy()
        damaged[start : start + 8] = b"\xff" * 8
        path.write_bytes(damaged)
        with pytest.raises(ReadError, match=r"“access\.log\.gz” contains damaged gzip data\."):
            read_access_logs([path], SITE)


def test_json_log_with_damaged_first_line_is_recognized(tmp_path: Path):
    text = '{"status": \n{"time": "2026-10-10T13:55:36-07:00", "method": "GET", "path": "/a", "status": 200}\n'
    assert is_access_log(text.encode())
    assert not is_access_log(b'{"name": 1}\n{"dependencies": {}}\n')


@pytest.mark.parametrize("start", ["\n\n", '1 "-" "the rest of a line"\n', "\r\n", "junk\n" * 8])
def test_log_is_detected_after_other_lines(tmp_path: Path, start: str):
    text = start + line("/a")
    assert is_access_log(text.encode())
    assert hits(write_log(tmp_path, text)) == {SITE + "a": 1}


def test_tab_separated_log_with_space_separated_directive_is_read(tmp_path: Path):
    fields = "date time c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query"
    row = "2026-11-02\t01:13:11\t192.0.2.10\tGET\td1.example\t/view\t200\t-\tMozilla%2F4.0\t-"
    path = write_log(tmp_path, f"#Version: 1.0\n#Fields: {fields}\n{row}\n")
    assert hits(path) == {SITE + "view": 1}
