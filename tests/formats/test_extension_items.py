"""Extension items of an entry: values, and changes without other effects."""

import pytest

from sitemap_studio.core.errors import RequestError
from sitemap_studio.formats.extensions.extension_editing import EntryExtensions
from sitemap_studio.formats.extensions.extension_parsing import KIND_OF_TAG
from sitemap_studio.model.edits import NAMESPACE_DECLARATIONS
from sitemap_studio.protocol.extension_fields import EXTENSIONS as DECLARED
from sitemap_studio.protocol.extension_items import ExtensionValue
from sitemap_studio.protocol.namespaces import EXTENSIONS, SITEMAP

AROUND = {"": SITEMAP, **EXTENSIONS, "x": "urn:x"}

VIDEO = """<video:video>
\t\t<!-- the still -->
\t\t<video:thumbnail_loc>t</video:thumbnail_loc>
\t\t<video:title><![CDATA[A & B]]></video:title>
\t\t<video:tag>one</video:tag>
\t\t<video:tag>two</video:tag>
\t\t<video:restriction relationship='allow'>DE AT</video:restriction>
\t\t<video:platform relationship="deny">tv</video:platform>
\t</video:video>"""
NEWS = """<news:news>
      <news:publication>
        <news:name>N</news:name>
      </news:publication>
      <news:title>T</news:title>
    </news:news>"""
SHOW = "<video:tvshow>\n\t\t  <video:show_title>S</video:show_title>\n\t\t</video:tvshow>"


def extensions_of(*pieces: str, around=None) -> EntryExtensions:
    """Return the extensions of an entry with these pieces."""
    return EntryExtensions("\n    ".join(pieces), around or AROUND)


def test_items_return_values_of_groups_attributes_and_repeated_fields():
    video, news = extensions_of(VIDEO, NEWS).items()
    assert (video.number, video.kind, news.number, news.kind) == (0, "video", 1, "news")
    assert video.text("title") == "A & B"
    assert video.texts("tag") == ["one", "two"]
    assert video.text("restriction@relationship") == "allow"
    assert video.text("platform@relationship") == "deny"
    assert news.values == (ExtensionValue("news", "publication.name", "N"), ExtensionValue("news", "title", "T"))


def test_xml_of_unknown_elements_is_returned_and_replaced():
    extensions = extensions_of("<!-- c -->", "<x:y> <z/></x:y>", "<mobile:mobile/>", "text")
    assert [(item.kind, item.xml) for item in extensions.items()] == [
        ("other", "<!-- c -->"), ("other", "<x:y> <z/></x:y>"), ("mobile", "<mobile:mobile/>"), ("other", "text"),
    ]  # fmt: skip
    assert extensions.other_xml == "<!-- c -->\n<x:y> <z/></x:y>\ntext"
    many = extensions_of("<x:a/>", VIDEO, "<x:b/>", NEWS)
    assert many.with_other_xml(many.other_xml).xml == many.xml
    assert many.with_other_xml("<x:c/>").xml == extensions_of("<x:c/>", VIDEO, NEWS).xml
    assert many.with_other_xml("<x:c/><x:d/>\n<x:e><![CDATA[ ]]></x:e>").xml == (
        extensions_of("<x:c/>", VIDEO, "<x:d/>", "<x:e><![CDATA[ ]]></x:e>", NEWS).xml
    )
    assert many.with_other_xml("").xml == extensions_of(VIDEO, NEWS).xml
    assert extensions_of(VIDEO).with_other_xml("<x:c  a='1'/>").xml == extensions_of(VIDEO, "<x:c  a='1'/>").xml


def test_malformed_extensions_are_one_replaceable_item():
    broken = extensions_of("<y:a/>", "<image:image/>")
    (item,) = broken.items()
    assert (item.kind, item.xml) == ("unreadable", broken.xml)
    assert broken.other_xml == broken.xml
    assert broken.with_other_xml("<x:a/>").xml == "<x:a/>"


