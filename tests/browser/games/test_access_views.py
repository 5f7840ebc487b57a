"""Every view of every game against WCAG 2.2 AA, by axe: English on a desktop, Turkish on a phone, light and dark.

A walk opens the views of a game one after the other in one page, and says what each is called when it is there. All
rules are looked at in light, and those whose outcome depends on colours once more in dark. A change has each walk in
one of the two languages, in turn, and axe look at every third view.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from amount import EVERYTHING, at_night
from playwright.sync_api import Page, expect
from tests.browser.accessibility import dangling, open_screen, problems
from tests.browser.anagrams_page import AnagramsPage
from tests.browser.crossword_game_page import CrosswordGamePage
from tests.browser.crossword_page import DUEL, ENDING, LEARN, CrosswordPage
from tests.browser.draw_page import DrawPage
from tests.browser.letterpress_game_page import LetterpressGamePage
from tests.browser.letterpress_page import GAME, OURS, THEIRS, LetterpressPage
from tests.browser.overlaps import overlaps
from tests.browser.race_page import PATIENT, QUICK, RacePage
from tests.browser.tycoon_page import TycoonPage

REVIEWED = "#player1 ann Ann\n#player2 bob Bob\n>ann: AEINRST 8D NASTIER +66 66\n>bob: ABCDEFG H7 B.G +9 9\n"
"""A game as GCG."""

Walk = Iterator[str]

POWERS = (
    "PaLiBIEd.BL.D.PGoOFIEr.BR.D.PStyTiNG.BT.D.PoVIcIDAl.BV.D.PeNWhEElS.BN.D.PPAGOds_TUx.BX.D.PJUMareD.BD.D."
    "PArCHeRY_C2Ee.BE.D.PobOVAtE.BA.D.PQUaRTA2N.BQ.DH.PNONuPlE.BO.D"
)
"""The actions of Letter Tycoon's deal 22 up to a turn with the patents Q, V and X."""

OVER = (
    "PBOugeD.BB.DV.PSHaKieR.BK.DA.PUnRULe.BE.D.PoEDIpAL.BA.D.PoboLI.BI.D.PExpIATE.BX.D.PhAIqUe.BQ.DH.PMoONROO2F.BO.D.RY."
    "PIDeaTE.BT.D.PscaRTHS2.BS.DF.RJ.POMnEItY.BN.DN.PLAwL2AND.BL.D.RV.PStRICt.BR.DGR.PswINGS.BG.DZ.Rh.PoWeLTY.BY.D."
    "PhyDRID2s.BH.D"
)
"""The actions of deal 5 from the first to the last, by two people who play what is advised."""


def raise_sheet(page: Page) -> None:
    """Bring a phone's answers up; elsewhere they are beside the position."""
    handle = page.locator("tw-sheet .handle").first
    if handle.is_visible() and not page.locator("tw-sheet[up]").count():
        handle.click()
        expect(page.locator("tw-sheet[up]")).to_have_count(1)


def tell_more(page: Page) -> None:
    """Open what a phone's bar tells of the chosen play; elsewhere all of it is told."""
    more = page.locator("tw-crossword-details [name=more]")
    if more.is_visible():
        more.click()


def uncover(page: Page) -> None:
    """Take the sheet away: where it lies over half a field, that one's target is small until one scrolls."""
    page.locator("tw-sheet").evaluate("sheet => { sheet.style.display = 'none'; scrollTo(0, 0) }")


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def home(page: Page, site: str) -> Walk:
    page.goto(site)
    for game in ("letterpress", "crossword", "anagrams", "draw", "race"):
        expect(page.locator(f'tw-home .games a[href="#{game}"] .best b')).to_be_visible()
    yield "first visit"
    page.goto(f"{site}#anagrams?rack=AALNST&list=en")
    page.locator("tw-toolbar [name=clear]").click()
    page.locator("tw-anagram-start button").first.click()
    page.wait_for_function("() => location.hash.includes('%3F')")
    page.locator("tw-bar [name=positions]").click()
    page.locator("tw-positions [name=name]").fill("Final")
    page.keyboard.press("Enter")
    page.locator("tw-positions [name=remove]").last.wait_for()
    uncover(page)  # axe takes what lies beneath the dialog for being above it
    yield "positions"
    page.locator("tw-positions [name=name]").fill("")
    page.locator("tw-positions [name=save]").click()
    page.locator("tw-positions .wrong").wait_for()
    yield "positions, no name"
    close(page)
    page.goto(site)
    page.locator("tw-home .kept").first.wait_for()
    yield "continue"
    page.locator("[name=settings]").click()
    yield "settings"
    page.locator("tw-settings a[href*=licences]").click()
    page.locator("#licences").wait_for()
    yield "about"


