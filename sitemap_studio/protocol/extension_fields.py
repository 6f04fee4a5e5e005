"""Extensions of an entry and their fields, declared once: rules, editors and schemas agree on these tables.

Where prose and schema disagree, the tables follow the prose, and the source names the schema.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, TypeVar

from sitemap_studio.protocol import namespaces


class ValueKind(Enum):
    """Type of the value of a field or attribute of an extension."""

    TEXT = "text"
    URL = "url"
    DATE = "date"
    INTEGER = "integer"
    DECIMAL = "decimal"
    YES_NO = "yes-no"
    CHOICE = "choice"
    LANGUAGE = "language"
    COUNTRY = "country"
    GROUP = "group"
    """Element with fields instead of a text."""


@dataclass(frozen=True)
class ExtensionField:
    """Declaration of a child element of an extension element.

    Attributes:
        name: Local name; elements are in the namespace of the extension, attributes in none.
        advice: One sentence for a tooltip about valid values.
        max_count: Maximum number of occurrences; None for any number.
        separator: Separates the items of a list; empty where the text is one value.
        pattern: Expression that each item must match completely; empty for any text.
        needs_seconds: Whether a time needs seconds; every date needs a day.
        schemes: Protocols of valid URLs.
        is_deprecated: Whether Google no longer supports it.
        is_in_deprecated: Whether Google no longer supports the element that contains it.
    """

    name: str
    kind: ValueKind
    advice: str = ""
    is_required: bool = False
    max_count: int | None = 1
    max_characters: int | None = None
    minimum: float | None = None
    maximum: float | None = None
    choices: tuple[str, ...] = ()
    separator: str = ""
    max_items: int | None = None
    pattern: str = ""
    needs_seconds: bool = False
    schemes: tuple[str, ...] = ("http", "https")
    attributes: tuple[ExtensionAttribute, ...] = ()
    fields: tuple[ExtensionField, ...] = ()
    is_deprecated: bool = False
    is_in_deprecated: bool = False
    source: str = ""

    @property
    def is_validated(self) -> bool:
        """Whether the values of the field are validated; False for a deprecated field, and inside one."""
        return not (self.is_deprecated or self.is_in_deprecated)

    @property
    def is_repeatable(self) -> bool:
        """Whether the field may occur more than once."""
        return self.max_count != 1


class ExtensionAttribute(ExtensionField):
    """Declaration of an attribute of an extension's element or field."""


@dataclass(frozen=True)
class Extension:
    """Declaration of an extension: an element of an entry, after the fields of the protocol.

    Attributes:
        fields: Declarations of its child elements in the order of the schema; empty for an element without content.
        one_of: Groups of fields or attributes of which at least one is required.
        schema: Path of its schema below `resources/`.
    """

    prefix: str
    namespace: str
    element: str
    fields: tuple[ExtensionField, ...] = ()
    attributes: tuple[ExtensionAttribute, ...] = ()
    one_of: tuple[tuple[str, ...], ...] = ()
    max_per_entry: int | None = None
    max_per_sitemap: int | None = None
    schema: str = ""
    is_deprecated: bool = False
    source: str = ""

    @property
    def tag(self) -> str:
        """Name of the element with its namespace: `{namespace}name`."""
        return f"{{{self.namespace}}}{self.element}"

    @property
    def shown_name(self) -> str:
        """Name of the element with its customary prefix, such as “image:image”."""
        return f"{self.prefix}:{self.element}"

    def all_fields(self) -> Iterator[ExtensionField]:
        """Yield every field of the extension, each group followed by its fields."""
        for field in self.fields:
            yield field
            yield from field.fields


_Kind, _Field, _Attribute = ValueKind, ExtensionField, ExtensionAttribute

