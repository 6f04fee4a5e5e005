"""Fuzz logs, feeds, tables and configurations: every input gives a result or an error message.

    nice .venv/bin/python -m tests.fuzz.fuzz_sources 50000

The inputs follow from their kind and number, so that each can be repeated.
"""

from __future__ import annotations

import io
import random
import sys
import tempfile
import time
import zipfile
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout, suppress
from pathlib import Path
from typing import Final

from sitemap_studio.__main__ import main
from sitemap_studio.core.errors import StudioError
from sitemap_studio.document.merging import document_from_source, read_source
from sitemap_studio.sources.generator_config import read_generator_config

COMMAND_EVERY: Final = 10
"""One of this number of inputs goes through the command line."""

_NAMES: Final = {"log": "a.log", "feed": "feed.xml", "table": "a.csv", "configuration": "c.xml"}
SITE: Final = "https://www.example.com/"
_COMBINED: Final = b'192.0.2.1 - - [10/Oct/2026:13:55:36 -0700] "GET /a?b=1 HTTP/1.1" 200 5 "-" "Googlebot/2.1"'
_IIS: Final = b"#Fields: date time s-ip cs-method cs-uri-stem cs-uri-query cs(User-Agent) cs(Cookie) sc-status\n"

LOGS: Final = (
    _COMBINED + b"\n" + _COMBINED + b' "203.0.113.9" 0.003\n' + _COMBINED + b" \r\n",
    b"www.example.com:443 " + _COMBINED[:79] + b"\n" + _COMBINED.replace(b"/a", b"/caf\xe9\\x22") + b"\n",
    _IIS
    + b'2026-10-10 20:55:36 10.0.0.1 GET /a - x "sid=1; b=""c""" 200\n2026-10-10 20:55:36 10.0.0.1 GET /a - x b=" 200\n',
    b"#Version: 1.0\n#Fields: date\ttime\tcs-uri-stem\tsc-status\n2026-10-10\t20:55:36.123\t/a\t200\n",
    (
        b"h2 2026-10-10T20:55:36.186641Z app/a/b 192.0.2.1:1 10.0.0.1:80 0.0 0.1 0.0 200 200 2 9 "
        b'"GET https://www.example.com:443/a HTTP/2.0" "x" - - arn "Root=1"\n'
    ),
    (
        b'2026-10-10T20:55:36.9Z lb 192.0.2.1:1 10.0.0.1:80 0.0 0.1 0.0 200 200 0 9 "GET http://www.example.com:80/a HTTP/1.1" '
        b'"x" - -\n2026-10-10T20:55:36.9Z lb 192.0.2.1:1 - -1 -1 -1 - - 0 9 "- - - " "-" - -\n'
    ),
    b'{"ts": 1791665736.5, "request": {"method": "GET", "uri": "/a", "headers": {"User-Agent": ["x"]}}, "status": 200}\n'
    * 2,
    b'{"time_local": "10/Oct/2026:13:55:36 -0700", "request": "GET /a HTTP/1.1", "status": "200", "agent": null}\n',
    b'{"@timestamp": "2026-10-10T20:55:36.000Z", "method": "GET", "url": "/a", "status_code": 200}\nno json\n',
    b'79a59d b [10/Oct/2026:13:55:36 -0700] 192.0.2.1 - 3E57 REST.GET.OBJECT a "GET /a HTTP/1.1" 200 - 113\n',
    b'192.0.2.1:3 [10/Oct/2026:13:55:36.655] in static/srv1 10/0/30 200 2750 - - "GET /a HTTP/1.1"\n',
    _COMBINED + b' 262 "a@docker" "http://172.19.0.3:80" 2ms\n',
)
FEEDS: Final = (
    (
        b'<?xml version="1.0" encoding="iso-8859-1"?>\n<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" '
        b'xmlns:g="http://www.georss.org/georss"><channel><title>T</title><item><link>https://www.example.com/1</link>'
        b'<pubDate>Mon, 02 Nov 2026 10:00:00 GMT</pubDate><dc:date>2026-01-01</dc:date><guid isPermaLink="true">x</guid>'
        b'<g:point>1 2</g:point><enclosure url="a" length="1"/></item><item/></channel></rss>'
    ),
    (
        b'<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://www.example.com/"><updated>2026-01-01T00:00:00Z</updated>'
        b'<entry><link href="b"/><id>urn:1</id><updated>2026-01-02T00:00:00Z</updated><content type="xhtml">'
        b'<div xmlns="http://www.w3.org/1999/xhtml"><p>x</p></div></content></entry></feed>'
    ),
    (
        b'<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/">'
        b'<item rdf:about="https://www.example.com/1"><link>https://www.example.com/1</link></item></rdf:RDF>'
    ),
)


