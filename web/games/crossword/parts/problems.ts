/** What is wrong with a board, a sentence each, as the engine's check has found it; and the squares that are marked. */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { icon } from "../../../ui/icons.ts";
import { narrow } from "../../../ui/media.ts";
import { Part } from "../../../ui/part.ts";
import type { CrosswordProblem } from "../../../engine/methods.ts";
import { tokensOf, type Notation } from "../../../tiles/notation.ts";
import type { Refusal } from "../../shared/queries.ts";
import { columnName, line, widthOf, type Layout } from "../model/games.ts";

/** Sentences shown before the rest is only counted. */
const SHOWN = 4;

/** The squares that are marked: those of invalid words, and the one that the engine refused. */
export function badSquares(
  problems: readonly CrosswordProblem[],
  refusal: Refusal | null,
  layout: Layout,
): ReadonlySet<number> {
  const width = widthOf(layout);
  const squares = problems.flatMap((problem) => {
    if (problem.kind !== "not-a-word") return [];
    const { row, col, across, word } = problem;
    return line(layout, row * width + col, across, tokensOf(word).length);
  });
  const { field, row = 0, column } = refusal?.data ?? {};
  if (field === "board" && column !== undefined) squares.push(row * width + column);
  return new Set(squares);
}

@customElement("tw-crossword-problems")
export class CrosswordProblems extends Part {
  @property({ attribute: false }) problems: readonly CrosswordProblem[] = [];
  @property({ attribute: false }) notation: Notation | null = null;
  @property({ type: Boolean }) stale = false;

  static override styles = css`
    .wrong {
      font-weight: 500;
    }

    /* One line: board and rack stay in sight, and a finger pushes it on. */
    @media ${narrow} {
      .problems {
        display: flex;
        gap: 14px;
        overflow-x: auto;
        font-size: 0.8125rem;
        white-space: nowrap;
        scrollbar-width: none;
      }

      .wrong {
        flex: none;
        font-size: inherit;
      }
    }
  `;

  override render() {
    const text = this.texts.text.crossword;
    const { problems } = this;
    const rest = problems.length - SHOWN;
    return html`
      <ul
        class="problems unstyled stack gap-4 ${this.stale ? "stale faded" : ""}"
        tabindex="0"
        aria-label=${text.judge}
      >
        ${problems
          .slice(0, SHOWN)
          .map(
            (problem) =>
              html`<li class="wrong ${problem.kind}">
                ${icon("wrong")}<span>${this.#sentence(problem)}</span>
              </li>`,
          )}
        ${rest > 0 ? html`<li class="quiet text-15">${text.moreProblems(this.texts.number(rest))}</li>` : nothing}
      </ul>
    `;
  }

  #sentence(problem: CrosswordProblem) {
    const text = this.texts.text.crossword;
    const number = (value: number) => this.texts.number(value);
    const { row, col } = "row" in problem ? problem : { row: 0, col: 0 };
    const { count, has } = "has" in problem ? problem : { count: 0, has: 0 };
    const word = "word" in problem ? this.notation?.plain(problem.word) : undefined;
    const letter = "letter" in problem ? (this.notation?.see(problem.letter).face ?? "") || text.blank : "";
    return text.problems[problem.kind]({
      what: word ?? letter,
      square: "position" in problem ? problem.position : `${row + 1}${columnName(col)}`,
      row: number(row + 1),
      column: number(col + 1),
      count: number(count),
      has: number(has),
    });
  }
}
