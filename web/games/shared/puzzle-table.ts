/** The position of the day while it lies on the table of a game's page. */
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { TextsController } from "../../text/texts.ts";
import { Clipboard } from "./clipboard.ts";
import { dayOfNumber, daysInARow, notePlayed } from "./days.ts";
import {
  keepPuzzle,
  keptPuzzle,
  withTry,
  askOf,
  type Puzzle,
  type PuzzleGame,
  type PuzzleKind,
  type Try,
} from "./puzzle.ts";

export class PuzzleTable implements ReactiveController {
  readonly clipboard: Clipboard;
  readonly #game: PuzzleGame;
  readonly #host: ReactiveControllerHost;
  #of = "";
  #puzzle: Puzzle | null = null;

  constructor(host: ReactiveControllerHost, game: PuzzleGame) {
    this.clipboard = new Clipboard(host);
    this.#game = game;
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#of = ""; // another tab may go on with it
  }

  /** The puzzle of the position on the table, which is given as text; null for any other position. */
  lying(of: string): Puzzle | null {
    if (of !== this.#of) {
      this.#of = of;
      this.#puzzle = keptPuzzle(this.#game, of);
    }
    return this.#puzzle;
  }

  /** A day's position comes to the table; one that was begun before goes on. */
  begin(of: string, day: number, by: PuzzleKind): void {
    this.#of = of;
    this.#put(keptPuzzle(this.#game, of) ?? { game: this.#game, day, by, of, tries: [], shown: false });
  }

  try(tried: Try): void {
    if (this.#puzzle) this.#put(withTry(this.#puzzle, tried));
  }

  /** Show the plays: the puzzle is over, and has been played if anything was tried. */
  show(): void {
    if (!this.#puzzle) return;
    this.#put({ ...this.#puzzle, shown: true });
    const day = dayOfNumber(this.#puzzle.day);
    if (day && this.#puzzle.tries.length) notePlayed(this.#game, day);
  }

  /** On how many days in a row it was played. */
  get days(): number {
    const day = dayOfNumber(this.#puzzle?.day ?? 0);
    return day ? daysInARow(this.#game, day) : 0;
  }

  /**
   * Copy what came of it, with a link to the same puzzle. Rejects where the browser does not let us.
   * @param most points of the best play, or how many words there are
   * @param link to the page
   */
  async share(texts: TextsController, most: number, list: string, link: string): Promise<void> {
    const { puzzle: text } = texts.text;
    const puzzle = this.#puzzle;
    const day = dayOfNumber(puzzle?.day ?? 0);
    const [best] = puzzle?.tries ?? [];
    if (!puzzle || !day || !best) return;
    const { game, by = "score" } = puzzle;
    const kind = askOf(puzzle);
    const loss = texts.number(best.loss ?? 0, { maximumFractionDigits: 1 });
    const outcome = text.outcome[kind](
      texts.number(best.worth),
      kind === "equity" ? loss : texts.number(most),
    );
    const address = new URL(link);
    const asked = { day: String(puzzle.day), list, ...(by !== "score" && { puzzle: by }) };
    address.hash = `${game}?${new URLSearchParams(asked).toString()}`;
    await this.clipboard.copy(text.result(texts.date(day), outcome, this.days, address.href));
  }

  #put(puzzle: Puzzle): void {
    this.#puzzle = puzzle;
    keepPuzzle(puzzle);
    this.#host.requestUpdate();
  }
}
