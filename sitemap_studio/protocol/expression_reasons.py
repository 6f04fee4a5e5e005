"""What the engine of regular expressions says against one, in words of ours."""

from __future__ import annotations

from typing import Final

from sitemap_studio.core.sentences import say

_REASONS: Final = {
    "unclosed group": say("this bracket is not closed"),
    "unopened group": say("no bracket was opened for this one"),
    "unclosed character class": say("this square bracket is not closed"),
    "invalid character class range, the start must be <= the end": say("this range begins behind its end"),
    "invalid range boundary, must be a literal": say("a range goes from one character to another"),
    "invalid escape sequence found in character class": say("this escape can't stand in square brackets"),
    "repetition operator missing expression": say("there is nothing to repeat before this sign"),
    "repetition quantifier expects a valid decimal": say("a number must stand in these braces"),
    "unclosed counted repetition": say("these braces are not closed"),
    "invalid repetition count range, the start must be <= the end": say("this count begins above its end"),
    "decimal literal invalid": say("this number is too large"),
    "decimal literal empty": say("a number must stand here"),
    "incomplete escape sequence, reached end of pattern prematurely": say("something must come behind the backslash"),
    "unrecognized escape sequence": say("this escape means nothing"),
    "hexadecimal literal empty": say("this escape needs digits"),
    "hexadecimal literal is not a Unicode scalar value": say("there is no such character"),
    "invalid hexadecimal digit": say("this is not a hexadecimal digit"),
    "Unicode property not found": say("there is no such class of characters"),
    "Unicode property value not found": say("there is no such class of characters"),
    "backreferences are not supported": say("an expression can't refer back to what a group found"),
    "look-around, including look-ahead and look-behind, is not supported": say(
        "an expression can't look ahead or behind"
    ),
    "unrecognized flag": say("there is no such flag"),
    "duplicate flag": say("this flag stands there twice"),
    "flag negation operator repeated": say("this minus stands there twice"),
    "dangling flag negation operator": say("a flag must come behind the minus"),
    "expected flag but got end of regex": say("a flag must come next"),
    "empty capture group name": say("the name of a group must stand here"),
    "invalid capture group character": say("this can't stand in the name of a group"),
    "unclosed capture group name": say("the name of this group is not closed"),
    "duplicate capture group name": say("another group has this name"),
    "pattern can match invalid UTF-8": say("this could match half a character"),
    "Unicode not allowed here": say("this goes beyond single bytes"),
}
"""What the engine says of an expression, in words of ours. Rust regex-syntax, ast::ErrorKind and hir::ErrorKind."""

_TOO_LARGE: Final = "size limit"
_TOO_DEEP: Final = "nested"


def plain_reason(reason: str) -> str:
    """Why an expression is refused, in words that go on after a colon.

    Args:
        reason: What the engine says, in one line.
    """
    if _TOO_LARGE in reason:
        return say("it is too large")
    if _TOO_DEEP in reason:
        return say("brackets are nested too deeply")
    return _REASONS.get(reason, say("it is not well formed"))
