"""Rules about extensions: violations, valid cases, and messages."""

from datetime import UTC, date, datetime, timedelta, timezone

import numpy as np
import polars as pl
import pytest

from sitemap_studio.model.edits import RemoveEntries, SetCells
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, PROFILES
from sitemap_studio.protocol.rule import RuleContext, Severity
from sitemap_studio.protocol.rules.extension_field_rules import EXTENSION_LABELS
from sitemap_studio.validation.extensions.extension_rules import MAX_LISTED
from sitemap_studio.validation.set_validation import validate_entries
from tests.builders import slots_of
from tests.validation.tables import after, read, table_with
from tests.validation.wrong_extensions import FILM, IMAGE, URL, news, video

TODAY = date(2026, 11, 20)


def validated(table, *, profile=PROFILES["google"], **given):
    return validate_entries(table, reader=read, context=RuleContext(TODAY), profile=profile, **given)


def violations_of_xml(xml):
    table = table_with([xml])
    return [(problem.rule.id, problem.message) for problem in validated(table).of_slot(table, 0)]


RIGHT = {
    "an image": IMAGE,
    "many images": "".join(IMAGE.replace("a.jpg", f"{number}.jpg") for number in range(1_000)),
    "a video": video(),
    "a video with everything": video(
        after="<video:duration>28800</video:duration><video:rating>5.0</video:rating>"
        "<video:view_count>0</video:view_count>"
        "<video:publication_date>2026-11-20T10:00:00+01:00</video:publication_date>"
        + "<video:tag>one</video:tag>"
        * 32
        + "<video:family_friendly>No</video:family_friendly>"
        '<video:restriction relationship="allow">DE AT CH</video:restriction>'
        '<video:requires_subscription>no</video:requires_subscription><video:uploader info="http://users.a.b/u">U</video:uploader>'
        '<video:platform relationship="deny">web tv</video:platform><video:live>yes</video:live>'
        '<video:id type="url">a</video:id><video:id type="url">b</video:id>'
    ),
    "a video with a player alone": video(without=["content_loc"], player_loc=URL),
    "an article": news(),
    "an article of the day before yesterday": news(publication_date="2026-11-18"),
    "an article in Chinese": news(language="zh-cn"),
    "a link with media": '<xhtml:link rel="alternate" media="print" href="http://a.b/m"/>',
    "other XML": '<x:y xmlns:x="urn:x"><x:z/></x:y>',
    "other XML in an image": f'<image:image><image:loc>{URL}</image:loc><x:y xmlns:x="urn:x"/></image:image>',
}


@pytest.mark.parametrize("xml", RIGHT.values(), ids=RIGHT.keys())
def test_valid_extensions_violate_no_rule(xml):
    assert violations_of_xml(xml) == []


def test_every_violating_element_is_listed_and_counted():
    table = table_with(["", "<image:image/>" * 3, IMAGE])
    problems = validated(table)
    assert problems.counts() == {"image-field-missing": 3}
    assert problems.slots("image-field-missing").tolist() == [1]
    listed = problems.of_slots(table, slots_of(0, 1))
    assert [problem.message for problem in listed] == [f"Image {number} has no loc." for number in (1, 2, 3)]
    assert {problem.slot for problem in listed} == {1}
    assert problems.worst(1) is Severity.ERROR
    assert problems.severity(1, "loc") is None


def with_fields(*names):
    fields = "".join(f"<image:{name}>A</image:{name}>" for name in names)
    return IMAGE.replace("</image:image>", f"{fields}</image:image>")


