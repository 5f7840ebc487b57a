/** A square of the board: what is drawn on it, and what it is called for those who do not see it. */
import { html, nothing } from "lit";
import type { Texts } from "../../../text/en.ts";
import type { Seen } from "../../../tiles/notation.ts";
import { tileClasses, tileFace } from "../../../tiles/tile.ts";
import { columnName, STAR } from "../model/games.ts";

export interface Square {
  row: number;
  column: number;
  premium: string;
  start: boolean;
  /** The tile that lies there or is shown there. */
  seen: Seen | null;
  /** Is the tile only shown? */
  tentative: boolean;
  /** Was it put down by the last play? */
  latest: boolean;
  /** Is something wrong with it? */
  bad: boolean;
}

type Text = Texts["crossword"];

export const squareClasses = ({ seen, premium, tentative, latest, bad }: Square) => ({
  square: true,
  ...(seen && tileClasses(seen)),
  tentative,
  latest,
  bad,
  [`p-${premium}`]: premium !== ".",
});

export function squareFace({ seen, premium, start }: Square, text: Text) {
  if (seen) return tileFace(seen);
  const premiums: Partial<Record<string, string>> = text.premiums;
  const face = start && premium !== STAR ? "★" : premium === "." ? "" : (premiums[premium] ?? premium);
  return face ? html`<s aria-hidden="true">${face}</s>` : nothing;
}

/** As "QU, 8H, in play", or "empty, 8H, double word". */
export function squareName({ row, column, premium, start, seen, tentative, bad }: Square, text: Text) {
  const premiums: Partial<Record<string, string>> = text.premiumNames;
  return [
    seen ? (seen.blank ? text.blankFor(seen.face) : seen.face) : text.empty,
    `${row + 1}${columnName(column)}`,
    seen ? "" : (premiums[premium] ?? ""),
    start && !seen ? text.startSquare : "",
    tentative ? text.inPlay : "",
    bad ? text.wrongHere : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** How much a square is shaded: the one where most lands fully. @param heat how often something lands, by square */
export function shade(heat: ReadonlyMap<number, number>, square: number): string {
  const share = heat.get(square) ?? 0;
  return share ? `--heat: ${Math.round((100 * share) / Math.max(...heat.values()))}%` : "";
}
