"""The completions of the shells, as the shells themselves give them."""

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
    pytest.skip("The shells are those of Linux and macOS", allow_module_level=True)

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
    """Read what a terminal shows until a text comes, or the shell ends."""
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


def in_zsh(site: Path, line: str) -> set[str]:
    """The words that Tab offers after a line."""
    child, terminal = pty.fork()
    if not child:
        os.execvpe("zsh", ["zsh", "-f", "-i"], os.environ | {"TERM": "dumb", "HOME": str(site)})
    try:
        os.write(
            terminal, ZSH.format(folder=COMPLETIONS["zsh"].parent, site=site).replace("\n", " ; ").encode() + b"\n"
        )
        read_until(terminal, "ready> ")
        os.write(terminal, line.encode() + b"\t")
        return words_in(read_until(terminal, "\0"))
    finally:
        os.close(terminal)
        os.waitpid(child, 0)


def in_bash(site: Path, line: str) -> set[str]:
    """The words that Tab offers after a line, which bash also splits at equals signs."""
    words = " ".join(f"'{word}'" for part in line.split(" ") for word in re.split("(=)", part))
    if line.endswith("="):
        words = words.removesuffix(" ''")
    script = BASH.format(file=COMPLETIONS["bash"], site=site, words=words)
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return words_in(done.stdout)


def words_in(shown: str) -> set[str]:
    return {word.rstrip("/ ") for word in re.findall("<([^<>]+)>", shown)}


SHELLS = {"zsh": in_zsh, "bash": in_bash}
FILES = {"a.xml", "b.xml", "folder"}


@pytest.fixture(params=SHELLS)
def offered(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], set[str]]:
    """A function that returns what a shell offers after a line, in a folder with `FILES`."""
    if shutil.which(request.param) is None:
        pytest.skip(f"{request.param} is not installed")
    (tmp_path / "folder").mkdir()
    for name in ("a.xml", "b.xml"):
        (tmp_path / name).touch()
    return lambda line: SHELLS[request.param](tmp_path, line)


def test_the_first_argument_is_a_command_or_a_file(offered):
    assert offered("sitemap-studio ") == {*COMMANDS, "help", *FILES}
    assert offered("sitemap-studio a") == {"a.xml"}


def test_help_takes_a_command(offered):
    assert offered("sitemap-studio help c") == {"check", "convert"}


@pytest.mark.parametrize("line", ["check a.xml ", "export --to folder a.xml ", "diff a.xml ", "check --output "])
def test_files_are_offered_for_every_path(offered, line):
    assert offered(f"sitemap-studio {line}") == FILES


def test_files_are_offered_after_a_file(offered):
    assert offered("sitemap-studio a.xml ") >= FILES


@pytest.mark.parametrize("line", ["publish --since ", "check --robots ", "fetch https://www.example.com/ --to "])
def test_files_are_offered_for_options_that_take_one(offered, line):
    assert offered(f"sitemap-studio {line}") == FILES


@pytest.mark.parametrize("sign", [" ", "="])
def test_values_of_options_are_offered(offered, sign):
    assert offered(f"sitemap-studio check --profile{sign}") == set(PROFILES)
    assert offered(f"sitemap-studio check a.xml --fail-on{sign}w") == {FAIL_ON[1]}


def test_options_are_offered_after_paths(offered):
    assert offered("sitemap-studio check a.xml --max-") == {"--max-file-bytes", "--max-entries"}


def test_commands_have_short_descriptions():
    text = COMPLETIONS["zsh"].read_text(encoding="utf-8")
    assert [name for name, command in COMMANDS.items() if f"{name}:'{command.summary}'" not in text] == []