def test_dropped_tags_and_old_news_count_once_per_sitemap():
    xmls = [IMAGE, with_fields("title", "caption"), with_fields("caption")]
    table = table_with(xmls, xmls)
    problems = validated(table)
    first, _, other = (int(table.order[position]) for position in (1, 2, 4))
    message = "Google no longer reads image:caption, image:title; 2 entries of this sitemap have such tags."
    listed = problems.of_slots(table, table.order)
    assert [(each.slot, each.field_name, each.message) for each in listed] == [
        (slot, "image:image", message) for slot in (first, other)
    ]
    assert problems.counts() == {"image-deprecated": 2}
    assert len(problems.all_slots("image-deprecated")) == 4
    assert [problems.worst(slot) is None for slot in table.order.tolist()] == [True, False, True, True, False, True]
    table = table_with([news(publication_date="2026-11-01")] * 3)
    assert [problem.message for problem in validated(table).of_slots(table, table.order)] == [
        "3 articles of this sitemap are more than two days old and no longer treated as news."
    ]


DROPPED = {
    "image license": IMAGE.replace("</image:image>", "<image:license>/l</image:license></image:image>"),
    "price": video(after='<video:price currency="eur">free</video:price>'),
    "category": video(category="x" * 300),
    "gallery_loc": video(gallery_loc="/g"),
    "tvshow": video(after="<video:tvshow><video:video_type>none</video:video_type><video:x/></video:tvshow>"),
    "allow_embed": video(after=f'<video:player_loc allow_embed="perhaps">{FILM}</video:player_loc>'),
    "autoplay": video(after=f'<video:player_loc autoplay="&amp;amp;">{FILM}</video:player_loc>'),
    "access": news(access="Free"),
    "genres": news(genres="Blog,"),
    "keywords": news(keywords="a &amp;amp; b"),
    "stock_tickers": news(stock_tickers="A,B,C,D,E,F"),
}


@pytest.mark.parametrize("xml", DROPPED.values(), ids=DROPPED.keys())
def test_values_of_dropped_tags_are_not_validated(xml):
    (kind,) = {xml[1 : xml.index(":")]}
    assert {rule for rule, _ in violations_of_xml(xml)} - {"video-order"} == {f"{kind}-deprecated"}


def test_image_loc_white_space_is_reported_once_with_count():
    spaced = IMAGE.replace(URL, f" {URL} ")
    table = table_with([IMAGE, spaced, spaced * 2 + spaced.replace("a.jpg", "b.jpg")])
    (problem,) = (each for each in validated(table).of_slots(table, table.order) if each.rule.id == "image-whitespace")
    assert problem.severity is Severity.WARNING
    assert problem.message == (
        "loc of Image 1: There is white space around the value. 2 entries of this sitemap have this problem."
    )


VIDEO_TAGS = {
    "thumbnail_loc": f"<video:thumbnail_loc>{URL}</video:thumbnail_loc>",
    "title": "<video:title>A film</video:title>",
    "description": "<video:description>What happens.</video:description>",
    "content_loc": f"<video:content_loc>{FILM}</video:content_loc>",
    "duration": "<video:duration>60</video:duration>",
}


@pytest.mark.parametrize(
    ("names", "fault"),
    [
        ("title thumbnail_loc description content_loc", "The thumbnail_loc of Video 1 should be first."),
        ("content_loc description title thumbnail_loc", "The thumbnail_loc of Video 1 should be first."),
        ("thumbnail_loc description title content_loc", "The title of Video 1 should be before description."),
        ("thumbnail_loc duration content_loc title description", "The title of Video 1 should be before duration."),
    ],
    ids=["first-two", "reversed", "middle", "several"],
)
def test_video_order_is_reported_once_with_first_misplaced_tag(names, fault):
    wrong = f"<video:video>{''.join(VIDEO_TAGS[name] for name in names.split())}</video:video>"
    table = table_with([video(), wrong, wrong * 2], [wrong, video()])
    problems = validated(table)
    listed = [each for each in problems.of_slots(table, table.order) if each.rule.id == "video-order"]
    words = "of this sitemap {} video tags in another order than the schema."
    assert [(each.slot, each.message, each.severity) for each in listed] == [
        (int(table.order[1]), f"2 entries {words.format('have their')} {fault}", Severity.INFO),
        (int(table.order[3]), f"One entry {words.format('has its')} {fault}", Severity.INFO),
    ]
    assert problems.counts()["video-order"] == 2
    assert len(problems.all_slots("video-order")) == 3


