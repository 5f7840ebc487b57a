/** What the rest of the site knows of the Word Game. */
import { register, type Game } from "../../registry.ts";
import { defaults, link, type Options } from "../model/link.ts";
import { brief, emptyPosition, picture, spelling, type Position } from "../model/position.ts";
import { sample } from "../model/sample.ts";

export const draw: Game<Position, Options> = {
  id: "draw",
  name: (text) => text.draw.name,
  about: (text) => text.draw.about,
  element: "tw-draw",
  empty: emptyPosition,
  options: defaults,
  brief,
  picture,
  sample,
  spelling: (position) => spelling(position),
  ...link,
};

register(draw);
