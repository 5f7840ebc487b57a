/**
 * Words added to a list and taken out of it, one by one. Raises `made` with the id of the list that has the change.
 */
import { Part } from "../ui/part.ts";
import type { FirstTexts } from "../text/en.ts";
import { css, html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { icon } from "../ui/icons.ts";
import { describedBy, wrong } from "../ui/wrong.ts";
import { isOwn } from "../engine/lists.ts";
import type { Lexicon } from "../engine/protocol.ts";
import { Asking } from "./list-view.ts";

@customElement("tw-list-editor")
export class ListEditor extends Part<{ made: string }, FirstTexts> {
  readonly #asking = new Asking(this, this.texts);

  @property({ attribute: false }) list: Lexicon | null = null;
  /** What the last change came to. */
  @state() outcome = "";
  @state() busy = false;

  static override styles = [
    css`
      label {
        flex: 1 1 100%;
      }

      .chips {
        margin-top: 5px;
      }

      .chip {
        --icon: 15px;
        min-height: 34px;
        padding: 0 4px 0 12px;
        border-radius: 17px;
        background: var(--sink);
      }

      .chip button {
        width: 28px;
        height: 28px;
        border-radius: 50%;
      }

      .chip button:hover {
        background: var(--line);
      }

      .out .chip span {
        text-decoration: line-through;
      }
    `,
  ];

  override firstUpdated() {
    this.#field?.focus();
  }

  get #field() {
    return this.renderRoot.querySelector("input");
  }

  override render() {
    const { list } = this;
    if (!list) return nothing;
    const text = this.texts.text.lists.editing;
    return html`
      ${isOwn(list.id) ? nothing : html`<p class="quiet flush">${text.note(list.name)}</p>`}
      <form class="flow by-bottom wraps" @submit=${this.#onSubmit}>
        <label class="stack gap-5">
          <span class="label">${text.word}</span>
          <input
            class="field"
            name="words"
            lang=${list.alphabet}
            placeholder=${text.hint}
            aria-invalid=${Boolean(this.#asking.trouble)}
            aria-describedby=${describedBy(this.#asking.trouble)}
            autocapitalize="none"
            autocomplete="off"
            autocorrect="off"
            spellcheck="false"
          />
        </label>
        <button type="submit" class="button filled" value="add" ?disabled=${this.busy}>${text.add}</button>
        <button type="submit" class="button plain" value="remove" ?disabled=${this.busy}>
          ${text.takeOut}
        </button>
      </form>
      ${wrong(this.#asking.trouble)}
      <p class="quiet figures flush" role="status">${this.outcome}</p>
      ${this.#chips(text.added, list.added ?? [], "remove", "in")}
      ${this.#chips(text.removed, list.removed ?? [], "add", "out")}
    `;
  }

  #chips(label: string, words: readonly string[], undo: "add" | "remove", kind: string) {
    if (!words.length) return nothing;
    return html`<div class=${kind}>
      <span class="label">${label}</span>
      <div class="chips flow wraps gap-6" lang=${this.list?.alphabet ?? nothing}>
        ${words.map(
          (word) =>
            html`<span class="chip flow gap-2 weight-550"
              ><span>${word}</span
              ><button
                type="button"
                class="bare-button centred"
                aria-label=${this.texts.text.lists.editing.undo(word)}
                @click=${() => this.#undo(word, undo)}
              >
                ${icon("close")}
              </button></span
            >`,
        )}
      </div>
    </div>`;
  }

  async #onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const field = this.#field;
    const words = (field?.value ?? "").split(/[\s,;]+/).filter(Boolean);
    if (!field || !words.length) return;
    if (
      await this.#change(
        event.submitter?.getAttribute("value") === "remove" ? { remove: words } : { add: words },
      )
    )
      field.value = "";
    field.focus();
  }

  #undo(word: string, how: "add" | "remove") {
    void this.#change({ [how]: [word] });
  }

  async #change(change: { add?: string[]; remove?: string[] }) {
    const { engine } = this.#asking;
    const { list } = this;
    if (!engine || !list) return false;
    const text = this.texts.text.lists.editing;
    this.busy = true;
    const made = await this.#asking.attempt(() =>
      engine.lists.derive(list, { ...change, name: text.newName(list.name) }),
    );
    this.busy = false;
    if (!made) return false;
    this.outcome = text.did(this.texts.number(made.entry.words));
    this.raise("made", made.entry.id);
    return true;
  }
}
