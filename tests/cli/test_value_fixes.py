"""`fix` and `check` of dates, change frequencies and priorities: certain fixes, decisions, severities by profile."""

import pytest

from tests.builders import put, urlset

PAGE = "https://www.example.com/page"

CERTAIN = [("lastmod", "31.01.2025", "2025-01-31"), ("changefreq", '"daily"', "daily"), ("priority", "0,8", "0.8")]

DECIDED = [
    ("lastmod", "03/04/2025", ["--date-order", "DMY"], "2025-04-03"),
    ("lastmod", "03/04/2025", ["--date-order", "MDY"], "2025-03-04"),
    ("lastmod", "25-01-31", ["--date-order", "YMD"], "2025-01-31"),
    ("lastmod", "2025-01-31 10:00:00", ["--zone", "+01:00"], "2025-01-31T10:00:00+01:00"),
    ("lastmod", "null", ["--decide", "missing-value"], None),
    ("lastmod", "1738317600", ["--decide", "unix-time"], "2025-01-31T10:00:00Z"),
    ("changefreq", "annually", ["--decide", "changefreq-word"], "yearly"),
    ("priority", "80%", ["--decide", "percentage"], "0.8"),
    ("priority", "high", ["--decide", "priority-word"], "0.8"),
]
"""One value for each decision and answer; other values are in the tests of rules."""


@pytest.fixture
def fix(run, tmp_path):
    """Return a function that fixes one value, and returns the exit code and the report."""

    def fix_value(field, value, *options):
        path = put(tmp_path / "sitemap.xml", urlset({"loc": PAGE, field: value}))
        result = run("fix", path, "--json", "--dry-run", *options)
        return result.code, result.json

    return fix_value


@pytest.mark.parametrize(("field", "value", "expected"), CERTAIN)
def test_certain_value_is_fixed_without_options(fix, field, value, expected):
    code, report = fix(field, value)
    assert (code, report["unfixed"]) == (1, [])  # of a dry run
    assert [(each["before"], each["after"]) for each in report["fixes"]] == [(value, expected)]


@pytest.mark.parametrize(("field", "value", "options", "expected"), DECIDED)
def test_uncertain_value_is_fixed_only_with_option_deciding_it(fix, field, value, options, expected):
    code, report = fix(field, value)
    assert (code, report["fixes"]) == (1, [])
    assert [bool(each["reason"]) for each in report["unfixed"]] == [True]
    code, report = fix(field, value, *options)
    assert report["unfixed"] == []
    assert [each["after"] for each in report["fixes"]] == [expected]


@pytest.mark.parametrize(("field", "value"), [("lastmod", "soon"), ("changefreq", "2 days")])
def test_meaningless_value_is_never_fixed(fix, field, value):
    every = [option for _, _, options, _ in DECIDED for option in options]
    code, report = fix(field, value, *every)
    assert (code, report["fixes"]) == (1, [])


def severities(run, path, profile):
    """Return the severity of each problem by its rule."""
    report = run("check", path, "--profile", profile, "--format", "json").json
    return {problem["rule"]: problem["severity"] for problem in report["problems"]}


@pytest.mark.parametrize("profile", ["google", "bing"])
@pytest.mark.parametrize(
    ("field", "value"),
    [("changefreq", "often"), ("changefreq", ""), ("priority", "5"), ("priority", "0,8"), ("priority", "high"),
     ("priority", "1e-1"), ("priority", "")],
)  # fmt: skip
def test_invalid_hint_is_warning_in_profile_ignoring_hints(run, tmp_path, profile, field, value):
    path = put(tmp_path / "sitemap.xml", urlset({"loc": PAGE, field: value}))
    assert "warning" in severities(run, path, profile).values()
    assert "error" not in severities(run, path, profile).values()
    assert "error" in severities(run, path, "sitemaps.org").values()


def test_pretty_printed_values_cause_only_warnings(run, tmp_path):
    entry = {"loc": f"\n  {PAGE}\n", "lastmod": "\n  2025-01-31\n", "changefreq": "\n daily\n", "priority": "\n 0.5\n"}
    path = put(tmp_path / "sitemap.xml", urlset(entry))
    assert run("check", path).code == 0
    assert set(severities(run, path, "sitemap-0.9").values()) == {"warning"}


@pytest.mark.parametrize(
    ("day", "google", "others"),
    [
        ("1969-12-31", "error", "warning"),
        ("1969-12-31T23:59:59-05:00", "warning", "warning"),
        ("1970-01-01", "warning", "warning"),
        ("1990-01-01", None, None),
    ],
)
def test_date_before_1970_is_error_only_in_google(run, tmp_path, day, google, others):
    path = put(tmp_path / "sitemap.xml", urlset({"loc": PAGE, "lastmod": day}))
    assert min(severities(run, path, "google").values(), default=None) == google
    assert min(severities(run, path, "bing").values(), default=None) == others
