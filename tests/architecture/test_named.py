"""What docstrings, comments and documents name in backticks is there: no name that went lives on in them."""

from __future__ import annotations

import re
from pathlib import Path

NAMED = re.compile(r"`(\.?\w[\w./]*)(?:\(\))?`")  # a name, or a path of the project
DOCSTRING = re.compile(r'r?"""[\s\S]*?"""|#.*')

OF_OTHERS = {"cookieless", "sessionState", "www.example.com/catalog", "np.union1d", "scan_ipc", "null"}
"""What is no name of ours, though it looks like one."""

TO_COME = {"sources"}  # packages that are kept free


def test_what_is_named_in_backticks_is_there(root: Path, project_files: list[Path]):
    texts = {
        path: (root / path).read_text(encoding="utf-8")
        for path in project_files
        if path.suffix == ".py" or path.name in ("README.md", "CONTRIBUTING.md")
    }
    source = "\n".join(DOCSTRING.sub("", text) for path, text in texts.items() if path.suffix == ".py")
    known = {*re.findall(r"\w+", source), *(part for path in project_files for part in (*path.parts, path.stem))}
    paths = {f"/{path.with_suffix('')}" for path in project_files}
    paths |= {str(folder) for path in paths for folder in Path(path).parents}
    unknown = {
        f"{path}: {name}"
        for path, text in texts.items()
        if path.parts[0] != "tests"
        for name in set(NAMED.findall(text)) - OF_OTHERS - TO_COME
        if not is_known(name, known, paths)
    }
    assert sorted(unknown) == []


def is_known(name: str, known: set[str], paths: set[str]) -> bool:
    if name in known:
        return True
    if "/" in name:
        wanted = f"/{Path(name).with_suffix('')}"
        return any(path.endswith(wanted) for path in paths)
    return all(part in known or part.isdigit() for part in name.strip(".").split("."))
