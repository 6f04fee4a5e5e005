"""Decisions that only the author of a sitemap can make, and on which uncertain fixes depend.

A fix is certain if a rule of RFC 3986, RFC 3987, the WHATWG URL standard, W3C dates or XML determines its result. Every
other fix waits for one of the decisions declared here. The command line, the report of `fix` and the window read this
table, so a new decision is one `Decision` in `DECISIONS`. The `repair` of a rule returns `Undecided(DECISION)` for a value
that only this decision can fix, and the fixed value once `FixChoices.answer(DECISION)` returns an answer.
"""

# Without annotations as texts, which would be compiled one by one at every start.
import re
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from sitemap_studio.core.messages import Message, plural_from

YES: Final = "yes"
"""The answer that applies a fix for which there is only one possible result."""


class DecisionAnswer(NamedTuple):
    """One possible answer to a decision: its value on the command line and its label in the window."""

    value: str
    label: str


class Decision(NamedTuple):
    """One question about all values of a kind.

    A decision without answers, such as that about placeholders, only counts values: no answer could fix them.

    Attributes:
        id: Name for `fix --decide` and for JSON.
        one: Count of one value, such as “1 double escape”.
        many: Count of several values, with `%n` for the number.
        reason: Why the fix is not certain, as a sentence.
        question: Question in the window; empty if there is no answer.
        answers: Possible answers, if the answer is chosen from a list. `(YES_ANSWER,)` asks for a confirmation.
        example: Example of an answer, if the answer is typed.
        is_valid: Whether a typed answer is valid.
        option: Command-line option that sets the answer, if there is a separate one; otherwise `--decide` sets it.
        merges_pages: Whether the fix removes parts of URLs that may distinguish pages. Such a fix is refused if its
            result is the URL of another entry, or if several URLs become one.
    """

    id: str
    one: str
    many: str
    reason: str
    question: str = ""
    answers: tuple[DecisionAnswer, ...] = ()
    example: str = ""
    is_valid: Callable[[str], bool] | None = None
    option: str = ""
    merges_pages: bool = False

    def count_message(self, count: int) -> Message:
        """Return the number of values that need the decision, as text such as “9 double escapes”."""
        return plural_from(self.one, self.many, count)

    @property
    def is_confirmation(self) -> bool:
        """Whether the only answer to the decision is yes."""
        return self.answers == (YES_ANSWER,)

    @property
    def has_answers(self) -> bool:
        """Whether the decision can be answered at all, so that its values can be fixed."""
        return bool(self.answers or self.is_valid)

    def accepts(self, answer: str) -> bool:
        """Return whether a text is a valid answer to the decision."""
        return self.is_valid(answer) if self.is_valid else any(answer == each.value for each in self.answers)

    @property
    def usage(self) -> str:
        """Command-line arguments that answer the decision, with an example answer; empty without answers."""
        if not self.has_answers:
            return ""
        answer = self.example or "|".join(each.value for each in self.answers)
        if not self.option:
            answer = self.id if answer == YES else f"{self.id}={answer}"
        arguments = [self.option or "--decide", answer]
        return " ".join(arguments)


class Undecided(NamedTuple):
    """Result of a repair that only a decision of the author can complete."""

    decision: Decision


YES_ANSWER: Final = DecisionAnswer(YES, "Yes")

_ZONE: Final = r"Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9]"
"""Compiled when it is first used, as every start of the program loads this module."""


def _is_base_url(text: str) -> bool:
    """Return whether a text is a complete web URL."""
    # The command line parses its options before it loads Polars, which the module of URLs needs.
    from sitemap_studio.protocol.url_syntax import is_web, stripped

    return is_web(stripped(text))


