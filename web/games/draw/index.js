/** Puts the Word Game on the shelf. */
import { register } from "../registry.js";
import { GAME } from "./draw.js";
import { defaults, fromLink, toLink } from "./link.js";
import { emptyPosition } from "./position.js";

register({
  id: GAME,
  name: (text) => text.draw.name,
  element: "tw-draw",
  empty: emptyPosition,
  options: defaults,
  toLink,
  fromLink,
});
