"""Leak patterns: URLs that default patterns match or not, and limits of own patterns."""

from __future__ import annotations

import contextlib
import csv
import ipaddress
import re
from pathlib import Path

import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.core.errors import RequestError
from sitemap_studio.protocol.leak_patterns import (
    DEFAULT_DESCRIPTION,
    DEFAULT_LEAK_PATTERNS,
    DEFAULT_LEAKS,
    DEFAULT_LINES,
    MAX_FILE_BYTES,
    LeakPattern,
    compiled_leaks,
    leak_message,
    leaks_of_lines,
    pattern_fault,
    patterns_of_file,
    plain_reason,
    user_pattern,
    without_unknown_names,
)

LEAKS = {
    "localhost": ["http://localhost/", "http://localhost:8080/a", "https://app.localhost/", "http://LOCALHOST./a", "http://localhost\\a"],
    "local-development": ["https://shop.ddev.site/", "http://a.lndo.site/b", "http://lvh.me:3000/", "http://a.localtest.me"],
    "private-ipv4": [
        "http://127.0.0.1/", "http://10.1.2.3/a", "https://192.168.0.1:8443/", "http://172.16.0.1/", "http://172.31.9.9/",
        "http://169.254.1.1/", "http://100.64.0.1/", "http://0.0.0.0:3000/", "http://user@10.0.0.1/", "http://198.18.0.1/",
        "http://224.0.0.1/", "http://255.255.255.255/",
    ],
    "private-ipv6": [
        "http://[::1]/", "http://[0:0:0:0:0:0:0:1]:80/", "http://[fe80::1]/", "http://[FD12:3456::1]/", "http://[fc00::1]/",
        "http://[::ffff:192.168.1.1]/", "http://[::]/", "http://[::ffff:7f00:1]/", "http://[::ffff:c0a8:101]:80/a",
        "http://[0:0:0:0:0:FFFF:0A00:0001]/", "http://[::ffff:0:1]/", "http://[::ffff:0:ac10:1]/", "http://[::7f00:1]/",
        "http://[64:ff9b::a00:1]/", "http://[64:ff9b::192.168.1.1]/", "http://[64:ff9b:1::808:808]/", "http://[2002:7f00:1::]/",
        "http://[2002:c0a8:101::1]/", "http://[2001:db8::1]/", "http://[ff02::1]/", "http://[3fff::1]/",
    ],
    "hexadecimal": ["http://0x7f000001/", "http://0x7f.0x1:80/", "http://127.0.0.0X1/a"],
    "private-name": [
        "http://printer.local/", "http://wiki.internal/", "http://shop.test/a", "http://a.home.arpa/", "http://a.lan:80/",
        "http://wiki.intranet", "http://a.corp./x", "http://a.invalid/", "http://abc.onion/", "http://a.alt/",
    ],
    "no-dot": ["http://intranet/", "https://admin", "http://server:8080/a", "http://undefined/a", "http://user@intranet/"],
    "vercel": [
        "https://shop-git-main-team.vercel.app/", "https://shop-git-new-menu-annas-projects.vercel.app/a",
        "https://shop-8fgnh2lkd-team.vercel.app/",
    ],
    "netlify": [
        "https://deploy-preview-12--shop.netlify.app/", "https://new-menu--shop.netlify.app/a",
        "https://5f0c1a2b3c4d5e6f7a8b9c0d--shop.netlify.com/", "https://shop-1a2b3c.netlify.live/",
    ],
    "cloudflare": ["https://373f31e2.shop.pages.dev/", "https://new-menu.shop.pages.dev/a", "https://a-b-c-d.trycloudflare.com/"],
    "azure": [
        "https://shop.scm.azurewebsites.net/", "https://shop-staging.azurewebsites.net/a",
        "https://nice-sea-0a1b2c3d4-12.westeurope.azurestaticapps.net/", "https://nice-sea-0a1b2c3d4-dev.eastus2.2.azurestaticapps.net",
    ],
    "codespaces": ["https://silver-space-12-3000.app.github.dev/", "https://silver-space.github.dev", "https://a-3000.githubpreview.dev/"],
    "tunnel": ["https://1a2b3c4d.ngrok.io/", "https://a.eu.ngrok.io/b", "https://abc.ngrok-free.app/", "https://abc-3000.euw.devtunnels.ms/"],
    "preview": [
        "https://shop--pr12-1a2b3c4d.web.app/", "https://shop-pr-12.herokuapp.com/", "https://shop-pr-7.onrender.com/a",
        "https://pr-12.d1a2b3c4d5e6f7.amplifyapp.com/", "https://dev-shop.pantheonsite.io/", "https://abc.picard.replit.dev/",
        "https://3000-anna-shop-1a2b.ws-eu1.gitpod.io/", "https://abc12.csb.app/",
    ],
    "staging": [
        "http://staging.example.com/", "http://www-staging.example.com/", "http://shop.preprod.example.com/",
        "http://staging2.example.co.uk:8080/", "http://uat.example.com/",
    ],
    "admin": [
        "http://www.example.com/admin", "http://www.example.com/admin/users?x", "http://www.example.com/shop/wp-admin/",
        "http://www.example.com/wp-login.php", "http://www.example.com/phpMyAdmin/", "http://www.example.com/admin.php",
        "http://example.com/de/admin/settings", "http://example.co.uk:8080/administrator/index.php",
    ],
    "dot-file": [
        "http://www.example.com/.env", "http://www.example.com/.git/config", "http://www.example.com/a/.htaccess",
        "http://www.example.com/.env.local?x", "http://www.example.com/a/.DS_Store",
    ],
    "backup": [
        "http://www.example.com/index.php~", "http://www.example.com/a.bak", "http://www.example.com/a.php.old?x",
        "http://www.example.com/dump.sql", "http://www.example.com/shop.sql.gz", "http://www.example.com/backup.zip",
        "http://www.example.com/a/backups.tar.gz", "http://www.example.com/.index.html.swp",
    ],
}  # fmt: skip

