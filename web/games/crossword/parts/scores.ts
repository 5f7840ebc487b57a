/** The score sheet of a game: who plays, with what they have, and the turns, the last one first. */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { narrow } from "../../../ui/media.ts";
import { Part } from "../../../ui/part.ts";
import type { CrosswordMatchPlayer, CrosswordTurn } from "../../../engine/methods.ts";
import { tokensOf, type Notation } from "../../../tiles/notation.ts";
import { CHALLENGED, movesInARow, RESIGNED, TIME } from "../model/game.ts";
import { problemSentence } from "../model/review.ts";
import { whose } from "../../shared/seat-rows.ts";
import { gameStyles } from "./game-styles.ts";

/** What stands for a tile that only its player has seen. */
const HIDDEN = /^-+$/;

/** A player as the score sheet has them: how many tiles they hold, and not which. */
export interface Scored extends Omit<CrosswordMatchPlayer, "rack" | "seconds"> {
  tiles: number;
}

@customElement("tw-crossword-scores")
export class CrosswordScores extends Part {
  @property({ attribute: false }) players: readonly Scored[] = [];
  @property({ attribute: false }) turns: readonly CrosswordTurn[] = [];
  @property({ attribute: false }) actor: number | null = null;
  /** Is an opponent about to move? Then that nobody has played yet is not for long. */
  @property({ type: Boolean }) thinking = false;
  /** Is nobody at the table any more? Then their racks are not told of. */
  @property({ type: Boolean }) seatless = false;
  @property({ attribute: false }) notation: Notation | null = null;

  static override styles = [
    gameStyles,
    css`
      :host {
        padding: 0 12px 12px;
      }

      .players {
        grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
      }

      .players li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0 8px;
        padding: 8px 12px;
        border-left: 4px solid var(--whose);
        border-radius: 10px;
        background: var(--sink);
      }

      .points {
        font-size: 1.25rem;
        font-weight: 700;
      }

      .turns li {
        grid-template-columns: 4px minmax(3rem, 6rem) 3rem minmax(0, 1fr) auto 3rem;
        gap: 10px;
        padding: 5px 0;

        @media ${narrow} {
          grid-template-columns: 4px minmax(2rem, 4rem) 2.25rem minmax(0, 1fr) auto 2rem;
          gap: 8px;
        }
      }

      small {
        font: 450 0.8125rem/1.4 var(--font);
        letter-spacing: 0;
        white-space: pre-line;
      }
    `,
  ];

  override render() {
    const text = this.texts.text.crosswordGame;
    const n = (value: number) => this.texts.number(value);
    const totals = this.players.map(() => 0);
    const twice = this.players.length === 2 ? movesInARow(this.turns) : new Set<CrosswordTurn>();
    const lines = this.turns.map((turn) => {
      const total = (totals[turn.player] ?? 0) + turn.score;
      totals[turn.player] = total;
      return this.#turn(turn, total, twice.has(turn));
    });
    return html`
      <ul class="players unstyled stack figures">
        ${this.players.map(
          ({ name, score, tiles, resigned }, index) =>
            html`<li
              class=${classMap({ acting: index === this.actor })}
              data-player=${index}
              aria-current=${index === this.actor ? "true" : nothing}
              .style=${whose(index)}
            >
              <span class="who strong clipped">${name}</span><span class="points">${n(score)}</span>
              ${
                this.seatless
                  ? nothing
                  : html`<span class="facts spans"
                      >${resigned ? text.scores.resignedSeat : text.tiles(n(tiles))}</span
                    >`
              }
            </li>`,
        )}
      </ul>
      <h2 class="small">${text.scores.title}</h2>
      ${
        lines.length
          ? html`<ol class="turns unstyled text-15 figures" reversed>
              ${lines.reverse()}
            </ol>`
          : this.thinking
            ? nothing
            : html`<p class="quiet">${text.scores.none}</p>`
      }
    `;
  }

  #turn(turn: CrosswordTurn, total: number, again: boolean) {
    const { player, kind, score, position = "" } = turn;
    const signed = kind === "play" ? "auto" : "exceptZero";
    return html`<li .style=${whose(player)} data-turn=${kind}>
      <span class="who strong clipped">${this.players[player]?.name ?? ""}</span>
      <span class="facts">${position}</span>
      <span
        class="what breaks ${kind === "play" ? "word" : "quiet"}"
        lang=${this.notation?.alphabet ?? nothing}
        >${this.#what(turn)}${this.#remarks(turn, again)}</span
      >
      <span class="number right">${this.texts.number(score, { signDisplay: signed })}</span>
      <span class="total right quiet">${this.texts.number(total)}</span>
    </li>`;
  }

  /**
   * What is wrong or in doubt with a turn of a file, and what somebody wrote of it.
   * @param again has the same player moved just before, though it was the other's turn?
   */
  #remarks({ player, doubt, by_order, problem, note }: CrosswordTurn, again: boolean) {
    const n = (points: number) => this.texts.number(points);
    const { sheet } = this.texts.text.crossword;
    const wrong = [
      problem && problemSentence(problem, this.texts),
      doubt && sheet.doubt(n(doubt.told), n(doubt.found)),
      by_order && sheet.byOrder,
      again && sheet.again(this.players[1 - player]?.name ?? ""),
    ].filter(Boolean);
    return html`${wrong.map((sentence) => html`<small class="mark block wrong-ink">${sentence}</small>`)}${
      note ? html`<small class="note block quiet">${note}</small>` : nothing
    }`;
  }

  #what({ kind, word = "", placed = "", text: said = "" }: CrosswordTurn) {
    const { scores: text, tiles } = this.texts.text.crosswordGame;
    if (kind === "play") return this.notation?.plain(word || placed) ?? word;
    if (kind === "withdrawn") return text.withdrawn;
    if (kind === "pass") return said === CHALLENGED ? text.challenged : text.passed;
    if (kind === "exchange")
      return text.exchanged(HIDDEN.test(said) ? tiles(this.texts.number(tokensOf(said).length)) : said);
    if (said === RESIGNED) return text.resigned;
    if (said === TIME) return text.overtime;
    return said === CHALLENGED ? text.challenged : text.points(said);
  }
}
