/** What the crossword page knows, and what it asks the engine about it. */
import type { PropertyValues } from "lit";
import type { CrosswordLeaves, CrosswordProblem, CrosswordReply, Methods } from "../../../engine/methods.ts";
import { BLANK, Notation, tokensOf } from "../../../tiles/notation.ts";
import { memo } from "../../shared/memo.ts";
import { pageState, type PageState } from "../../shared/game-table.ts";
import { GlossLookup } from "../../shared/gloss.ts";
import { PuzzlePage } from "../../shared/puzzle-page.ts";
import type { PuzzleKind } from "../../shared/puzzle.ts";
import { Queries, type Refusal, type Result } from "../../shared/queries.ts";
import { layoutOf, tilesInUse, tilesOf, widthOf, type TileSet } from "../model/games.ts";
import { filterOf, type Options } from "../model/link.ts";
import {
  emptyPosition,
  hasTiles,
  isLaid,
  rowsOf,
  sameButForLaid,
  squaresOf,
  type Play,
  type Position,
} from "../model/position.ts";
import type { Setup } from "../model/setup.ts";
import { holderOf, moverOf } from "../model/turns.ts";
import { noTransfer, type Transfer } from "../parts/transfer.ts";
import { crossword } from "../index.ts";
import { LeaveValues, type Game } from "./leave-values.ts";

interface State extends PageState {
  /** The play of the list that is shown. */
  shown: Play | null;
  /** The one that is pinned. */
  pinned: Play | null;
  /** Another choice of blanks for it, in its stead. */
  variant: Play | null;
  /** A reply to it that is shown beside it. */
  reply: CrosswordReply | null;
  /** How many moves of an endgame's line lie on the board. */
  step: number;
  /** The premium that is being painted, "" while letters are typed. */
  brush: string;
  /** What stands beside the position while no word is laid: the plays, or the score sheet. */
  view: "plays" | "sheet";
  /** The position whose laid tiles were to be played, whether they make a play or not. */
  asked: Position | null;
  /** Positions and games as text. */
  transfer: Transfer;
}

const state: State = {
  ...pageState,
  shown: null,
  pinned: null,
  variant: null,
  reply: null,
  step: 0,
  brush: "",
  view: "plays",
  asked: null,
  transfer: noTransfer,
};

/** Tiles of a rack that are not too many to look at each exchange of them. */
const MOST_EXCHANGED = 10;

type ReplayRequest = Methods["crossword.replay"]["params"];

const noTiles: ReadonlyMap<number, string> = new Map();

export abstract class CrosswordQuestions extends PuzzlePage<"crossword.puzzle", Position, Options, State> {
  protected override readonly places = ["board", "rack", "layout", "tiles", "filter", "turns"];

  protected readonly plays = this.query("crossword.solve", () => {
    const filter = filterOf(this.options);
    const request = this.#everyPlay;
    const moves = this.#allMoves && !filter ? ("all" as const) : ("plays" as const);
    return (
      request && {
        ...request,
        ...this.wordSelection,
        moves,
        limit: this.state.limit,
        ...(filter && { filter }),
      }
    );
  });