def _zipped(**files: bytes) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(f"{name}.csv"), data)
    return target.getvalue()


_CONSOLE: Final = "Häufigste Seiten,Klicks\nhttps://www.example.com/a,5\nhttps://www.example.com/b,0\n".encode()
TABLES: Final = (
    (
        b'"Internal - HTML"\n"Address","Content Type","Status Code","Indexability","Last Modified"\n'
        b'"https://www.example.com/","text/html","200.0","Indexable","Mon, 02 Nov 2026 10:00:00 GMT"\n'
        b'"https://www.example.com/b","text/html","404","Non-Indexable",""\n'
    ),
    _CONSOLE,
    _CONSOLE.decode().encode("utf-16"),
    b"# ----\n# Pages\n\nNth day,Views\n0001,5\n\n# ----\nPage path and screen class,Views\n/,5\n/a,3\n,1\n",
    b"sep=;\r\nURL;Statuscode;Indexierbarkeit\r\nhttps://www.example.com/a;200;Indexierbar\r\n",
    b'loc,lastmod\n"\'\n   https://www.example.com/a",2026-10-01 10:00:00\n',
    b"URL\tHTTP status code\nhttps://www.example.com/\t200\n",
    _zipped(Chart=b"Date,Clicks\n2026-10-01,5\n", Pages=_CONSOLE),
)
CONFIGURATIONS: Final = (
    (
        b'<?xml version="1.0" encoding="UTF-8"?>\n<site base_url="https://www.example.com/" store_into="s.xml.gz">\n'
        b'<url href="https://www.example.com/a" lastmod="2026-01-01" changefreq="daily" priority="0.3"/>\n'
        b'<urllist path="list*.txt" encoding="UTF-8"/>\n<directory path="." url="https://www.example.com/i/" default_file="x"/>\n'
        b'<accesslog path="a.log"/>\n<sitemap path="old.xml"/>\n'
        b'<filter action="drop" type="wildcard" pattern="*~"/><filter action="pass" type="regexp" pattern="/\\.[^/]*(a|b)+"/>\n'
        b"</site>"
    ),
)
KINDS: Final = {"log": LOGS, "feed": FEEDS, "table": TABLES, "configuration": CONFIGURATIONS}

# fmt: off
SCRAPS: Final = (
    b'"', b"'", b" ", b"  ", b"\t", b"\n", b"\r\n", b"\r", b"\x00", b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\\", b"\\\"",
    b"[", b"]", b"{", b"}", b"(", b")", b"*", b"+", b"?", b"|", b"<", b">", b"</", b"/>", b"&", b"&amp;", b"&#x110000;", b"&#xD800;",
    b"&#0;", b"&nbsp;", b"<!--", b"<![CDATA[", b"<!DOCTYPE x>", b"]]>", b"-", b"#", b"#Fields:", b"#Fields: sc-status cs-uri-stem x\n", b":",
    b";", b",", b"=", b"sep=,\n", b"//", b"http://[", b"https://www.example.com", b"200", b"200.0", b"404", b"-1",
    b"99999999999999999999999", b"1e308", b"NaN", b"null", b"true", b"[]", b"{}", b'{"a":', b"10/Oct/2026", b"99/Foo/2026", b"+9999", b"Z",
    b"2026-13-45", b"GET ", b"encoding=", b"utf-16", b"idna", b"hex", b'"" ""', b"loc", b"URL", b"status", b"Page path", b"PK\x03\x04",
    b"\x1f\x8b\x08", b" xmlns:a=\"b c\"", b"type=", b"pattern=", b"path=", b"(?=a)", b"(a+)+$", b"\\1", b"[z-a]",
)
"""Texts that occur in sources or damage them."""
# fmt: on


