"""The anagrams page: what a rack makes, in every way one may ask for it, and what is told of each word."""

import re
from pathlib import Path

import pytest
from amount import at_night, some
from playwright.sync_api import expect
from tests.browser.anagrams_page import ANALYST, MANY, AnagramsPage


@pytest.fixture
def table(warm_page, site) -> AnagramsPage:
    return AnagramsPage(warm_page, site)


def test_answers_come_as_one_types(table):
    table.open()
    table.type("aalnst?")
    table.wait(11)
    assert table.tiles() == ["A", "A", "L", "N", "S", "T", "?"]
    assert table.words() == ANALYST


def test_the_example_is_one_tap_away(table):
    table.open()
    table.page.locator("tw-anagram-start [data-rack='AALNST?']").click()
    table.wait(11)
    assert table.words() == ANALYST


@pytest.mark.parametrize(
    "typed", some(["AALNST?", "aalnst_", "AaLnSt*", " a a l n st ? "], 1, always=[" a a l n st ? "])
)
def test_blanks_may_be_written_in_any_of_three_ways_and_spaces_are_nothing(table, typed):
    table.open()
    table.rack.fill(typed)
    table.wait(11)
    assert table.tiles()[-1] == "?"


def test_a_blanks_letter_is_marked(table):
    table.open("#anagrams?rack=AALNST%3F")
    expect(table.row("ANALYST").locator(".tiles .blank")).to_have_text("Y")


def test_any_of_the_tiles_and_lengths_and_a_pattern(table):
    table.open("#anagrams?rack=AEINRST")
    table.choose("Tiles used", "Any of them")
    expect(table.headings.first).to_contain_text("7 letters")
    table.page.locator("tw-anagram-controls [name=max]").select_option("4")
    table.page.locator("tw-anagram-controls [name=min]").select_option("4")
    expect(table.headings).to_have_count(1)
    # The shortest is never longer than the longest.
    table.page.locator("tw-anagram-controls [name=max]").select_option("3")
    expect(table.page.locator("tw-anagram-controls [name=min]")).to_have_value("3")
    expect(table.headings.first).to_contain_text("3 letters")
    table.page.locator("tw-anagram-controls [name=min]").select_option("4")
    expect(table.page.locator("tw-anagram-controls [name=max]")).to_have_value("4")
    table.page.locator("tw-anagram-controls [name=pattern]").fill("r*t")
    table.wait_for_words()
    words = table.words()
    assert words
    assert all(re.fullmatch("R..T", word) for word in words)


def test_a_pattern_alone_finds_words_of_any_letters(table):
    table.open()
    pattern = table.page.locator("tw-anagram-controls [name=pattern]")
    pattern.fill("[qz]u[^aeiou]*")
    table.wait_for_words()
    words = table.words()
    assert words
    assert all(re.fullmatch("[QZ]U[^AEIOU].*", word) for word in words)
    expect(table.chances).to_have_count(0)
    pattern.fill("[qz")
    expect(table.wrong("controls")).to_contain_text("“[AE]”")
    pattern.fill("")
    expect(table.page.locator("tw-anagram-start")).to_be_visible()


def test_a_word_closes_when_others_are_asked_for(table):
    table.open("#anagrams?rack=AALNST%3F&through=I")
    table.wait_for_words()
    first = table.rows.first
    expect(first.locator(".tiles .lying")).to_have_text("I")
    first.click()
    expect(table.word).to_be_visible()
    table.type("e")
    expect(table.word).to_have_count(0)


def test_through_each_letter_words_are_grouped_by_it(table):
    table.open("#anagrams?rack=AALNST%3F")
    table.choose("Through a letter on the board", "Each in turn")
    expect(table.headings.first).to_contain_text("through no letter")
    expect(table.headings.nth(1)).to_contain_text("through A")
    table.page.locator("[name=grouping]").select_option("length")
    expect(table.headings.first).to_contain_text("8 letters")


