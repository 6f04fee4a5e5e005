"""The command pages with a server on this machine whose pages are unusual, faulty or malicious."""

from __future__ import annotations

import gzip
import json
import socket
import struct
import threading
import zlib
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, NamedTuple

import pytest

from sitemap_studio.__main__ import main


def page(head: str = "", body: str = "A page with a text of its own.") -> bytes:
    """Return a web page in UTF-8."""
    return f"<!doctype html><html><head><title>T</title>{head}</head><body><p>{body}</body></html>".encode()


def response(
    body: bytes = b"", *fields: str, status: int = 200, content_type: str = "text/html", length: int | None = None
) -> bytes:
    """Return an HTTP response; `fields` are further header fields, which may contain any bytes as ISO-8859-1."""
    lines = [
        f"HTTP/1.1 {status} Any",
        f"Content-Length: {len(body) if length is None else length}",
        "Connection: close",
    ]
    lines += [f"Content-Type: {content_type}"] if content_type else []
    return "\r\n".join([*lines, *fields, "", ""]).encode("latin-1") + body


def redirect(location: str, status: int = 302) -> bytes:
    """Return a redirect."""
    return response(b"", f"Location: {location}", status=status)


class Case(NamedTuple):
    """A page of the server, and the members of its JSON that the command prints.

    Attributes:
        response: Bytes that the server sends.
        expected: Expected members; URLs that begin with a slash are on the server. `error` is the kind.
        ending: What follows the bytes: `reset` of the connection, or `endless` repetition of the last KiB.
    """

    response: bytes
    expected: dict[str, Any]
    ending: str = ""


def ok(content: bytes, **expected: Any) -> Case:
    """Return the case of a page that answers 200."""
    return Case(response(content), {"status": 200, **expected})


def headed(*fields: str, body: bytes | None = None) -> bytes:
    """Return a page with header fields."""
    return response(page() if body is None else body, *fields)


def canonical(url: str) -> str:
    return f"<link rel=canonical href={url}>"


NOINDEX = "<meta name=robots content=noindex>"
GOOD = {"reason": "ok", "indexable": True}
NOT_INDEXED = {"reason": "noindex", "indexable": False}
EMPTY = {"reason": "soft-404", "indexable": None}
LOOP = {"reason": "redirect-loop", "indexable": False}
UNREACHABLE = {"reason": "unreachable", "indexable": None}
OTHER = {"reason": "canonical", "indexable": False, "canonical": "/good"}
MOVED = {"reason": "redirect", "indexable": False, "target": "/good"}
FILLER = "<meta name=x content=y>\n" * 1_000

