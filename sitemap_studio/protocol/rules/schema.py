"""Rules about what the schemas say of a whole file; judged on request only."""

from __future__ import annotations

from typing import Final

from sitemap_studio.protocol.rule import Rule, Scope, Severity
from sitemap_studio.protocol.rules.sources import TAGS

_SITEMAP = Scope.SITEMAP
_SCHEMAS: Final = "sitemap.xsd and siteindex.xsd of Sitemap Protocol 0.9, and the schemas of its extensions"

SCHEMA_RULES: Final = (
    Rule("schema-invalid", "Invalid by the schema", Severity.ERROR, _SITEMAP, None, f"{TAGS}; {_SCHEMAS}",
         "A sitemap or an index must be valid by the published schema, as far as the prose of the protocol agrees.",
         '<url id="1"><loc>http://www.example.com/</loc></url>', "<url><loc>http://www.example.com/</loc></url>"),
    Rule("schema-alone", "Refused by the schema alone", Severity.INFO, _SITEMAP, None, _SCHEMAS,
         "The published schema refuses some of what the prose of the protocol allows, such as dates without a day, "
         "fields in another order and addresses of fewer than 12 characters; a strict consumer may go by it.",
         "<lastmod>2026-11</lastmod>", "<lastmod>2026-11-02</lastmod>"),
    Rule("schema-unjudged", "Not judged by the schema", Severity.INFO, _SITEMAP, None, _SCHEMAS,
         "An entry of more than 10,000 elements and attributes is not checked against the schema.",
         "one entry with 2,000 images of five fields each", "1,000 images at most in each entry"),
)  # fmt: skip
"""All rules about what the schemas say."""
