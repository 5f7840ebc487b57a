/**
 * What is known of a crossword game: what its actions led to, what the person at the screen sees of it, and the turn that
 * is being prepared.
 *
 * The store has the game's record, and as options the turn that is prepared and what is looked at; what comes of the
 * record is the engine's to say.
 */
import type { PropertyValues } from "lit";
import { query } from "lit/decorators.js";
import { Notation } from "../../../tiles/notation.ts";
import { pageState, type PageState } from "../../shared/game-table.ts";
import { lookIn, lookText, turnOf, type Look } from "../../shared/look.ts";
import { goesOnFrom, peopleIn, problemOf } from "../../shared/match.ts";
import { memo } from "../../shared/memo.ts";
import { GamePage } from "../../shared/page.ts";
import type { Refusal } from "../../shared/queries.ts";
import { emptyDraft, exchangeIn, laidIn, type Draft } from "../model/draft.ts";
import { lastPlay, matchOf, recordOf, viewOf, type GameRecord, type View } from "../model/game.ts";
import { layoutOf, tilesInUse, tilesOf, widthOf, type Layout, type TileSet } from "../model/games.ts";
import type { Options } from "../model/link.ts";
import { boardOf } from "../model/look.ts";
import { placedBy, squaresOf, type Position } from "../model/position.ts";
import type { Setup } from "../model/setup.ts";
import type { CrosswordBoard } from "../parts/board.ts";
import type { CrosswordHand } from "../parts/hand.ts";
import { crossword } from "../index.ts";
import { ReviewJobs } from "./review-job.ts";

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

  readonly #notationOf = memo((tiles: string | TileSet) => Notation.ofSet(tilesOf(tiles)));
  readonly #laidOf = memo(laidIn);
  readonly #exchangeOf = memo(exchangeIn);
  readonly #squaresOf = memo(squaresOf);

  /** What has come of the game. */
  protected readonly match = this.query("crossword.match", () => this.record && matchOf(this.record), {
    kept: true,
  });

  protected readonly choice = this.query("crossword.choose", () => {
    const { record, view } = this;
    const level = view?.state.players[view.turn ?? -1]?.level;
    return record && level && !this.readonly ? recordOf(record) : null;
  });

  /** What the person at the screen may know; while the screen is handed over, what was known last stays. */
  protected readonly seat = this.query("crossword.match", () => {
    const { record, view } = this;
    return record && view && view.viewer >= 0 && !view.covered
      ? { ...matchOf(record), seat: view.viewer }
      : null;
  });

  protected readonly laidPlay = this.query("crossword.lay", () => {
    const { view, draft } = this;
    if (!view?.acting || !draft.size) return null;
    const { layout, tiles, board } = view.state;
    const lexicon = this.listUsed;
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

  /** What came of the game; null without one, and while that is not known. */
  protected get view(): View | null {
    const { result } = this.match;
    return result && viewOf(result, this.state.seen);
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
    const may = view?.acting && view.state.exchange > 0;
    return may ? this.#exchangeOf(this.options.draft, view.rack) : null;
  }

  /** A game's own sentence for the refusal's code, else the page's, else the engine's. */
  override sentence(refused: Refusal): string {
    const refusal = problemOf(refused);
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
    const { setup } = this.review.equity.params ?? {};
    if (setup && this.record && !this.#isOf(setup)) this.review.forget();
  }

  override updated(changed: PropertyValues) {
    super.updated(changed);
    const layout = layoutOf(this.kit.layout);
    this.style.setProperty("--ratio", String(widthOf(layout) / layout.layout.length));
    if (!this.isConnected) return; // what it asked would be refused at once, and asked again without end
    const { failed, view } = this;
    const looked = view?.ended || this.look;
    if (view && looked && !failed && !this.reviewed) this.startReview();
  }

  // The review.

  /** Is the game on the page, whatever has been played, the one that was begun so? */
  #isOf(setup: object): boolean {
    return this.record !== null && JSON.stringify(recordOf(this.record).setup) === JSON.stringify(setup);
  }

  /** Has the review of the game as it is been begun? */
  protected get reviewed() {
    const { params } = this.review.equity;
    const { record } = this;
    if (!record || !params || params.actions?.length !== record.actions.length) return false;
    return goesOnFrom(recordOf(record), params);
  }

  protected startReview(): void {
    const { record } = this;
    if (record && this.view && this.engine) this.review.start({ ...recordOf(record), limit: BEST });
  }

  /** The turn of the review that is looked at: until the game is over, one's own. */
  protected get look(): Look | null {
    const { view } = this;
    const look = view && !view.covered ? lookIn(this.options.look) : null;
    const own = view?.ended || view?.state.turns[look?.turn ?? -1]?.player === view?.viewer;
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
    return view ? this.#squaresOf(view.state.board) : [];
  }

  /** Squares of the last play. */
  protected get latest(): readonly number[] {
    const { view } = this;
    const { row, col, across, placed } = (view && lastPlay(view.state)) ?? {};
    if (row === undefined || col === undefined || across === undefined || !placed) return [];
    return [...placedBy({ layout: this.kit.layout }, { row, col, across, placed }).keys()];
  }

  protected get severalPeople() {
    return this.view !== null && peopleIn(this.view).length > 1;
  }
}