CASES = {
    "good": ok(page(), **GOOD),
    # Statuses
    **{f"status-{status}": Case(response(page(), status=status), {"status": status, **expected})
       for statuses, expected in (
           ((201, 203, 206, 226), GOOD),
           ((401, 407), {"reason": "login", "indexable": None}),
           ((403,), {"reason": "blocked", "indexable": None}),
           ((404, 410), {"reason": "not-found", "indexable": False}),
           ((400, 402, 405, 406, 408, 409, 418, 451, 499), {"reason": "client-error", "indexable": False}),
           ((501, 505, 520, 599), {"reason": "server-error", "indexable": False}),
           ((300, 301, 302, 303, 307, 308), LOOP),
       )
       for status in statuses},
    "status-304": Case(response(status=304), {"status": 304, "error": "malformed", **UNREACHABLE}),
    "challenge": Case(response(page(), "CF-Mitigated: challenge"), {"reason": "blocked", "indexable": None}),
    # Redirects
    **{f"redirect-{status}": Case(redirect("/good", status), {"status": status, **MOVED}) for status in (301, 302, 303, 307, 308)},
    "loop-1": Case(redirect("/loop-1"), LOOP),
    "loop-2": Case(redirect("/loop-2b"), LOOP),
    "loop-2b": Case(redirect("loop-2"), LOOP),
    **{f"hop-{number}": Case(redirect(f"/hop-{number + 1}"), LOOP if number < 1 else MOVED | {"target": "/hop-11"}) for number in range(11)},
    "hop-11": ok(page(body="The end of eleven redirects."), **GOOD),
    "relative": Case(redirect("./a/../good?b#c"), MOVED | {"target": "/good?b"}),
    "garbage": Case(redirect("http://[::1"), LOOP),
    "empty-location": Case(redirect(""), LOOP),
    "utf-8-location": Case(redirect("/caf\u00c3\u00a9"), MOVED | {"target": "/caf\u00e9"}),
    "latin-1-location": Case(redirect("/caf\u00e9"), MOVED | {"target": "/caf\u00e9"}),
    "file": Case(redirect("file:///etc/passwd"), LOOP),
    "javascript": Case(redirect("javascript:alert(1)"), LOOP),
    "two-locations": Case(response(b"", "Location: /good", "Location: /hop-11", status=301), {"status": 301, "indexable": False}),
    "refresh-quoted": ok(page("<meta http-equiv=refresh content=\"0;url='/good'\">"), **MOVED),
    "refresh-unquoted": ok(page("<META HTTP-EQUIV=Refresh CONTENT=0;URL=/good>"), **MOVED),
    "refresh-header": Case(response(page(), "Refresh: 0; url=/good"), MOVED),
    "refresh-itself": ok(page("<meta http-equiv=refresh content='30'>"), **GOOD),
    # Canonicals
    "canonical-twice": ok(page(canonical("/good") + canonical("/hop-11")), reason="ok"),
    "canonical-relative": ok(page(canonical("good")), **OTHER),
    "canonical-base": ok(page("<base href=/a/b/>" + canonical("../../good")), **OTHER),
    "canonical-header": Case(response(page(), 'Link: </good>; rel="canonical"'), OTHER | {"canonical_source": "header"}),
    "canonical-body": ok(page(body=canonical("/good")), **GOOD, canonical=None),
    "canonical-comment": ok(page(f"<!-- {canonical('/good')} -->"), **GOOD, canonical=None),
    "canonical-script": ok(page(f"<script>'{canonical('/good')}'</script>"), **GOOD, canonical=None),
    "canonical-template": ok(page(f"<template>{canonical('/good')}</template>"), **GOOD, canonical=None),
    "canonical-after-img": ok(page(f"<img src=x>{canonical('/good')}"), **GOOD, canonical=None),
    "canonical-after-tracker": ok(page(f"<noscript><img src=x></noscript>{canonical('/good')}"), **OTHER),
    "canonical-gone": ok(page(canonical("/gone")), **OTHER | {"canonical": "/gone"}),
    "canonical-slash": ok(page(canonical("/canonical-slash/")), **OTHER | {"canonical": "/canonical-slash/"}),
    "canonical-fragment": ok(page(canonical("/canonical-fragment#a")), **GOOD),
    "canonical-elsewhere": ok(page(canonical("http://127.0.0.1:1/x")), **OTHER | {"canonical": "http://127.0.0.1:1/x"}),
    # Robots rules
    "robots-capitals": ok(page("<META NAME='ROBOTS' CONTENT='NOINDEX,FOLLOW'>"), **NOT_INDEXED),
    "robots-none": ok(page("<meta name=robots content=none>"), **NOT_INDEXED),
    "robots-googlebot": ok(page("<meta name=googlebot content=noindex>"), **GOOD),
    "robots-strictest": ok(page("<meta name=robots content=index>" + NOINDEX), **NOT_INDEXED),
    "robots-other-bot": Case(response(page(), "X-Robots-Tag: otherbot: noindex"), GOOD),
    "robots-header": Case(response(page(), "X-Robots-Tag: NoIndex"), NOT_INDEXED),
    "robots-expired": ok(page("<meta name=robots content='unavailable_after: 2020-09-21'>"), **NOT_INDEXED),
    "robots-not-expired": ok(page("<meta name=robots content='unavailable_after: 2120-09-21'>"), **GOOD),
    # The first reason that applies
    "gone-with-noindex": Case(response(page(NOINDEX), status=410), {"reason": "not-found", "indexable": False}),
    "noindex-with-canonical": ok(page(NOINDEX + canonical("/good")), **NOT_INDEXED),
    "moved-with-noindex": Case(response(page(NOINDEX), "Location: /good", "X-Robots-Tag: none", status=301), MOVED),
    # Odd, but valid
    "early-hints": Case(b"HTTP/1.1 103 Early Hints\r\nLink: </style.css>; rel=preload\r\n\r\n" + response(page(NOINDEX)), {"status": 200, **NOT_INDEXED}),
    "chunked": Case(response(content_type="text/html").replace(b"Content-Length: 0", b"Transfer-Encoding: chunked") + b"%x\r\n%s\r\n0\r\nX-Trailer: y\r\n\r\n" % (len(page(NOINDEX)), page(NOINDEX)), NOT_INDEXED),
    "lower-case-type": Case(response(page(NOINDEX), content_type="TEXT/HTML;CHARSET=utf-8"), NOT_INDEXED),
    "xhtml": Case(response(b"<?xml version='1.0' encoding='ISO-8859-1'?>" + page(NOINDEX), content_type="application/xhtml+xml"), NOT_INDEXED),
    "location-with-blanks": Case(redirect("  /good  "), MOVED),
    "location-with-blank-inside": Case(redirect("/go od"), MOVED | {"target": "/go od"}),
    **{
        path: Case(redirect(f"/{other}", 301), MOVED | {"target": f"/{other}"})
        for path, other in (("sub's", "sub%27s"), ("sub(1)", "sub%281%29"), ("sub%2Ca", "sub,a"), ("sub&a=b", "sub%26a%3Db"))
    },
    **{path: ok(page(body=path), **GOOD) for path in ("sub%27s", "sub%281%29", "sub,a", "sub%26a%3Db", "sub%40@a", "sub%2F%C3%A9")},
    "location-query-only": Case(redirect("?x=1"), MOVED | {"target": "/location-query-only?x=1"}),
    "location-with-password": Case(redirect("//me:pw@127.0.0.1:1/x"), {"reason": "redirect", "target": "http://127.0.0.1:1/x"}),
    "robots-fields": Case(response(page(), "X-Robots-Tag: nofollow", "X-Robots-Tag: otherbot: none, noarchive", "X-Robots-Tag: noindex"), NOT_INDEXED),
    "robots-of-bots": Case(response(page(), "X-Robots-Tag: googlebot: noindex, nofollow"), GOOD),
    "links": Case(response(page(), "Link: </a,b>; rel=next, </good>; title=\"x, rel=canonical\"; rel=canonical"), OTHER),
    "link-of-other-relation": Case(response(page(), "Link: </good>; rel=\"shortlink\"; title=\"rel=canonical\""), GOOD),
    "canonical-upper-case": ok(page("<LINK REL=CANONICAL HREF=/good>"), **OTHER),
    "canonical-javascript": ok(page(canonical("javascript:void(0)")), **GOOD, canonical=None),
    "canonical-empty": ok(page("<link rel=canonical href>"), **GOOD, canonical=None),
    "json": Case(response(b"{}", content_type="application/json"), GOOD),
    "no-content": Case(response(status=204), {"status": 204, **EMPTY}),
    "empty-page": ok(b"", **EMPTY),
    "blanks-first": ok(b" " * 100_000 + page(NOINDEX), **NOT_INDEXED),
    "xml-processing": ok(b"<?php ?>" + page(NOINDEX), **NOT_INDEXED),
    # Text
    **{
        f"encoding-{name}": Case(response(f"<title>{text}</title>{label}".encode(codec) + page(NOINDEX), content_type=type_), {"title": text, **NOT_INDEXED})
        for name, codec, text, type_, label in (
            ("utf-8", "utf-8", "\u00e9\u65e5", "text/html; charset=utf-8", ""), ("unlabelled-utf-8", "utf-8", "\u00e9\u65e5", "text/html", ""),
            ("unlabelled-1252", "cp1252", "\u00e9\u20ac", "text/html", ""), ("mislabelled-1252", "cp1252", "\u00e9\u20ac", "text/html; charset=ISO-8859-1", ""),
            ("windows-1251", "cp1251", "\u0416\u0449", "text/html", "<meta charset=windows-1251>"), ("koi8-r", "koi8-r", "\u0416\u0449", "text/html; charset=KOI8-R", ""),
            ("shift_jis", "shift_jis", "\u65e5\u672c", "text/html; charset=x-sjis", ""), ("euc-jp", "euc-jp", "\u65e5\u672c", "text/html", "<meta charset=euc-jp>"),
            ("gb18030", "gb18030", "\u6f22\u5b57", "text/html; charset=gb2312", ""), ("big5", "big5", "\u6f22\u5b57", "text/html; charset=big5", ""),
            ("euc-kr", "euc-kr", "\ud55c\uae00", "text/html; charset=ks_c_5601-1987", ""), ("iso-8859-2", "iso-8859-2", "\u0142\u0159", "text/html; charset=latin2", ""),
            ("unknown-label", "utf-8", "\u00e9", "text/html; charset=klingon", "<meta charset=x-klingon>"),
        )
    },
    **{
        f"{codec}-{'mark' if mark else 'label'}": Case(
            response(mark + page(NOINDEX).decode().replace("<title>T", "<title>\u65e5").encode(codec), content_type="text/html" if mark else f"text/html; charset={codec}"),
            {"title": "\u65e5", **NOT_INDEXED},
        )
        for codec, mark in (("utf-16le", b"\xff\xfe"), ("utf-16be", b"\xfe\xff"), ("utf-16le", b""), ("utf-16be", b""))
    },
    "no-head": ok(f"{canonical('/good')}<p>text".encode(), **OTHER),
    "head-below-limit": ok(page(FILLER * 79 + NOINDEX), truncated=False, **NOT_INDEXED),
    "head-beyond-limit": ok(page(FILLER * 92 + NOINDEX), truncated=True, bytes=2 << 20, **GOOD),
    "title-with-nul-and-bidi": ok("<title>a\0b\u202ec</title>".encode() + page(NOINDEX), title="a\ufffdb\u202ec", **NOT_INDEXED),
    "unknown-type": Case(response(page(NOINDEX), content_type="*/*"), NOT_INDEXED),
    "other-unknown-type": Case(response(page(NOINDEX), content_type="application/unknown; charset=utf-8"), NOT_INDEXED),
    "unknown-type-of-binary": Case(response(b"\x7fELF" + page(NOINDEX), content_type="unknown/unknown"), GOOD),
    "no-type": Case(response(page(NOINDEX), content_type=""), NOT_INDEXED),
    "pdf": Case(response(b"%PDF", content_type="application/pdf", length=9_999_999), GOOD | {"bytes": 9_999_999}),
    # Hostile markup
    "attributes": ok(b"<p " + b" ".join(b"a%d" % number for number in range(50_000)) + b">" + page(), error="markup", **GOOD),
    "nested": ok(page(NOINDEX, "<div>" * 5_000), error="markup", **NOT_INDEXED),
    "elements": ok(page(NOINDEX, "<p>" * 500_000), **NOT_INDEXED),
    "unclosed": ok(b"<!--" + page(NOINDEX), **GOOD),
    # Hostile HTTP
    "endless": Case(response(page(NOINDEX, "a" * 1_024), length=9 << 30), {"truncated": True, **NOT_INDEXED}, ending="endless"),
    "endless-header": Case(b"HTTP/1.1 200 OK\r\n" + b"X: y\r\n" * 200, {"error": "malformed", **UNREACHABLE}, ending="endless"),
    "bomb": Case(response(gzip.compress(page(NOINDEX) + bytes(32 << 20)), "Content-Encoding: gzip"), {"truncated": True, "bytes": 2 << 20, **NOT_INDEXED}),
    "deflate": Case(response(zlib.compress(page(NOINDEX)), "Content-Encoding: deflate"), NOT_INDEXED),
    "wrong-coding": Case(response(page(), "Content-Encoding: gzip"), {"error": "malformed", **UNREACHABLE}),
    "unknown-coding": Case(response(page(), "Content-Encoding: br"), {"error": "malformed", **UNREACHABLE}),
    "long-length": Case(response(page(), length=9_999), {"error": "malformed", **UNREACHABLE}),
    "short-length": Case(response(page(), length=len(page()) - 20), {"error": "malformed", **UNREACHABLE}),
    "stall": Case(response(b"", length=10), {"error": "timeout", **UNREACHABLE}, ending="stall"),
    "reset": Case(response(page(), length=9_999), {**UNREACHABLE}, ending="reset"),
    "silent": Case(b"", {**UNREACHABLE}),
    # Canonical URLs and head
    "Canon-Case": ok(page(canonical("/canon-case")), **(OTHER | {"canonical":"/canon-case"})),
    "canon-%C3%A8": ok(page(canonical("/canon-\u00e8")), **GOOD),
    "canon%2Fslash": ok(page(canonical("/canon/slash")), **(OTHER | {"canonical":"/canon/slash"})),
    "canon-dots": ok(page(canonical("/a/../canon-dots")), **GOOD),
    "canon-blank": ok(page("<link rel=canonical href=' /good '>"), **OTHER),
    "canon-newline": ok(page("<link rel=canonical href='/go\nod'>"), **OTHER),
    "canon-same-twice": ok(page(canonical("/good")*2), **OTHER),
    "canon-conflict": Case(headed('Link: </good>; rel=canonical', body=page(canonical("/canon-conflict"))), {"reason":"ok"}),
    "canon-hreflang": ok(page("<link rel=canonical hreflang=de href=/good>"), **GOOD),
    "canon-header-hreflang": Case(headed('Link: </good>; rel=canonical; hreflang=de'), GOOD),
    "canon-header-upper": Case(headed('LINK: </good>;REL="CANONICAL"'), OTHER),
    "canon-header-quoted-rel": Case(headed('Link: </good>; title="; rel=canonical"; rel=next'), GOOD),
    "canon-header-two-rels": Case(headed('Link: </good>; rel="shortlink canonical"'), OTHER),
    "canon-header-second-rel": Case(headed('Link: </good>; rel=next; rel=canonical'), GOOD),
    "canon-header-two-fields": Case(headed('Link: </x>; rel=preload', 'Link: </good>; rel=canonical'), OTHER),
    "canon-header-anchor": Case(headed('Link: </good>; rel=canonical; anchor="/other"'), GOOD),
    "canon-anchor-element": ok(page("<a rel=canonical href=/good>x</a>"), **GOOD),
    "canon-og": ok(page("<meta property=og:url content=/good>"), **GOOD),
    "canon-base-target": ok(page("<base target=_top><base href=/x/>" + canonical("../good")), **OTHER),
    "canon-two-bases": ok(page("<base href=/a/b/><base href=/>" + canonical("../../good")), **OTHER),
    "canon-base-bad": ok(page("<base href='http://[::1'>" + canonical("/good")), **OTHER),
    "canon-base-after": ok(page(canonical("good") + "<base href=/>"), **OTHER),
    "canon-script-head-end": ok(page("<script>'</head>'</script>" + canonical("/good")), **OTHER),
    "canon-in-title": ok(("<!doctype html><html><head><title>a " + canonical("/good") + "</title></head><body>x").encode(), **GOOD),
    "canon-in-open-title": ok(("<!doctype html><html><head><title>a " + canonical("/good") + "<body>x").encode(), **GOOD),
    "canon-in-style": ok(page("<style>" + canonical("/good") + "</style>"), **GOOD),
    "canon-in-open-style": ok(("<head><style>" + canonical("/good")).encode(), **GOOD),
    "canon-in-textarea": ok(page("<textarea>" + canonical("/good") + "</textarea>"), **GOOD),
    "canon-in-noscript": ok(page("<noscript>" + canonical("/good") + "</noscript>"), **GOOD),
    "canon-second-head": ok(page(body="<head>" + canonical("/good") + "</head>"), **GOOD),
    "canon-after-head-end": ok(("<html><head><title>t</title></head>" + canonical("/good") + "<body>x").encode(), **OTHER),
    "canon-custom": ok(page("<x-y></x-y>" + canonical("/good")), **GOOD),
    "canon-cdata": ok(page("<![CDATA[" + canonical("/good") + "]]>"), **GOOD),
    "canon-conditional": ok(page("<!--[if IE]>" + canonical("/good") + "<![endif]-->"), **GOOD),
    "canon-bad-comment": ok(page("<!--> " + canonical("/good")), **OTHER),
    "canon-bad-comment-2": ok(page("<!-- a --!>" + canonical("/good")), **OTHER),
    "canon-frameset": ok(("<html><head>" + canonical("/good") + "</head><frameset><frame src=a></frameset>").encode(), **OTHER),
    "canon-dup-attribute": ok(page("<link rel=canonical href=/good href=/other>"), **OTHER),
    "canon-slashes": ok(page("<link/rel=canonical/href=/good>"), **GOOD),
    "canon-entity": ok(page("<link rel=canonical href='/goo&#100;'>"), **OTHER),
    "canon-amp": ok(page("<link rel=canonical href='/good?a=1&b=2'>"), **(OTHER | {"canonical":"/good?a=1&b=2"})),
    "canon-data": ok(page(canonical("data:text/html,x")), **(GOOD | {"canonical":None})),
    "canon-mailto": ok(page(canonical("mailto:a@b")), **(GOOD | {"canonical":None})),
    "canon-bom": ok(b"\xef\xbb\xbf" + page(canonical("/good")), **OTHER),
    # Robots rules by bot, date and markup
    "rob-several": Case(headed("X-Robots-Tag: googlebot: index, otherbot: noindex"), GOOD),
    "rob-spaces": Case(headed("X-Robots-Tag:   NOINDEX ,nofollow"), NOT_INDEXED),
    "rob-date": Case(headed("X-Robots-Tag: unavailable_after: 25 Jun 2010 15:00:00 PST"), NOT_INDEXED),
    "rob-date-comma": Case(headed("X-Robots-Tag: unavailable_after: Fri, 25 Jun 2010 15:00:00 GMT"), NOT_INDEXED),
    "rob-date-850": Case(headed("X-Robots-Tag: unavailable_after: Friday, 25-Jun-10 15:00:00 GMT, nofollow"), NOT_INDEXED),
    "rob-date-future": Case(headed("X-Robots-Tag: unavailable_after: 25-Aug-2100 15:00:00 EST"), GOOD),
    "rob-date-no-time": ok(page("<meta name=robots content='unavailable_after: 21 Sep 2020'>"), **NOT_INDEXED),
    "rob-date-dashes": ok(page("<meta name=robots content='unavailable_after: 21-Sep-2020'>"), **NOT_INDEXED),
    "rob-date-zone": ok(page("<meta name=robots content='unavailable_after: 2020-09-21 00:00:00 UTC'>"), **NOT_INDEXED),
    "rob-date-zone-future": ok(page("<meta name=robots content='unavailable_after: 2120-09-21 00:00:00 PST'>"), **GOOD),
    "rob-date-bad": ok(page("<meta name=robots content='unavailable_after: soon'>"), **GOOD),
    "rob-date-bot": Case(headed("X-Robots-Tag: otherbot: unavailable_after: 25 Jun 2010 15:00:00 PST"), GOOD),
    "rob-all": Case(headed("X-Robots-Tag: all"), GOOD),
    "rob-no-index": Case(headed("X-Robots-Tag: no-index"), GOOD),
    "rob-property": ok(page("<meta property=robots content=noindex>"), **GOOD),
    "rob-equiv": ok(page("<meta http-equiv=X-Robots-Tag content=noindex>"), **GOOD),
    "rob-dup": ok(page("<meta name=robots content=index content=noindex>"), **GOOD),
    "rob-entity": ok(page("<meta name=robots content='no&#105;ndex'>"), **NOT_INDEXED),
    "rob-slashes": ok(page("<meta/name=robots/content=noindex>"), **GOOD),
    "rob-name-blank": ok(page("<meta name=' robots ' content=noindex>"), reason="noindex"),
    "rob-body": ok(page(body=NOINDEX), **NOT_INDEXED),
    "rob-after-html": ok(page(NOINDEX.replace("noindex", "index")) + NOINDEX.encode(), **NOT_INDEXED),
    "rob-after-upper-html": ok(page() + b"</HTML >" + NOINDEX.encode(), **NOT_INDEXED),
    "rob-second-page": ok(page() + page(NOINDEX), **NOT_INDEXED),
    "canon-after-html": ok(page() + canonical("/good").encode(), **GOOD, canonical=None),
    "canon-after-html-without-body": ok(f"<html><head></head></html>{canonical('/good')}<p>Text.".encode(), **GOOD, canonical=None),
    "canon-backslash": ok(page(canonical("\\good")), **OTHER),
    "canon-backslash-of-itself": ok(page(canonical("x\\..\\canon-backslash-of-itself")), **GOOD),
    "canon-backslash-in-query": ok(page(canonical("good?\\")), **OTHER | {"canonical": "/good?\\"}),
    "canon-without-host": ok(page(canonical("https://") + canonical("https:///")), **GOOD, canonical=None),
    "canon-header-without-host": Case(headed("Link: <https://>; rel=canonical"), GOOD),
    "canon-header-escape": Case(headed('Link: </good>; title="a\\"b; c"; rel=canonical'), OTHER),
    "location-backslash": Case(redirect("\\good"), MOVED),
    "rob-body-noscript": ok(page(body="<noscript>" + NOINDEX + "</noscript>"), **GOOD),
    "rob-body-textarea": ok(page(body="<textarea>" + NOINDEX + "</textarea>"), **GOOD),
    "rob-body-attr": ok(page(body='<p title="<meta name=robots content=noindex>">'), **GOOD),
    "rob-after-text": ok(("<html><head>text " + NOINDEX + "</head>").encode(), **NOT_INDEXED),
    "rob-in-title": ok(("<title>" + NOINDEX + "</title><p>x").encode(), **GOOD),
    "rob-conditional": ok(page("<!--[if IE]>" + NOINDEX + "<![endif]-->"), **GOOD),
    "rob-unclosed": ok(b"<!doctype html><html><head><title>x</title><meta name=robots content=noindex", **GOOD),
    "rob-embedded": ok(page("<meta name=robots content='noindex, indexifembedded'>"), **NOT_INDEXED),
    "rob-nosnippet": ok(page("<meta name=robots content='nosnippet, noarchive, max-snippet:0, max-image-preview:none'>", "<span data-nosnippet>x</span>"), **GOOD),
    "rob-max-none": ok(page("<meta name=robots content='max-image-preview:none'>"), **GOOD),
    "rob-pdf": Case(response(b"%PDF", "X-Robots-Tag: noindex", content_type="application/pdf"), NOT_INDEXED),
    "canon-pdf": Case(response(b"%PDF", "Link: </good>; rel=canonical", content_type="application/pdf"), OTHER),
    "rob-text": Case(response(page(NOINDEX), content_type="text/plain"), GOOD),
    "rob-xhtml-script": Case(response(b"<?xml version='1.0'?><html xmlns='http://www.w3.org/1999/xhtml'><head><title/><script src='a.js'/><meta name='robots' content='noindex'/></head><body><p>x</p></body></html>", content_type="application/xhtml+xml"), NOT_INDEXED),
    "rob-xhtml-bad": Case(response(b"<html xmlns='http://www.w3.org/1999/xhtml'><head><title>a</title><meta name='robots' content='noindex'></head><body><p>x", content_type="application/xhtml+xml"), NOT_INDEXED),
    "rob-xhtml-cdata": Case(response(b"<html xmlns='http://www.w3.org/1999/xhtml'><head><title>a</title><script><![CDATA[ </script> ]]></script><meta name='robots' content='noindex'/></head><body/></html>", content_type="application/xhtml+xml"), NOT_INDEXED),
    "xml": Case(response(b"<?xml version='1.0'?><a><meta name='robots' content='noindex'/></a>", content_type="application/xml"), GOOD),
    # Refresh
    "re-noscript": ok(page("<noscript><meta http-equiv=refresh content='0;url=/good'></noscript>"), **GOOD),
    "re-delay": ok(page("<meta http-equiv=refresh content='10; url=/good'>"), **MOVED),
    "re-header-delay": Case(headed("Refresh: 5;url=/good"), MOVED),
    "re-header-quoted": Case(headed('Refresh: 0; URL="/good"'), MOVED),
    "re-header-no-url": Case(headed("Refresh: 300"), GOOD),
    "re-spaces": ok(page("<meta http-equiv=' Refresh ' content=' 0 ; URL = /good'>"), **MOVED),
    "re-self-fragment": ok(page("<meta http-equiv=refresh content='0; url=#top'>"), **GOOD),
    "re-self-query": ok(page("<meta http-equiv=refresh content='600; url=/re-self-query?refresh'>"), **GOOD),
    "re-self-query-at-once": ok(page("<meta http-equiv=refresh content='0; url=/re-self-query-at-once?a'>"), reason="redirect"),
    "re-js": ok(page("<meta http-equiv=refresh content='0; url=javascript:alert(1)'>"), **GOOD),
    "re-base": ok(page("<base href=/x/><meta http-equiv=refresh content='0;url=../good'>"), **MOVED),
    "re-negative": ok(page("<meta http-equiv=refresh content='-1;url=/good'>"), **GOOD),
    "re-noindex": ok(page(NOINDEX + "<meta http-equiv=refresh content='0;url=/good'>"), **MOVED),
    "re-404": Case(response(page("<meta http-equiv=refresh content='0;url=/good'>"), status=404), {"reason":"not-found"}),
    "own-%C3%A9": Case(redirect("/own-\u00c3\u00a9"), LOOP),
    "re-own-%C3%A9": ok(page("<meta http-equiv=refresh content='60; url=/re-own-\u00e9'>"), **GOOD),
    # Statuses, as in Google, “HTTP status codes”, and RFC 9110
    **{f"st-{s}": Case(response(page(), status=s), e) for ss, e in (((202, 207, 208), GOOD), ((420, 430), {"reason":"blocked","indexable":None}), ((511,), {"reason":"login","indexable":None}), ((205,), EMPTY), ((304,), UNREACHABLE), ((305,306,399), LOOP), ((410,), {"reason":"not-found"}), ((418,421,423,424,425,426,428,431,451), {"reason":"client-error"}), ((506,507,508,510,521,522,526,530), {"reason":"server-error"})) for s in ss},
    "st-300-location": Case(redirect("/good", 300), MOVED),
    "st-304-location": Case(redirect("/good", 304), UNREACHABLE),
    "st-305-location": Case(redirect("/good", 305), LOOP),
    "st-201-location": Case(response(page(), "Location: /good", status=201), GOOD),
    "st-200-location": Case(response(page(), "Location: /good"), GOOD),
    "http-10": Case(b"HTTP/1.0 200 OK\r\nContent-Type: text/html\r\n\r\n" + page(NOINDEX), NOT_INDEXED),
    # Text and types
    "only-blanks": ok(b"   \n", **GOOD),
    "only-bom": ok(b"\xef\xbb\xbf", **GOOD),
    "cs-utf16-meta": ok(b"<meta charset=utf-16>" + page(NOINDEX), **NOT_INDEXED),
    "cs-utf7": Case(response(page(NOINDEX), content_type="text/html; charset=utf-7"), NOT_INDEXED),
    "cs-empty": Case(response(page(NOINDEX), content_type="text/html;charset="), NOT_INDEXED),
    "cs-quoted": Case(response(page(NOINDEX), content_type='text/html; charset="utf-8"'), NOT_INDEXED),
    "cs-bom-wins": Case(response(b"\xef\xbb\xbf" + page(NOINDEX), content_type="text/html; charset=utf-16le"), NOT_INDEXED),
    "cs-two-types": Case(response(page(NOINDEX), "Content-Type: text/html", content_type="text/html"), NOT_INDEXED),
    "nul-in-tag": ok(page("<me\0ta name=robots content=noindex>"), **GOOD),
    "ctrl": ok(page("\x01\x02" + NOINDEX), **NOT_INDEXED),
    "deep": ok(page(NOINDEX, "<b>" * 300), **NOT_INDEXED),
    "plaintext": ok(page(body="<plaintext>" + NOINDEX), **GOOD),
    "svg-title": ok(page(body="<svg><title>x</title></svg>" + NOINDEX), **NOT_INDEXED),
    "xmp": ok(page(body="<xmp>" + NOINDEX + "</xmp>"), **GOOD),
}  # fmt: skip
"""The pages by their paths, without the slash."""


