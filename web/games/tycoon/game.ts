/**
 * A game of Letter Tycoon: the table left, advice and the log of turns right.
 *
 * The store has the setup and the actions; what they lead to is the engine's. People lay cards in their `hand` and
 * then `act`; opponents act by themselves.
 */
import { html, nothing, type PropertyValues } from "lit";
import { customElement, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { wantedWords } from "../shared/words.ts";
import { icon } from "../../components/icons.ts";
import { wrong } from "../../components/wrong.ts";
import { GamePage, type Refused } from "../shared/game-page.js";
import { Solving } from "../shared/solving.js";
import { builderView } from "./builder.ts";
import { cardsOf, isLaid } from "./building.ts";
import { Hand } from "./hand.ts";
import { Opponent } from "./opponent.ts";
import { overView } from "./over.ts";
import type { Play } from "./plays.ts";
import {
  emptyPosition,
  GAME,
  ownerOf,
  buyable,
  HAND,
  type Action,
  type Position,
  type Seat,
  type State,
} from "./position.ts";
import { saying } from "./saying.ts";
import "./setup.ts";
import { sideView } from "./side.ts";
import { viewSwitch } from "./switch.ts";
import { Table } from "./table.ts";
import { tycoonPageStyles } from "./tycoon-styles.ts";
import { about, card, help, owners, patents, players } from "./views.ts";

@customElement("tw-tycoon-game")
export class TycoonGame extends GamePage<Position> {
  /** Is advice wanted? */
  @state() advised = false;
  /** The patent that is explained. */
  @state() patent = "";
  /** The person who looks at the screen, where more than one plays. */
  @state() seen = -1;

  static override styles = tycoonPageStyles;

  #table = new Table(this, (done, error) => this.#cut(done, error));
  hand = new Hand(this);
  building = new Solving<any>(this, "tycoon.build", "tycoon-build");
  advising = new Solving<any>(this, "tycoon.advise", "tycoon-advise");
  replacements = new Solving<any>(this, "tycoon.replace", "tycoon-replace");
  reviewing = new Solving<any>(this, "tycoon.review", "tycoon-review");
  /** The table that the words and marks belong to. */
  #of = "";
  /** What undo takes back at once: a person's action and those of the opponents after it. */
  stroke: unknown = {};

  constructor() {
    super(GAME, emptyPosition);
    new Opponent(this, this.#table);
  }

  get state(): State | null {
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

  // A Turkish list has no word for most of the cards, so a new game then takes the English one.
  get #listForGame() {
    const usable = this.list.alphabet !== "tr";
    const english = this.engine?.catalogue.find((list) => list.id === "en");
    return usable || !english ? this.list : english;
  }

  override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    this.#table.use(this.engine, this.position);
    const { state } = this;
    if (this.#of !== this.#table.key || !state) {
      this.#of = state ? this.#table.key : "";
      this.hand.forget();
      if (state && !this.#covered && this.viewer >= 0 && state.actor === this.viewer) this.seen = this.viewer;
    }
    this.#ask(state);
  }

  #ask(state: State | null) {
    const { engine, cards } = this;
    const building = state?.phase === "build" && this.myTurn;
    const others = state
      ? state.players.flatMap(({ patents: owned }, index) => (index === this.viewer ? [] : [owned])).join("")
      : "";
    const { lexicon, stacking } = state ?? {};
    const laid = building && this.hand.some;
    this.building.ask(
      engine,
      laid ? { lexicon, stacking, ...cards, others, cards: cardsOf(this.hand.words) } : null,
    );
    const told = this.advised && this.myTurn && state;
    // The game's own list, which the list in use may have been changed for since.
    const list = engine?.catalogue.find(({ id }) => id === lexicon) ?? this.list;
    const wanted = wantedWords(this.store?.settings, list);
    this.advising.ask(engine, told ? { lexicon, state, limit: 30, ...wanted } : null);
    const mayReplace = told && this.#mayReplace(state);
    const whole = cards.hand.length === HAND;
    this.replacements.ask(
      engine,
      mayReplace && whole ? { lexicon, stacking, ...cards, seen: this.#seenCards(state), ...wanted } : null,
    );
    this.reviewing.ask(engine, state?.phase === "over" ? { lexicon, state, ...wanted } : null);
  }

  /** What the player knows to lie among the discards. */
  #seenCards(state: State) {
    return state.discards + (state.players[this.viewer]?.dropped ?? "");
  }

  override say(error: Refused) {
    return saying(this.texts, error);
  }

  override render() {
    const { store, state } = this;
    if (!store) return nothing;
    return html`
      <section class="position" aria-label=${this.texts.text.tycoon.position}>
        ${viewSwitch(this.texts, store)} ${state ? this.#game(state) : this.#fresh()}
        <div class="extra">${help(this.texts)}</div>
      </section>
      ${this.answers(this.texts.text.tycoon.advice.title, sideView(this, state, this.texts))}
    `;
  }

  #fresh() {
    const text = this.texts.text.tycoon;
    const { refusal } = this.#table;
    if (this.position.setup && !refusal) return html`<p class="quiet" role="status">${text.now.dealing}</p>`;
    return html`
      <div class="form">
        <h2>${text.setup.title}</h2>
        ${wrong(refusal ? this.say(refusal) : "")}
        <p class="lead">${text.setup.text}</p>
        <tw-tycoon-setup
          .listName=${this.#listForGame.name}
          @deal=${(event: CustomEvent) => this.#deal(event.detail)}
        ></tw-tycoon-setup>
      </div>
    `;
  }

  #game(state: State) {
    const text = this.texts.text.tycoon;
    const n = this.number;
    const can = this.myTurn ? buyable(state) : [];
    const owner = ownerOf(state, this.patent);
    const whose = (index: number) => state.players[index]?.name ?? "";
    return html`
      ${players(state, this.texts)}
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
          : html`${state.phase === "over" ? overView(this, state, this.texts) : this.#tableau(state)}`
      }
      <div>
        ${patents({ owner: owners(state), whose, can, chosen: this.patent, onPress: (letter) => this.#press(letter) }, this.texts)}
      </div>
      ${about(this.patent, owner < 0 ? text.patents.free : text.patents.of(whose(owner)), this.texts)}
      ${this.#toolbar()}
    `;
  }

  /** What is to be done, in a few words. */
  heading(state: State) {
    const text = this.texts.text.tycoon.now;
    if (state.phase === "over") return this.#winner();
    const actor = state.players[state.actor ?? 0];
    if (actor?.level) return text.waiting(actor.name);
    if (state.phase === "build" && actor?.patents.includes("V")) return text.buildTwo;
    return text[state.phase];
  }

  #winner() {
    const text = this.texts.text.tycoon.over;
    const first = this.#table.outcome?.standings?.filter(({ place }) => place === 1) ?? [];
    const [best] = first;
    if (first.length !== 1 || !best) return text.tie;
    const player = this.state?.players[best.player];
    return player?.name === this.texts.text.tycoon.setup.you ? text.you : text.title(player?.name ?? "");
  }

  #tableau(state: State) {
    const text = this.texts.text.tycoon;
    const { cards, viewer, myTurn, hand } = this;
    const discarding = myTurn && (state.phase === "discard" || state.phase === "forfeit");
    const building = myTurn && state.phase === "build";
    const name = state.players[viewer]?.name ?? "";
    const people = state.players.filter(({ level }) => !level).length;
    const press = (from: "hand" | "pool", at: number) => {
      this.trouble = "";
      if (discarding) hand.mark(at, state.phase === "forfeit");
      else if (hand.replacing) this.act({ type: "replace", letter: cards[from][at] ?? "", from });
      else hand.lay(cards, from, at);
    };
    const show = (from: "hand" | "pool") =>
      repeat(
        Array.from(cards[from], (letter, at) => ({ letter, at })),
        ({ letter, at }) => `${letter}${at}`,
        ({ letter, at }) =>
          card({
            letter,
            from,
            label: text.cards.card(letter, from === "hand" ? text.cards.fromHand : text.cards.fromPool),
            used: building && !hand.replacing && isLaid(hand.words, from, at),
            marked: discarding && from === "hand" && hand.marked.includes(at),
            disabled: !(building || (discarding && from === "hand")),
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
      ${builderView(this, state, this.texts)} ${wrong(this.trouble)}
    `;
  }

  #toolbar() {
    const { store } = this;
    if (!store) return nothing;
    return html`
      <tw-toolbar
        .canUndo=${store.canUndo(GAME)}
        .canRedo=${store.canRedo(GAME)}
        @undo=${() => this.undo()}
        @redo=${() => this.redo()}
        @copy-link=${() => this.copyLink()}
      >
        <button type="button" class="button" name="new-game" @click=${this.newGame}>
          ${icon("plus")} ${this.texts.text.tycoon.newGame}
        </button>
      </tw-toolbar>
    `;
  }

  // What people do.

  #deal(detail: { players: Seat[]; stacking: string; challenge: string }) {
    const setup = { ...detail, lexicon: this.#listForGame.id, seed: Math.floor(Math.random() * 1e9) };
    this.stroke = {};
    this.seen = -1;
    this.edit({ ...this.position, setup, actions: [] }, this.stroke);
  }

  // A link that was damaged on its way is played as far as it goes.
  #cut(done: number, error: any) {
    const { position } = this;
    this.edit({ ...position, actions: position.actions.slice(0, done) });
    this.trouble = `${this.texts.text.tycoon.say.damaged} ${this.say(error)}`;
  }

  newGame = () => {
    this.edit({ ...this.position, setup: null, actions: [] });
  };

  /** Lay a play out. */
  layOut(play: Play) {
    this.trouble = "";
    this.hand.layOut(play, this.cards);
    this.up = false;
  }

  /** Play what is laid. */
  play() {
    this.act({ type: "play", cards: cardsOf(this.hand.words) });
  }

  #press(letter: string) {
    this.patent = letter;
    if (this.state && this.myTurn && buyable(this.state).includes(letter)) this.act({ type: "buy", letter });
  }

  #mayReplace(state: State) {
    const { patents: owned } = this.cards;
    return state.phase === "build" && owned.includes("Q") && !state.replaced && !state.tries;
  }

  get mayReplace() {
    return Boolean(this.state && this.#mayReplace(this.state));
  }

  /** Do a person's action. */
  async act(action: Action) {
    const { engine, store, position } = this;
    if (!engine || !store || !this.myTurn) return;
    this.trouble = "";
    this.stroke = {};
    const stroke = this.stroke;
    try {
      const next = await this.#table.act(engine, position, action);
      if (!next) return;
      store.edit(GAME, next.position, stroke);
      this.#tell(next.events);
    } catch (error) {
      if ((error as any).name === "AbortError") return;
      this.trouble = this.say(error as any);
    }
  }

  // A word that does not count is no error: it costs a try.
  #tell(events: any[]) {
    const text = this.texts.text.tycoon.say;
    for (const event of events) {
      if (event.type === "refused") {
        this.trouble = text.refused(event.words.join(", "), this.texts.number(event.left));
      }
      if (event.type === "failed") this.trouble = text.failed(event.words.join(", "));
    }
  }

  // Keys.

  override press(event: KeyboardEvent) {
    const target = event.composedPath()[0] as Element | undefined;
    if (event.altKey || !this.myTurn || !this.state) return false;
    if (target?.matches?.("input, select, textarea, [role=option], [role=radio]")) return false;
    return this.#pressed(event.key, this.state, Boolean(target?.matches?.("button, a, summary")));
  }

  /**
   * @param onControl is the focus on something that Enter and Space press?
   * @returns was the key of use?
   */
  #pressed(key: string, state: State, onControl: boolean): boolean {
    const { hand, cards } = this;
    const letter = key.length === 1 ? key.toUpperCase() : "";
    if (state.phase === "discard" || state.phase === "forfeit") {
      if (hand.markLetter(letter, cards.hand, state.phase === "forfeit")) return true;
      if (key === "Backspace" || key === "Escape") hand.set({ marked: [] });
      else if (key === "Enter" && !onControl)
        this.act({ type: "discard", cards: hand.markedCards(cards.hand) });
      else return false;
      return true;
    }
    if (state.phase !== "build" || hand.replacing) return false;
    if (/^[A-Z]$/.test(letter)) {
      this.trouble = hand.layLetter(letter, cards) ? "" : this.texts.text.tycoon.say.missing(letter);
    } else if (key === "Backspace") hand.takeLast();
    else if (key === "Escape") hand.clear();
    else if (key === "+" && cards.patents.includes("Z")) hand.addS();
    else if (key === " " && !onControl && cards.patents.includes("V")) hand.set({ row: 1 - hand.row });
    else if (key === "Enter" && !onControl && hand.some) this.play();
    else return false;
    return true;
  }

  focusPlays() {
    this.advised = true;
    this.up = true;
    this.updateComplete.then(() => this.find("tw-tycoon-plays")?.focusList());
  }
}
