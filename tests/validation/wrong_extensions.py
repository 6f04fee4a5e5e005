"""Invalid extensions of an entry: the violated rule, the message of the problem, and the fix.

Each is written once, and drives the tests of the finding, the message and the fix. The examples that rules declare, and the
fields that share a rule, are tested in the same way, and not repeated here.
"""

from __future__ import annotations

from dataclasses import dataclass

from sitemap_studio.protocol.namespaces import PAGEMAP
from tests.builders import HOST

URL = "http://www.example.com/a.jpg"
FILM = "http://www.example.com/a.mp4"
IMAGE = f"<image:image><image:loc>{URL}</image:loc></image:image>"
LONG = "x" * 101
UNTESTED = ("", "")


def video(*, without=(), before="", after="", **fields):
    """Return a video with valid fields, and other fields or XML."""
    valid = {"thumbnail_loc": URL, "title": "A film", "description": "What happens.", "content_loc": FILM}
    written = {name: text for name, text in (valid | fields).items() if name not in without}
    content = "".join(f"<video:{name}>{text}</video:{name}>" for name, text in written.items())
    return f"<video:video>{before}{content}{after}</video:video>"


def video_with(field, text, attributes=""):
    """Return a video with a further field."""
    return video(after=f"<video:{field}{attributes}>{text}</video:{field}>")


def news(*, without=(), language="en", **fields):
    """Return an article with valid fields, and other fields."""
    name = "<news:publication><news:name>The Example</news:name>" if "name" not in without else "<news:publication>"
    valid = {"publication_date": "2026-11-20", "title": "News"}
    written = {field: text for field, text in (valid | fields).items() if field not in without}
    content = "".join(f"<news:{field}>{text}</news:{field}>" for field, text in written.items())
    return f"<news:news>{name}<news:language>{language}</news:language></news:publication>{content}</news:news>"


def image(url):
    return f"<image:image><image:loc>{url}</image:loc></image:image>"


def link(code, url="http://a.b/0/0"):
    return f'<xhtml:link rel="alternate" hreflang="{code}" href="{url}"/>'


@dataclass(frozen=True)
class WrongExtension:
    """Invalid XML of an entry with the URL http://a.b/0/0.

    Attributes:
        rule: Id of the violated rule.
        xml: The extensions of the entry.
        says: The message of the problem; empty if it is not tested.
        fixed: The label and the text of the only value that is fixed without a decision; None if there is no fix.
    """

    rule: str
    xml: str
    says: str = ""
    fixed: tuple[str, str] | None = UNTESTED


W = WrongExtension

