"""Facts of a page made from its requests and from the facts that were known before."""

from __future__ import annotations

import time

from sitemap_studio.core.messages import msg
from sitemap_studio.pages.page_chains import PageChain, request_key
from sitemap_studio.pages.page_content import PageContent, read_page_content
from sitemap_studio.pages.page_facts import PageFacts
from sitemap_studio.pages.page_requests import PageResponse


def facts_from_chain(loc: str, bot: str, chain: PageChain, known: PageFacts | None) -> PageFacts:
    """Return the facts of a page, as requested by a bot now, without a verdict.

    Args:
        loc: URL of the page, as listed.
        bot: Name of the bot.
        chain: The requests.
        known: The facts before; None if there are none.
    """
    now, hops = int(time.time()), tuple(chain.hops)
    facts = PageFacts(
        loc=loc, bot=bot, checked=now, status=hops[0].status if hops else None, hops=hops,
        error_kind=chain.error_kind, error=str(chain.error),
    )  # fmt: skip
    if len(hops) > 1 and request_key(hops[-1].url) != request_key(loc):
        facts = facts._replace(target=hops[-1].url)
    if chain.response is None:
        return facts
    if chain.known is not None:
        return _with_changes(_with_known_content(facts, chain.known, chain.response), known)
    return _with_changes(_with_content(facts, chain.response, chain.content), known)


def _with_content(facts: PageFacts, response: PageResponse, content: PageContent) -> PageFacts:
    """Return the facts with content, header fields, and any markup or temporary error of the chain's last response."""
    canonical = next((each for each in content.canonicals if each.is_valid), None)
    facts = facts._replace(
        canonical=canonical.url if canonical else None,
        canonical_source=canonical.source if canonical else None,
        canonicals=content.canonicals,
        alternates=content.alternates,
        robots=content.robots,
        type=response.media_type,
        charset=content.charset,
        language=content.language,
        title=content.title,
        bytes=response.n_bytes,
        truncated=response.is_truncated,
        etag=response.headers.get("etag", ""),
        modified=response.headers.get("last-modified", ""),
        dated=content.dated,
        hash=content.hash if response.status == 200 else "",
        needs_script=content.needs_script,
        has_password=content.has_password,
        seconds=round(response.seconds, 3),
    )
    if not facts.error_kind and not content.is_parsed:
        facts = facts._replace(error_kind="markup", error=msg("The page could not be parsed."))
    if not facts.error_kind and response.status >= 500 and response.retry_after_s is not None:
        reason = msg("The error is temporary: try again in {seconds:,} s.", seconds=round(response.retry_after_s))
        facts = facts._replace(error_kind="temporary", error=reason)
    return facts


def _with_known_content(facts: PageFacts, known: PageFacts, response: PageResponse) -> PageFacts:
    """Return the known facts of an unmodified page with time, status, hops and header fields of the new response."""
    headers = response.headers
    rules = [rule for rule in known.robots if rule.source == "meta" or "x-robots-tag" not in headers]
    if "x-robots-tag" in headers:
        rules += [rule for rule in read_page_content(response, facts.loc).robots if rule.source == "header"]
    return known._replace(
        loc=facts.loc,
        target=facts.target,
        checked=facts.checked,
        status=facts.status,
        hops=facts.hops,
        robots=tuple(rules),
        etag=headers.get("etag", known.etag),
        modified=headers.get("last-modified", known.modified),
        seconds=round(response.seconds, 3),
        source=facts.source,
    )


def _with_changes(facts: PageFacts, known: PageFacts | None) -> PageFacts:
    """Return the facts with the last change of the text since the known facts; without a text, with the known hash.

    A page that redirects, or did so before, has no text to compare.
    """
    if known is None or not known.hash or facts.target is not None or known.target is not None:
        return facts._replace(hash_before="", changed=None, changed_after=None)
    facts = facts._replace(is_volatile=known.is_volatile)
    if not facts.hash or facts.hash == known.hash:
        # Without a text, as during an outage, the known one remains for the next comparison.
        return facts._replace(
            hash=known.hash,
            hash_before=known.hash_before,
            changed=known.changed,
            changed_after=known.changed_after,
        )
    if known.is_volatile:
        return facts._replace(hash_before=known.hash)
    has_own_text = bool(known.hops) and known.hops[-1].status in (200, 304)
    changed_after = known.checked if has_own_text else None
    return facts._replace(hash_before=known.hash, changed=facts.checked, changed_after=changed_after)
