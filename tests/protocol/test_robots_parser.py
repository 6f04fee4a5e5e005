"""Groups, tokens, lines and patterns of robots.txt, as RFC 9309, Google and Yandex read them."""

from __future__ import annotations

import polars as pl
import pytest

from sitemap_studio.protocol.robots_files import RobotsFile


def is_blocked(text: str | bytes, path: str, crawler: str = "Googlebot") -> bool:
    data = text.encode() if isinstance(text, str) else text
    return bool(RobotsFile(data).disallowed(pl.Series([path], dtype=pl.String), crawler)[0])


@pytest.mark.parametrize(
    "line",
    [
        "Crawl-delay: 5",
        "Sitemap: https://shop.example/s.xml",
        "Clean-param: ref",
        "Owner: me",
        "# note",
        "",
        "Host a b",
    ],
    ids=["delay", "sitemap", "clean-param", "unknown", "comment", "blank", "no-separator"],
)
@pytest.mark.parametrize("crawler", ["Googlebot", "bingbot", "*"])
def test_lines_other_than_rules_do_not_separate_user_agents(line: str, crawler: str):
    text = f"User-agent: Googlebot\n{line}\nUser-agent: *\nDisallow: /cart"
    assert is_blocked(text, "/cart/1", crawler)


def test_user_agent_after_rule_begins_another_group():
    text = "User-agent: Googlebot\nAllow: /a\nUser-agent: *\nDisallow: /cart"
    assert not is_blocked(text, "/cart")
    assert is_blocked(text, "/cart", "bingbot")


def test_groups_of_one_crawler_are_combined():
    text = "User-agent: Googlebot\nDisallow: /a\nUser-agent: b\nDisallow: /b\nUser-agent: googleBOT\nDisallow: /c"
    assert [is_blocked(text, path) for path in ("/a", "/b", "/c")] == [True, False, True]


@pytest.mark.parametrize(
    ("agent", "expected"),
    [
        ("Googlebot/2.1", True),
        ("googlebot", True),
        ("Googlebot Images", True),
        ("Googlebot*", True),
        ("Google", False),
        ("Googlebo", False),
        ("Googlebot-News", False),
        ("Mozilla/5.0 (compatible; Googlebot/2.1)", False),
        ("*", True),
        ("* any", True),
        ("*bot", False),
    ],
)
def test_user_agent_matches_only_complete_product_token(agent: str, expected: bool):
    assert is_blocked(f"User-agent: {agent}\nDisallow: /", "/page") is expected


@pytest.mark.parametrize(
    ("agents", "expected"),
    [
        (("*",), "*"),
        (("*", "Yandex"), "Yandex"),
        (("Yandex", "YandexBot", "*"), "YandexBot"),
        (("*", "YandexImages"), "*"),
    ],
    ids=["any", "family", "own", "other-robot"],
)
def test_yandexbot_obeys_own_group_then_yandex_then_any(agents: tuple[str, ...], expected: str):
    paths = {agent: f"/for-{agent.replace('*', 'any')}/" for agent in agents}
    text = "".join(f"User-agent: {agent}\nDisallow: {path}\n" for agent, path in paths.items())
    blocked = [agent for agent, path in paths.items() if is_blocked(text, path, "YandexBot")]
    assert blocked == [expected]


@pytest.mark.parametrize(
    ("rules", "path", "expected"),
    [
        ("Disallow: /a\nAllow: /a/b", "/a/b/c", False),
        ("Disallow: /a/b\nAllow: /a", "/a/b/c", True),
        ("Disallow: /a\nAllow: /a", "/a", False),
        ("Disallow:", "/a", False),
        ("Disallow: /\nAllow:", "/a", True),
        ("Disallow: /*.pdf$", "/x/a.pdf", True),
        ("Disallow: /*.pdf$", "/x/a.pdf?page=2", False),
        ("Disallow: /*.pdf", "/x/a.pdf?page=2", True),
        ("Disallow: /a*b*c$", "/a-b-c-c", True),
        ("Disallow: /ab*b$", "/ab", False),
        ("Disallow: /$", "/", True),
        ("Disallow: /$", "/a", False),
        ("Disallow: /a$b", "/a$b", True),
        ("Disallow: /Shop", "/shop", False),
        ("Disallow: /shop#all", "/shopping", True),
        ("Disallow: /?sort=", "?sort=up", True),
        ("Disallow: /private", "/private#top", True),
        ("Disallow: /\nAllow: /docs/index.html", "/docs/", False),
        ("Disallow: /\nAllow: /docs/index.html", "/docs/a", True),
        ("disallow /secret", "/secret", True),
        ("disallow /secret folder", "/secret", False),
        ("Disalow: /secret", "/secret", True),
        ("Disallow: /café", "/caf%C3%A9", True),
        ("Disallow: /caf%c3%a9", "/caf%C3%A9", True),
        ("Disallow: /café", "/café", True),
        ("Disallow: /\nAllow: /café", "/café", True),
        ("Disallow: /%70", "/p", False),
        ("Disallow: " + "/x" * 9_000, "/x" * 8_326 + "/y", True),
    ],
)
def test_longest_matching_rule_decides_for_google(rules: str, path: str, expected: bool):
    assert is_blocked(f"User-agent: *\n{rules}", path) is expected


@pytest.mark.parametrize("crawler", ["*", "bingbot", "YandexBot"])
def test_escaped_characters_match_as_in_rfc_9309(crawler: str):
    text = "User-agent: *\nDisallow: /%70ath\nDisallow: /a%2Fb"
    assert is_blocked(text, "/path", crawler)
    assert is_blocked(text, "/p%61th", crawler)
    assert is_blocked(text, "/a%2fb", crawler)
    assert not is_blocked(text, "/a/b", crawler)
    assert is_blocked("User-agent: *\nDisallow: /a%3Ab", "/a:b", crawler)
    assert is_blocked("User-agent: *\nDisallow: /a%2A", "/a*", crawler)
    assert not is_blocked("User-agent: *\nDisallow: /a%2A", "/ab", crawler)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"], ids=["lf", "crlf", "cr"])
def test_lines_are_numbered_for_every_line_end(end: str):
    file = RobotsFile(end.join(["User-agent: *", "", "# note", "Disallow: /x"]).encode())
    assert [line.number for line in file.lines] == [1, 4]


@pytest.mark.parametrize("mark", [b"\xef\xbb\xbf", b"\xef\xbb", b"\xef"], ids=["full", "two-bytes", "one-byte"])
def test_byte_order_mark_is_skipped_only_at_beginning(mark: bytes):
    assert is_blocked(mark + b"User-agent: *\nDisallow: /x", "/x")
    assert not is_blocked(b"User-agent: *\n" + mark + b"Disallow: /x", "/x")


def test_unmatched_pattern_of_5000_wildcards_blocks_nothing():
    text = "User-agent: *\nDisallow: /" + "*a" * 5_000 + "b"
    assert not is_blocked(text, "/" + "a" * 20_000)
