/* eslint-disable lit/binding-positions, lit/no-invalid-html -- static templates take the name of a tag */
/** The page: bar, notices, and the game that is on the table or the first screen. */
import { provide } from "@lit/context";
import { css, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { html, unsafeStatic } from "lit/static-html.js";
import { button } from "../ui/button.ts";
import { notice, noticeStyles } from "../ui/notice.ts";
import { Part } from "../ui/part.ts";
import type { Engine } from "../engine/client.ts";
import { siteLists } from "../engine/site-lists.ts";
import "../games/all.ts";
import { Pieces } from "../games/pieces.ts";
import { findGame, type Game } from "../games/registry.ts";
import { background } from "../games/shared/background.ts";
import { engineContext, linkContext, storeContext } from "../games/shared/context.ts";
import type { GamePage } from "../games/shared/page.ts";
import { isAborted, refusalOf } from "../games/shared/queries.ts";
import { HOME, type Change, type Settings, type Store } from "../games/shared/store.ts";
import type { FirstTexts } from "../text/en.ts";
import { language, sayLanguage } from "../text/language.ts";
import { missing } from "../text/missing.ts";
import { TextsController } from "../text/texts.ts";
import {
  Address,
  keptAddress,
  leftAddress,
  namesDayAlone,
  namesGameAlone,
  readAddress,
  unreadSentence,
  writeAddress,
  type Read,
} from "./address.ts";
import { Brought } from "./brought.ts";
import "./home.ts";
import type { Home } from "./home.ts";
import "./top-bar.ts";
import { firstLists, listFor } from "./list-for-link.ts";
import "./list-panel.ts";
import type { ListsPanel } from "./list-panel.ts";
import "./loading-bar.ts";
import "./picture-game.ts";
import "./position-panel.ts";
import type { PositionPanel } from "./position-panel.ts";
import { SavedPositions } from "./saved-positions.ts";
import { SolvedSamples } from "./solved-samples.ts";
import { listOf, startStore } from "./initial-store.ts";
import { pageTitle } from "./page-title.ts";
import { WatchController } from "../ui/watch.ts";

@customElement("tw-app")
export class App extends Part<{ missing: undefined }, FirstTexts> {
  @provide({ context: engineContext })
  @property({ attribute: false })
  engine: Engine | null = null;

  @provide({ context: storeContext }) store: Store;
  @provide({ context: linkContext }) link = () => this.address.link();
  readonly address: Address;
  readonly pieces = new Pieces(this, {
    onMissing: () => this.#tellMissing(),
    onReload: () => this.address.write(), // which holds the position
  });
  readonly saved = new SavedPositions();
  readonly samples = new SolvedSamples();

  /** What of the address could not be read. */
  @state() damaged: Read | null;
  /** How many files came at once, as long as that is told. */
  @state() files = 0;
  @state() offline = !navigator.onLine;
  /** Brings the waiting build into use. */
  @state() waiting: (() => void) | null = null;
  @state() listProblem: string | null = null;
  /** The word list that the game is played with, where that is not the list in use. */
  @state() listUsed = "";

  static override styles = [
    noticeStyles,
    css`
      .skip {
        position: absolute;
        z-index: 9;
        inset: 8px auto auto 8px;
        background: var(--surface);
        box-shadow: var(--shadow);
      }

      .skip:not(:focus) {
        transform: translateY(-200%);
      }

      main:focus {
        outline: none;
      }

      /* What is there at once need not be told of. */
      .coming {
        padding: 24px clamp(12px, 3vw, 32px);
        animation: coming 1ms 150ms both;
      }

      @keyframes coming {
        from {
          visibility: hidden;
        }
      }
    `,
  ];

  /** For work of a game that has been opened. */
  #gameTexts = new TextsController(this);
  #watch = new WatchController(this, "change");
  #background = new WatchController(this, "change");
  #brought = new Brought(this, () => this.store);
  /** The word list that was asked for last. */
  #warmed = "";
  /** The game that is drawn, or the first screen. */
  #drawn: string;
  /** Has the visitor gone back or forward to what is to be drawn, where the browser knows how far it was scrolled? */
  #returning = false;

  constructor() {
    super();
    const read = readAddress(location.hash);
    this.store = startStore(read, ({ address, time }) => this.saved.save(address, "", time));
    this.#drawn = this.store.settings.game;
    this.damaged = read?.lost.length ? read : null;
    this.address = new Address(this.store, (next, again) => this.#read(next, again));
    this.#watch.watch(this.store);
    this.#background.watch(background);
    this.addEventListener("many-files", (event) => (this.files = (event as CustomEvent<number>).detail)); // many-files.ts
    this.store.addEventListener("change", (event) => {
      this.#saveLeft(event as CustomEvent<Change>); // a store's own event
      this.#apply();
    });
    this.#apply();
  }

  // Nothing is said before it can be said in the visitor's language.
  protected override async scheduleUpdate() {
    await this.pieces.begun;
    await super.scheduleUpdate();
  }

  override willUpdate(changed: PropertyValues) {
    this.#nameLists();
    if (changed.has("engine")) {
      this.engine?.addEventListener("catalogue", () => {
        if (this.listProblem !== null) this.#warmed = "";
        this.store.set({});
      });
      const look = () => this.engine?.failed && this.#tellMissing();
      this.engine?.addEventListener("state", look);
      look();
    }
    if (changed.has("engine") || this.#warmed !== this.store.settings.list) void this.#warm();
  }

  // The word list comes along while the board is still being set up, and one that is unknown is told at once.
  async #warm(): Promise<void> {
    const { list } = this.store.settings;
    if (!this.engine || list === this.#warmed) return;
    this.#warmed = list;
    this.listProblem = null;
    if (this.engine.state.stage === "idle") await this.pieces.settled; // the board comes first
    try {
      await this.engine.request("lexicon.check", { lexicon: list, words: [] }, { view: "word-list" });
    } catch (error) {
      if (isAborted(error) || list !== this.store.settings.list) return;
      const refusal = refusalOf(error);
      if (refusal.data.code === "list-unavailable") this.#tellMissing();
      if (refusal.data.field === "lexicon") this.listProblem = this.texts.error(refusal);
      else this.#warmed = "";
    }
  }

  #tryListAgain = () => this.engine?.lists.askAgain();

  override connectedCallback() {
    super.connectedCallback();
    for (const type of ["online", "offline"]) window.addEventListener(type, this.#onLine);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    for (const type of ["online", "offline"]) window.removeEventListener(type, this.#onLine);
  }

  #onSet = ({ detail }: CustomEvent<Partial<Settings>>) => this.store.set(detail);

  #onLine = () => {
    this.offline = !navigator.onLine;
    if (!this.offline) void this.engine?.retry(); // which does nothing unless the start has failed
  };

  override render() {
    const { text } = this.texts;
    const { settings } = this.store;
    const game = findGame(settings.game);
    const close = text.notice.close;
    return html`
      ${game ? html`<button type="button" class="button skip" @click=${this.#skip}>${text.bar.skip}</button>` : nothing}
      <tw-bar
        .settings=${settings}
        .lists=${this.engine?.catalogue ?? siteLists(text.lists.names)}
        .offline=${this.offline}
        .list=${(game && this.listUsed) || settings.list}
        .listProblem=${this.listProblem}
        .listInstead=${this.listProblem === null ? null : this.#instead}
        @list-again=${this.#tryListAgain}
        @set=${this.#onSet}
        @lists=${() => this.#lists?.show()}
        @positions=${this.#showPositions}
      ></tw-bar>
      <tw-lists .settings=${settings} @set=${this.#onSet}></tw-lists>
      <tw-positions
        .saved=${this.saved}
        .table=${Boolean(game)}
        .isSearch=${game?.id === "study"}
        @open=${({ detail }: CustomEvent<string>) => (location.hash = detail)}
        @save=${({ detail }: CustomEvent<string>) => this.saved.save(keptAddress(this.store), detail)}
      ></tw-positions>
      <tw-picture-game
        @choose=${({ detail }: CustomEvent<string>) => this.#brought.choose(detail)}
      ></tw-picture-game>
      <tw-loading .board=${Boolean(game?.forPictures)}></tw-loading>
      ${this.files ? notice(text.notice.onlyFirst(String(this.files)), { close, onClose: () => (this.files = 0) }) : nothing}
      ${this.damaged ? notice(unreadSentence(this.damaged, language(), text), { close, onClose: () => (this.damaged = null) }) : nothing}
      ${
        this.waiting
          ? notice(text.notice.update, {
              action: text.notice.reload,
              onAction: this.#reload,
              close,
              onClose: () => (this.waiting = null),
            })
          : nothing
      }
      ${background.unattended.map(
        (work) =>
          html`<div class="notice going flow gap-12 figures text-15">
            <span>${work.told(this.#gameTexts)}</span>
            ${button("stop-background", work.stopLabel(this.#gameTexts), () => {
              work.stop();
              this.renderRoot.querySelector("main")?.focus({ preventScroll: true });
            })}
          </div>`,
      )}
      ${this.pieces.failed ? this.#missing() : nothing}
      <main tabindex="-1">
        ${
          game
            ? html`<h1 class="out-of-sight">${game.name(text)}</h1>
                ${this.#game(game)}`
            : html`<tw-home .saved=${this.saved} .samples=${this.samples}></tw-home>`
        }
      </main>
    `;
  }

  override updated() {
    const { settings } = this.store;
    sayLanguage();
    const { alphabet } = this.engine?.catalogue.find(({ id }) => id === settings.list) ?? {};
    document.title = pageTitle(findGame(settings.game), this.store, this.texts.text, alphabet);
    if (settings.game !== this.#drawn) void this.#arrive(this.#drawn);
    this.#drawn = settings.game;
  }

  /** Begin at the top of what is new; the focus that went with a card of the first screen goes there, and back to it. */
  async #arrive(from: string) {
    const home = this.renderRoot.querySelector<Home>("tw-home");
    const toTop = home !== null || !this.#returning;
    this.#returning = false;
    // With the next frame, for which everything is laid out anyway; here that would be done once more, half drawn.
    if (toTop) requestAnimationFrame(() => window.scrollTo({ top: 0 }));
    await home?.updateComplete;
    if (document.activeElement !== document.body) return;
    this.renderRoot.querySelector("main")?.focus({ preventScroll: true });
    home?.focusGame(from);
  }

  /** The way to what could not be loaded. */
  #missing() {
    const { sentence, again } = missing(this.store.settings.language);
    return html`<div class="notice flow gap-12 text-15" role="alert">
      <span>${sentence}</span>
      ${button("load-again", again, () => void this.pieces.again(), { look: "filled" })}
    </div>`;
  }

  #game(game: Game) {
    if (!this.pieces.ready) {
      const { page } = this.texts.text.loading;
      return this.pieces.failed ? nothing : html`<p class="coming quiet flush" role="status">${page}</p>`;
    }
    const element = unsafeStatic(game.element);
    return html`
      <${element}
        id="game"
        @keep=${this.#namePosition}
        @list-problem=${(event: CustomEvent<string | null>) => (this.listProblem = event.detail)}
        @list-used=${(event: CustomEvent<string>) => (this.listUsed = event.detail)}
      ></${element}>
    `;
  }

  /** A list that is there and goes with the position, for one that is not. */
  get #instead() {
    const { game, language, list } = this.store.settings;
    const spelling = findGame(game)?.spelling?.(this.store.position(game));
    const id = (spelling && listFor(spelling, language, undefined, PAGE)) ?? firstLists[language];
    return id === list ? undefined : this.engine?.catalogue.find((each) => each.id === id);
  }

  #read(read: Read | null, again: boolean) {
    this.damaged = read?.lost.length ? read : null;
    this.#returning = again && read !== null && read.game !== this.#drawn;
    if (!read) return this.store.set({ game: HOME });
    const { language, list: used } = this.store.settings;
    const list = listOf(read, language, used);
    this.store.set({ game: read.game, ...(list && { list }) });
    if (namesGameAlone(read)) return;
    // What makes room is kept with its own settings, so the position comes before the address's.
    const lies = writeAddress(this.store, read.game, read.position) === writeAddress(this.store);
    if (!lies && !namesDayAlone(read))
      this.store.edit(read.game, read.position, null, again ? "letters" : "position");
    this.store.setZipf(read.game, read.zipf);
    this.store.setOptions(read.game, read.options);
  }

  /** What made room for another position can be found again, unless nothing lay there. */
  #saveLeft({ detail: { left } }: CustomEvent<Change>) {
    const address = left ? leftAddress(this.store, left.game, left.position) : "";
    if (address) this.saved.save(address);
  }

  #apply() {
    const { game, language: code, theme } = this.store.settings;
    this.pieces.want(game, code);
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }

  #nameLists() {
    this.engine?.nameLists(this.texts.text.lists.names);
  }

  get #lists() {
    return this.renderRoot.querySelector<ListsPanel>("tw-lists");
  }

  // A file of the site that is gone may have been replaced by a new build's: whoever hears of it looks.
  #tellMissing() {
    this.raise("missing");
  }

  get #positionPanel(): PositionPanel | null {
    return this.renderRoot.querySelector<PositionPanel>("tw-positions");
  }

  readonly #showPositions = () => this.#positionPanel?.show();

  readonly #namePosition = () => this.#positionPanel?.name();

  #skip = () => {
    this.renderRoot.querySelector<GamePage>("#game")?.focusPlays();
  };

  // The address holds the position; it must be there when the page comes back.
  #reload = () => {
    this.address.write();
    this.waiting?.();
  };
}
