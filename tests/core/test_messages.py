"""Messages keep their text and values; errors have the same message after pickling."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import pytest

from sitemap_studio.core import errors
from sitemap_studio.core.errors import (
    Cancelled,
    ChangedOnDiskError,
    ExpressionError,
    ReadError,
    StudioError,
    WriteError,
)
from sitemap_studio.core.messages import (
    Message,
    as_message,
    join,
    listed,
    msg,
    msg_from,
    plural,
    quoted,
    untranslated,
)


def test_message_equals_its_english_text_and_retains_values():
    said = msg("“{name}” lists {count:,} URLs.", name="a.xml", count=50_001)
    assert said == "“a.xml” lists 50,001 URLs."
    assert json.dumps([said], ensure_ascii=False) == '["“a.xml” lists 50,001 URLs."]'
    assert hash(said) == hash("“a.xml” lists 50,001 URLs.")
    assert said.words == "“{name}” lists {count:,} URLs."
    assert (said.values, said.number) == ({"name": "a.xml", "count": 50_001}, None)
    assert (quoted("a-{n}"), quoted("a-{n}").values) == ("“a-{n}”", {"text": "a-{n}"})


@pytest.mark.parametrize("text", ["{", "}", "{0}", "{name!x}", "%n", "{name.__class__}", "{part_0}", "\x00", "⟦"])
def test_braces_in_values_of_messages_are_literal(text: str):
    assert msg("“{name}” is empty.", name=text) == f"“{text}” is empty."
    assert plural("{name}: 1 entry", "{name}: %n entries", 2, name=text) == f"{text}: 2 entries"
    assert join([text, text], ", ") == f"{text}, {text}"
    assert msg("Include {n} in it.") == "Include {n} in it."
    assert msg("For example “{name}”.", name="a-{n}") == "For example “a-{n}”."


@pytest.mark.parametrize(
    ("count", "text"), [(0, "0 entries"), (1, "1 entry"), (2, "2 entries"), (1_204, "1,204 entries")]
)
def test_plural_message_uses_form_of_its_number(count: int, text: str):
    said = plural("1 entry", "%n entries", count)
    assert said == text
    assert said.number == count
    assert said.words == ("1 entry" if count == 1 else "%n entries")


def test_message_without_values_is_usable_as_template():
    unit = msg("hour {number:02}")
    assert msg_from(unit, number=5) == "hour 05"
    assert msg_from(unit, number=5).words == unit
    assert as_message(unit) is unit
    assert as_message("Download or export it again.").words == "Download or export it again."


def test_joined_message_retains_its_sentences():
    one, two = msg("It is empty."), msg("Fetch “{name}” again.", name="a.xml")
    both = join([one, "", two])
    assert both == "It is empty. Fetch “a.xml” again."
    assert list(both.values.values()) == [one, two]
    assert join([]) == ""


@pytest.mark.parametrize("items", [[], ["a"], ["a", "b"], list("abcde"), list(map(str, range(5_000)))])
def test_listed_items_form_message_of_limited_depth(items: list[str]):
    said = listed(items)
    assert said == ", ".join(items)
    assert len(items) < 2 or said.words == "{first}, {next}"
    deepest: object = said
    depth = 0
    while len(items) > 1 and isinstance(deepest, Message):
        deepest, depth = deepest.values["next"], depth + 1
    assert depth < 20


def test_messages_and_errors_survive_pickling():
    said = msg("{first} and {last}", first=msg("“{name}”", name="ü"), last=3)
    back = pickle.loads(pickle.dumps(said))
    assert isinstance(back, Message)
    assert (back, back.words, back.values) == (said, said.words, said.values)
    assert isinstance(back.values["first"], Message)
    error = ReadError(msg("“{name}” is empty.", name="a.xml"), hint=msg("Download or export it again."))
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again.message, Message)
    assert isinstance(again.hint, Message)


@pytest.mark.parametrize(
    "make",
    [
        lambda text: msg("“{text}” is not a number.", text=text),
        lambda text: untranslated("“{text}” is not a number.", text=text),
        lambda text: plural("“{text}” occurs once.", "“{text}” occurs %n times.", 2, text=text),
    ],
    ids=["msg", "untranslated", "plural"],
)
def test_long_value_of_message_is_shortened_in_middle(make):
    message = make("a" * 100_000 + "b")
    assert len(message) < 1_100
    assert "a…a" in message
    assert "ab”" in message
    assert message.words.format_map(message.values).startswith("“aaa")


KINDS = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, StudioError)]


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind is not Cancelled])
def test_pickled_error_retains_type_and_details(kind):
    details: dict[str, Any] = {"place": 3} if kind is ExpressionError else {}
    error = kind("It is empty.", hint="Download or export it again.", path=Path("a.xml"), line=7, **details)
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is kind
    assert vars(again) == vars(error)
    assert again.args == error.args
    again = pickle.loads(pickle.dumps(Cancelled()))
    assert (type(again), again.message) == (Cancelled, "Stopped.")


def test_error_classes_have_expected_bases_and_texts():
    assert all(kind.__doc__ for kind in KINDS)
    assert issubclass(ChangedOnDiskError, WriteError)
    assert not issubclass(Cancelled, ReadError)
    assert (
        str(ReadError("It is empty.", hint="Download or export it again."))
        == "It is empty. Download or export it again."
    )
    assert str(ReadError("It is empty.")) == "It is empty."
