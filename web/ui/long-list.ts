/**
 * A listbox of any length, of which only the rows in sight are there: the tool of a part that draws them. Where a row
 * stands is for the rows to say. Arrows lead from row to row, Enter and a click open one.
 */
import { html, nothing, type ReactiveController, type ReactiveControllerHost } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { placeAfter } from "./list-keys.ts";
import { ROW, type LongRow, type LongRows, type Sight } from "./long-rows.ts";
import { inlineStyle } from "./templates.ts";

/** Pixels beyond the edges where rows are drawn too, so that a short scroll shows no gap. */
const SPARE = 8 * ROW;

/** The tallest that browsers lay out without losing precision. */
const TALLEST = 15_000_000;

interface Uses {
  /** Do the rows answer an earlier question? Then none is opened. */
  isStale: () => boolean;
  /** Is a row open? Then the keys open one after another. */
  isOpen: () => boolean;
  open: (place: number) => void;
  /** Other rows are in sight. */
  onSight: (sight: Sight) => void;
}

interface Host extends ReactiveControllerHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
}

export class LongList<Row extends LongRow, Rows extends LongRows<Row>> implements ReactiveController {
  rows: Rows | null = null;
  /** The place of the row that keys act on, or -1. */
  active = -1;
  readonly #host: Host;
  readonly #uses: Uses;
  readonly #size = new ResizeObserver(() => this.#onSize());
  #observed: Element | null = null;
  #isNew = false;
  #top = 0;
  /** Of what is in sight. */
  #height = 600;
  #sight = "";

  constructor(host: Host, uses: Uses) {
    this.#host = host;
    this.#uses = uses;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#size.disconnect();
    this.#observed = null;
  }

  hostUpdated(): void {
    const scroller = this.#scroller;
    if (scroller && scroller !== this.#observed) {
      this.#size.disconnect();
      this.#size.observe(scroller);
      this.#observed = scroller;
    }
    if (this.#isNew && scroller) scroller.scrollTop = 0;
    this.#isNew = false;
    this.#look();
  }

  /** Show these rows, others from the first on. */
  show(rows: Rows | null): void {
    if (rows === this.rows) return;
    this.rows = rows;
    this.active = -1;
    this.#top = 0;
    this.#sight = "";
    this.#isNew = true;
  }

  /** Move the focus to the list. */
  focus(): void {
    this.#find('[role="listbox"]')?.focus();
  }

  /** @param head the names of the columns @param draw a row, with the style that puts it where it stands */
  view(label: string, head: unknown, draw: (row: Row, style: string, count: number) => unknown) {
    const { rows } = this;
    if (!rows?.count) return nothing;
    const stale = this.#uses.isStale();
    const drawn = rows.rows(this.#top - SPARE, this.#top + this.#height + SPARE);
    return html`
      <div class=${classMap({ list: true, stale })}>
        <div class="head" aria-hidden="true">${head}</div>
        <div class="scroll" @scroll=${this.#look}>
          <div
            role="listbox"
            tabindex="0"
            aria-label=${label}
            aria-busy=${stale}
            aria-activedescendant=${this.active >= 0 ? `word-${this.active}` : nothing}
            .style=${inlineStyle(`height: ${Math.min(TALLEST, rows.height)}px`)}
            @keydown=${this.#onKey}
            @click=${this.#onClick}
          >
            ${drawn.map((row) => draw(row, `transform: translateY(${row.top}px)`, rows.count))}
          </div>
        </div>
      </div>
    `;
  }

  get #scroller() {
    return this.#find(".scroll");
  }

  #find(selector: string): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>(selector);
  }

  // What is told of a row takes room from the list, which the row itself may lie in.
  #onSize() {
    const { rows, active } = this;
    const scroller = this.#scroller;
    if (scroller && rows && active >= 0 && scroller.clientHeight < this.#height)
      this.#bring(active, scroller, rows);
    this.#look();
  }

  /** Note what is in sight. */
  readonly #look = (): void => {
    const { rows } = this;
    const scroller = this.#scroller;
    if (!scroller || !rows) return;
    const { scrollTop, clientHeight } = scroller;
    if (Math.abs(scrollTop - this.#top) >= ROW || clientHeight !== this.#height) {
      this.#top = scrollTop;
      this.#height = clientHeight;
      this.#host.requestUpdate();
    }
    const places = rows.rows(scrollTop, scrollTop + clientHeight).flatMap(({ place }) => place ?? []);
    const sight: Sight = [places[0] ?? 0, (places.at(-1) ?? -1) + 1];
    if (sight.join() === this.#sight) return;
    this.#sight = sight.join();
    this.#uses.onSight(sight);
  };

  // Whoever draws the list calls its listeners in its own name.
  readonly #onClick = (event: Event): void => {
    const row = (event.target as Element).closest("[data-place]"); // only elements are clicked
    if (!(row instanceof HTMLElement) || this.#uses.isStale()) return;
    this.#activate(Number(row.dataset.place));
    this.#open();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const { rows } = this;
    if (!rows || event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, Math.floor(this.#height / ROW) - 1);
    const target = placeAfter(event.key, { active: this.active, last: rows.count - 1, page });
    if (target !== undefined) this.#goTo(target, rows);
    else if (event.key === "Enter" || event.key === " ") this.#open();
    else return;
    event.preventDefault();
  };

  #goTo(place: number, rows: Rows) {
    this.#activate(place);
    const scroller = this.#scroller;
    if (!scroller) return;
    this.#bring(place, scroller, rows);
    this.#look();
    if (this.#uses.isOpen()) this.#open();
  }

  #activate(place: number) {
    this.active = place;
    this.#host.requestUpdate();
  }

  /** Scroll as little as it takes to have a row in sight. */
  #bring(place: number, scroller: HTMLElement, rows: Rows) {
    const top = rows.topOf(place);
    const above = place === 0 ? 0 : top - rows.heading;
    if (above < scroller.scrollTop) scroller.scrollTop = above;
    else if (top + ROW > scroller.scrollTop + scroller.clientHeight)
      scroller.scrollTop = top + ROW - scroller.clientHeight;
  }

  #open() {
    if (this.active >= 0 && !this.#uses.isStale()) this.#uses.open(this.active);
  }
}
