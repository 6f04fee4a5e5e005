"""Bots whose identities are used to request pages: user agents, and their names in robots.txt and robots rules.

Sources: Google, “Google's common crawlers”; Bing Webmaster, “Which crawlers does Bing use?”; Yandex Webmaster, “Yandex
robots in the server logs”.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sitemap_studio.core.version import USER_AGENT


class Bot(NamedTuple):
    """A crawler as which pages can be requested.

    Attributes:
        name: Name on the command line and in the store.
        user_agent: Value of `User-Agent`.
        product_token: Name in robots.txt.
        rule_name: Name in robots rules of pages, in addition to `robots`; empty if no such rules address it.
    """

    name: str
    user_agent: str
    product_token: str
    rule_name: str


_CHROME: Final = "Chrome/141.0.0.0"
_GOOGLEBOT: Final = "compatible; Googlebot/2.1; +http://www.google.com/bot.html"

STUDIO: Final = Bot("studio", USER_AGENT, "sitemapstudio", "")

BOTS: Final = {
    bot.name: bot
    for bot in (
        STUDIO,
        Bot(
            "googlebot",
            f"Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; {_GOOGLEBOT}) {_CHROME} Safari/537.36",
            "googlebot",
            "googlebot",
        ),
        Bot(
            "googlebot-smartphone",
            "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) "
            f"{_CHROME} Mobile Safari/537.36 ({_GOOGLEBOT})",
            "googlebot",
            "googlebot",
        ),
        Bot(
            "bingbot",
            "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; "
            f"+http://www.bing.com/bingbot.htm) {_CHROME} Safari/537.36",
            "bingbot",
            "bingbot",
        ),
        Bot(
            "yandexbot",
            "Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)",
            "yandexbot",
            "yandex",
        ),
        Bot(
            "browser",
            f"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) {_CHROME} Safari/537.36",
            "*",
            "",
        ),
    )
}
"""The bots by their names; the first one is the default."""
