"""Namespaces that a root declares for elements that were added, and no longer once nothing names them."""

import polars as pl
import pytest

from sitemap_studio.formats.xml_splice import declare_on_root, namespaces_for_root, undeclare_on_root
from sitemap_studio.model.edits import DECLARATIONS
from sitemap_studio.protocol.namespaces import EXTENSIONS, SITEMAP

OWN = DECLARATIONS["image"]
IMAGE = {"image": EXTENSIONS["image"]}
PLAIN = f'<?xml version="1.0"?>\n<!-- <urlset> -->\n<urlset xmlns="{SITEMAP}"></urlset>'


@pytest.mark.parametrize(
    "source",
    [
        PLAIN,
        PLAIN.replace("></", ' a=">" ></'),
        PLAIN.replace("></", "/></", 1).removesuffix("</urlset>"),
        f"<s:urlset\n  xmlns:s='{SITEMAP}'\n></s:urlset>",
        "<urlset></urlset>",
        f'<urlset\r\n\txmlns="{SITEMAP}"\r\n\txmlns:x="urn:x"></urlset>',
    ],
)
def test_what_is_declared_can_be_taken_back_to_the_byte(source):
    declared = declare_on_root(source.encode(), IMAGE)
    assert declared.count(OWN.strip().encode()) == 1
    assert undeclare_on_root(declared, ["image"]) == source.encode()


def test_a_declaration_follows_the_layout_of_the_others():
    source = f'<urlset xmlns="{SITEMAP}"\n        xmlns:x="urn:x" a="b"></urlset>'
    assert declare_on_root(source.encode(), IMAGE).decode() == source.replace(
        ' a="b"', f'\n        {OWN.strip()} a="b"'
    )


def test_a_declaration_stays_while_something_relies_on_it():
    used = declare_on_root(PLAIN.replace("></", "><url><image:image/></url></").encode(), IMAGE)
    assert undeclare_on_root(used, ["image"]) == used
    both = used.replace(b"<url>", f"<url><image:image{OWN}/></url><url>".encode())
    assert undeclare_on_root(both, ["image"]) == both


def test_a_declaration_goes_when_all_declare_it_themselves():
    alone = PLAIN.replace("></", f"><url><image:image{OWN}/></url></").encode()
    assert undeclare_on_root(declare_on_root(alone, IMAGE), ["image"]) == alone


@pytest.mark.parametrize("declared", ['xmlns:image="urn:other"', f"xmlns:image='{EXTENSIONS['image']}'"])
def test_a_declaration_that_somebody_else_wrote_stays(declared):
    source = f'<urlset xmlns="{SITEMAP}" {declared}></urlset>'.encode()
    assert undeclare_on_root(source, ["image"]) == source


def test_only_a_prefix_that_the_file_never_declares_is_wanted():
    xml = pl.Series([f"<image:image{OWN}/>", None, "<video:video/>"])
    assert namespaces_for_root(PLAIN.encode(), xml) == IMAGE
    assert namespaces_for_root(PLAIN.replace("></", "><url><x xmlns:image='urn:i'/></url></").encode(), xml) == {}
    assert namespaces_for_root(PLAIN.encode(), xml.clear()) == {}
