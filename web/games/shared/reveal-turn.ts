/** Scrolls a review to the turn that has come to be looked at, unless it was pressed there. The page stays where the board is. */
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { scrollerOf } from "../../ui/scroller.ts";
import type { Look } from "./look.ts";

interface Host extends ReactiveControllerHost, Element {
  readonly renderRoot: ParentNode;
  readonly look: Look | null;
}

/** Milliseconds in which what stands above the turn may still grow, such as a graph that is being drawn. */
const SETTLES = 1_000;

export class RevealTurn implements ReactiveController {
  readonly #host: Host;
  /** The turn that was looked at when the review was last drawn with it; -1 for none. */
  #shown = -1;
  #timer = 0;
  readonly #growth = new ResizeObserver(() => this.#bring());

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#leave();
  }

  hostUpdated(): void {
    const { look } = this.#host;
    const row = this.#row;
    const turn = row && look ? look.turn : -1;
    const isNew = turn !== this.#shown;
    this.#shown = turn;
    if (!isNew) return;
    this.#leave();
    if (!row || row.matches(":focus-within")) return;
    this.#growth.observe(this.#host); // which tells of its size at once
    this.#timer = window.setTimeout(() => this.#leave(), SETTLES);
  }

  get #row() {
    return this.#host.renderRoot.querySelector("li.opened");
  }

  // The page itself stays where it is.
  #bring(): void {
    const row = this.#row;
    if (!row || !scrollerOf(row)) return;
    const { scrollX: left, scrollY: top } = window;
    row.scrollIntoView({ block: "nearest" });
    window.scrollTo({ left, top, behavior: "instant" });
  }

  #leave(): void {
    clearTimeout(this.#timer);
    this.#growth.disconnect();
  }
}
