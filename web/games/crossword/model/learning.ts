/** How leave values are learnt in the page: on a worker of its own, a table at a time. */
import type { Engine } from "../../../engine/client.ts";
import type { CrosswordLeaves } from "../../../engine/methods.ts";
import { OwnWorker, type Hooks } from "../../shared/job.ts";
import type { Params } from "../../shared/queries.ts";

type Method = "crossword.leaves";

/** What is learnt, and for which list, board and tiles that is. */
export interface Learning {
  madeFor: string;
  request: Params<Method>;
}

/** How far it is. */
export interface Learnt {
  /** Boards of this run so far, and in all. */
  done: number;
  total: number;
  /** Boards of this run that the last table was made from. */
  used: number;
  /** That are still to come, if boards take as long as they did. */
  seconds: number;
}

/** Boards of a run. */
export const BOARDS = 600;

/** Milliseconds between two reports: each has the page drawn. */
const REPORT = 500;

/** A request for more of a table, or for a first one. Another seed plays other games. */
export const moreOf = (
  table: CrosswordLeaves | null,
): Pick<Params<Method>, "boards" | "seed" | "leaves"> => ({
  boards: BOARDS,
  seed: (table?.seed ?? 0) + 1,
  ...(table && { leaves: table }),
});

export class LeaveLearning {
  readonly #worker: OwnWorker<Method>;
  readonly #onTable: (table: CrosswordLeaves) => void;

  /** @param onTable hears of each table, the last one too */
  constructor(engine: () => Engine | null, onTable: (table: CrosswordLeaves) => void) {
    this.#worker = new OwnWorker("crossword.leaves", engine);
    this.#onTable = onTable;
  }

  async run({ request }: Learning, { signal, onProgress }: Hooks<Learnt>): Promise<null> {
    let [begun, told, used] = [0, 0, 0];
    try {
      const table = await this.#worker.run(request, {
        signal,
        onProgress: ({ done, total, partial }) => {
          const now = performance.now();
          begun ||= now;
          if (partial) {
            this.#onTable(partial);
            used = done;
          }
          if (!partial && now - told < REPORT) return;
          told = now;
          const seconds = done ? ((now - begun) / 1000 / done) * (total - done) : 0;
          onProgress({ done, total, partial: { done, total, used, seconds } });
        },
      });
      this.#onTable(table);
      return null;
    } finally {
      this.end(); // the next may be of another list by the same name
    }
  }

  end(): void {
    this.#worker.end();
  }
}
