/** A game of Letter Tycoon: the table left, advice and the log of turns right. */
import { css, html, nothing } from "lit";
import { customElement } from "lit/decorators.js";
import { icon } from "../../../ui/icons.ts";
import { handheld, phone, sheetWhen } from "../../../ui/media.ts";
import { detail } from "../../../ui/templates.ts";
import { wrong } from "../../../ui/wrong.ts";
import { Looking } from "../../shared/looking.ts";
import { Listing } from "../../shared/listing.ts";
import { anySeed, problemOf } from "../../shared/match.ts";
import { GamePage } from "../../shared/page.ts";
import type { Refusal } from "../../shared/queries.ts";
import { turnHeading } from "../../shared/review-pieces.ts";
import { viewSwitch } from "../../shared/sides-page.ts";
import { tablePageStyles } from "../../shared/table-styles.ts";
import { Tools } from "../../shared/tools.ts";
import type { Options } from "../model/link.ts";
import type { Choices, Position, Setup } from "../model/position.ts";
import type { View } from "../model/table.ts";
import "../parts/help.ts";
import "../parts/introduction.ts";
import "../parts/log.ts";
import "../parts/patents.ts";
import "../parts/players.ts";
import "../parts/setup.ts";
import "../parts/standings.ts";
import { Advice } from "../tools/advice.ts";
import { Game } from "../tools/game.ts";
import { listFor, pageStyling } from "../tools/page.ts";
import { Review } from "../tools/review.ts";
import { Turn } from "../tools/turn.ts";
import { tycoon } from "../index.ts";

@customElement("tw-tycoon-game")
export class TycoonGame extends GamePage<Position, Options> {
  static override styles = [
    pageStyling,
    tablePageStyles(phone),
    css`
      .now {
        column-gap: 16px;
      }

      .cover {
        padding-block: 28px;
      }

      tw-tycoon-advice {
        max-height: 62%;
      }

      tw-tycoon-advice.full {
        flex: 1 1 60%;
        max-height: none;
      }

      tw-tycoon-advice.full + tw-tycoon-log {
        flex: 0 1 auto;
        max-height: 34%;
        border-top: 1px solid var(--line);
      }

      /* Beneath a review the turns are scrolled with it. */
      .sheet tw-tycoon-log {
        flex: none;
        overflow: visible;
      }

      /* What is to be done changes from phase to phase, and what lies beneath it stays where it is. */
      .act {
        min-height: 176px;
      }

      @media ${sheetWhen()} {
        /* While there is no table the sheet has little to say. */
        .position:has(.form) ~ tw-sheet {
          --peek: 64px;
        }
      }

      @media ${handheld()} {
        tw-tycoon-advice,
        tw-tycoon-advice.full,
        tw-tycoon-advice.full + tw-tycoon-log {
          flex: none;
          max-height: none;
        }
      }

      @media ${phone} {
        /* Once there is a table, it comes first. */
        .position:has(tw-tycoon-players) .switch {
          order: 9;
        }

        .now h2 {
          font-size: 1.125rem;
        }
      }
    `,
  ];

  override readonly aboveSheet = "tw-tycoon-cards";

