/** Leave values of the visitor's own: the table for what is on the board, and how one is made. */
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Engine } from "../../../engine/client.ts";
import type { CrosswordLeaves } from "../../../engine/methods.ts";
import { saveFile } from "../../../components/save-file.ts";
import { textOf } from "../../../components/read-text.ts";
import { isAborted, refusalOf, type Params, type Result } from "../../shared/queries.ts";
import { moreOf } from "../model/learning.ts";
import { learner } from "./learner.ts";

/** What leave values are asked about. */
export type Game = Params<"crossword.leaves_for">;
export type Known = Result<"crossword.leaves_for">;

export class LeaveValues implements ReactiveController {
  /** What is wrong with a file that was to be brought in: it is no table, or one of another game. */
  problem: "" | "file" | "game" = "";
  /** Learning, which goes on when the page is left. */
  readonly job = learner.job;
  readonly #host: ReactiveControllerHost;
  readonly #engine: () => Engine | null;
  /** What is being looked for. */
  readonly #looked = new Set<string>();
  /** The table that was deleted last. */
  #removed: CrosswordLeaves | null = null;

  constructor(host: ReactiveControllerHost, engine: () => Engine | null) {
    this.#host = host;
    this.#engine = engine;
    host.addController(this);
  }

  hostConnected(): void {
    learner.attend(this.#host);
  }

  hostDisconnected(): void {
    learner.leave(this.#host);
  }

  /** The visitor's table for a game that the engine knows; null while there is none, or it has not been looked up. */
  tableOf(known: Known | null): CrosswordLeaves | null {
    return (known && this.#engine()?.leaves.known(known.made_for)) ?? null;
  }

  /** Is the table to be there at the next visit? */
  isKept({ made_for }: CrosswordLeaves): boolean {
    return this.#engine()?.leaves.isKept(made_for) ?? false;
  }

  /** Look up what was kept for a game, and end what is learnt for another. */
  keepFor(known: Known | null): void {
    const leaves = this.#engine()?.leaves;
    if (!known || !leaves) return;
    const { made_for: madeFor } = known;
    if (this.job.params && this.job.params.madeFor !== madeFor) this.job.forget();
    if (leaves.known(madeFor) !== undefined || this.#looked.has(madeFor)) return;
    this.#looked.add(madeFor);
    void leaves.look(madeFor).then(() => this.#host.requestUpdate());
  }

  /** Learn values, or more of them. */
  learn(game: Game, known: Known): void {
    this.problem = "";
    const request = { ...game, ...moreOf(this.tableOf(known)) };
    const engine = this.#engine();
    if (engine) learner.learn(engine, { madeFor: known.made_for, request });
  }

  /** Can the table that was deleted be had back? */
  hasRemoved({ made_for: madeFor }: Known): boolean {
    return this.#removed?.made_for === madeFor;
  }

  restore(): void {
    if (this.#removed) void this.#save(this.#removed);
  }

  async remove(known: Known): Promise<void> {
    this.problem = "";
    this.#removed = this.tableOf(known);
    this.job.forget();
    await this.#engine()?.leaves.remove(known.made_for);
    this.#host.requestUpdate();
  }

  /** @param name of the file, without its ending */
  export(table: CrosswordLeaves, name: string): void {
    saveFile(`${name}.json`, new Blob([`${JSON.stringify(table)}\n`], { type: "application/json" }));
  }

  /** Take the table of a file, if it is one for this game. */
  async import(file: File, game: Game): Promise<void> {
    this.problem = "";
    const engine = this.#engine();
    const leaves = tableIn(await textOf(file));
    if (!leaves) this.problem = "file";
    else if (engine) {
      try {
        const known = await engine.request("crossword.leaves_for", { ...game, leaves });
        this.job.forget();
        if (known.leaves) await this.#save(known.leaves);
      } catch (error) {
        if (!isAborted(error)) this.problem = refusalOf(error).data.code === "leaves-other" ? "game" : "file";
      }
    }
    this.#host.requestUpdate();
  }

  async #save(table: CrosswordLeaves): Promise<void> {
    await this.#engine()?.leaves.save(table);
    this.#host.requestUpdate();
  }
}

/** What a text has that may be a table; the engine says whether it is one. */
function tableIn(text: string | null): CrosswordLeaves | null {
  try {
    const read: unknown = JSON.parse(text ?? "");
    // Whatever its fields are: they are the engine's to judge.
    return typeof read === "object" && !Array.isArray(read) ? (read as CrosswordLeaves | null) : null;
  } catch {
    return null;
  }
}
