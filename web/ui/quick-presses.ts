/**
 * Lets nobody who presses quickly select text: a browser selects the word beneath the second press of a row or a button,
 * or what has come to lie there with the first.
 */

/** What is pressed to do something. */
const PRESSED =
  'a, button, label, summary, select, [role="option"], [role="gridcell"], [data-square], .presses';

/** Where a double click is to select. */
const TYPED = "input, textarea, [contenteditable]";

const isIn = (event: Event, selector: string) =>
  event.composedPath().some((each) => each instanceof Element && each.matches(selector));

/** Begin to look at presses, for as long as the page is there. */
export function guardQuickPresses(page: EventTarget = document): void {
  let begun = false;
  page.addEventListener("mousedown", (event) => {
    if (!(event instanceof MouseEvent)) return;
    if (event.detail < 2) begun = isIn(event, PRESSED) && !isIn(event, TYPED);
    else if (begun && !isIn(event, TYPED)) event.preventDefault();
  });
}
