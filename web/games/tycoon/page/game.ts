/**
 * A game of Letter Tycoon: the table left, advice and the log of turns right.
 *
 * The store has the setup and the actions; what they lead to is the engine's. People prepare a turn in the `draft` and
 * then act; opponents act by themselves.
 */
import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, query } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { icon } from "../../../components/icons.ts";
import { wrong } from "../../../components/wrong.ts";
import type { TycoonAction, TycoonEvent, TycoonState } from "../../../engine/methods.ts";
import { detail, pageState, type PageState } from "../../shared/page.ts";
import type { Refusal } from "../../shared/queries.ts";
import { wantedWords } from "../../shared/words.ts";
import {
  draftOf,
  emptyDraft,
  isLaid,
  isShort,
  laidCards,
  layCard,
  mark,
  wordsOf,
  type Draft,
  type Place,
} from "../model/draft.ts";
import { pressed } from "../model/keys.ts";
import type { Choices } from "../model/position.ts";
import { rules } from "../model/rules.ts";
import {
  cardsOf,
  isCovered,
  isTurnOf,
  knownDiscards,
  othersPatents,
  Outcomes,
  ownerOf,
  people,
  replayOf,
  viewerOf,
} from "../model/table.ts";
import { adviceView, introduction } from "../parts/advice.ts";
import "../parts/builder.ts";
import { card } from "../parts/card.ts";
import { help } from "../parts/help.ts";
import { log } from "../parts/log.ts";
import { about, patents } from "../parts/patents.ts";
import { players } from "../parts/players.ts";
import type { Play, TycoonPlays } from "../parts/plays.ts";
import "../parts/setup.ts";
import { standings } from "../parts/standings.ts";
import { tycoonPageStyles } from "../parts/styles.ts";
import { TycoonPage } from "./tycoon-page.ts";

/** Milliseconds that an opponent takes at least, so that one sees what happens. */
const PACE = 350;

interface State extends PageState {
  /** Is advice asked for? */
  advised: boolean;
  /** The patent that is explained. */
  patent: string;
  /** The person who looked at the screen last, where more than one plays. */
  seen: number;
  /** The turn that is being prepared. */
  draft: Draft;
}

const state: State = { ...pageState, advised: false, patent: "", seen: -1, draft: emptyDraft };

@customElement("tw-tycoon-game")
export class TycoonGame extends TycoonPage<State> {
  static override styles = [
    tycoonPageStyles,
    css`
      .cover {
        display: grid;
        justify-items: start;
        gap: 10px;
        padding: 28px 20px;
        border-radius: 16px;
        background: var(--sink);
      }
    `,
  ];

  @query("tw-tycoon-plays") playList!: TycoonPlays | null;

  readonly #outcomes = new Outcomes();
  /** The table that the draft belongs to. */
  #drafted: TycoonState | null = null;
  /** The opponent's action that is being done. */
  #chosen: TycoonAction | null = null;
  #timer = 0;
  /** What undo takes back at once: a person's action and those of the opponents after it. */
  #stroke: unknown = {};

  readonly #replay = this.query("tycoon.replay", () => (this.#outcome ? null : replayOf(this.position)));

