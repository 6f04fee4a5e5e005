"""Regular expressions mean the same on every Python that the program runs on."""

import importlib
import pkgutil
import re

import sitemap_studio

CHARACTERS = re.compile(r"\[\^?(?:[^\]\\]|\\.)*\]", re.DOTALL)
REPEATED_GROUP = re.compile(r"(?<!\\)\)[*+?]\+")


def patterns():
    for module in pkgutil.walk_packages(sitemap_studio.__path__, "sitemap_studio."):
        if not module.name.endswith("__main__"):
            for name, value in vars(importlib.import_module(module.name)).items():
                if isinstance(value, re.Pattern):
                    yield f"{module.name}.{name}", value.pattern


def test_no_group_is_repeated_possessively():
    """Python before 3.11.5 does not match such groups reliably (CPython issue 106052); atomic groups do."""
    found = {name: text.decode("latin-1") if isinstance(text, bytes) else text for name, text in patterns()}
    assert len(found) > 150
    assert [name for name, text in found.items() if REPEATED_GROUP.search(CHARACTERS.sub("x", text))] == []
