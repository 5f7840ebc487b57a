/**
 * Every word list, with what one may want to know of it and what one can do with it.
 *
 * Raises `set` with settings, `chosen` when a list was picked, `import`, and `edit` with a list's id.
 */
import { button } from "../ui/button.ts";
import { Part } from "../ui/part.ts";
import type { FirstTexts } from "../text/en.ts";
import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { icon } from "../ui/icons.ts";
import { saveFile } from "../ui/save-file.ts";
import { wrong } from "../ui/wrong.ts";
import type { Engine } from "../engine/client.ts";
import { isOwn } from "../engine/lists.ts";
import type { Lexicon } from "../engine/protocol.ts";
import { language } from "../text/language.ts";
import type { Settings } from "../games/shared/store.ts";
import { WatchController } from "../ui/watch.ts";
import { Asking } from "./list-view.ts";
import { rowStyles } from "./row-styles.ts";
import "./word-filter.ts";

@customElement("tw-list-overview")
export class ListOverview extends Part<
  {
    set: Partial<Settings>;
    chosen: undefined;
    import: undefined;
    edit: string;
  },
  FirstTexts
> {
  readonly #asking = new Asking(this, this.texts);

  @property({ attribute: false }) settings: Settings | null = null;
  /** Lists of the site that need no network. */
  @state() onDevice = new Set<string>();
  /** The list that is about to get a name or to go. */
  @state() change: { what: "rename" | "remove"; id: string } | null = null;

  static override styles = [
    rowStyles,
    css`
      .label {
        margin: 4px 0 -8px;
      }

      li {
        padding: 0 2px 0 10px;
      }

      li.chosen {
        background: var(--accent-wash);
      }

      .choice {
        grid-template-columns: auto minmax(0, 1fr);
        min-height: 52px;
        padding: 6px 0;
      }

      input[type="radio"] {
        width: 18px;
        height: 18px;
        margin: 0;
      }

      .facts {
        gap: 0 10px;
        grid-column: 2;
        line-height: 1.35;
      }

      .here {
        --icon: 15px;
        gap: 3px;
      }

      .here .icon {
        color: var(--accent);
      }

      a {
        color: inherit;
        text-underline-offset: 2px;
      }

      .tools .button {
        --icon: 18px;
        width: max(36px, var(--target));
      }

      progress {
        height: 4px;
        margin-bottom: 6px;
      }

      form,
      .ask {
        padding: 8px 8px 8px 0;
      }

      form .field {
        flex: 1;
        min-width: 8rem;
      }

      .ask span {
        flex: 1 1 100%;
      }
    `,
  ];

  #state = new WatchController(this, "state");
  #catalogue = new WatchController(this, "catalogue");
  #watched: Engine | null = null;
  #present = "";

  override willUpdate() {
    const { engine } = this.#asking;
    this.#state.watch(engine);
    this.#catalogue.watch(engine);
    if (engine && engine !== this.#watched) engine.addEventListener("kept", () => void this.#look());
    this.#watched = engine;
    const present = `${engine?.state.stage} ${this.settings?.list}`;
    if (present !== this.#present) void this.#look();
    this.#present = present;
  }

  override updated(changed: PropertyValues) {
    if (changed.has("change") && this.change) {
      const field = this.renderRoot.querySelector<HTMLInputElement>("form input");
      field?.focus();
      field?.select();
    }
  }

  async #look() {
    const onDevice = await this.#asking.engine?.lists.atHand();
    if (onDevice && [...onDevice].join() !== [...this.onDevice].join()) this.onDevice = onDevice;
  }

  override render() {
    const text = this.texts.text.lists;
    const { engine } = this.#asking;
    const { settings } = this;
    if (!engine || !settings) return nothing;
    const shipped = engine.catalogue.filter(({ id }) => !isOwn(id));
    const { own } = engine.lists;
    return html`
      ${
        own.length
          ? html`<span class="label">${text.own}</span>
              <ul class="unstyled stack gap-2">
                ${own.map((list) => this.#row(list, engine, settings))}
              </ul>
              <span class="label">${text.shipped}</span>`
          : nothing
      }
      <ul class="unstyled stack gap-2">
        ${shipped.map((list) => this.#row(list, engine, settings))}
      </ul>
      ${wrong(this.#asking.trouble)}
      ${button("bring", text.bring, () => this.raise("import"), { sign: "plus" })}
      <tw-word-filter
        class="column gap-4"
        .settings=${settings}
        @set=${({ detail }: CustomEvent<Partial<Settings>>) => this.raise("set", detail)}
      ></tw-word-filter>
    `;
  }

  #row(list: Lexicon, engine: Engine, settings: Settings) {
    const chosen = list.id === settings.list;
    const { stage, what, loaded, total } = engine.state;
    const fetching = stage === "list" && what === list.name;
    const change = this.change?.id === list.id ? this.change.what : null;
    return html`
      <li class=${chosen ? "chosen" : ""} data-list=${list.id}>
        ${change === "rename" ? this.#rename(list) : this.#choice(list, chosen, fetching)}
        ${change === "remove" ? this.#ask(list) : nothing}
        ${
          fetching
            ? html`<progress
                class="spans"
                max=${total || 1}
                .value=${loaded}
                aria-label=${this.texts.text.lists.fetching}
              ></progress>`
            : nothing
        }
      </li>
    `;
  }

  #choice(list: Lexicon, chosen: boolean, fetching: boolean) {
    const text = this.texts.text.lists;
    const n = (value: number) => this.texts.number(value);
    const own = isOwn(list.id);
    const spoken = new Intl.DisplayNames(language(), { type: "language" }).of(list.language) ?? "";
    const { added = [], removed = [] } = list;
    return html`
      <label class="choice">
        <input
          type="radio"
          name="list"
          value=${list.id}
          .checked=${chosen}
          @change=${() => this.raise("set", { list: list.id })}
          @click=${this.#onClick}
        />
        <span class="name strong breaks">${list.name}</span>
        <span class="facts quiet figures flow wraps text-14">
          <span>${text.size(n(list.words), list.words)}</span>
          ${list.name.startsWith(spoken) ? nothing : html`<span>${spoken}</span>`}
          ${added.length || removed.length ? html`<span>${text.changed(n(added.length), n(removed.length))}</span>` : nothing}
          ${fetching ? html`<span>${text.fetching}</span>` : own ? nothing : this.#place(list.id)}
          ${
            list.licence
              ? html`<a
                  href=${PAGE.licences}
                  title=${list.licence}
                  @click=${(event: Event) => event.stopPropagation()}
                  >${text.licence}</a
                >`
              : nothing
          }
        </span>
      </label>
      <span class="tools flow gap-0">
        ${this.#tool("list", text.edit, list, () => this.raise("edit", list.id))}
        ${
          own
            ? html`${this.#tool("edit", text.rename, list, () => (this.change = { what: "rename", id: list.id }))}
              ${this.#tool("download", text.export, list, () => this.#export(list))}
              ${this.#tool("clear", text.remove, list, () => (this.change = { what: "remove", id: list.id }))}`
            : nothing
        }
      </span>
    `;
  }

  /** Where a list of the site is. */
  #place(id: string) {
    const text = this.texts.text.lists;
    if (this.onDevice.has(id)) return html`<span class="here flow">${icon("device")}${text.here}</span>`;
    const bytes = PAGE.lists[id]?.bytes ?? 0;
    const megabytes = this.texts.number(bytes / 1e6, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    return html`<span>${text.fetched(megabytes)}</span>`;
  }

  #tool(picture: "edit" | "list" | "download" | "clear", label: string, list: Lexicon, action: () => void) {
    return html`<button
      type="button"
      class="button icon-only slim quiet"
      aria-label=${`${label}: ${list.name}`}
      title=${label}
      @click=${action}
    >
      ${icon(picture)}
    </button>`;
  }

  #rename(list: Lexicon) {
    const text = this.texts.text.lists;
    return html`<form class="flow wraps spans" @submit=${(event: SubmitEvent) => this.#onRename(event, list)}>
      <input
        class="field"
        name="name"
        aria-label=${text.name}
        maxlength="80"
        .value=${list.name}
        @keydown=${this.#onNameKey}
      />
      <button type="submit" class="button filled">${text.save}</button>
    </form>`;
  }

  /** Whoever plays with a list that is deleted goes on with another in the same letters. */
  #instead(list: Lexicon): Lexicon | undefined {
    const rest = this.#asking.engine?.catalogue.filter(({ id }) => id !== list.id) ?? [];
    const alike = rest.find(({ alphabet }) => alphabet === list.alphabet);
    return rest.find(({ id }) => id === list.of) ?? alike ?? rest[0];
  }

  #ask(list: Lexicon) {
    const text = this.texts.text.lists;
    const instead = list.id === this.settings?.list && this.#instead(list);
    return html`<div class="ask flow wraps spans" role="alert">
      <span class="strong breaks">${text.sure(list.name, this.texts.number(list.words))}</span>
      ${instead ? html`<span class="breaks">${text.then(instead.name)}</span>` : nothing}
      ${button("remove", text.remove, () => this.#remove(list), { look: "filled" })}
      <button type="button" class="button" @click=${() => (this.change = null)}>${text.keep}</button>
    </div>`;
  }

  #onRename(event: SubmitEvent, list: Lexicon) {
    event.preventDefault();
    const name = this.renderRoot.querySelector<HTMLInputElement>("form input")?.value.trim();
    if (name) void this.#asking.engine?.lists.rename(list.id, name);
    this.change = null;
  }

  #onNameKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    this.change = null;
  };

  async #remove(list: Lexicon) {
    this.change = null;
    await this.#asking.engine?.lists.remove(list.id);
    const instead = this.#instead(list);
    if (this.settings?.list === list.id && instead) this.raise("set", { list: instead.id });
  }

  async #export(list: Lexicon) {
    const content = await this.#asking.attempt(async () => this.#asking.engine?.lists.export(list.id));
    if (content)
      saveFile(`${list.name.replace(/[\\/:*?"<>|]+/g, "-")}.${list.notes ? "tsv" : "txt"}`, content);
  }

  // Arrows walk through the lists; only a pointer that picks one is done with the panel.
  #onClick = (event: MouseEvent) => {
    if (event.detail > 0) this.raise("chosen");
  };
}