  protected readonly bestPlay = this.unfiltered("crossword.solve", () => this.#everyPlay);

  protected readonly check = this.query("crossword.check", () =>
    hasTiles(this.position) ? this.boardRequest : null,
  );

  protected readonly unseen = this.query("crossword.unseen", () => ({
    ...this.boardRequest,
    rack: this.position.rack.join(""),
  }));

  protected readonly replay = this.query("crossword.replay", () =>
    this.position.turns.length ? this.replayed.request : null,
  );

  // What is asked of the pinned play alone; a refusal of it is not told.
  readonly #more = new Queries(this);

  protected readonly arithmetic = this.#more.add("crossword.score", () => {
    const play = this.chosen;
    if (!play || !isLaid(play)) return null;
    const { row, col, across, placed } = play;
    return { ...this.boardRequest, row, col, across, placed };
  });

  protected readonly laidPlay = this.#more.add("crossword.lay", () => this.layRequest);

  // What is asked first of all: other questions go by the visitor's leave values for these words, board and tiles alone.
  readonly #first = new Queries(this);

  /** Where leave values come from, and what tells these words, board and tiles from others. */
  protected readonly leavesFor = this.#first.add("crossword.leaves_for", () =>
    this.position.rack.length ? this.leavesGame : null,
  );

  protected readonly leaveValues = new LeaveValues(this, () => this.engine);

  protected readonly wordFacts = this.#more.add("anagram.word", () => {
    const { pinned } = this.state;
    return pinned && isLaid(pinned)
      ? { lexicon: this.list.id, word: this.notation.plain(pinned.word) }
      : null;
  });

  // All plays in the same squares: the engine looks for places and lengths, not for a word.
  readonly #inPlace = this.#more.add("crossword.solve", () => {
    const { pinned } = this.state;
    if (!pinned?.others) return null;
    const { options, position } = this;
    const { places } = filterOf(options) ?? {};
    const filter = {
      at: pinned.position,
      length: tokensOf(pinned.word).length,
      ...(places && { places }),
    };
    return {
      ...this.boardRequest,
      ...this.wordSelection,
      ...this.ownLeaves,
      rack: position.rack.join(""),
      order: options.order,
      limit: null,
      filter,
    };
  });

  // The position of the day.

  protected readonly ofDay = this.query("crossword.puzzle", () => {
    const request = this.dayRequest;
    return request && { ...request, by: this.puzzleKind };
  });

  /** Of all plays of the puzzle, the best. */
  readonly #solution = this.#more.add("crossword.solve", () =>
    this.puzzle ? { ...this.boardRequest, rack: this.position.rack.join(""), limit: 1 } : null,
  );

  protected override get puzzleKind() {
    return this.options.puzzle;
  }

  protected override dealPuzzle(day: number, puzzle: PuzzleKind) {
    this.setOptions({ day: String(day), puzzle });
  }

  protected readonly gloss = new GlossLookup(this);

  /** What was wrong with the board before the hand was at it. */
  #faultsBefore: readonly CrosswordProblem[] = [];

  /** The request whose answer has the steps of a position: stepping asks for nothing new. It began with `from`. */
  protected replayOf: { position: Position; request: ReplayRequest; from: Position } | null = null;

  readonly #notationOf = memo((tiles: string | TileSet) => Notation.ofSet(tilesOf(tiles)));

  constructor() {
    super(crossword, state);
  }

  protected get tiles() {
    return tilesInUse(this.position.layout, this.position.tiles, this.list.alphabet);
  }

  protected get notation() {
    return this.#notationOf(this.tiles);
  }

  /** What every request says of the game. */
  protected get gameRequest() {
    return { lexicon: this.list.id, layout: this.position.layout, tiles: this.tiles };
  }

  protected get boardRequest() {
    return { ...this.gameRequest, board: rowsOf(this.position) };
  }

  /** What leave values are for. */
  protected get leavesGame(): Game {
    return { ...this.gameRequest, ...this.wordSelection };
  }

  /** The visitor's own leave values in use, if there are any for these words, board and tiles. */
  protected leaves: CrosswordLeaves | null = null;

  /** They are for every request that takes them, but of a best play that all who look for it are to agree on. */
  protected get ownLeaves() {
    return this.leaves && !this.isAgreed ? { leaves: this.leaves } : {};
  }

  /** Is the best play by equity the same for everybody, whatever their own leave values? */
  protected get isAgreed() {
    return this.puzzle?.by === "equity";
  }

  /** Better values are used as soon as they are learnt, but for the sake of a play that is looked at. */
  #useLeaves() {
    const { leaveValues, leavesFor, leaves, state } = this;
    this.#first.refresh(this.engine);
    const known = leavesFor.result;
    leaveValues.keepFor(known);
    const looking = state.pinned !== null && leaveValues.job.state === "running";
    if (!looking || leaves?.made_for !== known?.made_for) this.leaves = leaveValues.tableOf(known);
  }

  protected get layRequest() {
    const { position, mover } = this;
    if (!position.laid?.size) return null;
    const width = widthOf(layoutOf(position.layout));
    const laid = Array.from(position.laid, ([square, tile]) => {
      return { row: Math.floor(square / width), col: square % width, tile };
    });
    const rack = mover === holderOf(position) ? position.rack.join("") : "";
    return { ...this.boardRequest, laid, rack };
  }

  /** Are exchanges and the pass ranked, too? A filter, which is about squares and letters, leaves them out. */
  get #allMoves() {
    return this.options.order === "equity" && this.position.rack.length <= MOST_EXCHANGED;
  }

  /** The best of all plays of the rack, and how many there are. */
  get #everyPlay() {
    const { position, options } = this;
    if (!position.rack.length) return null;
    const { order } = options;
    const asked = { rack: position.rack.join(""), order, blanks: "merged" as const, limit: 1 };
    return { ...this.boardRequest, ...this.ownLeaves, ...asked };
  }

  protected override get filters() {
    const { filters: text, blank } = this.texts.text.crossword;
    const { at, length, places, contains } = this.options;
    const marks: [name: keyof Options, label: string][] = [
      ["at", at && `${text.at} ${at.toUpperCase()}`],
      ["length", length && `${text.length} ${length}`],
      ["places", places && `${text.places} ${places === BLANK ? blank : this.notation.see(places).face}`],
      ["contains", contains && `${text.contains} ${contains}`],
    ];
    const set = marks.filter(([, label]) => label);
    return [
      ...super.filters,
      ...set.map(([name, label]) => ({ name, label, remove: () => this.setOptions({ [name]: "" }) })),
    ];
  }

  /** What is wrong with the board: while one types, what was wrong before, for a word may be half there. */
  protected get faults(): readonly CrosswordProblem[] {
    const all = this.check.answer?.result.problems ?? [];
    if (!this.typing.going) return all;
    const before = new Set(this.#faultsBefore.map((fault) => JSON.stringify(fault)));
    return all.filter((fault) => before.has(JSON.stringify(fault)));
  }

  protected get setup(): Setup {
    const { position, list } = this;
    return { position, tiles: this.tiles, list, lists: this.engine?.catalogue ?? [] };
  }

  override willUpdate(changed: PropertyValues) {
    this.#useLeaves();
    super.willUpdate(changed);
    if (!this.plays.fresh) this.set({ shown: null, pinned: null, variant: null });
    if (!this.typing.going) this.#faultsBefore = this.check.answer?.result.problems ?? [];
    this.#more.refresh(this.engine);
    const { pinned } = this.state;
    this.gloss.look(pinned && isLaid(pinned) ? this.notation.plain(pinned.word) : "", this.list, this.engine);
    if (typeof this.position.layout === "string") this.set({ brush: "" });
  }

  protected dealt({ board, rack }: Result<"crossword.puzzle">): Position {
    const { game } = this.position;
    return { ...emptyPosition(), squares: squaresOf(board), rack: tokensOf(rack), game };
  }

  protected puzzleText(position: Position, list: string) {
    const { layout, tiles, rack } = position;
    return rack.length ? JSON.stringify([list, layout, tiles, rowsOf(position), rack.toSorted()]) : "";
  }

  protected get most() {
    return this.#solution.result?.plays[0]?.score ?? null;
  }

  protected override placeOf(refusal: Refusal) {
    if (refusal === this.replay.refusal) return "turns";
    return refusal.data.code === "filter" ? "filter" : super.placeOf(refusal);
  }

  /** The pinned play, with the blanks that were chosen for it. */
  protected get chosen(): Play | null {
    return this.state.variant ?? this.state.pinned;
  }

  /** All choices of blanks for the pinned play. */
  protected get variants(): readonly Play[] {
    const { pinned } = this.state;
    const plays = this.#inPlace.result?.plays ?? [];
    const word = pinned && this.notation.plain(pinned.word);
    return plays.filter((play) => this.notation.plain(play.word) === word);
  }

  /** The play that lies on the board as if it were made. */
  protected get tried(): Play | null {
    const { shown, pinned } = this.state;
    return shown === pinned ? this.chosen : shown;
  }

  /** Tiles of a word that is being laid; a puzzle begins with none, so that what is typed changes nothing of it. */
  protected get laid() {
    return this.position.laid ?? (this.solving ? noTiles : null);
  }

  /** Has the game ended with the turn that is shown? */
  protected get over() {
    const { at, turns } = this.position;
    return at === turns.length && Boolean(this.replay.answer?.result.ended);
  }

  /** Is there nothing to find any more, but a game to look back on? */
  protected get closed() {
    return this.over && !this.position.rack.length;
  }

  /** What stands beside the position: while a word is laid the plays that it is one of, or the score sheet. */
  protected get view() {
    if (this.solving) return "plays";
    if (this.closed) return "sheet";
    const { laid, rack } = this.position;
    if (laid) return rack.length && this.mover === holderOf(this.position) ? "plays" : "sheet";
    return this.state.view;
  }

  protected get mover() {
    return moverOf(this.position);
  }

  /** The scores of both players at the turn that is shown, as far as the engine has told. */
  protected get totals(): readonly [number, number] {
    const steps = this.replay.answer?.result.steps;
    return steps?.[this.position.at]?.scores ?? steps?.at(-1)?.scores ?? [0, 0];
  }

  protected get replayed(): { position: Position; request: ReplayRequest; from: Position } {
    const { position } = this;
    if (this.replayOf && sameButForLaid(this.replayOf.position, position)) return this.replayOf;
    const request = { ...this.boardRequest, turns: [...position.turns], at: position.at };
    return { position, request, from: position };
  }
}
