"""Rules about the extensions of an entry: what breaks them, what keeps them, and in which words."""

from datetime import UTC, date, datetime, timedelta, timezone

import numpy as np
import polars as pl
import pytest

from sitemap_studio.model.edits import RemoveEntries, SetCells
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.namespaces import PAGEMAP
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, PROFILES
from sitemap_studio.protocol.rule import Context, Severity
from sitemap_studio.protocol.rules.extensions import EXTENSION_LABELS
from sitemap_studio.validation.extensions.extension_rules import MAX_LISTED
from sitemap_studio.validation.set_validation import validate_entries
from tests.builders import slots_of
from tests.validation.tables import after, read, table_with

TODAY = date(2026, 11, 20)
URL = "http://www.example.com/a.jpg"
FILM = "http://www.example.com/a.mp4"
IMAGE = f"<image:image><image:loc>{URL}</image:loc></image:image>"
LONG = "x" * 101


def judged(table, *, profile=PROFILES["google"], **given):
    return validate_entries(table, reader=read, context=Context(TODAY), profile=profile, **given)


def told(xml):
    table = table_with([xml])
    return [(problem.rule.id, problem.message) for problem in judged(table).of_slot(table, 0)]


def video(*, without=(), before="", after="", **fields):
    usual = {"thumbnail_loc": URL, "title": "A film", "description": "What happens.", "content_loc": FILM}
    kept = {name: text for name, text in (usual | fields).items() if name not in without}
    inside = "".join(f"<video:{name}>{text}</video:{name}>" for name, text in kept.items())
    return f"<video:video>{before}{inside}{after}</video:video>"


def news(*, without=(), language="en", **fields):
    name = "<news:publication><news:name>The Example</news:name>" if "name" not in without else "<news:publication>"
    usual = {"publication_date": "2026-11-20", "title": "News"}
    kept = {field: text for field, text in (usual | fields).items() if field not in without}
    inside = "".join(f"<news:{field}>{text}</news:{field}>" for field, text in kept.items())
    return f"<news:news>{name}<news:language>{language}</news:language></news:publication>{inside}</news:news>"


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
def test_right_extensions_break_no_rule(xml):
    assert told(xml) == []