HARMLESS = [
    "http://www.example.com/", "https://example.com/administration-of-estates", "https://dev.to/", "https://www.test.de/",
    "http://11.0.0.1/", "http://172.32.0.1/", "http://192.169.0.1/", "http://[2001:4860::1]/", "http://[2a00:1450::ffff:7f00:1]/", "http://100.128.0.1/",
    "http://www.example.com/.well-known/security.txt", "http://www.example.com/a/.%2e", "http://www.example.com/\ud800",
    "http://www.example.com/~anna/", "http://www.example.com/a..b",
    "http://www.example.com/old/", "http://www.example.com/backup-software", "http://www.example.com/?next=/admin/",
    "http://local.example.com/", "http://www.example.com/localhost/", "http://contest.example.com/",
    "http://test-drive.example.com/", "http://www.example.com/about-sql", "http://www.example.com/#a.bak",
    "http://www.example.com/author/admin/", "http://www.example.com/blog/Author/Admin", "http://www.example.com/author/admin/page/2/",
    "http://www.example.com/author/administrator/", "http://www.example.com/authors/admin", "http://docs.example.com/admin/",
    "http://www.example.com/docs/admin/", "http://www.example.com/wiki/Admin", "http://www.example.com/tags/admin/",
    "http://www.example.com/tags/.net/", "http://www.example.com/tags/.htaccess/", "http://www.example.com/.wgetrc",
    "http://dev.mysql.com/doc/", "http://dev.example.com/", "http://qa.example.com/", "http://test.example.com/",
    "http://www.example.com/api/model.save", "http://www.example.com/api/json.dump", "https://example.com/",
    "https://shop.vercel.app/", "https://my-portfolio-developer-anna.vercel.app/", "https://git-tips.vercel.app/",
    "https://my-3d-portfolio.vercel.app/", "https://shop.netlify.app/", "https://shop.pages.dev/", "https://shop.web.app/",
    "https://shop.azurewebsites.net/", "https://nice-sea-0a1b2c3d4.westeurope.azurestaticapps.net/", "https://ngrok.com/docs",
    "https://docs.ngrok.com/", "https://github.dev/", "https://shop.herokuapp.com/", "https://main.d1a2b3.amplifyapp.com/",
    "https://anna.github.io/a", "http://1.2.3.4/", "https://xn--mnchen-3ya.de/", "https://example.com./", "https://a.example/", "http://a%2Elocal/",
    "http://[2606:4700::a00:1]/", "http://[::ffff:808:808]/", "http://[64:ff9b::808:808]/", "http://[2002:808:808::a00:1]/",
    "http://[3fff:1000::1]/", "http://[2001:db9::1]/", "https://0xdeadbeef.example.com/", "https://test.de/", "https://www.localhost.com/", "https://local.com/",
]  # fmt: skip


