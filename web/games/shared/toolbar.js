/**
 * What can be done with the whole position. What a game can do beside it lies in between, as children.
 *
 * Raises `undo`, `redo`, `clear` and `copy-link`.
 */
import { LitElement, css, html, nothing } from "lit";
import { TextsController } from "../../text/texts.ts";
import { icon } from "../../components/icons.ts";
import { shared } from "../../components/shared-styles.ts";

/** Milliseconds that "Link copied" stays. */
const SAID = 2500;

export class Toolbar extends LitElement {
  static properties = {
    canUndo: { type: Boolean },
    canRedo: { type: Boolean },
    canClear: { attribute: false },
    labels: { attribute: false },
    copied: { state: true },
  };

  static styles = [
    shared,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
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
    /** Null where there is nothing to be cleared at all. @type {boolean | null} */
    this.canClear = null;
    /** Names of tools that are called something else here. @type {Partial<Record<"undo" | "redo" | "clear", string>>} */
    this.labels = {};
    this.copied = false;
  }

  /** Say that the link was copied. */
  sayCopied() {
    this.copied = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.copied = false), SAID);
  }

  render() {
    const text = this.#texts.text.tools;
    return html`
      ${this.#tool("undo", this.canUndo)} ${this.#tool("redo", this.canRedo)}
      ${this.canClear === null ? nothing : this.#tool("clear", this.canClear)}
      <slot></slot>
      <button type="button" class="button copy" name="copy-link" @click=${() => this.#raise("copy-link")}>
        ${icon(this.copied ? "check" : "link")} ${this.copied ? text.copied : text.copy}
      </button>
      <span class="out-of-sight" role="status">${this.copied ? text.copied : ""}</span>
    `;
  }

  /**
   * @param {"undo" | "redo" | "clear"} name
   * @param {boolean} can
   */
  #tool(name, can) {
    const label = this.labels[name] ?? this.#texts.text.tools[name];
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
        ${icon(name)}
      </button>
    `;
  }

  /** @param {string} type */
  #raise(type) {
    this.dispatchEvent(new CustomEvent(type));
  }
}

customElements.define("tw-toolbar", Toolbar);
