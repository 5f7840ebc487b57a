/** A small graph of how a game went: a line for each player or for their difference, with turns marked. */
import { css, html, nothing, svg } from "lit";
import { whose } from "./seat-rows.ts";

const WIDTH = 300;
const HEIGHT = 96;

export interface GraphLine {
  /** Of the player whose colour it has. */
  player: number;
  /** Before the first turn, and after each; fewer where the line ends before the game. */
  values: readonly number[];
}

interface Graph {
  label: string;
  lines: readonly GraphLine[];
  /** Of the game. */
  turns: number;
  /** What the foot and the top of the graph stand for. */
  range: readonly [number, number];
  /** What is marked as even. */
  middle: number;
  /** Places of turns that are marked, where there is one line. */
  marked: readonly number[];
}

export const graphStyles = css`
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

  .as-table summary {
    min-height: 40px;
    padding-top: 8px;
    color: var(--ink-soft);
    font-size: 0.875rem;
    cursor: pointer;
  }

  .as-table .table {
    max-height: 260px;
    overflow: auto;
  }

  .as-table table {
    border-collapse: collapse;
    font-size: 0.875rem;
  }

  .as-table :is(th, td) {
    padding: 3px 14px 3px 0;
    border-bottom: 1px solid var(--line);
    font-weight: 450;
    text-align: right;
  }
`;

export function lineGraph({ label, lines, turns, range: [low, high], middle, marked }: Graph) {
  const x = (n: number) => (WIDTH * n) / Math.max(1, turns);
  const y = (value: number) => HEIGHT - (HEIGHT * (value - low)) / (high - low);
  const points = (line: GraphLine) => line.values.map((value, n) => `${x(n)},${y(value)}`).join(" ");
  const marks = (line: GraphLine) =>
    marked.map((n) => {
      const value = line.values[n + 1];
      return value === undefined ? nothing : svg`<circle cx=${x(n + 1)} cy=${y(value)} r="3.5" />`;
    });
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>
    <line class="zero" x1="0" x2=${WIDTH} y1=${y(middle)} y2=${y(middle)}></line>
    ${lines.map(
      (line) =>
        svg`<g .style=${whose(line.player)}><polyline points=${points(line)} />${lines.length === 1 ? marks(line) : nothing}</g>`,
    )}
  </svg>`;
}

/** The numbers behind the graph. @param table a `<table>` */
export const graphTable = (summary: string, label: string, table: unknown) =>
  html`<details class="as-table">
    <summary>${summary}</summary>
    <div class="table figures" tabindex="0" role="region" aria-label=${label}>${table}</div>
  </details>`;
