/** A tile set of one's own: how many there are of each letter, and what it is worth. Raises `tiles` with the set. */
import { LitElement, css, html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { shared } from "../../components/shared-styles.ts";
import { wrong } from "../../components/wrong.ts";
import { TextsController } from "../../text/texts.ts";
import type { TileSet } from "./games.ts";
import { Letters } from "./letters.ts";

/** The most tiles of a letter, and the most that one is worth. */
const MOST = 999;
const DEAREST = 60;

@customElement("tw-crossword-own-tiles")
export class CrosswordOwnTiles extends LitElement {
  @property({ attribute: false }) tiles: TileSet | null = null;
  @property() letterLanguage = "en";
  @property() problem: string | null = null;

  static override styles = [
    shared,
    css`
      :host {
        display: grid;
        gap: 10px;
        padding: 12px 14px 14px;
        border-radius: var(--radius);
        background: var(--surface);
      }

      h3 {
        margin: 0;
        font-size: 0.9375rem;
        font-weight: 600;
      }

      p {
        margin: 0;
        color: var(--ink-soft);
        font-size: 0.875rem;
      }

      .letters {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(124px, 1fr));
        gap: 4px 14px;
      }

      .letter {
        display: grid;
        grid-template-columns: 1.9rem 1fr 1fr;
        align-items: center;
        gap: 4px;
      }

      .letter > b {
        font: 800 1rem/1 var(--font-tile);
      }

      .names {
        color: var(--ink-soft);
        font-size: 0.75rem;
      }

      .field {
        min-height: 32px;
        padding: 0 4px 0 8px;
        font-size: 0.9375rem;
        appearance: textfield;
      }

      .field::-webkit-inner-spin-button {
        display: none;
      }

      @media (pointer: coarse) {
        .field {
          min-height: 40px;
        }
      }
    `,
  ];

  #texts = new TextsController(this);

  override render() {
    const { tiles } = this;
    if (!tiles) return "";
    const text = this.#texts.text.crossword;
    const faces = new Letters(tiles).all;
    const names = Object.keys(tiles.tiles);
    return html`
      <h3>${text.own.tiles}</h3>
      <p>${text.own.tilesHint}</p>
      ${wrong(this.problem)}
      <div class="letters">
        ${names.map((name, n) => {
          const face = faces[n]?.face ?? name;
          const [count = null, points = 0] = tiles.tiles[name] ?? [];
          return html`
            <div class="letter">
              <b lang=${this.letterLanguage}>${face}</b>
              ${this.#number(`count-${name}`, text.own.countOf(face), count, MOST, (value) =>
                this.#set(tiles, name, [value, points]),
              )}
              ${this.#number(`points-${name}`, text.own.pointsOf(face), points, DEAREST, (value) =>
                this.#set(tiles, name, [count, value ?? 0]),
              )}
            </div>
          `;
        })}
        <div class="letter">
          <b>?</b>
          ${this.#number("blanks", text.own.countOf(text.blank), tiles.blanks ?? 0, MOST, (value) => ({
            ...tiles,
            blanks: value ?? 0,
          }))}
        </div>
      </div>
    `;
  }

  #set(tiles: TileSet, name: string, pair: readonly (number | null)[]): TileSet {
    return { ...tiles, tiles: { ...tiles.tiles, [name]: pair } };
  }

  #number(
    name: string,
    label: string,
    value: number | null,
    most: number,
    change: (value: number | null) => TileSet,
  ) {
    return html`
      <input
        class="field figures"
        type="number"
        name=${name}
        aria-label=${label}
        title=${label}
        min="0"
        max=${most}
        .value=${value === null ? "" : String(value)}
        @change=${(event: Event) => {
          const entered = (event.target as HTMLInputElement).valueAsNumber;
          const next = Number.isNaN(entered) ? null : Math.min(most, Math.max(0, Math.round(entered)));
          this.dispatchEvent(new CustomEvent("tiles", { detail: change(next) }));
          this.requestUpdate();
        }}
      />
    `;
  }
}
