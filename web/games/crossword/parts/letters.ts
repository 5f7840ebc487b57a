/**
 * The tiles that nobody has seen yet, with how many of each are left; they are also keys to type with on a touched screen.
 * Docked at the foot of a phone's screen, the panel has keys to move, turn and erase as well.
 *   letter {tile}      put a tile where the caret is
 *   key    "ArrowLeft" … | "Backspace" | "turn" | "blank" | "done" | "log"
 */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { button } from "../../../ui/button.ts";
import { embedded, low } from "../../../ui/media.ts";
import { Part } from "../../../ui/part.ts";
import { inlineStyle } from "../../../ui/templates.ts";
import type { CrosswordUnseenTiles } from "../../../engine/methods.ts";
import { BLANK, type Letter, type Notation } from "../../../tiles/notation.ts";
import { tileClasses, tileStyles } from "../../../tiles/tile.ts";
import { keyboardRows } from "../model/keyboard.ts";
import "./editing-keys.ts";

@customElement("tw-crossword-letters")
export class CrosswordLettersPanel extends Part {
  @property({ attribute: false }) notation: Notation | null = null;
  @property({ attribute: false }) unseen: CrosswordUnseenTiles | null = null;
  @property({ type: Boolean }) stale = false;
  @property({ type: Boolean, reflect: true }) docked = false;
  @property({ type: Boolean }) across = true;
  /** Will the next letter be a blank? */
  @property({ type: Boolean }) asBlank = false;
  /** Do the keys go to the rack? */
  @property({ type: Boolean }) onRack = false;
  @property() summary = "";
  /** What the button says that makes a play of the tiles that are laid; "" while none are laid. */
  @property() log = "";

  static override styles = [
    tileStyles,
    css`
      header {
        margin-bottom: 8px;
      }

      .letters {
        gap: 5px 4px;
      }

      .stale .count {
        opacity: 0.35;
      }

      .key {
        display: grid;
        justify-items: center;
        width: max(35px, var(--target));
        border-radius: 8px;
      }

      .key .tile {
        width: max(30px, var(--target) - 6px);
        height: max(30px, var(--target) - 6px);
        --cell: max(30px, var(--target) - 8px);
        transition: transform var(--quick);
      }

      .key:hover .tile {
        transform: translateY(-2px);
      }

      /* As high before it is known, so that nothing below moves then. */
      .count {
        min-height: 1em;
        margin-top: 3px;
        line-height: 1;
      }

      .gone .tile {
        background: var(--sink);
        box-shadow: none;
        color: var(--ink-soft);
      }

      .overdrawn .count {
        color: var(--wrong);
        font-weight: 700;
      }

      :host([docked]) {
        position: ${embedded ? css`static` : css`fixed`};
        z-index: 7;
        inset: auto 0 0;
        padding: 4px 3px calc(4px + env(safe-area-inset-bottom));
        border-radius: 16px 16px 0 0;
        background: var(--surface);
        box-shadow: var(--shadow);
      }

      :host([docked]) header {
        margin: 0 8px;
        min-height: 44px;
      }

      /* The keys touch each other, so that a finger between two of them hits one. */
      .line {
        display: flex;
        justify-content: center;
      }

      .line .key {
        position: relative;
        width: calc(100% / var(--in-row));
        padding: 1.5px;
      }

      .line .key .tile {
        width: 100%;
        height: 42px;
        --cell: 34px;
        border-radius: 7px;
      }

      .line .count {
        position: absolute;
        top: 4px;
        right: 5px;
        margin: 0;
        color: var(--wood-ink);
        font-size: 0.625rem;
      }

      .line .gone .count {
        color: var(--ink-soft);
      }

      /* A phone on its side has the keys beside the board. */
      @media ${low} {
        :host([docked]) {
          left: var(--beside-board, 0);
          padding-right: max(3px, env(safe-area-inset-right));
          border-radius: 16px 0 0;
        }

        .line .key .tile {
          height: 39px;
        }
      }

      .summary {
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
        overflow: hidden;
        line-height: 1.2;
      }

      @media (forced-colors: active) {
        :host([docked]) {
          border-top: 1px solid CanvasText;
        }

        .gone .tile {
          border-style: dotted;
          color: GrayText;
        }
      }
    `,
  ];

