"""Messages for users: every placeholder has a value."""

from __future__ import annotations

import ast
import string


def test_every_placeholder_of_messages_has_a_value(root, package_modules):
    calls = [
        (f"{path.relative_to(root)}:{call.lineno}", call)
        for path in package_modules
        for call in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "msg"
        if call.keywords and isinstance(call.args[0], ast.Constant)
    ]
    wrong = [
        place
        for place, call in calls
        if {each.arg for each in call.keywords if each.arg} != _placeholders(call.args[0])
    ]
    assert len(calls) > 100
    assert wrong == []


def _placeholders(text: ast.expr) -> set[str]:
    assert isinstance(text, ast.Constant)
    return {name for _, name, _, _ in string.Formatter().parse(str(text.value)) if name is not None}
