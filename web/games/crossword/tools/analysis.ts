/** What a position can be asked beyond the ranking: a simulation, the pre-endgame or the endgame, by the tiles in its bag. */
import { html, nothing, type ReactiveController } from "lit";
import { detail, inlineStyle } from "../../../ui/templates.ts";
import { Job } from "../../shared/job.ts";
import { memo } from "../../shared/memo.ts";
import { Slice } from "../../shared/page-state.ts";
import type { Result } from "../../shared/queries.ts";
import { rackSizeOf, widthOf } from "../model/games.ts";
import { ofPreendings, ofSimulation, type Judged } from "../model/judged.ts";
import type { Options } from "../model/link.ts";
import { placedBy, type Play, type Position } from "../model/position.ts";
import { OwnSearch } from "../model/search.ts";
import { leadIn } from "../model/turns.ts";
import {
  forgetSimulation,
  keptSimulation,
  SharedSimulation,
  type Simulated,
  type Simulation,
} from "../model/simulation.ts";
import "../parts/analysis.ts";
import type { Kind, Running } from "../parts/analysis.ts";
import "../parts/judged.ts";
import "../parts/line.ts";
import type { Ending } from "../parts/line.ts";
import { Candidates } from "./candidates.ts";
import { WhatWasKept, type Needs as Known } from "./inference.ts";
import type { Chosen } from "./chosen.ts";
import type { Laying } from "./laying.ts";
import { noTiles } from "./page.ts";

const noHeat: ReadonlyMap<number, number> = new Map();

/** What the tool is given by the others. */
interface Needs extends Known {
  chosen: Chosen;
  /** Has the play that is laid by hand or was played, which is simulated as well. */
  laying: () => Laying;
  /** Are there plays for the position? */
  ready: () => boolean;
  play: (play: Play) => void;
}

