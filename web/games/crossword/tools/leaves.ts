/** Leave values of the visitor's own: the table for what is on the board, how one is made, and what is told of it. */
import { html, nothing, type ReactiveController } from "lit";
import { textOf } from "../../../ui/read-text.ts";
import { saveFile } from "../../../ui/save-file.ts";
import { detail } from "../../../ui/templates.ts";
import type { CrosswordLeaves } from "../../../engine/methods.ts";
import type { Listing } from "../../shared/listing.ts";
import { isAborted, refusalOf, type Params, type Result } from "../../shared/queries.ts";
import { moreOf } from "../model/learning.ts";
import "../parts/leaves.ts";
import { leavesSentence, type LeaveValuesTold } from "../parts/leaves.ts";
import type { Kit } from "./kit.ts";
import { learner } from "./learner.ts";
import type { Page } from "./page.ts";

/** What leave values are asked about. */
type Game = Params<"crossword.leaves_for">;
type Known = Result<"crossword.leaves_for">;

/** What the tool is given by the others. */
interface Needs {
  page: Page;
  kit: Kit;
  words: Listing;
  /** Is the best play by equity the same for everybody, whatever their own leave values? */
  agreed: () => boolean;
  /** Is a play looked at, whose worth is not to change meanwhile? */
  looking: () => boolean;
  /** Where the values of the plays that are listed came from; null while there are none. */
  from: () => LeaveValuesTold["from"] | null;
}

export class Leaves implements ReactiveController {
  readonly #on: Needs;
  /** Where leave values come from, and what tells these words, board and tiles from others: it is asked first of all. */
  readonly #leavesFor;
  /** Learning, which goes on when the page is left. */
  readonly #job = learner.job;
  /** What is wrong with a file that was to be brought in: it is no table, or one of another game. */
  #problem: "" | "file" | "game" = "";
  /** What the table of a file, which was brought in a moment ago, is for. */
  #opened = "";
  /** What is being looked for. */
  readonly #looked = new Set<string>();
  #table: CrosswordLeaves | null = null;
  /** The table that was deleted last. */
  #removed: CrosswordLeaves | null = null;

  constructor(on: Needs) {
    this.#on = on;
    const { page } = on;
    this.#leavesFor = page.queries.add(
      "crossword.leaves_for",
      () => (page.position.rack.length ? this.#game : null),
      { aside: true },
    );
    page.addController(this);
  }

  /** What leave values are for. */
  get #game(): Game {
    return { ...this.#on.kit.gameRequest, ...this.#on.words.selection };
  }

