/** Puts the race of the finders on the shelf. */
import { register } from "../registry.ts";
import { defaults, fromLink, toLink } from "./link.ts";
import { emptyPosition } from "./position.ts";
import { GAME } from "./race.ts";

register({
  id: GAME,
  name: (text) => text.race.name,
  element: "tw-race",
  empty: emptyPosition,
  options: defaults,
  toLink,
  fromLink,
});
