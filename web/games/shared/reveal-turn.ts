/** Scrolls a review to the turn that has come to be looked at, unless it was pressed there. The page stays where the board is. */
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { scrollerOf } from "../../ui/scroller.ts";
import type { Look } from "./look.ts";

interface Host extends ReactiveControllerHost {
  readonly renderRoot: ParentNode;
  readonly look: Look | null;
}

export class RevealTurn implements ReactiveController {
  readonly #host: Host;
  /** The turn that was looked at when the review was last drawn with it; -1 for none. */
  #shown = -1;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdated(): void {
    const { look, renderRoot } = this.#host;
    const row = renderRoot.querySelector("li.opened");
    const turn = row && look ? look.turn : -1;
    const isNew = turn !== this.#shown;
    this.#shown = turn;
    if (row && isNew && !row.matches(":focus-within") && scrollerOf(row))
      row.scrollIntoView({ block: "nearest" });
  }
}
