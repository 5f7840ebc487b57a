/** What the crossword page asks beyond the ranking: simulations, endgames, and why a move is worth what it is. */
import type { PropertyValues } from "lit";
import type { CrosswordReply } from "../../../engine/methods.ts";
import { Job } from "../../shared/job.ts";
import { memo } from "../../shared/memo.ts";
import { Queries, type Result } from "../../shared/queries.ts";
import { layoutOf, rackSizeOf, widthOf } from "../model/games.ts";
import { candidateOf, ofPreendings, ofSimulation, type Judged } from "../model/judged.ts";
import { placedBy, type Play } from "../model/position.ts";
import { OwnSearch } from "../model/search.ts";
import {
  forgetSimulation,
  keptSimulation,
  SharedSimulation,
  type Simulated,
  type Simulation,
} from "../model/simulation.ts";
import { holderOf, mayHold } from "../model/turns.ts";
import type { Kind, Running } from "../parts/analysis.ts";
import type { Ending } from "../parts/line.ts";
import { whyRank } from "../parts/why.ts";
import { CrosswordTable } from "./table.ts";

type Preendings = Result<"crossword.preendgame">;

const noTiles: ReadonlyMap<number, string> = new Map();
const noHeat: ReadonlyMap<number, number> = new Map();

export abstract class CrosswordAnalysis extends CrosswordTable {
  protected readonly jobs = {
    simulate: new Job<Simulation, Simulated, Simulated>(this, new SharedSimulation(() => this.engine)),
    preendgame: new Job(this, new OwnSearch("crossword.preendgame", () => this.engine)),
    endgame: new Job(this, new OwnSearch("crossword.endgame", () => this.engine)),
  };

  readonly #reasons = new Queries(this);

  protected readonly why = this.#reasons.add("crossword.why", () => this.#reasonsOf(this.state.pinned));

  /** The same of a play that is laid by hand. */
  protected readonly whyLaid = this.#reasons.add("crossword.why", () => this.#reasonsOf(this.#laidMove));

  readonly #simulated = memo((stage: Simulated | null) => ofSimulation(stage?.plays ?? []));
  readonly #searched = memo((found: Preendings | null) => (found ? ofPreendings(found) : []));

  /** What the list shows: when it is something else, nothing of it is chosen any more. */
  #shownKind: Kind | "plays" = "plays";

  /** The play that is laid by hand, with what it is worth, if it can be one of the rack's. */
  protected get mine(): Play | null {
    return this.whyLaid.result?.move ?? null;
  }

  /** What the position can be asked; null while nothing can. */
  protected get kind(): Kind | null {
    const { rack, layout } = this.position;
    const { bag, count } = this.unseen.answer?.result ?? {};
    if (!rack.length || rack.length > rackSizeOf(layoutOf(layout)) || typeof bag !== "number" || !count)
      return null;
    return bag > 2 ? "simulate" : bag ? "preendgame" : "endgame";
  }

  /** By how many points the mover is ahead on the score sheet. */
  protected get lead(): number {
    const { totals } = this;
    const holder = holderOf(this.position);
    return totals[holder] - totals[holder === 0 ? 1 : 0];
  }

  /** What the analysis has come to so far, as rows of a list. */
  protected get judged(): readonly Judged[] {
    const { simulate, preendgame } = this.jobs;
    return this.kind === "preendgame"
      ? this.#searched(preendgame.known)
      : this.#simulated(this.kind === "simulate" ? simulate.known : null);
  }

  protected get ending(): Ending | null {
    return this.kind === "endgame" ? this.jobs.endgame.known : null;
  }

  /** The chosen move with what became of it. */
  protected get judgedMove(): Judged | null {
    const { pinned } = this.state;
    return this.judged.find((move) => move === pinned) ?? null;
  }

  protected analyse(): void {
    const { kind, jobs } = this;
    if (kind === "simulate") void jobs.simulate.start(this.#simulation);
    else if (kind === "preendgame") void jobs.preendgame.start(this.#late);
    else if (kind === "endgame") void jobs.endgame.start(this.#late);
  }

  protected stopAnalysis(): void {
    if (this.kind) this.jobs[this.kind].cancel();
  }

  protected closeAnalysis(): void {
    const { params } = this.jobs.simulate;
    if (params) forgetSimulation(params);
    for (const job of Object.values(this.jobs)) job.forget();
  }

  // What is asked.

  get #common() {
    const { spread } = this.options;
    const rack = this.position.rack.join("");
    return { ...this.boardRequest, ...this.wordSelection, rack, spread: spread ? Number(spread) : this.lead };
  }

  get #simulation(): Simulation {
    const { plies, samples, known } = this.options;
    const said = this.notation.rack(known);
    return {
      ...this.#common,
      ...{ plies: Number(plies), samples: Number(samples), known: said.join("") },
      also: this.mine ? [candidateOf(this.mine)] : [],
      ...this.ownLeaves,
    };
  }

  get #late() {
    return this.#common;
  }