WRONG = [
    (IMAGE + IMAGE.replace("a.jpg", "b.jpg") + "<image:image/>", "image-field-missing", "Image 3 has no loc."),
    ("<image:image><image:loc> </image:loc></image:image>", "image-field-missing", "loc of Image 1: The value is empty."),
    (IMAGE.replace("</image:image>", f"<image:loc>{URL}</image:loc></image:image>"), "image-field-repeated",
     "Image 1 has 2 × loc; the maximum is 1."),
    (IMAGE.replace(URL, "/a.jpg"), "image-url-incomplete",
     "Image 1: the URL “/a.jpg” in loc is not complete; it must begin with http:// or https://."),
    (IMAGE.replace(URL, "http://a.b/a b.jpg"), "image-url-illegal",
     "The loc of Image 1 contains white space, which must be percent-encoded."),
    (IMAGE.replace(URL, "ftp://a.b/a.jpg"), "image-url-illegal",
     "The loc of Image 1 is “ftp://a.b/a.jpg”, but the protocol must be http, https."),
    (IMAGE.replace(URL, "http://a.b/" + "a" * 2_048), "image-url-illegal",
     "The loc of Image 1 has 2,059 characters; 2,047 are allowed."),
    (IMAGE.replace("</image:image>", "<image:title>A</image:title></image:image>"), "image-deprecated",
     "Google no longer reads image:title; one entry of this sitemap has such tags."),
    ("".join(IMAGE.replace("a.jpg", f"{number}.jpg") for number in range(1_001)), "image-too-many",
     "The entry has more than 1,000 <image:image>."),
    (IMAGE * 2, "image-repeated", f"Image 2 repeats an earlier one: “{URL}”."),
    (IMAGE + IMAGE.replace("http://www", "HTTP://WWW"), "image-repeated",
     "Image 2 repeats an earlier one: “HTTP://WWW.example.com/a.jpg”."),
    (IMAGE.replace("<image:image>", '<image:image title="A">'), "image-unknown",
     "Image 1 has the unknown attribute title."),
    (IMAGE.replace("<image:loc>", '<image:loc type="A">'), "image-unknown",
     "Image 1 has the unknown attribute loc@type."),
    (IMAGE.replace(URL, f"\n{URL}\n"), "image-whitespace", "loc of Image 1: There is white space around the value."),
    (IMAGE.replace(URL, f"{URL}?a=1&amp;amp;b=2"), "image-escaped-twice",
     "The loc of Image 1 contains “&amp;” after decoding: it was escaped twice."),
    (IMAGE.replace("</image:image>", "<image:colour/></image:image>"), "image-unknown",
     "Image 1 has the unknown element colour."),
    (IMAGE.replace("</image:image>", "<loc/></image:image>"), "image-unknown", "Image 1 has the unknown element loc."),
    (f"<image:loc>{URL}</image:loc>", "image-unknown", "<image:loc> is not allowed directly in an entry."),
    (video(without=["title"]), "video-field-missing", "Video 1 has no title."),
    (video(without=["content_loc"]), "video-no-content", "Video 1 has neither content_loc nor player_loc."),
    (video(after="<video:restriction>DE</video:restriction>"), "video-attribute-missing",
     "Video 1 has no restriction@relationship."),
    (video(after="<video:tag>a</video:tag>" * 33), "video-field-repeated",
     "Video 1 has 33 × tag; the maximum is 32."),
    (video(title=LONG), "video-too-long", "The title of Video 1 has 101 characters; 100 are allowed."),
    (video(description="ü" * 2_049), "video-too-long",
     "The description of Video 1 has 2,049 characters; 2,048 are allowed."),
    (video(duration="ten"), "video-number", "The duration of Video 1 is “ten”, which is not a whole number."),
    (video(duration="28801"), "video-range", "The duration of Video 1 is 28801; it must be from 1 to 28,800."),
    (video(duration="0"), "video-range", "The duration of Video 1 is 0; it must be from 1 to 28,800."),
    (video(uploader="x" * 256), "video-too-long", "The uploader of Video 1 has 256 characters; 255 are allowed."),
    (video(after='<video:uploader info="http://a.example/u">U</video:uploader>'), "video-uploader-domain",
     "The uploader@info of Video 1 is “http://a.example/u”, which is on another domain than the page."),
    (video(content_loc="http://a.b/0/0"), "video-same-as-page", "The content_loc of Video 1 is the URL of the page itself."),
    (video(without=["content_loc"], player_loc=" HTTP://A.b/0/%30"), "video-same-as-page",
     "The player_loc of Video 1 is the URL of the page itself."),
    (video(content_loc="http://a.b/film.html"), "video-content-format",
     ("The content_loc of Video 1 is “http://a.b/film.html”. Files with the ending .html are not videos that Google "
     "reads, such as .mp4.")),
    (video(content_loc="http://www.youtube.com/watch?v=a"), "video-content-format",
     ("The content_loc of Video 1 is “http://www.youtube.com/watch?v=a”, which seems to be a page: a video file has an "
     "ending such as .mp4.")),
    (video() * 2, "video-repeated", f"Video 2 repeats an earlier one: “{FILM}”."),
    (video(title="Tom &amp;amp; Jerry"), "video-escaped-twice",
     "The title of Video 1 contains “&amp;” after decoding: it was escaped twice."),
    (video(thumbnail_loc="rtmp://a.b/a.jpg"), "video-url-illegal",
     "The thumbnail_loc of Video 1 is “rtmp://a.b/a.jpg”, but the protocol must be http, https, ftp."),
    (video(expiration_date="2030"), "video-date",
     "expiration_date of Video 1: “2030” has no day. Google requires at least a day, such as 2026-11-02."),
    (video(publication_date="2026-11-02T10:00Z"), "video-date",
     ("publication_date of Video 1: “2026-11-02T10:00Z” has no seconds. Google requires a day, or a time with seconds "
     "and time zone.")),
    (video(publication_date="2999-11-02"), "video-date-future",
     "Video 1 was published on 2999-11-02, which is in the future."),
    (video(rating="5.1"), "video-range", "The rating of Video 1 is 5.1; it must be from 0 to 5."),
    (video(view_count="-1"), "video-range", "The view_count of Video 1 is -1; it must be at least 0."),
    (video(family_friendly="perhaps"), "video-choice",
     "“perhaps” in the family_friendly of Video 1 is not one of yes, no."),
    (video(after='<video:platform relationship="Allow">web</video:platform>'), "video-choice",
     "“Allow” in the platform@relationship of Video 1 is not one of allow, deny."),
    (video(after='<video:restriction relationship="allow">DE XX</video:restriction>'), "video-format",
     "“XX” in the restriction of Video 1 is not a country code of ISO 3166-1, such as US."),
    (video(after='<video:restriction relationship="allow">UK</video:restriction>'), "video-format",
     "“UK” in the restriction of Video 1 is not a country code of ISO 3166-1, such as US. Write “GB”."),
    (video(after='<video:restriction relationship="allow">US, CA</video:restriction>'), "video-format",
     ("“US,” in the restriction of Video 1 is not a country code of ISO 3166-1, such as US. "
     "Separate country codes by spaces.")),
    (video(publication_date="2026-11-31"), "video-date",
     "publication_date of Video 1: “2026-11-31” does not exist."),
    (video(publication_date="soon"), "video-date",
     "publication_date of Video 1: “soon” is not a W3C date such as 2026-11-02 or 2026-11-02T17:33:00+01:00."),
    (video(publication_date=""), "video-date",
     "publication_date of Video 1: The value is empty."),
    (video(expiration_date="2026-11-19"), "video-expired", "Video 1 expired on 2026-11-19."),
    (video(before="<video:live>no</video:live>"), "video-order",
     ("One entry of this sitemap has its video tags in another order than the schema. "
      "The thumbnail_loc of Video 1 should be first.")),
    (video(after="<video:category>Films</video:category>"), "video-deprecated",
     "Google no longer reads video:category; one entry of this sitemap has such tags."),
    (news(without=["name"]), "news-field-missing", "Article 1 has no publication.name."),
    (news(without=["title"]), "news-field-missing", "Article 1 has no title."),
    (news(language="English"), "news-language",
     ("The publication.language of Article 1 is “English”: news sitemaps require an ISO 639 code, zh-cn or zh-tw. "
      "Write “en”.")),
    (news(language="qqq"), "news-language",
     "The publication.language of Article 1 is “qqq”: news sitemaps require an ISO 639 code, zh-cn or zh-tw."),
    (news(language="EN-us"), "news-language",
     ("The publication.language of Article 1 is “EN-us”: news sitemaps require an ISO 639 code, zh-cn or zh-tw. "
      "Write “en”.")),
    (news(genres="Poem"), "news-deprecated",
     "Google no longer documents news:genres; one entry of this sitemap has such tags."),
    (news(publication_date="2026"), "news-date",
     "publication_date of Article 1: “2026” has no day. Google requires at least a day, such as 2026-11-02."),
    (news(publication_date="2026-12"), "news-date",
     "publication_date of Article 1: “2026-12” has no day. Google requires at least a day, such as 2026-11-02."),
    (news(publication_date="2026-11-22"), "news-future",
     "Article 1 was published on 2026-11-22, which is in the future."),
    (news(publication_date="2026-11-17T23:00:00Z"), "news-old",
     "One article of this sitemap is more than two days old and no longer treated as news."),
    (news(publication_date="soon"), "news-date",
     "publication_date of Article 1: “soon” is not a W3C date such as 2026-11-02 or 2026-11-02T17:33:00+01:00."),
    (news() * 2, "news-too-many", "The entry has more than 1 <news:news>."),
    ('<xhtml:link hreflang="de" href="http://a.b/0/0"/>', "alternate-attribute-missing", "Alternate 1 has no rel."),
    ('<xhtml:link rel="canonical" hreflang="de" href="http://a.b/0/0"/>', "alternate-choice",
     "“canonical” in the rel of Alternate 1 is not one of alternate."),
    ('<xhtml:link rel="alternate" href="http://a.b/0/0"/>', "alternate-no-language",
     "Alternate 1 has neither hreflang nor media."),
    ('<xhtml:link rel="alternate" hreflang="en-UK" href="http://a.b/0/0"/>', "alternate-language",
     "The hreflang of Alternate 1 is “en-UK”: “UK” is not a country code of ISO 3166-1. Write “en-GB”."),
    ("<xhtml:meta/>", "alternate-unknown", "<xhtml:meta> is not allowed directly in an entry."),
    ("<mobile:mobile/>", "mobile-deprecated",
     "Google no longer reads mobile:mobile; one entry of this sitemap has such tags."),
    (f'<PageMap xmlns="{PAGEMAP}"/>', "pagemap-field-missing", "Page map 1 has no DataObject."),
    (f'<PageMap xmlns="{PAGEMAP}"><DataObject type="a"/></PageMap>', "pagemap-field-missing",
     "Page map 1 has no DataObject.Attribute."),
    (f'<PageMap xmlns="{PAGEMAP}"><DataObject type="a"><Attribute>b</Attribute></DataObject></PageMap>',
     "pagemap-attribute-missing", "Page map 1 has no DataObject.Attribute@name."),
    (f'<DataObject xmlns="{PAGEMAP}" type="a"/>', "pagemap-unknown",
     "<pagemap:DataObject> is not allowed directly in an entry."),
    ("<mobile:mobile/>" * 2, "mobile-too-many", "The entry has more than 1 <mobile:mobile>."),
    ('<xhtml:link rel="alternate" hreflang="de" href="http://a.b/0/0" nofollow=""/>', "alternate-unknown",
     "Alternate 1 has the unknown attribute nofollow."),
    ('<xhtml:link rel="alternate" hreflang="kr" href="http://a.b/0/0"/>', "alternate-doubtful",
     "The hreflang of Alternate 1 is “kr”: “kr” is the language Kanuri, not a country. Probably “ko” is meant."),
    ('<xhtml:link rel="alternate" hreflang="" href=""/>', "alternate-url-incomplete",
     "href of Alternate 1: The value is empty."),
    ("<image:image>", "extension-unreadable", RULES["extension-unreadable"].explanation),
]  # fmt: skip


