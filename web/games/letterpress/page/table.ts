/** What the finder asks the engine, and what a visitor can do with the board; finder.ts draws it. */
import type { PropertyValues } from "lit";
import { query } from "lit/decorators.js";
import type { Engine } from "../../../engine/client.ts";
import { engineOf, Job } from "../../shared/job.ts";
import { GlossLookup } from "../../shared/gloss.ts";
import { learntLetters } from "../../shared/learnt-letters.ts";
import { memo } from "../../shared/memo.ts";
import { pageState, type PageState } from "../../shared/game-table.ts";
import { PuzzlePage } from "../../shared/puzzle-page.ts";
import type { Params, Refusal, Result } from "../../shared/queries.ts";
import type { Reading } from "../../shared/screenshot-reader.ts";
import type { Seen } from "../../shared/seen.ts";
import type { Options, Ranking } from "../model/link.ts";
import { paste } from "../model/paste.ts";
import {
  emptyPosition,
  hasLetters,
  lettersIn,
  maskIn,
  maskOf,
  noWord,
  otherSide,
  SIZE,
  SQUARES,
  spelledBy,
  squaresIn,
  withBoard,
  type Position,
  type Side,
  type Spelled,
} from "../model/position.ts";
import { fromSeen, seenOf } from "../model/seen.ts";
import { spell } from "../model/spelling.ts";
import { withTurn } from "../model/turns.ts";
import { afterReply, boardFor, fieldFor, joined, solvedFor, type Play, type Solved } from "../model/turn.ts";
import type { LetterpressBoard, Mode } from "../parts/board.ts";
import type { LetterpressPlays } from "../parts/plays.ts";
import type { Field } from "../parts/values.ts";
import type { LetterpressWord } from "../parts/word.ts";
import { lettersOf, Notation } from "../../../tiles/notation.ts";
import { letterpress } from "../index.ts";

interface State extends PageState {
  /** What typing and pointing do on the board. */
  mode: Mode;
  /** The play that is shown on the board. */
  shown: Play | null;
  /** The one that is pinned. */
  pinned: Play | null;
  /** What stands beside the position: the plays, or the turns so far. */
  view: "plays" | "sheet";
  /** Is the best reply to the play shown on the board? */
  replying: boolean;
}

/** A board after a play, and the squares that the play took in the order of its letters. */
export interface Shown {
  ours: number;
  theirs: number;
  lockedMasks: [number, number];
  taken: readonly number[];
}

type Asked = Params<"letterpress.solve">;

/** Seconds to think for where the visitor has asked for more; at first it is until the search has settled. */
const LONGER = 20;

const state: State = {
  ...pageState,
  mode: "letters",
  shown: null,
  pinned: null,
  view: "plays",
  replying: false,
};

export abstract class LetterpressTable extends PuzzlePage<"letterpress.puzzle", Position, Options, State> {
  @query("tw-letterpress-board") board!: LetterpressBoard | null;
  @query("tw-letterpress-word") wordField!: LetterpressWord | null;
  @query("tw-letterpress-plays") playList!: LetterpressPlays | null;

  /** What the visitor has asked to be thought about for longer. */
  #longer = "";

  /** Candidates that the thinking before had looked at: until as many are looked at again, its plays stay. */
  #looked = 0;

  protected override readonly places = ["board", "ours", "theirs", "played", "word"];
  protected override readonly aboveSheet = "tw-letterpress-board";