  readonly #choice = this.query("tycoon.choose", () => {
    const table = this.#table;
    const acts = table && table.actor !== null && table.players[table.actor]?.level && !this.readonly;
    return acts ? { lexicon: table.lexicon, state: table } : null;
  });

  readonly #built = this.query("tycoon.build", () => {
    const table = this.#table;
    const { draft } = this.state;
    if (table?.phase !== "build" || !this.#myTurn || !laidCards(draft).length) return null;
    const others = othersPatents(table, this.#viewer);
    return {
      lexicon: table.lexicon,
      stacking: table.stacking,
      ...this.#cards,
      others,
      cards: wordsOf(draft),
    };
  });

  readonly #advice = this.query("tycoon.advise", () => {
    const table = this.state.advised && this.#myTurn ? this.#table : null;
    return table && { lexicon: table.lexicon, state: table, limit: 30, ...this.wanted };
  });

  readonly #replacements = this.query("tycoon.replace", () => {
    const table = this.state.advised && this.#mayReplace ? this.#table : null;
    if (table?.players[this.#viewer]?.hand.length !== rules.hand) return null;
    const { lexicon, stacking } = table;
    const seen = knownDiscards(table, this.#viewer);
    return { lexicon, stacking, ...this.#cards, seen, ...this.wanted };
  });

  readonly #review = this.query("tycoon.review", () => {
    const table = this.#table;
    return table?.phase === "over" ? { lexicon: table.lexicon, state: table, ...this.wanted } : null;
  });

  constructor() {
    super(state);
  }

  get #outcome() {
    return this.#outcomes.at(this.position);
  }

  get #table(): TycoonState | null {
    return this.#outcome?.state ?? null;
  }

  get #viewer(): number {
    return this.#table ? viewerOf(this.#table, this.state.seen) : -1;
  }

  /** Is it for the person at the screen to act? */
  get #myTurn(): boolean {
    return this.#table !== null && isTurnOf(this.#table, this.state.seen);
  }

  get #mayReplace(): boolean {
    return this.#myTurn && this.#table?.actions.includes("replace") === true;
  }

  /** The cards that may be laid. */
  get #cards() {
    return this.#table ? cardsOf(this.#table, this.#viewer) : { hand: "", pool: "", patents: "" };
  }

  // The game's own list, which the list in use may have been changed for since.
  override get wanted() {
    const list = this.engine?.catalogue.find(({ id }) => id === this.#table?.lexicon) ?? this.list;
    return wantedWords(this.store?.settings, list);
  }

  // The game's words are not those of the list in use, and what is wrong with a game is told on the table.
  override get refusal(): Refusal | null {
    return null;
  }

  /** The list that a new game takes: the one in use, or English where that cannot spell the cards. */
  get #listForGame() {
    const english = this.engine?.catalogue.find((list) => list.id === "en");
    return rules.alphabets.includes(this.list.alphabet) ? this.list : (english ?? this.list);
  }

  override willUpdate(changed: PropertyValues) {
    const replayed = this.#replay.answer;
    if (replayed) this.#outcomes.keep(replayed.key, replayed.result);
    const table = this.#table;
    if (table !== this.#drafted) {
      this.#drafted = table;
      const mine = table !== null && isTurnOf(table, this.state.seen);
      this.set({ draft: emptyDraft, ...(mine && { seen: this.#viewer }) });
    }
    super.willUpdate(changed);
  }

  override updated(changed: PropertyValues) {
    super.updated(changed);
    const { refusal } = this.#replay;
    if (typeof refusal?.data.action === "number") this.#cut(refusal.data.action, refusal);
    const choice = this.#choice.result;
    if (!choice || choice === this.#chosen) return;
    this.#chosen = choice;
    clearTimeout(this.#timer);
    const pace = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PACE;
    this.#timer = setTimeout(() => void this.#act(choice), pace);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.#chosen = null;
  }

  positionPane() {
    const table = this.#table;
    return html`
      ${this.viewSwitch()} ${table ? this.#game(table) : this.#fresh()}
      <div class="extra">${help(this.texts)}</div>
    `;
  }

  #fresh() {
    const text = this.texts.text.tycoon;
    const { refusal } = this.#replay;
    if (this.position.setup && !refusal) return html`<p class="quiet" role="status">${text.now.dealing}</p>`;
    return html`
      <div class="form">
        <h2>${text.setup.title}</h2>
        ${wrong(refusal && this.sentence(refusal))}
        <p class="lead">${text.setup.text}</p>
        <tw-tycoon-setup
          .listName=${this.#listForGame.name}
          @deal=${detail((choices: Choices) => this.#deal(choices))}
        ></tw-tycoon-setup>
      </div>
    `;
  }

  #game(table: TycoonState) {
    const text = this.texts.text.tycoon;
    const n = (value: number) => this.texts.number(value);
    const { patent, seen } = this.state;
    const owner = ownerOf(table, patent);
    const whose = (index: number) => table.players[index]?.name ?? "";
    const covered = table.phase !== "over" && isCovered(table, seen);
    return html`
      ${players(table, this.texts)}
      <div class="now">
        <h2 role="status" data-phase=${table.phase} data-actor=${table.actor ?? ""}>
          ${this.#heading(table)}
        </h2>
        <span class="facts figures" title=${text.now.goal(n(table.goal))}
          >${table.last_round ? `${text.now.lastRound} · ` : ""}${text.now.round(n(table.round))} ·
          ${text.now.deck(n(table.deck.length))}</span
        >
      </div>
      ${covered ? this.#cover(whose(this.#viewer)) : table.phase === "over" ? this.#end(table) : this.#tableau(table)}
      <div>
        ${patents(
          {
            owner: (letter) => ownerOf(table, letter),
            whose,
            can: this.#myTurn ? table.buyable : "",
            chosen: patent,
            onPress: (letter) => this.#pressPatent(letter),
          },
          this.texts,
        )}
      </div>
      ${about(patent, owner < 0 ? text.patents.free : text.patents.of(whose(owner)), this.texts)}
      ${this.toolbar({
        tools: html`<button type="button" class="button" name="new-game" @click=${this.#newGame}>
          ${icon("plus")} ${text.newGame}
        </button>`,
      })}
    `;
  }

  #cover(name: string) {
    const text = this.texts.text.tycoon.handOver;
    return html`<div class="cover">
      <h3>${text.title(name)}</h3>
      <p class="quiet">${text.text}</p>
      <button
        type="button"
        class="button filled"
        name="show-cards"
        @click=${() => this.set({ seen: this.#viewer })}
      >
        ${text.show}
      </button>
    </div>`;
  }

  #end(table: TycoonState) {
    return standings(table, this.#outcome?.standings ?? [], this.#review.result, this.#newGame, this.texts);
  }

  /** What is to be done, in a few words. */
  #heading(table: TycoonState) {
    const text = this.texts.text.tycoon;
    if (table.phase === "over") return this.#winner(table);
    const actor = table.players[table.actor ?? 0];
    if (actor?.level) return text.now.waiting(actor.name);
    return table.phase === "build" && actor?.patents.includes("V")
      ? text.now.buildTwo
      : text.now[table.phase];
  }

  #winner(table: TycoonState) {
    const text = this.texts.text.tycoon;
    const [first, ...others] = this.#outcome?.standings?.filter(({ place }) => place === 1) ?? [];
    if (!first || others.length) return text.over.tie;
    const name = table.players[first.player]?.name ?? "";
    return name === text.setup.you ? text.over.you : text.over.title(name);
  }

  #tableau(table: TycoonState) {
    const text = this.texts.text.tycoon;
    const { draft, trouble } = this.state;
    const name = table.players[this.#viewer]?.name ?? "";
    const { refusal } = this.#choice;
    return html`
      <div class="places">
        <div>
          <span class="label">${people(table).length > 1 ? text.cards.handOf(name) : text.cards.hand}</span>
          <div class="row hand">${this.#row(table, "hand")}</div>
        </div>
        <div>
          <span class="label">${text.cards.pool}</span>
          <div class="row pool">${this.#row(table, "pool")}</div>
        </div>
      </div>
      ${
        this.#myTurn
          ? html`<tw-tycoon-builder
              .table=${table}
              .cards=${this.#cards}
              .draft=${draft}
              .built=${this.#built.answer?.result ?? null}
              .stale=${!this.#built.fresh}
              .problem=${this.#problem(table)}
              @draft=${detail((changed: Draft) => this.set({ draft: changed }))}
              @act=${detail((action: TycoonAction) => this.#do(action))}
            ></tw-tycoon-builder>`
          : nothing
      }
      ${wrong(trouble || (refusal && this.sentence(refusal)))}
    `;
  }

  #row(table: TycoonState, from: Place) {
    const text = this.texts.text.tycoon.cards;
    const { draft } = this.state;
    const building = this.#myTurn && table.phase === "build";
    const discarding = this.#discards(table) && from === "hand";
    const cards = Array.from(this.#cards[from], (letter, at) => ({ letter, at }));
    return repeat(
      cards,
      ({ letter, at }) => `${letter}${at}`,
      ({ letter, at }) =>
        card({
          letter,
          from,
          label: text.card(letter, from === "hand" ? text.fromHand : text.fromPool),
          used: building && !draft.replacing && isLaid(draft, from, at),
          marked: discarding && draft.marked.includes(at),
          disabled: !building && !discarding,
          onPress: () => this.#pressCard(table, from, at),
        }),
    );
  }

  /** Is it for the person at the screen to discard? */
  #discards({ phase }: TycoonState) {
    return this.#myTurn && (phase === "discard" || phase === "forfeit");
  }

  /**
   * What is wrong with the laid cards yet. While players challenge each other, whether a word is one is not told.
   */
  #problem({ challenge }: TycoonState): string {
    const problem = this.#built.result?.problem;
    if (!problem) return "";
    const { code, message } = problem;
    const secret = code === "not-a-word" && challenge === "players";
    if (secret || (code === "length" && isShort(this.state.draft))) return "";
    // A problem has the members of a refusal's data.
    return this.sentence({ message: String(message), data: problem as Refusal["data"] });
  }

  answersPane() {
    const table = this.#table;
    if (!table) return introduction(this.texts);
    const text = this.texts.text.tycoon;
    return html`
      ${
        table.phase === "over" || !this.#myTurn
          ? html`<p slot="head" class="summary">${this.#heading(table)}</p>`
          : this.#advised(table)
      }
      <div class="logged" role="region" aria-label=${text.log.title} tabindex="0">
        ${log(table, this.texts)}
      </div>
    `;
  }

  #advised({ phase }: TycoonState) {
    const text = this.texts.text.tycoon.advice;
    const { advised } = this.state;
    const { answer, fresh } = this.#advice;
    const advice = answer?.result.phase === phase ? answer.result : null;
    const plays = advice?.options;
    const ms = this.texts.number(Math.max(1, Math.round(answer?.milliseconds ?? 0)));
    return html`
      <div slot="head" class="summary figures" role="status">
        <button
          type="button"
          class="button plain"
          name="advice"
          aria-pressed=${advised}
          @click=${() => this.set({ advised: !advised })}
        >
          ${advised ? text.hide : text.show}
        </button>
        <span class=${fresh ? "" : "stale"}
          >${plays ? text.summary(this.texts.number(plays.length), ms) : nothing}</span
        >
      </div>
      ${
        advised
          ? html`<div class="advice ${plays?.length ? "full" : ""}">
              ${
                advice
                  ? adviceView(
                      {
                        advice,
                        stale: !fresh,
                        replacements: this.#mayReplace ? this.#replacements.result : undefined,
                        onPlay: (play) => this.#layOut(play),
                      },
                      this.texts,
                    )
                  : nothing
              }
            </div>`
          : nothing
      }
    `;
  }

  // What people do.

  #deal(choices: Choices) {
    const setup = { ...choices, lexicon: this.#listForGame.id, seed: Math.floor(Math.random() * 1e9) };
    this.#stroke = {};
    this.set({ seen: -1 });
    this.edit({ ...this.position, setup, actions: [] }, this.#stroke);
  }

  // A link that was damaged on its way is played as far as it goes.
  #cut(done: number, refusal: Refusal) {
    const { position } = this;
    this.edit({ ...position, actions: position.actions.slice(0, done) });
    this.set({ trouble: `${this.texts.text.tycoon.say.damaged} ${this.sentence(refusal)}` });
  }

  readonly #newGame = () => {
    this.edit({ ...this.position, setup: null, actions: [] });
  };

  #layOut({ cards }: Play) {
    this.set({ draft: draftOf(cards, this.#cards), trouble: "", up: false });
  }

  #pressPatent(letter: string) {
    this.set({ patent: letter });
    if (this.#table?.buyable.includes(letter)) this.#do({ type: "buy", letter });
  }

  #pressCard(table: TycoonState, from: Place, at: number) {
    const { draft } = this.state;
    const cards = this.#cards;
    this.set({ trouble: "" });
    if (this.#discards(table)) this.set({ draft: mark(draft, at, table.phase === "forfeit") });
    else if (draft.replacing) this.#do({ type: "replace", letter: cards[from][at] ?? "", from });
    else this.set({ draft: layCard(draft, cards, from, at) });
  }

  /** Do an action of the person whose turn it is. */
  #do(action: TycoonAction) {
    if (!this.#myTurn) return;
    this.set({ trouble: "" });
    this.#stroke = {};
    void this.#act(action);
  }

  async #act(action: TycoonAction): Promise<void> {
    const { position } = this;
    const table = this.#table;
    if (!table) return;
    // An engine that has failed is told of elsewhere, with a way to try again.
    const refused = (trouble: string) => {
      if (this.engine?.state.stage !== "failed") this.set({ trouble });
    };
    const outcome = await this.ask("tycoon.act", { lexicon: table.lexicon, state: table, action }, refused);
    if (!outcome) {
      this.#chosen = null;
      return;
    }
    const after = { ...position, actions: [...position.actions, action] };
    this.#outcomes.keep(this.#outcomes.keyOf(after), outcome);
    this.store?.edit(this.game.id, after, this.#stroke);
    this.#tell(outcome.events);
  }

  // A word that does not count is no error: it costs a try.
  #tell(events: readonly TycoonEvent[]) {
    const text = this.texts.text.tycoon.say;
    for (const { type, words = [], left = 0 } of events) {
      if (type === "refused") this.set({ trouble: text.refused(words.join(", "), this.texts.number(left)) });
      if (type === "failed") this.set({ trouble: text.failed(words.join(", ")) });
    }
  }

  // Keys.

  override press(event: KeyboardEvent): boolean {
    const [target] = event.composedPath();
    const table = this.#table;
    if (event.altKey || !this.#myTurn || !table || this.readonly) return false;
    const focus = target instanceof Element ? target : null;
    if (focus?.matches("input, select, textarea, [role=option], [role=radio]")) return false;
    const onControl = Boolean(focus?.matches("button, a, summary"));
    const done = pressed(event.key, onControl, table.phase, this.state.draft, this.#cards);
    if (!done) return false;
    if ("action" in done) this.#do(done.action);
    else if ("draft" in done) this.set({ draft: done.draft, trouble: "" });
    else this.set({ trouble: this.texts.text.tycoon.say.missing(done.missing) });
    return true;
  }

  focusPlays() {
    this.set({ advised: true, up: true });
    void this.updateComplete.then(() => this.playList?.focusList());
  }
}
