/** Keeps the focus on the switch between the sides of a game, of which each is a page of its own with a switch of its own. */

/** Frames after which a side that has not been drawn is not waited for. */
const MOST = 30;

/** The field that is chosen in the switch of a side. */
const chosenOf = (side: Element) =>
  side.shadowRoot?.querySelector(".switch")?.shadowRoot?.querySelector<HTMLElement>("input:checked");

/** Give the focus to the switch of a side, once it is drawn, unless by then something else has it. */
export function focusSwitch(side: Element, left = MOST): void {
  requestAnimationFrame(() => {
    const chosen = chosenOf(side);
    if (!side.isConnected || document.activeElement !== document.body) return;
    if (chosen) chosen.focus({ preventScroll: true });
    else if (left) focusSwitch(side, left - 1);
  });
}
