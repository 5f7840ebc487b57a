/** The ranked crossword plays: position, word, the words made beside it, what is left, and the score. */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { handheld, narrow } from "../../../components/media.ts";
import { playListStyles } from "../../../components/play-list-styles.ts";
import { PlayList } from "../../../components/play-list.ts";
import { tokensOf, type Notation } from "../../../tiles/notation.ts";
import { wordTiles, wordTilesStyles } from "../../../tiles/tile.ts";
import { blanksIn, type Play } from "../model/position.ts";

/** Where not even a leave fits in. */
const small = css`(max-width: 600px)`;

@customElement("tw-crossword-plays")
export class CrosswordPlays extends PlayList<Play> {
  @property({ attribute: false }) notation: Notation | null = null;
  @property() order = "score";

  static override styles = [
    wordTilesStyles,
    playListStyles(handheld(narrow)),
    css`
      :host {
        --columns: 1.75rem 3rem minmax(0, 1fr) 5rem 3.25rem 3.5rem;
      }

      .left,
      .square,
      .leave {
        text-align: left;
      }

      .made {
        display: flex;
        align-items: center;
        gap: 8px;
      }

      .ways {
        flex: none;
        color: var(--ink-soft);
        font-size: 0.8125rem;
        font-weight: 550;
      }

      .square {
        font-weight: 550;
      }

      .leave {
        color: var(--ink-soft);
        font-size: 0.875rem;
        letter-spacing: 0.04em;
        overflow-wrap: anywhere;
      }

      @media ${handheld(narrow)} {
        :host {
          --columns: 1.25rem 2.5rem minmax(0, 1fr) 4.5rem 2.75rem 2.75rem;
        }

        .head,
        .row {
          column-gap: 6px;
          padding-inline: 8px;
        }
      }

      @media ${handheld(small)} {
        :host {
          --columns: 1.25rem 2.5rem minmax(0, 1fr) 2.75rem 2.75rem;
        }

        .only-wide {
          display: none;
        }
      }

      @media (max-width: 430px) {
        :host {
          --columns: 1.25rem 2.25rem minmax(0, 1fr) 2.5rem;
        }

        .only-middle {
          display: none;
        }
      }
    `,
  ];

  override get words() {
    const { plays, more } = this.texts.text.crossword;
    return { plays, more };
  }

  override nameOf(play: Play) {
    return play.word;
  }

  /** What decides the order, and the other number. */
  get #numbers(): ["score" | "equity", "score" | "equity"] {
    return this.order === "equity" ? ["equity", "score"] : ["score", "equity"];
  }

  override head() {
    const { columns } = this.texts.text.crossword;
    const [first, second] = this.#numbers;
    return html`<span></span><span class="left">${columns.position}</span
      ><span class="left">${columns.word}</span> <span class="only-wide left">${columns.leave}</span
      ><span class="only-middle">${columns[second]}</span><span>${columns[first]}</span>`;
  }

  override cells(play: Play, index: number) {
    const { notation } = this;
    if (!notation) return nothing;
    const { columns, playSaid, ways } = this.texts.text.crossword;
    const n = (value: number) => this.texts.number(value, { maximumFractionDigits: 1 });
    const [, ...others] = play.words;
    const [first, second] = this.#numbers;
    const placed = tokensOf(play.placed);
    const tiles = tokensOf(play.word).map((token, place) => {
      const { face, blank } = notation.see(token);
      return { face, kind: { blank, lying: placed[place] === "." } };
    });
    return html`
      <span class="rank">${this.texts.number(index + 1)}</span>
      <span class="square">${play.position}</span>
      <span class="word">
        <span class="made"
          >${wordTiles(tiles)}${
            play.others
              ? html`<span class="ways" aria-hidden="true" title=${ways(n(play.others + 1))}
                  >×${n(play.others + 1)}</span
                >`
              : nothing
          }</span
        >
        <span class="out-of-sight" lang=${notation.alphabet}
          >${playSaid(notation.plain(play.word), blanksIn(play, notation))}</span
        >
        ${play.others ? html`<span class="out-of-sight">, ${ways(n(play.others + 1))}</span>` : nothing}
        ${
          others.length
            ? html`<span class="also" lang=${notation.alphabet}
                >${others.map(({ word, score }) => `${notation.plain(word)} ${n(score)}`).join(" · ")}</span
              >`
            : nothing
        }
      </span>
      <span class="leave only-wide" lang=${notation.alphabet}>
        <span class="out-of-sight">, ${columns.leave} </span>${play.leave || "–"}
      </span>
      <span class="lighter only-middle"
        ><span class="out-of-sight">, ${columns[second]} </span>${n(play[second])}</span
      >
      <span class="decides"><span class="out-of-sight">, ${columns[first]} </span>${n(play[first])}</span>
    `;
  }
}
