/**
 * The page's one state: settings, and for each game a position with its history.
 *
 * Positions are immutable values: an edit puts a new one in place, and undo puts an old one back.
 */

/**
 * @typedef {object} Settings
 * @property {string} game the game on the table
 * @property {string} list id of the word list
 * @property {string} language of the page's texts
 * @property {"system" | "light" | "dark"} theme
 * @property {number} zipf how common words must be wherever they are listed, as a Zipf value
 * @property {boolean} hideRude
 * @property {"game" | "board"} [view] "board": only the board and its best plays
 * @property {boolean} [readonly] positions stay as they are, but for what `open` puts there
 * @property {Readonly<Record<string, Readonly<Record<string, any>>>>} options by game, such as the ranking
 */

/** @typedef {{ position: any, past: any[], future: any[], stroke: unknown }} Timeline */

/** Steps that undo can take back; the oldest fall away first. */
const DEPTH = 500;

export class Store extends EventTarget {
  /** @type {Readonly<Settings>} */
  #settings;
  /** @type {Map<string, Timeline>} */
  #timelines = new Map();

  /** @param {Settings} settings */
  constructor(settings) {
    super();
    this.#settings = Object.freeze({ ...settings });
  }

  get settings() {
    return this.#settings;
  }

  /**
   * Change settings; they are not part of what undo takes back.
   * @param {Partial<Settings>} patch
   */
  set(patch) {
    this.#settings = Object.freeze({ ...this.#settings, ...patch });
    this.#changed();
  }

  /**
   * @param {string} game
   * @param {Readonly<Record<string, any>>} patch
   */
  setOptions(game, patch) {
    const { options } = this.#settings;
    this.set({ options: { ...options, [game]: { ...options[game], ...patch } } });
  }

  /**
   * Set a game's table: its first position, with no history.
   * @param {string} game
   * @param {unknown} position
   */
  open(game, position) {
    this.#timelines.set(game, { position, past: [], future: [], stroke: null });
    this.#changed();
  }

  /** @param {string} game */
  position(game) {
    return this.#timeline(game).position;
  }

  /**
   * Put a new position in place. Edits in a row that share a `stroke` (one drag of the pointer) are one step.
   * @param {string} game
   * @param {unknown} position
   * @param {unknown} [stroke]
   */
  edit(game, position, stroke = null) {
    const line = this.#timeline(game);
    if (position === line.position || this.#settings.readonly) return;
    if (stroke === null || stroke !== line.stroke) line.past.push(line.position);
    if (line.past.length > DEPTH) line.past.shift();
    line.position = position;
    line.future = [];
    line.stroke = stroke;
    this.#changed();
  }

  /** @param {string} game */
  canUndo(game) {
    return this.#timeline(game).past.length > 0;
  }

  /** @param {string} game */
  canRedo(game) {
    return this.#timeline(game).future.length > 0;
  }

  /** @param {string} game */
  undo(game) {
    const line = this.#timeline(game);
    this.#step(line, line.past, line.future);
  }

  /** @param {string} game */
  redo(game) {
    const line = this.#timeline(game);
    this.#step(line, line.future, line.past);
  }

  /**
   * @param {Timeline} line
   * @param {any[]} from
   * @param {any[]} to
   */
  #step(line, from, to) {
    if (!from.length || this.#settings.readonly) return;
    to.push(line.position);
    line.position = from.pop();
    line.stroke = null;
    this.#changed();
  }

  /** @param {string} game */
  #timeline(game) {
    const line = this.#timelines.get(game);
    if (!line) throw new Error(`The game ${game} has no position yet.`);
    return line;
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }
}
