"""Placeholders that a generator did not fill in: `${slug}`, `{{ page.url }}`, `undefined` and the like.

`PLACEHOLDER` matches them in URLs and `PLACEHOLDER_IN_VALUE` in other values, as written and percent-encoded. Both are read alike by `re`
and by Polars. `find_placeholder` returns the first one in a text, for messages.

Sources: the syntax of the template languages (Jinja, Liquid, Handlebars, ERB, PHP, JavaScript template literals, Next.js
routes, Express routes, WordPress permalinks, Python and .NET format strings), and how Python and JavaScript write missing values.
"""

from __future__ import annotations

import re
from typing import Final

_OPEN, _CLOSE = r"(?:[{]|%7[Bb])", r"(?:[}]|%7[Dd])"
_OPEN_BRACKET, _CLOSE_BRACKET = r"(?:\[|%5[Bb])", r"(?:\]|%5[Dd])"
_LESS, _PERCENT, _DOLLAR = "(?:<|%3[Cc])", "(?:%25|%)", "(?:[$]|%24)"
_SPACE = "(?:[ +]|%20)"
_NAME = "[A-Za-z_][A-Za-z0-9_]*(?:[.][A-Za-z_][A-Za-z0-9_]*)*"
_BRACED_NAME = "[A-Za-z_][A-Za-z_]*(?:[A-Za-z0-9_.]*[A-Za-z_]|-[A-Za-z_]+)*[0-9]?(?::[^{}/]*)?[?*]?"

TEMPLATE: Final = (
    rf"{_DOLLAR}{_OPEN}[^{{}}]*{_CLOSE}"
    rf"|{_OPEN}{_OPEN}|{_CLOSE}{_CLOSE}|{_OPEN}{_PERCENT}{_SPACE}*[A-Za-z\-]|{_OPEN}{_SPACE}*{_BRACED_NAME}{_SPACE}*{_CLOSE}"
    rf"|{_LESS}%(?:25|[^0-9A-Fa-f]|[0-9A-Fa-f][^0-9A-Fa-f])|{_LESS}(?:[?]|%3[Ff])(?:php|=)"
)
"""Template syntax that no value contains for another reason."""

_MISSING = rf"(?:undefined|null|None|NaN|{_OPEN_BRACKET}object{_SPACE}Object{_CLOSE_BRACKET})"
_BRACKETS = rf"{_OPEN_BRACKET}{{1,2}}(?:[.]{{3}})?{_NAME}(?:-[A-Za-z0-9_]+)*{_CLOSE_BRACKET}{{1,2}}"
_PERCENT_NAME = "%[A-Za-z][A-Za-z_]{2,}%"
_NUMBERED = f"{_OPEN}[0-9]{{1,2}}{_CLOSE}"
_BAD_NEXT = "(?:[^0-9A-Fa-f]|[0-9A-Fa-f][^0-9A-Fa-f]|$|[0-9A-Fa-f]$)"
_ENDING = "(?:[.](?:html?|php|aspx?|jsp|json|xml))?"
_COLON = "(?::|%3[Aa])"
_HOST_WORD = (
    "(?i:undefined|null|nan|your[-_]?(?:own[-_]?)?(?:domain|site|website|web|host|hostname|server|store|shop|blog|app|company)"
    "(?:[-_]?(?:name|here|url))?)"
)

PLACEHOLDER_HOST: Final = (
    rf"^[A-Za-z]+://(?:[^/?#@]*@)?(?:www[.])?{_HOST_WORD}(?:[.][A-Za-z]{{2,}}){{0,2}}(?::[0-9]*)?(?:[/?#\\]|$)"
    rf"|^[A-Za-z]+://(?:www[.])?(?:None|{_BRACKETS}|{_PERCENT_NAME})(?:[.:/?#]|$)"
)
"""A URL whose host is a placeholder, such as `undefined` or `your-domain.com`."""

PLACEHOLDER: Final = (
    rf"{TEMPLATE}"
    rf"|(?:^|[^A-Za-z0-9%]){_PERCENT_NAME}{_BAD_NEXT}|(?:^|[/=?&])%25[A-Za-z][A-Za-z_]{{2,}}%25(?:[/&#?.]|$)"
    rf"|^[^?#]*/{_COLON}{_NAME}[?*+]?(?:[/?#]|$)"
    rf"|^[^?#]*/{_BRACKETS}{_ENDING}(?:[/?#]|$)|[?&][^#=&]*={_BRACKETS}(?:[&#]|$)"
    rf"|^[^?#]*[^/:]/{_MISSING}{_ENDING}(?:[/?#]|$)|[?&][^#&]*={_MISSING}(?:[&#]|$)"
    rf"|^/?{_MISSING}(?:[/?#]|$)|(?:^|[/=]){_NUMBERED}{_ENDING}(?:[/?#&]|$)"
    rf"|{PLACEHOLDER_HOST}"
)
"""A placeholder in a URL. Words such as `null` count as a segment of the path or as the value of a parameter only."""

PLACEHOLDER_CLUE: Final = (
    rf"[{{}}<]|%7[BbDd]|%3[Cc]|%5[Bb]|%25[A-Za-z]|/:|/%3[Aa]|[/=]{_MISSING}|://(?:www[.])?{_HOST_WORD}"
)
"""Quick test that every URL of plain shape with a placeholder matches."""

PLACEHOLDER_IN_VALUE: Final = rf"{TEMPLATE}|{_PERCENT_NAME}|^{_BRACKETS}$|^{_NUMBERED}$|^\[object Object\]$"
"""Placeholder in a value other than a URL. Words such as `null` are not included, as their fix removes the element."""

_FINDING = (
    rf"{_DOLLAR}{_OPEN}[^{{}}]*?{_CLOSE}|{_OPEN}{_OPEN}.*?{_CLOSE}{_CLOSE}|{_OPEN}{_PERCENT}.*?{_PERCENT}{_CLOSE}"
    rf"|{_LESS}%.*?%(?:>|25%3[Ee])|{_LESS}(?:[?]|%3[Ff])(?:php|=).*?(?:[?]|%3[Ff])(?:>|%3[Ee])|{_OPEN}.*?{_CLOSE}"
    rf"|{_PERCENT_NAME}|%25[A-Za-z][A-Za-z_]{{2,}}%25|{_OPEN_BRACKET}object{_SPACE}Object{_CLOSE_BRACKET}|{_BRACKETS}"
    rf"|(?<=/){_COLON}{_NAME}[?*+]?(?=[/?#]|$)|(?<=[/=]){_MISSING}(?=[/?#&.]|$)|^{_MISSING}"
    rf"|(?<=//){_HOST_WORD}|(?<=www[.]){_HOST_WORD}"
)


def is_placeholder(text: str, *, is_url: bool = True) -> bool:
    """Return whether a URL, or another value, given without white space around it, contains a placeholder."""
    return re.search(PLACEHOLDER if is_url else PLACEHOLDER_IN_VALUE, text) is not None


def find_placeholder(text: str) -> str:
    """Return the first placeholder in a text that contains one; the text itself if its limits are unclear."""
    found = re.search(_FINDING, text)
    return found[0] if found else text
