/** Puts the anagrams on the shelf. */
import { register } from "../registry.ts";
import { GAME } from "./anagrams.ts";
import { defaults, fromLink, toLink } from "./link.ts";
import { emptyPosition } from "./position.ts";

register({
  id: GAME,
  name: (text) => text.anagrams.name,
  element: "tw-anagrams",
  empty: emptyPosition,
  options: defaults,
  toLink,
  fromLink,
});
