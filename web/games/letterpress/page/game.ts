/** A Letterpress game: the board left, the turns and the review right. */
import { html, nothing } from "lit";
import { customElement } from "lit/decorators.js";
import { button } from "../../../ui/button.ts";
import { phone } from "../../../ui/media.ts";
import { recall, remember } from "../../../ui/storage.ts";
import { detail } from "../../../ui/templates.ts";
import { wrong } from "../../../ui/wrong.ts";
import { PLAYED } from "../../shared/look.ts";
import { introduction } from "../../shared/introduction.ts";
import { Looking } from "../../shared/looking.ts";
import { anySeed, matchOf, problemOf } from "../../shared/match.ts";
import { sureStyles } from "../../shared/match-tool.ts";
import { lowStyles, pageStyles, paneStyles, summaryStyles } from "../../shared/page-styles.ts";
import type { Refusal } from "../../shared/queries.ts";
import { GamePage } from "../../shared/page.ts";
import { Slice } from "../../shared/page-state.ts";
import { turnHeading } from "../../shared/review-pieces.ts";
import { seatsKept, type Seat } from "../../shared/seats.ts";
import "../../shared/sides.ts";
import { introductionStyles, tablePageStyles, tableStyles } from "../../shared/table-styles.ts";
import { Tools } from "../../shared/tools.ts";
import "../../shared/turn-log.ts";
import { mayPlay, type Choices, type View } from "../model/game.ts";
import type { Options } from "../model/link.ts";
import { boardText, SQUARES, type Position, type Side } from "../model/position.ts";
import { spell } from "../model/spelling.ts";
import { scoreOf } from "../model/turns.ts";
import "../parts/board.ts";
import "../parts/deal.ts";
import { Forming } from "../tools/forming.ts";
import { Game } from "../tools/game.ts";
import { Review } from "../tools/review.ts";
import { letterpress } from "../index.ts";
import { gameStyles } from "./game-styles.ts";
import { letterpressStyles } from "./styles.ts";
import { viewSwitch } from "../../shared/sides-page.ts";

const noLocks: readonly [number, number] = [0, 0];

/** Where it is kept who plays. */
const KEPT = "tilewise-letterpress-players";

@customElement("tw-letterpress-game")
export class LetterpressGame extends GamePage<Position, Options> {
  static override styles = [
    pageStyles(),
    paneStyles(),
    lowStyles,
    summaryStyles(),
    tableStyles(phone),
    tablePageStyles(phone),
    introductionStyles,
    sureStyles,
    letterpressStyles,
    gameStyles,
  ];

  override readonly aboveSheet = "tw-letterpress-board";

  readonly #game: Game = new Game(this, () => this.#forming.begin());
  readonly #looking: Looking = new Looking(this, ({ turn }) =>
    Boolean(this.#game.match.view?.state.turns[turn]),
  );
  readonly #on = { page: this, game: this.#game, looking: this.#looking };
  readonly #forming: Forming = new Forming(this.#on);
  readonly #review: Review = new Review(this.#on);
  readonly #tools: Tools = new Tools(this);
  readonly #slice = new Slice(this, { starting: false });
  /** Was there a board when the page was last shown? */
  #begun = false;
  /** Who played the game before the new one. */
  #last: readonly Seat[] | null = seatsKept(recall(KEPT), mayPlay);

  constructor() {
    super(letterpress);
  }

  get labels() {
    const { position } = this.texts.text.letterpress;
    return { position, answers: this.texts.text.crosswordGame.views.game };
  }

  get keyList() {
    return this.texts.text.letterpressGame.keyList;
  }

  override sentence(refusal: Refusal) {
    return this.texts.error(problemOf(refusal), this.texts.text.letterpressGame.errors);
  }

  // What is wrong with a game is told on the table.
  override get refusal() {
    return null;
  }

  override get listUsed() {
    return this.#game.record?.setup.lexicon ?? super.listUsed;
  }

