/** The crossword page: the finder of plays on one side of a switch, whole games on the other. */
import { customElement } from "lit/decorators.js";
import { SidesPage } from "../../shared/sides-page.ts";
import { crossword } from "../index.ts";
import type { Options } from "../model/link.ts";
import "./finder.ts";
import "./game.ts";
import "./study.ts";

@customElement("tw-crossword")
export class CrosswordPage extends SidesPage<Options["view"]> {
  override readonly game = crossword;
  override readonly sides = {
    finder: "tw-crossword-finder",
    game: "tw-crossword-game",
    review: "tw-crossword-study",
  };
}
