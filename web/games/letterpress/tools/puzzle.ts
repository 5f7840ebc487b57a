/** The Letterpress board of the day: a try is a play, and counts by its place among all words. */
import { dayRequest, PuzzleTool } from "../../shared/puzzle-tool.ts";
import type { Options } from "../model/link.ts";
import { emptyPosition, hasLetters, lettersIn, withBoard, type Position } from "../model/position.ts";
import type { Play } from "../model/turn.ts";
import type { Page } from "./page.ts";
import type { Table } from "./table.ts";

interface Needs {
  page: Page;
  table: Table;
  begun: () => void;
  shown: () => void;
}

export class LetterpressPuzzle {
  readonly tool: PuzzleTool<"letterpress.puzzle", Position, Options>;
  readonly #on: Needs;

  constructor(on: Needs) {
    const { page, table } = on;
    this.#on = on;
    // How many words the puzzle has: what is not shown is not told of.
    const solution = page.queries.add(
      "letterpress.solve",
      () => (this.tool.puzzle ? { ...table.request, limit: this.tool.solving ? 0 : 1 } : null),
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
      deal: (day) => page.setOptions({ day: String(day) }),
      begun: on.begun,
      shown: on.shown,
    });
  }

  readonly solving = (): boolean => this.tool.solving;

  /** Take a play for a try. Was its place found? */
  async try({ word, mask }: Play): Promise<boolean> {
    const { page, table } = this.#on;
    const request = { ...table.request, word, squares: mask, place: true, limit: 1 };
    const place = (await page.ask("letterpress.solve", request))?.place;
    if (place === undefined || !this.tool.solving) return false;
    this.tool.try({ word, worth: place });
    if (place === 1) page.sound("win");
    return true;
  }
}