JUDGED = Path(__file__).parents[1] / "data" / "leaks" / "urls.tsv"
"""URLs of real sitemaps, on other hosts, that a default pattern of this or of an earlier version matches, judged by hand."""

EXAMPLES = [*((name, loc) for name, locs in LEAKS.items() for loc in locs), *((None, loc) for loc in HARMLESS)]


@pytest.mark.parametrize(("name", "loc"), EXAMPLES)
def test_default_patterns_match_only_leaks_in_both_engines(name, loc):
    found = [each for each in DEFAULT_LEAK_PATTERNS if re.search(each.pattern, loc)]
    assert name in [each.name for each in found] if name else not found
    assert DEFAULT_LEAKS.first(loc) == next(iter(found), None)


def read_judged_urls() -> dict[str, bool]:
    with JUDGED.open(encoding="utf-8", newline="") as file:
        return {row["url"]: row["is_leak"] == "yes" for row in csv.DictReader(file, delimiter="\t")}


def test_default_patterns_on_real_urls_have_90_percent_precision():
    judged = read_judged_urls()
    found = {url for url in judged if DEFAULT_LEAKS.first(url)}
    right = {url for url, is_leak in judged.items() if is_leak}
    assert len(judged) >= 80
    assert len(found & right) >= 0.9 * len(found)
    # Other hosts than the site's may be manuals, so that a mistyped www is not reported.
    assert right - found == {"https://wwww.example.com/admin", "https://wwww.example.com/admin/category"}


@pytest.mark.parametrize(
    ("loc", "message"),
    [
        pytest.param(
            "http://intranet/a",
            "The host “intranet” is not public: it is a name without a dot, which only a local network knows "
            "(RFC 1123, 6.1.4.3; ICANN on dotless domains).",
            id="no dot",
        ),
        pytest.param(
            "https://deploy-preview-12--shop.netlify.app/",
            "The host “deploy-preview-12--shop.netlify.app” is not public: it is a preview (Netlify, Deploy Previews).",
            id="preview",
        ),
        pytest.param(
            "https://staging.example.com/",
            "“https://staging.example.com/” looks like a staging site (pattern “staging”).",
            id="habit",
        ),
    ],
)
def test_leak_message_names_host_with_reason_or_pattern(loc, message):
    found = DEFAULT_LEAKS.first(loc)
    assert found
    assert str(leak_message(found, loc)) == message


PRIVATE_OR_NEAR = [
    "0.0.0.1", "0.255.1.1", "1.0.0.0", "8.8.8.8", "9.255.255.255", "10.0.0.0", "10.255.255.255", "11.0.0.0", "100.63.255.255",
    "100.64.0.0", "100.127.255.255", "100.128.0.0", "126.255.255.255", "127.0.0.1", "128.0.0.0", "169.253.0.0", "169.254.9.9",
    "169.255.0.0", "172.15.255.255", "172.16.0.0", "172.31.255.255", "172.32.0.0", "192.0.1.1", "192.0.2.1", "192.0.3.0",
    "192.167.0.0", "192.168.0.0", "192.168.255.255", "192.169.0.0", "198.17.0.0", "198.18.0.0", "198.19.255.255", "198.20.0.0",
    "198.51.99.1", "198.51.100.7", "198.51.101.0", "203.0.112.9", "203.0.113.9", "203.0.114.0", "223.255.255.255", "224.0.0.1",
    "240.0.0.1", "255.255.255.255",
]  # fmt: skip


def is_reachable(address: ipaddress.IPv4Address) -> bool:
    """Return whether the whole Internet can reach an IPv4 address, by Python's registry of networks."""
    return address.is_global and not address.is_multicast


