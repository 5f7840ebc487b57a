/** What can be done with the whole position. Raises `undo`, `redo`, `clear` and `copy-link`. */
import { LitElement, css, html } from "lit";
import { TextsController } from "../../text/texts.js";
import { icon } from "../../components/icons.js";
import { shared } from "../../components/shared-styles.js";

/** Milliseconds that "Link copied" stays. */
const SAID = 2500;

export class LetterpressToolbar extends LitElement {
  static properties = {
    canUndo: { type: Boolean },
    canRedo: { type: Boolean },
    canClear: { type: Boolean },
    copied: { state: true },
  };

  static styles = [
    shared,
    css`
      :host {
        display: flex;
        align-items: center;
        gap: 2px;
        margin-inline: -10px;
      }

      .copy {
        margin-left: auto;
      }
    `,
  ];

  #texts = new TextsController(this);
  #timer = 0;

  constructor() {
    super();
    this.canUndo = false;
    this.canRedo = false;
    this.canClear = false;
    this.copied = false;
  }

  /** Say that the link was copied. */
  sayCopied() {
    this.copied = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.copied = false), SAID);
  }

  render() {
    const text = this.#texts.text.letterpress;
    return html`
      ${this.#tool("undo", "undo", text.undo, this.canUndo)}
      ${this.#tool("redo", "redo", text.redo, this.canRedo)}
      ${this.#tool("clear", "clear", text.clear, this.canClear)}
      <button type="button" class="button copy" name="copy-link" @click=${() => this.#raise("copy-link")}>
        ${icon(this.copied ? "check" : "link")} ${this.copied ? text.copied : text.copy}
      </button>
      <span class="out-of-sight" role="status">${this.copied ? text.copied : ""}</span>
    `;
  }

  /**
   * @param {string} name
   * @param {"undo" | "redo" | "clear"} picture
   * @param {string} label
   * @param {boolean} can
   */
  #tool(name, picture, label, can) {
    return html`
      <button
        type="button"
        class="button icon-only"
        name=${name}
        aria-label=${label}
        title=${label}
        ?disabled=${!can}
        @click=${() => this.#raise(name)}
      >
        ${icon(picture)}
      </button>
    `;
  }

  /** @param {string} type */
  #raise(type) {
    this.dispatchEvent(new CustomEvent(type));
  }
}

customElements.define("tw-letterpress-toolbar", LetterpressToolbar);
