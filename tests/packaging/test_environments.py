"""Environments are created once and after damage, and updated when requirements change; command line of the set-up."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import environments
from environments import Environment
from system_libraries import SetUpError

EMPTY_REQUIREMENTS = "# nothing is needed\n"  # pip installs this without a network


@pytest.fixture(scope="module")
def requirements(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an empty requirement file."""
    folder = tmp_path_factory.mktemp("requirements")
    (folder / "run.txt").write_text(EMPTY_REQUIREMENTS, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def created_environment(requirements: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment with the empty requirement file."""
    environment = Environment(tmp_path_factory.mktemp("made") / "venv", has_program=False)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(environments, "REQUIREMENTS", requirements)
        environment.ensure_requirements("run")
    return environment


@pytest.fixture
def environment(created_environment: Environment, requirements: Path, monkeypatch: pytest.MonkeyPatch) -> Environment:
    """The same environment, with the requirement file restored."""
    monkeypatch.setattr(environments, "REQUIREMENTS", requirements)
    (requirements / "run.txt").write_text(EMPTY_REQUIREMENTS, encoding="utf-8")
    return created_environment


def test_second_ensure_of_requirements_prints_nothing(environment, capsys):
    environment.ensure_requirements("run")
    assert environment.python.exists()
    capsys.readouterr()
    environment.ensure_requirements("run")
    assert capsys.readouterr().out == ""


def test_environment_without_interpreter_is_created_again(environment, monkeypatch):
    environment.ensure_requirements("run")
    done = []
    monkeypatch.setattr(Environment, "_create", lambda _: done.append("made"))
    monkeypatch.setattr(Environment, "_install", lambda _, purpose: done.append(f"installed {purpose}"))
    aside = environment.python.rename(environment.folder / "aside")
    environment.ensure_requirements("run")
    assert done == ["made", "installed run"]
    aside.rename(environment.python)


def test_changed_requirements_are_installed_without_recreating_environment(environment, requirements, capsys):
    environment.ensure_requirements("run")
    mark = environment.folder / "mark"
    mark.touch()
    capsys.readouterr()
    (requirements / "run.txt").write_text(EMPTY_REQUIREMENTS + "# any more\n", encoding="utf-8")
    environment.ensure_requirements("run")
    assert "Installing" in capsys.readouterr().out
    assert mark.exists()


def test_incomplete_environment_is_created_again(environment):
    environment.ensure_requirements("run")
    debris = environment.folder / "debris"
    debris.touch()
    (environment.folder / "sitemap-studio-stamp.json").unlink()
    environment.ensure_requirements("run")
    assert not debris.exists()


def test_failing_installation_is_attempted_twice_and_reported(environment, requirements, monkeypatch):
    (requirements / "run.txt").write_text("no such requirement at all\n", encoding="utf-8")
    attempts: list[list[str]] = []
    run = subprocess.run

    def record(command: list[str], **options):
        attempts.append(command)
        return run(command, **options)

    monkeypatch.setattr(subprocess, "run", record)
    with pytest.raises(SetUpError, match=r"^The pinned packages could not be installed; .*above\.$"):
        environment.ensure_requirements("run")
    assert sum("install" in command for command in attempts) == 2


# The command line of the set-up

BOOTSTRAP = Path(__file__).resolve().parents[2] / "packaging" / "bootstrap.py"
"""The script that README.md tells users to start."""


def test_bootstrap_help_lists_every_command():
    finished = _bootstrap("--help")
    assert finished.returncode == 0
    commands = ("run", "test", "bench", "build", "translations", "manual", "pin")
    assert [word for word in commands if word not in finished.stdout] == []


@pytest.mark.parametrize(
    "arguments",
    [[], ["fly"], ["test", "--faster"], ["run", "a.xml", "b.xml"]],
    ids=["no command", "unknown command", "unknown option", "two paths"],
)
def test_invalid_bootstrap_arguments_are_rejected_without_traceback(arguments):
    finished = _bootstrap(*arguments)
    assert finished.returncode == 2
    assert "Traceback" not in finished.stderr


def _bootstrap(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(BOOTSTRAP), *arguments]
    return subprocess.run(command, check=False, capture_output=True, text=True, encoding="utf-8")
