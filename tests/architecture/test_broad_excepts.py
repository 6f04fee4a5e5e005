"""Every exception is taken only at the doors that are made for it: elsewhere it would hide a fault."""

from __future__ import annotations

import ast
from collections.abc import Iterator

DOORS = {
    "document/file_reading.py": "a file that can't be read costs no other file anything",
    "validation/run_rule.py": "a rule may fail, and only that rule does",
    "cli/main.py": "a command ends with a sentence, never with a traceback",
    "gui/jobs/jobs.py": "a job ends with one of its signals",
}
"""Where any exception may be taken, and for what."""

BROAD = {"Exception", "BaseException", "PanicException"}


def test_every_exception_is_taken_only_at_the_doors(package, package_modules):
    found = {
        module.relative_to(package).as_posix()
        for module in package_modules
        if any(_is_broad(handler) for handler in _handlers(ast.parse(module.read_text(encoding="utf-8"))))
    }
    assert sorted(found) == sorted(DOORS)


def _handlers(tree: ast.Module) -> Iterator[ast.ExceptHandler]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.ExceptHandler))


def _is_broad(handler: ast.ExceptHandler) -> bool:
    last = handler.body[-1]
    if isinstance(last, ast.Raise) and last.exc is None:
        # It only clears up before the exception goes on.
        return False
    if handler.type is None:
        return True
    names = {node.id for node in ast.walk(handler.type) if isinstance(node, ast.Name)}
    attributes = {node.attr for node in ast.walk(handler.type) if isinstance(node, ast.Attribute)}
    return not BROAD.isdisjoint(names | attributes)
