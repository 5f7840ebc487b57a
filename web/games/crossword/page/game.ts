/** A crossword game: board and rack left, the score sheet and the review right. */
import { html, nothing } from "lit";
import { customElement } from "lit/decorators.js";
import { button } from "../../../ui/button.ts";
import { narrow } from "../../../ui/media.ts";
import { saveFile } from "../../../ui/save-file.ts";
import { recall, remember } from "../../../ui/storage.ts";
import { detail, inlineStyle } from "../../../ui/templates.ts";
import { wrong } from "../../../ui/wrong.ts";
import type { CrosswordTurn } from "../../../engine/methods.ts";
import { tokensOf } from "../../../tiles/notation.ts";
import { introduction } from "../../shared/introduction.ts";
import "../../shared/learn-button.ts";
import { Looking } from "../../shared/looking.ts";
import { anySeed, goesOnFrom, matchOf, peopleIn, problemOf, recordOf } from "../../shared/match.ts";
import { sureStyles } from "../../shared/match-tool.ts";
import { pageStyles, paneStyles, summaryStyles } from "../../shared/page-styles.ts";
import type { Refusal } from "../../shared/queries.ts";
import { GamePage } from "../../shared/page.ts";
import { Slice } from "../../shared/page-state.ts";
import { turnHeading } from "../../shared/review-pieces.ts";
import { Tools } from "../../shared/tools.ts";
import { companyIn, namesOf, type Choices, type Company, type GameSetup, type View } from "../model/game.ts";
import { alphabetOf, heightOf, layoutOf, sizeStyle, widthOf } from "../model/games.ts";
import type { Options } from "../model/link.ts";
import type { Position } from "../model/position.ts";
import type { Choice } from "../model/setup.ts";
import "../parts/board.ts";
import "../parts/deal.ts";
import { gameStyles } from "../parts/game-styles.ts";
import "../parts/letters.ts";
import "../parts/scores.ts";
import "../parts/standings.ts";
import { Dragging, draggingStyles } from "../tools/dragging.ts";
import { Game } from "../tools/game.ts";
import { Preparing } from "../tools/preparing.ts";
import { BEST, Review } from "../tools/review.ts";
import { crossword } from "../index.ts";
import { crosswordStyles } from "./styles.ts";
import { introductionStyles, tablePageStyles } from "../../shared/table-styles.ts";
import { tableStyles } from "./table-styles.ts";
import { viewSwitch } from "../../shared/sides-page.ts";

/** Where it is kept who plays, and by which rules. */
const KEPT = "tilewise-crossword-players";

/** A turn as it may be shown while nobody in particular looks. */
const covered = (turn: CrosswordTurn): CrosswordTurn =>
  turn.kind === "exchange" ? { ...turn, text: "-".repeat(tokensOf(turn.text ?? "").length) } : turn;

@customElement("tw-crossword-game")
export class CrosswordGame extends GamePage<Position, Options> {
  static override styles = [
    pageStyles(narrow),
    paneStyles(narrow),
    summaryStyles(narrow),
    crosswordStyles,
    gameStyles,
    tablePageStyles(narrow),
    introductionStyles,
    tableStyles,
    sureStyles,
    draggingStyles,
  ];

  override readonly aboveSheet = ".board";

