"""The Content-Security-Policy of every page: nothing but what is needed, and in force."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from amount import some
from playwright.sync_api import Page
from tests.browser.embed_host import host_site

ALLOWED = {
    "default-src": {"'none'"},
    "script-src": {"'self'", "'wasm-unsafe-eval'"},
    "worker-src": {"'self'", "data:"},
    "connect-src": {"'self'"},
    "frame-src": {"'self'"},
    "style-src": {"'self'"},
    "font-src": {"'self'", "data:"},
    "img-src": {"'self'", "data:"},
    "manifest-src": {"'self'"},
    "base-uri": {"'none'"},
    "form-action": {"'none'"},
}
"""What the policy of any page may say, beside checksums of its own scripts and styles."""

FORBIDDEN = """async (other) => {
    const blocked = [];
    addEventListener("securitypolicyviolation", ({ effectiveDirective }) => blocked.push(effectiveDirective));
    const put = (name, parts) => document.body.append(Object.assign(document.createElement(name), parts));
    put("script", { textContent: "globalThis.ran = true" });
    put("script", { src: other + "x.js" });
    put("style", { textContent: "body { color: red }" });
    put("link", { rel: "stylesheet", href: other + "x.css" });
    put("img", { src: other + "x.png" });
    put("iframe", { src: other + "x.html" });
    put("object", { data: other + "x" });
    put("audio", { src: other + "x.mp3" });
    put("div", { innerHTML: "<b onclick='globalThis.ran = true'></b>" });
    document.querySelector("b[onclick]").click();
    await fetch(other).catch(() => {});
    navigator.sendBeacon(other);
    const base = document.createElement("base");
    base.href = other;
    document.head.append(base);
    put("form", { action: other, method: "post" });
    document.forms[document.forms.length - 1].submit();
    for (let turn = 0; turn < 200 && blocked.length < 14; turn++) await new Promise((next) => setTimeout(next, 10));
    base.remove();
    return { ran: "ran" in globalThis, blocked: [...new Set(blocked)].sort() };
}"""

BLOCKED = [
    "base-uri",
    "connect-src",
    "form-action",
    "frame-src",
    "img-src",
    "media-src",
    "object-src",
    "script-src-attr",
    "script-src-elem",
    "style-src-elem",
]


EXAMPLES = ("examples", "index.html")


def pages_in(dist: Path) -> list[Path]:
    return sorted(dist.rglob("*.html"))


def policy_in(html: str) -> dict[str, set[str]]:
    found = re.search(r'http-equiv="Content-Security-Policy"\s+content="([^"]*)"', html)
    assert found, "there is no policy"
    rules = [rule.split() for rule in found[1].split(";")]
    return {name: set(sources) for name, *sources in rules}


def test_every_page_has_a_policy_of_what_it_needs_and_no_more_before_anything_that_runs(dist):
    pages = pages_in(dist)
    assert {"index.html", "embed.html", "tilewise.html", "element.html"} <= {page.name for page in pages}
    for page in pages:
        html = page.read_text("utf-8")
        assert policy_in(html)["default-src"] == {"'none'"}, page
        for name, sources in policy_in(html).items():
            known = {each for each in sources if not each.startswith("'sha256-")}
            assert known <= ALLOWED[name], (page, name)
        before, _, _ = html.partition("Content-Security-Policy")
        assert not re.search(r"<(script|link|style|img|body)\b", before), page


@pytest.fixture
def stranger() -> Iterator[str]:
    """The address of another site, which is there and answers."""
    with host_site() as host:
        host.page("", path="/x.html")
        yield f"{host.origin}/"
        assert not host.asked


def refuses_all(page: Page, stranger: str) -> None:
    address = page.url.partition("#")[0]
    found = page.evaluate(FORBIDDEN, stranger)
    assert not found["ran"]
    assert found["blocked"] == BLOCKED
    assert page.url.partition("#")[0] == address


@pytest.fixture(params=some(["index", "embed", "element", "methods", "licences-*"], 1))
def shown(request, page, watched, site, dist) -> Page:
    """A page of the site."""
    watched.expect(r"Content Security Policy|violates|another host: http://localhost:\d+/x")
    [path] = [path for path in pages_in(dist) if path.match(f"{request.param}.html") and path.parts[-2:] != EXAMPLES]
    page.goto(site + path.relative_to(dist).as_posix())
    return page


def test_a_page_runs_shows_and_asks_for_nothing_that_is_not_the_sites(shown, stranger):
    refuses_all(shown, stranger)


def test_the_one_file_runs_shows_and_asks_for_nothing_that_is_not_its_own(browser, dist, stranger):
    context = browser.new_context()
    page = context.new_page()
    page.goto((dist / "tilewise.html").as_uri())
    refuses_all(page, stranger)
    context.close()
