/**
 * Loads the page anew where the style or a script that it begins with does not come. It lies in the page itself, so that it is
 * there when nothing else is.
 */
import { mayReload } from "../engine/line.ts";

/** What the page cannot do without, and not what somebody has put into it; other scripts of it are asked for by these. */
const NEEDED = "script[type=module][src^='code/']:not([async]), link[rel=stylesheet][href^='code/']";

let isAway = false;

addEventListener(
  "error",
  ({ target }) => {
    if (isAway || !(target instanceof Element && target.matches(NEEDED))) return;
    isAway = true;
    void mayReload(new URL("sw.js", document.baseURI)).then((may) => may && location.reload());
  },
  true, // it does not bubble
);

// The address holds a position, which the link alone would lose.
addEventListener("click", (event) => {
  if (!(event.target instanceof Element && event.target.closest(".not-loaded a"))) return;
  event.preventDefault();
  location.reload();
});