  readonly #game: Game = new Game(this, () => this.#preparing.begin());
  // Until the game is over one looks at one's own turns.
  readonly #looking: Looking = new Looking(this, ({ turn }) => {
    const { view } = this.#game.match;
    return (
      view !== null &&
      !view.covered &&
      (view.ended !== null || view.state.turns[turn]?.player === view.viewer)
    );
  });
  readonly #preparing: Preparing = new Preparing({ page: this, game: this.#game, looking: this.#looking });
  readonly #dragging = new Dragging({
    page: this,
    game: this.#game,
    preparing: this.#preparing,
    looking: this.#looking,
  });
  readonly #review: Review = new Review({
    page: this,
    looking: this.#looking,
    request: () => this.#game.record && { ...recordOf(this.#game.record), limit: BEST },
    belongs: ({ setup, actions = [] }) => {
      const { record } = this.#game;
      const game = record && recordOf(record);
      if (game && JSON.stringify(game.setup) !== JSON.stringify(setup)) return "other";
      const whole = game?.actions.length === actions.length && goesOnFrom(game, { setup, actions });
      return whole ? "whole" : "begun";
    },
    wanted: () =>
      this.#game.match.view !== null && Boolean(this.#game.match.view.ended || this.#looking.look),
    only: () => (this.#game.match.view?.ended ? -1 : (this.#game.match.view?.viewer ?? -1)),
    game: () => {
      const { record, match } = this.#game;
      const { ended, state } = match.view ?? {};
      const isTold = ended && state?.players.length === 2;
      return record && { ...record.setup, turns: isTold ? state.turns : [], players: namesOf(record) };
    },
    people: () => (this.#game.match.view ? peopleIn(this.#game.match.view) : []),
  });
  readonly #tools: Tools = new Tools(this);
  readonly #slice = new Slice(this, { dealing: false });
  /** Who played the game before the new one, and by which rules. */
  #last: Company | null = companyIn(recall(KEPT));
  /** Was there a board when the page was last shown? */
  #dealt = false;

  constructor() {
    super(crossword);
  }

  get labels() {
    const { position } = this.texts.text.crossword;
    return { position, answers: this.texts.text.crosswordGame.views.game };
  }

  get keyList() {
    return this.texts.text.crosswordGame.keyList;
  }

  override sentence(refusal: Refusal) {
    return this.texts.error(problemOf(refusal), this.texts.text.crosswordGame.errors);
  }

  // What is wrong with a game is told on the table.
  override get refusal() {
    return null;
  }

  override get listUsed() {
    return this.#game.record?.setup.lexicon ?? super.listUsed;
  }

  override updated() {
    const layout = layoutOf(this.#game.kit.layout);
    this.style.setProperty("--ratio", String(widthOf(layout) / heightOf(layout)));
    // Begin at the top with a board that was not there: who dealt was at the foot of the set-up.
    const dealt = this.#game.match.view !== null;
    if (dealt && !this.#dealt) window.scrollTo({ top: 0 });
    this.#dealt = dealt;
  }

  // What is done.

  async #deal(setup: Omit<GameSetup, "seed">) {
    if (this.#slice.now.dealing) return;
    this.#slice.set({ dealing: true });
    this.set({ trouble: null });
    const game = { setup: { ...setup, seed: anySeed() }, actions: [] };
    const dealt = await this.ask("crossword.match", matchOf(game));
    this.#slice.set({ dealing: false });
    if (!dealt) return;
    this.#game.match.begin({ ...this.position, game });
  }

  /** Play again by the same rules. */
  readonly #again = () => {
    const { record } = this.#game;
    if (record) void this.#deal(record.setup);
  };

  readonly #newGame = () => {
    const setup = this.#game.record?.setup;
    if (setup) this.#last = setup;
    if (setup && alphabetOf(setup.tiles) === this.list.alphabet) this.#game.nextKit.set(setup);
    this.lay({ ...this.position, game: null });
    this.#game.match.beginTurn();
  };

  // What is laid is taken back before a turn is.
  override undo() {
    if (!this.#preparing.takeBack()) this.#game.match.step(() => super.undo());
  }

  override redo() {
    this.#game.match.step(() => super.redo());
  }

  override takeTyping() {
    if (!this.#game.match.acting) return false;
    this.#preparing.board?.focusSquare();
    return true;
  }

  override press(event: KeyboardEvent) {
    return this.#review.key(event);
  }

  override release() {
    return this.#game.match.release() || this.#looking.release() || this.#preparing.release();
  }

  override regainFocus() {
    this.frame.focusHeading();
  }

  override focusPlays() {
    this.frame.focusSheet();
  }

  // A press on a laid tile that drags it nowhere takes it off.
  #pressBoard(event: Event) {
    const pressed = event.composedPath().find((each) => each instanceof HTMLElement && each.dataset.square);
    const square = pressed instanceof HTMLElement ? Number(pressed.dataset.square) : -1;
    if (this.#looking.look || !this.#preparing.draft.has(square)) return;
    this.#preparing.board?.focusSquare(square, { preventScroll: true });
    this.#preparing.put(square, "");
  }

  async #saveGcg() {
    const { record } = this.#game;
    const written = record && (await this.ask("crossword.write", { format: "gcg", ...recordOf(record) }));
    if (written) saveFile("crossword.gcg", new Blob([written.text], { type: "text/plain" }));
  }

  // What is seen.

  positionPane() {
    const text = this.texts.text.crosswordGame;
    const { view } = this.#game.match;
    return html`
      <div class="head flow gap-12">
        ${view ? this.#now(view) : nothing} ${viewSwitch("game", text, (options) => this.turnTo(options))}
      </div>
      ${view ? this.#table(view) : this.#setup()}
    `;
  }

  #setup() {
    const text = this.texts.text.crosswordGame;
    const { record, kit, nextKit, match } = this.#game;
    const { noGame } = match;
    if (record && !noGame) return html`<p class="quiet" role="status">${text.setup.dealing}</p>`;
    return html`
      <tw-crossword-deal
        class="change"
        .setup=${nextKit.setup(kit)}
        .listName=${this.list.name}
        .last=${this.#last}
        .problem=${noGame}
        .dealing=${this.#slice.now.dealing}
        @choice=${detail((choice: Choice | null) => nextKit.choose(choice))}
        @company=${detail((company: Company) => remember(KEPT, company))}
        @deal=${detail((choices: Choices) => void this.#deal({ ...choices, lexicon: this.list.id }))}
      ></tw-crossword-deal>
      <div>${button("study", text.study.open, () => this.turnTo({ view: "review", look: "" }))}</div>
      ${this.#tools.view()}
    `;
  }

  #table(view: View) {
    const { kit, notation, squares, latest, match, held } = this.#game;
    const { handOver } = this.texts.text.crosswordGame;
    const layout = layoutOf(kit.layout);
    const looked = this.#review.boardOn(kit.layout);
    const shown = this.#dragging.shown;
    return html`
      <div class="board container" .style=${inlineStyle(sizeStyle(layout))}>
        <tw-crossword-board
          .layout=${layout}
          .notation=${notation}
          .squares=${looked?.squares ?? squares}
          .tentative=${looked?.tentative ?? shown?.hand.laid ?? this.#preparing.draft}
          .laying=${!looked}
          .may=${this.#preparing.may}
          .movable=${!looked}
          .target=${this.#dragging.target}
          .latest=${looked ? [] : latest}
          .keyless=${matchMedia("(pointer: coarse)").matches}
          @click=${(event: Event) => this.#pressBoard(event)}
          @tile=${detail(({ square, tile }: { square: number; tile: string }) => this.#preparing.put(square, tile))}
          @log=${() => void this.#preparing.play()}
        ></tw-crossword-board>
      </div>
      <div class="hand container stack">
        ${this.#game.clock.view(view)} ${match.toldView()}
        ${held ? html`<tw-learn named .word=${held.word} .position=${held.position} .lexicon=${this.listUsed}></tw-learn>` : nothing}
        ${view.covered ? match.coverView(view, { text: handOver, show: "show-rack", problem: this.trouble }) : view.ended ? this.#end(view) : this.#preparing.view(view, shown)}
        ${this.#tools.view({ tools: match.tools(view, { newGame: this.#newGame, resign: { kind: "resign" } }) })}
      </div>
      ${this.#dragging.view()}
    `;
  }

  #now(view: View) {
    const { phase, bag } = view.state;
    const { now } = this.texts.text.crosswordGame;
    return html`<div class="now flow wraps baseline grows">
      <h2 class="breaks" tabindex="-1" data-phase=${phase} data-actor=${view.turn ?? ""}>
        <span role="status">${this.#heading(view)}</span>
      </h2>
      <span class="facts figures">${this.#looking.look ? "" : now.bag(this.texts.number(bag))}</span>
    </div>`;
  }

  /** What is to be done, in a few words, or which turn is looked at. */
  #heading({ state: { phase, players, turns }, turn, standings }: View) {
    const text = this.texts.text.crosswordGame;
    if (this.#looking.look) return turnHeading(this.texts, this.#looking.look, turns, players);
    const player = players[turn ?? -1];
    if (!player) {
      const [first, ...others] = standings.filter(({ place }) => place === 1);
      return !first || others.length ? text.over.tie : text.over.title(players[first.player]?.name ?? "");
    }
    if (player.level) return text.now.waiting(player.name);
    if (phase === "challenge") return text.now.challenge;
    return this.#game.match.severalPeople ? text.now.playOf(player.name) : text.now.play;
  }

  #end(view: View) {
    return html`<tw-crossword-standings
        class="stack"
        .match=${view}
        @again=${this.#again}
        @gcg=${() => void this.#saveGcg()}
      ></tw-crossword-standings>
      ${wrong(this.trouble)}`;
  }

  answersPane() {
    const { view } = this.#game.match;
    const { crosswordGame: text } = this.texts.text;
    if (!view)
      return introduction(text, { rules: text.setup.rules, levelHints: text.levelHints }, (n) =>
        this.texts.number(n),
      );
    const { state, turn, viewer, ended } = view;
    const { seat, notation } = this.#game;
    const seen = seat.answer?.result.state; // of the turn before, until it is fresh
    const others = state.players.map(({ name, level, score, resigned, rack }) => {
      return { name, level, score, resigned, tiles: tokensOf(rack).length };
    });
    const review = view.covered ? nothing : this.#review.view(notation);
    return html`
      <p slot="head" class="summary narrow flow quiet text-15 wraps column-gap-16 figures">
        ${ended ? html`<b class="full-ink">${this.texts.text.crosswordGame.review.title}</b>` : nothing}
        ${state.players.map(({ name, score }) => html`<span>${name} <b class="full-ink">${this.texts.number(score)}</b></span>`)}
      </p>
      <div class="sheet scrolls stack gap-12" tabindex="0" role="region" aria-label=${text.scores.title}>
        ${ended ? review : nothing}
        <tw-crossword-scores
          class="stack gap-10"
          .players=${others}
          .turns=${viewer < 0 ? state.turns : (seat.result?.state.turns ?? state.turns.map(covered))}
          .actor=${turn}
          .thinking=${this.#game.match.opponentsTurn}
          .notation=${notation}
        ></tw-crossword-scores>
        ${
          seen
            ? html`<tw-crossword-letters
                inert
                .notation=${notation}
                .unseen=${{
                  unseen: seen.unseen,
                  bag: state.bag,
                  count: Object.values(seen.unseen).reduce((sum, each) => sum + each, 0),
                }}
                .stale=${!seat.fresh}
              ></tw-crossword-letters>`
            : nothing
        }
        ${state.turns.length && !ended ? review : nothing}
      </div>
    `;
  }
}
