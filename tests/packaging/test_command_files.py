"""The manual page and the completions name every command and option of the program."""

from __future__ import annotations

import re

import pytest

from command_files import COMPLETIONS, MANUAL_PAGE
from sitemap_studio.document.command_line import COMMANDS, command_parser

UPDATE_HINT = "Run: python3 packaging/bootstrap.py manual"


def declared_options(command: str) -> set[str]:
    """Return the options in the help of a command."""
    lines = re.findall(r"^ +(-.*)", command_parser(command).format_help(), re.MULTILINE)
    heads = (re.split("  ", line)[0] for line in lines)
    return {option for head in heads for option in re.findall(r"(?<!\S)-[\w-]+", head)} - {"-h", "--help"}


def test_manual_page_lists_options_of_each_command():
    text = MANUAL_PAGE.read_text(encoding="utf-8").replace("\\-", "-")
    sections = re.split(r"^\.SS \\fBsitemap-studio (\S+)\\fR$", text, flags=re.MULTILINE)[1:]
    found = {
        name: {
            option
            for line in re.findall(r"^\\fB-.*", section, re.MULTILINE)
            for option in re.findall(r"fB(-[\w-]+)", line)
        }
        for name, section in zip(sections[::2], sections[1::2], strict=True)
    }
    assert found == {name: declared_options(name) for name in COMMANDS}, UPDATE_HINT


def test_manual_page_contains_examples_of_each_command():
    text = MANUAL_PAGE.read_text(encoding="utf-8").replace("\\-", "-")
    missing = [each for command in COMMANDS.values() for each in command.examples if each not in text]
    assert missing == [], UPDATE_HINT


def test_bash_completion_lists_options_of_each_command():
    text = COMPLETIONS["bash"].read_text(encoding="utf-8")
    found = dict(re.findall(r"^_shtab_sitemap_studio_(\w+)_option_strings=\((.*)\)$", text, re.MULTILINE))
    assert {name: set(words.split()) - {"-h", "--help"} for name, words in found.items()} == {
        name: declared_options(name) for name in COMMANDS
    } | {"help": set()}, UPDATE_HINT


@pytest.mark.parametrize("shell", COMPLETIONS)
def test_completion_lists_every_command(shell: str):
    text = COMPLETIONS[shell].read_text(encoding="utf-8")
    assert [name for name in COMMANDS if not re.search(rf"\b{name}\b", text)] == [], UPDATE_HINT
