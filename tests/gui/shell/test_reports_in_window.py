"""Reports are saved from the window, and files are validated by the schemas."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from sitemap_studio.formats.schema_check import check_schema
from sitemap_studio.protocol.profiles import PROFILES
from sitemap_studio.protocol.rule import Severity
from tests.builders import failing
from tests.gui.shell.conftest import sitemap_xml
from tests.gui.shell.window_actions import load, only_visible, save


@pytest.fixture(autouse=True)
def _flawed_set(open_set, flawed) -> None:
    open_set(flawed)


def save_report(window, path: Path) -> None:
    """Choose a path in the file dialog for reports."""
    window.actions_by_id["report"].trigger()
    dialog = only_visible(window, QFileDialog)
    dialog.fileSelected.emit(str(path))
    dialog.reject()


def write(window, path: Path, qtbot: QtBot) -> str:
    """Save a report, and return its text."""
    save_report(window, path)
    qtbot.waitUntil(lambda: window.messages.text == f"Saved “{path.name}”.")
    return path.read_text(encoding="utf-8")


def test_file_suffix_selects_report_format(window, tmp_path, qtbot: QtBot):
    data = json.loads(write(window, tmp_path / "r.json", qtbot))
    assert "loc-inner-space" in json.dumps(data)
    assert json.loads(write(window, tmp_path / "r.sarif", qtbot))["version"] == "2.1.0"
    assert len(list(csv.reader(write(window, tmp_path / "r.csv", qtbot).splitlines()))) > 5
    assert "<html" in write(window, tmp_path / "r.html", qtbot)
    assert window.messages.text == "Saved “r.html”."
    assert window.messages.offer_button.text() == "Show report"


def test_report_is_refused_over_sitemap_and_in_missing_folder(window, flawed, tmp_path, qtbot: QtBot):
    before = flawed.read_bytes()
    save_report(window, flawed)
    assert window.messages.severity is Severity.ERROR
    assert flawed.read_bytes() == before
    window.messages.clear()
    save_report(window, tmp_path / "nowhere" / "r.html")
    qtbot.waitUntil(lambda: not window.jobs.running)
    assert window.messages.severity is Severity.ERROR
    assert window.messages.text


def test_report_dialog_changes_suffix_with_selected_format(window, qtbot: QtBot):
    window.problems.bar.report.click()
    dialog = only_visible(window, QFileDialog)
    assert dialog.selectedFiles()[0].endswith("flawed-report.html")
    dialog.filterSelected.emit(dialog.nameFilters()[3])
    assert dialog.defaultSuffix() == "sarif"
    assert dialog.selectedFiles()[0].endswith("flawed-report.sarif")
    dialog.reject()


def test_report_states_absence_of_problems(window, three_entries, tmp_path, qtbot: QtBot):
    load(window, three_entries, qtbot)
    assert window.actions_by_id["report"].isEnabled()
    assert "No problems found" in write(window, tmp_path / "r.html", qtbot)


def schema_rules(window) -> set[str]:
    window.problems.refresh()
    tree = window.problems.tree
    rules = {tree.groups[row].rule.id for row in range(tree.rowCount())}
    return {rule for rule in rules if rule.startswith("schema-")}


def check_now(window, qtbot: QtBot, profile: str = "sitemap-0.9") -> None:
    window.session.document.set_profile(PROFILES[profile])
    window.actions_by_id["check"].trigger()
    qtbot.waitUntil(lambda: not window.jobs.running and not window.checking.is_running)


@pytest.fixture
def invalid(window, tmp_path, qtbot: QtBot):
    """Window with a set that the schema rejects because of an attribute."""
    path = tmp_path / "invalid.xml"
    path.write_text(sitemap_xml("https://a.example/1").replace("<url>", '<url id="1">', 1), encoding="utf-8")
    load(window, path, qtbot)
    return window


@pytest.mark.parametrize("profile", list(PROFILES))
def test_check_validates_by_schemas_only_if_profile_requires_it(invalid, qtbot: QtBot, profile: str):
    window = invalid
    check_now(window, qtbot, profile)
    is_required = profile in ("sitemap-0.9", "sitemaps.org")
    assert ("schema-invalid" in schema_rules(window)) is is_required
    assert window.messages.text.startswith("Schema validation found") is is_required


def test_automatic_check_does_not_validate_by_schemas(invalid):
    assert schema_rules(invalid) == set()


def test_schema_validation_omits_values_reported_by_rules(window, tmp_path, qtbot: QtBot):
    path = tmp_path / "dates.xml"
    path.write_text(
        sitemap_xml("https://a.example/1").replace("</loc>", "</loc><lastmod>x</lastmod>"), encoding="utf-8"
    )
    load(window, path, qtbot)
    check_now(window, qtbot)
    assert schema_rules(window) == set()
    assert window.messages.text == ""
    counts = window.session.document.problems.counts()
    assert any(rule.startswith("lastmod-") for rule in counts)


def test_check_of_valid_files_shows_no_message(window, three_entries, qtbot: QtBot):
    load(window, three_entries, qtbot)
    check_now(window, qtbot)
    assert window.messages.text == ""


def test_schema_errors_are_listed_until_edit_or_save(invalid, tmp_path, qtbot: QtBot):
    window = invalid
    check_now(window, qtbot)
    assert "schema-invalid" in schema_rules(window)
    assert "Schema validation found" in window.messages.text
    count = sum(window.session.document.problems.counts().values())
    check_now(window, qtbot)
    assert sum(window.session.document.problems.counts().values()) == count
    window.actions_by_id["add-entry"].trigger()
    assert schema_rules(window) == set()
    check_now(window, qtbot)
    assert schema_rules(window)
    save(window, qtbot, tmp_path / "other.xml")
    assert schema_rules(window) == set()


@pytest.mark.logs_expected
def test_save_removes_problem_of_failed_schema_validation(window, tmp_path, qtbot: QtBot, monkeypatch):
    monkeypatch.setattr("sitemap_studio.document.schema_validation.check_schema", failing(check_schema))
    check_now(window, qtbot)
    assert window.session.document.problems.counts()["rule-failed"] == 1
    save(window, qtbot, tmp_path / "other.xml")
    assert "rule-failed" not in window.session.document.problems.counts()
