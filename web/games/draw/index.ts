/** Puts the Word Game on the shelf. */
import { register } from "../registry.ts";
import { GAME } from "./draw.ts";
import { defaults, fromLink, toLink } from "./link.ts";
import { emptyPosition } from "./position.ts";

register({
  id: GAME,
  name: (text) => text.draw.name,
  element: "tw-draw",
  empty: emptyPosition,
  options: defaults,
  toLink,
  fromLink,
});
