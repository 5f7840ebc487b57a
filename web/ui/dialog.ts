/**
 * A dialog over the page, with a heading and a way to close it; a press beside it closes it as well. Whoever extends this
 * says what stands in it.
 */
import { LitElement, css, html, nothing, type CSSResultGroup } from "lit";
import { query, state } from "lit/decorators.js";
import { FocusKeeper } from "./focus-keeper.ts";
import { icon } from "./icons.ts";
import { layers } from "./layers.ts";
import { raise } from "./part.ts";
import { layout } from "./layout-styles.ts";
import { shared } from "./shared-styles.ts";
import type { FirstTexts, Texts } from "../text/en.ts";
import { TextsController } from "../text/texts.ts";

/**
 * @template Events the detail of each event, by its type
 * @template T FirstTexts for what is drawn before any game is there
 */
export abstract class DialogPart<
  Events extends object = Record<string, unknown>,
  T extends FirstTexts = Texts,
> extends LitElement {
  protected readonly texts = new TextsController<T>(this);
  /** Has it been opened? Until then it is empty, so that the page is there sooner. */
  @state() protected shown = false;
  @query("dialog") protected dialog!: HTMLDialogElement | null;

  /** After the shared styles of parts come those of dialogs. */
  protected static override finalizeStyles(styles: CSSResultGroup = []) {
    return super.finalizeStyles([shared, layout, dialogStyles, styles]);
  }

  protected raise<Type extends keyof Events & string>(type: Type, detail?: Events[Type]): void {
    raise(this, type, detail);
  }

  protected abstract get heading(): string;

  protected abstract content(): unknown;

  /** What stands before the heading. */
  protected beforeHeading(): unknown {
    return nothing;
  }

  /** May it be closed now? Else it asks first whether what was done in it may be lost. */
  protected mayClose(): boolean {
    return true;
  }

  /** It has been closed, in whatever way. */
  protected closed(): void {
    // Most have nothing to put away.
  }

  constructor() {
    super();
    new FocusKeeper(this, this.#regainFocus);
  }

  async show(): Promise<void> {
    this.shown = true;
    await this.updateComplete;
    if (this.dialog?.open) return;
    this.dialog?.showModal();
    layers.add(this.#leave);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    layers.remove(this.#leave);
  }

  protected readonly close = (): void => this.dialog?.close();

  protected override render(): unknown {
    const { close } = this.texts.text.notice;
    return html`
      <dialog
        aria-labelledby="title"
        @click=${this.#onClick}
        @cancel=${this.#onCancel}
        @close=${this.#onClose}
      >
        <div class="panel column gap-0">
          <div class="header flow gap-4">
            ${this.beforeHeading()}
            <h2 id="title" class="clipped flush">${this.heading}</h2>
            <button
              type="button"
              class="button icon-only"
              name="close-dialog"
              aria-label=${close}
              title=${close}
              @click=${this.#leave}
            >
              ${icon("close")}
            </button>
          </div>
          ${this.shown ? this.content() : nothing}
        </div>
      </dialog>
    `;
  }

  // A heading that always took the focus would have it when the dialog opens.
  readonly #regainFocus = () => {
    const title = this.renderRoot.querySelector<HTMLElement>("#title");
    title?.setAttribute("tabindex", "-1");
    title?.focus({ preventScroll: true });
  };

  // A press beside it is one on the dialog itself.
  #onClick(event: Event) {
    if (event.target === event.currentTarget) this.#leave();
  }

  readonly #leave = () => {
    const mayClose = this.mayClose();
    if (mayClose) this.close();
    return mayClose;
  };

  readonly #onClose = () => {
    layers.remove(this.#leave);
    this.closed();
  };

  /** Escape. */
  #onCancel(event: Event) {
    if (event.target === event.currentTarget && !this.mayClose()) event.preventDefault();
  }
}

const dialogStyles = css`
  dialog {
    width: min(520px, 100vw - 24px);
    max-height: calc(100dvh - 24px);
    padding: 0;
    overflow: auto;
    border: 0;
    border-radius: 18px;
    background: var(--surface);
    box-shadow: var(--shadow);
    color: var(--ink);
    scrollbar-width: thin;

    @media (forced-colors: active) {
      border: 2px solid CanvasText;
    }
  }

  dialog::backdrop {
    background: rgb(20 15 8 / 28%);
  }

  .panel {
    padding: 0 20px 20px;
  }

  .header {
    position: sticky;
    z-index: 1;
    top: 0;
    margin-inline: -20px;
    padding: 10px 12px 6px 20px;
    background: var(--surface);
  }

  .header > .icon-only:first-child {
    margin-left: -12px;
  }

  .header > :last-child {
    margin-left: auto;
  }

  h2 {
    font-size: 1.1875rem;
    font-weight: 650;
    letter-spacing: -0.01em;
  }
`;

/** A dialog under its button in the bar on a wide screen, from the bottom up on a phone. */
export const barDialogStyles = css`
  dialog {
    position: fixed;
    inset: calc(var(--bar) + 6px) max(12px, 3vw) auto auto;
    width: min(460px, 94vw);
    max-height: calc(var(--screen) - var(--bar) - 24px);
    margin: 0;
  }

  @media (max-width: 560px) {
    dialog {
      inset: auto 0 0;
      width: 100%;
      max-width: none;
      max-height: 88dvh;
      border-radius: 18px 18px 0 0;
    }

    .panel {
      padding: 0 16px calc(16px + env(safe-area-inset-bottom));
    }

    .header {
      margin-inline: -16px;
      padding: 10px 8px 6px 16px;
    }
  }
`;