BASE_URL: Final = Decision(
    "base-url", "1 relative URL", "%n relative URLs",
    "The URL of the sitemap or of its folder is needed to complete relative URLs.",
    "Which URL completes the relative URLs?",
    example="https://www.example.com/", is_valid=_is_base_url, option="--base-url",
)  # fmt: skip
ZONE: Final = Decision(
    "zone", "1 time without a zone", "%n times without a zone",
    "The value has no time zone, so it could mean any of about 38 times.",
    "Which time zone do times without a zone have?",
    example="+01:00", is_valid=lambda text: re.fullmatch(_ZONE, text) is not None, option="--zone",
)  # fmt: skip
DATE_ORDER: Final = Decision(
    "date-order", "1 date in an unclear order", "%n dates in an unclear order",
    "Day, month and year could be in several orders.",
    "In which order are day, month and year written?",
    (DecisionAnswer("DMY", "Day, month, year"), DecisionAnswer("MDY", "Month, day, year"), DecisionAnswer("YMD", "Year, month, day")),
    option="--date-order",
)  # fmt: skip
ESCAPE_ENCODING: Final = Decision(
    "escape-encoding", "1 URL in an unclear encoding", "%n URLs in an unclear encoding",
    "Other escapes in the URL are not UTF-8, so the server may expect another encoding.",
    "In which encoding does the server expect escaped characters?",
    (DecisionAnswer("utf-8", "UTF-8"), DecisionAnswer("iso-8859-1", "ISO-8859-1 (Latin-1)")),
)  # fmt: skip
DOUBLE_ESCAPE: Final = Decision(
    "double-escape", "1 double escape", "%n double escapes",
    "%25 may be a real percent sign in the name of the page, or part of a URL within the URL.",
    "Remove one level of escaping from URLs that were probably escaped twice?",
    (YES_ANSWER,),
)  # fmt: skip
SPECIAL_CHARACTERS: Final = Decision(
    "special-characters", "1 URL with special characters", "%n URLs with special characters",
    "The characters < > \" { } | ^ ` in a URL usually come from HTML or a template that was copied into it.",
    "Percent-encode the characters < > \" { } | ^ ` in URLs?",
    (YES_ANSWER,),
)  # fmt: skip
SESSION_ID: Final = Decision(
    "session-id", "1 session ID", "%n session IDs",
    "Only the site knows whether the page is the same without the parameter.",
    "Remove session IDs from URLs?",
    (YES_ANSWER,), merges_pages=True,
)  # fmt: skip
TRACKER: Final = Decision(
    "tracker", "1 URL with tracking parameters", "%n URLs with tracking parameters",
    "Only the site knows whether the page is the same without the parameters.",
    "Remove tracking parameters from URLs?",
    (YES_ANSWER,), merges_pages=True,
)  # fmt: skip
LANGUAGE_CODE: Final = Decision(
    "language-code", "1 country in place of a language", "%n countries in place of languages",
    "The code is that of a country, which does not determine the language.",
    "Replace codes of countries with the language that is probably meant, such as jp with ja?",
    (YES_ANSWER,),
)  # fmt: skip
ESCAPED_TEXT: Final = Decision(
    "escaped-text", "1 text with escaped characters", "%n texts with escaped characters",
    "The text may show an entity such as &amp; on purpose.",
    "Decode entities such as &amp; that remain in titles and descriptions?",
    (YES_ANSWER,),
)  # fmt: skip
PLACEHOLDER: Final = Decision(
    "placeholder", "1 placeholder", "%n placeholders",
    "The generator of the sitemap did not insert a value. Correct the generator.",
)  # fmt: skip
SAME_URL: Final = Decision(
    "same-url", "1 URL that the fix would make equal to another one", "%n URLs that the fix would make equal to others",
    "Without this part, the URL equals that of another entry, so the part may distinguish pages.",
)  # fmt: skip
MISSING_VALUE: Final = Decision(
    "missing-value", "1 text for a missing value", "%n texts for missing values",
    "Texts such as 0000-00-00, null or NaN state that there is no value, and only the site knows the value.",
    "Remove elements with texts for missing values, such as 0000-00-00, null or Invalid Date?",
    (YES_ANSWER,),
)  # fmt: skip
UNIX_TIME: Final = Decision(
    "unix-time", "1 number that may be a Unix time", "%n numbers that may be Unix times",
    "The number could count the seconds or milliseconds since 1970, or have another meaning.",
    "Write numbers that may be Unix times as dates?",
    (YES_ANSWER,),
)  # fmt: skip
CHANGEFREQ_WORD: Final = Decision(
    "changefreq-word", "1 change frequency in other words", "%n change frequencies in other words",
    "The protocol does not define words such as annually, every day or dayly.",
    "Write annually as yearly, every day as daily, and so on?",
    (YES_ANSWER,),
)  # fmt: skip
PERCENTAGE: Final = Decision(
    "percentage", "1 priority in percent", "%n priorities in percent",
    "The protocol does not define percentages.",
    "Write 80% as 0.8, and so on?",
    (YES_ANSWER,),
)  # fmt: skip
PRIORITY_WORD: Final = Decision(
    "priority-word", "1 priority in words", "%n priorities in words",
    "The protocol does not define a number for words such as high.",
    "Write highest as 1.0, high as 0.8, medium as 0.5, low as 0.3 and lowest as 0.1?",
    (YES_ANSWER,),
)  # fmt: skip
UNCLEAR: Final = Decision(
    "unclear", "1 value with an unclear meaning", "%n values with an unclear meaning",
    "The value has no certain meaning. Correct it by hand.",
)  # fmt: skip
"""Decision of values without any other decision; it has no answer."""

DECISIONS: Final[dict[str, Decision]] = {
    decision.id: decision
    for decision in (
        BASE_URL,
        ZONE,
        DATE_ORDER,
        UNIX_TIME,
        MISSING_VALUE,
        CHANGEFREQ_WORD,
        PERCENTAGE,
        PRIORITY_WORD,
        ESCAPE_ENCODING,
        DOUBLE_ESCAPE,
        SPECIAL_CHARACTERS,
        SESSION_ID,
        TRACKER,
        LANGUAGE_CODE,
        ESCAPED_TEXT,
        PLACEHOLDER,
        SAME_URL,
        UNCLEAR,
    )
}
"""All decisions by id, in the order in which they are listed."""


def answerable(ids: Iterable[str]) -> list[Decision]:
    """Return the decisions with these ids that have answers, in the order of `DECISIONS`."""
    wanted = set(ids)
    return [decision for decision in DECISIONS.values() if decision.id in wanted and decision.has_answers]