def test_a_letter_of_the_chances_shows_its_bingos(table):
    table.open("#anagrams?rack=AALNST%3F")
    expect(table.chances).to_contain_text("88 of")
    expect(table.chances.locator("[data-letter=I] span")).to_have_text("15")
    table.chances.locator("[data-letter=I]").click()
    table.wait(15)
    assert "TALISMAN" in table.words()


@pytest.mark.parametrize(
    ("order", "first", "is_in_order"),
    [
        ("alphabet", "AE", lambda words: words == sorted(words)),
        ("length", "ANESTRI", lambda words: words == sorted(words, key=lambda word: (-len(word), word))),
        ("score", "ANESTRI", lambda words: {len(word) for word in words[:6]} == {7}),
        ("zipf", "IN", lambda words: {"IS", "AT", "AS", "IT"} < set(words[:12])),
    ],
)
@at_night("test_through_each_letter_words_are_grouped_by_it")
def test_words_come_in_the_chosen_order(table, order, first, is_in_order):
    table.open("#anagrams?rack=AEINRST&use=any")
    table.page.locator("[name=order]").select_option(order)
    table.wait_for_words()
    expect(table.rows.first).to_have_attribute("data-word", first)
    words = table.words()
    assert len(words) > 12
    assert is_in_order(words)


def test_the_score_is_that_of_the_chosen_tiles(table):
    table.open("#anagrams?rack=QUIZ&order=score")
    expect(table.row("QUIZ")).to_contain_text("22")
    table.page.locator("tw-anagram-order [name=tiles]").select_option("en_wwf")
    expect(table.row("QUIZ")).to_contain_text("23")


@at_night("arrows and End walk through long lists with every change")
def test_sixty_thousand_words_scroll_and_the_last_is_there(table):
    table.open(MANY)
    expect(table.summary).to_contain_text(re.compile(r"\d\d,\d{3} words"))
    total = int((table.summary.text_content() or "").strip().split()[0].replace(",", ""))
    assert total > 60_000
    table.rows.first.wait_for()
    assert table.rows.count() < 60, "only rows in sight are there"
    for part in (0.25, 0.5, 0.77, 1):
        before = table.rows.first.get_attribute("aria-posinset") or ""
        table.scroll.evaluate("(scroll, part) => { scroll.scrollTop = part * scroll.scrollHeight; }", part)
        expect(table.rows.first).not_to_have_attribute("aria-posinset", before)
        expect(table.page.locator("tw-anagram-words .waiting")).to_have_count(0)
        assert all(table.words())
    last = table.rows.last
    expect(last).to_have_attribute("aria-posinset", str(total))
    expect(last).to_have_attribute("aria-setsize", str(total))
    assert len(table.words()[-1]) == 2


def test_arrows_and_end_walk_through_the_words(table):
    table.open(MANY)
    table.rows.first.wait_for()
    table.page.locator("tw-anagram-words [role=listbox]").focus()
    table.page.keyboard.press("End")
    expect(table.rows.first).not_to_have_attribute("aria-posinset", "1")
    expect(table.page.locator("tw-anagram-words .waiting")).to_have_count(0)
    table.page.keyboard.press("Enter")
    expect(table.word).to_be_visible()
    assert len(table.word.get_attribute("aria-label") or "") == 2
    table.page.keyboard.press("Home")
    expect(table.word).to_have_attribute("aria-label", re.compile(r"\w{10,}"))
    expect(table.word.locator(".meaning")).to_contain_text(re.compile(r"\w"))
    table.page.keyboard.press("Escape")
    expect(table.word).to_have_count(0)
    expect(table.page.locator("tw-anagram-words [role=listbox]")).to_be_focused()


def test_a_word_opens_its_meaning_hooks_anagrams_and_lists(table):
    table.open("#anagrams?rack=AALNST%3F")
    table.row("SALTANT").wait_for()
    table.row("ANALYST").click()
    expect(table.word).to_contain_text("someone who is skilled at analyzing data")
    expect(table.word).to_contain_text("frequency: common")
    table.word.get_by_role("button", name="ANALYSTS").click()
    expect(table.word).to_have_attribute("aria-label", "ANALYSTS")
    expect(table.word).to_contain_text("ANALYST, noun")
    table.page.goto("about:blank")
    table.open("#anagrams?rack=RETINA")
    table.row("RETINA").click()
    expect(table.word.get_by_role("button", name="RETAIN", exact=True)).to_be_visible()
    expect(table.word.locator(".yes")).to_contain_text("English (large)")
    table.word.get_by_role("button", name="Look in English").click()
    expect(table.word.locator(".yes")).to_contain_text("English (common words)")