def test_video_order_count_is_current_after_removing_entries():
    wrong = video(before="<video:live>no</video:live>")
    table = table_with([wrong, video(), wrong])
    problems, _ = after(RemoveEntries(np.array([0])), table, validated(table))
    (message,) = [each.message for each in problems.of_slots(table, table.order) if each.rule.id == "video-order"]
    assert message.startswith("One entry of this sitemap has its video tags in another order")


@pytest.mark.parametrize("value", [" 600 ", "\n600\n"])
def test_white_space_around_numbers_choices_and_texts_is_valid(value):
    assert violations_of_xml(video(duration=value, family_friendly=" yes ", description=" a ")) == []


VIDEO_FILES = ["a.mp4", "a.MP4", "a.webm", "a.m3u8", "a.mpg", "a.mp4?x=1", "get?file=a.mp4", "a.mp4/manifest"]


@pytest.mark.parametrize("name", VIDEO_FILES)
def test_video_content_url_may_name_file_of_supported_format(name):
    assert violations_of_xml(video(content_loc=f"http://www.example.com/{name}")) == []


@pytest.mark.parametrize("name", ["a.htm", "a.swf", "a.flv", "watch", "", "a.mp4x", "mp4"])
def test_video_content_that_is_page_or_unsupported_is_reported(name):
    rules = [rule for rule, _ in violations_of_xml(video(content_loc=f"http://www.example.com/{name}"))]
    assert rules == ["video-content-format"]


@pytest.mark.parametrize("scheme", ["http", "https", "ftp", "FTP"])
def test_video_urls_may_use_protocols_that_google_names(scheme):
    assert violations_of_xml(video(content_loc=f"{scheme}://a.b/a.mp4", thumbnail_loc=f"{scheme}://a.b/a.jpg")) == []


@pytest.mark.parametrize(("age", "is_old"), [(47, False), (49, True)], ids=["within-two-days", "beyond-two-days"])
@pytest.mark.parametrize("zone", [-11, 0, 14])
def test_news_older_than_48_hours_is_reported(age, is_old, zone):
    now = datetime(2026, 11, 20, 13, 30, tzinfo=UTC)
    written = (now - timedelta(hours=age)).astimezone(timezone(timedelta(hours=zone))).isoformat()
    table = table_with([news(publication_date=written)])
    problems = validate_entries(table, reader=read, context=RuleContext(now.date(), now=now))
    assert set(problems.counts()) == ({"news-old"} if is_old else set())


@pytest.mark.parametrize(("minutes", "is_future"), [(-1, False), (1, True)], ids=["past", "future"])
def test_news_dated_in_the_future_is_reported(minutes, is_future):
    now = datetime(2026, 11, 20, 23, 59, 30, tzinfo=UTC)
    table = table_with([news(publication_date=(now + timedelta(minutes=minutes)).isoformat())])
    problems = validate_entries(table, reader=read, context=RuleContext(now.date(), now=now))
    assert set(problems.counts()) == ({"news-future"} if is_future else set())


OTHERS = ["sitemap-0.9", "sitemaps.org", "bing"]


@pytest.mark.parametrize("name", OTHERS)
def test_google_rules_in_other_profiles_are_warnings_naming_google(name):
    table = table_with(["<image:image/>" + video(without=["title"]) + news(without=["title"]) + "<xhtml:link/>"])
    listed = validated(table, profile=PROFILES[name]).of_slot(table, 0)
    assert {problem.severity for problem in listed} == {Severity.WARNING}
    assert all("Google" in problem.message for problem in listed)
    assert "Image 1 has no loc. This is a rule of Google." in [problem.message for problem in listed]


def test_yandex_reports_ignored_extensions_once_per_sitemap():
    xml = "<image:image/>" + video(without=["title"]) + news(language="qqq") + "<xhtml:link/><mobile:mobile/>"
    table = table_with([xml, "", xml])
    listed = validated(table, profile=PROFILES["yandex"]).of_slots(table, table.order)
    assert [(problem.rule.id, problem.severity, problem.slot) for problem in listed] == [
        (f"{name}-ignored", Severity.INFO, 0) for name in ("image", "video", "news", "alternate")
    ]
    assert listed[3].message == "Yandex does not use hreflang links of sitemaps; 2 entries of this sitemap have them."


