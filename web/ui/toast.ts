/**
 * A sentence about what has just been done, and a way to take it back. On a phone it lies at the foot of the screen, where a
 * thumb is, or above the page's keys (`--keys`); on one that is low, where nothing at its foot is free, over the bar. It
 * goes with the next thing that is done, or by itself, but not while one is on it.
 *
 *   act    what it offers is wanted
 *   close  something else is done, or its time is over
 */
import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, property } from "lit/decorators.js";
import { low, narrow, sheetWhen, tiny } from "./media.ts";
import { Part } from "./part.ts";

/** Milliseconds that it stays. */
const STAY = 7000;

/** Keys that lead to the way back, or do nothing by themselves. */
const WAITING = ["Tab", "Shift", "Control", "Alt", "Meta"];

export interface Message {
  /** What one sees: short. */
  text: string;
  /** What those hear who do not see the board. */
  said: string;
}

@customElement("tw-toast")
export class Toast extends Part<{ act: undefined; close: undefined }> {
  @property({ attribute: false }) message: Message | null = null;
  /** What it offers. */
  @property() action = "";

  static override styles = css`
    .toast {
      position: fixed;
      z-index: 8;
      inset: auto max(20px, env(safe-area-inset-right)) max(20px, env(safe-area-inset-bottom)) auto;
      max-width: min(420px, 100vw - 24px);
      padding: 4px 6px 4px 16px;
      border-radius: 12px;
      background: var(--ink);
      color: var(--bg);
      box-shadow: var(--shadow);
      animation: rise var(--quick) ease-out;

      @media (max-width: 860px) {
        inset-inline: 12px;
        justify-content: space-between;
        margin-inline: auto;
      }

      @media ${sheetWhen(narrow)} {
        --foot: max(var(--covered), env(safe-area-inset-bottom));
        inset: auto 6px calc(6px + var(--foot) + var(--keys, 0px));
        padding-block: 0;
      }

      @media ${low}, ${tiny} {
        --from: -8px;
        inset: max((var(--bar) - 44px) / 2, env(safe-area-inset-top)) 6px auto;
        padding-block: 0;
      }

      @media (forced-colors: active) {
        border: 1px solid;
      }
    }

    .toast .button {
      color: inherit;
      text-decoration: underline;
      text-underline-offset: 3px;
    }

    .toast .button:hover {
      background: none;
    }

    @keyframes rise {
      from {
        opacity: 0;
        transform: translateY(var(--from, 8px));
      }
    }
  `;

  #timer = 0;

  override connectedCallback() {
    super.connectedCallback();
    for (const type of ["click", "keydown"]) window.addEventListener(type, this.#onNext, { capture: true });
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    for (const type of ["click", "keydown"])
      window.removeEventListener(type, this.#onNext, { capture: true });
    clearTimeout(this.#timer);
  }

  override updated(changed: PropertyValues) {
    if (changed.has("message")) this.#start();
  }

  override render() {
    const { message } = this;
    return html`
      <span class="out-of-sight" role="status">${message?.said ?? ""}</span>
      ${
        message
          ? html`<div
              class="toast figures flow gap-12"
              @pointermove=${this.#stop}
              @pointerleave=${this.#start}
              @focusin=${this.#stop}
              @focusout=${this.#start}
            >
              <span class="clipped strong" aria-hidden="true">${message.text}</span>
              <button type="button" class="button keeps" name="undo-play" @click=${() => this.raise("act")}>
                ${this.action}
              </button>
            </div>`
          : nothing
      }
    `;
  }

  // Heard before whoever it is for: what the next thing has to tell comes after.
  #onNext = (event: Event) => {
    const waiting = event instanceof KeyboardEvent && WAITING.includes(event.key);
    if (this.message && !waiting && !event.composedPath().includes(this)) this.raise("close");
  };

  #stop = () => {
    clearTimeout(this.#timer);
  };

  #start = () => {
    this.#stop();
    if (this.message) this.#timer = window.setTimeout(() => this.raise("close"), STAY);
  };
}
