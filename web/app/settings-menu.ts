/** Language and theme, behind one button. Raises `set` with the settings that changed. */
import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { button } from "../ui/button.ts";
import { icon } from "../ui/icons.ts";
import "../ui/segments.ts";
import { Layer } from "../ui/layers.ts";
import { Part } from "../ui/part.ts";
import { siteSize } from "../ui/site-size.ts";
import type { FieldEvent } from "../ui/templates.ts";
import type { FirstTexts } from "../text/en.ts";
import { examplesAddress, languages } from "../text/language.ts";
import { countPictures, forgetPictures } from "../games/shared/kept-pictures.ts";
import { forgetLetters, learntLetters } from "../games/shared/learnt-letters.ts";
import type { Settings } from "../games/shared/store.ts";
import { WatchController } from "../ui/watch.ts";
import { installing } from "./installing.ts";

const themes: readonly Settings["theme"][] = ["system", "light", "dark"];

@customElement("tw-settings")
export class SettingsMenu extends Part<{ set: Partial<Settings> }, FirstTexts> {
  @property({ attribute: false }) settings: Settings | null = null;
  @state() open = false;
  /** Was what pictures have taught forgotten, while this is open? */
  @state() private forgotten = false;
  /** Pictures that are kept while they are looked over. */
  @state() private pictures = 0;

  static override styles = css`
    :host {
      position: relative;
    }

    .panel {
      position: absolute;
      inset: calc(100% + 8px) 0 auto auto;
      width: min(300px, 92vw);
      padding: 16px;
      border-radius: 16px;
      background: var(--surface);
      box-shadow: var(--shadow);
    }

    .switch {
      min-height: 32px;
    }

    a {
      display: inline-block;
      text-underline-offset: 3px;

      @media (pointer: coarse) {
        padding-block: 11px;
      }
    }
  `;

  constructor() {
    super();
    new WatchController(this, "change").watch(installing);
    new Layer(
      this,
      () => this.open,
      () => this.#close(),
    );
  }

  override connectedCallback() {
    super.connectedCallback();
    document.addEventListener("pointerdown", this.#onOutside);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener("pointerdown", this.#onOutside);
  }

  override willUpdate(changed: PropertyValues<this>) {
    if (!changed.has("open")) return;
    this.forgotten = false;
    if (this.open) void countPictures().then((count) => (this.pictures = count));
  }

  override render() {
    const { text } = this.texts;
    return html`
      <div @keydown=${this.#onKey} @focusout=${this.#onFocusOut}>
        <button
          type="button"
          class="button icon-only"
          name="settings"
          aria-label=${text.bar.settings}
          title=${text.bar.settings}
          aria-expanded=${this.open}
          @click=${() => (this.open = !this.open)}
        >
          ${icon("settings")}
        </button>
        ${this.open ? this.#panel() : nothing}
      </div>
    `;
  }

  #panel() {
    const { bar } = this.texts.text;
    const { settings } = this;
    return html`
      <div class="panel column gap-16">
        <div class="group column gap-6">
          <span class="label">${bar.interface}</span>
          <tw-segments
            .label=${bar.interface}
            .value=${settings?.language ?? "en"}
            .options=${Object.entries(languages).map(([value, label]) => ({ value, label }))}
            @choose=${(event: CustomEvent<string>) => this.#set({ language: event.detail })}
          ></tw-segments>
        </div>
        <div class="group column gap-6">
          <span class="label">${bar.theme}</span>
          <tw-segments
            .label=${bar.theme}
            .value=${settings?.theme ?? "system"}
            .options=${themes.map((value) => ({ value, label: bar.themes[value] }))}
            @choose=${(event: CustomEvent<Settings["theme"]>) => this.#set({ theme: event.detail })}
          ></tw-segments>
        </div>
        <label class="switch flow gap-10 text-15">
          <input
            type="checkbox"
            name="sounds"
            .checked=${settings?.sounds ?? false}
            @change=${({ target }: FieldEvent) => this.#set({ sounds: target.checked })}
          /><span>${bar.sounds}</span>
        </label>
        ${this.#install()} ${this.#learnt()} ${this.#sizes()} ${this.#examples()}
        <a class="text-15 accent-ink weight-550" href=${PAGE.licences}>${bar.about}</a>
      </div>
    `;
  }

  // The button goes with the offer.
  readonly #onInstall = () => {
    this.renderRoot.querySelector<HTMLElement>("[name=settings]")?.focus();
    void installing.ask();
  };

  /** The page as an app, where it is none yet. */
  #install() {
    const { bar } = this.texts.text;
    if (!installing.offered && !installing.byHand) return nothing;
    return html`
      <div class="group column gap-6">
        ${
          installing.offered ? button("install", bar.install, this.#onInstall, { sign: "download" }) : nothing
        }
        <p class="quiet flush text-15">${installing.offered ? bar.installHint : bar.installByHand}</p>
      </div>
    `;
  }

  /** What is kept of pictures and what they have taught, and the way to forget it. */
  #learnt() {
    const { bar } = this.texts.text;
    const { length } = learntLetters();
    const kept = [
      ...(length ? [bar.learnt(this.texts.number(length))] : []),
      ...(this.pictures ? [bar.kept(this.texts.number(this.pictures))] : []),
    ];
    if (!kept.length && !this.forgotten) return nothing;
    return html`
      <div class="group column gap-6">
        <p class="quiet flush text-15" role="status">${kept.length ? kept.join(" ") : bar.forgotten}</p>
        ${kept.length ? button("forget-letters", bar.forget, this.#forget) : nothing}
      </div>
    `;
  }

  readonly #forget = () => {
    forgetLetters();
    void forgetPictures();
    this.pictures = 0;
    this.forgotten = true;
    this.renderRoot.querySelector<HTMLElement>("[name=settings]")?.focus();
  };

  /** How to put a board on another site; in one file on a disk there are no such pages. */
  #examples() {
    return siteSize("one-file") === null
      ? nothing
      : html`<a class="text-15 accent-ink weight-550" href=${examplesAddress()}
          >${this.texts.text.bar.examples}</a
        >`;
  }

  /** What a visit costs, and the way to take everything along. */
  #sizes() {
    const { bar } = this.texts.text;
    const [visit, file] = [siteSize("first-visit"), siteSize("one-file")];
    if (visit === null || file === null) return nothing;
    const megabytes = (bytes: number, digits: number) =>
      this.texts.number(bytes / 1e6, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    return html`
      <div class="group column gap-6">
        <p class="quiet flush text-15">${bar.firstVisit(megabytes(visit, 1))}</p>
        <a class="text-15 accent-ink weight-550" href="tilewise.html" download
          >${bar.oneFile(megabytes(file, 0))}</a
        >
      </div>
    `;
  }

  #set(patch: Partial<Settings>) {
    this.raise("set", patch);
  }

  #onOutside = (event: Event) => {
    if (!event.composedPath().includes(this)) this.open = false;
  };

  #onFocusOut({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !this.renderRoot.contains(relatedTarget)) this.open = false;
  }

  #onKey(event: KeyboardEvent) {
    if (event.key !== "Escape" || !this.open) return;
    event.preventDefault(); // nothing of the game is let go of
    this.#close();
  }

  #close() {
    this.open = false;
    this.renderRoot.querySelector("button")?.focus();
  }
}
