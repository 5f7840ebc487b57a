/** How the scores of a game went, or the first player's share of wins, as a small graph; its table has both. */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../../../ui/part.ts";
import type { Measure } from "../model/link.ts";
import { graphStyles, graphTable, lineGraph, type GraphLine } from "../../shared/line-graph.ts";

/** The share of wins before the first turn. */
const EVEN = 0.5;

@customElement("tw-crossword-lead")
export class CrosswordLead extends Part {
  @property({ attribute: false }) names: readonly string[] = [];
  /** The turns by their numbers in the game. */
  @property({ attribute: false }) numbers: readonly number[] = [];
  /** The scores of all players after each turn. */
  @property({ attribute: false }) scores: readonly (readonly number[])[] = [];
  /** The share of games that the first of two players wins after each turn; null where that is not known. */
  @property({ attribute: false }) wins: readonly (number | null)[] = [];
  /** What the graph shows. */
  @property() measure: Measure = "points";
  /** Turns that are marked. */
  @property({ attribute: false }) marked: readonly number[] = [];

  static override styles = [
    graphStyles,
    css`
      p {
        margin: 0;
      }
    `,
  ];

  get #showsWins() {
    return this.measure === "wins" && this.wins.some((share) => share !== null);
  }

  /** Of two players the lead of the first, or its share of wins; of more, all scores. */
  get #lines(): readonly GraphLine[] {
    if (this.#showsWins) {
      // Between turns where it is known it stays what it was; beyond the last of them the line ends.
      let last = EVEN;
      const known = this.wins.slice(0, this.wins.findLastIndex((share) => share !== null) + 1);
      return [{ player: 0, values: [EVEN, ...known.map((share) => (last = share ?? last))] }];
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
      ${this.#graph(label)} ${graphTable(text.table, label, this.#table(two))}
    `;
  }

  #graph(label: string) {
    const lines = this.#lines;
    const values = lines.flatMap((each) => each.values);
    const { marked } = this;
    const turns = this.scores.length;
    return this.#showsWins
      ? lineGraph({ label, lines, turns, range: [0, 1], middle: EVEN, marked })
      : lineGraph({
          ...{ label, lines, turns, marked, middle: 0 },
          range: [Math.min(0, ...values), Math.max(1, ...values)],
        });
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
              <th scope="row">${n(this.numbers[turn] ?? turn + 1)}</th>
              ${scores.map((score) => html`<td>${n(score)}</td>`)}
              ${two ? html`<td>${signed((scores[0] ?? 0) - (scores[1] ?? 0))}</td>` : nothing}
              ${wins ? html`<td>${share(this.wins[turn])}</td>` : nothing}
            </tr>`,
        )}
      </tbody>
    </table>`;
  }
}
