"""Errors: what they say, what they keep, and that they survive a way between processes."""

from __future__ import annotations

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

KINDS = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, StudioError)]


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind is not Cancelled])
def test_an_error_comes_back_whole_from_another_process(kind):
    details: dict[str, Any] = {"place": 3} if kind is ExpressionError else {}
    error = kind("It is empty.", hint="Fetch it again.", path=Path("a.xml"), line=7, **details)
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is kind
    assert vars(again) == vars(error)
    assert again.args == error.args
    again = pickle.loads(pickle.dumps(Cancelled()))
    assert (type(again), again.message) == (Cancelled, "Stopped.")


def test_the_family_is_as_callers_tell_it_apart():
    assert all(kind.__doc__ for kind in KINDS)
    assert issubclass(ChangedOnDiskError, WriteError)
    assert not issubclass(Cancelled, ReadError)
    assert str(ReadError("It is empty.", hint="Fetch it again.")) == "It is empty. Fetch it again."
    assert str(ReadError("It is empty.")) == "It is empty."