def lists(page: Page, site: str) -> Walk:
    table = AnagramsPage(page, site).open("#anagrams?rack=AALNST%3F&list=en")
    table.wait_for_words()
    table.open_lists()
    yield "lists"
    table.list_row("en").locator(".tools button").first.click()
    page.locator("tw-list-editor").wait_for()
    yield "editor"
    close(page)
    table.bring("Mine.txt", b"qi\nx\nco-op\n")
    expect(page.locator("tw-list-import .refused")).to_be_visible()
    yield "report"
    table.use()
    expect(page.locator("tw-anagrams .stale")).to_have_count(0)  # what waits for an answer is faded
    table.open_lists()
    yield "own list"
    close(page)


def letterpress(page: Page, site: str) -> Walk:
    table = LetterpressPage(page, site).open()
    yield "empty"
    table.open_game(played="CLYPE", list="en")
    yield "plays"
    raise_sheet(page)
    table.rows.nth(1).focus()
    expect(table.board.locator(".taken")).not_to_have_count(0)
    yield "pointed at"
    table.rows.nth(2).click()
    page.locator("tw-letterpress-details").wait_for(state="attached")
    yield "pinned"
    expect(page.locator("tw-letterpress-played .chip")).to_have_count(1)  # what is pinned has not been played
    table.rows.nth(2).press("Enter")
    page.locator("tw-letterpress tw-toast .toast").wait_for()
    expect(page.locator("tw-letterpress .stale")).to_have_count(0)
    yield "played"
    table.open_values()
    uncover(page)
    table.cell(0).click()
    page.keyboard.type("5")
    yield "typing"
    page.locator("tw-share [name=share]").click()
    yield "share"
    close(page)
    page.locator("body").press("?")
    page.locator("tw-keys dialog kbd").first.wait_for()
    yield "keys"
    close(page)
    page.goto("about:blank")
    table.open(f"#letterpress?board={GAME[:-1]}5&ours=1&list=nix&x=%%%&turn=x")
    expect(table.wrong("list")).to_be_visible()
    expect(table.notice).to_be_visible()
    yield "wrong link"
    table.open(f"#letterpress?board={GAME}&ours=1&theirs=3&list=en")
    expect(table.wrong("theirs")).to_be_visible()
    yield "overlap"


def letterpress_game(page: Page, site: str) -> Walk:
    page.goto(f"{site}#letterpress?view=game")
    page.locator("tw-letterpress-deal").wait_for()
    yield "set-up"
    game = LetterpressGamePage(page, site).open("Ada~,Cem~", moves="GEMS-cnb.EMS-ab6kg.EX-cnk")
    game.square(3).click()
    game.square(9).click()
    yield "word that is none"
    page.keyboard.press("Escape")
    raise_sheet(page)
    game.button("review").click()
    expect(game.button("cancel-review")).to_have_count(0)
    game.reviewed.first.wait_for(state="attached")
    yield "turns so far, looked back on"
    game.reviewed.nth(1).locator("button.played").click()
    game.button("close-turn").wait_for()
    yield "turn looked at"
    page.goto("about:blank")
    game.open("Ada~,Cem~", moves="GEMS-cnb.-.-")
    game.reviewed.nth(2).wait_for(state="attached")
    raise_sheet(page)
    yield "over and reviewed"