# fmt: off
WRONG_EXTENSIONS = (
    W("image-field-missing", IMAGE + IMAGE.replace("a.jpg", "b.jpg") + "<image:image/>", "Image 3 has no loc."),
    W("image-field-missing", "<image:image><image:loc> </image:loc></image:image>", "loc of Image 1: The value is empty."),
    W("image-field-repeated", IMAGE.replace("</image:image>", f"<image:loc>{URL}</image:loc></image:image>"), "Image 1 has 2 × loc; the maximum is 1."),
    W("image-url-incomplete", IMAGE.replace(URL, "/a.jpg"), "Image 1: the URL “/a.jpg” in loc is not complete; it must begin with http:// or https://."),
    W("image-url-illegal", IMAGE.replace(URL, "http://a.b/a b.jpg"), "The loc of Image 1 contains white space, which must be percent-encoded."),
    W("image-url-illegal", IMAGE.replace(URL, "ftp://a.b/a.jpg"), "The loc of Image 1 is “ftp://a.b/a.jpg”, but the protocol must be http, https."),
    W("image-url-illegal", IMAGE.replace(URL, "http://a.b/" + "a" * 2_048), "The loc of Image 1 has 2,059 characters; 2,047 are allowed."),
    W("image-url-illegal", image(f"{HOST}/a b.jpg"), fixed=("image:loc", f"{HOST}/a%20b.jpg")),
    W("image-url-illegal", image(f"{HOST}/ü.jpg"), fixed=("image:loc", f"{HOST}/%C3%BC.jpg")),
    W("image-url-illegal", image("https://münchen.example/a.jpg"), fixed=("image:loc", "https://xn--mnchen-3ya.example/a.jpg")),
    W("image-deprecated", IMAGE.replace("</image:image>", "<image:title>A</image:title></image:image>"), "Google no longer reads image:title; one entry of this sitemap has such tags."),
    W("image-too-many", "".join(IMAGE.replace("a.jpg", f"{number}.jpg") for number in range(1_001)), "The entry has more than 1,000 <image:image>."),
    W("image-repeated", IMAGE * 2, f"Image 2 repeats an earlier one: “{URL}”."),
    W("image-repeated", IMAGE + IMAGE.replace("http://www", "HTTP://WWW"), "Image 2 repeats an earlier one: “HTTP://WWW.example.com/a.jpg”."),
    W("image-unknown", IMAGE.replace("<image:image>", '<image:image title="A">'), "Image 1 has the unknown attribute title."),
    W("image-unknown", IMAGE.replace("<image:loc>", '<image:loc type="A">'), "Image 1 has the unknown attribute loc@type."),
    W("image-unknown", IMAGE.replace("</image:image>", "<image:colour/></image:image>"), "Image 1 has the unknown element colour."),
    W("image-unknown", IMAGE.replace("</image:image>", "<loc/></image:image>"), "Image 1 has the unknown element loc."),
    W("image-unknown", f"<image:loc>{URL}</image:loc>", "<image:loc> is not allowed directly in an entry."),
    W("image-whitespace", IMAGE.replace(URL, f"\n{URL}\n"), "loc of Image 1: There is white space around the value."),
    W("image-whitespace", image(f" {HOST}/a.jpg\n"), fixed=("image:loc", f"{HOST}/a.jpg")),
    W("image-escaped-twice", IMAGE.replace(URL, f"{URL}?a=1&amp;amp;b=2"), "The loc of Image 1 contains “&amp;” after decoding: it was escaped twice."),
    W("video-field-missing", video(without=["title"]), "Video 1 has no title."),
    W("video-no-content", video(without=["content_loc"]), "Video 1 has neither content_loc nor player_loc."),
    W("video-attribute-missing", video(after="<video:restriction>DE</video:restriction>"), "Video 1 has no restriction@relationship."),
    W("video-field-repeated", video(after="<video:tag>a</video:tag>" * 33), "Video 1 has 33 × tag; the maximum is 32."),
    W("video-too-long", video(title=LONG), "The title of Video 1 has 101 characters; 100 are allowed."),
    W("video-too-long", video(description="ü" * 2_049), "The description of Video 1 has 2,049 characters; 2,048 are allowed."),
    W("video-too-long", video(uploader="x" * 256), "The uploader of Video 1 has 256 characters; 255 are allowed."),
    W("video-number", video(duration="ten"), "The duration of Video 1 is “ten”, which is not a whole number."),
    W("video-number", video_with("rating", "4,5"), fixed=("video:rating", "4.5")),
    W("video-number", video_with("duration", "600.0"), fixed=("video:duration", "600")),
    W("video-number", video_with("duration", "PT1M33S"), fixed=("video:duration", "93")),
    W("video-number", video_with("duration", "2:30"), fixed=None),
    W("video-number", video_with("duration", "ten minutes"), fixed=None),
    W("video-number", video_with("view_count", "1,234"), fixed=None),
    W("video-number", video_with("view_count", "1.000"), fixed=None),
    W("video-number", video_with("rating", "1,234"), fixed=None),
    W("video-range", video(duration="28801"), "The duration of Video 1 is 28801; it must be from 1 to 28,800."),
    W("video-range", video(duration="0"), "The duration of Video 1 is 0; it must be from 1 to 28,800."),
    W("video-range", video(rating="5.1"), "The rating of Video 1 is 5.1; it must be from 0 to 5."),
    W("video-range", video(view_count="-1"), "The view_count of Video 1 is -1; it must be at least 0."),
    W("video-uploader-domain", video(after='<video:uploader info="http://a.example/u">U</video:uploader>'), "The uploader@info of Video 1 is “http://a.example/u”, which is on another domain than the page."),
    W("video-same-as-page", video(content_loc="http://a.b/0/0"), "The content_loc of Video 1 is the URL of the page itself."),
    W("video-same-as-page", video(without=["content_loc"], player_loc=" HTTP://A.b/0/%30"), "The player_loc of Video 1 is the URL of the page itself."),
    W("video-content-format", video(content_loc="http://a.b/film.html"), "The content_loc of Video 1 is “http://a.b/film.html”. Files with the ending .html are not videos that Google reads, such as .mp4."),
    W("video-content-format", video(content_loc="http://www.youtube.com/watch?v=a"), "The content_loc of Video 1 is “http://www.youtube.com/watch?v=a”, which seems to be a page: a video file has an ending such as .mp4."),
    W("video-repeated", video() * 2, f"Video 2 repeats an earlier one: “{FILM}”."),
    W("video-escaped-twice", video(title="Tom &amp;amp; Jerry"), "The title of Video 1 contains “&amp;” after decoding: it was escaped twice."),
    W("video-escaped-twice", video_with("uploader", "Tom &amp;amp; Jerry"), fixed=None),
    W("video-url-illegal", video(thumbnail_loc="rtmp://a.b/a.jpg"), "The thumbnail_loc of Video 1 is “rtmp://a.b/a.jpg”, but the protocol must be http, https, ftp."),
    W("video-date", video(expiration_date="2030"), "expiration_date of Video 1: “2030” has no day. Google requires at least a day, such as 2026-11-02."),
    W("video-date", video(publication_date="2026-11-02T10:00Z"), "publication_date of Video 1: “2026-11-02T10:00Z” has no seconds. Google requires a day, or a time with seconds and time zone."),
    W("video-date", video(publication_date="2026-11-31"), "publication_date of Video 1: “2026-11-31” does not exist."),
    W("video-date", video(publication_date="soon"), "publication_date of Video 1: “soon” is not a W3C date such as 2026-11-02 or 2026-11-02T17:33:00+01:00."),
    W("video-date", video(publication_date=""), "publication_date of Video 1: The value is empty."),
    W("video-date", video_with("publication_date", "Fri, 31 Jan 2025 10:00:00 GMT"), fixed=("video:publication_date", "2025-01-31T10:00:00Z")),
    W("video-date", video_with("publication_date", "2025-01-31T10:00+01:00"), fixed=("video:publication_date", "2025-01-31T10:00:00+01:00")),
    W("video-date", video_with("expiration_date", "20300131"), fixed=("video:expiration_date", "2030-01-31")),
    W("video-date", video_with("publication_date", "03/04/2025"), fixed=None),
    W("video-date", video_with("publication_date", "2025-02-30"), fixed=None),
    W("video-date", video_with("publication_date", "2025"), fixed=None),
    W("video-date-future", video(publication_date="2999-11-02"), "Video 1 was published on 2999-11-02, which is in the future."),
    W("video-choice", video(family_friendly="perhaps"), "“perhaps” in the family_friendly of Video 1 is not one of yes, no."),
    W("video-choice", video(after='<video:platform relationship="Allow">web</video:platform>'), "“Allow” in the platform@relationship of Video 1 is not one of allow, deny."),
    W("video-choice", video_with("family_friendly", "true"), fixed=("video:family_friendly", "yes")),
    W("video-choice", video_with("live", "FALSE"), fixed=("video:live", "no")),
    W("video-choice", video_with("restriction", "US", ' relationship="Allow"'), fixed=("video:restriction@relationship", "allow")),
    W("video-choice", video_with("platform", "WEB, tv", ' relationship="deny"'), fixed=("video:platform", "web tv")),
    W("video-choice", video_with("family_friendly", "maybe"), fixed=None),
    W("video-choice", video_with("family_friendly", "1."), fixed=None),
    W("video-format", video(after='<video:restriction relationship="allow">DE XX</video:restriction>'), "“XX” in the restriction of Video 1 is not a country code of ISO 3166-1, such as US."),
    W("video-format", video(after='<video:restriction relationship="allow">UK</video:restriction>'), "“UK” in the restriction of Video 1 is not a country code of ISO 3166-1, such as US. Write “GB”."),
    W("video-format", video(after='<video:restriction relationship="allow">US, CA</video:restriction>'), "“US,” in the restriction of Video 1 is not a country code of ISO 3166-1, such as US. Separate country codes by spaces."),
    W("video-format", video_with("restriction", "US, CA", ' relationship="allow"'), fixed=("video:restriction", "US CA")),
    W("video-format", video_with("restriction", "us;uk", ' relationship="allow"'), fixed=("video:restriction", "US GB")),
    W("video-format", video_with("restriction", "USA, DEU", ' relationship="allow"'), fixed=("video:restriction", "US DE")),
    W("video-format", video_with("restriction", "United States", ' relationship="allow"'), fixed=("video:restriction", "US")),
    W("video-format", video_with("restriction", "&#x200b;", ' relationship="allow"'), fixed=None),
    W("video-format", video_with("restriction", "US, Mars", ' relationship="allow"'), fixed=None),
    W("video-expired", video(expiration_date="2026-11-19"), "Video 1 expired on 2026-11-19."),
    W("video-order", video(before="<video:live>no</video:live>"), "One entry of this sitemap has its video tags in another order than the schema. The thumbnail_loc of Video 1 should be first."),
    W("video-deprecated", video(after="<video:category>Films</video:category>"), "Google no longer reads video:category; one entry of this sitemap has such tags."),
    W("news-field-missing", news(without=["name"]), "Article 1 has no publication.name."),
    W("news-field-missing", news(without=["title"]), "Article 1 has no title."),
    W("news-language", news(language="English"), "The publication.language of Article 1 is “English”: news sitemaps require an ISO 639 code, zh-cn or zh-tw. Write “en”."),
    W("news-language", news(language="qqq"), "The publication.language of Article 1 is “qqq”: news sitemaps require an ISO 639 code, zh-cn or zh-tw."),
    W("news-language", news(language="EN-us"), "The publication.language of Article 1 is “EN-us”: news sitemaps require an ISO 639 code, zh-cn or zh-tw. Write “en”."),
    W("news-deprecated", news(genres="Poem"), "Google no longer documents news:genres; one entry of this sitemap has such tags."),
    W("news-date", news(publication_date="2026"), "publication_date of Article 1: “2026” has no day. Google requires at least a day, such as 2026-11-02."),
    W("news-date", news(publication_date="2026-12"), "publication_date of Article 1: “2026-12” has no day. Google requires at least a day, such as 2026-11-02."),
    W("news-date", news(publication_date="soon"), "publication_date of Article 1: “soon” is not a W3C date such as 2026-11-02 or 2026-11-02T17:33:00+01:00."),
    W("news-future", news(publication_date="2026-11-22"), "Article 1 was published on 2026-11-22, which is in the future."),
    W("news-old", news(publication_date="2026-11-17T23:00:00Z"), "One article of this sitemap is more than two days old and no longer treated as news."),
    W("news-too-many", news() * 2, "The entry has more than 1 <news:news>."),
    W("alternate-attribute-missing", '<xhtml:link hreflang="de" href="http://a.b/0/0"/>', "Alternate 1 has no rel."),
    W("alternate-choice", '<xhtml:link rel="canonical" hreflang="de" href="http://a.b/0/0"/>', "“canonical” in the rel of Alternate 1 is not one of alternate."),
    W("alternate-no-language", '<xhtml:link rel="alternate" href="http://a.b/0/0"/>', "Alternate 1 has neither hreflang nor media."),
    W("alternate-language", '<xhtml:link rel="alternate" hreflang="en-UK" href="http://a.b/0/0"/>', "The hreflang of Alternate 1 is “en-UK”: “UK” is not a country code of ISO 3166-1. Write “en-GB”."),
    W("alternate-language", link("en_US"), fixed=("hreflang", "en-US")),
    W("alternate-language", link("en-UK"), fixed=("hreflang", "en-GB")),
    W("alternate-language", link("eng"), fixed=("hreflang", "en")),
    W("alternate-language", link("x_default"), fixed=("hreflang", "x-default")),
    W("alternate-language", link("iw"), fixed=("hreflang", "he")),
    W("alternate-language", link("-us"), fixed=None),
    W("alternate-language", link("english-please"), fixed=None),
    W("alternate-language", link("in"), fixed=None),
    W("alternate-unknown", "<xhtml:meta/>", "<xhtml:meta> is not allowed directly in an entry."),
    W("alternate-unknown", '<xhtml:link rel="alternate" hreflang="de" href="http://a.b/0/0" nofollow=""/>', "Alternate 1 has the unknown attribute nofollow."),
    W("alternate-doubtful", '<xhtml:link rel="alternate" hreflang="kr" href="http://a.b/0/0"/>', "The hreflang of Alternate 1 is “kr”: “kr” is the language Kanuri, not a country. Probably “ko” is meant."),
    W("alternate-url-incomplete", '<xhtml:link rel="alternate" hreflang="" href=""/>', "href of Alternate 1: The value is empty."),
    W("alternate-whitespace", link("en_US "), fixed=("hreflang", "en-US")),
    W("alternate-url-illegal", link("en", f"{HOST}/a b"), fixed=("href", f"{HOST}/a%20b")),
    W("mobile-deprecated", "<mobile:mobile/>", "Google no longer reads mobile:mobile; one entry of this sitemap has such tags."),
    W("mobile-too-many", "<mobile:mobile/>" * 2, "The entry has more than 1 <mobile:mobile>."),
    W("pagemap-field-missing", f'<PageMap xmlns="{PAGEMAP}"/>', "Page map 1 has no DataObject."),
    W("pagemap-field-missing", f'<PageMap xmlns="{PAGEMAP}"><DataObject type="a"/></PageMap>', "Page map 1 has no DataObject.Attribute."),
    W("pagemap-attribute-missing", f'<PageMap xmlns="{PAGEMAP}"><DataObject type="a"><Attribute>b</Attribute></DataObject></PageMap>', "Page map 1 has no DataObject.Attribute@name."),
    W("pagemap-unknown", f'<DataObject xmlns="{PAGEMAP}" type="a"/>', "<pagemap:DataObject> is not allowed directly in an entry."),
)
# fmt: on