@at_night("games and positions are taken along as files with every change")
def test_words_are_copied_and_downloaded_whole(open_context, site, tmp_path: Path):
    context = open_context(service_workers="block", permissions=["clipboard-read", "clipboard-write"]).context
    table = AnagramsPage(context.new_page(), site).open(MANY)
    expect(table.summary).to_contain_text(re.compile(r"\d\d,\d{3} words"))
    total = int((table.summary.text_content() or "").strip().split()[0].replace(",", ""))
    with table.page.expect_download() as text:
        table.page.locator("tw-word-export [name=text]").click()
    words = Path(text.value.path()).read_text("utf-8").split()
    assert text.value.suggested_filename.endswith(".txt")
    assert len(words) == len(set(words)) == total
    table.page.locator("tw-word-export [name=copy]").click()
    expect(table.page.locator("tw-word-export [role=status]")).to_have_text("Copied")
    assert table.page.evaluate("navigator.clipboard.readText()").split() == words

    table.open("#anagrams?rack=QUI%3F&through=*")
    table.row("QUIZ").wait_for()
    with table.page.expect_download() as csv:
        table.page.locator("tw-word-export [name=csv]").click()
    lines = Path(csv.value.path()).read_text("utf-8").splitlines()
    assert lines[0] == "word,length,score,zipf,blanks,through"
    [quiz] = [line.split(",") for line in lines if line.startswith("QUIZ,")]
    assert [*quiz[:3], *quiz[4:]] == ["QUIZ", "4", "12", "Z", ""]


def test_a_link_has_all_that_was_asked(table, open_context, site):
    table.open()
    table.type("aeinrs?")
    table.choose("Tiles used", "Any of them")
    table.choose("Through a letter on the board", "One")
    table.page.locator("tw-anagram-controls [name=through]").select_option("Q")
    table.page.locator("tw-anagram-controls [name=pattern]").fill("q*")
    table.page.locator("tw-anagram-controls [name=min]").select_option("3")
    table.page.locator("[name=order]").select_option("score")
    table.page.locator("[name=tiles]").select_option("en_wordfeud")
    table.page.locator("tw-anagram-order [name=zipf]").fill("1")
    table.page.wait_for_function("() => location.hash.includes('zipf=')")
    table.wait_for_words()
    words, summary = table.words(), (table.summary.text_content() or "").split(" in ")[0]
    assert words
    other = AnagramsPage(open_context(service_workers="block").context.new_page(), site)
    other.page.goto(table.page.url)
    expect(other.summary).to_contain_text(summary.strip())
    other.rows.first.wait_for()
    assert other.words() == words
    assert other.tiles() == list("AEINRS?")
    expect(other.page.locator("[name=order]")).to_have_value("score")
    expect(other.page.locator("tw-anagram-order [name=zipf]")).to_have_value("1")


@at_night("a link has all that was asked with every change")
def test_a_link_resets_in_an_open_page_what_it_leaves_out(table):
    link = "#anagrams?rack=AALNST%3F&list=en"
    fields = [table.page.locator(f"tw-anagrams [name={name}]") for name in ("pattern", "min", "order", "zipf")]
    table.open(link)
    table.wait(11)
    before = [field.input_value() for field in fields]
    table.choose("Tiles used", "Any of them")
    table.page.locator("tw-anagram-controls [name=pattern]").fill("*n*")
    table.page.locator("tw-anagram-controls [name=min]").select_option("3")
    table.page.locator("[name=order]").select_option("score")
    table.page.locator("tw-anagram-order [name=zipf]").fill("3")
    table.wait_for_words()
    changed = [field.input_value() for field in fields]
    assert not any(old == new for old, new in zip(before, changed, strict=True))
    assert table.words() != ANALYST
    table.page.evaluate("link => { location.hash = link }", link)
    table.wait(11)
    assert table.words() == ANALYST
    assert [field.input_value() for field in fields] == before


