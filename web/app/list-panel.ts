/**
 * The word lists' panel: choose one, bring one's own, change it, take it along; and which words are wanted at all.
 *
 * Raises `set` with the settings that changed. `show()` opens it, `bring(file)` opens it and reads a file.
 */
import { consume } from "@lit/context";
import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { barDialogStyles, DialogPart } from "../ui/dialog.ts";
import { icon } from "../ui/icons.ts";
import type { Engine } from "../engine/client.ts";
import { engineContext } from "../games/shared/context.ts";
import type { Settings } from "../games/shared/store.ts";
import type { FirstTexts } from "../text/en.ts";
import "./list-editor.ts";
import "./list-import.ts";
import "./list-overview.ts";

@customElement("tw-lists")
export class ListsPanel extends DialogPart<{ set: Partial<Settings> }, FirstTexts> {
  @consume({ context: engineContext, subscribe: true })
  @state()
  private engine: Engine | null = null;

  @property({ attribute: false }) settings: Settings | null = null;
  @state() view: "overview" | "import" | "editor" = "overview";
  /** Id of the list whose words are changed. */
  @state() editedId = "";
  /** A file that was dropped on the page. */
  @state() file: File | null = null;

  static override styles = barDialogStyles;

  override async show(view: "overview" | "import" = "overview") {
    this.view = view;
    this.file = null;
    await super.show();
  }

  async bring(file: File) {
    await this.show("import");
    this.file = file;
  }

  get #edited() {
    return this.engine?.catalogue.find(({ id }) => id === this.editedId);
  }

  get heading() {
    const text = this.texts.text.lists;
    return {
      overview: text.title,
      import: text.bring,
      editor: text.editing.title(this.#edited?.name ?? ""),
    }[this.view];
  }

  override beforeHeading() {
    const { back } = this.texts.text.lists;
    if (this.view === "overview") return nothing;
    return html`<button
      type="button"
      class="button icon-only"
      aria-label=${back}
      title=${back}
      @click=${this.closed}
    >
      ${icon("back")}
    </button>`;
  }

  content() {
    const { settings } = this;
    const edited = this.#edited;
    if (!settings) return nothing;
    if (this.view === "import") {
      return html`<tw-list-import
        class="column gap-14"
        .file=${this.file}
        @use=${({ detail }: CustomEvent<string>) => (this.raise("set", { list: detail }), this.close())}
        @done=${this.closed}
      ></tw-list-import>`;
    }
    if (this.view === "editor" && edited) {
      return html`<tw-list-editor
        class="column gap-14"
        .list=${edited}
        @made=${({ detail }: CustomEvent<string>) => this.#made(edited.id, detail)}
      ></tw-list-editor>`;
    }
    return html`<tw-list-overview
      class="column gap-14"
      .settings=${settings}
      @set=${({ detail }: CustomEvent<Partial<Settings>>) => this.raise("set", detail)}
      @chosen=${this.close}
      @import=${() => (this.view = "import")}
      @edit=${({ detail }: CustomEvent<string>) => {
        this.editedId = detail;
        this.view = "editor";
      }}
    ></tw-list-overview>`;
  }

  /** Back to the overview, which is what the panel opens with. */
  override closed = () => {
    this.view = "overview";
    this.file = null;
  };

  /** A list was made of another; whoever played with that one plays with this one. */
  #made(from: string, to: string) {
    this.editedId = to;
    if (this.settings?.list === from) this.raise("set", { list: to });
  }
}