def embedding_forms(address: ipaddress.IPv4Address) -> list[str]:
    """Return the IPv6 addresses that contain an IPv4 address, each in several notations."""
    low = int(address)
    sixes = [
        ipaddress.IPv6Address((0xFFFF << 32) | low),
        ipaddress.IPv6Address((0xFFFF << 48) | low),
        ipaddress.IPv6Address((0x64FF9B << 96) | low),
        ipaddress.IPv6Address((0x2002 << 112) | (low << 80)),
        ipaddress.IPv6Address((0x2002 << 112) | (low << 80) | 1),
    ]
    dotted = [f"::ffff:{address}", f"0:0:0:0:0:FFFF:{address}", f"64:ff9b::{address}"]
    return [text for six in sixes for text in (six.compressed, six.exploded, six.exploded.upper())] + dotted


@pytest.mark.parametrize("text", PRIVATE_OR_NEAR)
def test_embedded_ipv4_address_is_private_as_its_dotted_form(text):
    address = ipaddress.IPv4Address(text)
    hosts = [text, *(f"[{form}]" for form in embedding_forms(address))]
    unlike = [host for host in hosts if (DEFAULT_LEAKS.first(f"http://{host}/") is None) != is_reachable(address)]
    assert unlike == []


def test_default_patterns_have_examples_and_unique_names():
    assert [each.name for each in DEFAULT_LEAK_PATTERNS] == list(LEAKS)


@given(
    st.sampled_from([*HARMLESS, *(loc for locs in LEAKS.values() for loc in locs)]),
    st.lists(st.tuples(st.integers(0, 40), st.characters(exclude_categories=["Cs"])), max_size=3),
    st.sampled_from([("i", "\u0130"), ("i", "\u0131"), ("s", "\u017f"), ("k", "\u212a"), ("", "")]),
)
def test_combined_leak_pattern_agrees_with_single_patterns(loc, put_in, replaced):
    for place, character in put_in:
        loc = loc[:place] + character + loc[place:]
    loc = loc.replace(*replaced) if replaced[0] else loc
    loc = loc.strip(" \t\r\n")
    assert pl.Series([loc.encode(errors="replace").decode()]).str.contains(DEFAULT_LEAKS.combined_pattern or "")[0] is (
        DEFAULT_LEAKS.first(loc) is not None
    )


def test_user_leak_patterns_replace_default_patterns():
    leaks = compiled_leaks([LeakPattern("draft", "/draft-", "a draft")])
    assert leaks.first("http://a.b/draft-1") == LeakPattern("draft", "/draft-", "a draft")
    assert not leaks.first("http://localhost/")
    assert not compiled_leaks([]).first("http://localhost/")


def test_alternation_and_flags_of_pattern_do_not_affect_others():
    leaks = compiled_leaks([LeakPattern("a", "(?i)x|y", "a"), LeakPattern("b", "Z", "b")])
    assert leaks.first("X")
    assert not leaks.first("z")


@pytest.mark.parametrize(
    ("pattern", "fault"),
    [
        ("(abc", "this parenthesis is not closed at character 1"),
        ("x/[z-a]", "this range is reversed at character 4"),
        ("é(?=a)", "this syntax is not supported at character 2"),
        (r"(a)\1", "this syntax is not supported at character 4"),
        ("*", "there is nothing to repeat before this character at character 1"),
        ("a)|(b", "this parenthesis is not opened at character 2"),
        ("(" * 400 + ")" * 400, "parentheses are nested too deeply at character 251"),
        ("a\nb(", "this parenthesis is not closed"),
        (r"(?:\w{1000}){1000}", "it is too large"),
        ("(?x) a # comment", "this syntax is not supported"),
        ("", "it is empty and would match every URL"),
        ("a" * 5_001, "it has more than 5,000 characters"),
        ("\ud800", "it contains invalid characters"),
    ],
)
def test_invalid_pattern_is_refused_with_number_and_reason(pattern, fault):
    assert pattern_fault(pattern) == fault
    with pytest.raises(RequestError) as refused:
        compiled_leaks([DEFAULT_LEAK_PATTERNS[0], LeakPattern("mine", pattern, "mine")])
    assert refused.value.message == f"Pattern 2, “mine”, is not valid: {fault}."


def test_unknown_pattern_error_is_reported_as_unsupported():
    assert plain_reason("weird literal found") == "this syntax is not supported"


