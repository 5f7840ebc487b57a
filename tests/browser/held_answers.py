"""Answers of the engine that come when a test lets them, so that what is seen meanwhile hangs on no machine's speed."""

from playwright.sync_api import Page

_HOLD = """([pattern, sent]) => {
    const { engine } = document.querySelector("tw-app");
    const { batch } = engine;
    const held = new RegExp(pattern);
    globalThis.isHeld = false;
    const come = new Promise((resolve) => {
        globalThis.letCome = () => {
            engine.batch = batch;
            resolve();
        };
    });
    const answerOf = (call, ...more) => batch.call(engine, [call], ...more)[0];
    engine.batch = (calls, ...more) => calls.map((call) => {
        if (!held.test(call.method)) return answerOf(call, ...more);
        globalThis.isHeld = true;
        if (!sent) return come.then(() => answerOf(call, ...more));
        const answer = answerOf(call, ...more);
        answer.catch(() => {});  // it is told to whoever waits, later
        return come.then(() => answer);
    });
}"""


def hold_answers(page: Page, pattern: str = "", *, sent: bool = True) -> None:
    """Hold back what is answered to the methods that match a pattern.

    What is told on the way to an answer comes all the same, unless the question is not even `sent`.
    """
    page.evaluate(_HOLD, [pattern, sent])


def let_come(page: Page) -> None:
    """Let the answers come that are held back, and those to what is asked from now on."""
    page.evaluate("letCome()")
