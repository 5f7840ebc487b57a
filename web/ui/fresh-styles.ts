/**
 * Lets what is drawn after a change of the window's size be drawn for that size in WebKit too.
 *
 * WebKit keeps what it made of a component's style sheets, media queries answered, and gives it to the next shadow
 * root with the same sheets; when the size changes while no such root is there, what it kept is not made anew. (Seen
 * in WebKitGTK 2.50: a game left on a wide screen and opened again on a narrow one had two columns.) A custom property
 * that is registered may matter to any style sheet, so that all of it is forgotten.
 */

/** Milliseconds after which a window that does not change any more has its size. */
const SETTLED = 100;

/** Properties registered so far. */
let registered = 0;
let timer = 0;

function forget() {
  registered += 1;
  CSS.registerProperty({ name: `--tilewise-size-${registered}`, syntax: "*", inherits: false });
}

globalThis.addEventListener("resize", () => {
  clearTimeout(timer);
  timer = setTimeout(forget, SETTLED);
});
