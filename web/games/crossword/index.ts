/** Puts the crossword games on the shelf. */
import { register } from "../registry.ts";
import { GAME } from "./crossword.ts";
import { defaults, fromLink, toLink } from "./link.ts";
import { emptyPosition } from "./position.ts";

register({
  id: GAME,
  name: (text) => text.crossword.name,
  element: "tw-crossword",
  empty: emptyPosition,
  options: defaults,
  toLink,
  fromLink,
});
