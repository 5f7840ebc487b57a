/**
 * Is something being typed into the position? What is merely unfinished is not called wrong meanwhile.
 *
 * The hand is at it from a change on until it leaves the place, or rests for a while.
 */
import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Milliseconds without a change after which the hand rests. */
export const REST = 2000;

export class Typing implements ReactiveController {
  going = false;
  readonly #host: ReactiveControllerHost;
  #timer = 0;
  #leaving = 0;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  begin(): void {
    clearTimeout(this.#leaving);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.end, REST);
    this.going = true;
  }

  readonly end = (): void => {
    clearTimeout(this.#timer);
    if (this.going) this.#host.requestUpdate();
    this.going = false;
  };

  /** End when the focus leaves a part of the page: not when it is only passed on in it, or was back to type on. */
  readonly leave = ({ target }: FocusEvent): void => {
    clearTimeout(this.#leaving);
    this.#leaving = setTimeout(() => {
      if (!(target instanceof Element && target.matches(":focus-within"))) this.end();
    });
  };

  hostDisconnected(): void {
    this.end();
  }
}
