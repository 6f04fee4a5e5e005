"""Errors: what they say, what they keep, and that they survive a way between processes."""

from __future__ import annotations

import pickle
from pathlib import Path

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

KINDS = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, StudioError)]


def test_an_error_says_its_sentence_and_its_hint():
    assert str(ReadError("It is empty.", hint="Fetch it again.")) == "It is empty. Fetch it again."


def test_an_error_without_a_hint_says_its_sentence_alone():
    assert str(ReadError("It is empty.")) == "It is empty."


@pytest.mark.parametrize("kind", KINDS)
def test_every_error_belongs_to_the_family_and_explains_itself(kind):
    assert issubclass(kind, StudioError)
    assert kind.__doc__


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind is not Cancelled])
def test_an_error_comes_back_whole_from_another_process(kind):
    error = kind("It is empty.", hint="Fetch it again.", path=Path("a.xml"), line=7)
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is kind
    assert vars(again) == vars(error)
    assert again.args == error.args


def test_the_place_of_wrong_words_comes_back_too():
    again = pickle.loads(pickle.dumps(ExpressionError("It is open.", place=3)))
    assert again.place == 3


def test_a_cancellation_comes_back_whole_from_another_process():
    again = pickle.loads(pickle.dumps(Cancelled()))
    assert type(again) is Cancelled
    assert again.message == "Stopped."


def test_a_file_changed_on_disk_is_a_failed_write():
    assert issubclass(ChangedOnDiskError, WriteError)


def test_stopping_is_no_failed_read():
    assert not issubclass(Cancelled, ReadError)
