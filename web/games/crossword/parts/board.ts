/* eslint lit-a11y/role-supports-aria-attr: off -- any role may have an aria-description, which the rule does not know */
/** The board: squares one can type on in both directions. Draws what it is given and raises events; it knows no rules. */
import { html, nothing, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { repeat } from "lit/directives/repeat.js";
import type { Point } from "../../../ui/drag.ts";
import { Part } from "../../../ui/part.ts";
import { slide } from "../../../ui/slide.ts";
import { inlineStyle } from "../../../ui/templates.ts";
import type { Notation } from "../../../tiles/notation.ts";
import {
  columnName,
  heightOf,
  premiumOf,
  squareBeside,
  startOf,
  widthOf,
  type Layout,
} from "../model/games.ts";
import type { BoardEvents } from "./board-events.ts";
import { boardStyles } from "./board-styles.ts";
import { strokeOf, type Typed } from "../model/typing.ts";
import { shade, squareClasses, squareFace, squareName, type Square } from "./square.ts";

/** Premiums by the keys that set them while the board is edited, and the start. */
const PREMIUM_KEYS = ".dtqDTQ123456789+*";

/** Squares narrower than this many pixels have no room for anything but a letter. */
const SMALL = 19;

const NONE: ReadonlyMap<number, string> = new Map();

@customElement("tw-crossword-board")
export class CrosswordBoard extends Part<BoardEvents> {
  @property({ attribute: false }) layout: Layout | null = null;
  @property({ attribute: false }) notation: Notation | null = null;
  @property({ attribute: false }) squares: readonly string[] = [];
  /** Tiles of a play that is only shown, by square. */
  @property({ attribute: false }) tentative = NONE;
  /** Are those tiles typed here, between the ones that lie? */
  @property({ type: Boolean }) laying = false;
  /** May a tile be put on a square: has the rack it? */
  @property({ attribute: false }) may: (square: number, tile: string) => boolean = () => true;
  /** May they be dragged, and which square is a tile dragged to? -1 for none. */
  @property({ type: Boolean }) movable = false;
  @property({ type: Number }) target = -1;
  /** Squares of the last play. */
  @property({ attribute: false }) latest: readonly number[] = [];
  /** How often something lands on a square, from 0 to 1, by square; it is shaded as much. */
  @property({ attribute: false }) heat: ReadonlyMap<number, number> = new Map();
  /** Squares that something is wrong with. */
  @property({ attribute: false }) bad: ReadonlySet<number> = new Set();
  /** The premium that pointing and typing set while the board itself is edited, or "". */
  @property() brush = "";
  /** What is wrong with the board, in words, for those who do not see it beneath. */
  @property() describedBy = "";
  /** Is the next letter a blank? */
  @property({ type: Boolean }) asBlank = false;
  /** Is there a keyboard on the page, so that the system's need not come? */
  @property({ type: Boolean }) keyless = false;
  @state() caret = 0;
  @state() across = true;
  /** What was just done, for those who do not see it. */
  @state() said = "";
  /** Are squares too small for more than a letter? */
  @state() small = false;

  /** What was typed just before. */
  #typed: Typed | null = null;

  /** What takes the keys, on the caret's square. */
  @query("input") field!: HTMLInputElement | null;

  static override styles = boardStyles;

  #size = new ResizeObserver(([size]) => this.#measure(size));

  override connectedCallback() {
    super.connectedCallback();
    this.#size.observe(this);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#size.disconnect();
  }

  override willUpdate(changed: PropertyValues) {
    if (!changed.has("layout") || !this.layout) return;
    const squares = widthOf(this.layout) * heightOf(this.layout);
    if (changed.get("layout") && this.caret < squares) return;
    this.caret = Math.max(0, startOf(this.layout));
  }

  override updated(changed: PropertyValues) {
    if (!changed.has("tentative") || !this.tentative.size || this.laying) return;
    const [square = 0] = this.tentative.keys();
    this.cellOf(square)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  focusSquare(square: number = this.caret, options?: FocusOptions) {
    this.#typed = null;
    this.caret = Math.max(0, Math.min(this.squares.length - 1, square));
    void this.updateComplete.then(() => this.field?.focus(options));
  }

  /** Let the tiles that were played last come from where they lay, in the window. */
  async land(from: readonly DOMRect[]) {
    await this.updateComplete;
    slide(
      this.latest.flatMap((square) => this.cellOf(square) ?? []),
      from,
    );
  }

  /** Let the next letter follow a tile that was put on a square. */
  goOnFrom(square: number) {
    const next = this.#beside(square, this.#step);
    this.focusSquare(next < 0 ? square : next, { preventScroll: true });
  }

  /** Scroll whatever the board lies in until the caret is in sight. */
  showCaret() {
    this.cellOf(this.caret)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  override render() {
    const { layout } = this;
    if (!layout) return nothing;
    const text = this.texts.text.crossword;
    const [width, height] = [widthOf(layout), heightOf(layout)];
    const columns = Array.from({ length: width }, (_, column) => column);
    const rows = Array.from({ length: height }, (_, row) => row);
    return html`
      <div
        class=${classMap({ frame: true, small: this.small, tall: width < 10 && height > 9 })}
        .style=${inlineStyle(`--columns: ${width}`)}
      >
        <div class="names" aria-hidden="true">
          <i></i>${columns.map((column) => html`<i>${columnName(column)}</i>`)}
        </div>
        <div
          role="grid"
          class=${classMap({ painting: this.brush, movable: this.movable })}
          aria-label="${text.board(this.texts.number(width), this.texts.number(height))}, ${this.#direction}"
          aria-description=${this.describedBy}
          @keydown=${this.#onKey}
          @paste=${this.#onPaste}
          @copy=${this.#onCopy}
          @pointerdown=${this.#onDown}
          @pointermove=${this.#onMove}
        >
          ${repeat(
            rows,
            (row) => row,
            (row) => html`
              <div role="row">
                <i aria-hidden="true" class="row-name">${row + 1}</i>
                ${columns.map((column) => this.#square(row, column, layout))}
              </div>
            `,
          )}
        </div>
      </div>
      <span class="out-of-sight" role="status">${this.said}</span>
    `;
  }

  get #direction() {
    return this.texts.text.crossword.direction[this.across ? "across" : "down"];
  }

  #square(row: number, column: number, layout: Layout) {
    const text = this.texts.text.crossword;
    const { notation } = this;
    const square = row * widthOf(layout) + column;
    const lying = this.squares[square] ?? "";
    const shown = lying ? undefined : this.tentative.get(square);
    const tile = lying || shown;
    const seen = tile && notation ? notation.see(tile) : null;
    const what: Square = {
      row,
      column,
      premium: premiumOf(layout, square),
      start: square === startOf(layout),
      seen,
      tentative: shown !== undefined,
      latest: this.latest.includes(square),
      bad: this.bad.has(square),
    };
    const caret = square === this.caret;
    const name = squareName(what, text);
    return html`
      <div
        role="gridcell"
        class=${classMap({ ...squareClasses(what), caret, down: !this.across, target: square === this.target })}
        data-square=${square}
        .style=${inlineStyle(tile ? "" : shade(this.heat, square))}
        lang=${(seen && notation?.alphabet) ?? nothing}
      >
        ${squareFace(what, text)}
        ${caret ? this.#field(name) : html`<span class="out-of-sight">${name}</span>`}
      </div>
    `;
  }

  /**
   * What takes the keys on the caret's square: a field, so that input methods and clipboards know that one can type here.
   */
  #field(name: string) {
    return html`
      <input
        class="covers"
        aria-label=${name}
        lang=${this.notation?.alphabet ?? nothing}
        data-history="page"
        inputmode=${this.keyless ? "none" : "text"}
        autocapitalize="none"
        autocomplete="off"
        autocorrect="off"
        spellcheck="false"
        @input=${this.#onInput}
      />
    `;
  }

  /**
   * Put a letter on the caret's square and go on; also what the keys on the screen do.
   * @param passes is a tile that lies there passed if it has the same letter?
   */
  type(letter: string, asBlank = this.asBlank, passes = true) {
    const { notation, squares, laying, caret, may } = this;
    const last = this.#typed;
    const beside = (square: number) => this.#beside(square, this.#step);
    const stroke =
      notation && strokeOf(letter, { notation, squares, laying, caret, asBlank, passes, last, may, beside });
    if (!stroke) return;
    for (const [square, tile] of stroke.tiles) this.#put(square, tile);
    this.focusSquare(stroke.caret);
    this.#typed = stroke.typed;
  }

  /** Take the tile on the caret's square off, or else the one before it. */
  erase() {
    let square = this.caret;
    if (!this.#tileOn(square)) {
      do {
        const before = this.#beside(square, -this.#step);
        if (before < 0) return;
        square = before;
      } while (this.#lies(square));
    }
    this.#put(square, "");
    this.focusSquare(square);
  }

  /** Does a tile lie there that typing leaves as it is? */
  #lies(square: number) {
    return this.laying && Boolean(this.squares[square]);
  }

  /** The tile that was typed on a square, "" if none was. */
  #tileOn(square: number) {
    return (this.laying ? this.tentative.get(square) : this.squares[square]) ?? "";
  }

  /** Make the last tile the next of its kin: C, Ç, CH. */
  turnTile() {
    const square = [this.caret, this.caret - this.#step].find((one) => this.#tileOn(one));
    if (square === undefined || !this.notation) return;
    this.#typed = null;
    this.raise("tile", { square, tile: this.notation.kin(this.#tileOn(square)) });
  }

  /** Turn the direction of typing. */
  turn() {
    this.across = !this.across;
    this.said = this.#direction;
    this.raise("turn", this.across);
  }

  #put(square: number, tile: string) {
    const [row, column] = [Math.floor(square / this.#width), square % this.#width];
    const seen = tile && this.notation ? this.notation.see(tile) : null;
    this.said = squareName(
      { row, column, premium: ".", start: false, seen, tentative: false, latest: false, bad: false },
      this.texts.text.crossword,
    );
    this.raise("tile", { square, tile });
  }

  /** Move the caret with an arrow key; false for any other key. */
  move(key: string): boolean {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: this.#width, ArrowUp: -this.#width }[key];
    if (step === undefined) return false;
    this.#go(step);
    return true;
  }

  get #width() {
    return this.layout ? widthOf(this.layout) : 1;
  }

  /** From a square to the next in the direction of typing. */
  get #step() {
    return this.across ? 1 : this.#width;
  }

  /** Move the caret, but not off the board nor from one row into another. */
  #go(step: number) {
    const next = this.#beside(this.caret, step);
    this.focusSquare(next < 0 ? this.caret : next);
  }

  #beside(square: number, step: number) {
    return squareBeside(square, step, this.#width, this.squares.length);
  }

  #onKey(event: KeyboardEvent) {
    const { key } = event;
    const composed = event.getModifierState("AltGraph") || (event.altKey && !event.ctrlKey);
    if (event.isComposing || event.metaKey || (event.ctrlKey && !composed)) return;
    const column = this.caret % this.#width;
    if (this.move(key)) {
      // The caret has moved.
    } else if (key === "Home") this.focusSquare(this.caret - column);
    else if (key === "End") this.focusSquare(this.caret - column + this.#width - 1);
    else if (key === " ") this.turn();
    else if (this.brush && PREMIUM_KEYS.includes(key)) {
      this.raise("premium", { square: this.caret, premium: key });
      this.#go(this.#step);
    } else if (key === "Backspace" || key === "Delete") {
      if (key === "Backspace") this.erase();
      else if (!this.#lies(this.caret)) this.#put(this.caret, "");
    } else if (key === "=") this.turnTile();
    else if (key === "Enter" && this.laying) this.raise("log");
    else if (this.notation?.isLetter(key) && !this.brush) this.type(key, event.shiftKey || this.asBlank);
    else return;
    event.preventDefault();
  }

  // Letters that come without a key event: from input methods and on-screen keyboards.
  #onInput(event: InputEvent) {
    if (event.isComposing) return;
    const { field } = this;
    if (!field) return;
    const typed = Array.from(field.value.normalize("NFC"));
    field.value = "";
    for (const letter of typed) if (this.notation?.isLetter(letter)) this.type(letter);
  }

  #onDown(event: PointerEvent) {
    const square = this.squareAt(event);
    if (square < 0 || event.button !== 0) return;
    event.preventDefault();
    if (this.brush) this.raise("premium", { square, premium: this.brush, stroke: event.timeStamp });
    else if (square === this.caret && this.#isFocused) this.turn();
    this.#stroke = this.brush ? event.timeStamp : 0;
    this.focusSquare(square, { preventScroll: true });
  }

  /** The drag of the pointer that is under way, by its beginning; 0 if there is none. */
  #stroke = 0;

  #onMove(event: PointerEvent) {
    if (!this.brush || !this.#stroke || !(event.buttons & 1)) return;
    const square = this.squareAt(event);
    if (square >= 0) this.raise("premium", { square, premium: this.brush, stroke: this.#stroke });
  }

  /** The square under a pointer, or -1; the events of a finger keep their first target, so the place decides. */
  squareAt({ clientX, clientY }: Point) {
    const under = this.shadowRoot?.elementFromPoint(clientX, clientY);
    return Number(under?.closest("[data-square]")?.getAttribute("data-square") ?? -1);
  }

  get #isFocused() {
    return Boolean(this.shadowRoot?.activeElement);
  }

  #onPaste(event: ClipboardEvent) {
    event.preventDefault();
    const text = event.clipboardData?.getData("text/plain") ?? "";
    this.raise("board-paste", { square: this.caret, across: this.across, text });
  }

  #onCopy(event: ClipboardEvent) {
    event.preventDefault();
    this.raise("board-copy", { data: event.clipboardData });
  }

  #measure(size: ResizeObserverEntry | undefined) {
    if (size) this.small = size.contentRect.width / (this.#width + 1) < SMALL;
  }

  cellOf(square: number) {
    return this.renderRoot.querySelector(`[data-square="${square}"]`);
  }
}
