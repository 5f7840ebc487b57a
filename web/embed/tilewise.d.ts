/**
 * Tilewise for other sites: the engine without a page (tilewise.js) and the element around the board
 * (tilewise-element.js). Version 1 of the contract.
 *
 * Copy this file beside your own sources, or name it in a `paths` entry, to have calls checked:
 *
 *     import { createSolver } from "https://YOUR-SITE/tilewise.js";
 */

// ---------------------------------------------------------------------------------------------- solver

/** The version of the contract that the script speaks. */
export const version: 1;

/** Opens a solver; those of one page share one engine. Rejects with an EngineError if the site cannot be reached. */
export function createSolver(options?: SolverOptions): Promise<Solver>;

export interface SolverOptions {
  /** The folder that Tilewise is served from, if it is not the one this script was loaded from. */
  site?: string | URL;
  /** Hears of every state of the engine, the present one at once. */
  onState?: (state: EngineState) => void;
}

export interface Solver extends EventTarget {
  /** How far the engine is; a "state" event tells of another. */
  readonly state: EngineState;
  /**
   * Calls a method. Rejects with an EngineError that says why there is no answer, or with an AbortError.
   * Word lists that this solver adds or imports are its own, and are forgotten when it is closed.
   */
  call<M extends keyof Methods>(
    method: M,
    params: Methods[M]["params"],
    options?: CallOptions,
  ): Promise<Methods[M]["result"]>;
  /** Starts the engine again after it has failed. */
  retry(): void;
  /** Ends this solver: what it still waits for is aborted. The last one to be closed ends the engine. */
  close(): void;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Hears how far a long request is. */
  onProgress?: (progress: Progress) => void;
  /** The bytes of a file, for lexicon.import. */
  bytes?: BlobPart;
}

export interface Progress {
  kind: "report";
  done: number;
  total: number;
  /** What has been found so far, in the form of the result, where a method tells it. */
  partial?: unknown;
}

export interface EngineState {
  stage: "idle" | "download" | "start" | "list" | "ready" | "failed";
  /** Bytes of what is being loaded, and bytes in all. */
  loaded: number;
  total: number;
  /** What is being loaded, for a person. */
  what: string;
  /** Since the start began; the time it took once it is over. */
  seconds: number;
  /** Why, when the stage is "failed". */
  error: { code: number; message: string; data?: Record<string, unknown> } | null;
  startedFrom: "snapshot" | "plain" | null;
}

/** An answer that says no: `message` is a sentence for a person. */
export class EngineError extends Error {
  name: "EngineError";
  /** JSON-RPC's: -32602 the request cannot be met, -32601 no such method, -32603 internal, -32001 no engine. */
  code: number;
  /** `code` is stable, such as "board-length"; `field`, `row`, `column` say where. */
  data: { code?: string; field?: string; row?: number; column?: number; [more: string]: unknown };
}

// --------------------------------------------------------------------------------------------- element

export type GameId = "letterpress" | "crossword" | "tycoon" | "anagrams" | "draw" | "race";

/** What an attribute of <tilewise-board> may be, as properties; null or undefined is as if it were not there. */
export interface BoardOptions {
  /** The game; "letterpress" if it is not said. */
  game?: GameId | null;
  /** The position: what stands after the `?` of a link, or the board alone (for crossword boards, CGP too). */
  position?: string | null;
  /** The rack, for the games that have one. */
  rack?: string | null;
  /** Id of a word list. */
  lexicon?: string | null;
  /** Language of the page's texts; other than `lexicon`, which follows it if it is not said. */
  lang?: string | null;
  theme?: "auto" | "light" | "dark" | null;
  /** "game" is all of it; "board" the board and its best plays. */
  view?: "game" | "board" | null;
  /** Nothing can be changed. */
  readonly?: boolean;
  /** Colours of the host: hexadecimal, such as "#f6f3ee". Letters are kept readable whatever they are. */
  colors?: BoardColors | null;
}

export interface BoardColors {
  /** The page behind the board. */
  page?: string;
  /** Text on it. */
  ink?: string;
  /** Buttons and links. */
  accent?: string;
}

