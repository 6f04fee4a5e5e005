"""Broken files, one for each kind of damage: the addresses that a person reads in it, and its repairs."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parents[2] / "data" / "mending"
"""Where the files lie."""

HOST = "http://www.example.com/"
"""With what every address in them begins."""

CASES = [
    ("blank-lines-first", ["a", "b"], "before-declaration:1"),
    ("mark-twice", ["a"], "mark-repeated:1"),
    ("mark-after-blank", ["a"], "mark-repeated:1"),
    ("text-first", ["a", "b"], "before-declaration:1"),
    ("html-warning-first", ["a"], "before-declaration:1"),
    ("bare-ampersand", ["?x=1&y=2&lt=3", "LCM&GCD/", "?a=1&b=2"], "ampersand-bare:3 ampersand-bare:3 ampersand-bare:4"),
    ("query-like-entities", ["?a=1&copy=2&eacute=3&reg"], "ampersand-bare:3 ampersand-bare:3 ampersand-bare:3"),
    ("ampersands-side-by-side", ["?a&&b&&c"], "ampersand-bare:3 ampersand-bare:3 ampersand-bare:3"),
    ("ampersand-in-cdata-stays", ["?a&b<c", "?d&e"], "ampersand-bare:4"),
    ("ampersand-in-comment-stays", ["?d&e"], "ampersand-bare:4"),
    ("ampersand-in-attribute", ["a"], "ampersand-bare:3"),
    ("bare-less-than", ["?a < b", "?x<3", "?y<=4"], "less-than-bare:3 less-than-bare:4 less-than-bare:5"),
    ("less-than-before-letter", ["?x<y", "b"], "less-than-bare:3"),
    ("less-than-like-tag", ["?x<y>z", "b"], "less-than-bare:3"),
    ("html-entities", ["café\xa0…"], "entity-unknown:3 entity-unknown:3 entity-unknown:3"),
    ("upper-case-entity", ["?a&b"], "entity-unknown:3"),
    ("unknown-entity", ["?a&foo;b"], "ampersand-bare:3"),
    ("reference-to-control", ["ab", "&#9999999;"], "control-character:3 control-character:3 ampersand-bare:4"),
    ("control-characters", ["ab", "c"], "control-character:3 control-character:3 control-character:4"),
    ("windows-1252-byte", ["a", "café", "“x"], "byte-invalid:4 byte-invalid:5"),
    ("section-end-in-value", ["?a]]>b"], "section-end-bare:3"),
    ("hyphens-in-comment", ["a"], "comment-hyphens:3"),
    ("unquoted-attributes", ["a"], "declaration-malformed:1 attribute-quotes:2"),
    ("curly-quotes", ["a"], "declaration-malformed:1 attribute-quotes:2"),
    ("duplicate-attribute", ["a"], "attribute-repeated:2"),
    ("less-than-in-attribute", ["a"], "less-than-bare:3"),
    ("attributes-without-blank", ["a"], "attribute-quotes:2"),
    ("loc-not-closed", ["a", "b"], "closing-missing:4"),
    ("loc-not-closed-at-entry-end", ["a", "b"], "closing-missing:3"),
    ("url-not-closed", ["a", "b", "c"], "closing-missing:3"),
    ("url-closed-twice", ["a", "b"], "closing-stray:3"),
    ("closing-without-slash", ["a", "b"], "closing-wrong:3"),
    ("closing-tag-misspelt", ["a", "b"], "closing-wrong:3"),
    ("closing-tag-of-another", ["a", "b"], "closing-wrong:3"),
    ("closing-tag-in-other-case", ["a", "b"], "name-case:3"),
    ("wrongly-nested", ["a", "b"], "closing-missing:3 closing-stray:3"),
    ("names-in-upper-case", ["a", "b"], "name-case:2 name-case:3 name-case:3 name-case:3 name-case:3 name-case:5"),
    ("one-name-in-upper-case", ["a", "b"], "name-case:3 name-case:3"),
    ("two-documents", ["a", "b", "c"], "root-repeated:4 declaration-repeated:5 root-repeated:6"),
    ("two-roots", ["a", "b"], "root-repeated:4 root-repeated:5"),
    ("two-roots-of-other-namespaces", ["a", "b"], "root-repeated:4 root-repeated:5"),
    ("root-within-root", ["a", "b"], "root-repeated:4 closing-stray:7"),
    ("entries-behind-the-root", ["a", "b", "c"], "root-repeated:4 closing-missing:6"),
    ("declaration-twice", ["a"], "declaration-repeated:2"),
    ("missing-root", ["a", "b"], "root-missing:2 closing-missing:3"),
    ("missing-root-but-closed", ["a", "b"], "root-missing:2"),
    ("missing-entry", ["a", "b", "c"], "entry-open:3 closing-missing:3 entry-open:5 closing-missing:5"),
    ("root-not-closed", ["a", "b"], "closing-missing:4"),
    ("cut-off-in-loc", ["a", "b"], "cut-off:5"),
    ("cut-off-in-tag", ["a", "b"], "cut-off:5"),
    ("cut-off-in-closing-tag", ["a", "b", "c"], "cut-off:5"),
    ("cut-off-in-second-field", ["a", "b"], "cut-off:5"),
    ("cut-off-in-entry-end", ["a", "b"], "cut-off:4"),
    ("cut-off-in-extension", ["a", "b"], "cut-off:4"),
    ("cut-off-in-comment", ["a", "b"], "cut-off:5"),
    ("index-of-urls", ["a", "b"], "root-wrong:2 closing-wrong:5"),
    ("urlset-of-sitemaps", ["a", "b"], "root-wrong:2 closing-wrong:5"),
    ("root-closed-by-another", ["a"], "closing-wrong:4"),
    ("declaration-not-closed", ["a"], "declaration-malformed:1"),
    ("instruction-not-closed", ["a"], "instruction-open:2"),
    ("unknown-encoding", ["ü"], "encoding-wrong:1"),
    ("latin-1-with-ampersand", ["ü?a&b"], "ampersand-bare:3"),
    ("utf-16-without-mark", ["a", "b"], "encoding-undeclared:1"),
    ("text-behind-the-root", ["a"], "after-end:5"),
    ("tag-not-closed", ["a", "b"], "tag-open:3 tag-open:4"),
    ("blank-in-tag", ["a", "b"], "tag-open:3"),
    ("image-not-closed", ["a", "b"], "closing-missing:3"),
    ("prefix-not-declared", ["a"], "prefix-undeclared:2"),
    (
        "many-faults",
        ["?a&b", "café", "c"],
        (
            "before-declaration:1 attribute-quotes:3 name-case:3 ampersand-bare:4 closing-missing:4 closing-missing:4 "
            "entity-unknown:5 name-case:5 cut-off:7"
        ),
    ),
    ("windows-line-ends", ["?a&b", "b"], "before-declaration:1 ampersand-bare:4 closing-missing:5"),
    ("prefixed-root", ["?a&b", "b"], "ampersand-bare:3 closing-missing:3"),
    ("index-cut-off", ["a", "b"], "cut-off:5"),
    ("news-not-closed", ["a", "b"], "ampersand-bare:3 closing-missing:3"),
    ("comment-behind-the-root-stays", ["?a&b"], "ampersand-bare:3"),
    ("extension-with-names-of-ours", ["?a&b"], "ampersand-bare:3"),
]
"""Name of the file, its addresses behind the host, its repairs."""
