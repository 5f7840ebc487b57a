/** What a visitor can do with a crossword position; crossword.ts draws it. */
import type { PropertyValues } from "lit";
import { query } from "lit/decorators.js";
import { TouchGuard } from "../../../components/touch-guard.ts";
import type { Engine } from "../../../engine/client.ts";
import type { CrosswordLaid } from "../../../engine/methods.ts";
import { Notation, tokensOf } from "../../../tiles/notation.ts";
import { learntLetters } from "../../shared/learnt-letters.ts";
import { memo } from "../../shared/memo.ts";
import type { Params } from "../../shared/queries.ts";
import type { Rack } from "../../../tiles/rack.ts";
import { engineOf } from "../../shared/job.ts";
import { ScreenshotError, type Screenshot } from "../../shared/screenshot.ts";
import type { Reading } from "../../shared/screenshot-reader.ts";
import type { Seen } from "../../shared/seen.ts";
import {
  alphabetOf,
  heightOf,
  layoutOf,
  painted,
  rackSizeOf,
  tilesOf,
  widthOf,
  type TileSet,
} from "../model/games.ts";
import {
  cleared,
  fromText,
  isLaid,
  recordOf,
  usedBy,
  withTile,
  withWord,
  type Play,
  type Position,
} from "../model/position.ts";
import { fromSeen, gameOf, seenOf, type SeenGame } from "../model/seen.ts";
import { listFor, type Choice } from "../model/setup.ts";
import { atStep, holderOf, mayHold, withExchange, withLaid, withPass, withPlay } from "../model/turns.ts";
import type { CrosswordBoard, Painted, Pasted } from "../parts/board.ts";
import type { CrosswordLettersPanel } from "../parts/letters.ts";
import type { CrosswordPlays } from "../parts/plays.ts";
import type { Format, Transfer } from "../parts/transfer.ts";
import { ScreenKeys } from "./screen-keys.ts";
import { CrosswordQuestions } from "./questions.ts";

