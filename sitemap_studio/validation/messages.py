"""What a broken rule says about one value: worked out only for what is shown."""

from __future__ import annotations

from typing import Final

from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.quoting import SHOWN_CHARACTERS as SHOWN_CHARACTERS
from sitemap_studio.protocol.quoting import shown as shown
from sitemap_studio.validation.circumstances import Circumstances
from sitemap_studio.validation.fixes.fixes import fix as fix
from sitemap_studio.validation.unworded import worded
from sitemap_studio.validation.values.loc_messages import LOC_TELLERS, tell_leak
from sitemap_studio.validation.values.value_messages import VALUE_TELLERS

_TELLERS: Final = LOC_TELLERS | VALUE_TELLERS


def describe(rule: str, value: str | None, given: Circumstances | None = None) -> str:
    """One sentence that says what is wrong with a value; the rule itself, as `Unworded`, where that fails.

    Args:
        rule: Id of the rule that it breaks.
        value: The author's text; None where the element is absent.
        given: What the verdict depended on; None for today and the usual patterns.
    """
    teller = _TELLERS.get(rule)
    if teller is None and rule != "loc-leak":
        return RULES[rule].explanation
    return worded(rule, lambda: teller(value) if teller else tell_leak(value, given or Circumstances()))