  protected readonly plays = this.query("letterpress.solve", () => {
    const request = this.#everyPlay;
    return request && { ...request, ...this.#wanted, limit: this.state.limit };
  });

  /** What the plays lead to, thought about on the page's engine: it knows the board's words already. */
  protected readonly ahead = new Job<Asked, Solved, Solved | null>(this, {
    run: (params, { signal, onProgress }) =>
      engineOf((): Engine | null => this.engine).request("letterpress.solve", params, {
        view: "letterpress ahead", // whose end the next plays wait for
        signal,
        // What is the same stays the same object, so that nothing is drawn anew.
        onProgress: (progress) => {
          const before = this.ahead.progress?.partial;
          if (progress.done < this.#looked) return onProgress({ ...progress, partial: null });
          const same = JSON.stringify(before) === JSON.stringify(progress.partial);
          onProgress({ ...progress, partial: (same ? before : progress.partial) ?? null });
        },
      }),
    end: () => undefined,
  });

  protected readonly bestPlay = this.unfiltered("letterpress.solve", () => this.#everyPlay);

  // Of the word that was typed or tapped, whatever is listed else.
  protected readonly ways = this.query("letterpress.solve", () => {
    const request = this.#everyPlay;
    const { word = "", squares = [], unlisted = false } = this.spelled ?? {};
    if (!request || !word) return null;
    const only = squares.length ? { squares: maskOf(squares) } : {};
    return { ...request, word, unlisted, ...only, limit: this.state.limit };
  });

  // The position of the day.

  protected readonly ofDay = this.query("letterpress.puzzle", () => this.dayRequest);

  protected readonly puzzleKind = "score";

  /** How many words the puzzle has: what is not shown is not told of. */
  readonly #solution = this.queries.add(
    "letterpress.solve",
    () => (this.puzzle ? { ...this.#request, limit: 0 } : null),
    { told: false },
  );

  protected readonly gloss = new GlossLookup(this);
  readonly #solvedFor = memo(solvedFor);
  /** Why words that were played are left out of a request, by alphabet and word: it has no letters for them. */
  protected readonly unreadable = new Map<string, Refusal>();
  /** Whose turn the last answer was for. */
  #turn: Side = "ours";
  /** The last plays, with what was thought about them, and what they answer. */
  #kept: Solved | null = null;
  readonly #joined = memo(joined);
  readonly #notationOf = memo((alphabet: string) => Notation.ofAlphabet(alphabet));
  #question = "";
  /** The best play of a position, by what was asked, as it was thought about last without filters. */
  #best: { asked: string; word: string } | null = null;

  constructor() {
    super(letterpress, state);
  }

  /** What every request says of the game. */
  get #request() {
    return { lexicon: this.list.id, ...boardFor(this.position), played: this.#readable };
  }

  /** The played words that the list has letters for. */
  get #readable() {
    return this.position.played.filter((word) => !this.unreadable.has(this.keyOf(word)));
  }

  protected keyOf(word: string) {
    return `${this.list.alphabet} ${word}`;
  }

  /** The best of all plays, and how many there are. */
  get #everyPlay() {
    const { position, options } = this;
    if (!hasLetters(position)) return null;
    return { ...this.#request, ranking: plain(options.ranking), anagrams: "merged" as const, limit: 1 };
  }

  /** Which plays are wanted. */
  get #wanted() {
    const { must, winning } = this.options;
    return { ...this.wordSelection, ...(must ? { must } : {}), ...(winning ? { winning } : {}) };
  }

  /** What is to be thought about once the plays are there; null for nothing. More plays are not thought about. */
  get #aheadRequest(): Asked | null {
    const request = this.#everyPlay;
    if (!request || this.options.ranking !== "lookahead" || this.spelled) return null;
    const asked: Asked = { ...request, ...this.#wanted, ranking: "lookahead", limit: pageState.limit };
    return { ...asked, seconds: this.#longer === JSON.stringify(asked) ? LONGER : null };
  }

  /** Begin to think about what is new; what was stopped is not begun again by itself. */
  #think() {
    const { ahead } = this;
    const request = this.#aheadRequest;
    if (!request) return ahead.forget();
    ahead.keepFor(request);
    const { result } = this.plays;
    if (ahead.state !== "idle" || !result || result.position.ended) return;
    this.#looked = 0;
    void ahead.start(request);
  }

  protected think(on: boolean) {
    const { ahead } = this;
    const request = this.#aheadRequest;
    if (!on) return ahead.cancel();
    if (!request) return;
    const { seconds, ...asked } = request;
    const longer = ahead.state === "done" && seconds === null;
    if (longer) this.#longer = JSON.stringify(asked);
    this.#looked = Math.max(this.#looked, ahead.progress?.done ?? 0);
    void ahead.start(longer ? { ...asked, seconds: LONGER } : request, ahead.known);
  }

  /** Can one think longer about what is settled? */
  protected get canThinkLonger() {
    return this.ahead.state === "done" && this.ahead.params?.seconds === null;
  }

  override connectedCallback() {
    super.connectedCallback();
    this.ahead.forget(); // what left the page had ended it
  }

  protected override get filters() {
    const { must, winning } = this.options;
    const { marks } = this.texts.text.letterpressWhy;
    const letters = squaresIn(must).map((square) => lettersOf(this.position.letters[square] ?? ""));
    return [
      ...super.filters,
      ...(must
        ? [
            {
              name: "must",
              label: marks.must(letters.join(" ").toLocaleUpperCase(this.list.language)),
              remove: () => this.#takeAny(),
            },
          ]
        : []),
      ...(winning
        ? [{ name: "winning", label: marks.winning, remove: () => this.setOptions({ winning: false }) }]
        : []),
    ];
  }

  /** Must every play take this square? */
  protected mark(square: number) {
    this.letGo();
    this.setOptions({ must: this.options.must ^ (1 << square) });
  }

  /** Let plays take any squares again. */
  #takeAny() {
    if (this.options.must) this.setOptions({ must: 0 });
    this.set({ mode: "letters" });
  }

  protected turnRound() {
    this.letGo();
    this.edit({ ...this.position, turn: otherSide(this.position.turn) });
  }

  /** The best of all plays, as far as it is known. */
  protected get bestWord(): string {
    const all = this.bestPlay.result;
    const asked = JSON.stringify(this.#everyPlay);
    return (this.#best?.asked === asked && this.#best.word) || (all?.plays[0]?.word ?? "");
  }

  /** The question whose answer is listed. */
  protected get listed() {
    return this.spelled?.word ? this.ways : this.plays;
  }

  /** The word whose plays are looked for; a puzzle begins with none, so that what is typed changes nothing of it. */
  protected get spelled(): Spelled | null {
    return this.position.spelled ?? (this.solving ? noWord : null);
  }

  protected dealt({ board, ours, theirs, played }: Result<"letterpress.puzzle">): Position {
    const { game } = this.position;
    return { ...withBoard(emptyPosition(), lettersIn(board)), ours, theirs, played, game };
  }

  protected puzzleText(position: Position, list: string) {
    const { letters, ours, theirs, played, turn } = position;
    return hasLetters(position) ? JSON.stringify([list, letters, ours, theirs, played, turn]) : "";
  }

  protected get most() {
    return this.#solution.result?.words ?? null;
  }

  /** Take a play for a try at the puzzle. */
  async #tryPlay({ word, mask }: Play) {
    const request = { ...this.#request, word, squares: mask, place: true, limit: 1 };
    const place = (await this.ask("letterpress.solve", request))?.place;
    if (place === undefined || !this.solving) return;
    this.tryPuzzle({ word, worth: place });
    if (place === 1) this.sound("win");
    this.startSpelling();
  }

  /** Show the plays of the puzzle. */
  protected override showPuzzle() {
    super.showPuzzle();
    this.stopSpelling();
    void this.updateComplete.then(() => this.focusPlays());
  }

  override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    this.#leaveOut(this.plays.refusal);
    if (this.listed.fresh) this.#turn = this.position.turn;
    else this.set({ shown: null, pinned: null });
    if (!this.state.shown) this.set({ replying: false });
    this.#think();
    this.#keep();
    this.gloss.look(this.state.pinned?.word ?? "", this.list, this.engine);
  }

  // A word that cannot be read bars nothing: the plays are found without it.
  #leaveOut(refusal: Refusal | null) {
    const word = refusal?.data.field === "played" ? this.#readable[refusal.data.index ?? -1] : undefined;
    if (!refusal || word === undefined) return;
    this.unreadable.set(this.keyOf(word), refusal);
    this.queries.refresh(this.engine);
  }

  /** Keep what is listed: while other plays are looked for it stays in sight. */
  #keep() {
    const { answer, fresh } = this.listed;
    if (!answer) this.#kept = null;
    if (!answer || !fresh) return;
    const isAhead = this.listed === this.plays && this.options.ranking === "lookahead";
    const known = isAhead ? this.ahead.known : null;
    this.#kept = this.#solvedFor(this.#joined(answer.result, known), this.#turn);
    this.#question = answer.key;
    if (known?.plays[0] && !this.filters.length)
      this.#best = { asked: JSON.stringify(this.#everyPlay), word: known.plays[0].word };
  }

