/**
 * The first screen: in a sentence what the site does, what one was doing last, and every game with an example that the
 * engine solves while one looks. Each card is a link to what it shows.
 */
import { consume } from "@lit/context";
import { html, nothing } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { Part } from "../ui/part.ts";
import { WatchController } from "../ui/watch.ts";
import type { Engine } from "../engine/client.ts";
import { findGame, games, type Game } from "../games/registry.ts";
import { engineContext, storeContext } from "../games/shared/context.ts";
import "../games/shared/keys-dialog.ts";
import type { KeysDialog } from "../games/shared/keys-dialog.ts";
import { asksForKeys } from "../games/shared/page-keys.ts";
import { addressOfToday, daysInARow, numberOf, watchDay, type Daily } from "../games/shared/days.ts";
import type { Best, SampleWords } from "../games/shared/sample.ts";
import type { Store } from "../games/shared/store.ts";
import { wordSelection } from "../games/shared/words.ts";
import type { FirstTexts } from "../text/en.ts";
import { briefOf, readAddress, type Read } from "./address.ts";
import { homeStyles } from "./home-styles.ts";
import { isOnTable, keptTables } from "./kept-tables.ts";
import "../games/shared/position-picture.ts";
import type { SavedPositions } from "./saved-positions.ts";
import type { SolvedSamples } from "./solved-samples.ts";

/** Tables and saved positions that are shown: those that were left last. */
const LATEST = 4;

@customElement("tw-home")
export class Home extends Part<object, FirstTexts> {
  @consume({ context: engineContext, subscribe: true })
  @property({ attribute: false })
  engine: Engine | null = null;

  @consume({ context: storeContext, subscribe: true })
  @property({ attribute: false })
  store: Store | null = null;

  @property({ attribute: false }) saved: SavedPositions | null = null;
  @property({ attribute: false }) samples: SolvedSamples | null = null;

  @query("tw-keys") keys!: KeysDialog | null;

  static override styles = homeStyles;

  readonly #watchStore = new WatchController(this, "change");
  readonly #watchSaved = new WatchController(this, "change");
  readonly #watchSamples = new WatchController(this, "change");
  readonly #watchEngine = new WatchController(this, "state");
  #left = new AbortController();

  constructor() {
    super();
    watchDay(this);
  }

