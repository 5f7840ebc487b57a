"""Every screen of Letter Tycoon, wide and narrow, light and dark, against the accessibility guidelines."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.test_page_access import problems
from tests.browser.tycoon_page import TycoonPage

POWERS = (
    "PaLiBIEd.BL.D.PGoOFIEr.BR.D.PStyTiNG.BT.D.PoVIcIDAl.BV.D.PeNWhEElS.BN.D.PPAGOds_TUx.BX.D.PJUMareD.BD.D."
    "PArCHeRY_C2Ee.BE.D.PobOVAtE.BA.D.PQUaRTA2N.BQ.DH.PNONuPlE.BO.D"
)
"""The actions of deal 22 up to a turn with the patents Q, V and X."""


@pytest.mark.parametrize(("width", "scheme"), [(1280, "light"), (360, "dark")])
def test_no_screen_breaks_the_accessibility_guidelines(
    open_context: Callable[..., Any], site: str, scheme: str, width: int
) -> None:
    watched = open_context(
        service_workers="block",
        color_scheme=scheme,
        reduced_motion="reduce",
        viewport={"width": width, "height": 800},
    )
    table = TycoonPage(watched.context.new_page(), site)
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
