import type { ReactiveControllerHost } from "lit";

/** Redraws a component whenever an EventTarget (the store, the engine) says that it changed. */
export class WatchController {
  #host: ReactiveControllerHost;
  #type: string;
  #target: EventTarget | null = null;

  /** @param type of the event to listen for */
  constructor(host: ReactiveControllerHost, type: string, target: EventTarget | null = null) {
    this.#host = host;
    this.#type = type;
    this.#target = target;
    host.addController(this);
  }

  watch(target: EventTarget | null) {
    if (target === this.#target) return;
    this.hostDisconnected();
    this.#target = target;
    this.hostConnected();
  }

  #redraw = () => this.#host.requestUpdate();

  hostConnected() {
    this.#target?.addEventListener(this.#type, this.#redraw);
  }

  hostDisconnected() {
    this.#target?.removeEventListener(this.#type, this.#redraw);
  }
}
