/** The crossword position of the day: a try is a word that is laid, and counts by its score or by its place by equity. */
import type { CrosswordLaid } from "../../../engine/methods.ts";
import { tokensOf } from "../../../tiles/notation.ts";
import { dayRequest, PuzzleTool } from "../../shared/puzzle-tool.ts";
import { emptyPosition, rowsOf, squaresOf } from "../model/position.ts";
import type { Kit } from "./kit.ts";
import type { Page } from "./page.ts";

/** A rank beyond those that the engine tells. */
const BEYOND = 201;

/** What is to be shown: by what the best play is looked for when it begins, the plays when it ends. */
interface Uses {
  begun: () => void;
  shown: () => void;
}

export class CrosswordPuzzle {
  readonly tool;
  readonly #page: Page;
  readonly #kit: Kit;
  /** Of all plays of the puzzle, the best. */
  readonly #solution;

  constructor(page: Page, kit: Kit, { begun, shown }: Uses) {
    this.#page = page;
    this.#kit = kit;
    const ofDay = page.queries.add("crossword.puzzle", () => {
      const request = dayRequest(page);
      return request && { ...request, by: page.options.puzzle };
    });
    this.tool = new PuzzleTool(page, "crossword", {
      ofDay,
      dealt: ({ board, rack }) => {
        const { game } = page.position;
        return { ...emptyPosition(), squares: squaresOf(board), rack: tokensOf(rack), game };
      },
      textOf: (position, list) => {
        const { layout, tiles, rack } = position;
        return rack.length ? JSON.stringify([list, layout, tiles, rowsOf(position), rack.toSorted()]) : "";
      },
      kind: () => page.options.puzzle,
      most: () => this.#most,
      best: () => this.#best,
      deal: (day, puzzle) => page.setOptions({ day: String(day), puzzle }),
      begun,
      shown: (by) => {
        if (by) page.setOptions({ order: by });
        shown();
      },
    });
    this.#solution = page.queries.add(
      "crossword.solve",
      () =>
        this.tool.puzzle
          ? {
              ...kit.boardRequest,
              rack: page.position.rack.join(""),
              limit: 1,
              order: this.tool.puzzle.by ?? "score",
            }
          : null,
      { aside: true },
    );
  }

  get #most(): number | null {
    return this.#solution.result?.plays[0]?.score ?? null;
  }

  /** The word of the best play. */
  get #best(): string {
    return this.#kit.notation.plain(this.#solution.result?.plays[0]?.word ?? "");
  }

  get #byEquity(): boolean {
    return this.tool.puzzle?.by === "equity";
  }

  /** Is the best play by equity the same for everybody, whatever their own leave values? */
  readonly agreed = (): boolean => this.#byEquity;

  readonly solving = (): boolean => this.tool.solving;

  /** Take a play for a try. Was its worth found? */
  readonly try = async (play: CrosswordLaid): Promise<boolean> => {
    const byEquity = this.#byEquity;
    const judged = byEquity ? await this.#rankOf(play) : { worth: play.score };
    if (!judged) return false;
    this.tool.try({ word: this.#kit.notation.plain(play.word), ...judged });
    if (judged.worth === (byEquity ? 1 : this.#most)) this.#page.sound("win");
    return true;
  };

  /** The rank of a play by equity, and what it is behind the best. */
  async #rankOf({ row, col, across, placed }: CrosswordLaid) {
    const move = { kind: "play" as const, row, col, across, placed };
    const rack = this.#page.position.rack.join("");
    const why = await this.#page.ask("crossword.why", { ...this.#kit.boardRequest, rack, move });
    return why && { worth: why.rank ?? BEYOND, loss: why.loss };
  }
}
