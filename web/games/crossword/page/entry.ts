/** What the rest of the site knows of crossword games. */
import { register, type Game } from "../../registry.ts";
import { defaults, link, type Options } from "../model/link.ts";
import { picture } from "../model/picture.ts";
import { brief, emptyPosition, spelling, type Position } from "../model/position.ts";
import { sample } from "../model/sample.ts";

export const crossword: Game<Position, Options> & { id: "crossword" } = {
  id: "crossword",
  name: (text) => text.crossword.name,
  about: (text) => text.crossword.about,
  element: "tw-crossword",
  empty: emptyPosition,
  options: defaults,
  brief,
  picture,
  sample,
  spelling,
  forPictures: { view: "finder" },
  ...link,
};

register(crossword);