  override updated() {
    const { view } = this.#game.match;
    if (view && !this.#begun) window.scrollTo({ top: 0 });
    this.#begun = view !== null;
  }

  // What is done.

  async #begin({ players, board, seed }: Choices, lexicon = this.list.id) {
    if (this.#slice.now.starting) return;
    const setup = { players, board, seed: seed ?? anySeed(), lexicon };
    this.#slice.set({ starting: true });
    this.set({ trouble: null });
    const started = await this.ask("letterpress.match", matchOf({ setup, actions: [] }));
    this.#slice.set({ starting: false });
    if (!started) return;
    // A board of one's own is kept as the engine reads it.
    const game = { setup: { ...setup, board: board && started.state.board }, actions: [] };
    this.#game.match.begin({ ...this.position, game });
  }

  /** Play again on another board. */
  readonly #again = () => {
    const { players, lexicon } = this.#game.record?.setup ?? {};
    if (players) void this.#begin({ players, board: null, seed: null }, lexicon);
  };

  readonly #newGame = () => {
    this.#last = this.#game.record?.setup.players ?? this.#last;
    this.lay({ ...this.position, game: null });
    this.#game.match.beginTurn();
  };

  // What is taken is given back before a turn is.
  override undo() {
    if (!this.#forming.release()) this.#game.match.step(() => super.undo());
  }

  override redo() {
    this.#game.match.step(() => super.redo());
  }

  override press(event: KeyboardEvent) {
    return this.#review.key(event) || this.#forming.key(event);
  }

  override release() {
    return this.#game.match.release() || this.#looking.release() || this.#forming.release();
  }

  override regainFocus() {
    this.frame.focusHeading();
  }

  override focusPlays() {
    this.frame.focusSheet();
  }

  // What is seen.

  positionPane() {
    const { view } = this.#game.match;
    return html`
      ${viewSwitch(this.options.view, this.texts.text.crosswordGame, (options) => this.turnTo({ ...options, look: "" }))}
      ${view ? this.#table(view) : this.#deal()}
    `;
  }

  #deal() {
    const text = this.texts.text.letterpressGame.setup;
    const { noGame } = this.#game.match;
    if (this.#game.record && !noGame) return html`<p class="quiet" role="status">${text.starting}</p>`;
    return html`
      <tw-letterpress-deal
        class="change"
        .listName=${this.list.name}
        .letterLanguage=${this.list.language}
        .last=${this.#last}
        .letters=${boardText(this.position.letters)}
        .problem=${noGame}
        .starting=${this.#slice.now.starting}
        @seats=${detail((seats: readonly Seat[]) => remember(KEPT, seats))}
        @deal=${detail((choices: Choices) => void this.#begin(choices))}
      ></tw-letterpress-deal>
      ${this.#tools.view()}
    `;
  }

  #table(view: View) {
    const { state, turn, viewer } = view;
    const { list } = this;
    const { match } = this.#game;
    const { draft } = this.#forming;
    const { lookedAt } = this.#review;
    const shown = lookedAt ?? this.#game.shown;
    if (!shown) return nothing;
    const seen = lookedAt ? null : shown.locked;
    const names = state.players.map(({ name }) => name);
    const side = (player: number | null): Side | null =>
      player === null ? null : player === viewer ? "ours" : "theirs";
    const taken = draft.length ? draft : spell(shown.word, shown.mask, shown.letters, list.language);
    return html`
      <div class="head">
        <div class="now flow wraps baseline">
          <h2 class="breaks" tabindex="-1" data-actor=${turn ?? ""} data-ended=${view.ended ?? ""}>
            <span role="status">${this.#heading(view)}</span>
          </h2>
          <span class="facts figures">${this.#facts(view)}</span>
        </div>
      </div>
      <tw-sides
        fixed
        .names=${viewer === 0 ? names : names.toReversed()}
        .turn=${side(turn)}
        .score=${scoreOf([Number(shown.ours), Number(shown.theirs)])}
        .locked=${seen ? scoreOf(seen) : null}
        .winner=${side(state.winner)}
      ></tw-sides>
      <tw-letterpress-board
        class=${lookedAt ? "looked" : ""}
        .position=${shown}
        .locked=${seen ?? noLocks}
        .taken=${taken}
        .mode=${"word"}
        .letterLanguage=${list.language}
        @spell=${detail(({ square }: { square: number }) => this.#forming.press(square))}
        @mode=${() => this.release()}
      ></tw-letterpress-board>
      <div class="table stack">
        ${match.toldView()} ${view.ended ? this.#end(view) : this.#forming.view(view)}
        ${this.#tools.view({ tools: match.tools(view, { newGame: this.#newGame, resign: { kind: "resign" } }) })}
      </div>
    `;
  }

  /** What is to be done, in a few words, or which turn is looked at. */
  #heading({ state: { players, winner, turns }, turn }: View) {
    const { now, over } = this.texts.text.crosswordGame;
    if (this.#looking.look) return turnHeading(this.texts, this.#looking.look, turns, players);
    const player = players[turn ?? -1];
    if (!player) return winner === null ? over.tie : over.title(players[winner]?.name ?? "");
    if (player.level) return now.waiting(player.name);
    return this.#game.match.severalPeople ? now.playOf(player.name) : now.play;
  }

  #facts({ state: { players } }: View) {
    const { now } = this.texts.text.letterpressGame;
    if (this.#looking.look) return ""; // they are of the board as it is now
    const held = players.reduce((all, { squares }) => all + scoreOf([squares, 0])[0], 0);
    return now.free(this.texts.number(SQUARES - held));
  }

  #end({ ended }: View) {
    const { endings } = this.texts.text.letterpressGame.over;
    const { again } = this.texts.text.crosswordGame.over;
    return html`<div class="cover stack">
      <p class="facts">${ended ? endings[ended] : nothing}</p>
      ${wrong(this.trouble)} ${button("again", again, this.#again, { look: "filled" })}
    </div>`;
  }

  answersPane() {
    const { view } = this.#game.match;
    if (!view) return this.#introduction();
    const { turns } = view.state;
    const text = this.texts.text.letterpressGame.log;
    const untouched = this.#game.match.opponentsTurn ? nothing : html`<p class="none quiet">${text.none}</p>`;
    return html`
      <p slot="head" class="summary flow quiet text-15 figures">${this.#heading(view)}</p>
      <div
        class="sheet scrolls stack gap-12"
        tabindex="0"
        role="region"
        aria-label=${this.texts.text.turns.title}
      >
        ${
          this.#looking.look && !this.#review.begun
            ? html`<div class="actions pane flow wraps">
                ${button("close-turn", text.close, () => this.#looking.at(null))}
              </div>`
            : nothing
        }
        ${view.ended ? this.#review.view(view) : nothing} ${turns.length ? this.#log(view) : untouched}
        ${turns.length && !view.ended ? this.#review.view(view) : nothing}
      </div>
    `;
  }

  #introduction() {
    const { crosswordGame, letterpressGame } = this.texts.text;
    const { setup, levelHints } = letterpressGame;
    return introduction(crosswordGame, { rules: setup.rules, levelHints }, (n) => this.texts.number(n));
  }

  #log({ state: { turns, players }, viewer, ended }: View) {
    const text = this.texts.text.letterpressGame.log;
    const { look } = this.#looking;
    const logged = turns.map(({ player, kind, word, squares }, n) => {
      const before = turns[n - 1]?.squares ?? [0, 0];
      const [was, is] = [before, squares].map(([first = 0, second = 0]) => scoreOf([first, second]));
      const gain = (is?.[player] ?? 0) - (was?.[player] ?? 0);
      return {
        side: player === viewer ? ("ours" as const) : ("theirs" as const),
        who: players[player]?.name ?? "",
        what: kind === "play" ? word : kind === "pass" ? text.passed : text.resigned,
        score: this.texts.number(gain, { signDisplay: "exceptZero" }),
        total: (viewer === 0 ? is : is?.toReversed())?.map((each) => this.texts.number(each)).join("–") ?? "",
      };
    });
    return html`<tw-turn-log
      .follows=${!ended}
      .turns=${logged}
      .at=${look ? look.turn : turns.length}
      next
      .wordLanguage=${this.list.language}
      @at=${detail((at: number) => this.#looking.at(turns[at] ? { turn: at, shown: PLAYED } : null))}
    ></tw-turn-log>`;
  }
}
