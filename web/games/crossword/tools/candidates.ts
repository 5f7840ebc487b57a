/** The plays that a simulation tries: the best, and those that were chosen for it, or these alone. */
import { Slice } from "../../shared/page-state.ts";
import { candidateOf, isSame } from "../model/judged.ts";
import type { Play } from "../model/position.ts";
import type { Simulation } from "../model/simulation.ts";
import type { Chosen } from "./chosen.ts";
import type { Kit } from "./kit.ts";
import type { Page } from "./page.ts";

interface State {
  /** What they can be played in: a board and a rack, as a text. */
  of: string;
  plays: readonly Play[];
  /** Are they tried without the best? */
  alone: boolean;
}

/** What the tool is given by the others. */
interface Needs {
  page: Page;
  kit: Kit;
  chosen: Chosen;
}

export class Candidates {
  readonly #on: Needs;
  readonly #slice: Slice<State>;

  constructor(on: Needs) {
    this.#on = on;
    this.#slice = new Slice<State>(on.page, { of: "", plays: [], alone: false });
  }

  get #of(): string {
    return JSON.stringify([this.#on.kit.boardRequest, this.#on.page.position.rack]);
  }

  get #state(): State {
    const { now } = this.#slice;
    const of = this.#of;
    return now.of === of ? now : { of, plays: [], alone: false };
  }

  get plays(): readonly Play[] {
    return this.#state.plays;
  }

  get alone(): boolean {
    return this.#state.alone;
  }

  /** The play that can be added: the one that is chosen in the list, if it is not among them. */
  get addable(): Play | null {
    const { chosen } = this.#on;
    const play = chosen.pinned && chosen.asMade(chosen.pinned);
    return play && !this.plays.some((each) => isSame(each, play)) ? play : null;
  }

  add(): void {
    const play = this.addable;
    if (play) this.#slice.set({ ...this.#state, plays: [...this.plays, play] });
  }

  leaveOut(play: Play): void {
    const plays = this.plays.filter((each) => each !== play);
    this.#slice.set({ ...this.#state, plays, alone: this.alone && plays.length > 0 });
  }

  setAlone(alone: boolean): void {
    this.#slice.set({ ...this.#state, alone });
  }

  /** What a simulation is asked for, with a play that is laid by hand or was played. */
  request(mine: Play | null): Pick<Simulation, "candidates" | "also"> {
    const also = mine ? [candidateOf(mine)] : [];
    const plays = this.plays.map(candidateOf);
    return this.alone ? { candidates: plays, also } : { candidates: null, also: [...also, ...plays] };
  }
}
