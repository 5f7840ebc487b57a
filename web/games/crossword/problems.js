/** What crossword.check finds wrong with a board: a sentence each, and the squares that are marked. */
import { html, nothing } from "lit";
import { icon } from "../../components/icons.js";
import { columnName } from "./board.js";
import { layoutOf, widthOf } from "./games.js";
import { tokensOf } from "./letters.js";
import { line } from "./position.js";
import { said } from "./word-tiles.js";

/** @typedef {import("../../text/en.js").Texts} Texts */
/** @typedef {import("./letters.js").Letters} Letters */
/** @typedef {import("./games.js").Layout} Layout */

/**
 * @typedef {object} Problem as the engine gives it; which fields there are depends on the kind
 * @property {"not-a-word" | "island" | "not-on-centre" | "too-many-tiles"} kind
 * @property {string} message
 * @property {string} [word]
 * @property {number} [row]
 * @property {number} [col]
 * @property {boolean} [across]
 * @property {string} [position]
 * @property {string} [letter]
 * @property {number} [count]
 * @property {number} [has]
 */

/** @typedef {import("../shared/solving.js").Refusal} Refusal */
/** @typedef {Partial<Record<"board" | "rack" | "layout" | "tiles" | "filter" | "general", string>>} Problems */

/** Sentences shown before the rest is only counted. */
const SHOWN = 4;

/**
 * @param {Texts["crossword"]} text
 * @param {Letters} letters
 * @param {Problem} problem
 * @param {(value: number) => string} number
 */
function sentence(text, letters, problem, number) {
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

/**
 * The squares that are marked: of words that are none, and the one that the engine refused.
 * @param {readonly Problem[]} problems
 * @param {Refusal | null} refusal
 * @param {string | Layout} layout
 */
export function badSquares(problems, refusal, layout) {
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
 * @param {Refusal} refusal
 * @param {string} sentence
 * @returns {Problems}
 */
export function placed({ data }, sentence) {
  const { field, code } = data;
  if (field === "board" || field === "rack" || field === "layout" || field === "tiles")
    return { [field]: sentence };
  if (code === "filter") return { filter: sentence };
  return field === "lexicon" ? {} : { general: sentence };
}

/**
 * @param {object} told
 * @param {Texts["crossword"]} told.text
 * @param {Letters} told.letters
 * @param {readonly Problem[]} told.problems
 * @param {boolean} told.stale
 * @param {(value: number) => string} told.number
 */
export function problemList({ text, letters, problems, stale, number }) {
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
