/** What the rest of the site knows of Letterpress. */
import { register, type Game } from "../../registry.ts";
import { defaults, link, type Options } from "../model/link.ts";
import { brief, emptyPosition, picture, spelling, type Position } from "../model/position.ts";
import { sample } from "../model/sample.ts";

export const letterpress: Game<Position, Options> & { id: "letterpress" } = {
  id: "letterpress",
  name: (text) => text.letterpress.name,
  about: (text) => text.letterpress.about,
  element: "tw-letterpress",
  empty: emptyPosition,
  options: defaults,
  brief,
  picture,
  sample,
  spelling,
  forPictures: { view: "finder" },
  ...link,
};

register(letterpress);