def crossword(page: Page, site: str) -> Walk:
    table = CrosswordPage(page, site).open("#crossword?game=scrabble&list=en")
    yield "empty"
    table.page.locator("tw-crossword-start button[name=literaki]").click()
    table.wait_for_plays()
    yield "plays"
    raise_sheet(page)
    table.plays.nth(1).click()
    tell_more(page)
    page.locator("tw-crossword-details .sum").first.wait_for()
    yield "pinned"
    table.plays.nth(1).press("Enter")
    expect(table.turns).to_have_count(1)
    expect(page.locator("tw-crossword .stale")).to_have_count(0)
    table.open_sheet()
    yield "score sheet"
    page.locator("tw-crossword-record [name=exchange]").click()
    page.locator("tw-crossword-record [name=exchange-now]").click()
    page.locator("tw-crossword-record .wrong").wait_for()
    page.locator("tw-crossword-record summary").click()
    yield "exchange and names"
    page.locator("tw-crossword-record [name=lay]").click()
    expect(page.locator("tw-crossword-record [name=lay]")).to_be_hidden()
    yield "laying"
    page.keyboard.type("xq")
    expect(page.locator("tw-crossword .tentative")).not_to_have_count(0)
    yield "laid"
    page.goto("about:blank")
    table.open("#crossword?game=super&board=QQZ18/" + "/".join(["21"] * 20) + "&rack=AEINRSTLD&list=en")
    expect(table.wrong("rack")).to_be_visible()
    expect(table.problems.first).to_be_visible()
    yield "wrong"
    uncover(page)
    table.choose_game("own")
    table.choose_letters("own")
    page.locator("tw-crossword-own-board").wait_for()
    yield "own board"
    table.bring_in("no board")
    expect(table.wrong("import")).to_be_visible()
    uncover(page)
    yield "import"
    table.written("cgp")
    uncover(page)
    yield "written"


def puzzles(page: Page, site: str) -> Walk:
    """The positions of a day."""
    LetterpressPage(page, site).open("#letterpress?day=20261122&list=en")
    page.locator("tw-letterpress tw-puzzle h2").wait_for()
    raise_sheet(page)
    yield "letterpress"
    table = CrosswordPage(page, site).open("#crossword?day=20261122&list=en")
    page.locator("tw-crossword tw-puzzle h2").wait_for()
    table.type_word("LAST", 9, 2, across=False)
    page.keyboard.press("Enter")
    page.locator("tw-puzzle li").wait_for(state="attached")
    raise_sheet(page)
    yield "crossword"
    page.locator("tw-puzzle [name=show]").click()
    table.wait_for_plays()
    yield "shown"


def anagrams(page: Page, site: str) -> Walk:
    table = AnagramsPage(page, site).open("#anagrams?use=all&list=en")
    yield "empty"
    table.open("#anagrams?rack=AALNST%3F&through=*&list=en")
    table.row("ANALYST").wait_for()
    table.chances.locator("li, p").first.wait_for()
    yield "words"
    raise_sheet(page)
    table.row("ANALYST").click()
    expect(table.word).to_contain_text("skilled")
    expect(table.word.locator(".yes")).to_be_visible()
    yield "word"
    table.open("#anagrams?pattern=%5BQZ%5DU..&list=en")
    table.wait_for_words()
    yield "pattern"
    page.locator("tw-anagram-controls [name=pattern]").fill("[Q")
    expect(table.wrong("controls")).to_be_visible()
    yield "wrong pattern"
    table.rack.fill("A5")
    expect(table.wrong("rack")).to_be_visible()
    yield "wrong rack"


def crossword_game(page: Page, site: str) -> Walk:
    page.goto(f"{site}#crossword?view=game")
    page.locator("tw-crossword-deal [name=deal]").wait_for()
    yield "set-up"
    game = CrosswordGamePage(page, site).open()
    for tile in "FUA":
        game.tap(tile)
    game.button("play").click()
    expect(game.wrong).to_be_visible()
    yield "word that is none"
    page.keyboard.press("Escape")
    game.button("exchange").click()
    game.tiles.first.click()
    yield "exchange"
    page.goto("about:blank")
    game.open("Ada~,Cem~")
    game.button("show-rack").wait_for()
    yield "hand over"
    game.open("Ada~,Cem~", moves="A7-7-FAD.N.N.N.N.N.N")
    page.locator("tw-crossword-review li").first.wait_for(state="attached")
    raise_sheet(page)
    yield "standings and review"
    page.locator("tw-crossword-review button.best").first.click()
    page.locator("tw-crossword-board .tentative").first.wait_for()
    yield "turn looked at"
    page.goto("about:blank")
    page.goto(f"{site}#crossword?view=review")
    page.locator("tw-crossword-files textarea").fill(REVIEWED)
    yield "games from files"
    page.locator("[name=read-game]").click()
    page.locator("tw-crossword-review li").first.wait_for(state="attached")
    yield "game of a file"


