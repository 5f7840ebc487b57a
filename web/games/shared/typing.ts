/**
 * Is something being typed into the position? What is merely unfinished is not called wrong meanwhile.
 *
 * The hand is at it from a change on until it leaves the place, or rests for a while.
 */
import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Milliseconds without a change after which the hand rests. */
const REST = 2000;

export class Typing implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #timer = 0;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  get going(): boolean {
    return this.#timer > 0;
  }

  begin(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(this.end, REST);
  }

  readonly end = (): void => {
    clearTimeout(this.#timer);
    if (this.going) this.#host.requestUpdate();
    this.#timer = 0;
  };

  hostConnected(): void {
    // It begins with the first change.
  }

  hostDisconnected(): void {
    this.end();
  }
}
