"""A game of Letter Tycoon in the page: a whole one, undo, reload, links, people at one screen, both languages."""

import pytest
from amount import at_night
from playwright.sync_api import Page, expect
from tests.browser.tycoon_page import TycoonPage


@pytest.fixture
def table(warm_page: Page, site: str) -> TycoonPage:
    return TycoonPage(warm_page, site)


def take_a_turn(table: TycoonPage) -> None:
    """Play what is advised first, if anything can be built, buy what is advised first, keep all cards."""
    page = table.page
    for _ in range(6):
        table.wait_for_turn()
        phase, turns = table.phase(), table.log.count()
        if phase == "build":
            table.show_advice()
            if table.rows.count():
                table.rows.first.click()
                expect(table.button("play")).to_be_enabled()
                table.button("play").click()
            else:
                table.button("pass").click()
        elif phase == "buy":
            page.locator("tw-tycoon .actions [name^=buy-]").first.click()
        elif phase == "discard":
            table.button("discard").click()
        else:
            return
        page.wait_for_function(
            """([phase, turns]) => {
                const root = document.querySelector("tw-app").shadowRoot.querySelector("tw-tycoon").shadowRoot
                    .querySelector("tw-tycoon-game").shadowRoot;
                const { dataset } = root.querySelector("h2[data-phase]");
                return dataset.phase !== phase || dataset.actor !== "0"
                    || root.querySelector("tw-tycoon-log").shadowRoot.querySelectorAll("li").length !== turns;
            }""",
            arg=[phase, turns],
        )
        if phase == "discard":
            return


def test_a_whole_game_against_the_middle_level(table: TycoonPage) -> None:
    table.open()
    expect(table.page.locator("[name=name-0]")).to_be_visible()
    table.page.locator("[name=level-1]").select_option("4")
    table.button("deal").click()
    table.todo.wait_for()
    for _ in range(40):
        table.wait_for_turn()
        if table.phase() == "over":
            break
        take_a_turn(table)
    assert table.phase() == "over"
    expect(table.page.locator(".standings tbody tr")).to_have_count(2)
    expect(table.page.locator("tw-tycoon-review li").first).to_be_attached()
    scores = [int(text) for text in table.page.locator(".standings td.total").all_inner_texts()]
    assert scores == sorted(scores, reverse=True)
    shown = sorted(int(table.player(i).locator(".points").inner_text().split()[0]) for i in (0, 1))
    assert shown == sorted(scores)
    assert table.log.count() % 2 == 0, "everybody has had the same number of turns"
    expect(table.wrong).to_have_count(0)

    # The address is written a moment after the last move, or when the page is left.
    moves, turns = table.page.url.split("moves=")[1].partition("&")[0], table.log.all_text_contents()
    table.page.reload()
    table.wait_for_turn()
    assert table.phase() == "over", "a reload keeps the game"
    assert table.page.url.split("moves=")[1].startswith(moves)
    expect(table.log).to_have_text(turns)
    table.button("new-game").click()
    expect(table.button("deal")).to_be_visible()
    expect(table.page.locator("tw-tycoon-game .position"), "what had the focus is gone").to_be_focused()


def test_who_can_build_no_word_is_told_so_and_passes(table: TycoonPage) -> None:
    table.open_game(deal=904)
    table.wait_for_turn()
    assert sorted(table.letters("hand")) == sorted("SPNNSCL")
    table.show_advice()
    expect(table.no_word).to_be_visible()
    take_a_turn(table)
    table.wait_for_turn()
    assert table.log.count() == 2
    expect(table.log.last).to_contain_text("passed")


