"""Completions that bash and zsh offer with the generated scripts."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from command_files import COMPLETIONS
from sitemap_studio.document.command_line import COMMANDS, FAIL_ON
from sitemap_studio.protocol.profiles import PROFILES

if sys.platform == "win32":
    pytest.skip("bash and zsh are tested only on Linux and macOS", allow_module_level=True)

import pty

ZSH = """
PS1="rea""dy> "; fpath=({folder} $fpath); autoload -U compinit; compinit -u -D; cd {site}
compadd() {{
    local -a hits
    if [[ ${{@[1,(i)(-|--)]}} != *-[OAD]\\ * ]]; then
        builtin compadd -A hits "$@"
        print -r -- "<${{(j:><:)hits}}>"
    fi
    builtin compadd "$@"
}}
comppostfuncs=(exit)
"""
BASH = """
source {file}; cd {site}; compopt() {{ :; }}
COMP_WORDS=({words}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
_shtab_sitemap_studio; printf '<%s>' "${{COMPREPLY[@]}}"
"""


def read_until(terminal: int, text: str) -> str:
    """Read the output of a terminal until it contains a text or ends, and return it."""
    shown = ""
    while text not in shown:
        try:
            piece = os.read(terminal, 65536)
        except OSError:
            break
        if not piece:
            break
        shown += piece.decode(errors="replace")
    return shown


def complete_in_zsh(site: Path, line: str) -> set[str]:
    """Return the words that Tab offers after a line."""
    child, terminal = pty.fork()
    if not child:
        os.execvpe("zsh", ["zsh", "-f", "-i"], os.environ | {"TERM": "dumb", "HOME": str(site)})
    try:
        os.write(
            terminal, ZSH.format(folder=COMPLETIONS["zsh"].parent, site=site).replace("\n", " ; ").encode() + b"\n"
        )
        read_until(terminal, "ready> ")
        os.write(terminal, line.encode() + b"\t")
        return parse_words(read_until(terminal, "\0"))
    finally:
        os.close(terminal)
        os.waitpid(child, 0)


def complete_in_bash(site: Path, line: str) -> set[str]:
    """Return the words that Tab offers after a line; as bash does, split it also at equals signs."""
    words = " ".join(f"'{word}'" for part in line.split(" ") for word in re.split("(=)", part))
    if line.endswith("="):
        words = words.removesuffix(" ''")
    script = BASH.format(file=COMPLETIONS["bash"], site=site, words=words)
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return parse_words(done.stdout)


def parse_words(shown: str) -> set[str]:
    """Return the words that `ZSH` and `BASH` print in angle brackets."""
    return {word.rstrip("/ ") for word in re.findall("<([^<>]+)>", shown)}


SHELLS = {"zsh": complete_in_zsh, "bash": complete_in_bash}
FILES = {"a.xml", "b.xml", "folder"}


@pytest.fixture(params=SHELLS)
def completions(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], set[str]]:
    """Return a function from a line to the words that a shell offers after it, in a folder with `FILES`."""
    if shutil.which(request.param) is None:
        pytest.skip(f"{request.param} is not installed")
    (tmp_path / "folder").mkdir()
    for name in ("a.xml", "b.xml"):
        (tmp_path / name).touch()
    return lambda line: SHELLS[request.param](tmp_path, line)


def test_completion_of_first_argument_offers_commands_and_files(completions):
    assert completions("sitemap-studio ") == {*COMMANDS, "help", *FILES}
    assert completions("sitemap-studio a") == {"a.xml"}


def test_completion_after_help_offers_commands(completions):
    assert completions("sitemap-studio help c") == {"check", "convert"}


@pytest.mark.parametrize("line", ["check a.xml ", "export --to folder a.xml ", "diff a.xml ", "check --output "])
def test_completion_of_path_arguments_offers_files(completions, line):
    assert completions(f"sitemap-studio {line}") == FILES


def test_completion_after_file_without_command_offers_files(completions):
    assert completions("sitemap-studio a.xml ") >= FILES


@pytest.mark.parametrize("line", ["publish --since ", "check --robots ", "fetch https://www.example.com/ --to "])
def test_completion_of_path_options_offers_files(completions, line):
    assert completions(f"sitemap-studio {line}") == FILES


@pytest.mark.parametrize("sign", [" ", "="], ids=["space", "equals"])
def test_completion_of_option_offers_its_values(completions, sign):
    assert completions(f"sitemap-studio check --profile{sign}") == set(PROFILES)
    assert completions(f"sitemap-studio check a.xml --fail-on{sign}w") == {FAIL_ON[1]}


def test_completion_after_paths_offers_options(completions):
    assert completions("sitemap-studio check a.xml --max-") == {"--max-file-bytes", "--max-entries"}


def test_zsh_completion_shows_summary_of_each_command():
    text = COMPLETIONS["zsh"].read_text(encoding="utf-8")
    assert [name for name, command in COMMANDS.items() if f"{name}:'{command.summary}'" not in text] == []