def serve(connection: socket.socket, is_over: threading.Event) -> None:
    """Answer one request with the case of its path; other paths are missing."""
    with connection, suppress(OSError):
        path = connection.recv(65_536).partition(b" ")[2].partition(b" ")[0].decode()
        case = CASES.get(path.removeprefix("/"), Case(response(b"missing", status=404), {}))
        connection.sendall(case.response)
        if case.ending == "stall":
            is_over.wait(30)
        while case.ending == "endless" and not is_over.is_set():
            connection.sendall(case.response[-1_024:])
        if case.ending == "reset":
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        else:
            connection.shutdown(socket.SHUT_WR)


@pytest.fixture(scope="module")
def origin() -> Iterator[str]:
    """Origin of the server, which serves `CASES`."""
    is_over, threads = threading.Event(), list[threading.Thread]()
    server = socket.create_server(("127.0.0.1", 0), backlog=128)

    def serve_all() -> None:
        with suppress(OSError):
            while True:
                threads.append(threading.Thread(target=serve, args=(server.accept()[0], is_over)))
                threads[-1].start()

    accepting = threading.Thread(target=serve_all)
    accepting.start()
    yield f"http://127.0.0.1:{server.getsockname()[1]}"
    is_over.set()
    server.shutdown(socket.SHUT_RDWR)
    server.close()
    for thread in (accepting, *threads):
        thread.join()