def test_cards_are_laid_by_pointer_and_by_key_and_earn_at_once(table: TycoonPage) -> None:
    table.open_game()
    table.wait_for_turn()
    hand, pool = table.letters("hand"), table.letters("pool")
    assert (len(hand), len(pool)) == (7, 3)
    table.cards("hand").first.click()
    assert table.laid() == hand[0]
    expect(table.cards("hand").first).to_be_disabled()
    table.page.locator(".slot .card").first.click()
    assert table.laid() == ""
    table.page.keyboard.type("bouged")
    assert table.laid() == "BOUGED"
    expect(table.earns).to_contain_text("$4")
    expect(table.earns).to_contain_text("1 stock")
    table.page.keyboard.press("Backspace")
    table.page.keyboard.type("v")
    unfinished = table.page.locator("tw-tycoon-builder .unfinished")
    expect(unfinished).to_have_text("BOUGEV is not in the word list.")
    expect(table.wrong).to_have_count(0)
    table.button("clear").click()
    expect(table.page.locator("tw-tycoon-builder .slot"), "Clear acts no more").to_be_focused()
    table.page.keyboard.type("bouge")
    # Whoever types on ends the word with Enter, whatever was pressed before.
    table.button("advice").focus()
    table.page.keyboard.type("d")
    expect(unfinished).to_have_count(0)
    table.page.keyboard.press("Enter")
    expect(table.todo).to_have_attribute("data-phase", "buy")
    expect(table.page.locator("tw-tycoon-game tw-toast .toast")).to_contain_text("BOUGED, $4")
    table.patent("B").click()
    expect(table.page.locator("tw-tycoon-game tw-toast .toast")).to_have_count(0)
    expect(table.todo).to_have_attribute("data-phase", "discard")
    expect(table.patent("B")).to_have_attribute("aria-label", "B, $2, You, has a power")
    table.wait_for_address("moves=PBOugeD.BB")


def test_undo_takes_back_ones_own_step_with_what_the_opponents_did_after_it(table: TycoonPage) -> None:
    table.open_game()
    table.wait_for_turn()
    hand = table.letters("hand")
    table.button("pass").click()
    expect(table.todo).to_have_attribute("data-phase", "discard")
    expect(table.todo).to_be_focused()
    table.page.keyboard.press("Enter")
    expect(table.log.first).to_have_attribute("data-turn", "play")
    table.page.locator("tw-tycoon-game h2[data-actor='0'][data-phase='build']").wait_for()
    expect(table.log).to_have_count(2)
    table.button("undo").click()
    expect(table.todo).to_have_attribute("data-phase", "discard")
    table.button("undo").click()
    expect(table.todo).to_have_attribute("data-phase", "build")
    expect(table.log).to_have_count(0)
    assert table.letters("hand") == hand


def test_a_reload_keeps_the_game_and_a_link_shares_it(table: TycoonPage) -> None:
    table.open_game()
    table.wait_for_turn()
    table.page.keyboard.type("bouged")
    table.page.keyboard.press("Enter")
    expect(table.todo).to_have_attribute("data-phase", "buy")
    hand = table.letters("hand")
    table.page.reload()
    expect(table.todo).to_have_attribute("data-phase", "buy")
    assert table.letters("hand") == hand
    expect(table.log.first).to_contain_text("BOUGED")


def test_laid_cards_stay_through_a_reload_and_other_games_and_belong_to_their_turn_alone(
    table: TycoonPage,
) -> None:
    page = table.page
    table.open_game()
    table.wait_for_turn()
    page.keyboard.type("bou")
    table.wait_for_address("draft=BOu")
    page.reload()
    table.wait_for_turn()
    expect(page.locator("tw-tycoon .slot .card")).to_have_count(3)
    assert table.laid() == "BOU"
    page.locator("tw-bar nav a[href='#anagrams']").click()
    page.locator("tw-anagrams").wait_for()
    page.go_back()
    expect(page.locator("tw-tycoon .slot .card")).to_have_count(3)
    table.todo.evaluate("heading => heading.focus()")
    page.keyboard.type("ged")
    page.keyboard.press("Enter")
    expect(table.todo).to_have_attribute("data-phase", "buy")
    page.wait_for_function("() => !location.hash.includes('draft')")
    table.button("undo").click()
    expect(table.todo).to_have_attribute("data-phase", "build")
    assert table.laid() == ""
    page.keyboard.type("bou")
    table.button("new-game").click()
    page.locator("tw-tycoon-setup [name=deal]").click()
    page.locator("tw-tycoon-patents").wait_for()
    expect(page.locator("tw-tycoon .slot .card")).to_have_count(0)


def test_a_word_that_is_none_costs_a_try_and_then_a_card(table: TycoonPage) -> None:
    table.open_game()
    table.wait_for_turn()
    for left in ("3", "2", "1"):
        table.page.keyboard.type("bid")
        table.page.keyboard.press("Escape")
        table.page.keyboard.type("duv")
        table.page.keyboard.press("Enter")
        expect(table.wrong.last).to_have_text(f"DUV is not in the word list. Tries left: {left}.")
        assert len(table.letters("hand")) == 7
    table.page.keyboard.type("duv")
    table.page.keyboard.press("Enter")
    expect(table.todo).to_have_attribute("data-phase", "forfeit")
    expect(table.button("discard")).to_be_disabled()
    table.cards("hand").first.click()
    table.button("discard").click()
    expect(table.log.last).to_contain_text("DUV did not count")


