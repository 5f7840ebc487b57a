/** A tile set of one's own: how many there are of each letter, and what it is worth. Raises `tiles` with the set. */
import { css, html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Part } from "../../../ui/part.ts";
import { wrong } from "../../../ui/wrong.ts";
import { Notation } from "../../../tiles/notation.ts";
import type { TileSet } from "../model/games.ts";
import { heldSentence, numberField, ownStyles, type Held } from "./own-fields.ts";

/** The most tiles of a letter, and the most that one is worth. */
const MOST = 999;
const DEAREST = 60;

@customElement("tw-crossword-own-tiles")
export class CrosswordOwnTiles extends Part<{ tiles: TileSet }> {
  @property({ attribute: false }) tiles: TileSet | null = null;
  @property() problem = "";
  @state() private held: Held | null = null;

  static override styles = [
    ownStyles,
    css`
      .letters {
        grid-template-columns: repeat(auto-fill, minmax(124px, 1fr));
        gap: 4px 14px;
      }

      .letter {
        grid-template-columns: 1.9rem 1fr 1fr;
        align-items: center;
      }

      .letter > .wrong {
        grid-column: 1 / -1;
      }

      .letter > b {
        font: 800 1rem/1 var(--font-tile);
      }

      .field {
        min-height: clamp(32px, var(--target), 40px);
        padding: 0 4px 0 8px;
        appearance: textfield;
      }

      .field::-webkit-inner-spin-button {
        display: none;
      }
    `,
  ];

  override render() {
    const { tiles } = this;
    if (!tiles) return "";
    const text = this.texts.text.crossword;
    const { letters, alphabet } = Notation.ofSet(tiles);
    const held = { held: this.held, onHeld: (now: Held | null) => (this.held = now) };
    const told = (...names: string[]) =>
      heldSentence(this.held, names, text.own, (n) => this.texts.number(n));
    return html`
      <h2 class="heading">${text.own.tiles}</h2>
      <p class="flush quiet text-14">${text.own.tilesHint}</p>
      ${wrong(this.problem)}
      <div class="letters stack">
        ${Object.entries(tiles.tiles).map(([name, [count, points]], n) => {
          const face = letters[n]?.face ?? name;
          return html`
            <div class="letter stack gap-4">
              <b lang=${alphabet}>${face}</b>
              ${numberField({
                name: `count-${name}`,
                label: text.own.countOf(face),
                value: count,
                most: MOST,
                ...held,
                onNumber: (entered) => this.#set(tiles, name, [entered, points]),
              })}
              ${numberField({
                name: `points-${name}`,
                label: text.own.pointsOf(face),
                value: points,
                most: DEAREST,
                ...held,
                onNumber: (entered) => this.#set(tiles, name, [count, entered ?? 0]),
              })}
              ${told(`count-${name}`, `points-${name}`)}
            </div>
          `;
        })}
        <div class="letter stack gap-4">
          <b>?</b>
          ${numberField({
            name: "blanks",
            label: text.own.countOf(text.blank),
            value: tiles.blanks ?? 0,
            most: MOST,
            ...held,
            onNumber: (entered) => this.raise("tiles", { ...tiles, blanks: entered ?? 0 }),
          })}
          ${told("blanks")}
        </div>
      </div>
    `;
  }

  #set(tiles: TileSet, name: string, pair: [number | null, number]) {
    this.raise("tiles", { ...tiles, tiles: { ...tiles.tiles, [name]: pair } });
  }
}
