"""What the engine of regular expressions says against one, in words of ours."""

from __future__ import annotations

from typing import Final

from sitemap_studio.core.messages import msg

_REASONS: Final = {
    "unclosed group": msg("this bracket is not closed"),
    "unopened group": msg("no bracket was opened for this one"),
    "unclosed character class": msg("this square bracket is not closed"),
    "invalid character class range, the start must be <= the end": msg("this range begins behind its end"),
    "invalid range boundary, must be a literal": msg("a range goes from one character to another"),
    "invalid escape sequence found in character class": msg("this escape can't stand in square brackets"),
    "repetition operator missing expression": msg("there is nothing to repeat before this sign"),
    "repetition quantifier expects a valid decimal": msg("a number must stand in these braces"),
    "unclosed counted repetition": msg("these braces are not closed"),
    "invalid repetition count range, the start must be <= the end": msg("this count begins above its end"),
    "decimal literal invalid": msg("this number is too large"),
    "decimal literal empty": msg("a number must stand here"),
    "incomplete escape sequence, reached end of pattern prematurely": msg("something must come behind the backslash"),
    "unrecognized escape sequence": msg("this escape means nothing"),
    "hexadecimal literal empty": msg("this escape needs digits"),
    "hexadecimal literal is not a Unicode scalar value": msg("there is no such character"),
    "invalid hexadecimal digit": msg("this is not a hexadecimal digit"),
    "Unicode property not found": msg("there is no such class of characters"),
    "Unicode property value not found": msg("there is no such class of characters"),
    "backreferences are not supported": msg("an expression can't refer back to what a group found"),
    "look-around, including look-ahead and look-behind, is not supported": msg(
        "an expression can't look ahead or behind"
    ),
    "unrecognized flag": msg("there is no such flag"),
    "duplicate flag": msg("this flag stands there twice"),
    "flag negation operator repeated": msg("this minus stands there twice"),
    "dangling flag negation operator": msg("a flag must come behind the minus"),
    "expected flag but got end of regex": msg("a flag must come next"),
    "empty capture group name": msg("the name of a group must stand here"),
    "invalid capture group character": msg("this can't stand in the name of a group"),
    "unclosed capture group name": msg("the name of this group is not closed"),
    "duplicate capture group name": msg("another group has this name"),
    "pattern can match invalid UTF-8": msg("this could match half a character"),
    "Unicode not allowed here": msg("this goes beyond single bytes"),
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
        return msg("it is too large")
    if _TOO_DEEP in reason:
        return msg("brackets are nested too deeply")
    return _REASONS.get(reason, msg("it is not well formed"))