  /** The last answer as the visitor sees it, colours put right. */
  protected get solved() {
    return this.#kept;
  }

  /** What the plays that are listed answer: as long as it is the same, another list is a better one. */
  protected get question() {
    return this.#question;
  }

  /** The board as it is shown: with the play that is shown on it, and the reply to that. */
  protected get onBoard(): Shown | null {
    const { shown, replying } = this.state;
    if (!shown) return null;
    const { language } = this.list;
    const reply = replying ? afterReply(shown, this.position.turn) : null;
    if (reply && shown.reply)
      return { ...reply, taken: spell(shown.reply.word, shown.reply.mask, this.position.letters, language) };
    const { ours, theirs, word, mask, locked_masks: lockedMasks } = shown;
    return { ours, theirs, lockedMasks, taken: spell(word, mask, this.position.letters, language) };
  }

  /** Played words that the board does not spell. */
  protected get notOnBoard() {
    const readable = this.#readable;
    return this.plays.result?.not_on_board.map((index) => readable[index] ?? "") ?? [];
  }

  override placeOf({ data }: Refusal) {
    // Overlapping squares concern both sides: the message stands in one place, whoever is to move.
    return fieldFor(data.field ?? "", data.code === "overlap" ? "ours" : this.position.turn);
  }

  // Until the last letter there are too few of them.
  override isUnfinished({ data }: Refusal) {
    return data.code === "board-length" && this.position.letters.includes("");
  }

