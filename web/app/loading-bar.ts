/** The thin bar that shows how far the engine is, words after a while, and the way out when it failed. */
import { consume } from "@lit/context";
import { css, html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { embedded } from "../ui/media.ts";
import { isCostly } from "../ui/metered.ts";
import { Part } from "../ui/part.ts";
import { inlineStyle } from "../ui/templates.ts";
import { icon } from "../ui/icons.ts";
import type { Engine, EngineState } from "../engine/client.ts";
import { engineContext } from "../games/shared/context.ts";
import type { FirstTexts } from "../text/en.ts";
import { WatchController } from "../ui/watch.ts";

/** Seconds of loading before words are owed; a first visit whose bytes may cost money is told how many they are at once. */
const PATIENCE = 3;
/** Milliseconds after which a short download of a word list is worth a bar. */
const SHORT = 250;

/** It comes and goes over the foot of the page, so that nothing moves. The keys that one types with lie over it. */
const overlaid = css`
  .said {
    position: fixed;
    z-index: 6;
    inset: auto 12px calc(12px + max(var(--covered), env(safe-area-inset-bottom)));
    width: fit-content;
    max-width: min(640px, 100vw - 24px);
    margin-inline: auto;
    padding-inline: 16px;
    border-radius: 12px;
    box-shadow: var(--shadow);
  }
`;

@customElement("tw-loading")
export class Loading extends Part<object, FirstTexts> {
  @consume({ context: engineContext, subscribe: true })
  @state()
  private engine: Engine | null = null;

  /** Is there a board that can be set up meanwhile? */
  @property({ type: Boolean }) board = false;

  /** Has it taken so long that words are owed? */
  @state() late = false;
  /** Has it taken so long that a bar is? */
  @state() due = false;

  static override styles = [
    css`
      .line {
        position: fixed;
        z-index: 8;
        inset: 0 0 auto;
        height: 3px;
        overflow: hidden;
      }

      .line i {
        display: block;
        height: 100%;
        background: var(--accent);
        transform: scaleX(var(--part));
        transform-origin: left;
        transition: transform var(--quick) ease-out;
      }

      .said {
        gap: 6px 14px;
        padding: 8px clamp(12px, 3vw, 32px);
        background: var(--accent-wash);
      }

      .failed {
        background: var(--wrong-wash);
      }

      .failed .icon {
        color: var(--wrong);
      }
    `,
    ...(embedded ? [] : [overlaid]),
  ];

  #watch = new WatchController(this, "state");
  #timer = 0;
  #stage = "";

  override willUpdate() {
    this.#watch.watch(this.engine);
    const stage = this.engine?.state.stage ?? "idle";
    const busy = stage === "download" || stage === "start" || stage === "list";
    const wasBusy = this.#stage === "download" || this.#stage === "start" || this.#stage === "list";
    this.#stage = stage;
    if (busy && !wasBusy) {
      this.late = false;
      this.due = false;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        this.due = true;
        this.late = this.engine?.state.stage === "download" && isCostly(navigator);
        this.#timer = setTimeout(() => (this.late = true), PATIENCE * 1000 - SHORT);
      }, SHORT);
    }
    if (!busy) clearTimeout(this.#timer);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  override render() {
    const { text } = this.texts;
    const state = this.engine?.state;
    if (!state || state.stage === "idle" || state.stage === "ready") return nothing;
    if (state.stage === "failed") {
      return html`
        <p class="said failed flow flush text-15" role="alert">
          ${icon("wrong")}
          <span class="grows">${state.error ? this.texts.error(state.error) : text.loading.failed}</span>
          <button type="button" class="button plain keeps" @click=${() => this.engine?.retry()}>
            ${text.loading.retry}
          </button>
        </p>
      `;
    }
    const part = this.#part(state);
    return html`
      ${
        this.due
          ? html`<section aria-label=${text.loading.label}>
              <div
                class="line"
                role="progressbar"
                aria-label=${text.loading.label}
                aria-valuemin="0"
                aria-valuemax="100"
                aria-valuenow=${Math.round(part * 100)}
              >
                <i .style=${inlineStyle(`--part: ${part}`)}></i>
              </div>
            </section>`
          : nothing
      }
      ${this.late ? html`<p class="said flow wraps flush text-15" role="status">${this.#words(state)}</p>` : nothing}
    `;
  }

  /** How far it is: the download is most of the way, starting is the rest. */
  #part({ stage, loaded, total }: EngineState) {
    const part = total ? Math.min(1, loaded / total) : 0;
    if (stage === "start") return 0.85;
    return stage === "list" ? Math.max(0.05, part) : 0.04 + 0.76 * part;
  }

  #words(state: EngineState) {
    const said = this.#stageOf(state);
    return this.board && state.stage !== "list" ? `${said} ${this.texts.text.loading.meanwhile}` : said;
  }

  #stageOf({ stage, loaded, total, what }: EngineState) {
    const { loading } = this.texts.text;
    if (stage === "start") return loading.start;
    if (stage === "list") return loading.list(what);
    if (!total) return loading.connecting;
    const megabytes = (bytes: number) =>
      this.texts.number(bytes / 1e6, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    return loading.download(megabytes(loaded), megabytes(total));
  }
}
