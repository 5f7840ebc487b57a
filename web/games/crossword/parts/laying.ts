/**
 * What tiles that are laid on the board by hand come to, and whose play they are.
 *
 *   turn    a player   whose play it is
 *   log                it is made
 *   cancel             the tiles are taken off again
 */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { button } from "../../../ui/button.ts";
import { icon } from "../../../ui/icons.ts";
import { narrow, sheetWhen } from "../../../ui/media.ts";
import { Part } from "../../../ui/part.ts";
import "../../../ui/segments.ts";
import { wrong } from "../../../ui/wrong.ts";
import type { CrosswordLaid } from "../../../engine/methods.ts";
import type { Notation } from "../../../tiles/notation.ts";
import type { Player } from "../model/position.ts";
import { sum, sumStyles } from "./sum.ts";

@customElement("tw-crossword-laying")
export class CrosswordLaying extends Part<{ turn: Player; log: undefined; cancel: undefined }> {
  @property({ attribute: false }) mover: Player = 0;
  @property({ attribute: false }) players: readonly string[] = [];
  /** The play that the tiles make; null while they make none. */
  @property({ attribute: false }) laid: CrosswordLaid | null = null;
  @property({ type: Boolean }) stale = false;
  /** What to do, or why the tiles make no play. */
  @property() sentence = "";
  /** How it ranks among all moves. */
  @property() rank = "";
  /** Was it to be made, though it cannot be? */
  @property({ type: Boolean }) asked = false;
  /** Is it a try at a puzzle, rather than a turn of a game? */
  @property({ type: Boolean }) solving = false;
  @property({ attribute: false }) notation: Notation | null = null;

  static override styles = [
    sumStyles,
    css`
      :host {
        padding: 4px 12px 10px;
      }

      header > :first-child {
        margin-right: auto;
      }

      .told {
        min-height: 40px;
        padding-top: 8px;
      }

      @media not ${sheetWhen(narrow)} {
        .short {
          display: none;
        }
      }

      @media ${sheetWhen(narrow)} {
        :host {
          padding: 0 56px 8px 8px;
        }

        .long {
          display: none;
        }

        .told {
          min-height: 0;
        }
      }
    `,
  ];

  override render() {
    const { crossword, puzzle } = this.texts.text;
    const text = { ...crossword.laying, ...(this.solving && puzzle.laying) };
    const { laid, notation } = this;
    const points = laid && this.texts.number(laid.score);
    return html`
      <header class="flow wraps">
        ${this.solving ? nothing : this.#sides()}
        ${button(
          "log",
          points === null
            ? text.log
            : html`<span class="long">${text.logPoints(points)}</span
                ><span class="short">${text.logFor(points)}</span>`,
          () => this.raise("log"),
          { look: "filled figures" },
        )}
        <button
          type="button"
          class="button icon-only"
          name="cancel"
          aria-label=${text.cancel}
          title=${text.cancel}
          @click=${() => this.raise("cancel")}
        >
          ${icon("close")}
        </button>
      </header>
      <div class="told text-15 figures ${this.stale ? "stale faded" : ""}">
        ${laid && notation ? this.#play(laid, notation) : nothing}
        ${laid && this.rank ? html`<p class="rank flush" role="status">${this.rank}</p>` : nothing}
        ${
          this.asked && this.sentence
            ? wrong(this.sentence)
            : html`<p class="quiet flush" role="status">${this.sentence}</p>`
        }
      </div>
    `;
  }

  /** Whose play it is. */
  #sides() {
    return html`<tw-segments
      .label=${this.texts.text.sides.turn}
      .value=${String(this.mover)}
      .options=${(["ours", "theirs"] as const).map((side, player) => ({
        value: String(player),
        label: this.players[player] || this.texts.text.sides.side[side],
        swatch: side,
      }))}
      @choose=${({ detail }: CustomEvent<string>) => this.raise("turn", detail === "0" ? 0 : 1)}
    ></tw-segments>`;
  }

  #play({ words, bonus, unlisted }: CrosswordLaid, notation: Notation) {
    const { detail, sheet } = this.texts.text.crossword;
    const n = (value: number) => this.texts.number(value);
    return html`
      <ul class="unstyled stack gap-2" lang=${notation.alphabet}>
        ${words.map((word) => html`<li>${sum(word, notation, n)}</li>`)}
        ${bonus ? html`<li>${detail.bonus} <b class="weight-650">${n(bonus)}</b></li>` : nothing}
      </ul>
      ${
        unlisted.length
          ? html`<p class="unlisted wrong-ink weight-550 flush" role="status">
              ${sheet.unlisted(unlisted.map((word) => notation.plain(word)).join(", "))}
            </p>`
          : nothing
      }
    `;
  }
}