IMAGES: Final = "Google Search Central, image sitemaps"
IMAGE_SCHEMA: Final = "Schema of the image extension, 1.1"
DROPPED: Final = "Google Search Central Blog, May 2022: sitemap extension tags dropped from 6 August 2022"
VIDEOS: Final = "Google Search Central, video sitemaps"
VIDEO_SCHEMA: Final = "Schema of the video extension, 1.1"
NEWS_PAGE: Final = "Google Search Central, news sitemaps"
NEWS_SCHEMA: Final = "Schema of the news extension, 0.9"
ALTERNATES_PAGE: Final = "Google Search Central, localized versions of a page"
MEDIA_PAGE: Final = "Google, Separate URLs: annotation in sitemaps"
"""The former page about `media`, for the mobile version of a page."""
MOBILE_PAGE: Final = "Google Search Central Blog, November 2016"
PAGEMAP_PAGE: Final = "Google Programmable Search Engine, structured data: PageMaps"


_Spec = TypeVar("_Spec", bound=ExtensionField)


def _with_source(source: str, *specs: _Spec, is_dropped: bool = False) -> tuple[_Spec, ...]:
    """Return declarations with `source` and `is_in_deprecated` filled in, also for their attributes and fields.

    Deprecated ones, and those in them, get `DROPPED` as source, unless they declare another.
    """
    completed = []
    for spec in specs:
        own = spec.source or (DROPPED if spec.is_deprecated else source)
        inner = is_dropped or spec.is_deprecated
        completed.append(
            replace(
                spec,
                source=own,
                is_in_deprecated=is_dropped,
                attributes=_with_source(own if inner else source, *spec.attributes, is_dropped=inner),
                fields=_with_source(own if inner else source, *spec.fields, is_dropped=inner),
            )
        )
    return tuple(completed)


IMAGE: Final = Extension(
    "image",
    namespaces.EXTENSIONS["image"],
    "image",
    _with_source(
        IMAGES,
        _Field("loc", _Kind.URL, is_required=True),
        _Field("caption", _Kind.TEXT, is_deprecated=True),
        _Field("geo_location", _Kind.TEXT, is_deprecated=True),
        _Field("title", _Kind.TEXT, is_deprecated=True),
        _Field("license", _Kind.URL, is_deprecated=True),
    ),
    max_per_entry=1_000,
    schema="schemas/image.xsd",
    source=IMAGES,
)

MAX_VIDEO_SECONDS: Final = 28_800
"""Eight hours, the longest video and the longest segment. Google Search Central, video sitemaps."""

_VIDEO_SCHEMES: Final = ("http", "https", "ftp")
"""Google Search Central, video sitemaps: all files must be accessible by HTTP or FTP."""

_RELATIONSHIP: Final = _Attribute(
    "relationship",
    _Kind.CHOICE,
    is_required=True,
    choices=("allow", "deny"),
)

