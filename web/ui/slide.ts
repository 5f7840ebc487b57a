/** Elements that come from where others stood: a play slides onto the board. */

/** Milliseconds that one takes, and after which the next sets out. */
const TIME = 170;
const STEP = 18;

/** @param from where each of them sets out, in the window; those without a place of origin are simply there */
export function slide(elements: readonly Element[], from: readonly DOMRect[]): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const [n, element] of elements.entries()) {
    const origin = from[n];
    if (!origin) continue;
    const { left, top, width } = element.getBoundingClientRect();
    const start = `translate(${origin.left - left}px, ${origin.top - top}px) scale(${origin.width / width})`;
    element.animate(
      [
        { transform: start, transformOrigin: "0 0", zIndex: 3 },
        { transform: "none", transformOrigin: "0 0", zIndex: 3 },
      ],
      { duration: TIME, delay: n * STEP, easing: "ease-out", fill: "backwards" },
    );
  }
}
