/** What an element is scrolled in, through the shadow trees that it lies in; null if that is the page itself. */
export function scrollerOf(element: Element): Element | null {
  for (let each: Element | null = element; each; each = above(each)) {
    if (["auto", "scroll"].includes(getComputedStyle(each).overflowY)) return each;
  }
  return null;
}

function above(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}
