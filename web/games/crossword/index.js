/** Puts the crossword games on the shelf. */
import { register } from "../registry.js";
import { GAME } from "./crossword.js";
import { defaults, fromLink, toLink } from "./link.js";
import { emptyPosition } from "./position.js";

register({
  id: GAME,
  name: (text) => text.crossword.name,
  element: "tw-crossword",
  empty: emptyPosition,
  options: defaults,
  toLink,
  fromLink,
});
