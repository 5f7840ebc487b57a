/**
 * The rack: an ordinary text field, shown as tiles. Every way to edit text works, on every kind of keyboard.
 *
 * Raises `rack` with what is in it, as alphabet.ts writes it.
 */
import { LitElement, css, html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { shared } from "../../components/shared-styles.ts";
import { wrong } from "../../components/wrong.ts";
import { TextsController } from "../../text/texts.ts";
import { Alphabet, BLANK } from "./alphabet.ts";

@customElement("tw-anagram-rack")
export class AnagramRack extends LitElement {
  @property() rack = "";
  @property({ attribute: false }) alphabet = new Alphabet("en");
  /** What the tiles are worth. */
  @property({ attribute: false }) values: Readonly<Record<string, number>> = {};
  @property() problem: string | null = null;
  /** The place in the rack's text that the problem is about, or -1. */
  @property({ type: Number }) bad = -1;
  /** Where the field's selection starts and ends. */
  @state() selection = [0, 0];
  @state() focused = false;

  static override styles = [
    shared,
    css`
      :host {
        display: block;
        container-type: inline-size;
        --wood: light-dark(#f8e5bd, #e3ca98);
        --wood-edge: light-dark(#d8bc83, #a98d5a);
        --wood-ink: light-dark(#33270f, #2a1f0b);
        --wood-blank: light-dark(#a2271b, #96201a);
      }

      .rack {
        --cell: clamp(30px, (100cqi - 24px) / var(--n) - 5px, 56px);
        position: relative;
        display: flex;
        flex-wrap: wrap;
        align-content: center;
        justify-content: center;
        gap: 5px;
        min-height: 80px;
        padding: 10px 12px 14px;
        border-radius: 14px;
        background: light-dark(#dfd4c3, #35302a);
        box-shadow: inset 0 -6px 0 light-dark(#cfc1ab, #2a2621);
        cursor: text;
      }

      .rack:focus-within {
        outline: 2.5px solid var(--accent);
        outline-offset: 2px;
      }

      .rack.wrong-here {
        box-shadow:
          inset 0 -6px 0 var(--wrong),
          inset 0 0 0 2px var(--wrong);
      }

      .tile {
        position: relative;
        display: grid;
        place-items: center;
        width: var(--cell);
        height: var(--cell);
        border-radius: calc(var(--cell) * 0.17);
        background: var(--wood);
        color: var(--wood-ink);
        box-shadow:
          inset 0 calc(var(--cell) * -0.065) 0 var(--wood-edge),
          0 2px 4px rgb(60 40 10 / 28%);
        animation: lay var(--quick) ease-out;
      }

      @keyframes lay {
        from {
          transform: translateY(-6px);
          opacity: 0.4;
        }
      }

      .tile b {
        font: 800 calc(var(--cell) * 0.58) / 1 var(--font-tile);
        transform: translate(-4%, -3%);
      }

      .tile.wide b {
        font-size: calc(var(--cell) * 0.42);
      }

      .tile small {
        position: absolute;
        right: 9%;
        bottom: 11%;
        font: 700 calc(var(--cell) * 0.24) / 1 var(--font-tile);
      }

      .tile.blank::after {
        content: "";
        width: 34%;
        height: 34%;
        border: 2px solid var(--wood-blank);
        border-radius: 50%;
      }

      .tile.open {
        opacity: 0.6;
      }

      .tile.bad {
        outline: 3px solid var(--wrong);
        outline-offset: -1px;
      }

      .tile.selected {
        background: var(--accent);
        color: var(--on-accent);
      }

      .caret {
        position: absolute;
        top: 8%;
        bottom: 8%;
        right: -4px;
        width: 2.5px;
        border-radius: 2px;
        background: var(--accent);
        animation: blink 1.1s steps(1) infinite;
      }

      .caret.before {
        right: auto;
        left: -4px;
      }

      .none {
        position: relative;
        align-self: center;
        height: 34px;
      }

      @keyframes blink {
        50% {
          opacity: 0;
        }
      }

      @media (prefers-reduced-motion: reduce) {
        .caret,
        .tile {
          animation: none;
        }
      }

      input {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
        margin: 0;
        padding: 0;
        border: 0;
        opacity: 0;
        font-size: 1rem;
        cursor: text;
      }

      .hint {
        position: absolute;
        inset: 0 0 5px;
        display: grid;
        place-items: center;
        color: light-dark(#5d5140, #b8ac9b);
        font-size: 0.9375rem;
        pointer-events: none;
      }

      .under {
        display: flex;
        flex-direction: row-reverse;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 4px 12px;
        margin-top: 8px;
      }

      ::slotted(*) {
        flex: 1 1 260px;
      }

      .keys {
        display: flex;
        flex-wrap: wrap;
        gap: 4px;
      }

      .keys button {
        display: grid;
        place-items: center;
        min-width: 36px;
        height: 36px;
        padding: 0 8px;
        border: 0;
        border-radius: 8px;
        background: var(--sink);
        font: 800 1rem/1 var(--font-tile);
        cursor: pointer;
      }

      .keys button:hover {
        background: var(--line);
      }

      .keys .circle {
        width: 13px;
        height: 13px;
        border: 2px solid currentColor;
        border-radius: 50%;
      }

      .wrong {
        margin-top: 8px;
      }

      @media (pointer: coarse) {
        .keys button {
          min-width: 44px;
          height: 44px;
        }
      }
    `,
  ];

  #texts = new TextsController(this);

  override connectedCallback() {
    super.connectedCallback();
    document.addEventListener("selectionchange", this.#follow);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener("selectionchange", this.#follow);
  }

  override focus(options?: FocusOptions) {
    this.#field?.focus(options);
  }

  override updated() {
    const field = this.#field;
    // What is being typed is left alone; a rack from elsewhere takes its place.
    if (!field || this.alphabet.rack(field.value) === this.rack) return;
    field.value = this.rack;
    this.#follow();
  }

  override render() {
    const text = this.#texts.text.anagrams;
    const tiles = this.alphabet.tiles(this.rack);
    const [start = 0, end = 0] = this.focused ? this.selection : [-1, -1];
    return html`
      <div
        class=${classMap({ rack: true, "wrong-here": Boolean(this.problem) })}
        .style=${`--n: ${Math.max(7, Math.min(tiles.length, 10))}`}
      >
        ${tiles.map((tile, n) => {
          const after = tile.start + tile.text.length;
          return html`<span
            class=${classMap({
              tile: true,
              blank: tile.blank,
              wide: tile.face.length > 1,
              open: tile.open,
              bad: this.bad >= tile.start && this.bad < after,
              selected: start < end && tile.start >= start && after <= end,
            })}
            data-face=${tile.face || BLANK}
            lang=${this.alphabet.id}
            >${
              tile.blank
                ? nothing
                : html`<b>${tile.face}</b><small>${this.values[tile.face] ?? nothing}</small>`
            }${start === end && end === after ? html`<i class="caret"></i>` : nothing}${
              start === end && n === 0 && end === 0 ? html`<i class="caret before"></i>` : nothing
            }</span
          >`;
        })}
        ${tiles.length ? nothing : html`<span class="none">${this.focused ? html`<i class="caret"></i>` : nothing}</span>`}
        ${tiles.length || this.focused ? nothing : html`<span class="hint">${text.rackHint}</span>`}
        <input
          name="rack"
          lang=${this.alphabet.id}
          aria-label=${text.rack}
          aria-invalid=${Boolean(this.problem)}
          aria-describedby="wrong"
          autocapitalize="none"
          autocomplete="off"
          autocorrect="off"
          spellcheck="false"
          @focus=${this.#onFocus}
          @blur=${() => (this.focused = false)}
          @input=${this.#raise}
          @keyup=${this.#follow}
          @pointerup=${this.#onPointer}
        />
      </div>
      ${wrong(this.problem)}
      <div class="under">
        <slot name="tools"></slot>
        <div class="keys" role="group" aria-label=${text.letters}>
          ${this.alphabet.rare.map(
            (letter) =>
              html`<button type="button" lang=${this.alphabet.id} @click=${() => this.#type(letter)}>
                ${letter.replace(/[[\]]/g, "")}
              </button>`,
          )}
          <button
            type="button"
            aria-label=${text.blank}
            title=${text.blank}
            @click=${() => this.#type(BLANK)}
          >
            <span class="circle"></span>
          </button>
        </div>
      </div>
    `;
  }

  #type(letter: string) {
    const field = this.#field;
    if (!field) return;
    const [from, to] = this.focused ? [field.selectionStart ?? 0, field.selectionEnd ?? 0] : this.selection;
    field.setRangeText(letter, from ?? 0, to ?? 0, "end");
    field.focus();
    this.#raise();
  }

  #raise = () => {
    const field = this.#field;
    if (!field) return;
    this.#follow();
    const rack = this.alphabet.rack(field.value);
    if (rack !== this.rack) this.dispatchEvent(new CustomEvent("rack", { detail: rack }));
  };

  #follow = () => {
    const field = this.#field;
    if (!field) return;
    const selection = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
    if (selection.join() !== this.selection.join()) this.selection = selection;
  };

  #onFocus = () => {
    this.focused = true;
    this.#follow();
  };

  // The field's letters are not where the tiles are: a press puts the caret between the tiles that it hit.
  #onPointer(event: PointerEvent) {
    const field = this.#field;
    if (!field || field.selectionStart !== field.selectionEnd) return;
    const tiles = this.alphabet.tiles(field.value);
    const boxes = [...this.renderRoot.querySelectorAll(".tile")].map((tile) => tile.getBoundingClientRect());
    const before = boxes.filter(
      ({ left, width, top, bottom }) =>
        bottom < event.clientY || (top <= event.clientY && left + width / 2 < event.clientX),
    ).length;
    const at = tiles[before]?.start ?? field.value.length;
    field.setSelectionRange(at, at);
    this.#follow();
  }

  get #field() {
    return (this.renderRoot?.querySelector("input") ?? null) as HTMLInputElement | null;
  }
}
