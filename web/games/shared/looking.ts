/** The tool that shows the board of an earlier turn, of a review or of a log; which one is an option, so that links have it. */
import { lookIn, lookText, turnOf, type Look } from "./look.ts";
import type { GamePage } from "./page.ts";

export class Looking {
  readonly #page: GamePage<object, { look: string }>;
  readonly #may: (look: Look) => boolean;

  /** @param may a turn be looked at? */
  constructor(page: GamePage<object, { look: string }>, may: (look: Look) => boolean = () => true) {
    this.#page = page;
    this.#may = may;
  }

  /** The turn that is looked at, or null. */
  get look(): Look | null {
    const look = lookIn(this.#page.options.look);
    return look && this.#may(look) ? look : null;
  }

  readonly at = (look: Look | null): void => {
    this.#page.setOptions({ look: look ? lookText(look) : "" }, turnOf(this.look, look));
    if (look) window.scrollTo({ top: 0 });
  };

  /** Look at the game again. Was anything else looked at? */
  release(): boolean {
    const { look } = this;
    if (look) this.at(null);
    return look !== null;
  }
}