def crossword_analysis(page: Page, site: str) -> Walk:
    page.goto(f"{site}{DUEL}&order=equity&samples=50&plies=1&known=AEINRST")
    page.locator("tw-crossword-plays [role=option]").first.wait_for(state="attached")
    raise_sheet(page)
    leaves = page.locator("tw-crossword-leaves")
    if not leaves.locator("details[open]").count():
        leaves.locator("summary").click()
    leaves.locator("[type=file]").set_input_files({"name": "a.json", "mimeType": "text/plain", "buffer": b"none"})
    leaves.locator(".wrong").wait_for()
    yield "no leave values"
    leaves.locator("[name=learn-leaves]").click()
    leaves.locator("progress").wait_for()
    leaves.locator("[name=stop-learning]").click()
    page.evaluate(LEARN, ["en-common", "duel", 240])
    page.reload()
    page.locator("tw-crossword-plays [role=option]").first.wait_for(state="attached")
    raise_sheet(page)
    leaves.locator("summary").click()
    leaves.locator("[name=remove-leaves]").wait_for()
    yield "own leave values"
    analysis = page.locator("tw-crossword-analysis")
    analysis.locator("summary").click()
    analysis.locator("[name=analyse]").click()
    page.locator("tw-crossword-judged [role=option]").first.click()
    tell_more(page)
    page.locator("tw-crossword-why li").first.wait_for(state="attached")
    yield "simulation"
    page.goto("about:blank")
    page.goto(f"{site}{ENDING}GTVL")
    page.locator("tw-crossword-plays [role=option]").first.wait_for(state="attached")
    raise_sheet(page)
    analysis.locator("[name=analyse]").click()
    page.locator("tw-crossword-line [name=next]").click()
    yield "endgame"


def tycoon(page: Page, site: str) -> Walk:
    table = TycoonPage(page, site).open()
    yield "set-up"
    table.open_game()
    table.wait_for_turn()
    page.keyboard.type("duv")
    page.keyboard.press("Enter")
    expect(table.wrong).to_be_visible()
    yield "word that is none"
    for name, moves in (("buy", "PBOugeD"), ("discard", "PBOugeD.BB")):
        table.open_game(moves=moves)
        page.locator(f"tw-tycoon h2[data-phase={name}]").wait_for()
        yield name
    for name, deal, moves in (("challenge", 6, "PBeSPatE"), ("forfeit", 5, "PDBO.C")):
        table.open_game(deal=deal, moves=moves, challenge="players")
        page.locator(f"tw-tycoon h2[data-phase={name}][data-actor='0']").wait_for()
        yield name
    table.open_game(deal=22, moves=POWERS)
    table.wait_for_turn()
    raise_sheet(page)
    table.show_advice()
    table.rows.first.focus()
    yield "advice"
    page.goto("about:blank")
    table.open_game(players="Ada~,Cem~")
    table.button("show-cards").wait_for()
    yield "hand over"
    table.open_game(players="Ada~,Cem~", moves=OVER)
    page.locator("tw-tycoon-review li").first.wait_for()
    yield "standings"
    table.open_finder(hand="ACCIQUY", pool="ERR", patents="BJKVXZ", others="E")
    table.rows.first.wait_for()
    raise_sheet(page)
    table.rows.first.focus()
    yield "finder"


def draw(page: Page, site: str) -> Walk:
    table = DrawPage(page, site).open_dealt(seed=5)
    table.try_word("zz")
    expect(table.tries).to_have_count(1)
    yield "trying"
    table.open_bag()
    table.bag_field("A", "count").fill("-1")
    expect(page.locator("tw-draw-bag .wrong")).to_be_visible()
    yield "wrong bag"
    table.open_dealt(seed=7)
    raise_sheet(page)
    table.reveal()
    table.best.first.focus()
    yield "shown"
    page.locator("tw-draw .switch tw-segments label").last.click()
    table.draw_times(500)
    table.experiment.locator("tw-plot canvas").wait_for()
    table.experiment.locator("summary").click()
    yield "experiment"


def study(page: Page, site: str) -> Walk:
    page.goto(f"{site}#study?list=en")
    page.locator("tw-study-start button").first.wait_for()
    raise_sheet(page)
    yield "start"
    page.locator("tw-study-start [name=rare]").click()
    page.locator("tw-study-words [data-word]").first.wait_for()
    page.locator("tw-study-words [data-word]").first.click()
    page.locator("tw-study tw-word dl").wait_for()
    yield "word"
    page.goto(f'{site}#study?search={{"all":[{{"length":[9,3]}},{{"front":"A"}},{{"list":"en-common"}}]}}&list=en')
    page.locator("tw-study-conditions .wrong").wait_for()
    uncover(page)
    yield "wrong"


