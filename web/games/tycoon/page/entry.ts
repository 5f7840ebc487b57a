/** What the rest of the site knows of Letter Tycoon. */
import { register, type Game } from "../../registry.ts";
import { defaults, link, type Options } from "../model/link.ts";
import { brief, emptyPosition, picture, type Position } from "../model/position.ts";
import { sample } from "../model/sample.ts";

export const tycoon: Game<Position, Options> = {
  id: "tycoon",
  name: (text) => text.tycoon.name,
  about: (text) => text.tycoon.about,
  element: "tw-tycoon",
  empty: emptyPosition,
  options: defaults,
  picture,
  sample,
  brief,
  ...link,
};

register(tycoon);
