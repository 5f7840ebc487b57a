/** Puts Letterpress on the shelf. */
import { register } from "../registry.ts";
import { GAME } from "./letterpress.js";
import { defaults, fromLink, toLink } from "./link.js";
import { emptyPosition } from "./position.js";

register({
  id: GAME,
  name: (text) => text.letterpress.name,
  element: "tw-letterpress",
  empty: emptyPosition,
  options: defaults,
  toLink,
  fromLink,
});