  // The engine counts the letters it was given; the page knows on which squares they stand.
  override sentence(refusal: Refusal) {
    const square = this.badSquare;
    if (square < 0) return super.sentence(refusal);
    const place = { row: Math.floor(square / SIZE), column: square % SIZE };
    return super.sentence({ ...refusal, data: { ...refusal.data, ...place } });
  }

  protected get badSquare() {
    const { code, row = 0, column = 0 } = this.refusal?.data ?? {};
    if (code !== "board-letter") return -1;
    const { letters } = this.position;
    const filled = [...letters.keys()].filter((square) => letters[square]);
    const square = filled[row * SIZE + column] ?? -1;
    return square < SQUARES ? square : -1;
  }

  protected paste({ square, text }: { square: number; text: string }) {
    const pasted = paste(this.position, square, text);
    if (!pasted) return;
    this.edit(pasted.position);
    this.board?.focusSquare(pasted.filled);
  }

  protected override reading(): Reading {
    return {
      read: async ({ canvas: { width, height }, pixels }, signal) => {
        const { id: lexicon } = this.list;
        const engine = engineOf((): Engine | null => this.engine);
        const request = { width, height, lexicon, learnt: learntLetters() };
        return seenOf(await engine.request("letterpress.read_image", request, { bytes: pixels, signal }));
      },
      notation: this.#notationOf(this.list.alphabet),
      blanks: false,
    };
  }

  protected override takeSeen(seen: Seen) {
    this.lay(fromSeen(this.position, seen));
    this.set({ mode: "letters" });
  }

