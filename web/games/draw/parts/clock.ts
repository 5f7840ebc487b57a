import type { ReactiveControllerHost } from "lit";

/** A clock that runs down and says so four times a second. */
const TICK = 250;

export class Clock {
  #host: ReactiveControllerHost;
  #timer = 0;
  #end = 0;
  #onEnd: () => void;

  constructor(host: ReactiveControllerHost, onEnd: () => void) {
    this.#host = host;
    this.#onEnd = onEnd;
    host.addController(this);
  }

  hostDisconnected() {
    this.stop();
  }

  get running() {
    return this.#end > 0;
  }

  /** Seconds left, in whole ones. */
  get left() {
    return this.running ? Math.max(0, Math.ceil((this.#end - performance.now()) / 1000)) : 0;
  }

  start(seconds: number) {
    this.stop();
    this.#end = performance.now() + seconds * 1000;
    this.#timer = setInterval(() => this.#tick(), TICK);
    this.#host.requestUpdate();
  }

  stop() {
    clearInterval(this.#timer);
    this.#end = 0;
  }

  #tick() {
    this.#host.requestUpdate();
    if (this.left > 0) return;
    this.stop();
    this.#onEnd();
  }
}
