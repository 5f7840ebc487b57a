/** The Letterpress board of the day: a try is a play, and counts by its place among all words. */
import { dayRequest, PuzzleTool } from "../../shared/puzzle-tool.ts";
import type { Options, Ranking } from "../model/link.ts";
import { emptyPosition, hasLetters, lettersIn, withBoard, type Position } from "../model/position.ts";
import type { Play } from "../model/turn.ts";
import type { Page } from "./page.ts";
import type { Table } from "./table.ts";

/** What the words of a puzzle are judged by: what one can see at once, and not what thinking ahead may find yet. */
const MEASURE = "letterpwn" as const satisfies Ranking;

interface Needs {
  page: Page;
  table: Table;
  begun: () => void;
  shown: () => void;
}

export class LetterpressPuzzle {
  readonly tool: PuzzleTool<"letterpress.puzzle", Position, Options>;
  readonly #on: Needs;
  /** The puzzle for whose list another order has been chosen, as its text. */
  #reordered = "";

  constructor(on: Needs) {
    const { page, table } = on;
    this.#on = on;
    // How many words the puzzle has, and the first of the list: what is not shown is not told of.
    const solution = page.queries.add(
      "letterpress.solve",
      () => {
        const limit = this.tool.solving ? 0 : 1;
        return this.tool.puzzle ? { ...table.request, ranking: MEASURE, anagrams: "merged", limit } : null;
      },
      { told: false },
    );
    this.tool = new PuzzleTool(page, "letterpress", {
      ofDay: page.queries.add("letterpress.puzzle", () => dayRequest(page)),
      dealt: ({ board, ours, theirs, played }): Position => {
        const { game } = page.position;
        return { ...withBoard(emptyPosition(), lettersIn(board)), ours, theirs, played, game };
      },
      textOf: (position, list) => {
        const { letters, ours, theirs, played, turn } = position;
        return hasLetters(position) ? JSON.stringify([list, letters, ours, theirs, played, turn]) : "";
      },
      kind: () => "score",
      most: () => solution.result?.words ?? null,
      best: () => solution.result?.plays[0]?.word ?? "",
      order: () => page.texts.text.letterpress.rankings[MEASURE][0] ?? "",
      deal: (day) => page.setOptions({ day: String(day) }),
      begun: on.begun,
      shown: on.shown,
    });
  }

  readonly solving = (): boolean => this.tool.solving;

  /** What orders the plays of a puzzle, so that the list says the same as its tries; null for any other position. */
  readonly ranking = (): Ranking | null => {
    const { puzzle } = this.tool;
    return puzzle && puzzle.of !== this.#reordered ? MEASURE : null;
  };

  /** The visitor chooses an order. */
  readonly reorder = (): void => {
    this.#reordered = this.tool.puzzle?.of ?? "";
  };

  /** Take a play for a try. Was its place found? */
  async try({ word, mask }: Play): Promise<boolean> {
    const { page, table } = this.#on;
    const request = { ...table.request, ranking: MEASURE, word, squares: mask, place: true, limit: 1 };
    const place = (await page.ask("letterpress.solve", request))?.place;
    if (place === undefined || !this.tool.solving) return false;
    this.tool.try({ word, worth: place });
    if (place === 1) page.sound("win");
    return true;
  }
}
