const SCROLLED = ["auto", "scroll"];

/**
 * What an element is scrolled in, through the shadow trees that it lies in; null if that is the page itself.
 * @param hidden counts what only a program scrolls, too, such as a sheet that is down
 */
export function scrollerOf(element: Element, { hidden = false } = {}): Element | null {
  const ways = hidden ? [...SCROLLED, "hidden"] : SCROLLED;
  for (let each: Element | null = element; each; each = above(each)) {
    if (ways.includes(getComputedStyle(each).overflowY)) return each;
  }
  return null;
}

function above(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}
