"""What is told of an address outside the place of its sitemap: what differs, and where the sitemap lies."""

import pytest

from sitemap_studio.validation.locations import outside_message
from sitemap_studio.validation.set_validation import validate_entries
from tests.builders import table_of

SITEMAP = "http://example.com/catalog/sitemap.gz"
MAYBE = " Most entries do: maybe it is the sitemap's address that is of another site, such as a test site."


@pytest.mark.parametrize(
    ("loc", "what"),
    [
        ("https://example.com/catalog/a", "protocol"),
        ("http://www.example.com/catalog/a", "host"),
        ("http://example.com:8080/catalog/a", "port"),
        ("https://www.example.com/", "protocol and host"),
        ("https://www.example.com:444/", "protocol, host and port"),
    ],
)
def test_it_is_told_what_of_the_site_differs(loc, what):
    told = f"“{loc}” has another {what} than its sitemap “{SITEMAP}”."
    assert outside_message(f" {loc}\n", f" {SITEMAP}", is_common=False) == told
    assert outside_message(loc, SITEMAP, is_common=True) == told + MAYBE


@pytest.mark.parametrize("typed", ["", "$1", "//host.example/", "ftp://host.example/", "http://", ":80//"])
def test_a_list_that_is_about_to_be_renewed_may_ask_about_any_text(typed):
    assert f"“{typed}” has another " in outside_message(typed, SITEMAP, is_common=False)


def test_a_folder_outside_is_told_beside_that_of_the_sitemap():
    told = f"“http://example.com/image/a” lies outside “/catalog/”, the folder of its sitemap “{SITEMAP}”."
    assert outside_message("http://example.com/image/a", SITEMAP, is_common=False) == told
    assert outside_message("http://example.com/image/a", SITEMAP, is_common=True) == told


def messages(*locs):
    table = table_of(loc=locs)
    problems = validate_entries(table, locations={0: "http://staging.example.com/sitemap.xml"})
    return [each.message for each in problems.of_slots(table, table.order) if each.rule.id == "loc-outside"]


def test_where_most_entries_lie_elsewhere_the_address_of_the_sitemap_is_doubted():
    inside, outside = "http://staging.example.com/a", ("http://example.com/a", "http://example.com/b")
    assert [told.endswith(MAYBE) for told in messages(inside, *outside)] == [True, True]
    assert [told.endswith(MAYBE) for told in messages(inside, outside[0])] == [False]
