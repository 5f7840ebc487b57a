/** What crossword.check finds wrong with a board: a sentence each, and the squares that are marked. */
import { html, nothing } from "lit";
import { icon } from "../../components/icons.ts";
import type { Texts } from "../../text/en.ts";
import type { Refusal } from "../shared/solving.js";
import { columnName } from "./board.ts";
import { layoutOf, widthOf, type Layout } from "./games.ts";
import { tokensOf, type Letters } from "./letters.ts";
import { line } from "./position.ts";
import { said } from "./word-tiles.ts";

/** As the engine gives it; which fields there are depends on the kind. */
export interface Problem {
  kind: "not-a-word" | "island" | "not-on-centre" | "too-many-tiles";
  message: string;
  word?: string;
  row?: number;
  col?: number;
  across?: boolean;
  position?: string;
  letter?: string;
  count?: number;
  has?: number;
}

export type Problems = Partial<Record<"board" | "rack" | "layout" | "tiles" | "filter" | "general", string>>;

/** Sentences shown before the rest is only counted. */
const SHOWN = 4;

function sentence(
  text: Texts["crossword"],
  letters: Letters,
  problem: Problem,
  number: (value: number) => string,
) {
  const { kind, word = "", row = 0, col = 0, letter = "", count = 0, has = 0 } = problem;
  const say = text.problems[kind];
  const square = problem.position ?? `${row + 1}${columnName(col)}`;
  const what = kind === "too-many-tiles" ? letters.see(letter).face || text.blank : said(letters, word);
  return say
    ? say({
        what,
        square,
        row: number(row + 1),
        column: number(col + 1),
        count: number(count),
        has: number(has),
      })
    : problem.message;
}

/** The squares that are marked: of words that are none, and the one that the engine refused. */
export function badSquares(problems: readonly Problem[], refusal: Refusal | null, layout: string | Layout) {
  const width = widthOf(layoutOf(layout));
  const squares = problems
    .filter(({ kind }) => kind === "not-a-word")
    .flatMap(({ row = 0, col = 0, across = true, word = "" }) =>
      line(layout, row * width + col, across, tokensOf(word).length),
    );
  const { field, row, column } = refusal?.data ?? {};
  if (field === "board" && column !== undefined) squares.push(row * width + column);
  return new Set(squares);
}

/**
 * A refusal's sentence, by the place where it belongs; what is wrong with the word list is told elsewhere.
 */
export function placed({ data }: Refusal, sentence: string): Problems {
  const { field, code } = data;
  if (field === "board" || field === "rack" || field === "layout" || field === "tiles")
    return { [field]: sentence };
  if (code === "filter") return { filter: sentence };
  return field === "lexicon" ? {} : { general: sentence };
}

export function problemList({
  text,
  letters,
  problems,
  stale,
  number,
}: {
  text: Texts["crossword"];
  letters: Letters;
  problems: readonly Problem[];
  stale: boolean;
  number: (value: number) => string;
}) {
  if (!problems.length) return nothing;
  const rest = problems.length - SHOWN;
  return html`
    <ul class="problems ${stale ? "stale" : ""}" aria-label=${text.judge}>
      ${problems
        .slice(0, SHOWN)
        .map(
          (problem) =>
            html`<li class="wrong ${problem.kind}">
              ${icon("wrong")}<span>${sentence(text, letters, problem, number)}</span>
            </li>`,
        )}
      ${rest > 0 ? html`<li class="quiet">${text.moreProblems(number(rest))}</li>` : nothing}
    </ul>
  `;
}
