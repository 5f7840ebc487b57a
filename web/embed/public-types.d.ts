/**
 * Tilewise for other sites: the engine without a page (tilewise.js) and the element around the board
 * (tilewise-element.js). Version 1 of the contract.
 *
 * Copy this file beside your own sources, or name it in a `paths` entry, to have calls checked:
 *
 *     import { createSolver } from "https://YOUR-SITE/tilewise.js";
 */

import type { Methods } from "../engine/methods.ts";

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

export type GameId = "letterpress" | "crossword" | "tycoon" | "anagrams" | "draw" | "study" | "race";

/** What an attribute of <tilewise-board> may be, as properties; null or undefined is as if it were not there. */
export interface BoardOptions {
  /** The game; "letterpress" if it is not said. */
  game?: GameId | null;
  /**
   * The position: what stands after the `?` of a link, or the board alone (for crossword boards, CGP too). A whole game
   * as GCG, of up to 20,000 characters, is shown with its turns, its notes and what would have been better.
   */
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
  /** The folder of the site, if it is not the one that the script comes from; read when the board is loaded. */
  site: string | null;
  /** Whether the board is drawn. */
  readonly ready: boolean;
  /** The engine's state, as in a solver's; null before the board is loaded. */
  readonly state: EngineState | null;
  /** Loads the board now, seen or not. */
  load(): void;
  /** Asks the board's engine; loads it if it is not there. A list that is added can be named by `lexicon`. */
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
  | "study.search"
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
