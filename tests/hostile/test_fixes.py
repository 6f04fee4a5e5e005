"""Suggested values must not trade one problem for another."""

from __future__ import annotations

from sitemap_studio.validation.value_fixes import fix
from tests.builders import HOST


def test_no_escaping_is_suggested_that_makes_an_address_too_long():
    address = f"{HOST}/{'ü' * 1_000}"
    assert len(address) < 2_048
    assert fix("loc-characters", address) is None


def test_an_address_that_is_too_long_already_may_be_escaped():
    address = f"{HOST}/{'ü' * 3_000}"
    assert fix("loc-characters", address) == address.replace("ü", "%C3%BC")


def test_an_address_of_a_million_blanks_is_mended_in_one_pass():
    address = f"{HOST}/{' ' * 1_000_000}a"
    assert fix("loc-inner-space", address) == address.replace(" ", "%20")
