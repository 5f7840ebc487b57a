"""The study page: what one looks for, the words that are found, and what is told of one of them."""

import re
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, expect
from tests.browser.draw_page import asked
from tests.browser.study_page import StudyPage


@pytest.fixture
def table(warm_page: Page, site: str) -> StudyPage:
    return StudyPage(warm_page, site)


def test_a_search_is_put_together_mended_kept_and_opened_again(table: StudyPage) -> None:
    page = table.open().page
    expect(page.locator("tw-study-start button")).to_have_count(5)
    table.add("length", length_least="7", length_most="7")
    expect(table.conditions.locator("[name=length-most]")).to_be_focused()
    table.add("pattern", pattern="s[ae]*")
    sevens = [{"length": [7, 7]}, {"pattern": "S[AE]*"}]
    table.finds({"all": sevens})
    # What cannot be is told at its place, and nothing is lost.
    row = table.conditions.locator(".row").first
    row.locator("[name=length-least]").fill("9")
    expect(row.get_by_role("alert")).to_have_text("This goes from 9 to 7, which no number does; the least comes first.")
    expect(table.conditions.get_by_role("alert")).to_have_count(1)
    expect(table.summary).to_have_text(re.compile("Fix the condition"))
    row.locator("[name=length-least]").fill("seven")
    expect(row.get_by_role("alert")).to_have_text("Type a number in digits.")
    row.locator("[name=length-least]").fill("7")
    expect(table.conditions.get_by_role("alert")).to_have_count(0)
    table.finds({"all": sevens})
    # A group in it, and another order.
    table.conditions.locator("[name=add-group]").click()
    inner = table.conditions.locator("fieldset.inner")
    inner.locator("[name=join]").select_option("none")
    inner.locator("[name=add]").select_option("letters")
    inner.locator("[name=letters]").fill("i")
    inner.locator("[name=letters-least]").fill("1")
    without_i = {"all": [*sevens, {"not": {"any": [{"letters": {"I": [1, None]}}]}}]}
    words = table.finds(without_i)
    assert '{"pattern":"s[ae]*"}' in unquote(page.url)
    # It has a name, under which it is found again; Back leads to where one was.
    page.locator("tw-toolbar [name=keep]").click()
    expect(page.locator("tw-positions [name=name]")).to_be_focused()
    expect(page.get_by_label("Name this search")).to_be_focused()
    page.keyboard.type("My sevens" + 60 * "A")
    page.keyboard.press("Enter")
    expect(page.locator("tw-positions [role=status]")).to_contain_text("is saved")
    assert page.locator("tw-positions dialog").evaluate("each => each.scrollWidth <= each.clientWidth"), "it wraps"
    page.keyboard.press("Escape")
    table.page.locator("tw-study [name=clear]").click()
    expect(page.locator("tw-study-start")).to_be_visible()
    page.locator("tw-bar [name=positions]").click()
    page.locator("tw-positions").get_by_role("button", name=re.compile("My sevens")).first.click()
    assert table.finds(without_i) == words
    expect(inner.locator("[name=join]")).to_have_value("none")
    page.go_back()
    expect(page.locator("tw-study-start")).to_be_visible()


def test_a_word_tells_what_it_grows_into_and_is_learnt(table: StudyPage) -> None:
    page = table.open('#study?search={"all":[{"length":[4,4]},{"pattern":"RAIN"}]}&list=en').page
    table.finds({"pattern": "RAIN"})
    expect(table.rows.first.locator(".hooks.front")).to_contain_text("BDGT")
    table.rows.first.click()
    expect(table.word).to_contain_text("water")
    expect(table.word).to_contain_text(re.compile("number [0-9,]+ by probability of 4 letters"))
    tree = page.locator("tw-study-tree")
    expect(tree.locator("li:has(> [aria-label=BRAIN]) [aria-label=BRAINS]")).to_be_visible()
    tree.get_by_role("button", name="BRAIN", exact=True).click()
    expect(table.word.locator("h2")).to_have_text("BRAIN")
    table.word.locator("tw-learn [name=learn]").click()
    expect(table.word.locator("tw-learn")).to_have_text("In your cards")
    tree.locator("[name=all]").click()
    count = asked("study.search", lexicon="en", where={"pattern": "*BRAIN*"}, limit=0)["count"]
    expect(table.summary).to_contain_text(f"{count} words")
    expect(table.word).to_have_count(0)
    page.locator("tw-study-words [role=listbox]").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(table.word.locator("h2")).to_have_text("BRAIN")
    page.keyboard.press("Escape")
    expect(table.word).to_have_count(0)
    with page.expect_download() as download:
        page.locator("tw-word-export [name=text]").click()
    assert len(download.value.path().read_text("utf-8").split()) == count
    page.locator("tw-study [name=quiz]").click()
    page.wait_for_function("() => location.hash.includes('view=quiz')")
    page.go_back()
    expect(table.summary).to_contain_text(f"{count} words")
    # However many letters go before a word, a wide screen shows them all.
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto("about:blank")
    table.open('#study?search={"words":["AE","AG","AT"]}&list=en')
    for letters in ("DFGHKMNSTVWY", "BCDFGHJLMNRSTVWYZ", "BCEFGHKLMNOPQRSTVW"):
        hooks = table.rows.locator(f".hooks.front[title={letters}]")
        expect(hooks).to_contain_text(letters)
        assert hooks.evaluate("hooks => hooks.scrollWidth <= hooks.clientWidth")
