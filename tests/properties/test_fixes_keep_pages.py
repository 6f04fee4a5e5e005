"""Fixes without a decision never change which page a URL denotes, as an independent parser reads it.

URLs, 40,000 for exploring, are made with fixed seeds: parts of real-looking URLs, with faults of every kind that `fix` knows and traps
that only look like faults. The parser is ada-url, a reference implementation of the WHATWG URL standard. A URL keeps its
page if the parser gives the same result before and after, up to the normalisation of percent escapes (RFC 3986, 6.2.2)
and without the fragment, which no server sees (RFC 3986, 3.5). Faults that the parser cannot read, such as `htp://`, are
applied to a right URL, which is what their fix must result in.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Final

import pytest
from ada_url import URL

from sitemap_studio.document.document import Document
from sitemap_studio.document.fixing import plan_fixes
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.protocol.leak_patterns import NO_LEAKS
from sitemap_studio.protocol.rule import RuleContext
from sitemap_studio.validation.set_validation import validate_entries
from tests.builders import fill
from tests.hypothesis_examples import examples

COUNT: Final = examples(40_000)
CHUNK: Final = 5_000

SCHEMES = ("https://", "http://")
HOSTS = ("www.example.com", "example.org", "shop.example.co.uk", "a.example", "münchen.example", "www.example.com:8443",
         "EXAMPLE.com", "xn--mnchen-3ya.example", "example.com:443", "example.com:80", "www.example.com.", "8.8.8.8")  # fmt: skip
SEGMENTS = (
    "catalog", "2026", "blog", "a-b_c~d", "Inc.", "20%25faster", "50%25deal", "100%25", "caf%C3%A9", "café", "日本", "größe",
    "spring sale", "a+b", "c;v=1", "x,y", "(S(short))", "…", "%E4", "ü", "v1.0", "AC%2FDC", "name@host", "a'b", "%7Euser",
    "..", ".", "%2e%2E", "a:b", "100%", "a%zz", "mi\u200cخ", "میخ", "wiki", "Null", "item-1;", "b.", "🙂", "%25C3", "a%2541b",
    "*", "!", "$1", "&amp", "=", "[1]", "a%26b",
)  # fmt: skip
QUERIES = (
    "a=1", "b=2&c=3", "q=a b", "q=ü", "q=%E4", "u=https%253A%252F%252Fa.example", "u=https://a.example/?b", "id=5&pk_id=6", "sid=12",
    "utm_source=x", "gclid=y&a=1", "PHPSESSID=12", "f[]=1", "a=1&amp;b=2", "q=100%", "q=%2520", "page=2;", "x=a|b", "t=<b>", "q={a-}",
    "id=null", "", "a=50%25", "at_medium=z", "q='a'", "q=%26amp%3B", "sessionid=5",
)  # fmt: skip
FRAGMENTS = ("", "", "", "", "top", "!/page", "/route", "ü", "a=1")

DELIMITERS: Final = "/?#&=+;:@,$!'()*"
INVISIBLE: Final = "\u00ad\u200b\u200c\u200d\u2060\u202e"

Fault = Callable[[random.Random, str], str]


def _insert(text: str) -> Fault:
    def fault(chance: random.Random, url: str) -> str:
        place = chance.randrange(url.index("/", 8) + 1 if "/" in url[8:] else len(url), len(url) + 1)
        return url[:place] + text + url[place:]

    return fault


REPAIRED: Final[tuple[Fault, ...]] = (
    lambda _, url: f" {url}\n",
    lambda _, url: f"\u00a0{url}\u200b",
    lambda _, url: f'"{url}"',
    lambda _, url: f"\u201e{url}\u201c;",
    lambda _, url: url.replace("http", "htp", 1),
    lambda _, url: url.replace("http", "hhttp", 1),
    lambda _, url: url.replace("://", ";//", 1),
    lambda _, url: url.replace("://", "//", 1),
    lambda _, url: url.replace("://", ":/", 1),
    lambda _, url: url.replace("://", ": //", 1),
    lambda _, url: url.replace("://", ":\\\\", 1),
    lambda _, url: url.replace("://", ":\\", 1),
    lambda _, url: url.upper()[: url.index("/", 8)] + url[url.index("/", 8) :],
    _insert("\u00ad"),
    _insert("\u2060"),
    _insert("\u202e"),
)
"""Faults that are certainly repaired: the result must be that of the URL without them."""

TRAPS: Final[tuple[Fault, ...]] = tuple(
    _insert(text)
    for text in (
        "%25", "%2520", "%25C3%25A9", "&amp;", "&amp;amp;", "&lt;", "&gt;", "<", ">", '"', "{", "}", "|", "^", "`", "\\", " ", "%", "%4",
        "ü", "%C3%BC", "%E4", ";", ".", "#", "?", "//", "/../", "/./", "${slug}", "{{ url }}", "/undefined/", "/null", "%NAME%", "/:slug",
        "?utm_source=a", "&gclid=b", "?PHPSESSID=1", ";jsessionid=2", "/(S(abcdefghij))", "\t", "\n", "%00", "%0A", ",https://a.example/b",
        "http://", "é", "\u200d", "%u00FC", "[", "]", "'", "*", "[object Object]",
    )
)  # fmt: skip
"""Texts in the path or query that are legal, illegal or ambiguous; whatever `fix` does must keep the page."""


def make_url(chance: random.Random) -> str:
    """Return a real-looking URL."""
    path = "".join(f"/{chance.choice(SEGMENTS)}" for _ in range(chance.randrange(4))) + chance.choice(("", "/"))
    query = chance.choice(QUERIES) if chance.random() < 0.4 else None
    fragment = chance.choice(FRAGMENTS)
    return (
        chance.choice(SCHEMES)
        + chance.choice(HOSTS)
        + (path or "/")
        + ("" if query is None else f"?{query}")
        + (f"#{fragment}" if fragment else "")
    )


def make_cases(seed: int, count: int) -> list[tuple[str, str]]:
    """Return values and, for each, the URL whose page its fix must denote."""
    chance = random.Random(seed)
    cases = []
    for _ in range(count):
        url = make_url(chance)
        for _ in range(chance.choice((0, 0, 1, 1, 2))):
            url = chance.choice(TRAPS)(chance, url)
        value = chance.choice(REPAIRED)(chance, url) if chance.random() < 0.4 else url
        cases.append((value, url))
    return cases


def page_of(url: str) -> tuple[str, ...] | None:
    """Return what identifies the page of a URL, as the independent parser reads it; None if it rejects the URL."""
    try:
        parsed = URL(url)
    except ValueError:
        return None
    return parsed.protocol, parsed.host.rstrip("."), _normal(parsed.pathname), _normal(parsed.search)


def _normal(part: str) -> str:
    """Return a part of a URL with every character as an escape, except delimiters that stand for themselves."""

    def normal(found: re.Match[str]) -> str:
        is_escape = len(found[0]) == 3
        return found[0].lower() if is_escape or found[0] in DELIMITERS else f"%{found[0].encode().hex('%')}"

    return re.sub("(?s)%[0-9A-Fa-f]{2}|.", normal, part)


def fixed_by_plan(values: list[str]) -> list[str]:
    """Return values as `fix` without any decision leaves them."""
    table = EntryTable()
    fill(table, 0, origin=0, loc=values)
    document = Document(path=None, sitemaps=[])
    document.table, document.problems = table, validate_entries(table, context=RuleContext(leaks=NO_LEAKS))
    planned = plan_fixes(document.snapshot())
    after = list(values)
    for changes in planned.values:
        for slot, text in zip(changes.slots.tolist(), changes.after, strict=True):
            after[slot] = text or ""
    return after


def is_same_page(value: str, url: str, after: str) -> bool:
    """Return whether a changed value denotes the page of the URL that it was made from."""
    return page_of(after) in {page_of(text) for text in (value, url, *_references(url))} - {None}


def _references(url: str) -> list[str]:
    """Return a URL with the documented repairs: without invisible characters and entities, and unescaped once."""
    visible = "".join(each for place, each in enumerate(url) if each not in INVISIBLE or _is_joiner_in_word(url, place))
    plain = visible
    while "&amp;" in plain:
        plain = plain.replace("&amp;", "&")
    head, mark, tail = plain.partition("?")
    for twice, once in (("%2520", "%20"), ("%25C3%25A9", "%C3%A9")):
        head = _unescape(head, twice, once)
    return [visible, plain, head + mark + tail]


def _unescape(text: str, twice: str, once: str) -> str:
    parts = text.split(twice)
    made = parts[0]
    for part in parts[1:]:
        made += (twice if made[-1:].isdigit() else once) + part
    return made


def _is_joiner_in_word(text: str, place: int) -> bool:
    around = text[place - 1 : place], text[place + 1 : place + 2]
    are_letters = all(each and not each.isascii() and each not in INVISIBLE for each in around)
    return text[place] in "\u200c\u200d" and are_letters


@pytest.mark.parametrize("seed", range(COUNT // CHUNK))
def test_fixes_without_decision_never_change_page_of_url(seed: int):
    cases = make_cases(seed, CHUNK)
    after = fixed_by_plan([value for value, _ in cases])
    changed = [(*case, text) for case, text in zip(cases, after, strict=True) if text != case[0]]
    assert len(changed) > CHUNK / 10
    assert [each for each in changed if not is_same_page(*each)] == []