_VIDEO_FIELDS: Final = _with_source(
    VIDEOS,
    _Field("thumbnail_loc", _Kind.URL, is_required=True, schemes=_VIDEO_SCHEMES),
    _Field("title", _Kind.TEXT, is_required=True, max_characters=100, source=f"{VIDEOS}; {VIDEO_SCHEMA}"),
    _Field("description", _Kind.TEXT, is_required=True, max_characters=2_048),
    _Field("content_loc", _Kind.URL, schemes=_VIDEO_SCHEMES),
    _Field("player_loc", _Kind.URL, schemes=_VIDEO_SCHEMES, attributes=(
        _Attribute("allow_embed", _Kind.YES_NO, is_deprecated=True),
        _Attribute("autoplay", _Kind.TEXT, is_deprecated=True),
    )),
    _Field("duration", _Kind.INTEGER, minimum=1, maximum=MAX_VIDEO_SECONDS),
    _Field("expiration_date", _Kind.DATE, needs_seconds=True),
    _Field("rating", _Kind.DECIMAL, minimum=0, maximum=5),
    _Field("content_segment_loc", _Kind.URL,
           max_count=None, schemes=_VIDEO_SCHEMES, source=VIDEO_SCHEMA, attributes=(
        _Attribute("duration", _Kind.INTEGER, minimum=0, maximum=MAX_VIDEO_SECONDS, source=VIDEO_SCHEMA),
    )),
    _Field("view_count", _Kind.INTEGER, minimum=0),
    _Field("publication_date", _Kind.DATE, needs_seconds=True),
    _Field("tag", _Kind.TEXT, max_count=32),
    _Field("category", _Kind.TEXT, max_characters=256, is_deprecated=True),
    _Field("family_friendly", _Kind.YES_NO),
    _Field("restriction", _Kind.COUNTRY, "Countries where it may or may not be played, by ISO 3166-1 alpha-2.",
           separator=" ", pattern="[A-Z]{2}", attributes=(_RELATIONSHIP,)),
    _Field("gallery_loc", _Kind.URL,
           attributes=(_Attribute("title", _Kind.TEXT),), is_deprecated=True),
    _Field("price", _Kind.DECIMAL,
           max_count=None, minimum=0, is_deprecated=True,
           attributes=(
        _Attribute("currency", _Kind.TEXT, pattern="[A-Z]{3}"),
        _Attribute("type", _Kind.CHOICE,
                   choices=("purchase", "PURCHASE", "rent", "RENT")),
        _Attribute("resolution", _Kind.CHOICE, choices=("sd", "SD", "hd", "HD")),
    )),
    _Field("requires_subscription", _Kind.YES_NO),
    _Field("uploader", _Kind.TEXT, max_characters=255,
           attributes=(_Attribute("info", _Kind.URL),)),
    _Field("tvshow", _Kind.GROUP, is_deprecated=True, fields=(
        _Field("show_title", _Kind.TEXT, is_required=True),
        _Field("video_type", _Kind.CHOICE, is_required=True,
               choices=("full", "preview", "clip", "interview", "news", "other")),
        _Field("episode_title", _Kind.TEXT),
        _Field("season_number", _Kind.INTEGER, minimum=1),
        _Field("episode_number", _Kind.INTEGER, minimum=1),
        _Field("premier_date", _Kind.DATE),
    )),
    _Field("platform", _Kind.CHOICE,
           choices=("web", "mobile", "tv"), separator=" ", attributes=(_RELATIONSHIP,)),
    _Field("live", _Kind.YES_NO),
    _Field("id", _Kind.TEXT, max_count=None, source=VIDEO_SCHEMA, attributes=(
        _Attribute("type", _Kind.CHOICE, is_required=True, source=VIDEO_SCHEMA,
                   choices=("tms:series", "tms:program", "rovi:series", "rovi:program", "freebase", "url")),
    )),
)  # fmt: skip

YES_NO: Final = ("yes", "Yes", "YES", "no", "No", "NO")
"""The spellings of yes and no. Schema of the video extension; the page names the lower-case ones alone."""

VIDEO: Final = Extension(
    "video",
    namespaces.EXTENSIONS["video"],
    "video",
    _VIDEO_FIELDS,
    one_of=(("content_loc", "player_loc"),),
    schema="schemas/video.xsd",
    source=VIDEOS,
)

GENRES: Final = ("PressRelease", "Satire", "Blog", "OpEd", "Opinion", "UserGenerated")
"""Values of `genres`. Schema of the news extension."""

_NEWS_DROPPED: Final = "Google Search Central, news sitemaps: News sitemap reference"