export class Analysis implements ReactiveController {
  readonly #on: Needs;
  readonly unseen;
  readonly #candidates: Candidates;
  readonly #kept: WhatWasKept;
  readonly #jobs;
  readonly #work: SharedSimulation;
  readonly #simulated = memo((stage: Simulated | null) => ofSimulation(stage?.plays ?? []));
  readonly #searched = memo((found: Result<"crossword.preendgame"> | null) =>
    found ? ofPreendings(found) : [],
  );
  /** Moves of an endgame's line that lie on the board, of a line. */
  readonly #slice: Slice<{ step: number; of: string }>;

  constructor(on: Needs) {
    this.#on = on;
    const { page, kit } = on;
    this.#slice = new Slice(page, { step: 0, of: "" });
    this.#candidates = new Candidates(on);
    this.#kept = new WhatWasKept(on);
    this.unseen = page.queries.add("crossword.unseen", () => ({
      ...kit.boardRequest,
      rack: page.position.rack.join(""),
    }));
    const engine = () => page.engine;
    this.#work = new SharedSimulation(engine);
    this.#jobs = {
      simulate: new Job<Simulation, Simulated, Simulated>(page, this.#work),
      preendgame: new Job(page, new OwnSearch("crossword.preendgame", engine)),
      endgame: new Job(page, new OwnSearch("crossword.endgame", engine)),
    };
    page.addController(this);
  }

  hostUpdate(): void {
    const { simulate, preendgame, endgame } = this.#jobs;
    // Plays that are laid or chosen meanwhile are tried the next time, and leave values that are learnt count from then on.
    // With more samples it goes on.
    const { leaves: _, ...simulation } = this.#simulation;
    const { candidates = null, also = [], leaves, samples = simulation.samples } = simulate.params ?? {};
    simulate.keepFor({ ...simulation, candidates, also, samples, ...(leaves && { leaves }) });
    if (simulate.state === "idle") this.#restore();
    preendgame.keepFor(this.#preendgame);
    endgame.keepFor(this.#common);
  }

  /** Show what came of a simulation on an earlier visit. */
  #restore(): void {
    const wanted = this.kind === "simulate" && !this.#on.page.readonly;
    const found = wanted ? keptSimulation(this.#simulation) : null;
    if (!found) return;
    const { params, simulated } = found;
    this.#jobs.simulate.restore(params, simulated, simulated.next ? "cancelled" : "done");
  }

  /** What the position can be asked; null while nothing can. */
  get kind(): Kind | null {
    const { rack } = this.#on.page.position;
    const { bag, count } = this.unseen.answer?.result ?? {};
    if (!rack.length || rack.length > rackSizeOf(this.#on.kit.layout) || typeof bag !== "number" || !count)
      return null;
    return bag > 2 ? "simulate" : bag ? "preendgame" : "endgame";
  }

  /** What the analysis has come to so far, as rows of a list. */
  get #judged(): readonly Judged[] {
    const { simulate, preendgame } = this.#jobs;
    return this.kind === "preendgame"
      ? this.#searched(preendgame.known)
      : this.#simulated(this.kind === "simulate" ? simulate.known : null);
  }

  get ending(): Ending | null {
    return this.kind === "endgame" ? this.#jobs.endgame.known : null;
  }

  /** What the list shows. */
  get list(): Kind | "plays" {
    return this.#judged.length || this.ending ? (this.kind ?? "plays") : "plays";
  }

  /** Take what one knows beside the board: what the other side holds, and the lead. */
  #tell(change: Partial<Position>): void {
    const { page } = this.#on;
    page.edit({ ...page.position, ...change }, Object.keys(change).join());
  }

  judged(play: Play | null): Judged | null {
    return this.#judged.find((move) => move === play) ?? null;
  }

  // What is asked.

  get #common() {
    const { spread, rack } = this.#on.page.position;
    return {
      ...{ ...this.#on.kit.boardRequest, ...this.#on.words.selection, rack: rack.join("") },
      spread: spread ? leadIn(spread) : this.#on.turns.lead,
    };
  }

  get #preendgame() {
    return { ...this.#common, known: this.#kept.known };
  }

  get #simulation(): Simulation {
    const { plies, samples } = this.#on.page.options;
    const { known } = this.#on.page.position;
    const { mine } = this.#on.laying();
    return {
      ...this.#common,
      ...{ plies: Number(plies), samples: Number(samples) },
      known: this.#on.kit.notation.rack(known).join("") || this.#kept.known,
      ...this.#candidates.request(mine),
      ...this.#on.leaves.request,
    };
  }

  #start(): void {
    const { kind } = this;
    const { simulate } = this.#jobs;
    if (kind === "simulate") void simulate.start(this.#simulation, this.#goesOn ? simulate.known : null);
    else if (kind === "preendgame") void this.#jobs.preendgame.start(this.#preendgame);
    else if (kind) void this.#jobs.endgame.start(this.#common);
  }

  /** Does a simulation that was stopped, or is to have more samples, go on where it was? */
  get #goesOn(): boolean {
    const { state } = this.#jobs.simulate;
    return (state === "cancelled" || state === "done") && this.#work.goesOn(this.#simulation);
  }

  #close(): void {
    const { params } = this.#jobs.simulate;
    if (params) forgetSimulation(params);
    for (const job of Object.values(this.#jobs)) job.forget();
  }

  // What lies on the board as if it were played.

  get #step(): number {
    const { step, of } = this.#slice.now;
    return of === this.#lineKey ? step : 0;
  }

  get #lineKey(): string {
    return JSON.stringify(this.#jobs.endgame.params);
  }

  get tentative(): ReadonlyMap<number, string> {
    const { ending } = this;
    const { position } = this.#on.page;
    const { tried, reply, isPinned } = this.#on.chosen;
    if (ending) {
      const moves = ending.line.slice(0, this.#step).map(asLaid);
      return new Map(moves.flatMap((move) => [...placedBy(position, move)]));
    }
    if (!tried) return noTiles;
    const laid = placedBy(position, tried);
    return reply && isPinned ? new Map([...laid, ...placedBy(position, reply)]) : laid;
  }

  /** Where replies to the chosen move land, by square. */
  get heat(): ReadonlyMap<number, number> {
    const { judged, reply, isPinned } = this.#on.chosen;
    if (!judged || reply || !isPinned) return noHeat;
    const width = widthOf(this.#on.kit.layout);
    return new Map(judged.landings.map(([row = 0, col = 0, share = 0]) => [row * width + col, share]));
  }

  // What is told of it.

  #running(kind: Kind): Running {
    const { state, progress, refusal } = this.#jobs[kind];
    const part = progress?.total ? progress.done / progress.total : null;
    const problem = refusal ? this.#on.page.sentence(refusal) : "";
    return { state, part, sentence: this.#told(kind), problem, field: refusal?.data.field ?? "" };
  }

  #told(kind: Kind): string {
    const { texts } = this.#on.page;
    const { told } = texts.text.crosswordAnalysis;
    const n = (value: number) => texts.number(value);
    const { state } = this.#jobs[kind];
    if (state === "idle" || state === "refused") return "";
    const stopped = state === "cancelled" ? `${told.stopped} ` : "";
    if (kind === "simulate") {
      const { rollouts = 0, samples = 0, seconds = 0 } = this.#jobs.simulate.known ?? {};
      if (!rollouts) return state === "cancelled" ? told.nothing : told.first;
      const rate = n(Math.round(rollouts / Math.max(seconds, 0.001)));
      const said = stopped + told.simulated(samples ? n(samples) : "", n(rollouts), rate);
      const isClear = state === "done" && samples < (this.#jobs.simulate.params?.samples ?? 0);
      return isClear && this.#judged.length > 1 ? `${said}. ${told.clear}` : said;
    }
    if (kind === "preendgame") {
      const { known: found, progress } = this.#jobs.preendgame;
      if (!found) return told.searching;
      const searched = stopped + told.searched(n(found.plays.length), n(found.draws));
      const isDeepening = state === "running" && progress !== null && progress.total - progress.done === 1;
      return isDeepening ? `${searched}. ${found.sampled ? told.deepening : told.proving}` : searched;
    }
    return this.#jobs.endgame.known ? stopped + (state === "running" ? told.deepening : "") : told.searching;
  }

  /** What the position can be asked, and how far that is. */
  view() {
    const { readonly, options, position } = this.#on.page;
    // Until the bag is known it keeps its place out of sight, so that the plays do not move when it comes.
    const awaited = !this.unseen.answer && position.rack.length > 0;
    const kind = awaited ? "simulate" : this.kind;
    if (!kind || readonly) return nothing;
    return html`<tw-crossword-analysis
      class="choices stack gap-4"
      .style=${inlineStyle(awaited ? "visibility: hidden" : "")}
      .kind=${kind}
      .note=${this.#on.leaves.sentence}
      .running=${this.#running(kind)}
      .goesOn=${kind === "simulate" && this.#goesOn}
      .options=${options}
      .known=${position.known}
      .spread=${position.spread}
      .lead=${this.#on.turns.lead}
      .candidates=${this.#candidates.plays}
      .alone=${this.#candidates.alone}
      .addable=${this.#candidates.addable}
      .notation=${this.#on.kit.notation}
      .inferring=${kind === "endgame" ? null : this.#kept.told}
      .disabled=${!this.#on.ready() || !this.unseen.fresh}
      @start=${() => this.#start()}
      @stop=${() => this.#jobs[kind].cancel()}
      @close=${() => this.#close()}
      @options=${detail((change: Partial<Options>) => this.#on.page.setOptions(change))}
      @told=${detail((change: Partial<Position>) => this.#tell(change))}
      @infer=${() => this.#kept.start()}
      @add=${() => this.#candidates.add()}
      @leave-out=${detail((play: Play) => this.#candidates.leaveOut(play))}
      @alone=${detail((alone: boolean) => this.#candidates.setAlone(alone))}
    ></tw-crossword-analysis>`;
  }

  /** The moves as they were played out or searched, or the best line to the end; null while none of it is there. */
  moves() {
    const { ending } = this;
    const judged = this.#judged;
    if (ending)
      return html`<tw-crossword-line
        class="grows"
        .ending=${ending}
        .notation=${this.#on.kit.notation}
        .step=${this.#step}
        @step=${detail((step: number) => this.#slice.set({ step, of: this.#lineKey }))}
      ></tw-crossword-line>`;
    if (!judged.length) return null;
    const { mine, mark } = this.#on.laying();
    const byWins = this.kind === "preendgame" || this.#jobs.simulate.known?.by === "wins";
    return html`<tw-crossword-judged
      class="grows"
      .plays=${judged}
      .by=${byWins ? "wins" : "mean"}
      .stale=${!this.#on.ready()}
      .mine=${mine}
      .mark=${mark}
      .notation=${this.#on.kit.notation}
      @show=${this.#on.chosen.show}
      @pin=${this.#on.chosen.pin}
      @play=${detail((play: Play) => this.#on.play(play))}
    ></tw-crossword-judged>`;
  }
}

/** A move of a line as a play on the board; a pass lays nothing. */
const asLaid = ({ row = 0, col = 0, across = true, placed = "" }: Ending["line"][number]) => {
  return { row, col, across, placed };
};
