/**
 * How much of the screen the keyboard of a phone covers, for whatever lies at its foot: `--covered`, in pixels.
 *
 * Such a keyboard leaves the page as high as it was, and only what is seen of it becomes less.
 */

/** Less than this is a bar of the browser that comes and goes. */
const LEAST = 80;

/** Keep `--covered` right from now on. */
export function watchCovered(view: VisualViewport | null = window.visualViewport): void {
  if (!view) return;
  let told = 0;
  const measure = () => {
    // Whoever zooms in sees less of the page as well, and no keyboard.
    const covered = view.scale > 1.01 ? 0 : window.innerHeight - view.height - view.offsetTop;
    const pixels = covered < LEAST ? 0 : Math.round(covered);
    if (pixels === told) return; // to say it again would be to have the whole page styled anew
    told = pixels;
    document.documentElement.style.setProperty("--covered", `${pixels}px`);
  };
  view.addEventListener("resize", measure);
  view.addEventListener("scroll", measure);
}