def mutated_input(kind: str, number: int) -> bytes:
    """Return the numbered mutation of a seed of a kind of source; the same number gives the same input."""
    choices = random.Random(f"{kind} {number}")
    data = choices.choice(KINDS[kind])
    for _ in range(choices.randint(1, 5)):
        start = choices.randrange(len(data) + 1)
        end = min(len(data), start + choices.choice((0, 0, 0, 1, 2, 7, 40)))
        other = choices.choice(KINDS[kind])
        piece = choices.randrange(len(other))
        new = choices.choice(
            (choices.choice(SCRAPS), choices.choice(SCRAPS), b"", data[start:end] * 3, other[piece : piece + 30])
        )
        data = data[:start] + new + data[end:]
    return data


def read_input(kind: str, data: bytes, folder: Path) -> None:
    """Read an input into a document; raise all errors except `StudioError`."""
    source = folder / _NAMES[kind]
    source.write_bytes(data)
    with suppress(StudioError):
        if kind == "configuration":
            document_from_source(read_generator_config(source))
        else:
            document_from_source(read_source([source], base_url=SITE, zone="+01:00"))


def convert_input(kind: str, data: bytes, folder: Path) -> None:
    """Convert an input on the command line; raise an `AssertionError` for an internal error."""
    source = folder / _NAMES[kind]
    source.write_bytes(data)
    command = ["generate", str(source)]
    if kind != "configuration":
        command = ["import", str(source), "--base-url", SITE]
    printed = io.StringIO()
    with redirect_stdout(printed), redirect_stderr(printed):
        code = main([*command, "--output", str(folder / "out.xml"), "--overwrite", "--allow-empty"])
    text = printed.getvalue()
    assert code in (0, 1, 2), (code, text)
    assert "Internal error" not in text, text
    assert "Traceback" not in text, text


def write_referenced_files(folder: Path) -> None:
    """Write the files to which the configurations refer."""
    (folder / "a.log").write_bytes(LOGS[0])
    (folder / "list.txt").write_text(f"{SITE}list changefreq=daily\n", encoding="utf-8")
    (folder / "old.xml").write_text(
        f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>{SITE}old</loc></url></urlset>',
        encoding="utf-8",
    )


def print_line(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def fuzz(count: int, kinds: Sequence[str] = tuple(KINDS)) -> int:
    """Read mutated inputs of some kinds, print the failing ones, and return their number."""
    began, faults = time.monotonic(), 0
    with tempfile.TemporaryDirectory() as name:
        for at, kind in enumerate(kinds):
            folder = Path(name, kind)
            folder.mkdir()
            write_referenced_files(folder)
            for number in range(at, count, len(kinds)):
                data = mutated_input(kind, number)
                try:
                    (read_input if number // len(kinds) % COMMAND_EVERY else convert_input)(kind, data, folder)
                except BaseException as error:
                    if isinstance(error, KeyboardInterrupt):
                        raise
                    faults += 1
                    print_line(f"{kind} {number}: {type(error).__name__}: {str(error)[:300]}\n    {data!r}")
            print_line(f"{kind}: done after {time.monotonic() - began:.0f} s, {faults} faults")
    print_line(f"{count:,} inputs, {faults} faults")
    return faults


if __name__ == "__main__":
    sys.exit(fuzz(int(sys.argv[1]), sys.argv[2:] or tuple(KINDS)) > 0)