def test_two_people_hand_the_screen_over_and_see_only_their_own_cards(table: TycoonPage) -> None:
    table.open_game(players="Ada~,Cem~")
    shown = table.page.locator("tw-tycoon .card")
    expect(table.button("show-cards")).to_be_visible()
    expect(shown).to_have_count(0)
    table.button("show-cards").click()
    expect(table.cards("hand")).to_have_count(7)
    first = table.letters("hand")
    table.button("pass").click()
    table.button("discard").click()
    expect(table.button("show-cards")).to_be_visible()
    expect(shown).to_have_count(0)
    table.button("show-cards").click()
    expect(table.cards("hand")).to_have_count(7)
    assert table.letters("hand") != first


@at_night("test_a_reload_keeps_the_game_and_a_link_shares_it")
def test_five_opponents_of_all_levels_play_by_themselves(table: TycoonPage) -> None:
    table.open_game(players="A~easy,B~middle,C~top,D~easy,E~middle", deal=2)
    expect(table.log.nth(5)).to_be_attached()
    expect(table.wrong).to_have_count(0)


def test_help_names_the_powers_of_all_patents_and_the_rules_sources(table: TycoonPage) -> None:
    table.open()
    table.page.locator("details[name=help] summary").click()
    named = table.page.locator("details[name=help] .powers b")
    expect(named).to_have_text(["B", "J", "K", "Q", "V", "X", "Z"])
    links = table.page.locator("details[name=help] a")
    assert links.count() >= 4
    assert all(str(link.get_attribute("href")).startswith("https://") for link in links.all())


@at_night("test_access_views.py::test_no_view_breaks_the_accessibility_guidelines_or_has_texts_on_each")
def test_the_page_speaks_turkish(page: Page, site: str) -> None:
    table = TycoonPage(page, site)
    table.page.add_init_script("localStorage.setItem('tilewise', JSON.stringify({ language: 'tr' }))")
    table.open_game()
    table.wait_for_turn()
    expect(table.todo).to_have_text("Bir kelime kurun")
    table.page.keyboard.type("eu")
    table.page.keyboard.type("g")
    expect(table.wrong).to_have_text("Her kelimede elinizden bir kart olmalı.")


@at_night("test_a_whole_game_against_the_middle_level")
def test_a_damaged_link_is_played_as_far_as_it_goes(table: TycoonPage) -> None:
    table.open_game(moves="PBOugeD.BB.DZ.D")
    expect(table.todo).to_have_attribute("data-phase", "discard")
    expect(table.wrong).to_contain_text("could be read only so far")
    expect(table.log.first).to_contain_text("BOUGED")
    expect(table.patent("B")).to_have_attribute("aria-label", "B, $2, You, has a power")


def test_a_new_game_keeps_the_players_and_can_be_taken_back(table: TycoonPage) -> None:
    table.open_game(players="Ada,Bruno~easy", moves="PBOugeD.BB.D")
    table.wait_for_turn()
    expect(table.patent("B")).to_have_attribute("data-mark", "1")
    expect(table.player(0).locator(".seat")).to_have_text("1")
    table.button("new-game").click()
    expect(table.page.locator("[name=name-0]")).to_have_value("Ada")
    expect(table.page.locator("[name=level-1]")).to_have_value("2")
    table.button("undo").click()
    expect(table.patent("B")).to_have_attribute("data-mark", "1")


def test_a_turn_needs_no_pointer(table: TycoonPage) -> None:
    table.open_game()
    table.wait_for_turn()
    page = table.page
    page.keyboard.type("bouged")
    page.keyboard.press("Enter")
    expect(table.todo).to_have_attribute("data-phase", "buy")
    table.button("buy-B").focus()
    page.keyboard.press("Enter")
    expect(table.todo).to_have_attribute("data-phase", "discard")
    page.keyboard.type("v")
    expect(table.page.locator(".card.marked")).to_have_count(1)
    expect(table.button("discard")).to_have_text("Discard V")
    page.locator("body").click(position={"x": 5, "y": 700})
    page.keyboard.press("Enter")
    expect(table.log.last).to_contain_text("discarded 1")