  /** What is asked of a move; null for none. */
  #reasonsOf(play: Play | null) {
    if (!play || this.solving) return null;
    const rack = this.position.rack.join("");
    return { ...this.boardRequest, ...this.wordSelection, ...this.ownLeaves, rack, move: candidateOf(play) };
  }

  /** The play that is laid by hand, if it can be one of the rack's. */
  get #laidMove(): Play | null {
    const { result } = this.laidPlay;
    const { position, mover } = this;
    if (!result || mover !== holderOf(position) || !mayHold(position, result)) return null;
    const whole = result.used.length + result.leave.length >= position.rack.join("").length;
    const { row, col, across, placed, word, score, position: place, leave } = result;
    const words = result.words.map(({ word: made, score: points }) => ({ word: made, score: points }));
    const play = { row, col, across, placed, word, score, position: place, leave, words };
    return whole ? { ...play, kind: "play", bonus: result.bonus, equity: score } : null;
  }

  override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    const { jobs } = this;
    // A play that is laid meanwhile is tried the next time, and leave values that are learnt count from then on.
    const { also = [], leaves } = jobs.simulate.params ?? {};
    const { leaves: _, ...simulation } = this.#simulation;
    jobs.simulate.keepFor({ ...simulation, also, ...(leaves && { leaves }) });
    if (jobs.simulate.state === "idle") this.#restoreSimulation();
    jobs.preendgame.keepFor(this.#late);
    jobs.endgame.keepFor(this.#late);
    const kind = this.judged.length || this.ending ? (this.kind ?? "plays") : "plays";
    if (kind !== this.#shownKind) {
      this.#shownKind = kind;
      this.set({ shown: null, pinned: null, variant: null, reply: null, step: 0 });
    }
    const { reply } = this.state;
    if (reply && !this.judgedMove?.replies.some(({ placed }) => placed === reply.placed))
      this.set({ reply: null });
    this.#reasons.refresh(this.engine);
  }

  /** Show what came of a simulation on an earlier visit. */
  #restoreSimulation(): void {
    const found = this.kind === "simulate" && !this.readonly ? keptSimulation(this.#simulation) : null;
    if (!found) return;
    const { params, simulated } = found;
    this.jobs.simulate.restore(params, simulated, simulated.next ? "cancelled" : "done");
  }

  // What lies on the board as if it were played.

  protected get tentative(): ReadonlyMap<number, string> {
    const { ending, position, tried } = this;
    const { reply, step, shown, pinned } = this.state;
    if (ending) {
      const moves = ending.line.slice(0, step).map(asLaid);
      return new Map(moves.flatMap((move) => [...placedBy(position, move)]));
    }
    if (!tried) return noTiles;
    const laid = placedBy(position, tried);
    return reply && shown === pinned ? new Map([...laid, ...placedBy(position, reply)]) : laid;
  }

  /** Where replies to the chosen move land, by square. */
  protected get heat(): ReadonlyMap<number, number> {
    const { judgedMove } = this;
    const { reply, shown, pinned } = this.state;
    if (!judgedMove || reply || shown !== pinned) return noHeat;
    const width = widthOf(layoutOf(this.position.layout));
    return new Map(judgedMove.landings.map(([row = 0, col = 0, share = 0]) => [row * width + col, share]));
  }

  protected showReply(reply: CrosswordReply | null): void {
    this.set({ reply });
  }

  // What is told of it.

  /** How the play that is laid by hand ranks among all moves of the rack. */
  protected get laidRank(): string {
    const { result } = this.whyLaid;
    return result ? whyRank(result, this.notation, this.texts) : "";
  }

  protected get running(): Running | null {
    const { kind } = this;
    if (!kind) return null;
    const { state, progress, refusal } = this.jobs[kind];
    const part = progress ? progress.done / progress.total : null;
    const problem = refusal ? this.sentence(refusal) : "";
    const field = refusal?.data.field ?? "";
    return { state, part, sentence: this.#told(kind), problem, field };
  }

  #told(kind: Kind): string {
    const { told } = this.texts.text.crosswordAnalysis;
    const n = (value: number) => this.texts.number(value);
    const { state } = this.jobs[kind];
    if (state === "idle" || state === "refused") return "";
    const stopped = state === "cancelled" ? `${told.stopped} ` : "";
    if (kind === "simulate") {
      const { rollouts = 0, samples = 0, seconds = 0 } = this.jobs.simulate.known ?? {};
      if (!rollouts) return state === "cancelled" ? told.nothing : told.first;
      const rate = n(Math.round(rollouts / Math.max(seconds, 0.001)));
      return stopped + told.simulated(n(samples), n(rollouts), rate);
    }
    if (kind === "preendgame") {
      const found = this.jobs.preendgame.known;
      return found ? stopped + told.searched(n(found.plays.length), n(found.draws)) : told.searching;
    }
    return this.jobs.endgame.known ? stopped + (state === "running" ? told.deepening : "") : told.searching;
  }
}

/** A move of a line as a play on the board; a pass lays nothing. */
const asLaid = ({ row = 0, col = 0, across = true, placed = "" }: Ending["line"][number]) => {
  return { row, col, across, placed };
};