def test_a_damaged_link_says_what_was_lost(table):
    table.open("#anagrams?rack=AALNST%3F&use=some&min=x&pattern=%3C%3E")
    expect(table.page.locator("tw-app .notice")).to_contain_text(
        "could not be read: which tiles are used, the pattern, and the shortest length. Kept: the rack"
    )
    table.wait(11)


def test_rude_words_are_hidden_everywhere_at_once(table):
    table.open("#anagrams?rack=FUCK")
    table.wait(1)
    table.page.locator("tw-anagram-order [name=rude]").check()
    expect(table.page.locator("tw-anagrams .none")).to_be_visible()
    table.page.reload()
    expect(table.page.locator("tw-anagrams .none")).to_be_visible()
    table.open_lists()
    expect(table.page.locator("tw-lists [name=hide-rude]")).to_be_checked()
    table.page.locator("tw-lists [name=hide-rude]").uncheck()
    table.page.keyboard.press("Escape")
    table.wait(1)
    table.page.locator("tw-anagram-order [name=rude]").check()
    table.page.goto(f"{table.site}#letterpress?board=fuckzzzzzzzzzzzzzzzzzzzzz")
    plays = table.page.locator("tw-letterpress-plays")
    expect(plays.locator("[data-word=FUZZ]")).to_be_visible()
    expect(plays.locator("[data-word=FUCK]")).to_have_count(0)
    table.open_lists()
    table.page.locator("tw-lists [name=hide-rude]").uncheck()
    expect(plays.locator("[data-word=FUCK]")).to_be_attached()


@pytest.mark.parametrize(
    ("address", "place", "sentence"),
    [
        ("#anagrams?rack=AAL%C3%98", "rack", "“Ø” is not a tile of the English alphabet."),
        ("#anagrams?rack=AAL&pattern=A%C4%B1%3F", "controls", None),
    ],
)
def test_what_is_wrong_is_said_at_its_place(table, address, place, sentence):
    table.open(address)
    if sentence is None:
        table.page.locator("tw-anagram-controls [name=pattern]").fill("A5")
        sentence = "A pattern has letters"
    expect(table.wrong(place)).to_contain_text(sentence)
    expect(table.rows).to_have_count(0)


def test_a_digit_on_the_rack_is_marked_where_it_stands(table):
    table.open()
    table.type("aa5l")
    expect(table.wrong("rack")).to_contain_text("“5”")
    expect(table.page.locator("tw-anagram-rack .tile.bad")).to_have_attribute("data-tile", "5")
    table.page.keyboard.press("ArrowLeft")
    table.page.keyboard.press("Backspace")
    expect(table.wrong("rack")).to_have_count(0)


def test_a_dotted_and_a_dotless_i_come_from_an_ordinary_keyboard(table):
    table.open("#anagrams?list=tr")
    table.type("ilk")
    assert table.tiles() == ["İ", "L", "K"]
    expect(table.row("İLK")).to_be_visible()
    expect(table.row("KİL")).to_be_visible()
    table.rack.press("ControlOrMeta+a")
    table.page.keyboard.type("ILIk")
    assert table.tiles() == ["I", "L", "I", "K"]
    expect(table.row("ILIK")).to_be_visible()
    table.rack.press("ControlOrMeta+a")
    for key in ("Ş", "İ", "Ş"):
        table.page.locator("tw-anagram-rack .keys").get_by_role("button", name=key, exact=True).click()
    expect(table.row("ŞİŞ")).to_be_visible()
    assert table.tiles() == ["Ş", "İ", "Ş"]


