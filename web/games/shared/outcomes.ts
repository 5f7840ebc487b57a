/** What came of the actions of games: the engine says it, and it is remembered here. */

/** Outcomes that are remembered; a game of four has some 100 actions, and undo goes back over them. */
const MOST_KNOWN = 600;

/** Remembers what came of which actions, so that one action more is one request, and undo none. */
export class Outcomes<GameRecord extends object, Outcome> {
  readonly #known = new Map<string, Outcome>();
  readonly #keys = new WeakMap<GameRecord, string>();

  /** What the engine made of a game, or null while that is not known. */
  at(game: GameRecord): Outcome | null {
    return this.#known.get(this.#keyOf(game)) ?? null;
  }

  /** @param outcome of a game that was only dealt, one without events */
  keep(game: GameRecord, outcome: Outcome): void {
    this.#known.set(this.#keyOf(game), outcome);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_KNOWN && oldest !== undefined) this.#known.delete(oldest);
  }

  #keyOf(game: GameRecord): string {
    const key = this.#keys.get(game) ?? JSON.stringify(game);
    this.#keys.set(game, key);
    return key;
  }
}