export interface TilewiseBoard extends HTMLElement, Required<Omit<BoardOptions, "readonly" | "lang">> {
  readonly: boolean;
  /** Whether the board is drawn. */
  readonly ready: boolean;
  /** The engine's state, as in a solver's; null before the board is loaded. */
  readonly state: EngineState | null;
  /** Loads the board now, seen or not. */
  load(): void;
  /** Asks the board's own engine; loads it if it is not there. A list that is added can be named by `lexicon`. */
  call<M extends keyof Methods>(
    method: M,
    params: Methods[M]["params"],
    options?: CallOptions,
  ): Promise<Methods[M]["result"]>;
}

/** The detail of a `tilewise-ready` event: the board is drawn. */
export interface ReadyDetail {
  version: number;
  build: string;
  game: GameId;
  games: GameId[];
}

/** The detail of a `tilewise-change` event: the visitor has changed the position, the game's settings or the list. */
export interface ChangeDetail {
  game: GameId;
  /** Readable by `position`. */
  position: string;
  lexicon: string;
  /** The same position on Tilewise's own page. */
  address: string;
}

/** The detail of a `tilewise-plays` event: the answer to the position on the board. */
export type PlaysDetail = {
  [M in PlaysMethod]: {
    game: GameId;
    position: string;
    method: M;
    params: Methods[M]["params"];
    result: Methods[M]["result"];
  };
}[PlaysMethod];

export type PlaysMethod =
  | "letterpress.solve"
  | "crossword.solve"
  | "tycoon.solve"
  | "tycoon.advise"
  | "anagram.find"
  | "draw.solve"
  | "finders.race"
  | "finders.growth";

declare global {
  interface HTMLElementTagNameMap {
    "tilewise-board": TilewiseBoard;
  }
  interface HTMLElementEventMap {
    "tilewise-ready": CustomEvent<ReadyDetail>;
    "tilewise-change": CustomEvent<ChangeDetail>;
    "tilewise-plays": CustomEvent<PlaysDetail>;
  }
}

// --------------------------------------------------------------------------------------------- methods

/** What the engine answers: for each method what it takes and what it gives. */
export interface Methods {
  "lexicon.list": { params: Record<string, never>; result: { lexicons: Lexicon[] } };
  "lexicon.check": { params: InList & { words: string[] }; result: { valid: Record<string, boolean> } };
  "lexicon.add": { params: { id: string; alphabet: string; text: string }; result: ListMade & Rejections };
  "lexicon.import": {
    /** The file is `bytes` of the options, or `data` in base64; `alphabet` null has it guessed. */
    params: { id: string; alphabet?: string | null; data?: string };
    result: ListMade &
      Rejections & {
        encoding: string;
        alphabet: string;
        lines: number;
        first_column: boolean;
        repeated: number;
      };
  };
  "lexicon.derive": {
    params: InList & { id: string; add?: string[]; remove?: string[] };
    result: ListMade & { alphabet: string };
  };
  "lexicon.text": { params: InList; result: { text: string } };

  "anagram.find": {
    params: Narrowed &
      InList & {
        rack: string;
        use?: "all" | "any";
        through?: string | null;
        min_length?: number | null;
        max_length?: number | null;
        pattern?: string | null;
        limit?: number | null;
        offset?: number;
        order?: "length" | "alphabet" | "zipf" | "score";
        tiles?: string | null;
        facts?: boolean;
      };
    result: { groups: WordGroup[] };
  };
  "anagram.word": {
    params: Narrowed & InList & { word: string };
    result: {
      word: string;
      valid: boolean;
      zipf: number;
      front: string[];
      back: string[];
      anagrams: string[];
    };
  };
  "anagram.chances": {
    params: Narrowed & InList & { rack: string; tiles?: string };
    result: {
      letters: { letter: string; count: number }[];
      draws: number;
      good_draws: number;
      share: number;
    };
  };

  "letterpress.solve": {
    params: Narrowed &
      InList &
      LetterpressBoard & {
        limit?: number | null;
        ranking?: "letterpwn" | "territory" | "lookahead";
        anagrams?: "each" | "merged";
        word?: string | null;
      };
    result: {
      words: number;
      moves: number;
      ranking: "letterpwn" | "territory" | "lookahead";
      position: LetterpressStanding;
      plays: LetterpressPlay[];
    };
  };
  "letterpress.play": {
    params: Partial<InList> & LetterpressBoard & { word: string; mask: number };
    result: LetterpressStanding & {
      board: string;
      ours: number;
      theirs: number;
      played: string[];
      winner: "ours" | "theirs" | null;
    };
  };

