/**
 * A game of Letter Tycoon: the table left, advice and the log of turns right.
 *
 * The store has the setup and the actions; what they lead to is the engine's. People act through `#do`, opponents by
 * `tycoon.choose`, one action after another until a person is to act.
 */
import { LitElement, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { WatchController } from "../../app/watch.js";
import { icon } from "../../components/icons.js";
import { shared } from "../../components/shared-styles.js";
import "../../components/sheet.js";
import { wrong } from "../../components/wrong.js";
import { TextsController } from "../../text/texts.js";
import { Solving } from "../letterpress/solving.js";
import { adviceView } from "./advice.js";
import { builderView } from "./builder.js";
import { cardFor, cardsOf, isLaid, laying, noWords, taking, wordsOf } from "./building.js";
import { overView } from "./over.js";
import "./plays.js";
import { emptyPosition, GAME, ownerOf, buyable, HAND } from "./position.js";
import { saying } from "./saying.js";
import "./setup.js";
import { viewSwitch } from "./switch.js";
import { Table } from "./table.js";
import { tycoonStyles } from "./tycoon-styles.js";
import { about, card, help, log, owners, patents, players } from "./views.js";

/** @typedef {import("./position.js").Action} Action */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./position.js").State} State */
/** @typedef {import("./building.js").Words} Words */

/** Milliseconds that an opponent takes at least, so that one sees what happens. */
const PACE = 350;

export class TycoonGame extends LitElement {
  static properties = {
    engine: { attribute: false },
    store: { attribute: false },
    words: { state: true },
    row: { state: true },
    copying: { state: true },
    replacing: { state: true },
    marked: { state: true },
    advised: { state: true },
    patent: { state: true },
    trouble: { state: true },
    seen: { state: true },
    up: { state: true },
    copied: { state: true },
  };

  static styles = [shared, tycoonStyles];

  #texts = new TextsController(this);
  #watch = new WatchController(this, "change");
  #table = new Table(this, (done, error) => this.#cut(done, error));
  /** @type {Solving<any>} */
  building = new Solving(this, "tycoon.build", "tycoon-build");
  /** @type {Solving<any>} */
  advising = new Solving(this, "tycoon.advise", "tycoon-advise");
  /** @type {Solving<any>} */
  replacements = new Solving(this, "tycoon.replace", "tycoon-replace");
  /** @type {Solving<any>} */
  reviewing = new Solving(this, "tycoon.review", "tycoon-review");
  /** The table that the words and marks belong to. */
  #of = "";
  /** The opponent's action that is under way. */
  #thinking = "";
  #timer = 0;
  /** What undo takes back at once: a person's action and those of the opponents after it. @type {unknown} */
  #stroke = {};

  constructor() {
    super();
    /** @type {import("../../engine/client.js").Engine | null} */
    this.engine = null;
    /** @type {import("../../app/store.js").Store | null} */
    this.store = null;
    /** @type {Words} */
    this.words = noWords;
    this.row = 0;
    this.copying = false;
    this.replacing = false;
    /** Places in the hand that are to be discarded. @type {readonly number[]} */
    this.marked = [];
    this.advised = false;
    /** The patent that is explained. */
    this.patent = "";
    this.trouble = "";
    /** The person who looks at the screen, where more than one plays. */
    this.seen = -1;
    this.up = false;
    this.copied = false;
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("keydown", this.#onKey);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("keydown", this.#onKey);
    clearTimeout(this.#timer);
    this.#thinking = "";
  }

  get position() {
    return /** @type {Position} */ (this.store?.position(GAME) ?? emptyPosition());
  }

  /** @returns {State | null} */
  get state() {
    return this.#table.outcome?.state ?? null;
  }

  /** Whose hand is on the screen, or -1. */
  get viewer() {
    const { state } = this;
    if (!state) return -1;
    const people = [...state.players.keys()].filter((index) => !state.players[index]?.level);
    if (people.length < 2) return people[0] ?? -1;
    const { actor } = state;
    return actor !== null && people.includes(actor) ? actor : people.includes(this.seen) ? this.seen : -1;
  }

  /** Must the screen be handed over before anything is shown? */
  get #covered() {
    const { state, viewer } = this;
    if (!state || state.phase === "over") return false;
    const people = state.players.filter(({ level }) => !level).length;
    return people > 1 && viewer >= 0 && state.actor === viewer && this.seen !== viewer;
  }

  /** Is it for a person at this screen to act? */
  get myTurn() {
    const { state } = this;
    return Boolean(state && state.actor !== null && state.actor === this.viewer && !this.#covered);
  }

  /** The cards that may be laid now. */
  get cards() {
    const { state, viewer } = this;
    const player = state?.players[viewer];
    return { hand: player?.hand ?? "", pool: state?.pool ?? "", patents: player?.patents ?? "" };
  }

  get #list() {
    const id = this.store?.settings.list ?? "en";
    return this.engine?.catalogue.find((list) => list.id === id) ?? { id, name: id, alphabet: "en" };
  }

  // A Turkish list has no word for most of the cards, so a new game then takes the English one.
  get #listForGame() {
    const usable = this.#list.alphabet !== "tr";
    const english = this.engine?.catalogue.find((list) => list.id === "en");
    return usable || !english ? this.#list : english;
  }

  willUpdate() {
    this.#watch.watch(this.store);
    this.#table.use(this.engine, this.position);
    const { state } = this;
    if (this.#of !== this.#table.key || !state) {
      this.#of = state ? this.#table.key : "";
      this.words = noWords;
      this.row = 0;
      this.copying = this.replacing = false;
      this.marked = [];
      if (state && !this.#covered && this.viewer >= 0 && state.actor === this.viewer) this.seen = this.viewer;
    }
    this.#ask(state);
  }

  /** @param {State | null} state */
  #ask(state) {
    const { engine, cards } = this;
    const building = state?.phase === "build" && this.myTurn;
    const others = state
      ? state.players.flatMap(({ patents: owned }, index) => (index === this.viewer ? [] : [owned])).join("")
      : "";
    const { lexicon, stacking } = state ?? {};
    const laid = building && this.words.some((row) => row.length);
    this.building.ask(
      engine,
      laid ? { lexicon, stacking, ...cards, others, cards: cardsOf(this.words) } : null,
    );
    const wanted = this.advised && this.myTurn && state;
    this.advising.ask(engine, wanted ? { lexicon, state, limit: 30 } : null);
    const mayReplace = wanted && this.#mayReplace(state);
    const whole = cards.hand.length === HAND;
    this.replacements.ask(
      engine,
      mayReplace && whole ? { lexicon, stacking, ...cards, seen: this.#seenCards(state) } : null,
    );
    this.reviewing.ask(engine, state?.phase === "over" ? { lexicon, state } : null);
  }

  /** What the player knows to lie among the discards. @param {State} state */
  #seenCards(state) {
    return state.discards + (state.players[this.viewer]?.dropped ?? "");
  }

  updated() {
    this.toggleAttribute("up", this.up);
    this.#letOpponentAct();
  }

  render() {
    const { store, state } = this;
    if (!store) return nothing;
    return html`
      <section class="position" aria-label=${this.#texts.text.tycoon.position}>
        ${viewSwitch(this.#texts, store)} ${state ? this.#game(state) : this.#fresh()}
        <div>${help(this.#texts)}</div>
      </section>
      <tw-sheet
        id="plays"
        role="region"
        aria-label=${this.#texts.text.tycoon.advice.title}
        .up=${this.up}
        @pull=${(/** @type {CustomEvent} */ event) => (this.up = event.detail)}
      >
        ${this.#side(state)}
      </tw-sheet>
    `;
  }

  #fresh() {
    const text = this.#texts.text.tycoon;
    const { refusal } = this.#table;
    if (this.position.setup && !refusal) return html`<p class="quiet" role="status">${text.now.dealing}</p>`;
    return html`
      <div class="form">
        <h2>${text.setup.title}</h2>
        ${wrong(refusal ? saying(this.#texts, refusal) : "")}
        <p class="lead">${text.setup.text}</p>
        <tw-tycoon-setup
          .listName=${this.#listForGame.name}
          @deal=${(/** @type {CustomEvent} */ event) => this.#deal(event.detail)}
        ></tw-tycoon-setup>
      </div>
    `;
  }

  /** @param {State} state */
  #game(state) {
    const text = this.#texts.text.tycoon;
    const n = (/** @type {number} */ value) => this.#texts.number(value);
    const can = this.myTurn ? buyable(state) : [];
    const owner = ownerOf(state, this.patent);
    const whose = (/** @type {number} */ index) => state.players[index]?.name ?? "";
    return html`
      ${players(state, this.#texts)}
      <div class="now">
        <h2 role="status" data-phase=${state.phase} data-actor=${state.actor ?? ""}>
          ${this.heading(state)}
        </h2>
        <span class="facts figures" title=${text.now.goal(n(state.goal))}
          >${state.last_round ? `${text.now.lastRound} · ` : ""}${text.now.round(n(state.round))} ·
          ${text.now.deck(n(state.deck.length))}</span
        >
      </div>
      ${
        this.#covered
          ? html`<div class="cover">
              <h3>${text.handOver.title(whose(this.viewer))}</h3>
              <p class="quiet">${text.handOver.text}</p>
              <button
                type="button"
                class="button filled"
                name="show-cards"
                @click=${() => (this.seen = this.viewer)}
              >
                ${text.handOver.show}
              </button>
            </div>`
          : html`${state.phase === "over" ? overView(this, state, this.#texts) : this.#tableau(state)}`
      }
      <div>
        ${patents({ owner: owners(state), whose, can, chosen: this.patent, onPress: (letter) => this.#press(letter) }, this.#texts)}
      </div>
      ${about(this.patent, owner < 0 ? text.patents.free : text.patents.of(whose(owner)), this.#texts)}
      ${this.#toolbar()}
    `;
  }

  /** What is to be done, in a few words. @param {State} state */
  heading(state) {
    const text = this.#texts.text.tycoon.now;
    if (state.phase === "over") return this.#winner();
    const actor = state.players[state.actor ?? 0];
    if (actor?.level) return text.waiting(actor.name);
    if (state.phase === "build" && actor?.patents.includes("V")) return text.buildTwo;
    return text[state.phase];
  }

  #winner() {
    const text = this.#texts.text.tycoon.over;
    const first = this.#table.outcome?.standings?.filter(({ place }) => place === 1) ?? [];
    const [best] = first;
    if (first.length !== 1 || !best) return text.tie;
    const player = this.state?.players[best.player];
    return player?.name === this.#texts.text.tycoon.setup.you ? text.you : text.title(player?.name ?? "");
  }

  /** @param {State} state */
  #tableau(state) {
    const text = this.#texts.text.tycoon;
    const { cards, viewer, myTurn } = this;
    const discarding = myTurn && (state.phase === "discard" || state.phase === "forfeit");
    const laying_ = myTurn && state.phase === "build";
    const name = state.players[viewer]?.name ?? "";
    const people = state.players.filter(({ level }) => !level).length;
    const press = (/** @type {"hand" | "pool"} */ from, /** @type {number} */ at) => {
      if (discarding) this.#mark(at);
      else if (this.replacing) this.#do({ type: "replace", letter: cards[from][at] ?? "", from });
      else this.#lay(from, at);
    };
    const show = (/** @type {"hand" | "pool"} */ from) =>
      repeat(
        Array.from(cards[from], (letter, at) => ({ letter, at })),
        ({ letter, at }) => `${letter}${at}`,
        ({ letter, at }) =>
          card({
            letter,
            from,
            label: text.cards.card(letter, from === "hand" ? text.cards.fromHand : text.cards.fromPool),
            used: laying_ && !this.replacing && isLaid(this.words, from, at),
            marked: discarding && from === "hand" && this.marked.includes(at),
            disabled: !(laying_ || (discarding && from === "hand")),
            onPress: () => press(from, at),
          }),
      );
    return html`
      <div class="places">
        <div>
          <span class="label">${people > 1 ? text.cards.handOf(name) : text.cards.hand}</span>
          <div class="row hand">${show("hand")}</div>
        </div>
        <div>
          <span class="label">${text.cards.pool}</span>
          <div class="row pool">${show("pool")}</div>
        </div>
      </div>
      ${builderView(this, state, this.#texts)} ${wrong(this.trouble)}
    `;
  }

  #toolbar() {
    const text = this.#texts.text.tycoon;
    const { store } = this;
    if (!store) return nothing;
    return html`
      <div class="toolbar">
        <button
          type="button"
          class="button icon-only"
          name="undo"
          aria-label=${text.undo}
          title=${text.undo}
          ?disabled=${!store.canUndo(GAME)}
          @click=${this.#undo}
        >
          ${icon("undo")}
        </button>
        <button
          type="button"
          class="button icon-only"
          name="redo"
          aria-label=${text.redo}
          title=${text.redo}
          ?disabled=${!store.canRedo(GAME)}
          @click=${() => store.redo(GAME)}
        >
          ${icon("redo")}
        </button>
        <button type="button" class="button" name="new-game" @click=${this.newGame}>
          ${icon("plus")} ${text.newGame}
        </button>
        <button type="button" class="button copy" name="copy-link" @click=${this.#copyLink}>
          ${icon(this.copied ? "check" : "link")} ${this.copied ? text.copied : text.copy}
        </button>
      </div>
    `;
  }

  /** @param {State | null} state */
  #side(state) {
    const text = this.#texts.text.tycoon;
    if (!state)
      return html`<div class="pane form">
        <h3>${text.help.how}</h3>
        <ol class="how">
          ${text.help.rules.map((rule) => html`<li>${rule}</li>`)}
        </ol>
        <h3>${text.setup.opponents}</h3>
        <ul class="advised">
          ${
            /** @type {const} */ (["easy", "middle", "top"]).map(
              (level) =>
                html`<li>
                  <b>${text.levels[level]}</b> <span class="quiet">${text.levelHints[level]}</span>
                </li>`,
            )
          }
        </ul>
      </div>`;
    return html`${adviceView(this, state, this.#texts)}
      <div class="logged" role="region" aria-label=${text.log.title} tabindex="0">
        ${log(state, this.#texts)}
      </div>`;
  }

  // What people do.

  /** @param {{ players: import("./position.js").Seat[], stacking: string, challenge: string }} detail */
  #deal(detail) {
    const setup = { ...detail, lexicon: this.#listForGame.id, seed: Math.floor(Math.random() * 1e9) };
    this.#stroke = {};
    this.trouble = "";
    this.seen = -1;
    this.store?.edit(GAME, { ...this.position, setup, actions: [] }, this.#stroke);
  }

  // A link that was damaged on its way is played as far as it goes.
  /** @param {number} done @param {any} error */
  #cut(done, error) {
    const { position } = this;
    this.store?.edit(GAME, { ...position, actions: position.actions.slice(0, done) });
    this.trouble = `${this.#texts.text.tycoon.say.damaged} ${saying(this.#texts, error)}`;
  }

  newGame = () => {
    this.trouble = "";
    this.store?.edit(GAME, { ...this.position, setup: null, actions: [] });
  };

  #undo = () => {
    this.trouble = "";
    this.store?.undo(GAME);
  };

  /** @param {"hand" | "pool"} from @param {number} at */
  #lay(from, at) {
    const letter = this.cards[from][at];
    if (!letter) return;
    this.trouble = "";
    this.words = laying(this.words, this.row, { letter, from, at });
  }

  /** @param {number} row @param {number} index */
  take(row, index) {
    const letter = this.words[row]?.[index];
    if (this.copying && letter) {
      this.copying = false;
      this.words = laying(this.words, this.row, { letter: letter.letter, from: "copy", at: -1 });
      return;
    }
    this.words = taking(this.words, row, index);
  }

  addS() {
    this.words = laying(this.words, this.row, { letter: "S", from: "s", at: -1 });
  }

  clear() {
    this.words = noWords;
    this.row = 0;
    this.copying = this.replacing = false;
  }

  /** Lay a play out. @param {import("./plays.js").Play} play */
  layOut(play) {
    this.trouble = "";
    this.words = wordsOf(play.cards, this.cards);
    this.row = 0;
    this.up = false;
  }

  /** @param {number} at */
  #mark(at) {
    const one = this.state?.phase === "forfeit";
    const already = this.marked.includes(at);
    this.marked = already ? this.marked.filter((place) => place !== at) : one ? [at] : [...this.marked, at];
  }

  get markedCards() {
    return [...this.marked]
      .sort((a, b) => a - b)
      .map((at) => this.cards.hand[at] ?? "")
      .join("");
  }

  play() {
    this.#do({ type: "play", cards: cardsOf(this.words) });
  }

  /** @param {string} letter */
  #press(letter) {
    this.patent = letter;
    if (this.state && this.myTurn && buyable(this.state).includes(letter)) this.#do({ type: "buy", letter });
  }

  /** @param {State} state */
  #mayReplace(state) {
    const { patents: owned } = this.cards;
    return state.phase === "build" && owned.includes("Q") && !state.replaced && !state.tries;
  }

  get mayReplace() {
    return Boolean(this.state && this.#mayReplace(this.state));
  }

  /** @param {Action} action */
  act(action) {
    this.#do(action);
  }

  /** Do a person's action. @param {Action} action */
  async #do(action) {
    const { engine, store, position } = this;
    if (!engine || !store || !this.myTurn) return;
    this.trouble = "";
    this.#stroke = {};
    const stroke = this.#stroke;
    try {
      const next = await this.#table.act(engine, position, action);
      if (!next) return;
      store.edit(GAME, next.position, stroke);
      this.#tell(next.events);
    } catch (error) {
      if (/** @type {any} */ (error).name === "AbortError") return;
      this.trouble = saying(this.#texts, /** @type {any} */ (error));
    }
  }

  // A word that does not count is no error: it costs a try.
  /** @param {any[]} events */
  #tell(events) {
    const text = this.#texts.text.tycoon.say;
    for (const event of events) {
      if (event.type === "refused") {
        this.trouble = text.refused(event.words.join(", "), this.#texts.number(event.left));
      }
      if (event.type === "failed") this.trouble = text.failed(event.words.join(", "));
    }
  }

  // What opponents do.

  #letOpponentAct() {
    const { engine, state } = this;
    const key = this.#table.key;
    const level = state && state.actor !== null ? state.players[state.actor]?.level : null;
    if (!engine || !state || !level || this.#thinking === key) return;
    this.#thinking = key;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => this.#opponent(key, state),
      matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PACE,
    );
  }

  /** @param {string} key @param {State} state */
  async #opponent(key, state) {
    const { engine, store } = this;
    if (!engine || !store || key !== this.#table.key) return;
    try {
      const action = await engine.request(
        "tycoon.choose",
        { lexicon: state.lexicon, state },
        { view: "tycoon-opponent" },
      );
      if (key !== this.#table.key || !this.isConnected) return;
      const next = await this.#table.act(engine, this.position, action);
      if (next) store.edit(GAME, next.position, this.#stroke);
    } catch (error) {
      this.#thinking = "";
      if (/** @type {any} */ (error).name !== "AbortError" && engine.state.stage !== "failed")
        this.trouble = saying(this.#texts, /** @type {any} */ (error));
    }
  }

  async #copyLink() {
    this.dispatchEvent(new CustomEvent("write-link"));
    try {
      await navigator.clipboard.writeText(location.href);
      this.copied = true;
      setTimeout(() => (this.copied = false), 2500);
    } catch {
      this.trouble = this.#texts.text.tycoon.copyFailed;
    }
  }

  // Keys.

  #onKey = (/** @type {KeyboardEvent} */ event) => {
    const target = /** @type {Element | undefined} */ (event.composedPath()[0]);
    if (event.defaultPrevented || target?.matches?.("input, select, textarea, [role=option], [role=radio]"))
      return;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") {
      event.preventDefault();
      if (event.shiftKey) this.store?.redo(GAME);
      else this.#undo();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || !this.myTurn || !this.state) return;
    if (this.#pressed(event.key, this.state, Boolean(target?.matches?.("button, a, summary"))))
      event.preventDefault();
  };

  /**
   * @param {string} key
   * @param {State} state
   * @param {boolean} onControl is the focus on something that Enter and Space press?
   * @returns {boolean} was the key of use?
   */
  #pressed(key, state, onControl) {
    const letter = key.length === 1 ? key.toUpperCase() : "";
    if (state.phase === "discard" || state.phase === "forfeit") {
      const at = Array.from(this.cards.hand).findIndex(
        (one, place) => one === letter && !this.marked.includes(place),
      );
      if (at >= 0) this.#mark(at);
      else if (key === "Backspace" || key === "Escape") this.marked = [];
      else if (key === "Enter" && !onControl) this.#do({ type: "discard", cards: this.markedCards });
      else return false;
      return true;
    }
    if (state.phase !== "build" || this.replacing) return false;
    if (/^[A-Z]$/.test(letter)) {
      const found = cardFor(this.words, letter, this.cards);
      this.trouble = found ? "" : this.#texts.text.tycoon.say.missing(letter);
      if (found) this.words = laying(this.words, this.row, found);
    } else if (key === "Backspace")
      this.words = taking(this.words, this.row, (this.words[this.row]?.length ?? 0) - 1);
    else if (key === "Escape") this.clear();
    else if (key === "+" && this.cards.patents.includes("Z")) this.addS();
    else if (key === " " && !onControl && this.cards.patents.includes("V")) this.row = 1 - this.row;
    else if (key === "Enter" && !onControl && this.words.some((row) => row.length)) this.play();
    else return false;
    return true;
  }

  focusPlays() {
    this.advised = true;
    this.up = true;
    this.updateComplete.then(() =>
      /** @type {any} */ (this.renderRoot.querySelector("tw-tycoon-plays"))?.focusList?.(),
    );
  }
}

customElements.define("tw-tycoon-game", TycoonGame);
