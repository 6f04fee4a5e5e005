"""What is said of an address that a sitemap may not list: what is different there, and where the sitemap lies."""

from __future__ import annotations

from functools import partial

from sitemap_studio.core.messages import join, msg
from sitemap_studio.protocol import urls
from sitemap_studio.validation.locations.location import LOCATION_RULE, folder_of, site_of
from sitemap_studio.validation.locations.sites import SITE_RULE
from sitemap_studio.validation.quoting import quoted
from sitemap_studio.validation.unworded import worded


def tell_outside(loc: str, sitemap_url: str, *, is_common: bool) -> str:
    """Say how an address lies outside the place of its sitemap.

    Args:
        loc: The address, which lies outside.
        sitemap_url: Where its sitemap lies.
        is_common: Whether most entries do; then the address of the sitemap may well be the wrong one.
    """
    return worded(LOCATION_RULE, partial(_tell_outside, loc, sitemap_url, is_common=is_common))


def _tell_outside(loc: str, sitemap_url: str, *, is_common: bool) -> str:
    address, place = quoted(urls.stripped(loc)), quoted(urls.stripped(sitemap_url))
    different = _different(loc, sitemap_url)
    if not different:
        return msg(
            "{address} lies outside {folder_of}, the folder of its sitemap {place}.",
            address=address,
            folder_of=quoted(folder_of(sitemap_url)),
            place=place,
        )
    hint = msg(" Most entries do: maybe it is the sitemap's address that is of another site, such as a test site.")
    return msg(
        "{address} has another {joined} than its sitemap {place}.{hint}",
        address=address,
        joined=_joined(different),
        place=place,
        hint=hint if is_common else "",
    )


def tell_other_site(loc: str, home: str) -> str:
    """Say how an address differs from those of most entries.

    Args:
        loc: The address.
        home: The site on which these lie.
    """
    return worded(SITE_RULE, partial(_tell_other_site, loc, home))


def _tell_other_site(loc: str, home: str) -> str:
    what = _joined(_different(loc, home))
    return msg(
        "{loc} has another {what} than most entries of the sitemap, from which it is inferred that it lies on {home}.",
        loc=quoted(urls.stripped(loc)),
        what=what,
        home=quoted(home),
    )


def _different(loc: str, other: str) -> list[str]:
    """What is different in the sites of two web addresses."""
    one, two = (_parts(address) for address in (loc, other))
    names = (msg("protocol"), msg("host"), msg("port"))
    return [name for name, mine, its in zip(names, one, two, strict=True) if mine != its]


def _parts(address: str) -> tuple[str, str, str]:
    scheme, authority, *_ = urls.split_loc(site_of(address))
    _, host, port = urls.split_authority(authority[2:])
    return scheme, host, port


def _joined(names: list[str]) -> str:
    if not names:
        return msg("place")
    return names[0] if len(names) == 1 else msg("{first} and {last}", first=join(names[:-1], ", "), last=names[-1])