  override connectedCallback() {
    super.connectedCallback();
    this.#left = new AbortController();
    window.addEventListener("keydown", this.#onKey);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#left.abort();
    window.removeEventListener("keydown", this.#onKey);
  }

  readonly #onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !asksForKeys(event)) return;
    event.preventDefault();
    void this.keys?.show();
  };

  override willUpdate() {
    this.#watchStore.watch(this.store);
    this.#watchSaved.watch(this.saved);
    this.#watchSamples.watch(this.samples);
    this.#watchEngine.watch(this.engine);
    this.samples?.make(this.#words);
  }

  override render() {
    const { home } = this.texts.text;
    return html`
      <h1>${home.title}</h1>
      ${this.#kept()} ${this.#today()} ${this.#named()}
      <h2 id="games" class="heading quiet">${home.games}</h2>
      <ul class="games unstyled stack gap-16" aria-labelledby="games">
        ${games().map((game) => this.#game(game))}
      </ul>
      <tw-keys .keys=${home.keyList}></tw-keys>
    `;
  }

  override updated() {
    if (this.engine && this.samples) void this.samples.solve(this.engine, this.#left.signal);
  }

  /** Put the focus on the card of a game. */
  focusGame(id: string) {
    this.renderRoot.querySelector<HTMLElement>(`.games [href="#${id}"]`)?.focus();
  }

  /** A word list by its id, by default the one in use. */
  #list(named: string | null = null) {
    const id = named ?? this.store?.settings.list ?? "en";
    const unknown = { id, alphabet: "en", language: "en" };
    return (this.engine?.catalogue ?? PAGE.catalogue).find((list) => list.id === id) ?? unknown;
  }

  get #words(): SampleWords {
    const { id, alphabet, language } = this.#list();
    return {
      list: { id, alphabet, language },
      selection: wordSelection(this.store?.settings, { alphabet }),
    };
  }

  /** What one was doing last. */
  #kept() {
    const { store } = this;
    const tables = keptTables().slice(0, LATEST);
    if (!store || !tables.length) return nothing;
    return html`
      <h2 id="continue" class="heading quiet">${this.texts.text.home.continue}</h2>
      <ul class="kept unstyled stack gap-12" aria-labelledby="continue">
        ${tables.map((table) => {
          const { read } = table;
          const address = isOnTable(store, table) ? `#${read.game}` : table.address;
          const name = findGame(read.game)?.name(this.texts.text) ?? "";
          return this.#position(read, address, [name, briefOf(read)]);
        })}
      </ul>
    `;
  }

  /** What the day brings. */
  #today() {
    const { text } = this.texts;
    const now = new Date();
    const brought: [daily: Daily, address: string, name: string][] = [
      ["crossword", addressOfToday("crossword"), text.puzzle.name],
      ["letterpress", addressOfToday("letterpress"), text.puzzle.name],
      ["draw", `#draw?size=7&seed=${numberOf(now)}`, text.games.draw.daily],
    ];
    return html`
      <h2 id="today" class="heading quiet">${text.home.today}</h2>
      <ul class="today unstyled stack gap-12" aria-labelledby="today">
        ${brought.map(([daily, address, name]) => {
          const days = daysInARow(daily, now);
          const game = findGame(daily)?.name(text);
          return html`<li>
            <a class="presses" href=${address}>
              <h3>${name}</h3>
              <p class="quiet figures flush text-14">
                ${game}${days ? ` · ${text.daily.days(days, this.texts.number(days))}` : nothing}
              </p>
            </a>
          </li>`;
        })}
      </ul>
    `;
  }

  /** The positions that were given a name last. */
  #named() {
    const named = (this.saved?.named ?? []).slice(0, LATEST);
    if (!named.length) return nothing;
    return html`
      <h2 id="saved" class="heading quiet">${this.texts.text.positions.named}</h2>
      <ul class="kept unstyled stack gap-12" aria-labelledby="saved">
        ${named.map(({ address, name }) => {
          const read = readAddress(address);
          const game = findGame(read?.game ?? "")?.name(this.texts.text) ?? "";
          return read ? this.#position(read, address, [name, game]) : nothing;
        })}
      </ul>
    `;
  }

  #position(read: Read, address: string, [name, facts]: readonly [string, string]) {
    return html`<li>
      <a class="presses" href=${address}>
        <tw-position-picture
          lang=${this.#list(read.list).language}
          .picture=${findGame(read.game)?.picture(read.position, undefined, read.options) ?? null}
        ></tw-position-picture>
        <div>
          <h3 class="clipped">${name}</h3>
          <p class="quiet clipped flush text-14">${facts}</p>
        </div>
      </a>
    </li>`;
  }

  #game(game: Game) {
    const { text } = this.texts;
    const sample = this.samples?.sample(game.id);
    const best = this.samples?.best(game.id);
    return html`<li>
      <a class="presses" href="#${game.id}">
        <tw-position-picture
          large
          lang=${this.#list().language}
          .picture=${best?.picture ?? sample?.picture ?? game.picture(game.empty())}
        ></tw-position-picture>
        <div class="words stack gap-6">
          <h3>${game.name(text)}</h3>
          <p class="about quiet flush text-15">${game.about(text)}</p>
          ${sample?.solve ? html`<p class="best figures flush text-15">${best ? this.#best(best) : nothing}</p>` : nothing}
          ${sample?.unsolved ? html`<p class="best flush text-15">${sample.unsolved(text)}</p>` : nothing}
        </div>
      </a>
    </li>`;
  }

  #best({ word, worth }: Best) {
    const { text } = this.texts;
    return html`<span class="out-of-sight">${text.home.best} </span>
      <b lang=${this.#list().language}>${word}</b> ${worth(text, (value) => this.texts.number(value))}`;
  }
}
