"""What the address of a page says of the game that is played on it. For the tests beside this file."""

from urllib.parse import parse_qs

from playwright.sync_api import Page


def moves_in_address(page: Page, count: int = 0) -> list[str]:
    """Give the actions that the address has, which follows a moment after the page: when they are so many, or more."""
    page.wait_for_function(
        """n => {
            const moves = new URLSearchParams(location.hash.split("?")[1]).get("moves") ?? "";
            return moves.split(".").filter(Boolean).length >= n;
        }""",
        arg=count,
    )
    params = parse_qs(page.evaluate("location.hash").partition("?")[2])
    return [text for text in params.get("moves", [""])[0].split(".") if text]
