"""Hosts and ports: public ones, and the reasons why others are not."""

import ipaddress
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.protocol.hosts import HOST, LONG_HOST, PORT, host_fault, mixed_label, unreadable_label
from sitemap_studio.protocol.url_syntax import host_of, is_web, split_authority

PIECES = st.lists(
    st.sampled_from(["0", "1", "db8", "ffff", "12345", "g", ":", "::", ".", "1.2.3.4", "256"]), max_size=12
)


@pytest.mark.parametrize(
    "host",
    [
        "localhost", "example.com", "example.com.", "under_score.example.com", "a-b--c.example", "3com.com", "1-2.com",
        "a.1-b", "1.2.3.4.a",
        "127.0.0.1", "255.255.255.255.", "xn--mnchen-3ya.de", "m\u00fcnchen.de", "[::]", "[::1]", "[2001:db8::1]",
        "[1:2:3:4:5:6:7:8]", "[::ffff:192.0.2.1]", "[1::8]", "[v1.a:b]", "ex%41mple.com", f"{'a' * 63}.example",
        ".".join(["a" * 61] * 3 + ["a" * 63]) + ".bcd", ".".join(["a" * 61] * 3 + ["a" * 63]) + ".bcd.",
    ],
)  # fmt: skip
def test_url_with_valid_host_is_web_url(host):
    assert is_web(f"http://{host}/")


WHY = {
    "a part of it is empty": ("", ":8080", "user@", "a..b", ".a", "a..", "."),
    "a port is a number from 1 to 65535": ("a:0", "a:65536", "a:\uff18\uff10", "a:-1"),
    "it is not a valid IP address": (
        "[::1", "[]", "[:::]", "[1]", "[fe80::1%25eth0]", "1.2.3.4.5", "999.1.1.1", "a.1",
    ),
    "browsers read it as the IP address 127.0.0.1": ("127.1", "2130706433", "0x7f.1", "0177.0.0.1", "017700000001"),
    "browsers read it as the IP address 8.0.0.1": ("010.0.0.1",),
    "\u201c,\u201d is not allowed in a host": ("example,com",),
    "\u201c*\u201d is not allowed in a host": ("*.example.com",),
    "it must not have more than 253 characters, or 63 between dots": (
        f"{'a' * 64}.example", "a." * 300 + "com", ".".join(["a" * 61] * 3 + ["a" * 63]) + ".bcde",
    ),
    "a part of it begins or ends with a hyphen": (
        "-a.example", "a-.example", "www.-a-.example", "www.example.com-", "www.example.1-", "www.example.-1",
    ),
    "the part before the @ is not valid": ("a@b@example.com", "[a]@example.com:80"),
}  # fmt: skip


@pytest.mark.parametrize(("expected_fault", "authority"), [(why, each) for why, hosts in WHY.items() for each in hosts])
def test_url_with_invalid_host_has_expected_fault(authority, expected_fault):
    assert not is_web(f"http://{authority}/")
    _, host, port = split_authority(authority)
    assert host_fault(host, port) == expected_fault


def is_address(kind, text: str) -> bool:
    try:
        kind(text)
    except ValueError:
        return False
    return True


@given(PIECES)
def test_ipv6_host_is_valid_exactly_if_ipaddress_accepts_it(pieces):
    text = "".join(pieces)
    assert is_web(f"http://[{text}]/") is is_address(ipaddress.IPv6Address, text)


@given(st.lists(st.sampled_from([".", "0", "1", "25", "256", "01", "a"]), max_size=9))
def test_numeric_host_is_valid_exactly_if_ipaddress_accepts_it(pieces):
    text = "".join(pieces)
    if text and text.rpartition(".")[2].isdigit():
        assert is_web(f"http://{text}/") is is_address(ipaddress.IPv4Address, text)


@given(st.integers(0, 70_000))
def test_port_pattern_accepts_only_numbers_from_1_to_65535(number):
    assert bool(re.fullmatch(PORT, str(number))) is (1 <= number <= 65_535)


def test_host_patterns_match_or_refuse_megabyte_hosts():
    assert re.match(LONG_HOST, f"http://{'a' * 1_000_000}/")
    assert re.match(LONG_HOST, f"http://{'a.' * 500_000}/")
    assert not re.fullmatch(HOST, "a." * 500_000 + "..")


@pytest.mark.parametrize(
    "host",
    [
        "xn--mnchen-3ya.de",
        "XN--MNCHEN-3YA.de",
        "xn--zca.de",
        "a.xn--fiq228c.",
        "xn--ls8h.la",
        "xn--i-7iq.ws",
        "axn--.b",
    ],
)
def test_valid_punycode_host_has_no_unreadable_label(host):
    assert unreadable_label(host) is None


@pytest.mark.parametrize("label", ["xn--", "xn--a", "XN--A", "xn--a-", "xn--0", "xn--99999", "xn--abc", "xn--u-ccb"])
def test_invalid_punycode_label_is_unreadable(label):
    assert unreadable_label(f"www.{label}.example") == label
    told = f"\u201c{label}\u201d is not valid Punycode"
    assert host_fault(f"{label}.de", ":80") == told


@given(st.text(alphabet="xXnN-a0\u00fc.\udc80", max_size=12))
def test_unreadable_label_is_label_of_host_or_none(host):
    assert unreadable_label(host) in (None, *host.split("."))


@pytest.mark.parametrize(
    ("loc", "mixed"),
    [
        ("http://ex\u0430mple.com/", ("ex\u0430mple", ("Latin", "Cyrillic"))),
        ("http://xn--exmple-4nf.com/", ("ex\u0430mple", ("Latin", "Cyrillic"))),
        ("http://u@www.\u03b1pple.com:80/", ("\u03b1pple", ("Greek", "Latin"))),
        ("http://\u043f\u6771.example/", ("\u043f\u6771", ("Cyrillic", "Han"))),
        # One script in each label, or the scripts of one language.
        *((loc, None) for loc in (
            "http://m\u00fcnchen.de/", "http://\u043f\u0440\u0438\u043c\u0435\u0440.example.com/",
            "http://\u6771\u4eac\u30bf\u30ef\u30fc\u306e-tokyo.jp/", "http://\ud55c\uad6d2026.kr/",
            "http://\u6771\u4eacabc.jp/", "http://[::1]/", "http://www.example.com/\u0430a", "http://xn--a/",
            "http://xn--/", "http://\u0663a.example/",
        )),
    ],
)  # fmt: skip
def test_letters_of_two_alphabets_in_one_label_are_named(loc, mixed):
    assert mixed_label(host_of(loc)) == mixed
