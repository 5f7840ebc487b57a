"""The page says how it becomes an app, where the browser lets it become one."""

import pytest
from amount import some
from playwright.sync_api import Page, expect

OFFER = """() => {
    const offer = new Event("beforeinstallprompt");
    offer.prompt = () => { globalThis.asked = (globalThis.asked ?? 0) + 1; return Promise.resolve(); };
    window.dispatchEvent(offer);
}"""
"""What Chromium raises where a page can be installed; it does so for no test."""


def open_settings(page: Page) -> None:
    page.locator("tw-settings [name=settings]").click()
    page.locator("tw-settings .panel").wait_for()


def test_the_settings_offer_to_install_the_page_as_long_as_the_browser_does(page: Page, site: str) -> None:
    page.goto(site)
    page.locator("tw-home").wait_for()
    install = page.get_by_role("button", name="Install as an app")
    open_settings(page)
    expect(install).to_have_count(0)
    page.evaluate(OFFER)
    expect(page.get_by_text("takes pictures that you share with it")).to_be_visible()
    install.click()
    page.wait_for_function("() => globalThis.asked === 1")
    expect(install).to_have_count(0)  # until it is offered again
    expect(page.locator("tw-settings [name=settings]")).to_be_focused()
    page.evaluate(OFFER)
    expect(install).to_be_visible()
    page.evaluate("() => window.dispatchEvent(new Event('appinstalled'))")
    expect(install).to_have_count(0)


@pytest.mark.parametrize("standalone", some([False, True], 1))
def test_a_phone_that_offers_nothing_is_told_how_it_is_done(open_context, site: str, *, standalone: bool) -> None:
    watched = open_context(service_workers="block", has_touch=True, is_mobile=True, locale="tr")
    page = watched.context.new_page()
    page.add_init_script(f"Object.defineProperty(navigator, 'standalone', {{ value: {str(standalone).lower()} }})")
    page.goto(site)
    page.locator("tw-home").wait_for()
    open_settings(page)
    expect(page.get_by_text("Ana Ekrana Ekle")).to_have_count(int(not standalone))