@pytest.fixture(scope="module")
def checked(origin: str, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The JSON of one check of all cases."""
    folder = tmp_path_factory.mktemp("hostile")
    (folder / "urls.txt").write_text("\n".join(f"{origin}/{path}" for path in CASES))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SITEMAP_STUDIO_CACHE", str(folder / "cache"))
        words = (
            "pages",
            folder / "urls.txt",
            "--format",
            "json",
            "--output",
            folder / "report.json",
            "--timeout",
            2,
            "--concurrency",
            8,
        )
        assert main([str(word) for word in words]) == 1
    return json.loads((folder / "report.json").read_text())


@pytest.mark.parametrize("path", CASES)
def test_hostile_page_has_expected_facts(checked: dict[str, Any], origin: str, path: str):
    (found,) = (each for each in checked["pages"] if each["loc"] == f"{origin}/{path}")
    found["error"] = found["error"] and found["error"]["kind"]
    expected = {
        name: f"{origin}{value}" if isinstance(value, str) and value.startswith("/") else value
        for name, value in CASES[path].expected.items()
    }
    assert {name: found[name] for name in expected} == expected


def test_hostile_pages_do_not_pause_host(checked: dict[str, Any]):
    assert (checked["counts"]["left"], checked["hosts"][0]["paused"]) == (0, None)