@pytest.mark.parametrize("pattern", ["(?x) a # comment\n", "a|b", "\x00", "[#]", "(?i)É", "a" * 5_000])
def test_valid_leak_pattern_has_no_fault(pattern):
    assert pattern_fault(pattern) is None


def test_patterns_that_are_too_large_together_are_refused():
    large = [LeakPattern(str(number), rf"\w{{{number}}}", "large") for number in range(197, 201)]
    with pytest.raises(RequestError, match="The 4 patterns are too large together"):
        compiled_leaks(large)


def test_backtracking_prone_leak_pattern_terminates():
    leaks = compiled_leaks([LeakPattern("evil", "^(a+)+$", "evil")])
    assert not leaks.first("a" * 100_000 + "!")


FILE = Path("leaks.txt")
DRAFT = user_pattern("/draft-", "a draft")


def test_pattern_lines_may_name_default_patterns():
    assert DEFAULT_LINES[0] == "<localhost>"
    assert leaks_of_lines(DEFAULT_LINES) == DEFAULT_LEAKS
    leaks = leaks_of_lines(["<admin>", "", "# a draft", " /draft- "])
    assert [(each.name, each.what) for each in leaks.patterns] == [
        ("admin", "an administration page"),
        ("/draft-", "a draft"),
    ]


def test_line_with_unknown_pattern_name_is_refused_or_blanked():
    with pytest.raises(RequestError, match="Line 2: there is no default pattern <gopher>"):
        leaks_of_lines(["<admin>", "<gopher>"])
    assert without_unknown_names(["<admin>", "<gopher>", "x"]) == ["<admin>", "", "x"]


def test_name_of_user_pattern_is_its_shortened_text():
    assert (DRAFT.name, DRAFT.what) == ("/draft-", "a draft")
    assert user_pattern("x" * 100, "").name == "x" * 59 + "…"
    assert user_pattern("x", "").what == DEFAULT_DESCRIPTION
    usual = DEFAULT_LEAK_PATTERNS[-1]
    assert user_pattern(usual.pattern, usual.what) is usual
    assert user_pattern(usual.pattern, "another word").name != usual.name


def test_comment_in_pattern_file_describes_next_pattern():
    text = "# our list\r\n\r\n# a draft\r\n/draft-\r\n  /old/  \n\n# lost\n\n[#]top"
    leaks = patterns_of_file(b"\xef\xbb\xbf" + text.encode(), FILE)
    found = [(each.pattern, each.what) for each in leaks.patterns]
    assert found == [("/draft-", "a draft"), ("/old/", DEFAULT_DESCRIPTION), ("[#]top", DEFAULT_DESCRIPTION)]
    assert leaks.first("https://a.example/#top")


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (
            b"a\n\n# b\nc(d\n",
            "“leaks.txt”, line 4: the pattern is not valid: this parenthesis is not closed at character 2.",
        ),
        (b"a\nb\n\xff\xfe\n", "“leaks.txt”, line 3: not UTF-8."),
        ("a\n".encode("utf-16"), "“leaks.txt”, line 1: not UTF-8."),
        (b"", "“leaks.txt” contains no patterns."),
        (b"# only words\n\n", "“leaks.txt” contains no patterns."),
        (b"a\n" * 1_001, "“leaks.txt”, line 1001: more than 1,000 patterns."),
        (b"a" * (MAX_FILE_BYTES + 1), "“leaks.txt” is too large."),
        (b"(a" * 2_501, "“leaks.txt”, line 1: the pattern is not valid: it has more than 5,000 characters."),
        (
            b"".join(rb"\w{%d}" % n + b"\n" for n in range(197, 201)),
            "“leaks.txt”: the 4 patterns are too large together.",
        ),
        (rb"(((\w{90}){90}){90})", "“leaks.txt”, line 1: the pattern is not valid: it is too large."),
    ],
)
def test_invalid_pattern_file_is_refused_with_line_or_reason(data, message):
    with pytest.raises(RequestError) as refused:
        patterns_of_file(data, FILE)
    assert refused.value.message == message


@given(st.binary(max_size=200))
def test_random_pattern_file_is_parsed_or_refused(data):
    with contextlib.suppress(RequestError):
        assert patterns_of_file(data, FILE).patterns