def test_url_edited_to_equal_its_video_url_is_reported():
    table = table_with([video(content_loc="http://a.b/film.mp4"), IMAGE])
    renamed = SetCells("loc", slots_of(0), pl.Series(["http://a.b/film.mp4"]))
    problems, inverse = after(renamed, table, validated(table, profile=DEFAULT_PROFILE))
    assert problems.slots("video-same-as-page").tolist() == [0]
    problems, _ = after(inverse, table, problems)
    assert not len(problems.slots("video-same-as-page"))


def test_entry_with_thousand_wrong_images_lists_limited_violations():
    table = table_with(["<image:image/>" * 1_000, "<image:image/>" * MAX_LISTED, "<image:image/>"])
    problems = validated(table)
    listed = [[problem.message for problem in problems.of_slot(table, slot)] for slot in range(3)]
    assert [len(messages) for messages in listed] == [MAX_LISTED, MAX_LISTED, 1]
    assert (listed[0][-1], listed[1][-1]) == (
        "… and 901 more.",
        f"Image {MAX_LISTED} has no loc.",
    )
    assert problems.counts() == {"image-field-missing": 2 * MAX_LISTED + 1}


def test_problem_names_extension_field_with_usual_prefix():
    xml = "".join(
        (
            "<image:image><image:loc>/a.jpg</image:loc><image:colour>red</image:colour></image:image>",
            video(title="x" * 101, after='<video:price currency="Euro">1</video:price>'),
            news(without=["name"]),
            '<xhtml:link rel="alternate" hreflang="xx" href="http://a.b/"/>',
            "<mobile:mobile/>",
        )
    )
    table = table_with([xml, "<image:image>"])
    problems = validated(table)
    named = {problem.rule.id: problem.field_name for problem in problems.of_slots(table, table.order)}
    assert named == {
        "image-url-incomplete": "image:loc",
        "image-unknown": "image:image",
        "video-too-long": "video:title",
        "video-deprecated": "video:price",
        "news-field-missing": "news:name",
        "alternate-language": "hreflang",
        "alternate-no-self": "hreflang",
        "mobile-deprecated": "mobile:mobile",
        "extension-unreadable": "XML",
    }
    for rule, elements in problems.elements.items():
        if rule not in named:
            # Rules of other profiles.
            continue
        assert [EXTENSION_LABELS[place] for place in elements.labels] == [named[rule]]


def test_labels_of_extension_fields_are_unique():
    assert len(set(EXTENSION_LABELS)) == len(EXTENSION_LABELS)


def test_extension_dates_are_compared_with_given_day():
    table = table_with([news(publication_date="1999-01-01"), video(expiration_date="1999-01-01")])
    then, later = (
        validate_entries(table, reader=read, context=RuleContext(date(1999, 1, day)), profile=PROFILES["google"])
        for day in (1, 4)
    )
    assert then.counts() == {}
    assert later.counts() == {"video-expired": 1, "news-old": 1}


def test_over_thousand_articles_violate_only_google_profile():
    google, table = PROFILES["google"], table_with([news()] * 1_002, [news()] * 1_000)
    problems = validated(table, profile=google)
    assert problems.slots("news-too-many-in-sitemap").tolist() == [1_000, 1_001]
    assert validated(table, profile=DEFAULT_PROFILE).counts() == {}
    sentence = "The sitemap already has 1,000 articles."
    assert [problem.message for problem in problems.of_slot(table, 1_000)] == [sentence]


def test_extensions_without_reader_or_of_removed_entries_are_unvalidated():
    table = table_with(["<image:image/>", IMAGE])
    assert validate_entries(table).counts() == {}
    table.set_order(slots_of(1), removed=slots_of(0))
    assert validated(table).counts() == {}