/** A pasted text with one of these is a position or a game, not a word. */
const WHOLE = /[\n/#>]/;

/** A rank beyond those that the engine tells. */
const BEYOND = 201;

export abstract class CrosswordTable extends CrosswordQuestions {
  @query("tw-crossword-board") board!: CrosswordBoard | null;
  @query("tw-rack") rack!: Rack | null;
  @query("tw-crossword-plays") playList!: CrosswordPlays | null;
  @query("tw-crossword-letters") letters!: CrosswordLettersPanel | null;

  protected override readonly aboveSheet = ".board";

  /** The game of the picture that was read last. */
  #seenGame: SeenGame | null = null;
  readonly #seenNotation = memo((tiles: string | TileSet) => Notation.ofSet(tilesOf(tiles)));

  protected readonly keys = new ScreenKeys(this, () => this);

  constructor() {
    super();
    new TouchGuard(this);
  }

  /** Is the keyboard at the foot of the screen? */
  protected get docked() {
    const { keys, state } = this;
    return keys.inUse && keys.typing !== "" && !state.brush && !state.up;
  }

  override updated(changed: PropertyValues) {
    super.updated(changed);
    this.toggleAttribute("typing", this.docked);
    if (!this.docked) this.style.removeProperty("--keys");
    const layout = layoutOf(this.position.layout);
    this.style.setProperty("--ratio", String(widthOf(layout) / heightOf(layout)));
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
    this.edit(withWord({ ...this.position, laid: this.laid }, square, across, tiles));
    this.board?.focusSquare(square + tiles.length * (across ? 1 : widthOf(layoutOf(this.position.layout))));
  }

  protected override release() {
    return this.letGo() || this.stopLaying();
  }

  /** Let go of the play that is pinned. Was there one? */
  protected letGo() {
    return this.playList?.release() ?? false;
  }

  protected play(play: Play) {
    if (!this.plays.fresh || this.readonly) return;
    if (!isLaid(play)) return this.#makeMove(play);
    const made = play === this.state.pinned ? (this.chosen ?? play) : play;
    const from = this.rack?.boxesOf(usedBy(this.position, made)) ?? [];
    this.advance(withPlay(this.position, made));
    this.#tellPlayed(made);
    void this.updateComplete.then(() => this.board?.land(from));
  }

  /** Exchange tiles, or pass. */
  #makeMove({ kind, tiles = "" }: Play) {
    const { position } = this;
    const player = holderOf(position);
    const exchanged = tokensOf(tiles);
    this.advance(kind === "pass" ? withPass(position, player) : withExchange(position, player, exchanged));
    const { moves } = this.texts.text.crosswordAnalysis;
    const text = kind === "pass" ? moves.passed : moves.exchanged(tiles);
    this.set({ up: false, done: { text, said: text } });
    void this.updateComplete.then(() => this.regainFocus());
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

  /** Show the plays or the score sheet. */
  protected show(view: "plays" | "sheet") {
    this.letGo();
    this.set({ view });
  }

  protected startLaying() {
    this.letGo();
    this.edit({ ...this.position, laid: new Map() });
    this.set({ up: false, brush: "" });
    void this.updateComplete.then(() => this.board?.focusSquare(undefined, { preventScroll: true }));
  }

  /** Take the tiles off again. Were any to be laid? */
  protected stopLaying() {
    const { position } = this;
    if (position.laid) this.edit({ ...position, laid: null });
    return position.laid !== null;
  }

  /** Put a tile that was typed where it belongs: "" takes one off. */
  protected putTile(square: number, tile: string) {
    this.keys.release();
    this.edit(withTile({ ...this.position, laid: this.laid }, square, tile));
  }

  /** Make the tiles that are laid the mover's play, if they make one. */
  protected async logLaid() {
    const { position, layRequest: request } = this;
    if (this.readonly || !position.laid) return;
    this.set({ asked: position });
    const play = request && (this.laidPlay.result ?? (await this.ask("crossword.lay", request, () => {})));
    if (!play || this.position !== position) return;
    if (this.solving) return this.#tryPlay(play);
    this.advance(withLaid(position, this.mover, play));
    this.#showNext();
    if (this.keys.inUse) this.board?.field?.blur(); // and the keys go
    this.#tellPlayed(play);
  }

  /** Take the tiles that are laid for a try at the puzzle. */
  async #tryPlay(play: CrosswordLaid) {
    if (play.unlisted.length || !mayHold(this.position, play)) return;
    const byEquity = this.puzzle?.by === "equity";
    const judged = byEquity ? await this.#rankOf(play) : { worth: play.score };
    if (!judged) return;
    this.tryPuzzle({ word: this.notation.plain(play.word), ...judged });
    if (judged.worth === (byEquity ? 1 : this.most)) this.sound("win");
    this.stopLaying();
    if (this.keys.inUse) this.board?.field?.blur(); // and the keys go
  }

  /** The rank of a play by equity, and what it is behind the best. */
  async #rankOf({ row, col, across, placed }: CrosswordLaid) {
    const move = { kind: "play" as const, row, col, across, placed };
    const why = await this.ask("crossword.why", {
      ...this.boardRequest,
      rack: this.position.rack.join(""),
      move,
    });
    return why && { worth: why.rank ?? BEYOND, loss: why.loss };
  }

  /** Show the plays of the puzzle. */
  protected override showPuzzle() {
    const { by } = this.puzzle ?? {};
    super.showPuzzle();
    this.stopLaying();
    if (by) this.setOptions({ order: by });
    this.set({ view: "plays" });
    void this.updateComplete.then(() => this.regainFocus());
  }

  /** After a turn: the plays, where the rack is the mover's own. */
  #showNext() {
    this.set({ view: this.mover === holderOf(this.position) ? "plays" : "sheet" });
  }

  /** Note a turn that lays nothing. */
  protected note(position: Position) {
    this.advance(position);
    this.#showNext();
  }

  // A rack that has the focus brings up the keys of a touched screen.
  protected override regainFocus() {
    if (this.keys.inUse) this.focusPosition();
    else this.rack?.focus({ preventScroll: true });
  }

  // The next letter goes onto a rack that has room; a full one is there to be typed anew.
  protected override takeTyping() {
    const { rack, position } = this;
    if (this.laid) {
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

  protected override undo() {
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

  /** Show the board as it was after so many turns. */
  protected async stepTo(at: number) {
    const { request, from } = this.replayed;
    const steps = this.replay.result?.steps ?? (await this.ask("crossword.replay", request))?.steps;
    const step = steps?.[at];
    if (!step) return;
    const position = atStep(this.position, at, step, from);
    this.set({ view: "sheet" }); // where one steps, also if it was shown for want of anything to find
    this.replayOf = { position, request, from };
    this.edit(position);
  }

  // Positions from pictures.

  protected override reading(): Reading {
    const tiles = this.#seenGame?.tiles ?? this.tiles;
    return {
      read: (picture, signal) => this.#read(picture, signal),
      notation: this.#seenNotation(tiles),
      blanks: true,
    };
  }

  async #read(picture: Screenshot, signal: AbortSignal): Promise<Seen> {
    const engine = engineOf((): Engine | null => this.engine);
    const { width, height } = picture.canvas;
    const read = (request: Pick<Params<"crossword.read_image">, "lexicon" | "layout">) =>
      engine.request(
        "crossword.read_image",
        { width, height, learnt: learntLetters(), ...request },
        { bytes: picture.pixels, signal },
      );
    const { setup } = this;
    const found = await read({ lexicon: setup.list.id });
    const game = gameOf(setup, found);
    if (!game) {
      const { columns, onBoard } = seenOf(found);
      throw new ScreenshotError("board", [columns, onBoard / columns]);
    }
    // A game that is played in another language has other letters.
    const { list } = game;
    const seen = seenOf(list ? await read({ lexicon: list, layout: found.layout }) : found);
    this.#seenGame = game;
    this.requestUpdate();
    return seen;
  }

  protected override takeSeen(seen: Seen) {
    if (!this.#seenGame) return;
    const { layout, tiles, list } = this.#seenGame;
    this.choose({ position: fromSeen({ ...this.position, layout, tiles }, seen), list });
  }

  // Positions and games as text.

  protected setTransfer(change: Partial<Transfer>) {
    this.set({ transfer: { ...this.state.transfer, ...change } });
  }

  /** Put on the table what a text says. */
  protected async bringIn(text: string) {
    this.setTransfer({ draft: text, problem: "" });
    const reading = await this.ask("crossword.read", { ...this.gameRequest, text }, (said) =>
      this.setTransfer({ problem: said() }),
    );
    if (!reading) return;
    if ((reading.game?.players.length ?? 0) > 2) this.#lookBackOn(text);
    else this.lay(fromText({ ...this.position, tiles: this.tiles }, reading));
    this.setTransfer({ draft: "", problem: "", written: null });
  }

  protected async writeAs(format: Format) {
    const request =
      format === "gcg"
        ? this.#recordRequest
        : { ...this.boardRequest, format, rack: this.position.rack.join("") };
    const written = await this.ask("crossword.write", request, (said) =>
      this.setTransfer({ written: null, writtenProblem: said() }),
    );
    if (written) this.setTransfer({ written: written.text, writtenProblem: "" });
  }

  get #recordRequest() {
    const { playerName } = this.texts.text.crossword;
    const record = recordOf(this.position, [playerName("1"), playerName("2")]);
    return { ...this.gameRequest, format: "gcg" as const, ...record };
  }

  /** Look back on the game whose turns lie here, as on one of a file. */
  protected async reviewGame() {
    const told: string[] = [];
    const written = await this.ask("crossword.write", this.#recordRequest, (said) => told.push(said()));
    if (written) this.#lookBackOn(written.text);
    else this.set({ trouble: () => told.join(" ") });
  }

  #lookBackOn(text: string) {
    this.edit({ ...this.position, study: { text, layout: this.position.layout, tiles: this.tiles } });
    this.turnTo({ view: "review", look: "" });
  }

  /** Type on the board or the rack from now on. */
  protected async startTyping(typing: "board" | "rack") {
    this.keys.start(typing);
    this.letGo();
    await this.updateComplete;
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
