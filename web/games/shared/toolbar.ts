/**
 * What can be done with the whole position. What a game can do beside it lies in between, as children.
 *
 * Raises `undo`, `redo`, `clear`, `from-picture` and `copy-link`.
 */
import { css, html, nothing } from "lit";
import { property } from "lit/decorators.js";
import { icon } from "../../ui/icons.ts";
import { low } from "../../ui/media.ts";
import { Part } from "../../ui/part.ts";
import type { FirstTexts } from "../../text/en.ts";
import type { Picture } from "./picture.ts";
import "./share.ts";

/** Letters of a name that takes 165 px with its icon and what stands beside it; one of up to 20 takes 215. */
const SHORT = 10;

type Tool = "undo" | "redo" | "clear";

export class Toolbar extends Part<Record<string, undefined>, FirstTexts> {
  @property({ type: Boolean }) canUndo = false;
  @property({ type: Boolean }) canRedo = false;
  /** Null where there is nothing to be cleared at all. */
  @property({ attribute: false }) canClear: boolean | null = null;
  /** Can a position be read from a picture? */
  @property({ type: Boolean }) canRead = false;
  /** Names of tools that are called something else here. */
  @property({ attribute: false }) labels: Partial<Record<Tool, string>> = {};
  /** Gives what is on the table, in small. */
  @property({ attribute: false }) picture: (() => Picture) | null = null;
  @property() letterLanguage = "en";
  /** Gives the link that is passed on. */
  @property({ attribute: false }) link = () => location.href;
  /** Was the link copied a moment ago? */
  @property({ type: Boolean }) copied = false;

  /** The tool that was pressed a moment ago, whose button may be out of use when that is done. */
  #pressed: Tool | null = null;

  static override styles = css`
    :host {
      margin-inline: -10px;
    }

    /* Beside a board that is as high as a low screen there is little room. */
    @media ${low} {
      .button.icon-only {
        width: 38px;
      }
    }

    /* These two stay together where there is no room for all in one row. */
    .out {
      flex: 1 1 92px;
      justify-content: flex-end;
    }

    /* A small phone has room for all of them in one row, and for nothing between them, whatever the page says. */
    @media (max-width: 380px) {
      :host {
        gap: 0 !important;
      }

      .out {
        gap: 0;
      }

      .out {
        flex-basis: 88px;
      }
    }

    /* All tools stand in one row: what the icon says needs no words where there is no room for them. */
    @container (max-width: 165px) {
      .out span {
        display: none;
      }
    }

    @container (max-width: 215px) {
      .out.long span {
        display: none;
      }
    }
  `;

  override render() {
    const text = this.texts.text.tools;
    const label = this.copied ? text.copied : text.copy;
    return html`
      ${this.#tool("undo", this.canUndo)} ${this.#tool("redo", this.canRedo)}
      ${this.canClear === null ? nothing : this.#tool("clear", this.canClear)}
      ${this.canRead ? this.#fromPicture() : nothing}
      <slot></slot>
      <div class="out flow container gap-2 ${text.copy.length > SHORT ? "long" : ""}">
        <button
          type="button"
          class="button"
          name="copy-link"
          aria-label=${label}
          title=${text.copy}
          @click=${() => this.raise("copy-link")}
        >
          ${icon(this.copied ? "check" : "link")} <span>${label}</span>
        </button>
        <tw-share
          .picture=${this.picture}
          .letterLanguage=${this.letterLanguage}
          .link=${this.link}
        ></tw-share>
      </div>
      <span class="out-of-sight" role="status">${this.copied ? text.copied : ""}</span>
    `;
  }

  #tool(name: Tool, can: boolean) {
    const label = this.labels[name] ?? this.texts.text.tools[name];
    return html`
      <button
        type="button"
        class="button icon-only"
        name=${name}
        aria-label=${label}
        title=${label}
        ?disabled=${!can}
        @click=${() => this.#press(name)}
      >
        ${icon(name)}
      </button>
    `;
  }

  #press(name: Tool) {
    this.#pressed = name;
    this.raise(name);
  }

  // A button that its press has put out of use loses the focus: the first that is in use gets it.
  override updated() {
    const pressed = this.#pressed;
    this.#pressed = null;
    if (!pressed || !this.renderRoot.querySelector(`[name=${pressed}]:disabled`)) return;
    if (this.matches(":focus-within") || document.activeElement === document.body)
      this.renderRoot.querySelector<HTMLButtonElement>("button:enabled")?.focus();
  }

  #fromPicture() {
    const { title } = this.texts.text.pictures;
    return html`
      <button
        type="button"
        class="button icon-only"
        name="from-picture"
        aria-label=${title}
        title=${title}
        @click=${() => this.raise("from-picture")}
      >
        ${icon("picture")}
      </button>
    `;
  }
}

customElements.define("tw-toolbar", Toolbar);