@pytest.mark.parametrize(
    ("values", "old", "new"),
    [
        ([("title", "C <3")], "<![CDATA[A & B]]>", "<![CDATA[C <3]]>"),
        ([("title", "]]>")], "<![CDATA[A & B]]>", "]]&gt;"),
        ([("thumbnail_loc", "?a=1&b")], ">t<", ">?a=1&amp;b<"),
        ([("tag", "2", 1)], ">two<", ">2<"),
        ([("tag", None, 0)], "\n\t\t<video:tag>one</video:tag>", ""),
        ([("tag", "three", 2)], "two</video:tag>", "two</video:tag>\n\t\t<video:tag>three</video:tag>"),
        ([("restriction@relationship", "d'eny")], "'allow'", "'d&apos;eny'"),
        ([("platform@relationship", None)], ' relationship="deny"', ""),
        (
            [("description", "D")],
            "]]></video:title>",
            "]]></video:title>\n\t\t<video:description>D</video:description>",
        ),
        (
            [("price", "1"), ("price@currency", "EUR")],
            "AT</video:restriction>",
            'AT</video:restriction>\n\t\t<video:price currency="EUR">1</video:price>',
        ),
        (
            [("tvshow.show_title", "S")],
            "AT</video:restriction>",
            "AT</video:restriction>\n\t\t" + SHOW,
        ),
        ([("live", None), ("title", "A & B")], "", ""),
    ],
)
def test_setting_value_changes_only_its_bytes(values, old, new):
    assert extensions_of(VIDEO, NEWS).with_values(0, values).xml == extensions_of(VIDEO.replace(old, new, 1), NEWS).xml


ONE_LINE = "<image:image><image:title>T</image:title></image:image>"
OWN = f'<image xmlns="{EXTENSIONS["image"]}"><loc>a</loc></image>'


@pytest.mark.parametrize(
    ("xml", "value", "old", "new"),
    [
        (
            NEWS,
            ("publication.language", "de"),
            "</news:name>",
            "</news:name>\n        <news:language>de</news:language>",
        ),
        (NEWS, ("publication", None), NEWS[11 : NEWS.index("<news:title>")], "\n      "),
        (ONE_LINE, ("loc", "l"), "<image:title>", "<image:loc>l</image:loc><image:title>"),
        ("<image:image />", ("loc", "l"), " />", "><image:loc>l</image:loc></image:image>"),
        (OWN, ("title", "T"), "</loc>", "</loc><title>T</title>"),
    ],
    ids=["into its group", "a whole group", "before later ones", "into an empty element", "of a default namespace"],
)
def test_field_insertion_and_group_removal_follow_schema_and_layout(xml, value, old, new):
    assert extensions_of(xml).with_values(0, [value]).xml == xml.replace(old, new, 1)


def test_field_of_another_namespace_is_neither_read_nor_changed():
    odd = '<image:image><x:loc>no</x:loc><image:loc a=">">yes</image:loc></image:image>'
    assert extensions_of(odd).items()[0].text("loc") == "yes"
    assert extensions_of(odd).with_values(0, [("loc", "new")]).xml == odd.replace(">yes<", ">new<")


def test_setting_attribute_of_alternate_changes_only_that_attribute():
    link = "<xhtml:link rel='alternate'\n hreflang = \"de\" href='a&amp;b'/>"
    extensions = extensions_of(link)
    assert extensions.items()[0].text("@href") == "a&b"
    assert extensions.with_values(0, [("@href", 'c"\n')]).xml == link.replace("a&amp;b", "c&quot;&#10;")
    assert extensions.with_values(0, [("@media", "print")]).xml == link.replace("/>", ' media="print"/>')
    assert extensions.with_values(0, [("@hreflang", None)]).xml == link.replace('\n hreflang = "de"', "")


@pytest.mark.parametrize("path", ["nonsense", "title.name", "title@x", "", "@x", "publication", "publication.name.x"])
def test_setting_undeclared_path_is_refused(path):
    with pytest.raises(RequestError, match="is not a text field of “news:news”"):
        extensions_of(NEWS).with_values(0, [(path, "v")])


def test_illegal_character_and_attribute_of_missing_field_are_refused():
    with pytest.raises(RequestError, match=r"contains U\+0001"):
        extensions_of(NEWS).with_values(0, [("title", "a\x01")])
    with pytest.raises(RequestError, match="Add a “restriction” first, then its “relationship”"):
        extensions_of("<video:video/>").with_values(0, [("restriction@relationship", "allow")])


