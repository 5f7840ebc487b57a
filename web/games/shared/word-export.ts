/** Copies and downloads of all the words. Raises `copy-words`, and `download` with "text" or "csv". */
import { css, html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { icon } from "../../ui/icons.ts";
import { Part } from "../../ui/part.ts";

export type Form = "text" | "csv";

@customElement("tw-word-export")
export class WordExportButtons extends Part {
  @property({ type: Boolean }) disabled = false;
  /** Were the words copied a moment ago? */
  @property({ type: Boolean }) copied = false;

  static override styles = css`
    :host {
      --icon: 18px;
      display: flex;
    }

    .button {
      padding: 0 9px;
    }

    @media (max-width: 430px) {
      .button {
        min-width: var(--target);
        padding: 0 7px;
      }

      .button.copy span {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
    }
  `;

  override render() {
    const text = this.texts.text.words;
    return html`
      <button
        type="button"
        class="button slim copy"
        name="copy"
        title=${text.copyHint}
        ?disabled=${this.disabled}
        @click=${() => this.raise("copy-words")}
      >
        ${icon(this.copied ? "check" : "copy")} <span>${this.copied ? text.copied : text.copy}</span>
      </button>
      ${this.#download("text", text.text, text.asText)} ${this.#download("csv", "CSV", text.asTable)}
      <span class="out-of-sight" role="status">${this.copied ? text.copied : ""}</span>
    `;
  }

  #download(form: Form, label: string, hint: string) {
    return html`<button
      type="button"
      class="button slim"
      name=${form}
      title=${hint}
      ?disabled=${this.disabled}
      @click=${() => this.raise("download", form)}
    >
      ${icon("download")} ${label}
    </button>`;
  }
}
