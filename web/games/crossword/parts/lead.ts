/** How the scores of a game went, or the first player's share of wins, as a small graph; its table has both. */
import { css, html, nothing, svg } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../../../components/part.ts";
import type { Measure } from "../model/link.ts";
import { whose } from "../../shared/seat-rows.ts";

const WIDTH = 300;
const HEIGHT = 96;

/** The share of wins before the first turn. */
const EVEN = 0.5;

interface Line {
  /** Of the player whose colour it has. */
  player: number;
  values: readonly number[];
}

@customElement("tw-crossword-lead")
export class CrosswordLead extends Part {
  @property({ attribute: false }) names: readonly string[] = [];
  /** The scores of all players after each turn. */
  @property({ attribute: false }) scores: readonly (readonly number[])[] = [];
  /** The share of games that the first of two players wins after each turn; null where that is not known. */
  @property({ attribute: false }) wins: readonly (number | null)[] = [];
  /** What the graph shows. */
  @property() measure: Measure = "points";
  /** Turns that are marked. */
  @property({ attribute: false }) marked: readonly number[] = [];

  static override styles = css`
    p {
      margin: 0;
    }

    svg {
      display: block;
      width: 100%;
      max-width: 420px;
      height: auto;
      margin: 6px 0;
      overflow: visible;
    }

    .zero {
      stroke: var(--edge);
      stroke-dasharray: 3 3;
    }

    polyline {
      fill: none;
      stroke: var(--whose);
      stroke-width: 2;
      stroke-linejoin: round;
      vector-effect: non-scaling-stroke;
    }

    circle {
      fill: var(--whose);
    }

    summary {
      min-height: 40px;
      padding-top: 8px;
      color: var(--ink-soft);
      font-size: 0.875rem;
      cursor: pointer;
    }

    .table {
      max-height: 260px;
      overflow: auto;
    }

    table {
      border-collapse: collapse;
      font-size: 0.875rem;
    }

    th,
    td {
      padding: 3px 14px 3px 0;
      border-bottom: 1px solid var(--line);
      font-weight: 450;
      text-align: right;
    }
  `;

  get #showsWins() {
    return this.measure === "wins" && this.wins.some((share) => share !== null);
  }

  /** Of two players the lead of the first, or its share of wins; of more, all scores. */
  get #lines(): readonly Line[] {
    if (this.#showsWins) {
      // Where it is not known it stays what it was.
      let last = EVEN;
      return [{ player: 0, values: [EVEN, ...this.wins.map((share) => (last = share ?? last))] }];
    }
    const all = [this.names.map(() => 0), ...this.scores];
    if (this.names.length === 2)
      return [{ player: 0, values: all.map(([first = 0, second = 0]) => first - second) }];
    return this.names.map((_, player) => ({ player, values: all.map((each) => each[player] ?? 0) }));
  }

  override render() {
    if (!this.scores.length) return nothing;
    const text = this.texts.text.crosswordGame.review;
    const two = this.names.length === 2;
    const [name = ""] = this.names;
    const label = this.#showsWins ? text.graphOfWins(name) : two ? text.graph(name) : text.graphOf;
    return html`
      <p class="label">${label}</p>
      ${this.#graph(label)}
      <details>
        <summary>${text.table}</summary>
        <div class="table figures" tabindex="0" role="region" aria-label=${label}>${this.#table(two)}</div>
      </details>
    `;
  }

  #graph(label: string) {
    const lines = this.#lines;
    const values = lines.flatMap((each) => each.values);
    const shares = this.#showsWins;
    const [low, high] = shares ? [0, 1] : [Math.min(0, ...values), Math.max(1, ...values)];
    const middle = shares ? EVEN : 0;
    const x = (n: number) => (WIDTH * n) / this.scores.length;
    const y = (value: number) => HEIGHT - (HEIGHT * (value - low)) / (high - low);
    const points = (line: Line) => line.values.map((value, n) => `${x(n)},${y(value)}`).join(" ");
    const marks = (line: Line) =>
      this.marked.map((n) => svg`<circle cx=${x(n + 1)} cy=${y(line.values[n + 1] ?? 0)} r="3.5" />`);
    return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>
      <line class="zero" x1="0" x2=${WIDTH} y1=${y(middle)} y2=${y(middle)}></line>
      ${lines.map(
        (line) =>
          svg`<g .style=${whose(line.player)}><polyline points=${points(line)} />${lines.length === 1 ? marks(line) : nothing}</g>`,
      )}
    </svg>`;
  }

  #table(two: boolean) {
    const text = this.texts.text.crosswordGame.review;
    const n = (value: number) => this.texts.number(value);
    const signed = (value: number) => this.texts.number(value, { signDisplay: "exceptZero" });
    const share = (value: number | null | undefined) =>
      typeof value === "number" ? this.texts.number(value, { style: "percent" }) : "–";
    const wins = this.wins.some((value) => value !== null);
    return html`<table>
      <thead>
        <tr>
          <th></th>
          ${this.names.map((name) => html`<th scope="col">${name}</th>`)}
          ${two ? html`<th scope="col">${text.lead}</th>` : nothing}
          ${wins ? html`<th scope="col">${text.chance}</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${this.scores.map(
          (scores, turn) =>
            html`<tr>
              <th scope="row">${n(turn + 1)}</th>
              ${scores.map((score) => html`<td>${n(score)}</td>`)}
              ${two ? html`<td>${signed((scores[0] ?? 0) - (scores[1] ?? 0))}</td>` : nothing}
              ${wins ? html`<td>${share(this.wins[turn])}</td>` : nothing}
            </tr>`,
        )}
      </tbody>
    </table>`;
  }
}