_NEWS_FIELDS: Final = _with_source(
    NEWS_PAGE,
    _Field("publication", _Kind.GROUP, is_required=True, fields=(
        _Field("name", _Kind.TEXT, is_required=True),
        _Field("language", _Kind.LANGUAGE, "ISO 639 code in two or three letters, or zh-cn or zh-tw for Chinese.",
               is_required=True, pattern="[a-z]{2,3}|zh-cn|zh-tw"),
    )),
    _Field("access", _Kind.CHOICE, "Leave it out for freely accessible articles.",
           choices=("Subscription", "Registration"), is_deprecated=True, source=_NEWS_DROPPED),
    _Field("genres", _Kind.CHOICE, choices=GENRES, separator=",", is_deprecated=True, source=_NEWS_DROPPED),
    _Field("publication_date", _Kind.DATE, is_required=True),
    _Field("title", _Kind.TEXT, is_required=True),
    _Field("keywords", _Kind.TEXT, separator=",", is_deprecated=True, source=_NEWS_DROPPED),
    _Field("stock_tickers", _Kind.TEXT, "Up to five stock tickers, each as EXCHANGE:TICKER.",
           separator=",", max_items=5, pattern=r"\w+:\w+", is_deprecated=True, source=_NEWS_DROPPED),
)  # fmt: skip

NEWS: Final = Extension(
    "news",
    namespaces.EXTENSIONS["news"],
    "news",
    _NEWS_FIELDS,
    max_per_entry=1,
    max_per_sitemap=1_000,
    schema="schemas/news.xsd",
    source=NEWS_PAGE,
)

_LINK_ATTRIBUTES: Final = _with_source(
    ALTERNATES_PAGE,
    _Attribute("rel", _Kind.CHOICE, is_required=True, choices=("alternate",)),
    _Attribute("hreflang", _Kind.LANGUAGE,
               "ISO 639-1 language, optionally with an ISO 15924 script and an ISO 3166-1 country, or x-default.",
               pattern="[Xx]-[Dd][Ee][Ff][Aa][Uu][Ll][Tt]|[A-Za-z]{2}(?:-[A-Za-z]{4})?(?:-[A-Za-z]{2})?"),
    _Attribute("media", _Kind.TEXT),
    _Attribute("href", _Kind.URL, is_required=True),
)  # fmt: skip

ALTERNATES: Final = Extension(
    "xhtml",
    namespaces.EXTENSIONS["xhtml"],
    "link",
    attributes=_LINK_ATTRIBUTES,
    one_of=(("hreflang", "media"),),
    schema="schemas/alternates.xsd",
    source=ALTERNATES_PAGE,
)

MOBILE: Final = Extension(
    "mobile",
    namespaces.EXTENSIONS["mobile"],
    "mobile",
    max_per_entry=1,
    schema="schemas/mobile.xsd",
    is_deprecated=True,
    source=MOBILE_PAGE,
)

# Its value is its content or an attribute: as a text, an empty content would count as missing.
_DATUM: Final = _Field(
    "Attribute", _Kind.GROUP, is_required=True, max_count=None,
    attributes=(
        _Attribute("name", _Kind.TEXT, is_required=True),
        _Attribute("value", _Kind.TEXT),
    ),
)  # fmt: skip

PAGEMAP: Final = Extension(
    "pagemap",
    namespaces.PAGEMAP,
    "PageMap",
    _with_source(
        PAGEMAP_PAGE,
        _Field(
            "DataObject", _Kind.GROUP, is_required=True, max_count=None, fields=(_DATUM,),
            attributes=(
                _Attribute("type", _Kind.TEXT,
                           is_required=True),
                _Attribute("id", _Kind.TEXT),
            ),
        ),
    ),
    schema="schemas/pagemap.xsd",
    source=PAGEMAP_PAGE,
)  # fmt: skip

EXTENSIONS: Final = (IMAGE, VIDEO, NEWS, ALTERNATES, MOBILE)
"""The extensions that are edited value by value, in the order of `namespaces.EXTENSIONS`."""

VALIDATED_EXTENSIONS: Final = (*EXTENSIONS, PAGEMAP)
"""All extensions; a page map is validated, and edited as XML."""

EXTENSION_BY_NAMESPACE: Final[dict[str, Extension]] = {
    extension.namespace: extension for extension in VALIDATED_EXTENSIONS
}