  "crossword.solve": {
    params: Narrowed &
      InList &
      CrosswordBoard & {
        rack: string;
        limit?: number | null;
        order?: "score" | "equity";
        filter?: { at?: string; length?: number; places?: string; contains?: string } | null;
      };
    /** `matching` counts the plays that pass the filter, where there is one. */
    result: { count: number; matching?: number; plays: CrosswordPlay[] };
  };
  "crossword.check": {
    params: InList & CrosswordBoard;
    result: { ok: boolean; problems: CrosswordProblem[] };
  };
  "crossword.unseen": {
    params: Partial<InList> & CrosswordBoard & { rack?: string };
    result: { unseen: Record<string, number> | null; count: number | null; bag: number | null };
  };
  "crossword.read": {
    params: Partial<InList> & CrosswordGame & { text: string };
    result: {
      format: "cgp" | "rows" | "gcg";
      board: string[];
      rack: string;
      other_rack: string;
      scores: number[];
      game: { players: string[]; turns: CrosswordTurn[] } | null;
    };
  };
  "crossword.write": {
    params: Partial<InList> &
      CrosswordGame &
      (
        | {
            format: "cgp" | "rows";
            board: string | string[];
            rack?: string;
            other_rack?: string;
            scores?: number[];
          }
        | { format: "gcg"; players: string[]; turns: CrosswordTurn[] }
      );
    result: { text: string };
  };

  "tycoon.rules": {
    params: Record<string, never>;
    result: {
      letters: Record<string, { cards: number; price: number; type: string; power: string | null }>;
      earnings: Record<string, number[]>;
      goals: Record<string, number>;
      rules: { id: string; text: string; sources: string[]; confidence: number }[];
      sources: Record<string, { name: string; url: string }>;
      levels: string[];
      stackings: string[];
    };
  };
  "tycoon.solve": {
    params: Narrowed &
      InList &
      TycoonHand & {
        others?: string;
        money?: number;
        opponents?: number;
        turns_left?: number;
        limit?: number;
      };
    result: { best_total: number; best_count: number; words: number; plays: TycoonPlay[] };
  };
  "tycoon.replace": {
    params: Narrowed & InList & TycoonHand & { seen?: string };
    result: {
      keep: number;
      unseen: number;
      best: TycoonReplacement | null;
      cards: TycoonReplacement[];
    };
  };
  "tycoon.build": {
    params: InList & TycoonHand & { others?: string; cards: TycoonCard[][] };
    result: {
      words: { word: string; valid: boolean }[];
      money: number;
      stock: number;
      total: number;
      royalties: number;
      problem: { message: string; code: string; [where: string]: unknown } | null;
    };
  };
  "tycoon.start": { params: TycoonSetup; result: TycoonState };
  "tycoon.legal": {
    params: TycoonTable & { limit?: number };
    result: { actor: number | null; phase: TycoonPhase; actions: TycoonAction[] };
  };
  "tycoon.act": { params: TycoonTable & { action: TycoonAction }; result: TycoonOutcome };
  "tycoon.choose": { params: TycoonTable & { level?: TycoonLevel }; result: TycoonAction };
  "tycoon.view": { params: TycoonTable & { player: number }; result: TycoonState };
  "tycoon.advise": {
    params: Narrowed & TycoonTable & { limit?: number };
    /** `options` while words are made, `patents` while one may be bought, `discard` and `cards` while cards go. */
    result: {
      phase: TycoonPhase;
      actor: number;
      turns_left: number;
      options?: TycoonOption[];
      patents?: { letter: string; price: number; worth: TycoonWorth }[];
      discard?: string;
      cards?: { letter: string; worth: number }[];
      action?: TycoonAction;
    };
  };
  "tycoon.replay": {
    params: Partial<InList> & { setup: TycoonSetup; actions: TycoonAction[] };
    result: TycoonOutcome;
  };
  "tycoon.review": {
    params: Narrowed & TycoonTable;
    result: {
      turns: {
        turn: number;
        player: number;
        round: number;
        words: string[];
        got: number;
        best: number;
        best_words: string[];
        lost: number;
      }[];
      lost: number[];
      standings: TycoonStanding[];
    };
  };