  readonly #game: Game = new Game(this);
  readonly #listing: Listing = new Listing(this, { list: () => this.#game.list });
  readonly #advice: Advice = new Advice({
    ...{ page: this, game: this.#game, listing: this.#listing },
    turn: () => this.#turn,
  });
  readonly #turn: Turn = new Turn({ page: this, game: this.#game, lifted: () => this.#advice.lifted });
  readonly #tools: Tools = new Tools(this);
  readonly #looking: Looking = new Looking(this, ({ turn }) => {
    const { ended, state } = this.#game.match.view ?? {};
    return Boolean(ended && state?.turns[turn]);
  });
  readonly #review: Review = new Review({
    ...{ page: this, game: this.#game, looking: this.#looking, listing: this.#listing },
  });
  /** Who played the game before the new one, and by which rules. */
  #last: Choices | null = null;

  constructor() {
    super(tycoon);
  }

  get labels() {
    const { position, advice } = this.texts.text.tycoon;
    return { position, answers: advice.title };
  }

  get keyList() {
    return this.texts.text.tycoon.keyList;
  }

  override get list() {
    return listFor(super.list, this.engine?.catalogue ?? []);
  }

  override get listUsed() {
    return this.position.setup?.lexicon ?? super.listUsed;
  }

  // The game's words are not those of the list in use, and what is wrong with a game is told on the table.
  override get refusal() {
    return null;
  }

  override sentence(refusal: Refusal) {
    return this.texts.error(problemOf(refusal), this.texts.text.tycoon.errors);
  }

  // What is done.

  #deal(choices: Choices & Pick<Setup, "lexicon">) {
    const setup = { ...choices, seed: anySeed() };
    this.#game.match.begin({ ...this.position, setup, actions: [] });
    this.setOptions({ look: "" });
  }

  /** Play again by the same rules. */
  readonly #again = () => {
    const { setup } = this.position;
    if (setup) this.#deal(setup);
  };

  readonly #newGame = () => {
    this.#last = this.position.setup;
    this.lay({ ...this.position, setup: null, actions: [] });
    this.setOptions({ look: "" });
  };

  #pressPatent(letter: string) {
    const { match } = this.#game;
    if (match.view?.state.buyable.includes(letter)) match.act({ kind: "buy", letter });
  }

  override press(event: KeyboardEvent) {
    return this.#review.key(event) || this.#turn.key(event);
  }

  override release() {
    return this.#looking.release();
  }

  override regainFocus() {
    this.frame.focusHeading();
  }

  override focusPlays() {
    this.#advice.focus();
  }

  // What is seen.

  positionPane() {
    const { view } = this.#game.match;
    return html`
      ${viewSwitch(this.options.view, this.texts.text.tycoon, (options) => this.turnTo(options))}
      ${view ? this.#table(view) : this.#setup()}
      <tw-tycoon-help class="extra"></tw-tycoon-help>
    `;
  }

  #setup() {
    const text = this.texts.text.tycoon;
    const { noGame } = this.#game.match;
    if (this.position.setup && !noGame) return html`<p class="quiet" role="status">${text.now.dealing}</p>`;
    return html`
      <div class="form stack gap-16">
        <h2>${text.setup.title}</h2>
        ${wrong(noGame)}
        <p class="lead quiet not-on-phones">${text.setup.text}</p>
        <tw-tycoon-setup
          .listName=${this.list.name}
          .last=${this.#last}
          @deal=${detail((choices: Choices) => this.#deal({ ...choices, lexicon: this.list.id }))}
        ></tw-tycoon-setup>
        ${this.#tools.view()}
      </div>
    `;
  }

  #table(view: View) {
    const text = this.texts.text.tycoon;
    const n = (value: number) => this.texts.number(value);
    const { state, turn, covered, acting } = view;
    return html`
      <tw-tycoon-players .match=${view} .held=${this.#review.held}></tw-tycoon-players>
      <div class="now flow wraps baseline apart">
        <h2 tabindex="-1" data-phase=${state.phase} data-actor=${turn ?? ""}>
          <span role="status">${this.#heading(view)}</span>
        </h2>
        <span class="facts figures" title=${text.now.goal(n(state.goal))}>${this.#facts(view)}</span>
      </div>
      ${covered ? this.#game.match.coverView(view, { text: text.handOver, show: "show-cards" }) : view.ended ? (this.#review.cards() ?? this.#end(view)) : this.#turn.view(view)}
      <tw-tycoon-patents
        named
        .owners=${this.#review.owners ?? state.owners}
        .names=${state.players.map(({ name }) => name)}
        .buyable=${acting ? state.buyable : ""}
        @patent=${detail((letter: string) => this.#pressPatent(letter))}
      ></tw-tycoon-patents>
      ${this.#tools.view({
        tools: html`<button type="button" class="button" name="new-game" @click=${this.#newGame}>
          ${icon("plus")} ${this.texts.text.match.newGame}
        </button>`,
      })}
    `;
  }

  #end({ state: { players }, standings }: View) {
    return html`<tw-tycoon-standings
      .players=${players}
      .standings=${standings}
      @again=${this.#again}
    ></tw-tycoon-standings>`;
  }

  #facts({ state: { round, last_round: isLast, deck, turns } }: View) {
    const { now } = this.texts.text.tycoon;
    const n = (value: number) => this.texts.number(value);
    const { look } = this.#looking;
    if (look) return now.round(n(turns[look.turn]?.round ?? round));
    const facts = [now.round(n(round)), now.deck(n(deck.length))];
    return [...(isLast ? [now.lastRound] : []), ...facts].join(" · ");
  }

  /** What is to be done, in a few words, or which turn is looked at. */
  #heading(view: View) {
    const text = this.texts.text.tycoon;
    const { phase, players, turns } = view.state;
    if (this.#looking.look) return turnHeading(this.texts, this.#looking.look, turns, players);
    if (phase === "over") return this.#winner(view);
    const actor = players[view.turn ?? 0];
    if (actor?.level) return text.now.waiting(actor.name);
    return phase === "build" && actor?.patents.includes("V") ? text.now.buildTwo : text.now[phase];
  }

  #winner({ state: { players }, standings }: View) {
    const text = this.texts.text.tycoon;
    const [first, ...others] = standings.filter(({ place }) => place === 1);
    if (!first || others.length) return text.over.tie;
    const name = players[first.player]?.name ?? "";
    return name === text.setup.you ? text.over.you : text.over.title(name);
  }

  answersPane() {
    const text = this.texts.text.tycoon;
    const { view } = this.#game.match;
    if (!view) return html`<tw-tycoon-introduction></tw-tycoon-introduction>`;
    const { state, acting } = view;
    const log = html`<tw-tycoon-log
      role="region"
      aria-label=${text.log.title}
      tabindex=${view.ended ? nothing : 0}
      .match=${state}
      .thinking=${this.#game.match.opponentsTurn}
    ></tw-tycoon-log>`;
    return html`
      ${acting ? this.#advice.view(state) : html`<p slot="head" class="summary flow quiet text-15">${this.#heading(view)}</p>`}
      ${
        view.ended
          ? html`<div class="sheet scrolls stack" tabindex="0" role="region" aria-label=${text.over.review}>
              ${this.#review.view(view)} ${log}
            </div>`
          : log
      }
    `;
  }
}
