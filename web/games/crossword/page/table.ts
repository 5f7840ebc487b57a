/** What the crossword page asks the engine, and what a visitor can do with the position; crossword.ts draws it. */
import type { PropertyValues } from "lit";
import { query } from "lit/decorators.js";
import type { CrosswordProblem, Methods } from "../../../engine/methods.ts";
import { TouchGuard } from "../../../components/touch-guard.ts";
import { BLANK, Notation, tokensOf } from "../../../tiles/notation.ts";
import type { Rack } from "../../../tiles/rack.ts";
import { register, type Game } from "../../registry.ts";
import { memo } from "../../shared/memo.ts";
import { GamePage, pageState, type PageState } from "../../shared/page.ts";
import { GlossLookup } from "../../shared/gloss.ts";
import { Queries, type Refusal } from "../../shared/queries.ts";
import {
  alphabetOf,
  heightOf,
  layoutOf,
  painted,
  rackSizeOf,
  tilesInUse,
  tilesOf,
  widthOf,
  type TileSet,
} from "../model/games.ts";
import { defaults, filterOf, link, type Options } from "../model/link.ts";
import { picture } from "../model/picture.ts";
import {
  cleared,
  emptyPosition,
  fromText,
  hasTiles,
  brief,
  rowsOf,
  usedBy,
  withTile,
  withWord,
  spelling,
  type Play,
  type Position,
} from "../model/position.ts";
import { sample } from "../model/sample.ts";
import { listFor, type Choice, type Setup } from "../model/setup.ts";
import { atStep, holderOf, moverOf, withLaid, withPlay } from "../model/turns.ts";
import type { CrosswordBoard, Painted, Pasted } from "../parts/board.ts";
import type { CrosswordLettersPanel } from "../parts/letters.ts";
import type { CrosswordPlays } from "../parts/plays.ts";
import { noTransfer, type Format, type Transfer } from "../parts/transfer.ts";
import { ScreenKeys } from "./screen-keys.ts";

const crossword: Game<Position, Options> = {
  id: "crossword",
  name: (text) => text.crossword.name,
  about: (text) => text.crossword.about,
  element: "tw-crossword",
  empty: emptyPosition,
  options: defaults,
  brief,
  picture,
  sample,
  spelling,
  ...link,
};

register(crossword);

interface State extends PageState {
  /** The play of the list that is shown. */
  shown: Play | null;
  /** The one that is pinned. */
  pinned: Play | null;
  /** Another choice of blanks for it, in its stead. */
  variant: Play | null;
  /** The premium that is being painted, "" while letters are typed. */
  brush: string;
  /** What stands beside the position: the plays, or the score sheet. */
  view: "plays" | "sheet";
  /** Tiles that are laid by hand, by square, in the order in which they were typed; null while none are to be. */
  laid: ReadonlyMap<number, string> | null;
  /** Were they to be played, though they make no play? */
  asked: boolean;
  /** Positions and games as text. */
  transfer: Transfer;
}

const state: State = {
  ...pageState,
  shown: null,
  pinned: null,
  variant: null,
  brush: "",
  view: "plays",
  laid: null,
  asked: false,
  transfer: noTransfer,
};

