/**
 * The word lists' panel: choose one, bring one's own, change it, take it along; and which words are wanted at all.
 *
 * Raises `set` with the settings that changed. `show()` opens it, `bring(file)` opens it and reads a file.
 */
import { LitElement, html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { icon } from "../components/icons.ts";
import { shared } from "../components/shared-styles.ts";
import type { Engine } from "../engine/client.ts";
import type { Lexicon } from "../engine/protocol.ts";
import { TextsController } from "../text/texts.ts";
import "./lists-bring.ts";
import "./lists-edit.ts";
import "./lists-overview.ts";
import { listsStyles } from "./lists-styles.ts";
import type { Settings } from "../games/shared/store.ts";

@customElement("tw-lists")
export class ListsPanel extends LitElement {
  @property({ attribute: false }) engine: Engine | null = null;
  @property({ attribute: false }) settings: Settings | null = null;
  @state() view: "overview" | "bring" | "edit" = "overview";
  /** Id of the list whose words are changed. */
  @state() edited = "";
  /** A file that was dropped on the page. */
  @state() file: File | null = null;
  /** Has it been opened? Until then it is empty, so that the page is there sooner. */
  @state() shown = false;

  static override styles = [shared, listsStyles];

  #texts = new TextsController(this);

  async show(view: "overview" | "bring" = "overview") {
    this.shown = true;
    this.view = view;
    this.file = null;
    await this.updateComplete;
    if (!this.#dialog?.open) this.#dialog?.showModal();
  }

  async bring(file: File) {
    await this.show("bring");
    this.file = file;
  }

  get #dialog() {
    return this.renderRoot.querySelector("dialog") as HTMLDialogElement | null;
  }

  #close = () => this.#dialog?.close();

  override render() {
    const text = this.#texts.text.lists;
    const { engine, settings, view } = this;
    const edited = engine?.catalogue.find(({ id }) => id === this.edited);
    const title = { overview: text.title, bring: text.bring, edit: text.editing.title(edited?.name ?? "") }[
      view
    ];
    return html`
      <dialog aria-labelledby="title" @click=${this.#onClick} @close=${this.#onClose}>
        <div class="panel">
          <header>
            ${
              view === "overview"
                ? nothing
                : html`<button
                    type="button"
                    class="button icon-only"
                    aria-label=${text.back}
                    title=${text.back}
                    @click=${this.#back}
                  >
                    ${icon("back")}
                  </button>`
            }
            <h2 id="title">${title}</h2>
            <button
              type="button"
              class="button icon-only"
              name="close-lists"
              aria-label=${text.close}
              title=${text.close}
              @click=${this.#close}
            >
              ${icon("close")}
            </button>
          </header>
          ${this.shown && engine && settings ? this.#body(engine, settings, edited) : nothing}
        </div>
      </dialog>
    `;
  }

  #body(engine: Engine, settings: Settings, edited: Lexicon | undefined) {
    if (this.view === "bring") {
      return html`<tw-lists-bring
        .engine=${engine}
        .file=${this.file}
        @use=${({ detail }: CustomEvent) => (this.#set({ list: detail }), this.#close())}
        @done=${this.#back}
      ></tw-lists-bring>`;
    }
    if (this.view === "edit" && edited) {
      return html`<tw-lists-edit
        .engine=${engine}
        .list=${edited}
        @made=${({ detail }: CustomEvent) => this.#made(edited.id, detail)}
      ></tw-lists-edit>`;
    }
    return html`<tw-lists-overview
      .engine=${engine}
      .settings=${settings}
      @set=${({ detail }: CustomEvent) => this.#set(detail)}
      @chosen=${this.#close}
      @bring=${() => (this.view = "bring")}
      @edit=${({ detail }: CustomEvent) => {
        this.edited = detail;
        this.view = "edit";
      }}
    ></tw-lists-overview>`;
  }

  #back = () => {
    this.view = "overview";
    this.file = null;
  };

  /** A list was made of another; whoever played with that one plays with this one. */
  #made(from: string, to: string) {
    this.edited = to;
    if (this.settings?.list === from) this.#set({ list: to });
  }

  #set(patch: Partial<Settings>) {
    this.dispatchEvent(new CustomEvent("set", { detail: patch }));
  }

  // A press beside the panel is one on the dialog itself.
  #onClick(event: Event) {
    if (event.target === event.currentTarget) this.#close();
  }

  #onClose = () => {
    this.view = "overview";
    this.file = null;
  };
}
