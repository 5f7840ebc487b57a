/** Redraws a component whenever an EventTarget (the store, the engine) says that it changed. */
export class WatchController {
  #host;
  #type;
  /** @type {EventTarget | null} */
  #target = null;

  /**
   * @param {import("lit").ReactiveControllerHost} host
   * @param {string} type of the event to listen for
   */
  constructor(host, type) {
    this.#host = host;
    this.#type = type;
    host.addController(this);
  }

  /** @param {EventTarget | null} target */
  watch(target) {
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