/** A pasted text with one of these is a position or a game, not a word. */
const WHOLE = /[\n/#>]/;

type ReplayRequest = Methods["crossword.replay"]["params"];

export abstract class CrosswordTable extends GamePage<Position, Options, State> {
  @query("tw-crossword-board") board!: CrosswordBoard | null;
  @query("tw-rack") rack!: Rack | null;
  @query("tw-crossword-plays") playList!: CrosswordPlays | null;
  @query("tw-crossword-letters") letters!: CrosswordLettersPanel | null;

  protected override readonly places = ["board", "rack", "layout", "tiles", "filter", "turns"];
  protected override readonly aboveSheet = ".board";

  protected readonly plays = this.query("crossword.solve", () => {
    const filter = filterOf(this.options);
    const request = this.#everyPlay;
    return (
      request && { ...request, ...this.wordSelection, limit: this.state.limit, ...(filter && { filter }) }
    );
  });

  protected readonly bestPlay = this.unfiltered("crossword.solve", () => this.#everyPlay);

  protected readonly check = this.query("crossword.check", () =>
    hasTiles(this.position) ? this.#request : null,
  );

  protected readonly unseen = this.query("crossword.unseen", () => ({
    ...this.#request,
    rack: this.position.rack.join(""),
  }));

  protected readonly replay = this.query("crossword.replay", () =>
    this.position.turns.length ? this.#replayed.request : null,
  );

  // What is asked of the pinned play alone; a refusal of it is not told.
  readonly #more = new Queries(this);

  protected readonly arithmetic = this.#more.add("crossword.score", () => {
    const play = this.chosen;
    if (!play) return null;
    const { row, col, across, placed } = play;
    return { ...this.#request, row, col, across, placed };
  });

  protected readonly laidPlay = this.#more.add("crossword.lay", () => this.#layRequest);

  protected readonly wordFacts = this.#more.add("anagram.word", () => {
    const { pinned } = this.state;
    return pinned && { lexicon: this.list.id, word: this.notation.plain(pinned.word) };
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
      ...this.#request,
      ...this.wordSelection,
      rack: position.rack.join(""),
      order: options.order,
      limit: null,
      filter,
    };
  });

  protected readonly gloss = new GlossLookup(this);

  protected readonly keys = new ScreenKeys(this, () => this);

  /** What was wrong with the board before the hand was at it. */
  #faultsBefore: readonly CrosswordProblem[] = [];

  /** The request whose answer has the steps of a position: stepping asks for nothing new. It began with `from`. */
  #replayOf: { position: Position; request: ReplayRequest; from: Position } | null = null;

  readonly #notationOf = memo((tiles: string | TileSet) => Notation.ofSet(tilesOf(tiles)));

  constructor() {
    super(crossword, state);
    new TouchGuard(this);
  }

  protected get tiles() {
    return tilesInUse(this.position.layout, this.position.tiles, this.list.alphabet);
  }

  protected get notation() {
    return this.#notationOf(this.tiles);
  }

  /** What every request says of the game. */
  get #game() {
    return { lexicon: this.list.id, layout: this.position.layout, tiles: this.tiles };
  }

  get #request() {
    return { ...this.#game, board: rowsOf(this.position) };
  }

  get #layRequest() {
    const { position, mover, state } = this;
    if (!state.laid?.size) return null;
    const width = widthOf(layoutOf(position.layout));
    const laid = Array.from(state.laid, ([square, tile]) => {
      return { row: Math.floor(square / width), col: square % width, tile };
    });
    const rack = mover === holderOf(position) ? position.rack.join("") : "";
    return { ...this.#request, laid, rack };
  }

  /** The best of all plays of the rack, and how many there are. */
  get #everyPlay() {
    const { position, options } = this;
    if (!position.rack.length) return null;
    const blanks = "merged" as const;
    return { ...this.#request, rack: position.rack.join(""), order: options.order, blanks, limit: 1 };
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

  /** Is the keyboard at the foot of the screen? */
  protected get docked() {
    const { keys, state } = this;
    return keys.inUse && keys.typing !== "" && !state.brush && !state.up;
  }

  override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    if (!this.plays.fresh) this.set({ shown: null, pinned: null, variant: null });
    this.#dropCovered();
    if (!this.typing.going) this.#faultsBefore = this.check.answer?.result.problems ?? [];
    this.#more.refresh(this.engine);
    const { pinned } = this.state;
    this.gloss.look(pinned ? this.notation.plain(pinned.word) : "", this.list.language);
    if (typeof this.position.layout === "string") this.set({ brush: "" });
  }

  override updated(changed: PropertyValues) {
    super.updated(changed);
    this.toggleAttribute("typing", this.docked);
    const layout = layoutOf(this.position.layout);
    this.style.setProperty("--ratio", String(widthOf(layout) / heightOf(layout)));
  }

  protected override placeOf(refusal: Refusal) {
    if (refusal === this.replay.refusal) return "turns";
    return refusal.data.code === "filter" ? "filter" : super.placeOf(refusal);
  }

  /** Take what was chosen, if anything. */
  protected choose(choice: Choice | null) {
    if (!choice) return;
    if (choice.list) this.store?.set({ list: choice.list });
    this.lay(choice.position);
  }

  protected paint({ square, premium, stroke }: Painted) {
    const { position } = this;
    if (typeof position.layout !== "object") return;
    const layout = painted(position.layout, square, premium);
    if (layout !== position.layout) this.edit({ ...position, layout }, stroke ? `paint ${stroke}` : null);
  }

  protected paste({ square, across, text }: Pasted) {
    if (WHOLE.test(text.trim())) return void this.bringIn(text);
    const tiles = this.notation.word(text.trim());
    if (!tiles.length) return;
    this.edit(withWord(this.position, square, across, tiles));
    this.board?.focusSquare(square + tiles.length * (across ? 1 : widthOf(layoutOf(this.position.layout))));
  }

  protected override release() {
    return this.letGo() || this.stopLaying();
  }

  /** Let go of the play that is pinned. Was there one? */
  protected letGo() {
    return this.playList?.release() ?? false;
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

  protected play(play: Play) {
    if (!this.plays.fresh || this.readonly) return;
    const made = play === this.state.pinned ? (this.chosen ?? play) : play;
    const from = this.rack?.boxesOf(usedBy(this.position, made)) ?? [];
    this.advance(withPlay(this.position, made));
    this.#tellPlayed(made);
    void this.updateComplete.then(() => this.board?.land(from));
  }

  #tellPlayed(made: Pick<Play, "word" | "score" | "position" | "bonus">) {
    const [word, score] = [this.notation.plain(made.word), this.texts.number(made.score)];
    const text = this.texts.text.crossword;
    const said = text.played(word, score, made.position, made.bonus ? this.texts.number(made.bonus) : "");
    const short = `${word}, ${score}${made.bonus ? ` · ${text.bingo}` : ""}`;
    this.set({ up: false, done: { text: short, said } });
    this.sound(made.bonus ? "bonus" : "play");
    void this.updateComplete.then(() => this.regainFocus());
  }

  // Words that are laid by hand.

  protected get mover() {
    return moverOf(this.position);
  }

  /** The scores of both players at the turn that is shown, as far as the engine has told. */
  protected get totals(): readonly [number, number] {
    const steps = this.replay.answer?.result.steps;
    return steps?.[this.position.at]?.scores ?? steps?.at(-1)?.scores ?? [0, 0];
  }

  /** Show the plays or the score sheet. */
  protected show(view: "plays" | "sheet") {
    this.letGo();
    this.set({ view });
  }

  protected startLaying() {
    this.letGo();
    this.set({ laid: new Map(), asked: false, view: "sheet", up: false, brush: "", done: null });
    void this.updateComplete.then(() => this.board?.focusSquare(undefined, { preventScroll: true }));
  }

  /** Take the tiles off again. Were any to be laid? */
  protected stopLaying() {
    const { laid } = this.state;
    this.set({ laid: null, asked: false });
    return laid !== null;
  }

  /** Put a tile that was typed where it belongs: "" takes one off. */
  protected putTile(square: number, tile: string) {
    const { laid } = this.state;
    this.keys.release();
    if (!laid) return this.edit(withTile(this.position, square, tile));
    const tiles = new Map(laid);
    tiles.delete(square);
    if (tile) tiles.set(square, tile);
    this.set({ laid: tiles, asked: false });
  }

  /** Make the tiles that are laid the mover's play, if they make one. */
  protected async logLaid() {
    const request = this.#layRequest;
    const { laid } = this.state;
    if (this.readonly || !laid) return;
    this.set({ asked: true });
    const play = request && (this.laidPlay.result ?? (await this.ask("crossword.lay", request, () => {})));
    if (!play || this.state.laid !== laid) return;
    const position = withLaid(this.position, this.mover, play);
    this.advance(position);
    this.set({ laid: null, asked: false });
    this.#showNext();
    if (this.keys.inUse) this.board?.field?.blur(); // and the keys go
    this.#tellPlayed(play);
  }

  /** After a turn: the plays, where the rack is the mover's own. */
  #showNext() {
    this.set({ view: this.mover === holderOf(this.position) ? "plays" : "sheet" });
  }

  /** Note a turn that lays nothing. */
  protected note(position: Position) {
    this.advance(position);
    this.stopLaying();
    this.#showNext();
  }

  // The board may have changed under tiles that are laid: by undo, by a step, by another board.
  #dropCovered() {
    const { laid } = this.state;
    const { squares } = this.position;
    const kept = [...(laid ?? [])].filter(([square]) => squares[square] === "");
    if (laid && kept.length < laid.size) this.set({ laid: new Map(kept) });
  }

  // A rack that has the focus brings up the keys of a touched screen.
  protected override regainFocus() {
    if (this.keys.inUse) this.focusPosition();
    else this.rack?.focus({ preventScroll: true });
  }

  // The next letter goes onto a rack that has room; a full one is there to be typed anew.
  protected override takeTyping() {
    const { rack, position } = this;
    if (this.state.laid) {
      this.board?.focusSquare();
      return true;
    }
    rack?.focus();
    const room = position.rack.length < rackSizeOf(layoutOf(position.layout));
    if (!room) rack?.field?.select();
    return room;
  }

  /** Type a tile that was pressed where the focus is, or else onto the rack. */
  protected typeTile(tile: string) {
    if (this.keys.typing || this.takeTyping()) this.keys.type(tile);
  }

  protected override takePaste(text: string) {
    if (WHOLE.test(text.trim())) void this.bringIn(text);
    else this.edit({ ...this.position, rack: this.notation.rack(text.trim()) });
  }

  // What was typed last is taken back first.
  protected override undo() {
    const last = [...(this.state.laid?.keys() ?? [])].at(-1);
    if (last !== undefined) return this.putTile(last, "");
    super.undo();
    this.#followTiles();
  }

  protected override redo() {
    super.redo();
    this.#followTiles();
  }

  /** Going back to tiles of another alphabet brings back their word list. */
  #followTiles() {
    const { tiles } = this.position;
    const list = tiles && listFor(this.setup, alphabetOf(tiles));
    if (list) this.store?.set({ list });
  }

  protected clear = () => {
    this.lay(cleared(this.position));
    this.board?.focusSquare();
  };

  // The turns of a game.

  get #replayed(): { position: Position; request: ReplayRequest; from: Position } {
    const { position } = this;
    if (this.#replayOf?.position === position) return this.#replayOf;
    const request = { ...this.#request, turns: [...position.turns], at: position.at };
    return { position, request, from: position };
  }

  /** Show the board as it was after so many turns. */
  protected async stepTo(at: number) {
    const { request, from } = this.#replayed;
    const steps = this.replay.result?.steps ?? (await this.ask("crossword.replay", request))?.steps;
    const step = steps?.[at];
    if (!step) return;
    const position = atStep(this.position, at, step, from);
    this.#replayOf = { position, request, from };
    this.stopLaying();
    this.edit(position);
  }

  // Positions and games as text.

  protected setTransfer(change: Partial<Transfer>) {
    this.set({ transfer: { ...this.state.transfer, ...change } });
  }

  /** Put on the table what a text says. */
  protected async bringIn(text: string) {
    this.setTransfer({ draft: text, problem: "" });
    const reading = await this.ask("crossword.read", { ...this.#game, text }, (problem) =>
      this.setTransfer({ problem }),
    );
    if (!reading) return;
    this.lay(fromText({ ...this.position, tiles: this.tiles }, reading));
    this.setTransfer({ draft: "", problem: "", written: null });
  }

  protected async writeAs(format: Format) {
    const { players, turns, rack } = this.position;
    const { playerName } = this.texts.text.crossword;
    const [first = "", second = ""] = players;
    const names: [string, string] = [first || playerName("1"), second || playerName("2")];
    const request =
      format === "gcg"
        ? { ...this.#game, format, players: names, turns: turns.slice() }
        : { ...this.#request, format, rack: rack.join("") };
    const written = await this.ask("crossword.write", request, (writtenProblem) =>
      this.setTransfer({ written: null, writtenProblem }),
    );
    if (written) this.setTransfer({ written: written.text, writtenProblem: "" });
  }

  /** Type on the board or the rack from now on. */
  protected async startTyping(typing: "board" | "rack") {
    this.keys.start(typing);
    this.letGo();
    await this.updateComplete;
    if (this.docked) this.set({ done: null }); // which would lie over the keys
    await this.letters?.updateComplete;
    // The page moves only when the press that began it is over.
    requestAnimationFrame(() => this.#showTyping());
  }

  /** Bring what is typed into above the keys: the whole board if there is room, and the caret in any case. */
  #showTyping() {
    const { docked, board, rack, letters, keys } = this;
    if (!docked || !letters) return;
    const { left, height } = letters.getBoundingClientRect();
    const beside = left > 0;
    this.style.setProperty("--keys", `${beside ? 0 : height}px`);
    if (keys.onRack) rack?.scrollIntoView({ block: "nearest" });
    else {
      board?.parentElement?.scrollIntoView({ block: "nearest" });
      board?.showCaret();
    }
  }
}
