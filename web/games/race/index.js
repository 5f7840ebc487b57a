/** Puts the race of the finders on the shelf. */
import { register } from "../registry.js";
import { defaults, fromLink, toLink } from "./link.js";
import { emptyPosition } from "./position.js";
import { GAME } from "./race.js";

register({
  id: GAME,
  name: (text) => text.race.name,
  element: "tw-race",
  empty: emptyPosition,
  options: defaults,
  toLink,
  fromLink,
});
