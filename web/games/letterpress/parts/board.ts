/* eslint lit-a11y/role-supports-aria-attr: off -- any role may have an aria-description, which the rule does not know */
/** The board: squares one can type into, paste onto and paint. Draws what it is given and raises events; it knows no rules. */
import { html, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { live } from "lit/directives/live.js";
import { Part } from "../../../ui/part.ts";
import { inlineStyle, type FieldEvent } from "../../../ui/templates.ts";
import { lettersOf } from "../../../tiles/notation.ts";
import { holds, ownerOf, SIZE, SQUARES, type Owner, type Position } from "../model/position.ts";
import { boardStyles } from "./board-styles.ts";
import { squareAt, Stroke } from "./stroke.ts";

/**
 * What typing and pointing do: put letters on squares, give squares to an owner, spell a word with them, or mark those
 * that a play must take.
 */
export type Mode = "letters" | "word" | "must" | Owner;

/** How near its edge a square is not taken by a pointer that is drawn over it, as a part of the square. */
const RIM = 0.2;

/** Milliseconds from one square of the wave to the next, and the longest wave. */
const WAVE_STEP = 18;
const WAVE = 110;

const squareIndices = Array.from({ length: SQUARES }, (_, square) => square);
const lines = Array.from({ length: SIZE }, (_, row) => squareIndices.slice(row * SIZE, row * SIZE + SIZE));

/** Keys that paint, in the order of the segments beside the board. */
const PAINT_KEYS: Readonly<Record<string, Owner>> = { 1: "ours", 2: "theirs", 3: "free" };

export interface Painted {
  squares: number[];
  owner: Owner;
  /** The same for one drag of the pointer; null for a square that was painted with a key. */
  stroke: unknown;
}

interface Events {
  /** A letter typed into a square, or "" to take it off. */
  letter: { square: number; letter: string };
  "board-paste": { square: number; text: string };
  "board-copy": { data: DataTransfer | null };
  paint: Painted;
  /** A square turned to its next owner. */
  "turn-square": { square: number };
  mode: Mode;
  /** A square that is the next letter of a word, or was its last. */
  spell: { square: number };
  /** A square that every play must take, or need not any more. */
  mark: { square: number };
  /** On to the plays. */
  leave: undefined;
}

@customElement("tw-letterpress-board")
export class LetterpressBoard extends Part<Events> {
  @property({ attribute: false }) position: Pick<Position, "letters" | "ours" | "theirs"> | null = null;
  /** Locked squares of each side, where they are known. */
  @property({ attribute: false }) locked: readonly [number, number] = [0, 0];
  /** Squares of a play, in the order of its letters. */
  @property({ attribute: false }) taken: readonly number[] = [];
  /** Squares that every play must take. */
  @property({ type: Number }) must = 0;
  /** A square that something is wrong with, or -1. */
  @property({ type: Number }) bad = -1;
  @property() mode: Mode = "letters";
  @property() letterLanguage = "en";
  /** What is wrong with the board, in words, for those who do not see it beneath. */
  @property() describedBy = "";
  @state() caret = 0;
  /** What was typed last and where, for those who do not see it. */
  @state() said = "";

  static override styles = boardStyles;

  /** The pointer that draws a word, or -1, and the square that it took last. */
  #drawing = -1;
  #last = -1;

  #stroke = new Stroke((squares, owner, stroke) => this.raise("paint", { squares, owner, stroke }));

  // A change of mode puts another kind of cell on every square; the focus goes along.
  override willUpdate(changed: PropertyValues) {
    if (changed.has("mode") && this.shadowRoot?.activeElement) this.focusSquare();
  }

  focusSquare(square = this.caret, options?: FocusOptions) {
    this.caret = Math.max(0, Math.min(SQUARES - 1, square));
    void this.updateComplete.then(() => this.#cell(this.caret)?.focus(options));
  }

  override render() {
    const text = this.texts.text.letterpress;
    const painting = this.mode !== "letters";
    return html`
      <div
        role="grid"
        class=${painting ? "painting" : ""}
        aria-label=${text.board}
        aria-description=${this.describedBy}
        @keydown=${this.#onKey}
        @paste=${this.#onPaste}
        @copy=${this.#onCopy}
        @pointerdown=${this.#onPointer}
        @pointermove=${this.#onPointer}
        @pointerup=${this.#onPointer}
        @pointercancel=${this.#onPointer}
      >
        ${lines.map((line) => html`<div class="contents" role="row">${line.map((square) => this.#square(square, painting))}</div>`)}
      </div>
      <span class="out-of-sight" role="status">${this.said}</span>
    `;
  }

  #square(square: number, painting: boolean) {
    const { position } = this;
    if (!position) return "";
    const letter = position.letters[square] ?? "";
    const owner = ownerOf(position, square);
    const [ours, theirs] = this.locked;
    const locked = owner === "ours" ? ours : owner === "theirs" ? theirs : 0;
    const order = this.taken.indexOf(square);
    const classes = {
      square: true,
      [owner]: true,
      locked: holds(locked, square),
      taken: order >= 0,
      must: holds(this.must, square),
      bare: !letter && owner === "free",
      bad: square === this.bad,
    };
    const delay = order > 0 ? Math.min(WAVE, order * WAVE_STEP) : 0;
    const face = lettersOf(letter);
    const cell = { cell: true, covers: true, wide: face.length > 1 };
    const name = this.#name(square, face, owner, classes);
    const tab = square === this.caret ? 0 : -1;
    return html`
      <div
        role="gridcell"
        class=${classMap(classes)}
        .style=${inlineStyle(`--delay: ${delay}ms`)}
        data-square=${square}
      >
        ${
          painting
            ? html`<button
                type="button"
                class=${classMap(cell)}
                lang=${this.letterLanguage}
                tabindex=${tab}
                aria-label=${name}
                @focus=${() => (this.caret = square)}
              >
                ${face}
              </button>`
            : html`<input
                class=${classMap(cell)}
                lang=${this.letterLanguage}
                .value=${live(face)}
                placeholder=" "
                tabindex=${tab}
                aria-label=${name}
                aria-invalid=${classes.bad}
                data-history="page"
                autocapitalize="characters"
                autocomplete="off"
                autocorrect="off"
                spellcheck="false"
                enterkeyhint="next"
                @focus=${this.#onFocus(square)}
                @input=${this.#onInput(square)}
              />`
        }
      </div>
    `;
  }

  #name(
    square: number,
    face: string,
    owner: Owner | "both",
    { locked, taken, must }: { locked: boolean; taken: boolean; must: boolean },
  ) {
    const text = this.texts.text.letterpress;
    return [
      this.#placed(face, square),
      text.owner[owner],
      locked ? text.locked : "",
      taken ? text.inPlay : "",
      must ? this.texts.text.letterpressWhy.marked : "",
    ]
      .filter(Boolean)
      .join(", ");
  }

  #placed(face: string, square: number) {
    const text = this.texts.text.letterpress;
    return `${face || text.empty}, ${text.square(Math.floor(square / SIZE) + 1, (square % SIZE) + 1)}`;
  }

  #onFocus(square: number) {
    return ({ target }: FieldEvent) => {
      this.caret = square;
      target.select();
    };
  }

  // Soft keyboards send no useful key events: the letter is what was added to the field.
  #onInput(square: number) {
    return ({ target: input }: FieldEvent) => {
      const was = lettersOf(this.position?.letters[square] ?? "");
      const typed = Array.from(input.value.normalize("NFC"));
      if (typed.includes(" ")) this.raise("turn-square", { square });
      const letters = typed.filter((letter) => letter.trim() !== "");
      if (letters.length > 2) return this.raise("board-paste", { square, text: letters.join("") });
      const letter = letters.length === 2 ? (letters.find((one) => one !== was) ?? was) : (letters[0] ?? "");
      if (letter === was && typed.includes(" ")) return this.requestUpdate();
      this.raise("letter", { square, letter });
      this.said = this.#placed(lettersOf(letter), square);
      if (letter) this.focusSquare(square + 1);
      this.requestUpdate();
    };
  }

  #onKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const { key } = event;
    const square = this.caret;
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: SIZE, ArrowUp: -SIZE }[key];
    const column = square % SIZE;
    if (step !== undefined) {
      if (square + step >= 0 && square + step < SQUARES) this.focusSquare(square + step);
    } else if (key === "Home") this.focusSquare(event.shiftKey ? 0 : square - column);
    else if (key === "End") this.focusSquare(square - column + SIZE - 1);
    else if (key === "Escape" && this.mode !== "letters") {
      this.raise("mode", "letters");
      this.focusSquare();
    } else if (this.mode !== "word" && this.mode !== "must" && (key === "Backspace" || key === "Delete"))
      this.#erase(square, key === "Backspace");
    else if (this.mode === "letters") {
      if (key === " ") this.raise("turn-square", { square });
      else if (key === "Enter") this.raise("leave");
      else return;
    } else if (this.mode === "word" || this.mode === "must") {
      if (key !== " " && key !== "Enter") return;
      this.#touch(square, this.mode);
    } else if (key === " " || key === "Enter") this.#paint(square, this.mode);
    else {
      const owner = PAINT_KEYS[key];
      if (!owner) return;
      this.#paint(square, owner);
    }
    event.preventDefault();
  }

  #erase(square: number, back: boolean) {
    const filled = this.position?.letters[square];
    const target = !filled && back && square > 0 ? square - 1 : square;
    this.raise("letter", { square: target, letter: "" });
    this.said = this.#placed("", target);
    this.focusSquare(target);
  }

  #paint(square: number, owner: Owner) {
    this.raise("paint", { squares: [square], owner, stroke: null });
  }

  #onPaste(event: ClipboardEvent) {
    event.preventDefault();
    const text = event.clipboardData?.getData("text/plain") ?? "";
    this.raise("board-paste", { square: this.caret, text });
  }

  // One letter of the board is of no use elsewhere; the page puts the whole board on the clipboard.
  #onCopy(event: ClipboardEvent) {
    event.preventDefault();
    this.raise("board-copy", { data: event.clipboardData });
  }

  #onPointer(event: PointerEvent) {
    const grid = event.currentTarget;
    if (this.mode === "letters" || !(grid instanceof HTMLElement)) return;
    if (this.mode === "word" || this.mode === "must") return this.#onTap(event, grid, this.mode);
    this.#stroke.follow(event, grid, this.mode);
    // The board must not move away under the pointer.
    if (event.type === "pointerdown" && this.#stroke.square >= 0)
      this.focusSquare(this.#stroke.square, { preventScroll: true });
  }

  #touch(square: number, mode: "word" | "must") {
    this.raise(mode === "word" ? "spell" : "mark", { square });
  }

  // A pointer that is drawn on takes the squares that it crosses near their middle, each once.
  #onTap(event: PointerEvent, grid: HTMLElement, mode: "word" | "must") {
    if (event.type === "pointerdown") {
      const square = squareAt(grid, event);
      if (event.button !== 0 || square < 0) return;
      event.preventDefault();
      this.#drawing = event.pointerId;
      this.#last = square;
      this.#touch(square, mode);
      this.focusSquare(square, { preventScroll: true });
    } else if (event.pointerId !== this.#drawing) return;
    else if (event.type === "pointermove") {
      const square = squareAt(grid, event, RIM);
      if (square < 0 || square === this.#last || this.taken.includes(square)) return;
      this.#last = square;
      this.#touch(square, mode);
    } else this.#drawing = -1;
  }

  #cell(square: number) {
    return this.renderRoot.querySelector<HTMLElement>(`[data-square="${square}"] .cell`);
  }
}
