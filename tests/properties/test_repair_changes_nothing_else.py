"""Repairs change only damaged parts: intact entries keep their URLs, and well-formed files are unchanged."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.formats.corrections import correct_text
from sitemap_studio.formats.repair.text_repair import RepairedText, repair_text
from sitemap_studio.formats.xml_reader import read_xml
from tests.builders import NAMESPACE, urlset

PATH = Path("sitemap.xml")

ADDRESSES = st.text(st.sampled_from("abc/?&=;<>#%'\" \u00fc"), max_size=12).map(lambda end: f"https://a.example/{end}")
"""Addresses with everything that has to be escaped."""

DAMAGE = {
    "nothing": "<url><loc>{}</loc></url>\n",
    "loc is open": "<url><loc>{}</url>\n",
    "url is open": "<url><loc>{}</loc>\n",
    "both are open": "<url><loc>{}\n",
    "closed twice": "<url><loc>{}</loc></loc></url></url>\n",
    "nested wrongly": "<url><loc>{}</url></loc>\n",
    "slash is missing": "<url><loc>{}<loc></url>\n",
    "other case": "<URL><loc>{}</Loc></url>\n",
    "bare ampersand": "<url><loc>{}&b=1</loc></url>\n",
    "bare less-than": "<url><loc>{}&lt;1<2</loc></url>\n",
    "second root": f'<url><loc>{{}}</loc></url>\n</urlset><?xml version="1.0"?>\n<urlset xmlns="{NAMESPACE}">\n',
    "control character": "<url><loc>{}\x02</loc></url>\n",
    "stray byte": "<url><loc>{}</loc></url><!-- \udce9 -->\n",
}
"""How an entry may be damaged; the braces stand for its address."""

FOLLOWS = {"bare ampersand": "&b=1", "bare less-than": "<1<2"}
"""What the damage itself adds to the address."""


def escaped(address: str) -> str:
    """Return a URL escaped for XML."""
    return address.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


@given(st.lists(st.tuples(ADDRESSES, st.sampled_from(sorted(DAMAGE))), min_size=1, max_size=8), st.integers(0, 30))
def test_repair_of_damaged_entries_keeps_all_urls(entries, torn):
    # An element that is open at the end of the file would be truncated, too.
    entries = [*entries, ("https://a.example/last", "nothing")]
    body = "".join(DAMAGE[damage].format(escaped(address)) for address, damage in entries)
    tail = "<url><loc>https://a.example/torn-in-the-middle"[:torn] if torn else "</urlset>\n"
    text = f'<?xml version="1.0"?>\n<urlset xmlns="{NAMESPACE}">\n{body}{tail}'
    found = repair_text(text.encode("utf-8", "surrogateescape"), PATH)
    read = read_xml(found.data, PATH).entries["loc"].to_list()
    assert [loc.strip() for loc in read] == [(address + FOLLOWS.get(damage, "")).strip() for address, damage in entries]


@given(st.lists(st.sampled_from(sorted(DAMAGE)), min_size=1, max_size=8), st.sampled_from(["", "\n\n", "odd\n"]))
def test_repairs_have_line_numbers_of_unrepaired_file(damages, lead):
    damages = [*damages, "nothing"]
    entries = [DAMAGE[damage].format(f"https://a.example/n{at}n") for at, damage in enumerate(damages)]
    text = f'{lead}<?xml version="1.0"?>\n<urlset xmlns="{NAMESPACE}">\n{"".join(entries)}</urlset>\n'
    found = repair_text(text.encode("utf-8", "surrogateescape"), PATH)
    for at in range(len(damages)):
        mark = f"n{at}n"
        line = found.data[: found.data.index(mark.encode())].count(b"\n") + 1
        in_file = text[: text.index(mark)].count("\n") + 1
        assert found.lines.file_line(line) == in_file
        assert all(
            found.lines.file_line(found.data[: repair.start].count(b"\n") + 1) in (in_file, in_file + 1)
            for repair in found.repairs
            if repair.line == in_file
        )


@given(st.lists(ADDRESSES, min_size=1, max_size=5), st.sampled_from(["", "<!-- & <url> -->", "<?a <url> & ?>"]))
def test_well_formed_file_is_not_repaired(addresses, between):
    data = urlset(*addresses).replace("</urlset>", f"{between}</urlset>{between}").encode()
    assert repair_text(data, PATH) == RepairedText(data, ())


@given(
    st.lists(ADDRESSES, min_size=1, max_size=4),
    st.lists(
        st.tuples(st.integers(0, 600), st.text(st.sampled_from("<>&/!?-[]\"'=; \nurlc\0"), max_size=4)), max_size=4
    ),
)
def test_repaired_text_is_not_repaired_again(addresses, damages):
    text = urlset(*addresses)
    for place, what in damages:
        text = text[:place] + what + text[place + len(what) :]
    once = repair_text(text.encode(), PATH)
    assert repair_text(once.data, PATH) == (RepairedText(once.data, ()) if once.repairs else once)
    if once.repairs:
        read_xml(correct_text(once.data).data, PATH)


@given(st.integers(1, 400))
def test_repair_of_truncated_file_keeps_complete_entries(kept):
    text = urlset(*(f"https://a.example/{number}" for number in range(6)))
    whole = text[:kept].count("</loc>")
    found = repair_text(text[:kept].encode(), PATH)
    if found.repairs:
        read = read_xml(found.data, PATH).entries["loc"].to_list()
        assert len(read) - whole in (0, 1)
        assert read == [f"https://a.example/{number}" for number in range(len(read))]
    else:
        assert whole == 0 or "</urlset" in text[:kept]
