/** Puts Letter Tycoon on the shelf. */
import { register } from "../registry.ts";
import { defaults, fromLink, toLink } from "./link.ts";
import { emptyPosition, GAME } from "./position.ts";
import "./tycoon.ts";

register({
  id: GAME,
  name: (text) => text.tycoon.name,
  element: "tw-tycoon",
  empty: emptyPosition,
  options: defaults,
  toLink,
  fromLink,
});
