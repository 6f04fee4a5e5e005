"""Redaction removes secrets from texts for logs and reports, and keeps other details."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.core.redaction import redact_for_report, redact_secrets


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("GET https://example.com/a?token=s3cret", "GET https://example.com/a?…"),
        ("“https://example.com/a?x=1 y=s3cret” is wrong", "“https://example.com/a?…” is wrong"),
        ("'https://example.com/?q=s3cret s3cret'", "'https://example.com/?…'"),
        ("https://example.com/#s3cret end", "https://example.com/#… end"),
        ("https://me:s3cret@example.com/a", "https://…@example.com/a"),
        ("//me:s3cret@example.com/a", "//…@example.com/a"),
        ("https://me:s3@cret@example.com/a?b", "https://…@example.com/a?…"),
        ("HTTPS://EXAMPLE.COM/?S3CRET", "HTTPS://EXAMPLE.COM/?…"),
        ("ftp://example.com/?s3cret?s3cret#s3cret", "ftp://example.com/?…"),
        ("<loc>https://example.com/?a=1&amp;b=s3cret</loc>", "<loc>https://example.com/?…</loc>"),
        ("entry /catalog?item=12&key=s3cret", "entry /catalog?…"),
        ("item=1&key=s3cret", "item=1&…"),
        (r"https:\/\/example.com\/?s3cret", r"https:\/\/example.com\/?…"),
        ("https://bücher.example/ü?s3cret=ü", "https://bücher.example/ü?…"),
        ("one //a.b/?s3cret\n  two '//a.b/?s3cret\nthree", "one //a.b/?…\n  two '//a.b/?…\nthree"),
        (
            "(https://example.com/?s3cret) and (https://example.org/?s3cret)",
            "(https://example.com/?…) and (https://example.org/?…)",
        ),
    ],
)
def test_secrets_in_urls_are_redacted(text, expected):
    assert redact_secrets(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Is it read? Yes: entry 3 of “sitemap.xml”.",
        "https://example.com/a/b.xml and C:\\sites\\a.xml",
        'File "/home/me/project/file.py", line 3, in open',
        "a@example.com # a remark",
        "x = 3 if y else 4",
    ],
)
def test_text_without_secrets_is_not_redacted(text):
    assert redact_secrets(text) == text


@given(
    secret=st.text(st.characters(categories=["L", "N"]), min_size=4, max_size=12).filter(
        lambda text: text not in "https://example.com/pathuser"
    ),
    before=st.sampled_from(["", "“", '"', "'", "(", "x ", "loc="]),
    shape=st.sampled_from(
        [
            "https://{}@example.com/",
            "https://user:{}@example.com/path",
            "http://example.com/path?{}",
            "//example.com/path?a={}",
            "http://example.com/#{}",
        ]
    ),
)
def test_random_secret_is_redacted_in_every_shape(secret, before, shape):
    assert secret not in redact_secrets(before + shape.format(secret))


def test_redaction_of_long_hostile_texts_terminates():
    for text in ("https://" * 50_000, "//" + "a@" * 100_000, "?" * 300_000, "&a" * 100_000, "'https://a?" * 30_000):
        redact_secrets(text)


def test_report_text_replaces_home_folder_and_query(monkeypatch, tmp_path):
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert (
        redact_for_report(f'File "{tmp_path}/sites/a.xml", https://example.com/?x')
        == 'File "~/sites/a.xml", https://example.com/?…'
    )
