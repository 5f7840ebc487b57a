/**
 * The rack: a text field that looks like tiles. "?" and space are blanks, in any case letters are letters.
 * Raises `rack` with the tiles.
 */
import { LitElement, css, html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { live } from "lit/directives/live.js";
import { shared } from "../../components/shared-styles.ts";
import { wrong } from "../../components/wrong.ts";
import { TextsController } from "../../text/texts.ts";
import { BLANK, tokensOf, type Letters } from "./letters.ts";
import { tileStyles } from "./tile-styles.ts";

@customElement("tw-crossword-rack")
export class CrosswordRack extends LitElement {
  @property({ attribute: false }) letters: Letters | null = null;
  @property({ attribute: false }) tiles: readonly string[] = [];
  /** Places of the tiles that the shown play puts down. */
  @property({ attribute: false }) used: ReadonlySet<number> = new Set();
  @property({ type: Number }) size = 7;
  @property() letterLanguage = "en";
  @property() problem: string | null = null;
  /** The tile before which typing goes. */
  @state() caret = 0;
  /** Where the selected tiles begin; they end at the caret. */
  @state() from = 0;
  @state() focused = false;
  /** Is there a keyboard on the page, so that the system's need not come? */
  @property({ type: Boolean }) keyless = false;

  static override styles = [
    shared,
    tileStyles,
    css`
      :host {
        display: block;
        --cell: clamp(34px, 9.4cqi, 46px);
      }

      .rack {
        position: relative;
        display: flex;
        align-items: center;
        gap: 4px;
        min-height: calc(var(--cell) + 14px);
        padding: 6px 10px 8px;
        border-radius: var(--radius);
        background: light-dark(#dfd4c3, #35302a);
        box-shadow: inset 0 -5px 0 light-dark(#cfc1ab, #2a2621);
        cursor: text;
      }

      .rack:focus-within {
        outline: 2.5px solid var(--accent);
        outline-offset: 2px;
      }

      .rack.wrong-here {
        box-shadow:
          inset 0 -5px 0 var(--wrong),
          inset 0 0 0 2px var(--wrong);
      }

      .tile,
      .place {
        flex: 0 1 var(--cell);
        min-width: 0;
        aspect-ratio: 1;
        margin-bottom: 2px;
      }

      .place {
        border-radius: calc(var(--cell) * 0.16);
        background: rgb(0 0 0 / 5%);
      }

      .extra {
        box-shadow: inset 0 0 0 2px var(--wrong);
      }

      .selected {
        outline: 2.5px solid var(--accent);
        outline-offset: -1px;
      }

      .used {
        background: light-dark(#e9dfcf, #423c34);
        box-shadow: none;
        color: var(--ink-soft);
      }

      input {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
        padding: 0 8px;
        border: 0;
        background: none;
        color: transparent;
        caret-color: transparent;
        font-size: 1rem;
        cursor: text;
      }

      input::selection {
        background: transparent;
      }

      input:focus-visible {
        outline: none;
      }

      .hint {
        position: absolute;
        left: 16px;
        color: var(--ink-soft);
        font-size: 0.9375rem;
        pointer-events: none;
      }

      .after {
        position: absolute;
        top: 12%;
        right: -4px;
        bottom: 12%;
        width: 2.5px;
        border-radius: 2px;
        background: var(--accent);
      }

      .first .after {
        right: auto;
        left: -4px;
      }

      .wrong {
        margin-top: 8px;
      }
    `,
  ];

  #texts = new TextsController(this);

  override focus(options?: FocusOptions) {
    this.#field?.focus(options);
  }

  override render() {
    const text = this.#texts.text.crossword;
    const places = Math.max(this.size, this.tiles.length);
    return html`
      <div class=${classMap({ rack: true, "wrong-here": Boolean(this.problem) })}>
        ${
          this.tiles.length || this.focused
            ? Array.from({ length: places }, (_, n) => this.#place(n))
            : html`<span class="hint">${text.rackHint}</span>`
        }
        <input
          name="rack"
          lang=${this.letterLanguage}
          .value=${live(this.tiles.join(""))}
          inputmode=${this.keyless ? "none" : "text"}
          aria-label=${text.rack}
          aria-invalid=${Boolean(this.problem)}
          aria-describedby="wrong"
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
      ${wrong(this.problem)}
    `;
  }

  #place(n: number) {
    const token = this.tiles[n];
    const selecting = this.from < this.caret;
    const caret = this.focused && !selecting && (this.caret === n + 1 || (n === 0 && this.caret === 0));
    const bar = caret ? html`<span class="after"></span>` : nothing;
    const first = n === 0 && this.caret === 0;
    if (token === undefined || !this.letters) {
      return html`<span class=${classMap({ place: true, tile: false, first })} .style=${"position: relative"}
        >${bar}</span
      >`;
    }
    const seen = this.letters.see(token);
    const classes = {
      tile: true,
      first,
      blank: token === BLANK,
      wide: seen.face.length > 1,
      dear: seen.points > 9,
      used: this.used.has(n),
      extra: n >= this.size,
      selected: this.focused && n >= this.from && n < this.caret,
    };
    return html`
      <span class=${classMap(classes)} data-tile=${token} lang=${this.letterLanguage}>
        <b>${seen.face}</b
        >${token === BLANK ? html`<u></u>` : html`<small>${seen.known ? seen.points : ""}</small>`}${bar}
      </span>
    `;
  }

  /** Put a tile in at the caret; also what the keys on the screen do. */
  type(tile: string) {
    const from = Math.min(this.from, this.tiles.length);
    this.#change(this.tiles.toSpliced(from, this.caret - from, tile), from + 1);
  }

  erase() {
    const from = this.from < this.caret ? this.from : Math.max(0, this.caret - 1);
    this.#change(this.tiles.toSpliced(from, this.caret - from), from);
  }

  move(key: string): boolean {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (step) this.#setCaret(Math.min(this.tiles.length, this.caret + step));
    return step !== undefined;
  }

  turnTile() {
    const tile = this.tiles[this.caret - 1];
    if (tile && this.letters)
      this.#change(this.tiles.with(this.caret - 1, this.letters.kin(tile)), this.caret);
  }

  // Whoever comes with the Tab key has the whole rack selected, as in any field; that shows a moment later.
  #onFocus = () => {
    this.focused = true;
    this.#follow();
    setTimeout(this.#follow);
  };

  #onInput(event: InputEvent) {
    const input = event.target as HTMLInputElement;
    const before = input.value.slice(0, input.selectionStart ?? input.value.length);
    const tiles = this.letters?.rack(input.value) ?? [];
    this.#change(tiles, Math.min(tiles.length, tokensOf(before).length));
  }

  #onKey(event: KeyboardEvent) {
    if (event.key !== "=") return;
    event.preventDefault();
    this.turnTile();
  }

  // The field's own caret stands between characters; a tile may be written with several.
  #follow = () => {
    const field = this.#field;
    if (!field) return;
    const tilesTo = (end: number | null) => tokensOf(field.value.slice(0, end ?? field.value.length)).length;
    this.caret = tilesTo(field.selectionEnd);
    this.from = tilesTo(field.selectionStart);
  };

  #onPointer(event: PointerEvent) {
    const drawn = [...this.renderRoot.querySelectorAll(".tile")];
    const at = drawn.filter((tile) => {
      const box = tile.getBoundingClientRect();
      return event.clientX > box.left + box.width / 2;
    }).length;
    this.#setCaret(at);
  }

  #setCaret(at: number) {
    this.caret = this.from = Math.max(0, at);
    this.#moved = true;
    this.requestUpdate();
  }

  /** Has the caret been moved by other means than the field's own? */
  #moved = false;

  override updated() {
    if (!this.#moved || !this.focused) return;
    this.#moved = false;
    const characters = this.tiles.slice(0, this.caret).join("").length;
    this.#field?.setSelectionRange(characters, characters);
  }

  #change(tiles: readonly string[], caret: number) {
    this.#setCaret(caret);
    this.dispatchEvent(new CustomEvent("rack", { detail: tiles }));
  }

  get #field() {
    return this.renderRoot.querySelector("input") as HTMLInputElement | null;
  }
}
