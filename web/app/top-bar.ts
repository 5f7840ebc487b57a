/** The slim bar: name, games, word list, settings. Raises `set` with the settings that changed, `lists`, `positions`. */
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { button } from "../ui/button.ts";
import { icon } from "../ui/icons.ts";
import { Part } from "../ui/part.ts";
import type { FieldEvent } from "../ui/templates.ts";
import { describedBy, wrong } from "../ui/wrong.ts";
import type { Lexicon } from "../engine/protocol.ts";
import { games } from "../games/registry.ts";
import type { FirstTexts } from "../text/en.ts";
import { barStyles } from "./top-bar-styles.ts";
import "./settings-menu.ts";
import { HOME, type Settings } from "../games/shared/store.ts";

/** The page without a position: the site's folder, or one file on a disk. */
const HOME_ADDRESS = location.protocol === "file:" ? location.pathname : "./";

@customElement("tw-bar")
export class Bar extends Part<
  { lists: undefined; positions: undefined; "list-again": undefined; set: Partial<Settings> },
  FirstTexts
> {
  @property({ attribute: false }) settings: Settings | null = null;
  @property({ attribute: false }) lists: readonly Lexicon[] = [];
  @property({ type: Boolean }) offline = false;
  /** Id of the list that is played with. */
  @property() list = "";
  @property() listProblem: string | null = null;
  /** A list to take in place of one with a problem. */
  @property({ attribute: false }) listInstead: Lexicon | null | undefined = null;

  static override styles = barStyles;

  override render() {
    const { text } = this.texts;
    const { settings } = this;
    if (!settings) return nothing;
    return html`
      <header class="bar flow gap-12">
        <a
          class="name anchor flow"
          href=${HOME_ADDRESS}
          aria-current=${settings.game === HOME ? "page" : nothing}
          @click=${(event: MouseEvent) => this.#goTo(event, HOME)}
          ><i class="centred" aria-hidden="true">T</i><span>${text.title}</span></a
        >
        ${this.#menu(settings.game)}
        <nav aria-label=${text.bar.games}>
          ${games().map(
            ({ id, name }) => html`
              <a
                class="flow slim quiet weight-550"
                href="#${id}"
                aria-current=${id === settings.game ? "page" : nothing}
                @click=${(event: MouseEvent) => this.#goTo(event, id)}
                >${name(text)}</a
              >
            `,
          )}
        </nav>
        ${
          this.offline
            ? html`<span
                class="offline quiet flow gap-6 text-14 weight-550"
                role="status"
                title=${text.bar.offlineHint}
                >${icon("offline")}<span>${text.bar.offline}</span></span
              >`
            : nothing
        }
        <div class="list anchor">
          <button
            type="button"
            class="button chosen ${this.listProblem ? "invalid" : ""}"
            name="list"
            data-list=${this.list}
            aria-haspopup="dialog"
            aria-describedby=${describedBy(this.listProblem)}
            @click=${() => this.raise("lists")}
          >
            <span class="out-of-sight">${text.bar.list}: </span>${this.#chosen(this.list)}${icon("down")}
          </button>
          ${this.listProblem ? html`<div class="problem stack gap-10">${wrong(this.listProblem)} ${this.#instead()}</div>` : nothing}
        </div>
        <button
          type="button"
          class="button icon-only"
          name="positions"
          aria-haspopup="dialog"
          aria-label=${text.bar.positions}
          title=${text.bar.positions}
          @click=${() => this.raise("positions")}
        >
          ${icon("bookmark")}
        </button>
        <tw-settings
          .settings=${settings}
          @set=${(event: CustomEvent<Partial<Settings>>) => this.#set(event.detail)}
        ></tw-settings>
      </header>
    `;
  }

  /** The ways out of a problem with the list. */
  #instead() {
    const { listInstead: list } = this;
    // What is wrong with a list of the site is that it did not come.
    const isSites = PAGE.catalogue.some(({ id }) => id === this.list);
    return html`${isSites ? this.#again() : nothing} ${list ? this.#use(list) : nothing}`;
  }

  #again() {
    return button("again", this.texts.text.loading.retry, () => this.raise("list-again"), { look: "filled" });
  }

  #use(list: Lexicon) {
    return button("instead", this.texts.text.bar.useList(list.name), () => this.#set({ list: list.id }), {
      look: "filled",
    });
  }

  /** The list in use: its name, and where there is room its size. */
  #chosen(id: string) {
    const list = this.lists.find((one) => one.id === id);
    if (!list) return html`<b>${id}</b>`;
    return html`<span class="sized"
      ><b>${list.name}</b
      ><small class="quiet figures text-14 weight-450"
        >${this.texts.text.bar.size(this.texts.number(list.words))}</small
      ></span
    >`;
  }

  /** The games, where there is no room to have them side by side. */
  #menu(chosen: string) {
    const { text } = this.texts;
    const every = [{ id: HOME, name: () => text.bar.home }, ...games()];
    const { name } = every.find(({ id }) => id === chosen) ?? {};
    return html`<div class="menu anchor">
      <span class="button chosen" aria-hidden="true"><b>${name?.(text)}</b>${icon("down")}</span>
      <select
        class="covers"
        name="game"
        aria-label=${text.bar.games}
        @change=${(event: FieldEvent<HTMLSelectElement>) => this.#set({ game: event.target.value })}
      >
        ${every.map(
          ({ id, name: say }) => html`<option value=${id} .selected=${id === chosen}>${say(text)}</option>`,
        )}
      </select>
    </div>`;
  }

  /** Follow a link within the page, unless it is to open beside it. */
  #goTo(event: MouseEvent, game: string) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.#set({ game });
  }

  #set(patch: Partial<Settings>) {
    this.raise("set", patch);
  }
}
