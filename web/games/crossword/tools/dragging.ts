/** Tiles that are dragged: to the board, on it, back to the rack, and within that. What is laid stays the draft's to say. */
import { css, html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { Drag, type Point } from "../../../ui/drag.ts";
import { slide } from "../../../ui/slide.ts";
import { inlineStyle } from "../../../ui/templates.ts";
import { BLANK } from "../../../tiles/notation.ts";
import { tileClasses, tileFace, tileStyles } from "../../../tiles/tile.ts";
import { Slice } from "../../shared/page-state.ts";
import type { Looking } from "../../shared/looking.ts";
import { dragged, isFree, sameSpot, tileAt, type Hand, type Spot } from "../model/hand.ts";
import type { Game } from "./game.ts";
import type { Page } from "./page.ts";
import type { Preparing } from "./preparing.ts";

/** Pixels that a tile is held above a finger, which would hide it and the square beneath. */
const LIFT = 34;

/** How much larger than where it would lie a tile is while it is held. */
const LARGER = 1.12;

interface Needs {
  page: Page;
  game: Game;
  preparing: Preparing;
  looking: Looking;
}

/** A tile that is held. */
interface Held {
  tile: string;
  from: Spot;
  /** Pixels that its middle is above the pointer. */
  lift: number;
  /** How large it is on the rack, in pixels. */
  size: number;
}

export class Dragging {
  readonly #on: Needs;
  readonly #slice: Slice<{ held: Held | null; over: Spot | null }>;

  constructor(on: Needs) {
    this.#on = on;
    this.#slice = new Slice<{ held: Held | null; over: Spot | null }>(on.page, { held: null, over: null });
    new Drag<Held>(on.page, {
      grip: (event) => this.#grip(event),
      move: (held, at) => this.#move(held, at),
      end: (held, dropped) => this.#end(held, dropped),
    });
  }

  /** The tile that a press may drag: one of the rack, at any time, or one that is laid. */
  #grip(event: PointerEvent): Held | null {
    const { preparing, game, looking } = this.#on;
    const pressed = event
      .composedPath()
      .find((each) => each instanceof HTMLElement && (each.dataset.square ?? each.dataset.place));
    const { hand } = preparing;
    if (!hand || !(pressed instanceof HTMLElement)) return null;
    const { square, place } = pressed.dataset;
    const from: Spot = square ? { on: "board", at: Number(square) } : { on: "rack", at: Number(place) };
    const tile = tileAt(hand, from);
    if (tile === undefined) return null;
    if (from.on === "board") {
      if (!game.match.mayAct || looking.look) return null;
      event.stopPropagation(); // the caret stays where it is
    }
    const lift = event.pointerType === "touch" ? LIFT : 0;
    return { tile, from, lift, size: this.#sizeOn("rack") };
  }

  /** How large tiles are there, in pixels. */
  #sizeOn(on: Spot["on"]): number {
    return this.#on.preparing.tileAt({ on, at: 0 })?.getBoundingClientRect().width ?? 0;
  }

  #move(held: Held, at: Point): void {
    const { page, looking } = this.#on;
    const now = this.#slice.now;
    if (!now.held) looking.release();
    const over = this.#spotAt(held, at);
    if (!now.held || !sameSpot(over, now.over)) this.#slice.set({ held, over });
    void page.updateComplete.then(() => this.#follow(held, at));
  }

  /** The square of the board that a held tile is over, or -1. */
  #squareAt({ lift }: Held, { clientX, clientY }: Point): number {
    return this.#on.preparing.board?.squareAt({ clientX, clientY: clientY - lift }) ?? -1;
  }

  /** Where the tile would come to lie; null where it would go back. */
  #spotAt(held: Held, at: Point): Spot | null {
    const { preparing, game } = this.#on;
    const { hand } = preparing;
    const place = preparing.part?.placeAt(at) ?? -1;
    if (place >= 0) return { on: "rack", at: place };
    const spot: Spot = { on: "board", at: this.#squareAt(held, at) };
    const fits = hand && game.match.mayAct && isFree(hand, spot.at, game.squares);
    return fits || sameSpot(spot, held.from) ? spot : null;
  }

  get #ghost(): HTMLElement | null {
    return this.#on.page.renderRoot.querySelector(".ghost");
  }

  #follow(held: Held, at: Point): void {
    const ghost = this.#ghost;
    if (!ghost) return;
    const isOnBoard = this.#squareAt(held, at) >= 0;
    ghost.style.translate = `calc(${at.clientX}px - 50%) calc(${at.clientY - held.lift}px - 50%)`;
    ghost.style.scale = String((LARGER * this.#sizeOn(isOnBoard ? "board" : "rack")) / held.size);
  }

  #end({ from }: Held, dropped: boolean): void {
    const { preparing } = this.#on;
    const to = dropped ? this.#slice.now.over : null;
    const box = this.#ghost?.getBoundingClientRect();
    this.#slice.set({ held: null, over: null });
    const done = to !== null && preparing.drop(from, to);
    // What is laid is there; everything else slides to its place.
    if (box && !(done && to.on === "board")) void this.#slide(done ? to : from, box);
  }

  async #slide(to: Spot, box: DOMRect): Promise<void> {
    const { page, preparing } = this.#on;
    await page.updateComplete;
    const tile = preparing.tileAt(to);
    if (tile) slide([tile], [box]);
  }

  // What is seen.

  /** The hand while one of its tiles is held, and the place of the rack that is kept free for it. */
  get shown(): { hand: Hand; lifted: number } | null {
    const { preparing, game } = this.#on;
    const { hand } = preparing;
    const { held, over } = this.#slice.now;
    if (!hand || !held) return hand && { hand, lifted: -1 };
    const next = over?.on === "rack" && dragged(hand, held.from, over, game.squares, game.notation);
    if (next) return { hand: next, lifted: over.at };
    if (held.from.on === "rack") return { hand, lifted: held.from.at };
    const laid = new Map(hand.laid);
    laid.delete(held.from.at);
    return { hand: { ...hand, laid }, lifted: -1 };
  }

  /** The square that the held tile is over, if it may lie there, or where a dropped blank's letter is waited for, or -1. */
  get target(): number {
    const { over } = this.#slice.now;
    return over?.on === "board" ? over.at : this.#on.preparing.named;
  }

  /** The held tile, under the pointer. */
  view() {
    const { held } = this.#slice.now;
    const { notation } = this.#on.game;
    if (!held) return nothing;
    const seen = notation.see(held.tile);
    return html`<div
      class=${classMap({ ...tileClasses(seen), blank: seen.blank && held.tile !== BLANK, ghost: true })}
      aria-hidden="true"
      lang=${notation.alphabet}
      .style=${inlineStyle(`--cell: ${held.size}px`)}
    >
      ${tileFace(seen)}
    </div>`;
  }
}

/** Go after the page's own. */
export const draggingStyles = [
  tileStyles,
  css`
    .position > .ghost {
      position: fixed;
      z-index: 10;
      inset: 0 auto auto 0;
      width: var(--cell);
      height: var(--cell);
      margin: 0;
      opacity: 0.94;
      box-shadow:
        inset 0 calc(var(--cell) * -0.065) 0 var(--wood-edge),
        0 6px 14px rgb(0 0 0 / 34%);
      transition: scale var(--quick);
      pointer-events: none;
    }

    :host([up]) .position > .ghost {
      display: grid;
    }
  `,
];
