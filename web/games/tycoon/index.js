/** Puts Letter Tycoon on the shelf. */
import { register } from "../registry.js";
import { defaults, fromLink, toLink } from "./link.js";
import { emptyPosition, GAME } from "./position.js";
import "./tycoon.js";

register({
  id: GAME,
  name: (text) => text.tycoon.name,
  element: "tw-tycoon",
  empty: emptyPosition,
  options: defaults,
  toLink,
  fromLink,
});
