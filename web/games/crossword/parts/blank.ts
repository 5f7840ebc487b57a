/**
 * Asks what letter a blank is to be, below the rack or at the foot of the screen, so that the board stays in sight.
 *   lay     {letter, asBlank}  it is to be laid where the caret is
 *   naming  false              it is closed, in whatever way
 */
import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, property } from "lit/decorators.js";
import { DialogPart } from "../../../ui/dialog.ts";
import type { Letter, Notation } from "../../../tiles/notation.ts";

interface Events {
  lay: { letter: string; asBlank: boolean };
  naming: boolean;
}

/** Pixels between the rack and the dialog. */
const GAP = 8;

@customElement("tw-crossword-blank")
export class CrosswordBlank extends DialogPart<Events> {
  @property({ attribute: false }) notation: Notation | null = null;
  /** Is a blank to be laid? */
  @property({ type: Boolean }) naming = false;
  /** What it comes to lie below. */
  @property({ attribute: false }) rack: () => Element | null | undefined = () => null;

  static override styles = css`
    dialog {
      position: fixed;
      inset: var(--top, auto) auto auto var(--left, 0);
      width: var(--width, 100%);
      max-width: none;
      margin: 0;
    }

    /* The board is looked at meanwhile. */
    dialog::backdrop {
      background: none;
    }

    .panel {
      padding: 0 8px 6px;
    }

    .header {
      margin-inline: -8px;
      padding: 0 4px 0 14px;
    }

    h2 {
      font-size: 1rem;
    }

    .letters {
      grid-template-columns: repeat(auto-fill, minmax(33px, 1fr));
      gap: 3px;
    }

    .letters:focus {
      outline: none;
    }

    .letters button {
      min-height: 40px;
      padding: 0;
    }
  `;

  constructor() {
    super();
    this.addEventListener("keydown", (event) => this.#onKey(event));
  }

  override updated(changed: PropertyValues<this>) {
    if (!changed.has("naming")) return;
    if (this.naming) void this.show();
    else this.close();
  }

  override async show() {
    await super.show();
    this.renderRoot.querySelector<HTMLElement>(".letters")?.focus(); // no letter is chosen yet
    const rack = this.rack()?.getBoundingClientRect();
    const { dialog } = this;
    if (!rack || !dialog) return;
    const { style } = dialog;
    style.setProperty("--left", `${rack.left}px`);
    style.setProperty("--width", `${rack.width}px`);
    const top = Math.min(rack.bottom + GAP, window.innerHeight - dialog.offsetHeight);
    style.setProperty("--top", `${top}px`);
  }

  get heading() {
    return this.texts.text.crosswordGame.hand.blankFor;
  }

  content() {
    const { letters, alphabet } = this.notation ?? {};
    return html`<div
      class="letters stack"
      role="group"
      tabindex="-1"
      aria-label=${this.heading}
      lang=${alphabet ?? nothing}
    >
      ${letters?.map(
        ({ face }: Letter) =>
          html`<button
            type="button"
            class="button plain"
            data-letter=${face}
            @click=${() => this.#choose(face)}
          >
            ${face}
          </button>`,
      )}
    </div>`;
  }

  protected override closed() {
    if (this.naming) this.raise("naming", false);
  }

  #choose(letter: string) {
    this.close(); // the board has the focus again
    this.raise("lay", { letter, asBlank: true });
  }

  /** A letter may be typed, too. */
  #onKey(event: KeyboardEvent) {
    const { notation } = this;
    if (!notation || event.ctrlKey || event.altKey || event.metaKey) return;
    const { face } = notation.see(notation.tile(event.key));
    if (!notation.letters.some((letter) => letter.face === face)) return;
    event.preventDefault();
    this.#choose(face);
  }
}
