/** The Letter Tycoon page: a game on one side of a switch, the finder for games played elsewhere on the other. */
import { customElement } from "lit/decorators.js";
import { SidesPage } from "../../shared/sides-page.ts";
import { tycoon } from "../index.ts";
import type { Options } from "../model/link.ts";
import "./finder.ts";
import "./game.ts";

@customElement("tw-tycoon")
export class Tycoon extends SidesPage<Options["view"]> {
  override readonly game = tycoon;
  override readonly sides = { finder: "tw-tycoon-finder", game: "tw-tycoon-game" };
}
