/** The keys of a game in a dialog, which `?` opens. */
import { css, html } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { icon } from "../../components/icons.ts";
import { Part } from "../../components/part.ts";
import { keyList, keysStyles, type KeyList } from "./keys.ts";

@customElement("tw-keys")
export class KeysDialog extends Part {
  @property({ attribute: false }) keys: KeyList = [];

  @query("dialog") dialog!: HTMLDialogElement | null;

  static override styles = [
    keysStyles,
    css`
      dialog {
        width: min(520px, 100vw - 32px);
        max-height: calc(100dvh - 64px);
        padding: 8px 20px 16px;
        border: 0;
        border-radius: 16px;
        background: var(--surface);
        color: var(--ink);
        box-shadow: var(--shadow);
      }

      dialog::backdrop {
        background: rgb(0 0 0 / 35%);
      }

      header {
        display: flex;
        align-items: center;
        justify-content: space-between;
        margin-right: -10px;
      }

      h2 {
        margin: 0;
        font-size: 1.125rem;
      }
    `,
  ];

  show() {
    if (!this.dialog?.open) this.dialog?.showModal();
  }

  override render() {
    const { keys, notice } = this.texts.text;
    return html`<dialog aria-label=${keys.title}>
      <header>
        <h2>${keys.title}</h2>
        <button
          type="button"
          class="button icon-only"
          name="close-keys"
          aria-label=${notice.close}
          title=${notice.close}
          @click=${() => this.dialog?.close()}
        >
          ${icon("close")}
        </button>
      </header>
      ${keyList([...this.keys, ...keys.everywhere])}
    </dialog>`;
  }
}