def test_two_letters_may_be_one_tile_in_spanish(table):
    table.open("#anagrams?list=es")
    table.type("chico")
    assert table.tiles() == list("CHICO")
    together = table.page.locator("tw-rack [name=together]")
    expect(together).to_have_text("[CH]ICO")
    together.click()
    expect(table.rack).to_be_focused()
    expect(together).to_have_count(0)
    assert table.tiles() == ["CH", "I", "C", "O"]
    table.page.keyboard.press("ControlOrMeta+z")
    expect(together).to_be_visible()
    assert table.tiles() == list("CHICO"), "a press is a step of its own"
    table.page.keyboard.press("ControlOrMeta+Shift+z")
    expect(together).to_have_count(0)
    table.rack.press("ControlOrMeta+a")
    table.page.locator("tw-anagram-rack .keys").get_by_role("button", name="CH", exact=True).click()
    table.page.keyboard.type("ico")
    assert table.tiles() == ["CH", "I", "C", "O"]
    expect(table.row("CHICO")).to_be_visible()
    expect(table.row("CHICO").locator(".tiles i").first).to_have_text("CH")
    assert "rack=%5BCH%5DICO" in table.page.evaluate("location.hash")


def test_the_rack_is_edited_as_text_is(table):
    table.open()
    table.type("aalst")
    table.page.keyboard.press("ArrowLeft")
    table.page.keyboard.press("ArrowLeft")
    table.page.keyboard.type("n")
    assert table.tiles() == list("AALNST")
    box = table.page.locator("tw-anagram-rack .tile").first.bounding_box()
    assert box
    table.page.mouse.click(box["x"] + 3, box["y"] + 20)
    table.page.keyboard.type("?")
    assert table.tiles() == list("?AALNST")
    table.wait(11)
    table.page.locator("[name=undo]").click()
    assert table.tiles() == []
    table.page.locator("[name=redo]").click()
    assert table.tiles() == list("?AALNST")
    table.page.locator("[name=clear]").click()
    assert table.tiles() == []


def test_what_was_typed_or_cleared_on_the_rack_is_taken_back_with_the_key(table):
    table.open("#anagrams?rack=AALNST%3F")
    table.wait(11)
    table.page.locator("tw-toolbar [name=clear]").click()
    expect(table.rack).to_be_focused()
    expect(table.rows).to_have_count(0)
    table.page.keyboard.press("Control+z")
    table.wait(11)
    table.rack.press("End")
    table.rack.press("Backspace")
    expect(table.rack).to_have_value("AALNST")
    table.page.keyboard.press("Control+z")
    table.wait(11)
    table.page.keyboard.press("Control+y")
    expect(table.rack).to_have_value("AALNST")


def test_where_all_tiles_make_no_word_any_of_them_are_offered(table):
    table.open("#anagrams?rack=QVXTEA&list=en")
    table.page.locator("tw-anagrams [name=any]").click()
    table.wait_for_words()
    assert "VEX" in table.words()
    expect(table.page.locator("tw-anagrams [name=any]")).to_have_count(0)


@pytest.mark.parametrize("size", some([(1280, 720), (390, 844)], 1))
@at_night("test_a_word_opens_its_meaning_hooks_anagrams_and_lists")
def test_the_word_that_was_clicked_stays_in_sight_beside_what_is_told_of_it(open_context, site, size):
    width, height = size
    watched = open_context(service_workers="block", viewport={"width": width, "height": height}, has_touch=width < 500)
    table = AnagramsPage(watched.context.new_page(), site).open("#anagrams?rack=AEINRST&use=any&list=en")
    table.wait_for_words()
    in_sight = [row for row in table.rows.all() if (box := row.bounding_box()) and box["y"] + box["height"] < height]
    in_sight[-1].click()
    expect(table.word).to_be_visible()
    table.page.wait_for_timeout(300)
    chosen = table.page.locator("tw-anagram-words [aria-selected=true]")
    box, scroll = chosen.bounding_box(), table.scroll.bounding_box()
    assert box
    assert scroll
    assert scroll["y"] <= box["y"] + 1
    assert box["y"] + box["height"] <= scroll["y"] + scroll["height"] + 1
    told = table.word.bounding_box()
    assert told is None or box["y"] + box["height"] <= told["y"] + 1
