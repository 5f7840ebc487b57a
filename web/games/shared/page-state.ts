/** What a page and its tools know beside the position: no link holds it, and undo does not take it back. */
import type { ReactiveControllerHost } from "lit";
import type { Message } from "../../ui/toast.ts";

/** Plays that are asked for at first, and when the visitor wants more. */
export const FEW_PLAYS = 50;
export const MANY_PLAYS = 500;

/** Says something in a sentence, in whichever language the page has by then. */
export type Said = () => string;

export interface PageState {
  /** Is the sheet with the answers pulled up? */
  up: boolean;
  /** How many plays are asked for. */
  limit: number;
  /** What went wrong with something that the visitor did. */
  trouble: Said | null;
  /** What has just been done. */
  done: Message | null;
}

export const pageState: PageState = Object.freeze({ up: false, limit: FEW_PLAYS, trouble: null, done: null });

/** A tool's own slice of state. The page is drawn anew when it changes. */
export class Slice<State extends object> {
  now: Readonly<State>;
  readonly #host: Pick<ReactiveControllerHost, "requestUpdate">;

  constructor(host: Pick<ReactiveControllerHost, "requestUpdate">, state: State) {
    this.now = state;
    this.#host = host;
  }

  set(change: Partial<State>): void {
    const next = changed(this.now, change);
    if (next === this.now) return;
    this.now = next;
    this.#host.requestUpdate();
  }
}

/** The state after a change; the same object where nothing of it is new. */
export function changed<State extends object>(state: State, change: Partial<State>): State {
  const before = new Map<string, unknown>(Object.entries(state));
  const isNew = Object.entries(change).some(([name, value]) => before.get(name) !== value);
  return isNew ? { ...state, ...change } : state;
}
