/** Puts the anagrams on the shelf. */
import { register } from "../registry.js";
import { GAME } from "./anagrams.js";
import { defaults, fromLink, toLink } from "./link.js";
import { emptyPosition } from "./position.js";

register({
  id: GAME,
  name: (text) => text.anagrams.name,
  element: "tw-anagrams",
  empty: emptyPosition,
  options: defaults,
  toLink,
  fromLink,
});
