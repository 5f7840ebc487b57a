/**
 * Simulates candidates on the page's engine and a few more beside it.
 *
 * The engine says which candidates are to be played out next, with which samples, and ranks them by what has come of it;
 * here only the work is dealt out. Samples are numbered, so which worker makes which rollouts changes nothing, nor does
 * it when a simulation is broken off and goes on.
 */
import type { Engine } from "../../../engine/client.ts";
import type { Methods } from "../../../engine/methods.ts";
import { SharedWork, type Hooks } from "../../shared/job.ts";
import { Kept } from "../../shared/kept.ts";

export type Simulation = Methods["crossword.stage"]["params"];
export type Stage = Methods["crossword.stage"]["result"];
export type NextStage = NonNullable<Stage["next"]>;
type Rollouts = NonNullable<Stage["made"]>;

/** What has come of a simulation so far. */
export interface Simulated extends Stage {
  /** Rollouts that were made for it, in seconds; for those who measure. */
  rollouts: number;
  seconds: number;
}

interface KeptSimulation {
  params: Simulation;
  simulated: Simulated;
}

/** Simulations by what they go by. */
const kept = new Kept("tilewise-crossword-simulations", 6, (value): value is KeptSimulation => {
  const { params, simulated } = (value ?? {}) as Partial<KeptSimulation>; // looked at here
  return params instanceof Object && Array.isArray(simulated?.plays);
});

// What is tried in it, plays that were laid or chosen among them, does not make it another simulation.
// Leave values that are learnt on do not, either: they are many, and count from the next simulation on. With more samples
// it goes on.
const keyOf = ({
  candidates: _candidates,
  also: _also,
  leaves: _leaves,
  samples: _samples,
  ...params
}: Simulation): string => JSON.stringify(params);

/** What came of a simulation, or had when the visit ended; null if there was none. */
export const keptSimulation = (params: Simulation): KeptSimulation | null => kept.get(keyOf(params));

export const forgetSimulation = (params: Simulation): void => kept.set(keyOf(params), null);

/** Rollouts of a piece: fewer would be asked for too often, more would leave a worker without any at the end. */
const PIECE = 25;

/** A simulation that has begun, as far as it has come. */
interface Begun {
  /** What it was begun with but for the number of samples, as a text. */
  of: string;
  /** How many samples it was to have. */
  samples: number;
  stage: Stage;
  made: Rollouts[];
  /** The first samples of the pieces of this stage that are made. */
  pieces: Set<number>;
  seconds: number;
}

export class SharedSimulation extends SharedWork<Simulation, Simulated> {
  /** What the last simulation has left to go on from. */
  #left: Begun | null = null;

  /** Would it go on with these params? Not if it has had all samples. */
  goesOn(params: Simulation): boolean {
    const left = this.#left;
    if (left?.of !== begunWith(params) || !left.made.length) return false;
    return left.stage.next !== null || samplesOf(params) > left.samples;
  }

  protected override async share(
    engine: Engine,
    params: Simulation,
    { signal, onProgress }: Hooks<Simulated>,
  ): Promise<Simulated> {
    const start = performance.now();
    const begun = this.goesOn(params) ? this.#left : null;
    const { samples: _, ...tried } = params;
    let stage = begun?.stage ?? (await engine.request("crossword.stage", params, { signal }));
    const { candidates } = stage;
    const made = begun?.made ?? [];
    const further = () =>
      engine.request("crossword.stage", { ...params, candidates, also: [], made }, { signal });
    if (!stage.next) stage = await further(); // more samples than it was begun with
    let pieces = begun?.pieces ?? new Set<number>();
    const before = begun?.seconds ?? 0;
    const seconds = () => before + (performance.now() - start) / 1000;
    const rollouts = () => made.reduce((sum, piece) => sum + count(piece), 0);
    const told = (): Simulated => ({ ...stage, rollouts: rollouts(), seconds: seconds() });
    let simulated = told();
    const keep = () => {
      this.#left = {
        of: begunWith(params),
        samples: samplesOf(params),
        stage,
        made,
        pieces,
        seconds: seconds(),
      };
    };
    while (stage.next) {
      const { next, samples } = stage;
      const all = piecesOf(next);
      const report = () => {
        const part = pieces.size / all.length;
        // A candidate that comes back catches up with those that have more samples.
        const done = Math.max(samples, next.first + next.samples * part);
        onProgress({ done, total: samplesOf(params), partial: told() });
      };
      report();
      const work = async (worker: Engine, piece: NextStage) => {
        const request = { ...tried, candidates, also: [], piece };
        const { made: some } = await worker.request("crossword.stage", request, { signal });
        if (some) made.push(some);
        pieces.add(piece.first);
        keep();
        report();
      };
      const left = all.filter(({ first }) => !pieces.has(first));
      await this.pool.share(engine, left, work, { signal });
      stage = await further();
      pieces = new Set();
      simulated = told();
      keep();
      const { leaves: _, ...known } = params;
      kept.set(keyOf(params), { params: known, simulated });
    }
    return simulated;
  }
}

/** What a simulation goes by but for the number of its samples, with which it goes on. */
const begunWith = ({ samples: _, ...params }: Simulation): string => JSON.stringify(params);

const samplesOf = ({ samples = 0 }: Simulation): number => samples;

const count = ({ rollouts }: Rollouts): number => rollouts.reduce((sum, each) => sum + each.length, 0);

/** A stage in pieces: all of its candidates, with a few samples each, for a sample's tiles are dealt to all at once. */
export function piecesOf({ of, first, samples }: NextStage): NextStage[] {
  const few = Math.max(1, Math.round(PIECE / of.length));
  return Array.from({ length: Math.ceil(samples / few) }, (_, n) => ({
    of,
    first: first + n * few,
    samples: Math.min(few, samples - n * few),
  }));
}
