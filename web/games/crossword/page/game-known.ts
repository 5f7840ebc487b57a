/**
 * What is known of a crossword game: what its actions led to, what the person at the screen sees of it, and the turn that
 * is being prepared.
 *
 * The store has the setup and the actions, and as options the turn that is prepared and what is looked at; what the
 * actions lead to is the engine's, and comes in one request however many they are.
 */
import type { PropertyValues } from "lit";
import { query } from "lit/decorators.js";
import type { CrosswordOutcome } from "../../../engine/methods.ts";
import { Notation } from "../../../tiles/notation.ts";
import { pageState, type PageState } from "../../shared/game-table.ts";
import { lookIn, lookText, turnOf, type Look } from "../../shared/look.ts";
import { memo } from "../../shared/memo.ts";
import { Outcomes } from "../../shared/outcomes.ts";
import { GamePage } from "../../shared/page.ts";
import { isAborted, refusalOf, type Refusal } from "../../shared/queries.ts";
import { emptyDraft, exchangeIn, laidIn, type Draft } from "../model/draft.ts";
import { lastPlay, people, resumeOf, viewOf, type GameRecord, type View } from "../model/game.ts";
import { layoutOf, tilesInUse, tilesOf, widthOf, type Layout, type TileSet } from "../model/games.ts";
import type { Options } from "../model/link.ts";
import { boardOf } from "../model/look.ts";
import { placedBy, squaresOf, type Position } from "../model/position.ts";
import type { Setup } from "../model/setup.ts";
import type { CrosswordBoard } from "../parts/board.ts";
import type { CrosswordHand } from "../parts/hand.ts";
import { crossword } from "./entry.ts";
import { sameGame } from "../model/review.ts";
import { ReviewJobs } from "./review-job.ts";

/** What is known of games, also while the finder is shown. */
export const outcomes = new Outcomes<GameRecord, CrosswordOutcome>();

/** Best moves that are shown for a turn. */
export const BEST = 3;

export interface State extends PageState {
  /** Board and tiles of the next game; null for those of the finder. */
  kit: Pick<Position, "layout" | "tiles"> | null;
  /** Is a game being dealt? */
  dealing: boolean;
  /** The person who looked at the screen last, where more than one plays. */
  seen: number;
  /** Was the laid word to be played, whether it makes a play or not? */
  asked: boolean;
  /** Is somebody about to resign? */
  resigning: boolean;
  /** What has happened since a person acted, in a sentence each, in the language that the page has when it is asked. */
  told: readonly (() => string)[];
}

const state: State = {
  ...pageState,
  kit: null,
  dealing: false,
  seen: -1,
  asked: false,
  resigning: false,
  told: [],
};

export abstract class CrosswordGameKnown extends GamePage<Position, Options, State> {
  @query("tw-crossword-board") board!: CrosswordBoard | null;
  @query("tw-crossword-hand") hand!: CrosswordHand | null;

  /** The game that is being resumed. */
  #resuming: GameRecord | null = null;

  readonly #notationOf = memo((tiles: string | TileSet) => Notation.ofSet(tilesOf(tiles)));
  readonly #laidOf = memo(laidIn);
  readonly #exchangeOf = memo(exchangeIn);
  readonly #squaresOf = memo(squaresOf);

  protected readonly choice = this.query("crossword.choose", () => {
    const state = this.played?.state;
    const level = state?.players[state.actor ?? -1]?.level;
    return state && level && !this.readonly ? { state } : null;
  });

  /** What the person at the screen may know; while the screen is handed over, what was known last stays. */
  protected readonly seat = this.query("crossword.view", () => {
    const { view } = this;
    return view && view.viewer >= 0 && !view.covered ? { state: view.table, player: view.viewer } : null;
  });

  protected readonly laidPlay = this.query("crossword.lay", () => {
    const { view, draft } = this;
    if (!view?.acting || !draft.size) return null;
    const { lexicon, layout, tiles, board } = view.table;
    const width = widthOf(layoutOf(layout));
    const laid = Array.from(draft, ([square, tile]) => {
      return { row: Math.floor(square / width), col: square % width, tile };
    });
    return { lexicon, layout, tiles, board, laid, rack: view.rack };
  });

  protected readonly review = new ReviewJobs(this, () => this.engine);

  constructor() {
    super(crossword, state);
  }

  protected get record(): GameRecord | null {
    return this.position.game;
  }

  /** What came of the actions; null without a game, and while that is not known. */
  protected get played() {
    return this.record && outcomes.at(this.record);
  }

  protected get view(): View | null {
    return this.played && viewOf(this.played.state, this.state.seen);
  }

  /** The board and tiles of the game, or of the next one. */
  protected get kit(): { layout: string | Layout; tiles: string | TileSet } {
    const { record, position } = this;
    if (record) return record.setup;
    const { layout, tiles } = this.state.kit ?? position;
    return { layout, tiles: tilesInUse(layout, tiles, this.list.alphabet) };
  }