  override render() {
    const { notation } = this;
    if (!notation) return nothing;
    const text = this.texts.text.crossword;
    const n = (value: number) => this.texts.number(value);
    const { count = null, bag = null } = this.unseen ?? {};
    const blank = Boolean(notation.blanks || this.unseen?.unseen?.[BLANK]);
    return html`
      <section aria-label=${text.unseen} @pointerdown=${this.#keepFocus}>
        <header
          class="flow apart gap-12 ${this.docked ? "quiet text-13" : "baseline"} ${this.stale ? "stale" : ""}"
        >
          <h2 class="heading" ?hidden=${this.docked}>${text.unseen}</h2>
          <span class="label figures left count" ?hidden=${this.docked}
            >${count === null ? "\u00a0" : text.unseenCount(n(count), n(bag ?? 0))}</span
          >
          ${
            this.docked
              ? html`<span class="summary grows figures">${this.summary}</span>
                  ${button("done", text.done, () => this.raise("key", "done"), { look: "" })}
                  ${
                    this.log
                      ? button("log", this.log, () => this.raise("key", "log"), { look: "filled figures" })
                      : nothing
                  }`
              : nothing
          }
        </header>
        ${
          this.docked
            ? this.#lines(notation, blank)
            : html`<div class="letters beside wraps ${this.stale ? "stale" : ""}">
                ${notation.letters.map((letter) => this.#letter(letter))}
                ${blank ? this.#key(BLANK, "", 0) : nothing}
              </div>`
        }
        ${
          this.docked
            ? html`<tw-crossword-editing-keys
                .across=${this.across}
                .asBlank=${this.asBlank}
                @key=${({ detail }: CustomEvent<string>) => this.raise("key", detail)}
              ></tw-crossword-editing-keys>`
            : nothing
        }
      </section>
    `;
  }

  /** The keys where the keyboard of the language has them, and the blank at the end. */
  #lines({ alphabet, letters }: Notation, blank: boolean) {
    const rows = keyboardRows(alphabet, letters);
    const last = rows.length - 1;
    const inRow = Math.max(...rows.map((row, index) => row.length + Number(blank && index === last)));
    return html`<div class=${classMap({ stale: this.stale })} .style=${inlineStyle(`--in-row: ${inRow}`)}>
      ${rows.map(
        (row, index) =>
          html`<div class="line">
            ${row.map((letter) => this.#letter(letter))}
            ${blank && index === last ? this.#key(BLANK, "", 0) : nothing}
          </div>`,
      )}
    </div>`;
  }

  #letter({ tile, face, points }: Letter) {
    return this.#key(tile, face, points ?? 0);
  }

  #key(tile: string, face: string, points: number) {
    const text = this.texts.text.crossword;
    const left = this.unseen?.unseen?.[tile];
    const classes = {
      gone: left !== undefined && left <= 0,
      overdrawn: left !== undefined && left < 0,
    };
    const blank = tile === BLANK || (this.asBlank && !this.onRack);
    const look = tileClasses({ face, blank, points, known: true });
    return html`
      <button
        type="button"
        class="key bare-button ${classMap(classes)}"
        tabindex="-1"
        data-tile=${tile}
        lang=${this.notation?.alphabet ?? nothing}
        aria-pressed=${tile === BLANK && !this.onRack ? this.asBlank : nothing}
        @click=${() => this.#press(tile)}
      >
        <span class=${classMap(look)}>
          <b aria-hidden=${face ? nothing : "true"}>${face || "?"}</b>
          ${
            face
              ? html`<small aria-hidden="true" ?hidden=${this.docked}>${points}</small>`
              : html`<span class="out-of-sight">${text.blank}</span>`
          }
        </span>
        ${
          left === undefined
            ? html`<span class="count label"></span>`
            : html`<span class="out-of-sight">: </span
                ><span class="count label figures"
                  >${this.texts.number(left)}<span class="out-of-sight"> ${text.unseenWord}</span></span
                >`
        }
      </button>
    `;
  }

  // The keys type where the caret is, so the focus has to stay there.
  #keepFocus(event: PointerEvent) {
    event.preventDefault();
  }

  #press(tile: string) {
    if (tile === BLANK && !this.onRack) this.raise("key", "blank");
    else this.raise("letter", tile);
  }
}
