/**
 * A rack: an ordinary text field, shown as tiles. Every way to edit text works, on every kind of keyboard.
 *
 * What is typed stays in the field as it was typed; a rack from elsewhere takes its place. "=" makes the tile before
 * the caret the next of its kin. Raises `rack` with what is typed, and `leave` for the keys that lead on to what can be
 * made of the tiles, Enter and Down.
 */
import { LitElement, html, nothing } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import type { FirstTexts } from "../text/en.ts";
import { TextsController } from "../text/texts.ts";
import { layout } from "../ui/layout-styles.ts";
import { shared } from "../ui/shared-styles.ts";
import { describedBy, wrong } from "../ui/wrong.ts";
import { BLANK, isOpen, tokensOf, type Notation } from "./notation.ts";
import { rackStyles } from "./rack-styles.ts";
import { tileClasses, tileFace, tileStyles } from "./tile.ts";
import { inlineStyle } from "../ui/templates.ts";

const NONE: ReadonlySet<number> = new Set();

/** The fewest and the most tiles in a row of a rack that is alone; their size follows. */
const FEWEST_IN_ROW = 7;
const MOST_IN_ROW = 10;

/** What is told with `rack`. */
export interface RackTyped {
  /** As notation.ts writes them. */
  tiles: readonly string[];
  /** The same for what is one step for undo. */
  stroke: string;
}

@customElement("tw-rack")
export class Rack extends LitElement {
  @property({ attribute: false }) notation: Notation | null = null;
  @property({ attribute: false }) tiles: readonly string[] = [];
  /** Places that are shown once there is a tile or the focus; a tile beyond them is marked. 0 for as many as there are. */
  @property({ type: Number }) size = 0;
  /** Places of tiles that a play puts down. */
  @property({ attribute: false }) used = NONE;
  /** The place of a tile that something is wrong with, or -1. */
  @property({ type: Number }) bad = -1;
  /** What is wrong, in a sentence. */
  @property() problem = "";
  /** What the rack is called, and what stands in it while it is empty. */
  @property() label = "";
  @property() hint = "";
  /** Is there nothing beside it, so that it may be large and wrap? */
  @property({ type: Boolean, reflect: true }) alone = false;
  /** Is there a keyboard on the page, so that the system's need not come? */
  @property({ type: Boolean }) keyless = false;
  /** Does undo take typing back with the rest of the page, and not the field by itself? */
  @property({ type: Boolean }) inHistory = false;
  /** The tile before which the selection begins, and the one before which it ends: the caret. */
  @state() from = 0;
  @state() caret = 0;
  @state() focused = false;

  @query("input") field!: HTMLInputElement | null;

  /** Counts what undo takes back together: what is typed as long as the field has the focus, and a press by itself. */
  #stroke = 0;
  readonly #texts = new TextsController<FirstTexts>(this);

  static override styles = [shared, layout, tileStyles, rackStyles];

  override connectedCallback() {
    super.connectedCallback();
    document.addEventListener("selectionchange", this.#follow);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener("selectionchange", this.#follow);
  }

  override focus(options?: FocusOptions) {
    this.field?.focus(options);
  }

  override updated() {
    const { field, notation, tiles } = this;
    // What is being typed is left alone; a rack from elsewhere takes its place.
    if (!field || !notation || notation.rack(field.value).join("") === tiles.join("")) return;
    field.value = tiles.join("");
    this.#follow();
  }

  override render() {
    const { tiles, focused } = this;
    const shown = tiles.length || (focused && this.size) ? Math.max(this.size, tiles.length) : 0;
    const inRow = Math.max(FEWEST_IN_ROW, Math.min(tiles.length, MOST_IN_ROW));
    return html`
      <div
        class=${classMap({ rack: true, edged: true, flow: true, "gap-4": true, "wrong-here": Boolean(this.problem) })}
        .style=${inlineStyle(`--n: ${inRow}`)}
      >
        ${Array.from({ length: shown }, (_, place) => this.#place(place))}
        ${shown ? nothing : html`<span class="none">${focused ? html`<i class="caret"></i>` : nothing}</span>`}
        ${shown || focused ? nothing : html`<span class="hint quiet text-15">${this.hint}</span>`}
        <input
          class="covers"
          name="rack"
          lang=${this.notation?.alphabet ?? nothing}
          inputmode=${this.keyless ? "none" : "text"}
          data-history=${this.inHistory ? "page" : nothing}
          aria-label=${this.label}
          aria-invalid=${Boolean(this.problem)}
          aria-describedby=${describedBy(this.problem)}
          autocapitalize="characters"
          autocomplete="off"
          autocorrect="off"
          spellcheck="false"
          @focus=${this.#onFocus}
          @blur=${() => (this.focused = false)}
          @input=${this.#onInput}
          @keydown=${this.#onKey}
          @keyup=${this.#follow}
          @select=${this.#follow}
          @pointerup=${this.#onPointer}
        />
      </div>
      ${this.#told()}
    `;
  }

  /** What is wrong; and tiles of several letters, which are typed without brackets, where their letters stand side by side. */
  #told() {
    const { tiles, notation, problem } = this;
    const together = notation?.together(tiles) ?? tiles;
    if (together.length === tiles.length || !notation?.has(together)) return wrong(problem);
    const written = together.join("");
    const take = html`<button
      type="button"
      name="together"
      class="bare-button accent-ink weight-550"
      @click=${() => this.#take(together)}
    >
      ${written}
    </button>`;
    const [before, after] = problem.split(written);
    if (problem) return wrong(after === undefined ? problem : html`${before}${take}${after}`);
    return html`<p class="together quiet text-14 flush">${this.#texts.text.together} ${take}</p>`;
  }