def race(page: Page, site: str) -> Walk:
    race = RacePage(page, site).open(rack="GARDENS", runners=QUICK)
    raise_sheet(page)
    yield "before"
    race.run()
    expect(page.locator("tw-race-lanes .words")).to_have_count(3, timeout=PATIENT)
    yield "raced"
    page.locator("tw-race .switch tw-segments label").nth(1).click()
    race.run()
    page.locator("tw-plot canvas").wait_for(timeout=PATIENT)
    expect(page.locator("tw-race [name=cancel]")).to_have_count(0, timeout=PATIENT)
    page.locator("tw-plot summary").click()
    yield "grown"


def board_only(page: Page, site: str) -> Walk:
    """The board of an embedded page, which is all there is to it."""
    page.goto(f"{site}embed.html?view=board#letterpress?board={GAME}&ours={OURS}&theirs={THEIRS}&list=en")
    page.locator("tw-letterpress-plays [role=option]").first.wait_for()
    yield "letterpress"
    page.goto(f"{site}embed.html#crossword?game=scrabble&list=en&rack=RETAINS")
    page.locator("tw-crossword-plays [role=option]").first.wait_for()
    yield "crossword"


def documents(page: Page, site: str) -> Walk:
    """The pages beside the games."""
    for name in ("index", "iframe", "element", "solver", "methods", "index.tr", "iframe.tr", "element.tr", "solver.tr"):
        page.goto(f"{site}examples/{name}.html")
        page.locator("h1").wait_for()
        yield name


WALKS = (
    home,
    lists,
    letterpress,
    letterpress_game,
    crossword,
    crossword_game,
    crossword_analysis,
    puzzles,
    anagrams,
    tycoon,
    draw,
    study,
    race,
    board_only,
    documents,
)
SCREENS = {"en": 1280, "tr": 360}

BESIDE = (crossword_analysis, puzzles, study, race, board_only, documents)
"""Walks beside the main ways, for the night."""

SETTINGS = [
    pytest.param(
        walk,
        language,
        id=f"{walk.__name__}-{language}",
        marks=at_night("a change has the main ways, each in one language") if walk in BESIDE or n % 2 != place else (),
    )
    for n, walk in enumerate(WALKS)
    for place, language in enumerate(SCREENS)
]


@pytest.fixture
def screen(request: pytest.FixtureRequest, open_context: Callable[..., Any], language: str) -> Page:
    """A page in a language: on a desktop in English, on a phone in Turkish."""
    page = open_screen(open_context, SCREENS[language])
    kept = f"localStorage.setItem('tilewise', JSON.stringify({{ language: '{language}' }}))"
    page.add_init_script(f"if (origin !== 'null') {kept}")
    return page


@pytest.mark.parametrize(("margin", "on_each_other"), [(0, []), (-12, ['"one" on "two"'])])
def test_texts_on_each_other_are_seen(page: Page, margin: int, on_each_other: list[str]) -> None:
    page.set_content(f"<p style='margin: 0'>one</p><p style='margin: {margin}px 0'>two</p><dialog open>three</dialog>")
    assert overlaps(page) == on_each_other


def test_a_description_that_is_not_there_is_seen(page: Page) -> None:
    page.set_content("<input name=a aria-describedby='there gone'><p id=there>Wrong.</p>")
    assert dangling(page) == ["input[name=a] -> #gone"]


@pytest.mark.parametrize(("walk", "language"), SETTINGS)
def test_no_view_breaks_the_accessibility_guidelines_or_has_texts_on_each_other(
    screen: Page, site: str, walk: Callable[[Page, str], Walk], language: str
) -> None:
    found = {}
    for place, view in enumerate(walk(screen, site)):
        found[view] = overlaps(screen) + dangling(screen)
        if EVERYTHING or place % 3 == 0:  # axe takes most of the time, and a view beside another has much in common
            found[view] += problems(screen)
        assert screen.evaluate("document.documentElement.scrollWidth") <= SCREENS[language], f"{view}: scrolls sideways"
    assert {view: each for view, each in found.items() if each} == {}