def test_new_item_has_fields_in_schema_order():
    values = [("title", "T"), ("publication.language", "de"), ("publication.name", "N"), ("publication_date", "2026")]
    added = extensions_of().with_item("news", values)
    assert (
        added.xml
        == """<news:news>
      <news:publication>
        <news:name>N</news:name>
        <news:language>de</news:language>
      </news:publication>
      <news:publication_date>2026</news:publication_date>
      <news:title>T</news:title>
    </news:news>"""
    )


def test_attributes_of_new_item_belong_to_field_given_before():
    values = [("price", "1"), ("price@currency", "EUR"), ("price", "2"), ("price@currency", "USD"), ("title", "T")]
    item = extensions_of().with_item("video", values).items()[0]
    assert [(value.path, value.text, value.nth) for value in item.values] == [
        ("title", "T", 0), ("price", "1", 0), ("price@currency", "EUR", 0),
        ("price", "2", 1), ("price@currency", "USD", 1),
    ]  # fmt: skip


def test_new_item_adopts_layout_and_prefix_of_its_kind():
    tight = "<image:image><image:loc>a</image:loc></image:image>"
    added = extensions_of(tight, "<x:y/>").with_item("image", [("loc", "b")])
    assert added.xml == extensions_of(tight, tight.replace(">a<", ">b<"), "<x:y/>").xml
    tabbed = "<image:image>\n\t\t\t<image:loc>a</image:loc>\n\t\t</image:image>"
    assert (
        extensions_of(tabbed).with_item("image", [("loc", "b")]).xml
        == extensions_of(tabbed, tabbed.replace(">a<", ">b<")).xml
    )
    link = [("@rel", "alternate"), ("@hreflang", "de"), ("@href", "a")]
    assert extensions_of(around={"": SITEMAP, "h": EXTENSIONS["xhtml"]}).with_item("alternate", link).xml == (
        '<h:link rel="alternate" hreflang="de" href="a"/>'
    )
    assert extensions_of(around={"": SITEMAP}).with_item("alternate", link).xml == (
        f'<xhtml:link{NAMESPACE_DECLARATIONS["xhtml"]} rel="alternate" hreflang="de" href="a"/>'
    )
    assert extensions_of().with_item("mobile", []).xml == "<mobile:mobile/>"


def test_removing_and_moving_items_retains_bytes_of_others():
    many = extensions_of(VIDEO, "<!-- c -->", NEWS)
    assert many.without_items([1]).xml == extensions_of(VIDEO, NEWS).xml
    assert many.with_moved_item(0, 2).xml == extensions_of("<!-- c -->", NEWS, VIDEO).xml
    assert many.without_items([0, 1, 2]).xml == ""
    many = extensions_of("<mobile:mobile/>", VIDEO, "text", VIDEO)
    assert many.without_kind("video") == extensions_of("<mobile:mobile/>", "text")
    assert many.without_kind("news") == many


def test_kinds_of_extensions_equal_kinds_of_their_items():
    many = extensions_of(VIDEO, "<!-- c -->", NEWS, "text", "<mobile:mobile/>", "<x:y/>")
    assert list(many.kinds()) == [item.kind for item in many.items()]
    assert extensions_of("<image:image>").kinds() == ("other",)


def test_last_of_ten_thousand_images_is_changed():
    many = extensions_of(*(f"<image:image><image:loc>{number}</image:loc></image:image>" for number in range(10_000)))
    assert len(many.items()) == 10_000
    changed = many.with_values(9_999, [("loc", "last")])
    assert changed.items()[9_999].text("loc") == "last"
    assert changed.xml == many.xml.replace(">9999<", ">last<")


def declared_paths():
    for extension in DECLARED:
        kind = KIND_OF_TAG[extension.tag]
        yield from ((kind, f"@{attribute.name}") for attribute in extension.attributes)
        for field in extension.fields:
            inner = [f"{field.name}.{each.name}" for each in field.fields] or [field.name]
            yield from ((kind, path) for path in inner)


@pytest.mark.parametrize(("kind", "path"), list(declared_paths()))
def test_every_declared_value_can_be_set_changed_and_removed(kind, path):
    added = extensions_of().with_item(kind, [(path, "a & <b>")])
    assert added.items()[0].text(path) == "a & <b>"
    changed = added.with_values(0, [(path, "c\"'")])
    assert changed.items()[0].text(path) == "c\"'"
    assert changed.with_values(0, [(path, None)]).items()[0].texts(path) == []
    assert changed.with_values(0, [(path, "a & <b>")]).xml == added.xml