  "draw.deal": {
    params: { bag?: Bag; size?: number; seed?: number; alphabet?: string };
    result: { rack: string; tiles: [letter: string, value: number][] };
  };
  "draw.bags": {
    params: { alphabet?: string };
    result: { bags: { id: string; name: string; tiles: number; bag: BagOfLetters }[] };
  };
  "draw.judge": {
    params: InList & { rack: string; word: string; bag?: Bag };
    result: {
      word: string;
      score: number;
      uses: number;
      reason: "tiles" | "list" | null;
      lacking: string[];
    };
  };
  "draw.solve": {
    params: Narrowed & InList & { rack: string; bag?: Bag };
    result: { score: number; words: string[]; uses: number[]; longest: boolean[] };
  };
  "draw.chances": {
    params: InList & { rack: string; bag?: Bag };
    result: { rack: number; full_word: number | null };
  };
  "draw.experiment": {
    params: Narrowed & InList & { draws?: number; size?: number; seed?: number; bag?: Bag; first?: number };
    result: {
      scores: number[];
      mean: number;
      deviation: number;
      best: { rack: string; score: number; words: string[] };
      worst: { rack: string; score: number; words: string[] };
      without_word: number;
      seconds: number;
      setup_seconds: number;
    };
  };

  "finders.race": {
    params: InList & { rack: string; finders?: string[] | null; repeats?: number };
    result: { results: FinderResult[] };
  };
  "finders.growth": {
    params: InList & { rack: string; finders?: string[] | null };
    result: {
      curves: {
        finder: string;
        setup_seconds: number;
        same_answer: boolean;
        stopped: "refused" | "slow" | null;
        tiles: number[];
        seconds: number[];
        words: number[];
      }[];
    };
  };
}

/** Names the word list by its id. */
export interface InList {
  lexicon: string;
}

/** Leaves words out of those that are found. */
export interface Narrowed {
  /** How common words must be, as a Zipf value from 0 to 10. */
  min_zipf?: number;
  /** Id of a list whose words are left out. */
  without?: string | null;
}

export interface Lexicon {
  id: string;
  name: string;
  language: string;
  alphabet: string;
  words: number;
  licence: string;
}

export interface ListMade {
  id: string;
  words: number;
}

export interface Rejections {
  /** The first hundred. */
  rejected: { line: number; text: string; reason: string }[];
  rejected_count: number;
}

export interface WordGroup {
  through: string | null;
  count: number;
  lengths: { length: number; count: number }[];
  words: {
    word: string;
    /** Places in the word that a blank plays. */
    blanks: number[];
    zipf?: number;
    score?: number;
    /** The word's tiles, where one of them has more than one letter. */
    tiles?: string[];
  }[];
}

export interface LetterpressBoard {
  /** 25 letters, row by row; square i is bit i of the masks. */
  board: string;
  ours?: number;
  theirs?: number;
  played?: string[];
}

export interface LetterpressStanding {
  score: number[];
  locked: number[];
  locked_masks: number[];
  ended: boolean;
}

export interface LetterpressPlay {
  word: string;
  same_letters: string[];
  mask: number;
  ours: number;
  theirs: number;
  score: number[];
  locked: number[];
  locked_masks: number[];
  vulnerability: number;
  value: number;
  ends_game: boolean;
  wins: boolean | null;
  zipf: number;
  reply: { word: string; mask: number; ours: number; theirs: number; wins: boolean | null } | null;
}

export interface CrosswordGame {
  layout?: string | CrosswordLayout;
  tiles?: string | CrosswordTiles;
}

export interface CrosswordBoard extends CrosswordGame {
  /** Rows, or one line of CGP. */
  board: string | string[];
}

export interface CrosswordLayout {
  name: string;
  layout: string[];
  center?: number[] | null;
  rack?: number;
  bonus?: Record<string, number | string>;
  tiles?: string;
}

export interface CrosswordTiles {
  name: string;
  alphabet: string;
  blanks: number;
  tiles: Record<string, [count: number | null, value: number]>;
}

