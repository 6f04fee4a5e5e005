"""That an environment is made once, made anew when it is broken, and filled again when what it needs has changed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import environments
from environments import Environment
from telling import SetUpFailed

NOTHING_PINNED = "# nothing is needed\n"  # a requirement file that pip can install without a network


@pytest.fixture(scope="module")
def requirements(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a requirement file of our own making."""
    folder = tmp_path_factory.mktemp("requirements")
    (folder / "run.txt").write_text(NOTHING_PINNED, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def made(requirements: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment that was made from it."""
    environment = Environment(tmp_path_factory.mktemp("made") / "venv", has_program=False)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(environments, "REQUIREMENTS", requirements)
        environment.ensure("run")
    return environment


@pytest.fixture
def environment(made: Environment, requirements: Path, monkeypatch: pytest.MonkeyPatch) -> Environment:
    """The same, as it is found by the next run."""
    monkeypatch.setattr(environments, "REQUIREMENTS", requirements)
    (requirements / "run.txt").write_text(NOTHING_PINNED, encoding="utf-8")
    return made


def test_a_finished_environment_is_left_alone(environment, capsys):
    environment.ensure("run")
    assert environment.python.exists()
    capsys.readouterr()
    environment.ensure("run")
    assert capsys.readouterr().out == ""


def test_an_environment_without_its_interpreter_is_made_anew(environment, monkeypatch):
    environment.ensure("run")
    done = []
    monkeypatch.setattr(Environment, "_create", lambda _: done.append("made"))
    monkeypatch.setattr(Environment, "_install", lambda _, purpose: done.append(f"installed {purpose}"))
    aside = environment.python.rename(environment.folder / "aside")
    environment.ensure("run")
    assert done == ["made", "installed run"]
    aside.rename(environment.python)


def test_changed_requirements_are_installed_without_making_the_environment_anew(environment, requirements, capsys):
    environment.ensure("run")
    mark = environment.folder / "mark"
    mark.touch()
    capsys.readouterr()
    (requirements / "run.txt").write_text(NOTHING_PINNED + "# any more\n", encoding="utf-8")
    environment.ensure("run")
    assert "Installing" in capsys.readouterr().out
    assert mark.exists()


def test_an_environment_that_was_never_finished_is_made_anew(environment):
    environment.ensure("run")
    debris = environment.folder / "debris"
    debris.touch()
    (environment.folder / "sitemap-studio-stamp.json").unlink()
    environment.ensure("run")
    assert not debris.exists()


def test_a_pin_that_cannot_be_installed_is_one_clear_sentence_after_a_second_try(environment, requirements, capsys):
    (requirements / "run.txt").write_text("no such requirement at all\n", encoding="utf-8")
    with pytest.raises(SetUpFailed, match=r"^The pinned packages could not be installed; .*tells why\.$"):
        environment.ensure("run")
    assert "trying once more" in capsys.readouterr().out


# The command line of the set-up, started as a user starts it

BOOTSTRAP = Path(__file__).resolve().parents[2] / "packaging" / "bootstrap.py"
"""The script that README.md tells users to start."""


def test_help_names_every_command():
    answer = _bootstrap("--help")
    assert answer.returncode == 0
    commands = ("run", "test", "bench", "build", "pictures", "translations", "pin")
    assert [word for word in commands if word not in answer.stdout] == []


@pytest.mark.parametrize("arguments", [[], ["fly"], ["test", "--faster"], ["run", "a.xml", "b.xml"]])
def test_a_command_line_that_makes_no_sense_is_refused_without_a_traceback(arguments):
    answer = _bootstrap(*arguments)
    assert answer.returncode == 2
    assert "Traceback" not in answer.stderr


def _bootstrap(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(BOOTSTRAP), *arguments]
    return subprocess.run(command, check=False, capture_output=True, text=True, encoding="utf-8")
