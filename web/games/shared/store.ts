/**
 * The page's one state: settings, and for each game a position with its history.
 *
 * Positions are immutable values: an edit puts a new one in place, and undo puts an old one back.
 */

/** What stands in place of a game while the first screen is shown. */
export const HOME = "home";

export interface Settings {
  /** The game on the table, or HOME. */
  game: string;
  /** Id of the word list. */
  list: string;
  /** Of the page's texts. */
  language: string;
  theme: "system" | "light" | "dark";
  /** By game, how common words must be to be listed, as a Zipf value; 0 where a game is missing. */
  zipf: Readonly<Record<string, number>>;
  /** Are rude words left out, in all games? */
  hideRude: boolean;
  /** Are plays heard? */
  sounds?: boolean;
  /** "board": only the board and its best plays. */
  view?: "game" | "board";
  /** Positions stay as they are, but for what `open` puts there. */
  readonly?: boolean;
  /** By game, such as the ranking. */
  options: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** What a change of settings is to the browser's history. */
export interface Turn {
  /** Is it one that Back takes back: another game, or side of one? Always if it is another game. */
  entry?: boolean;
  /** Does it take back what the last such change has done, as Back does? */
  back?: boolean;
}

/** The detail of a store's `change` event. */
export interface Change {
  /** Is it one that the browser's Back takes back: another game, or side of one, a play, another position? */
  entry: boolean;
  /** Does it take back what the last such change has done, as Back does? */
  back?: boolean;
  /** What made room for another position. */
  left?: { game: string; position: unknown };
}

/** What an edit is: some letters, a play, or another position in place of the one that was there. */
export type EditKind = "letters" | "play" | "position";

/** What undo and redo lead to, the nearest last. */
export interface History {
  past: readonly unknown[];
  future: readonly unknown[];
}

interface Timeline {
  position: unknown;
  past: unknown[];
  future: unknown[];
  stroke: unknown;
}

/** Steps that undo can take back; the oldest fall away first. */
const DEPTH = 500;

export class Store extends EventTarget {
  #settings: Readonly<Settings>;
  #timelines = new Map<string, Timeline>();

  constructor(settings: Settings) {
    super();
    this.#settings = Object.freeze({ ...settings });
  }

  get settings() {
    return this.#settings;
  }

  /** Change settings; they are not part of what undo takes back. */
  set(patch: Partial<Settings>, { entry = false, back = false }: Turn = {}) {
    const { game } = this.#settings;
    this.#settings = Object.freeze({ ...this.#settings, ...patch });
    this.#changed({ entry: entry || this.#settings.game !== game, back });
  }

  setOptions(game: string, patch: object, how?: Turn) {
    const { options } = this.#settings;
    this.set({ options: { ...options, [game]: { ...options[game], ...patch } } }, how);
  }

  /** @param zipf how common words must be to be listed in the game */
  setZipf(game: string, zipf: number) {
    this.set({ zipf: { ...this.#settings.zipf, [game]: zipf } });
  }

  /** Set a game's table: its first position, by default with no history. */
  open(game: string, position: unknown, { past, future }: History = { past: [], future: [] }) {
    this.#timelines.set(game, { position, past: [...past], future: [...future], stroke: null });
    this.#changed();
  }

  history(game: string): History {
    return this.#timeline(game);
  }

  position(game: string): unknown {
    return this.#timeline(game).position;
  }

  /**
   * Put a new position in place. Edits in a row that share a `stroke` (one drag of the pointer) are one step.
   */
  edit(game: string, position: unknown, stroke: unknown = null, kind: EditKind = "letters") {
    const line = this.#timeline(game);
    if (position === line.position || this.#settings.readonly) return;
    if (stroke === null || stroke !== line.stroke) line.past.push(line.position);
    if (line.past.length > DEPTH) line.past.shift();
    const left = kind === "position" ? { game, position: line.position } : undefined;
    line.position = position;
    line.future = [];
    line.stroke = stroke;
    this.#changed({ entry: kind !== "letters", ...(left && { left }) });
  }

  /**
   * Put what followed from the position by itself in its place, such as an opponent's move. It is no step of its own:
   * undo would only have it follow again.
   */
  follow(game: string, position: unknown) {
    const line = this.#timeline(game);
    if (this.#settings.readonly) return;
    Object.assign(line, { position, future: [], stroke: null });
    this.#changed();
  }

  canUndo(game: string) {
    return this.#timeline(game).past.length > 0;
  }

  canRedo(game: string) {
    return this.#timeline(game).future.length > 0;
  }

  undo(game: string) {
    const line = this.#timeline(game);
    this.#step(line, line.past, line.future, { entry: false, back: true });
  }

  redo(game: string) {
    const line = this.#timeline(game);
    this.#step(line, line.future, line.past, { entry: false });
  }

  #step(line: Timeline, from: unknown[], to: unknown[], detail: Change) {
    if (!from.length || this.#settings.readonly) return;
    to.push(line.position);
    line.position = from.pop();
    line.stroke = null;
    this.#changed(detail);
  }

  #timeline(game: string) {
    const line = this.#timelines.get(game);
    if (!line) throw new Error(`The game ${game} has no position yet.`);
    return line;
  }

  #changed(detail: Change = { entry: false }) {
    this.dispatchEvent(new CustomEvent("change", { detail }));
  }
}
