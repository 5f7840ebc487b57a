/**
 * How the scores of a game went, or the first player's share of wins, as a small graph; its table has both.
 * Raises `turn` with the place of a turn that is pressed, from 0.
 */
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../../../ui/part.ts";
import { detail } from "../../../ui/templates.ts";
import type { Column } from "../../../ui/plot.ts";
import type { Measure } from "../model/link.ts";
import "../../../ui/plot.ts";

/** The share of wins before the first turn. */
const EVEN = 0.5;

interface Course {
  label: string;
  /** The values of each line before the first turn and after each; fewer where it ends before. */
  lines: readonly (readonly number[])[];
  range: readonly [number, number];
  even: number;
  text: (value: number) => string;
}

@customElement("tw-crossword-lead")
export class CrosswordLead extends Part<{ turn: number }> {
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

  override render() {
    if (!this.scores.length) return nothing;
    const text = this.texts.text.crosswordGame.review;
    const { label, lines, range, even, text: shown } = this.#course;
    return html`
      <p class="label flush">${label}</p>
      <tw-plot
        kind="course"
        .label=${label}
        .tableLabel=${text.table}
        .x=${[0, ...this.scores.map((_, turn) => this.numbers[turn] ?? turn + 1)]}
        .series=${lines.map((values, player) => ({
          ...{ name: this.names[player] ?? "", color: `var(--p${player})` },
          values: [...values, ...Array.from({ length: this.scores.length + 1 - values.length }, () => null)],
        }))}
        .xLabel=${text.turns}
        .xText=${this.#n}
        .yText=${shown}
        .range=${range}
        .even=${even}
        .marked=${this.marked.map((turn) => turn + 1)}
        .columns=${this.#columns}
        pressable
        @press=${detail((place: number) => {
          if (place) this.raise("turn", place - 1);
        })}
      ></tw-plot>
    `;
  }

  /** Of two players the lead of the first, or its share of wins; of more, all scores. */
  get #course(): Course {
    const text = this.texts.text.crosswordGame.review;
    const [name = ""] = this.names;
    if (this.measure === "wins" && this.wins.some((share) => share !== null)) {
      // Between turns where it is known it stays what it was; beyond the last of them the line ends.
      let last = EVEN;
      const known = this.wins.slice(0, this.wins.findLastIndex((share) => share !== null) + 1);
      const lines = [[EVEN, ...known.map((share) => (last = share ?? last))]];
      return { label: text.graphOfWins(name), lines, range: [0, 1], even: EVEN, text: this.#share };
    }
    const all = [this.names.map(() => 0), ...this.scores];
    const two = this.names.length === 2;
    const lines = two
      ? [all.map(([first = 0, second = 0]) => first - second)]
      : this.names.map((_, player) => all.map((each) => each[player] ?? 0));
    const range: [number, number] = [Math.min(0, ...lines.flat()), Math.max(1, ...lines.flat())];
    return {
      ...{ lines, range, even: 0 },
      ...(two ? { label: text.graph(name), text: this.#signed } : { label: text.graphOf, text: this.#n }),
    };
  }

  /** What the table has of each turn, whose place in the graph is one more: before the first there is one, too. */
  get #columns(): Column[] {
    const text = this.texts.text.crosswordGame.review;
    const after = (told: (turn: number) => string) => (place: number) => (place ? told(place - 1) : null);
    const score = (turn: number, player: number) => this.scores[turn]?.[player] ?? 0;
    const lead = (turn: number) => this.#signed(score(turn, 0) - score(turn, 1));
    return [
      ...this.names.map((name, player) => ({ name, text: after((turn) => this.#n(score(turn, player))) })),
      ...(this.names.length === 2 ? [{ name: text.lead, text: after(lead) }] : []),
      ...(this.wins.some((value) => value !== null)
        ? [{ name: text.chance, text: after((turn) => this.#share(this.wins[turn])) }]
        : []),
    ];
  }

  readonly #n = (value: number) => this.texts.number(value);
  readonly #signed = (value: number) => this.texts.number(value, { signDisplay: "exceptZero" });
  readonly #share = (value: number | null | undefined) =>
    typeof value === "number" ? this.texts.number(value, { style: "percent" }) : "–";
}
