"""The Letter Tycoon page as its visitors name it: table, cards, plays, sentences. For the tests beside this file."""

from urllib.parse import quote

from playwright.sync_api import Locator, Page, expect

OVER = (
    "PPLAnS.BP.D.PdIGoXIN.BX.D.PHARsH.D.PbAvA2RoISES.BB.DN.PeaRN.D.PJeJ2uNiTY.BJ.DB.PAREA.BR.D.POuTcO2ME.BE.DCF."
    "PtwENTY.BY.D.PaLfA2QUi.BQ.DLLM.PWhAts.BH.D.Rg.PoROIde.BI.DT.PHIDe.D.RU.POveRR2aKE.BV.DGS.PDIP.BD.D."
    "PoEDIPALL2y.BA.D.PBIO.D.RF.PaGAROSe_WExE2.BO.PtAKEn.BT.D.PeViDENCE2.BN.DN"
)
"""A whole game of the deal 3, by levels 1 and 5: what level 1 did was a mistake or worse in each turn but 17."""


class TycoonPage:
    """One open page of the site."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.site = site

    def open(self, address: str = "#tycoon?view=game") -> "TycoonPage":
        self.page.goto(f"{self.site}{address}")
        self.page.locator("tw-tycoon .switch").wait_for()
        return self

    def open_game(
        self, players: str = "You~,Bruno~middle", deal: int = 5, moves: str = "", challenge: str = "automatic"
    ) -> "TycoonPage":
        """Open a dealt game and wait for the table."""
        rules = f"&words=en&challenge={challenge}"
        self.open(f"#tycoon?players={quote(players)}&deal={deal}{rules}" + (f"&moves={moves}" if moves else ""))
        self.todo.wait_for()
        return self

    def open_finder(self, **fields: str) -> "TycoonPage":
        self.open("#tycoon?view=finder" + "".join(f"&{name}={value}" for name, value in fields.items()))
        self.field("hand").wait_for()
        return self

    @property
    def todo(self) -> Locator:
        """The heading that says what is to be done, with the phase and the actor."""
        return self.page.locator("tw-tycoon-game h2[data-phase]")

    def phase(self) -> str:
        return self.todo.get_attribute("data-phase") or ""

    def actor(self) -> str:
        return self.todo.get_attribute("data-actor") or ""

    def wait_for_turn(self, player: int = 0) -> None:
        """Wait until a player is to act, or the game is over."""
        self.page.locator(f"tw-tycoon-game h2[data-actor='{player}'], tw-tycoon-game h2[data-phase='over']").wait_for()

    def cards(self, place: str) -> Locator:
        return self.page.locator(f"tw-tycoon .places .{place} .card")

    def letters(self, place: str) -> str:
        return "".join(self.cards(place).evaluate_all("all => all.map(e => e.dataset.letter)"))

    def laid(self, row: int = 0) -> str:
        return "".join(
            self.page.locator(f"tw-tycoon .slot[data-row='{row}'] .card").evaluate_all(
                "all => all.map(e => e.dataset.letter)"
            )
        )

    @property
    def earns(self) -> Locator:
        return self.page.locator("tw-tycoon .earns")

    @property
    def rows(self) -> Locator:
        return self.page.locator("tw-tycoon-plays").locator("[role=option]")

    @property
    def no_word(self) -> Locator:
        """The sentence instead of plays, where no word can be built."""
        return self.page.locator("tw-tycoon").get_by_text("No word can be built from these cards.")

    @property
    def wrong(self) -> Locator:
        return self.page.locator("tw-tycoon .wrong")

    @property
    def log(self) -> Locator:
        return self.page.locator("tw-tycoon .log li")

    def patent(self, letter: str) -> Locator:
        return self.page.locator(f"tw-tycoon [data-patent={letter}]")

    def button(self, name: str) -> Locator:
        return self.page.locator(f"tw-tycoon [name={name}]")

    def field(self, name: str) -> Locator:
        return self.page.locator(f"tw-tycoon-finder input[name={name}]")

    def player(self, index: int) -> Locator:
        return self.page.locator(f"tw-tycoon [data-player='{index}']")

    def show_advice(self) -> None:
        if self.button("advice").get_attribute("aria-pressed") == "false":
            self.button("advice").click()
        self.rows.first.or_(self.no_word).wait_for()
        expect(self.page.locator("tw-tycoon-plays .stale")).to_have_count(0)

    def wait_for_address(self, part: str) -> None:
        self.page.wait_for_function("part => location.hash.includes(part)", arg=part)
