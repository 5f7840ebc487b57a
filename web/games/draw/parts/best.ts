/** Every best word of a draw. What is pointed at is shown on the tiles: see PlayList, whose `play` means nothing here. */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { PlayList } from "../../../ui/play-list.ts";
import { listStyles } from "../../../ui/play-list-styles.ts";
import { wordTiles, wordTilesStyles } from "../../../tiles/tile.ts";
import type { Result } from "../../shared/queries.ts";
import type { Try } from "../model/round.ts";

@customElement("tw-draw-best")
export class DrawBest extends PlayList<string> {
  /** What the engine says of the words, which are the plays. */
  @property({ attribute: false }) solved: Result<"draw.solve"> | null = null;
  @property({ attribute: false }) tries: readonly Try[] = [];
  @property() listLanguage = "en";

  static override styles = [
    listStyles,
    wordTilesStyles,
    css`
      :host {
        --columns: minmax(0, 1fr) auto auto 3rem;
        margin-inline: -12px;
        padding-top: 4px;
        border-top: 1px solid var(--line);
      }

      .head {
        display: none;
      }

      .scroll {
        overflow: visible;
      }

      .row {
        column-gap: 12px;
        min-height: 48px;
        padding-block: 5px;
        white-space: nowrap;
      }

      .facts {
        justify-content: end;
        gap: 2px 6px;
      }

      .mark {
        padding: 2px 8px;
        border-radius: 99px;
        background: var(--sink);
        font-weight: 550;
      }

      .mine {
        background: var(--accent-wash);
      }

      .decides {
        letter-spacing: normal;
      }

      @container (max-width: 430px) {
        .row {
          column-gap: 8px;
          grid-template-columns: minmax(0, 1fr) auto 2.25rem;
        }

        .facts {
          grid-row: 2;
          grid-column: 1 / -1;
          justify-content: start;
          padding-bottom: 4px;
        }

        .facts:not(:has(*)) {
          display: none;
        }
      }
    `,
  ];

  override get words() {
    return { plays: this.texts.text.draw.best, more: "" };
  }

  override nameOf(word: string) {
    return word;
  }

  override head() {
    return nothing;
  }

  override cells(word: string, index: number) {
    const text = this.texts.text.draw;
    const n = (value: number) => this.texts.number(value);
    const { score = 0, uses = [], longest = [] } = this.solved ?? {};
    const mine = this.tries.some((tried) => tried.word === word && tried.score > 0);
    // Where all use the same number of tiles there is nothing to mark.
    const most = longest[index] && new Set(uses).size > 1;
    return html`
      <span class="word"
        >${wordTiles(word)}<span class="out-of-sight" lang=${this.listLanguage}>${word}</span></span
      >
      <span class="facts beside wraps">
        ${mine ? html`<span class="mark mine text-13">${text.yours}</span>` : nothing}
        ${most ? html`<span class="mark text-13">${text.usesMost}</span>` : nothing}
      </span>
      <span class="uses quiet text-15">${text.uses(n(uses[index] ?? 0))}</span>
      <span class="decides" aria-label=${this.texts.text.games.draw.points(score, n(score))}
        >${n(score)}</span
      >
    `;
  }
}