  protected get notation() {
    return this.#notationOf(this.kit.tiles);
  }

  /** What is chosen for the next game. */
  protected get setup(): Setup {
    const { layout, tiles } = this.kit;
    const position = { ...this.game.empty(), layout, tiles };
    return { position, tiles, list: this.list, lists: this.engine?.catalogue ?? [] };
  }

  /** The tiles that the person who is to act has laid. */
  protected get draft(): Draft {
    const { view } = this;
    if (!view?.acting) return emptyDraft;
    return this.#laidOf(this.options.draft, view.rack, this.squares, this.notation);
  }

  /** The tiles that the person who is to act means to exchange, null while there are none. */
  protected get exchange(): readonly string[] | null {
    const { view } = this;
    const may = view?.acting && view.table.actions.includes("exchange");
    return may ? this.#exchangeOf(this.options.draft, view.rack) : null;
  }

  /** A game's own sentence for the refusal's code, else the page's, else the engine's. */
  override sentence(refusal: Refusal): string {
    const say = this.texts.text.crosswordGame.errors[refusal.data.code ?? ""];
    return say ? say(refusal.data, refusal.message) : super.sentence(refusal);
  }

  // What is wrong with a game is told on the table.
  override get refusal(): Refusal | null {
    return null;
  }

  override get listUsed() {
    return this.record?.setup.lexicon ?? super.listUsed;
  }

  protected get failed() {
    return this.engine?.state.stage === "failed";
  }

  override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    const { state } = this.review.equity.params ?? {};
    if (state && this.view && !sameGame(this.view.table, state)) this.review.forget();
  }

  override updated(changed: PropertyValues) {
    super.updated(changed);
    const layout = layoutOf(this.kit.layout);
    this.style.setProperty("--ratio", String(widthOf(layout) / layout.layout.length));
    if (!this.isConnected) return; // what it asked would be refused at once, and asked again without end
    const { engine, failed, record, view } = this;
    const looked = view?.table.phase === "over" || this.look;
    if (view && looked && !failed && !this.reviewed) this.startReview();
    if (record && engine && !failed && !this.played && this.#resuming !== record) void this.#resume(record);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#resuming = null;
  }

  /** Learn what came of a game that was brought by a link, or kept. */
  async #resume(record: GameRecord): Promise<void> {
    this.#resuming = record;
    try {
      const { signal } = this.queries;
      const outcome = await this.engine?.request("crossword.resume", resumeOf(record), { signal });
      if (outcome) outcomes.keep(record, outcome);
      this.#resuming = null;
    } catch (error) {
      if (isAborted(error) || this.failed)
        this.#resuming = null; // and it is asked again on occasion
      else if (this.record === record) this.#stopAt(record, refusalOf(error));
    }
    this.requestUpdate();
  }

  /** Keep of a damaged game what can be played. */
  #stopAt({ setup, actions }: GameRecord, refusal: Refusal): void {
    const { action } = refusal.data;
    const sentence = () => this.sentence(refusal);
    if (typeof action !== "number") return this.set({ trouble: sentence });
    this.edit({ ...this.position, game: { setup, actions: actions.slice(0, action) } });
    this.set({ trouble: () => `${this.texts.text.crosswordGame.say.damaged} ${sentence()}` });
  }

  // The review.

  /** Has the review of the game as it is been begun? */
  protected get reviewed() {
    const { params } = this.review.equity;
    return params?.state !== undefined && params.state === this.view?.table;
  }

  protected startReview(): void {
    const table = this.view?.table;
    if (table && this.engine) this.review.start({ state: table, limit: BEST });
  }

  /** The turn of the review that is looked at: until the game is over, one's own. */
  protected get look(): Look | null {
    const { view } = this;
    const look = view && !view.covered ? lookIn(this.options.look) : null;
    const own = view?.table.phase === "over" || view?.table.turns[look?.turn ?? -1]?.player === view?.viewer;
    return own ? look : null;
  }

  protected lookAt(look: Look | null): void {
    this.setOptions({ look: look ? lookText(look) : "" }, turnOf(this.look, look));
    if (look) window.scrollTo({ top: 0 });
  }

  /** The board of the turn that is looked at, with the tiles of the move that is shown; null while none is. */
  protected get lookedAt() {
    return boardOf(this.reviewed ? this.review.known : null, this.look, this.kit.layout);
  }

  // The board.

  /** Tiles that lie on the board, one a square. */
  protected get squares(): readonly string[] {
    const { view } = this;
    return view ? this.#squaresOf(view.table.board) : [];
  }

  /** Squares of the last play. */
  protected get latest(): readonly number[] {
    const { view } = this;
    const { row, col, across, placed } = (view && lastPlay(view.table)) ?? {};
    if (row === undefined || col === undefined || across === undefined || !placed) return [];
    return [...placedBy({ layout: this.kit.layout }, { row, col, across, placed }).keys()];
  }

  protected get severalPeople() {
    return this.view !== null && people(this.view.table).length > 1;
  }
}