  /**
   * The visitor's own table in use, if there is one for these words, board and tiles. Better values are used as soon as
   * they are learnt, but for the sake of a play that is looked at.
   */
  get table(): CrosswordLeaves | null {
    const known = this.#leavesFor.result;
    const looking = this.#on.looking() && this.#job.state === "running";
    if (!looking || this.#table?.made_for !== known?.made_for) this.#table = this.#tableOf(known);
    return this.#table;
  }

  /** They are for every request that takes them, but of a best play that all who look for it are to agree on. */
  get request(): { leaves?: CrosswordLeaves } {
    const { table } = this;
    return table && !this.#on.agreed() ? { leaves: table } : {};
  }

  hostConnected(): void {
    learner.attend(this.#on.page);
  }

  hostDisconnected(): void {
    learner.leave(this.#on.page);
  }

  /** Look up what was kept for the game, and end what is learnt for another. */
  hostUpdate(): void {
    const known = this.#leavesFor.result;
    const leaves = this.#on.page.engine?.leaves;
    if (!known || !leaves) return;
    const { made_for: madeFor } = known;
    if (this.#job.params && this.#job.params.madeFor !== madeFor) this.#job.forget();
    if (leaves.known(madeFor) !== undefined || this.#looked.has(madeFor)) return;
    this.#looked.add(madeFor);
    void leaves.look(madeFor).then(() => this.#on.page.requestUpdate());
  }

  #tableOf(known: Known | null): CrosswordLeaves | null {
    return (known && this.#on.page.engine?.leaves.known(known.made_for)) ?? null;
  }

  // What is done.

  /** Learn values, or more of them. */
  #learn(known: Known): void {
    this.#forgetFile();
    const { engine } = this.#on.page;
    const request = { ...this.#game, ...moreOf(this.#tableOf(known)) };
    if (engine) learner.learn(engine, { madeFor: known.made_for, request });
  }

  async #remove(known: Known): Promise<void> {
    this.#forgetFile();
    this.#removed = this.#tableOf(known);
    this.#job.forget();
    await this.#on.page.engine?.leaves.remove(known.made_for);
    this.#on.page.requestUpdate();
  }

  /** What was said of a file is over. */
  #forgetFile(): void {
    this.#problem = this.#opened = "";
  }

  #export(table: CrosswordLeaves): void {
    const file = new Blob([`${JSON.stringify(table)}\n`], { type: "application/json" });
    saveFile(`${this.#on.page.list.name}.leaves.json`, file);
  }

  /** Take the table of a file, if it is one for this game. */
  async #import(file: File): Promise<void> {
    this.#forgetFile();
    const { engine } = this.#on.page;
    const leaves = tableIn(await textOf(file));
    if (!leaves) this.#problem = "file";
    else if (engine) {
      try {
        const known = await engine.request("crossword.leaves_for", { ...this.#game, leaves });
        this.#job.forget();
        if (known.leaves) await this.#save(known.leaves);
        this.#opened = known.made_for;
      } catch (error) {
        if (!isAborted(error))
          this.#problem = refusalOf(error).data.code === "leaves-other" ? "game" : "file";
      }
    }
    this.#on.page.requestUpdate();
  }

  async #save(table: CrosswordLeaves): Promise<void> {
    await this.#on.page.engine?.leaves.save(table);
    this.#on.page.requestUpdate();
  }

  // What is told.

  /** Where the values of kept tiles come from, and what is made of them; null while that is not known. */
  get #told(): LeaveValuesTold | null {
    const from = this.#on.from();
    if (!from) return null;
    const { texts, readonly, engine } = this.#on.page;
    const text = texts.text.crosswordAnalysis.leaves;
    const known = this.#leavesFor.result;
    const { table } = this;
    const { state, progress, refusal } = this.#job;
    return {
      // The answer may be one by values that were deleted a moment ago.
      from: from === "own" && !table ? "estimate" : from,
      boards: table?.boards ?? null,
      kept: !table || (engine?.leaves.isKept(table.made_for) ?? false),
      learnable: known?.learnable === true && !readonly && (!this.#on.agreed() || state === "running"),
      state,
      progress: progress?.partial ?? null,
      opened: known !== null && this.#opened === known.made_for,
      removed: known !== null && this.#removed?.made_for === known.made_for,
      problem:
        (refusal && this.#on.page.sentence(refusal)) ||
        (this.#problem && (this.#problem === "file" ? text.wrongFile : text.wrongGame)),
    };
  }

  /** Where the values come from, in a sentence. */
  get sentence(): string {
    const told = this.#told;
    return told ? leavesSentence(told, this.#on.page.texts) : "";
  }

  view(aside: string) {
    const told = this.#told;
    const known = this.#leavesFor.result;
    const byEquity = this.#on.page.options.order === "equity";
    // Of a table there is nothing to be done; that it is one is said among the settings of the simulation.
    if (!told || told.from === "table") return nothing;
    if (this.#job.state !== "running" && (!byEquity || aside)) return nothing;
    const table = this.#tableOf(known);
    return html`<tw-crossword-leaves
      class="choices stack gap-4 ${aside}"
      .told=${told}
      @learn=${() => known && this.#learn(known)}
      @stop=${() => this.#job.cancel()}
      @remove=${() => known && void this.#remove(known)}
      @restore=${() => this.#removed && void this.#save(this.#removed)}
      @export=${() => table && this.#export(table)}
      @import=${detail((file: File) => void this.#import(file))}
    ></tw-crossword-leaves>`;
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