export interface CrosswordPlay {
  position: string;
  row: number;
  col: number;
  across: boolean;
  word: string;
  placed: string;
  score: number;
  words: { word: string; score: number }[];
  bonus: number;
  leave: string;
  equity: number;
}

export type CrosswordProblem = { message: string } & (
  | { kind: "not-a-word"; word: string; row: number; col: number; across: boolean; position: string }
  | { kind: "island"; row: number; col: number; squares: number }
  | { kind: "not-on-centre"; row: number; col: number }
  | { kind: "too-many-tiles"; letter: string; count: number; has: number }
);

export interface CrosswordTurn {
  player: number;
  kind: "play" | "pass" | "exchange" | "withdrawn" | "points";
  score: number;
  rack?: string;
  text?: string;
  position?: string;
  row?: number;
  col?: number;
  across?: boolean;
  placed?: string;
}

export interface TycoonHand {
  hand: string;
  pool: string;
  patents?: string;
  stacking?: TycoonStacking;
}

export interface TycoonCard {
  letter: string;
  from: "hand" | "pool" | "copy" | "s";
}

export interface TycoonPlay {
  words: string[];
  money: number;
  stock: number;
  total: number;
  copied: string | null;
  added_s: boolean;
  cards: TycoonCard[][];
  royalties: number;
  buy: { letter: string; price: number; worth: number } | null;
}

export interface TycoonReplacement {
  letter: string;
  from: "hand" | "pool";
  mean: number;
  gain: number;
}

export type TycoonStacking = "multiply" | "add" | "once";
export type TycoonLevel = "easy" | "middle" | "top";
export type TycoonPhase = "build" | "challenge" | "buy" | "discard" | "forfeit" | "over";

export interface TycoonSetup extends InList {
  players: (string | { name?: string; level?: TycoonLevel | null })[];
  seed?: number;
  stacking?: TycoonStacking;
  challenge?: string;
  retries?: number | null;
  first?: number | null;
}

/** A game of Letter Tycoon: a value that goes in and comes out; look into it, but do not write it. */
export interface TycoonState extends InList {
  game: "letter-tycoon-1";
  seed: number;
  stacking: TycoonStacking;
  challenge: string;
  retries: number | null;
  players: {
    name: string;
    level: TycoonLevel | null;
    hand: string;
    money: number;
    stock: number;
    patents: string;
    dropped: string;
  }[];
  deck: string;
  pool: string;
  discards: string;
  shuffles: number;
  round: number;
  first: number;
  player: number;
  phase: TycoonPhase;
  replaced: boolean;
  tries: number;
  laid: TycoonCard[][];
  waiting: number[];
  last_round: boolean;
  turns: Record<string, unknown>[];
  actor: number | null;
  goal: number;
  scores: number[];
}

export interface TycoonTable extends Partial<InList> {
  state: TycoonState;
}

export interface TycoonOutcome {
  state: TycoonState;
  events: { type: string; player?: number; [more: string]: unknown }[];
  /** When the game is over. */
  standings?: TycoonStanding[];
}

export interface TycoonStanding {
  player: number;
  place: number;
  score: number;
  money: number;
  stock: number;
  patents: number;
}

export interface TycoonAction {
  type: "play" | "pass" | "replace" | "challenge" | "accept" | "buy" | "skip" | "discard";
  words?: string[];
  cards?: TycoonCard[][] | string;
  letter?: string;
  from?: "hand" | "pool";
}

export interface TycoonWorth {
  total: number;
  points: number;
  patent: number;
  royalties: number;
  gifts: number;
  kept: number;
}

export interface TycoonOption {
  words: string[];
  cards: TycoonCard[][];
  money: number;
  stock: number;
  total: number;
  royalties: number;
  buy: { letter: string; price: number } | null;
  worth: TycoonWorth;
}

/** For each letter how many there are and what it is worth. */
export type BagOfLetters = Record<string, [count: number, value: number]>;

/** Null is the game's own; a text the id of a tile set. */
export type Bag = null | string | BagOfLetters;

export interface FinderResult {
  finder: string;
  words: number | null;
  same_answer: boolean | null;
  seconds: number | null;
  setup_seconds: number | null;
  /** Why it did not run. */
  refused: string | null;
  [more: string]: unknown;
}
