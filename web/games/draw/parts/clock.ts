/** A clock that runs down, in sight. Raises `time-up`. */
import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../../../ui/part.ts";

/** Milliseconds after which it looks again how late it is. */
const TICK = 250;

@customElement("tw-draw-clock")
export class DrawClock extends Part<{ "time-up": undefined }> {
  /** When the time is up, in milliseconds as performance.now counts them; 0 for a clock that does not run. */
  @property({ type: Number }) end = 0;

  static override styles = css`
    span {
      display: block;
      font-size: 1.75rem;
      font-weight: 680;
      letter-spacing: -0.02em;
      line-height: 1;
    }
  `;

  #timer = 0;

  override updated(changed: PropertyValues) {
    if (!changed.has("end")) return;
    clearInterval(this.#timer);
    if (this.end) this.#timer = setInterval(() => this.#tick(), TICK);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  /** Seconds left, in whole ones. */
  get #left() {
    return Math.max(0, Math.ceil((this.end - performance.now()) / 1000));
  }

  override render() {
    if (!this.end) return nothing;
    const left = this.#left;
    return html`<span
      class="time figures ${left <= 10 ? "wrong-ink" : ""}"
      role="timer"
      aria-label=${this.texts.text.draw.left(String(left))}
      >${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}</span
    >`;
  }

  #tick() {
    this.requestUpdate();
    if (this.#left > 0) return;
    clearInterval(this.#timer);
    this.raise("time-up");
  }
}