  protected setValue({ field, text }: { field: Field; text: string }) {
    const { position } = this;
    if (field === "board") this.edit(withBoard(position, lettersIn(text)), "board");
    else this.edit({ ...position, [field]: maskIn(text) }, field);
  }

  protected clear = () => {
    this.#takeAny();
    this.lay({ ...emptyPosition(), game: this.position.game });
    this.board?.focusSquare(0);
  };

  protected async play(play: Play) {
    if (!this.listed.fresh || this.readonly) return;
    if (this.solving) return this.#tryPlay(play);
    const { word, mask, score } = play;
    const unlisted = this.position.spelled?.unlisted ?? false;
    const next = await this.ask("letterpress.play", { ...this.#request, word, mask, unlisted });
    if (!next) return;
    const { turn } = this.position;
    const played = [...this.position.played, ...next.played.slice(-1)];
    this.advance(withTurn({ ...this.position, spelled: null }, word, { ...next, played }, unlisted));
    const [ours, theirs] = score.map((squares) => this.texts.number(squares));
    const text = this.texts.text.letterpress;
    const winner = next.winner && (turn === "ours" ? next.winner : otherSide(next.winner));
    const then = winner ? text.ends[winner] : text.turns[otherSide(turn)];
    const short = `${word}, ${ours}–${theirs}${winner ? ` · ${text.ends[winner]}` : ""}`;
    if (this.options.must) this.setOptions({ must: 0 });
    this.set({
      up: false,
      done: { text: short, said: text.said(word, ours ?? "", theirs ?? "", then) },
    });
    this.sound(winner === "ours" ? "win" : "play");
    this.playList?.focusList({ pin: false });
  }

  protected show(view: "plays" | "sheet") {
    this.letGo();
    this.set({ view });
  }

  // A word that was played, typed or tapped.

  protected startSpelling() {
    this.letGo();
    this.look(noWord);
    this.set({ view: "plays" });
    // A finger taps the squares; the system's keyboard comes where the field is touched.
    if (matchMedia("(pointer: coarse)").matches) return;
    void this.updateComplete.then(() => this.wordField?.field?.focus());
  }

  protected stopSpelling(): boolean {
    const { spelled } = this.position;
    if (spelled) this.edit({ ...this.position, spelled: null });
    return spelled !== null;
  }

  /** Look for the plays of a word; undo takes all of its letters together. */
  protected look(spelled: Spelled) {
    this.edit({ ...this.position, spelled }, "word");
  }

  /** Take a square as the next letter; the last one is taken back. */
  protected spell(square: number) {
    const { letters } = this.position;
    const { squares } = this.spelled ?? noWord;
    if (!letters[square] || (squares.includes(square) && squares.at(-1) !== square)) return;
    const next = squares.includes(square) ? squares.slice(0, -1) : [...squares, square];
    this.look(spelledBy(this.position, next));
  }

  protected async playAnyway() {
    const { spelled } = this;
    if (!spelled) return;
    this.look({ ...spelled, unlisted: true });
    await this.updateComplete;
    this.wordField?.field?.focus({ preventScroll: true });
  }

  // On a full board the first key only shows where the next one goes.
  protected override takeTyping() {
    if (this.spelled) {
      this.wordField?.field?.focus();
      return true;
    }
    if (this.state.mode !== "letters") return false;
    const empty = this.position.letters.indexOf("");
    this.board?.focusSquare(Math.max(0, empty));
    return empty >= 0;
  }

  protected override takePaste(text: string) {
    this.paste({ square: 0, text });
  }

  protected override release() {
    return this.letGo() || this.stopSpelling();
  }

  /** Let go of the play that is pinned. Was there one? */
  protected letGo() {
    return this.playList?.release() ?? false;
  }

  focusPlays() {
    this.playList?.focusList();
  }
}

/** A ranking that is there at once: while one thinks ahead, the order that looks at what one can hope to keep. */
const plain = (ranking: Ranking) => (ranking === "lookahead" ? "territory" : ranking);
