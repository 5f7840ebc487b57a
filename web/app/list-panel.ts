/**
 * The word lists' panel: choose one, bring one's own, change it, take it along; and which words are wanted at all.
 *
 * Raises `set` with the settings that changed. `show()` opens it, `bring(file)` opens it and reads a file.
 */
import { consume } from "@lit/context";
import { LitElement, html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { icon } from "../components/icons.ts";
import { shared } from "../components/shared-styles.ts";
import type { Engine } from "../engine/client.ts";
import type { Lexicon } from "../engine/protocol.ts";
import { engineContext } from "../games/shared/context.ts";
import { TextsController } from "../text/texts.ts";
import "./list-import.ts";
import "./list-editor.ts";
import "./list-overview.ts";
import { listsStyles } from "./list-panel-styles.ts";
import type { Settings } from "../games/shared/store.ts";

@customElement("tw-lists")
export class ListsPanel extends LitElement {
  @consume({ context: engineContext, subscribe: true })
  @state()
  private engine: Engine | null = null;

  @property({ attribute: false }) settings: Settings | null = null;
  @state() view: "overview" | "import" | "editor" = "overview";
  /** Id of the list whose words are changed. */
  @state() edited = "";
  /** A file that was dropped on the page. */
  @state() file: File | null = null;
  /** Has it been opened? Until then it is empty, so that the page is there sooner. */
  @state() shown = false;

  static override styles = [shared, listsStyles];

  #texts = new TextsController(this);

  async show(view: "overview" | "import" = "overview") {
    this.shown = true;
    this.view = view;
    this.file = null;
    await this.updateComplete;
    if (!this.#dialog?.open) this.#dialog?.showModal();
  }

  async bring(file: File) {
    await this.show("import");
    this.file = file;
  }

  get #dialog() {
    return this.renderRoot.querySelector("dialog");
  }

  #close = () => this.#dialog?.close();

  override render() {
    const text = this.#texts.text.lists;
    const { engine, settings, view } = this;
    const edited = engine?.catalogue.find(({ id }) => id === this.edited);
    const title = {
      overview: text.title,
      import: text.bring,
      editor: text.editing.title(edited?.name ?? ""),
    }[view];
    return html`
      <dialog aria-labelledby="title" @click=${this.#onClick} @close=${this.#onClose}>
        <div class="panel">
          <div class="header">
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
          </div>
          ${this.shown && settings ? this.#body(settings, edited) : nothing}
        </div>
      </dialog>
    `;
  }

  #body(settings: Settings, edited: Lexicon | undefined) {
    if (this.view === "import") {
      return html`<tw-list-import
        .file=${this.file}
        @use=${({ detail }: CustomEvent<string>) => (this.#set({ list: detail }), this.#close())}
        @done=${this.#back}
      ></tw-list-import>`;
    }
    if (this.view === "editor" && edited) {
      return html`<tw-list-editor
        .list=${edited}
        @made=${({ detail }: CustomEvent<string>) => this.#made(edited.id, detail)}
      ></tw-list-editor>`;
    }
    return html`<tw-list-overview
      .settings=${settings}
      @set=${({ detail }: CustomEvent<Partial<Settings>>) => this.#set(detail)}
      @chosen=${this.#close}
      @import=${() => (this.view = "import")}
      @edit=${({ detail }: CustomEvent<string>) => {
        this.edited = detail;
        this.view = "editor";
      }}
    ></tw-list-overview>`;
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
