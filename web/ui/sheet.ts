/**
 * On a wide screen nothing but a pane; on a phone a sheet that lies at the bottom and can be pulled up.
 *
 * Pulled up it reaches to `--sheet-top`, so that what is above stays in sight. Raises `pull` with whether it is up.
 * A page may say with `--peek` how much of it is seen while it is down.
 */
import {
  LitElement,
  css,
  html,
  type PropertyValues,
  type ReactiveController,
  type ReactiveControllerHost,
} from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { embedded, low, phone, sheetWhen } from "./media.ts";
import type { FirstTexts } from "../text/en.ts";
import { icon } from "./icons.ts";
import { Layer } from "./layers.ts";
import { Part } from "./part.ts";

/** Pixels that tell a pull from a tap. */
const PULL = 12;

@customElement("tw-sheet")
export class Sheet extends Part<{ pull: boolean }, FirstTexts> {
  @property({ type: Boolean, reflect: true }) up = false;

  @query(".body") body!: HTMLElement | null;

  static override styles = css`
    :host,
    .body {
      display: flex;
      flex-direction: column;
      min-height: 0;
    }

    .body {
      flex: 1;

      @media ${embedded ? phone : low} {
        overflow-y: auto;
      }
    }

    .handle {
      display: none;
    }

    @media ${sheetWhen()} {
      :host {
        position: fixed;
        z-index: 5;
        inset: auto 0 var(--covered);
        height: calc(var(--peek, 184px) + env(safe-area-inset-bottom));
        border-radius: 18px 18px 0 0;
        background: var(--surface);
        /* What sticks to its top covers what is scrolled below. */
        --under: var(--surface);
        box-shadow: var(--shadow);
        transition: height var(--quick) ease-out;
      }

      :host([up]) {
        height: max(132px, var(--screen) - var(--covered) - var(--sheet-top, 50dvh));
      }

      :host([pulling]) {
        transition: none;
      }

      .handle {
        position: absolute;
        z-index: 1;
        inset: 0 0 auto auto;
        display: grid;
        place-items: center;
        width: 56px;
        height: 44px;
        border-radius: 18px;
      }

      /* In line with what the body holds. */
      .head {
        padding-inline-start: 8px;
      }

      .grip {
        flex: none;
        height: 14px;
        margin-inline-start: -8px;
        touch-action: none;
        cursor: grab;
      }

      .grip::before {
        content: "";
        display: block;
        width: 36px;
        height: 4px;
        margin: 7px auto 0;
        border-radius: 2px;
        background: var(--edge);
        opacity: 0.6;
      }

      ::slotted([slot="head"]) {
        touch-action: none;
      }

      .body {
        padding: 0 8px env(safe-area-inset-bottom);
        overflow-y: auto;
        overscroll-behavior: contain;
        scrollbar-width: none;
      }

      :host(:not([up])) .body {
        overflow: hidden;
      }
    }

    @media (forced-colors: active) {
      :host {
        border-top: 1px solid CanvasText;
      }

      .grip::before {
        background: CanvasText;
      }
    }
  `;

  #pull: { y: number; height: number; moved: boolean } | null = null;

  constructor() {
    super();
    new Layer(
      this,
      () => this.up && this.#isSheet,
      () => this.#set(false),
    );
  }

  override render() {
    const text = this.texts.text.sheet;
    return html`
      <div
        class="head"
        @pointerdown=${this.#onDown}
        @pointermove=${this.#onMove}
        @pointerup=${this.#onUp}
        @pointercancel=${this.#onUp}
      >
        <div class="grip"></div>
        <slot name="head"></slot>
      </div>
      <button
        type="button"
        class="handle bare-button quiet"
        aria-expanded=${this.up}
        aria-label=${this.up ? text.down : text.up}
        @click=${() => this.#set(!this.up)}
      >
        ${icon(this.up ? "down" : "up")}
      </button>
      <div class="body"><slot></slot></div>
    `;
  }

  // What is seen of a sheet that is down is its beginning.
  override updated(changed: PropertyValues) {
    if (changed.get("up") && !this.up) this.body?.scrollTo({ top: 0 });
  }

  get #isSheet() {
    return getComputedStyle(this).position === "fixed";
  }

  #set(up: boolean) {
    if (up === this.up) return;
    this.up = up;
    this.raise("pull", up);
  }

  #onDown(event: PointerEvent) {
    const control = event
      .composedPath()
      .some((node) => node instanceof Element && node.matches("button, input, select"));
    if (!this.#isSheet || control || event.button !== 0) return;
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
    this.#pull = { y: event.clientY, height: this.offsetHeight, moved: false };
  }

  #onMove(event: PointerEvent) {
    const pull = this.#pull;
    if (!pull) return;
    const by = pull.y - event.clientY;
    if (Math.abs(by) < PULL && !pull.moved) return;
    pull.moved = true;
    this.toggleAttribute("pulling", true);
    const top = Number.parseFloat(getComputedStyle(this).getPropertyValue("--sheet-top")) || 0;
    this.style.height = `${Math.min(pull.height + by, window.innerHeight - top)}px`;
  }

  #onUp(event: PointerEvent) {
    const pull = this.#pull;
    if (!pull) return;
    this.#pull = null;
    this.toggleAttribute("pulling", false);
    this.style.height = "";
    const by = pull.y - event.clientY;
    this.#set(pull.moved ? by > 0 : true);
  }
}

/** Pixels between what stays in sight and a sheet that is pulled up. */
const GAP = 10;

/** Keeps something of a page in sight above the sheet, by telling where that may reach: `--sheet-top`. */
export class SheetTop implements ReactiveController {
  readonly #host: ReactiveControllerHost & LitElement;
  readonly #selector: () => string;
  readonly #size = new ResizeObserver(() => this.#soon());
  #above: Element | null = null;

  /** @param selector of what stays in sight, "" for nothing */
  constructor(host: ReactiveControllerHost & LitElement, selector: () => string) {
    this.#host = host;
    this.#selector = selector;
    host.addController(this);
  }

  hostUpdated(): void {
    const selector = this.#selector();
    const above = selector ? this.#host.renderRoot.querySelector(selector) : null;
    if (above === this.#above) return;
    this.#size.disconnect();
    this.#above = above;
    if (above) {
      this.#size.observe(above);
      this.#soon();
    } else this.#host.style.removeProperty("--sheet-top");
  }

  hostDisconnected(): void {
    this.#size.disconnect();
    this.#above = null;
  }

  // Where the sheet begins may be what a scroll bar comes for, and that another size, which an observer may not cause.
  #soon() {
    requestAnimationFrame(() => this.measure());
  }

  measure(): void {
    if (!this.#above) return;
    const top = this.#above.getBoundingClientRect().bottom + window.scrollY + GAP;
    this.#host.style.setProperty("--sheet-top", `${Math.round(top)}px`);
  }
}