@pytest.mark.parametrize(("xml", "rule", "message"), WRONG, ids=[f"{rule}-{n}" for n, (_, rule, _) in enumerate(WRONG)])
def test_a_wrong_extension_says_which_element_and_what(xml, rule, message):
    assert (rule, message) in told(xml)
    others = {
        "mobile-deprecated",
        "video-whitespace",
        "video-content-format",
        "news-future",
        "video-date-future",
        "alternate-language",
        "video-repeated",
    }
    assert {found for found, _ in told(xml)} <= {rule, *others}


def test_every_broken_element_is_told_and_counted_with_its_entry():
    table = table_with(["", "<image:image/>" * 3, IMAGE])
    problems = judged(table)
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


def test_dropped_tags_are_reported_once_per_sitemap():
    xmls = [IMAGE, with_fields("title", "caption"), with_fields("caption")]
    table = table_with(xmls, xmls)
    problems = judged(table)
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
    assert [problem.message for problem in judged(table).of_slots(table, table.order)] == [
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
    assert {rule for rule, _ in told(xml)} - {"video-order"} == {f"{kind}-deprecated"}


def test_white_space_is_reported_once_with_count():
    spaced = IMAGE.replace(URL, f" {URL} ")
    table = table_with([IMAGE, spaced, spaced * 2 + spaced.replace("a.jpg", "b.jpg")])
    (problem,) = (each for each in judged(table).of_slots(table, table.order) if each.rule.id == "image-whitespace")
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
    problems = judged(table)
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
    problems, _ = after(RemoveEntries(np.array([0])), table, judged(table))
    (message,) = [each.message for each in problems.of_slots(table, table.order) if each.rule.id == "video-order"]
    assert message.startswith("One entry of this sitemap has its video tags in another order")


@pytest.mark.parametrize("value", [" 600 ", "\n600\n"])
def test_white_space_around_numbers_and_choices_is_no_problem(value):
    assert told(video(duration=value, family_friendly=" yes ", description=" a ")) == []


VIDEO_FILES = ["a.mp4", "a.MP4", "a.webm", "a.m3u8", "a.mpg", "a.mp4?x=1", "get?file=a.mp4", "a.mp4/manifest"]


@pytest.mark.parametrize("name", VIDEO_FILES)
def test_video_file_may_be_named_in_path_or_query(name):
    assert told(video(content_loc=f"http://www.example.com/{name}")) == []


@pytest.mark.parametrize("name", ["a.htm", "a.swf", "a.flv", "watch", "", "a.mp4x", "mp4"])
def test_page_or_unsupported_file_as_content_is_reported(name):
    rules = [rule for rule, _ in told(video(content_loc=f"http://www.example.com/{name}"))]
    assert rules == ["video-content-format"]


@pytest.mark.parametrize("scheme", ["http", "https", "ftp", "FTP"])
def test_video_urls_may_use_protocols_that_google_names(scheme):
    assert told(video(content_loc=f"{scheme}://a.b/a.mp4", thumbnail_loc=f"{scheme}://a.b/a.jpg")) == []


@pytest.mark.parametrize(("age", "is_old"), [(47, False), (49, True)], ids=["within-two-days", "beyond-two-days"])
@pytest.mark.parametrize("zone", [-11, 0, 14])
def test_age_of_news_is_counted_in_hours(age, is_old, zone):
    now = datetime(2026, 11, 20, 13, 30, tzinfo=UTC)
    written = (now - timedelta(hours=age)).astimezone(timezone(timedelta(hours=zone))).isoformat()
    table = table_with([news(publication_date=written)])
    problems = validate_entries(table, reader=read, context=Context(now.date(), now=now))
    assert set(problems.counts()) == ({"news-old"} if is_old else set())


@pytest.mark.parametrize(("minutes", "is_future"), [(-1, False), (1, True)], ids=["past", "future"])
def test_times_of_news_in_the_future_are_reported(minutes, is_future):
    now = datetime(2026, 11, 20, 23, 59, 30, tzinfo=UTC)
    table = table_with([news(publication_date=(now + timedelta(minutes=minutes)).isoformat())])
    problems = validate_entries(table, reader=read, context=Context(now.date(), now=now))
    assert set(problems.counts()) == ({"news-future"} if is_future else set())


OTHERS = ["sitemap-0.9", "sitemaps.org", "bing"]


@pytest.mark.parametrize("name", OTHERS)
def test_google_rules_are_warnings_that_name_google_elsewhere(name):
    table = table_with(["<image:image/>" + video(without=["title"]) + news(without=["title"]) + "<xhtml:link/>"])
    listed = judged(table, profile=PROFILES[name]).of_slot(table, 0)
    assert {problem.severity for problem in listed} == {Severity.WARNING}
    assert all("Google" in problem.message for problem in listed)
    assert "Image 1 has no loc. This is a rule of Google." in [problem.message for problem in listed]


def test_yandex_reports_ignored_extensions_once_per_sitemap():
    xml = "<image:image/>" + video(without=["title"]) + news(language="qqq") + "<xhtml:link/><mobile:mobile/>"
    table = table_with([xml, "", xml])
    listed = judged(table, profile=PROFILES["yandex"]).of_slots(table, table.order)
    assert [(problem.rule.id, problem.severity, problem.slot) for problem in listed] == [
        (f"{name}-ignored", Severity.INFO, 0) for name in ("image", "video", "news", "alternate")
    ]
    assert listed[3].message == "Yandex does not use hreflang links of sitemaps; 2 entries of this sitemap have them."


def test_renamed_page_is_compared_with_its_videos_again():
    table = table_with([video(content_loc="http://a.b/film.mp4"), IMAGE])
    renamed = SetCells("loc", slots_of(0), pl.Series(["http://a.b/film.mp4"]))
    problems, inverse = after(renamed, table, judged(table, profile=DEFAULT_PROFILE))
    assert problems.slots("video-same-as-page").tolist() == [0]
    problems, _ = after(inverse, table, problems)
    assert not len(problems.slots("video-same-as-page"))


def test_an_entry_with_a_thousand_wrong_images_is_told_in_short():
    table = table_with(["<image:image/>" * 1_000, "<image:image/>" * MAX_LISTED, "<image:image/>"])
    problems = judged(table)
    listed = [[problem.message for problem in problems.of_slot(table, slot)] for slot in range(3)]
    assert [len(messages) for messages in listed] == [MAX_LISTED, MAX_LISTED, 1]
    assert (listed[0][-1], listed[1][-1]) == (
        "… and 901 more.",
        f"Image {MAX_LISTED} has no loc.",
    )
    assert problems.counts() == {"image-field-missing": 2 * MAX_LISTED + 1}


def test_a_problem_names_the_field_of_the_extension_as_webmasters_do():
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
    problems = judged(table)
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


def test_no_two_fields_of_extensions_are_shown_alike():
    assert len(set(EXTENSION_LABELS)) == len(EXTENSION_LABELS)


def test_dates_are_held_against_the_day_that_is_given():
    table = table_with([news(publication_date="1999-01-01"), video(expiration_date="1999-01-01")])
    then, later = (
        validate_entries(table, reader=read, context=Context(date(1999, 1, day)), profile=PROFILES["google"])
        for day in (1, 4)
    )
    assert then.counts() == {}
    assert later.counts() == {"video-expired": 1, "news-old": 1}


def test_a_sitemap_of_more_than_a_thousand_articles_is_too_many_for_google_alone():
    google, table = PROFILES["google"], table_with([news()] * 1_002, [news()] * 1_000)
    problems = judged(table, profile=google)
    assert problems.slots("news-too-many-in-sitemap").tolist() == [1_000, 1_001]
    assert judged(table, profile=DEFAULT_PROFILE).counts() == {}
    sentence = "The sitemap already has 1,000 articles."
    assert [problem.message for problem in problems.of_slot(table, 1_000)] == [sentence]


def test_extensions_are_judged_with_a_reader_and_of_entries_in_the_order_alone():
    table = table_with(["<image:image/>", IMAGE])
    assert validate_entries(table).counts() == {}
    table.set_order(slots_of(1), removed=slots_of(0))
    assert judged(table).counts() == {}
