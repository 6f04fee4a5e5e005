"""What the program has to say of itself."""

from __future__ import annotations

from typing import Final

from sitemap_studio.protocol.rule import Rule, Scope, Severity

OWN_RULES: Final = (
    Rule("rule-failed", "Not judged by a rule", Severity.WARNING, Scope.SITEMAP, None, "Sitemap Studio",
         "A rule failed because of a fault in Sitemap Studio: what is named was not judged by it and may be right or "
         "wrong. All other rules, and the same rule elsewhere, were judged. Please report the fault.",
         "a rule stops at one entry", "every rule judges every entry"),
)  # fmt: skip
"""All rules about the program itself."""
