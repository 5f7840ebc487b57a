"""Every screen of Letter Tycoon, wide and narrow, light and dark, against the accessibility guidelines."""

from collections.abc import Callable
from typing import Any

from tests.browser.accessibility import in_both_widths, open_screen, problems
from tests.browser.tycoon_page import TycoonPage

POWERS = (
    "PaLiBIEd.BL.D.PGoOFIEr.BR.D.PStyTiNG.BT.D.PoVIcIDAl.BV.D.PeNWhEElS.BN.D.PPAGOds_TUx.BX.D.PJUMareD.BD.D."
    "PArCHeRY_C2Ee.BE.D.PobOVAtE.BA.D.PQUaRTA2N.BQ.DH.PNONuPlE.BO.D"
)
"""The actions of deal 22 up to a turn with the patents Q, V and X."""


@in_both_widths
def test_no_screen_breaks_the_accessibility_guidelines(open_context: Callable[..., Any], site: str, width: int) -> None:
    table = TycoonPage(open_screen(open_context, width), site)
    found = {}
    table.open()
    found["setup"] = problems(table.page)
    table.open("#tycoon?view=finder&hand=ACCIQUY&pool=ERR&patents=BJKVXZ&others=E")
    table.rows.first.wait_for(timeout=60_000)
    table.rows.first.focus()
    found["finder"] = problems(table.page)
    table.page.goto("about:blank")
    table.open_game(deal=22, moves=POWERS)
    table.wait_for_turn()
    if width < 800:
        table.page.locator("tw-sheet .handle").click()
    table.show_advice()
    table.rows.first.focus()
    found["game"] = problems(table.page)
    table.page.goto("about:blank")
    table.open_game(players="Ada~,Cem~")
    table.button("show-cards").wait_for()
    found["hand over"] = problems(table.page)
    assert {name: each for name, each in found.items() if each} == {}
