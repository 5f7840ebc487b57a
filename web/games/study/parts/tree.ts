/** The longer words that have a word in them, as a tree of the letters that they gained. Raises `open` with one, and `all`. */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../../../ui/part.ts";
import { button } from "../../../ui/button.ts";
import type { Branch } from "../model/tree.ts";

@customElement("tw-study-tree")
export class StudyTree extends Part<{ open: string; all: undefined }> {
  @property({ attribute: false }) branches: readonly Branch[] = [];
  /** How many longer words there are. */
  @property({ type: Number }) count = 0;
  @property() letterLanguage = "en";

  static override styles = css`
    :host {
      padding-top: 10px;
    }

    ul ul {
      padding-left: 14px;
      border-left: 2px solid var(--line);
      margin-left: 4px;
    }

    .leaf {
      display: inline-block;
      margin-right: 10px;
    }

    .bare-button {
      min-height: clamp(28px, var(--target), 36px);
      padding: 0 5px;
      border-radius: 7px;
    }

    b {
      color: var(--accent);
    }
  `;

  override render() {
    const text = this.texts.text.studySearch.word;
    if (!this.count) return nothing;
    return html`
      <div class="flow apart">
        <h3 class="label">${text.longer}</h3>
        ${button("all", text.all(this.texts.number(this.count)), () => this.raise("all"), { look: "slim" })}
      </div>
      ${this.#list(this.branches)}
    `;
  }

  #list(branches: readonly Branch[]): unknown {
    return html`<ul class="unstyled text-15" lang=${this.letterLanguage}>
      ${branches.map((branch) => this.#branch(branch))}
    </ul>`;
  }

  #branch({ word, letter, side, branches }: Branch) {
    const gained = html`<b>${letter}</b>`;
    const rest = side === "front" ? word.slice(letter.length) : word.slice(0, -letter.length);
    return html`<li class=${branches.length ? "" : "leaf"}>
      <button
        type="button"
        class="bare-button presses"
        aria-label=${word}
        @click=${() => this.raise("open", word)}
      >
        ${side === "front" ? html`${gained}${rest}` : html`${rest}${gained}`}
      </button>
      ${branches.length ? this.#list(branches) : nothing}
    </li>`;
  }
}
