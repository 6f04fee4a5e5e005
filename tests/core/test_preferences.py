"""Preferences: stored completely or not at all, and invalid files are replaced by defaults."""

from __future__ import annotations

import os
import re
import stat
import tempfile
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.core import preferences as preferences_module
from sitemap_studio.core.errors import WriteError
from sitemap_studio.core.paths import resource
from sitemap_studio.core.preferences import (
    ESCAPE_AS,
    EXPORT_GZIP,
    EXPORT_NAME,
    FOLDER_VARIABLE,
    FONT_POINTS,
    LEAK_PATTERNS,
    MAX_FILE_BYTES,
    PREFERENCES,
    SAVED_FILTERS,
    TOPICS,
    ZONE,
    OneOf,
    Preference,
    Preferences,
    preferences_path,
)
from sitemap_studio.document.export_folder import DEFAULT_NAME

DRAFT = ["# a draft", "/draft-"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings" / "preferences.toml"


def write_content(path: Path, content: str | bytes) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


# The table


def test_every_preference_is_declared_consistently():
    assert len({each.key for each in PREFERENCES}) == len(PREFERENCES)
    for each in PREFERENCES:
        assert re.fullmatch(r"[a-z]+\.[a-z_]+", each.key)
        assert each.label
        assert not each.tip or re.fullmatch(r"[A-Z{].*\.", each.tip)
        assert each.default is None or each.kind.parse(each.default) == each.default
        if isinstance(each.kind, OneOf):
            assert len(each.kind.words) in (0, len(each.kind.choices)), each.key
    placed = [table for topic in TOPICS for table in topic.tables]
    assert len(placed) == len(set(placed))
    assert {each.table for each in PREFERENCES} == set(placed)
    assert EXPORT_NAME.default == DEFAULT_NAME


def test_preferences_folder_is_that_of_variable_named_in_help(monkeypatch):
    assert FOLDER_VARIABLE in resource("help/en/places.md").read_text(encoding="utf-8")
    assert preferences_path().parent == Path(os.environ[FOLDER_VARIABLE])
    monkeypatch.delenv(FOLDER_VARIABLE)
    assert preferences_path().parts[-2:] == ("sitemap-studio", "preferences.toml")


# Keeping


def test_missing_file_yields_defaults_and_is_not_created(path):
    preferences = Preferences(path)
    assert [preferences[each] for each in PREFERENCES] == [each.default for each in PREFERENCES]
    assert (preferences.complaints, path.exists()) == ([], False)


def test_changed_preferences_apply_now_and_after_reload(path):
    preferences = Preferences(path)
    chosen: dict[Preference, object] = {
        LEAK_PATTERNS: DRAFT,
        ESCAPE_AS: "iso-8859-1",
        ZONE: "+01:00",
        SAVED_FILTERS: {"a b": "loc contains x"},
    }
    preferences.change(chosen)
    for each in (preferences, Preferences(path)):
        assert {preference: each[preference] for preference in chosen} == chosen
        assert each.complaints == []


def test_zero_and_quoted_on_or_off_are_accepted(path):
    preferences = Preferences(path)
    preferences.change({FONT_POINTS: 20, EXPORT_NAME: "a{n}.xml"})
    preferences.change({FONT_POINTS: 0})
    assert (preferences[FONT_POINTS], Preferences(path)[FONT_POINTS]) == (0, 0)
    assert Preferences(path)[EXPORT_NAME] == "a{n}.xml"
    assert not Preferences(write_content(path, '[export]\ngzip = "off"\n'))[EXPORT_GZIP]
    assert Preferences(write_content(path, '[export]\ngzip = "on"\n'))[EXPORT_GZIP]


def test_setting_default_removes_stored_value(path):
    preferences = Preferences(path)
    preferences.change({ZONE: "Z", ESCAPE_AS: "iso-8859-1"})
    preferences.change({ZONE: ""})
    assert "zone" not in path.read_text(encoding="utf-8")
    preferences.change({ESCAPE_AS: "utf-8"})
    assert Preferences(path)[ESCAPE_AS] == "utf-8"
    assert "fixes" not in path.read_text(encoding="utf-8")
    # An empty list of patterns differs from the default list.
    Preferences(path).change({LEAK_PATTERNS: []})
    assert Preferences(path)[LEAK_PATTERNS] == []


def test_unknown_preferences_in_file_are_retained(path):
    write_content(path, 'later = 2026-11-20\n[fixes]\nzone = "Z"\nmore = [1, { a = 1.5 }]\n[other.deep]\nx = "é"\n')
    Preferences(path).change({ZONE: "", ESCAPE_AS: "iso-8859-1"})
    written = tomllib.loads(path.read_text(encoding="utf-8"))
    assert str(written["later"]) == "2026-11-20"
    assert written["fixes"] == {"more": [1, {"a": 1.5}], "escape_as": "iso-8859-1"}
    assert written["other"] == {"deep": {"x": "é"}}


def test_changes_of_two_instances_do_not_overwrite_each_other(path):
    one, other = Preferences(path), Preferences(path)
    one.change({ZONE: "Z"})
    other.change({ESCAPE_AS: "iso-8859-1"})
    assert (other[ZONE], other[ESCAPE_AS]) == ("Z", "iso-8859-1")
    assert Preferences(path)[ZONE] == "Z"


def test_listeners_are_called_until_unregistered_even_if_write_fails(path, tmp_path):
    told: list[object] = []
    preferences = Preferences(path)
    preferences.listen(told.append)
    preferences.change({ZONE: "Z"})
    preferences.stop_listening(told.append)
    preferences.change({ZONE: ""})
    assert told == [(ZONE,)]
    assert [each.name for each in path.parent.iterdir()] == ["preferences.toml"]
    preferences = Preferences(write_content(tmp_path / "file", b"") / "preferences.toml")
    preferences.listen(told.append)
    with pytest.raises(WriteError, match="The choice applies until the program closes"):
        preferences.change({ZONE: "Z"})
    assert (told, preferences[ZONE]) == ([(ZONE,), (ZONE,)], "Z")


def test_setting_invalid_value_raises_and_changes_nothing(path):
    preferences = Preferences(path)
    for wrong in ({ZONE: "tomorrow"}, {SAVED_FILTERS: {"\udcff": "x"}}, {LEAK_PATTERNS: ["\ud800"]}):
        with pytest.raises(ValueError, match=r"[a-z]"):
            preferences.change(wrong)
    assert not path.exists()
    assert preferences[ZONE] == ""


# Files that were not written by the program


@pytest.mark.parametrize(
    ("content", "key"),
    [
        ('[fixes]\nescape_as = "utf-16"', "fixes.escape_as"),
        ("[fixes]\nescape_as = 8", "fixes.escape_as"),
        ('[fixes]\nzone = "+25:00"', "fixes.zone"),
        ('[fixes]\nzone = "Z\\n"', "fixes.zone"),
        ("[filters]\nsaved = []", "filters.saved"),
        ('[filters.saved]\na = "loc = b"\nc = 3', "filters.saved"),
        ("[window]\nfont_points = 7", "window.font_points"),
        ("[window]\nfont_points = -1", "window.font_points"),
        ('[window]\ntheme = "pink"', "window.theme"),
        ('[export]\nname = "../{n}.xml"', "export.name"),
        ('[export]\nname = "sitemap.xml"', "export.name"),
        ("[export]\nmax_urls = 1.5", "export.max_urls"),
        ("[export]\nmax_urls = true", "export.max_urls"),
        ("[export]\ngzip = 1", "export.gzip"),
        ('[export]\ngzip = "maybe"', "export.gzip"),
        ("[leaks]\npatterns = true", "leaks.patterns"),
        ("[leaks]\npatterns = [1]", "leaks.patterns"),
        ('[leaks]\npatterns = ["a\\nb"]', "leaks.patterns"),
        ("[leaks]\npatterns = [" + '"x",' * 10_001 + "]", "leaks.patterns"),
    ],
)
def test_invalid_value_in_file_is_reported_and_default_applies(path, content, key):
    write_content(path, content + "\n[other]\nx = 1\n")
    preferences = Preferences(path)
    assert [preferences[each] for each in PREFERENCES] == [each.default for each in PREFERENCES]
    (complaint,) = preferences.complaints
    assert complaint.startswith(f"In “preferences.toml”, “{key}” must be ")
    assert complaint.endswith("; the default applies.")


def test_invalid_stored_value_remains_until_it_is_set(path):
    write_content(path, '[fixes]\nzone = "tomorrow"\n')
    preferences = Preferences(path)
    preferences.change({ESCAPE_AS: "iso-8859-1"})
    assert "tomorrow" in path.read_text(encoding="utf-8")
    assert len(preferences.complaints) == 1
    preferences.change({ZONE: "Z"})
    assert Preferences(path).complaints == []
    # A value where a table should be makes room for a choice.
    Preferences(write_content(path, "fixes = 3\n")).change({ZONE: "Z"})
    assert Preferences(path)[ZONE] == "Z"


BROKEN = {
    "no TOML": b"[fixes\nzone = 3",
    "a value twice": b"a = 1\na = 2",
    "not UTF-8": b"a = 1\nb = '\xff'",
    "another coding": "a = 1".encode("utf-16"),
    "nested without end": b"a = " + b"[" * 100_000,
    "a number without end": b"a = " + b"1" * 10_000,
    "zeros": bytes(1_000),
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN)
@pytest.mark.parametrize("breaks_later", [False, True])
def test_broken_file_is_quarantined_and_defaults_apply(path, content, breaks_later):
    preferences = Preferences(path) if breaks_later else None
    write_content(path, content)
    preferences = preferences or Preferences(path)
    assert [preferences[each] for each in PREFERENCES] == [each.default for each in PREFERENCES]
    preferences.change({ZONE: "Z"})
    (complaint,) = preferences.complaints
    (aside,) = path.parent.glob("preferences.toml.broken-*")
    assert f"It was set aside as “{aside.name}”. The default preferences apply." in complaint
    assert aside.read_bytes() == content
    assert Preferences(path)[ZONE] == "Z"


def test_message_about_broken_file_names_position(path):
    assert "line 2, column 8 is not valid." in Preferences(write_content(path, b"a = 1\nzone = ?")).complaints[0]
    assert "its end is missing." in Preferences(write_content(path, b"a = [1")).complaints[0]
    assert "line 2 is not UTF-8" in Preferences(write_content(path, b"a = 1\nb = '\xff'")).complaints[0]


@pytest.mark.parametrize("kind", ["folder", "pipe", "huge"])
def test_unreadable_preferences_file_remains_and_is_reported(path, kind):
    if kind == "folder":
        path.mkdir(parents=True)
    elif kind == "pipe":
        path.parent.mkdir()
        os.mkfifo(path)
    else:
        with write_content(path, b"").open("r+b") as file:
            file.truncate(MAX_FILE_BYTES + 1)
    preferences = Preferences(path)
    assert "“preferences.toml” can't be read: " in preferences.complaints[0]
    with pytest.raises(WriteError, match=r"can't be read.* The choice applies until the program closes\."):
        preferences.change({ZONE: "Z"})
    assert preferences[ZONE] == "Z"
    assert [each.name for each in path.parent.iterdir()] == ["preferences.toml"]
    status = path.stat().st_mode
    assert {"folder": stat.S_ISDIR, "pipe": stat.S_ISFIFO, "huge": stat.S_ISREG}[kind](status)


def test_failed_write_retains_file_and_applies_change_now(path, monkeypatch):
    Preferences(path).change({ZONE: "Z"})
    before = path.read_bytes()

    def full(target: Path, data: bytes) -> None:
        raise WriteError("The disk is full.")

    preferences = Preferences(path)
    monkeypatch.setattr(preferences_module, "replace_file", full)
    with pytest.raises(WriteError, match=r"The disk is full\. The choice applies"):
        preferences.change({ZONE: "+01:00", ESCAPE_AS: "iso-8859-1"})
    assert path.read_bytes() == before
    assert (preferences[ZONE], preferences[ESCAPE_AS]) == ("+01:00", "iso-8859-1")


def test_unwritable_number_and_symlink_survive_changes(path, tmp_path):
    content = f"a = 0x{'f' * 5_000}\n"
    preferences = Preferences(write_content(path, content))
    with pytest.raises(WriteError, match="too many levels"):
        preferences.change({ZONE: "Z"})
    assert path.read_text(encoding="utf-8") == content
    real = write_content(tmp_path / "kept" / "mine.toml", '[fixes]\nzone = "Z"\n')
    path.unlink()
    path.symlink_to(real)
    preferences = Preferences(path)
    preferences.change({ESCAPE_AS: "iso-8859-1"})
    assert path.is_symlink()
    assert "iso-8859-1" in real.read_text(encoding="utf-8")


@given(st.binary(max_size=300))
def test_preferences_are_usable_after_file_of_random_bytes(data):
    with tempfile.TemporaryDirectory() as folder:
        preferences = Preferences(write_content(Path(folder) / "preferences.toml", data))
        preferences.change({ZONE: "Z"})
        assert Preferences(preferences.path)[ZONE] == "Z"


REMOVED = """
[cache]
folder = "/srv/cache"
gigabytes = 100
[recovery]
log = false
[[leaks.patterns]]
usual = "localhost"
on = true
[[leaks.patterns]]
usual = "admin"
on = false
[[leaks.patterns]]
usual = "gopher"
on = true
[[leaks.patterns]]
pattern = "/draft-"
about = "a draft"
on = true
[[leaks.patterns]]
pattern = "#top"
[[leaks.patterns]]
pattern = "/old/"
about = ""
on = false
[[leaks.patterns]]
about = "nothing"
"""


def test_obsolete_preferences_are_retained_or_converted_without_complaint(path):
    preferences = Preferences(write_content(path, REMOVED))
    assert preferences.complaints == []
    lines = ["<localhost>", "<gopher>", "# a draft", "/draft-", "[#]top", "# /old/", ""]
    assert preferences[LEAK_PATTERNS] == lines
    preferences.change({ZONE: "Z", LEAK_PATTERNS: lines})
    assert Preferences(path).complaints == preferences.complaints == []
    stored = tomllib.loads(path.read_text(encoding="utf-8"))
    assert (stored["cache"], stored["recovery"]) == ({"folder": "/srv/cache", "gigabytes": 100}, {"log": False})
    assert stored["leaks"] == {"patterns": lines}
