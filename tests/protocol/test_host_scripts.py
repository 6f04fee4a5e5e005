"""Scripts within a host's labels: mixtures that deceive, and those that languages are written in."""

import pytest

from sitemap_studio.protocol.hosts import mixed_label
from sitemap_studio.protocol.urls import host_of


@pytest.mark.parametrize(
    ("loc", "label", "scripts"),
    [
        ("http://ex\u0430mple.com/", "ex\u0430mple", ("Latin", "Cyrillic")),
        ("http://xn--exmple-4nf.com/", "ex\u0430mple", ("Latin", "Cyrillic")),
        ("http://u@www.\u03b1pple.com:80/", "\u03b1pple", ("Greek", "Latin")),
        ("http://\u043f\u6771.example/", "\u043f\u6771", ("Cyrillic", "Han")),
    ],
)
def test_letters_of_two_alphabets_in_one_label_are_named(loc, label, scripts):
    assert mixed_label(host_of(loc)) == (label, scripts)


@pytest.mark.parametrize(
    "loc",
    [
        "http://m\u00fcnchen.de/", "http://\u043f\u0440\u0438\u043c\u0435\u0440.example/", "http://\u6771\u4eac\u30bf\u30ef\u30fc\u306e-tokyo.jp/",
        "http://\ud55c\uad6d2026.kr/", "http://\u6771\u4eacabc.jp/", "http://[::1]/", "http://www.example.com/\u0430a",
        "http://xn--a/", "http://xn--/", "http://\u0663a.example/",
    ],
)  # fmt: skip
def test_one_alphabet_or_those_of_one_language_are_usual(loc):
    assert mixed_label(host_of(loc)) is None


def test_labels_are_looked_at_one_by_one():
    assert mixed_label("\u043f\u0440\u0438.example.com") is None