  /** Put other tiles in the place of those that were typed. */
  #take(tiles: readonly string[]) {
    if (!this.field) return;
    this.field.value = tiles.join("");
    this.field.focus();
    this.#stroke++;
    this.#raise();
    this.#stroke++;
  }

  #place(place: number) {
    const { notation, focused, caret, from } = this;
    const token = this.tiles[place];
    const bars = [
      focused && from === caret && caret === place + 1 ? html`<i class="caret"></i>` : nothing,
      focused && from === caret && caret === 0 && place === 0 ? html`<i class="caret before"></i>` : nothing,
    ];
    if (token === undefined || !notation) return html`<span class="place">${bars}</span>`;
    const seen = notation.see(token);
    const classes = {
      ...tileClasses(seen),
      blank: token === BLANK,
      open: isOpen(token),
      used: this.used.has(place),
      extra: this.size > 0 && place >= this.size,
      bad: place === this.bad,
      selected: focused && place >= from && place < caret,
    };
    return html`<span class=${classMap(classes)} data-tile=${token} lang=${notation.alphabet}
      >${tileFace(seen)}${bars}</span
    >`;
  }

  /** Where tiles stand in the window. */
  boxesOf(places: ReadonlySet<number>): DOMRect[] {
    const tiles = [...this.renderRoot.querySelectorAll(".rack > .tile")];
    return tiles.filter((_, place) => places.has(place)).map((tile) => tile.getBoundingClientRect());
  }

  /** Put a tile in at the caret; also what keys on the screen do. */
  type(tile: string) {
    const [from, to] = [this.#offset(this.from), this.#offset(this.caret)];
    this.field?.setRangeText(tile, from, to, "end");
    this.#raise();
  }

  /** Take off the selected tiles, or else the one before the caret. */
  erase() {
    const from = this.from < this.caret ? this.from : Math.max(0, this.caret - 1);
    this.field?.setRangeText("", this.#offset(from), this.#offset(this.caret), "end");
    this.#raise();
  }

  /** Move the caret with an arrow key; false for any other key. */
  move(key: string): boolean {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (step) this.#setCaret(Math.max(0, Math.min(this.#written.length, this.caret + step)));
    return step !== undefined;
  }

  /** Make the tile before the caret the next of its kin: C, Ç, CH. */
  turnTile() {
    const { notation, caret } = this;
    const tile = this.tiles[caret - 1];
    if (!tile || !notation) return;
    this.field?.setRangeText(notation.kin(tile), this.#offset(caret - 1), this.#offset(caret), "end");
    this.#raise();
  }

  /** The tiles as they were typed. */
  get #written(): string[] {
    return tokensOf(this.field?.value ?? "");
  }

  /** Where a tile begins in the field's text. */
  #offset(place: number): number {
    return this.#written.slice(0, place).join("").length;
  }

  #setCaret(place: number) {
    const offset = this.#offset(place);
    this.field?.setSelectionRange(offset, offset);
    this.#follow();
  }

  // The field's own caret stands between characters; a tile may be written with several.
  #follow = () => {
    const { field } = this;
    if (!field) return;
    const tilesTo = (offset: number | null) => tokensOf(field.value.slice(0, offset ?? undefined)).length;
    this.caret = tilesTo(field.selectionEnd);
    this.from = tilesTo(field.selectionStart);
  };

  // Whoever comes with the Tab key has the whole rack selected, as in any field; that shows a moment later.
  #onFocus() {
    this.focused = true;
    this.#stroke++;
    this.#follow();
    setTimeout(this.#follow);
  }

  #onInput(event: InputEvent) {
    const { field } = this;
    if (!field) return;
    const plain = field.value.normalize("NFC").replace(/\t/g, "");
    if (plain !== field.value && !event.isComposing) field.value = plain;
    this.#raise();
  }

  #onKey(event: KeyboardEvent) {
    const { key, isComposing, ctrlKey, metaKey, altKey } = event;
    if (isComposing || ctrlKey || metaKey || altKey) return;
    if (key === "=") this.turnTile();
    else if (key === "Enter" || key === "ArrowDown") this.dispatchEvent(new CustomEvent("leave"));
    else return;
    event.preventDefault();
  }

  // The field's letters are not where the tiles are: a press puts the caret between the tiles that it hit.
  #onPointer({ clientX, clientY }: PointerEvent) {
    const { field } = this;
    if (!field || field.selectionStart !== field.selectionEnd) return;
    const boxes = [...this.renderRoot.querySelectorAll(".tile")].map((tile) => tile.getBoundingClientRect());
    const before = boxes.filter(
      ({ left, width, top, bottom }) => bottom < clientY || (top <= clientY && left + width / 2 < clientX),
    );
    this.#setCaret(before.length);
  }

  #raise() {
    const { field, notation } = this;
    if (!field || !notation) return;
    this.#follow();
    const tiles = notation.rack(field.value);
    if (tiles.join("") === this.tiles.join("")) return;
    this.tiles = tiles; // at once, so that the field is not put back before whoever listens has drawn it
    const detail: RackTyped = { tiles, stroke: `rack ${this.#stroke}` };
    this.dispatchEvent(new CustomEvent("rack", { detail }));
  }
}
