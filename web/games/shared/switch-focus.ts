/** Keeps the focus on the switch between the sides of a game, of which each is a page of its own with a switch of its own. */

/** Frames after which another side that has not come is not waited for. */
const MOST = 30;

/** The field that is chosen in the switch of a side. */
const chosenOf = (side: Element) =>
  side.shadowRoot?.querySelector(".switch")?.shadowRoot?.querySelector<HTMLElement>("input:checked");

/** Turn to another side: it begins at its top, and has the focus on its switch if the side that is left had it. */
export function leaveSide(side: Element, turn: () => void): void {
  const around = side.getRootNode();
  const hasFocus = side.matches(":focus-within");
  turn();
  window.scrollTo({ top: 0 });
  if (!hasFocus || !(around instanceof ShadowRoot)) return;
  const look = (left: number) => {
    const next = [...around.children].find((each) => each !== side && chosenOf(each));
    if (next) chosenOf(next)?.focus();
    else if (left) requestAnimationFrame(() => look(left - 1));
  };
  requestAnimationFrame(() => look(MOST));
}
