/** The Letterpress page: the finder of plays on one side of a switch, a whole game on the other. */
import { customElement } from "lit/decorators.js";
import { SidesPage } from "../../shared/sides-page.ts";
import { letterpress } from "../index.ts";
import type { Options } from "../model/link.ts";
import "./finder.ts";
import "./game.ts";

@customElement("tw-letterpress")
export class LetterpressPage extends SidesPage<Options["view"]> {
  override readonly game = letterpress;
  override readonly sides = { finder: "tw-letterpress-finder", game: "tw-letterpress-game" };
}
