/**
 * The page of a game that has a position of the day. Beside what the base asks for, such a page declares:
 *
 *     ofDay = this.query("letterpress.puzzle", () => this.dayRequest)
 *     dealt(result) { … }               the position that it gives
 *     puzzleText(position, list) { … }  what makes it this puzzle, as text; "" while nothing lies on the table
 *     get most() { … }                  points of the best play, or how many words there are; null while not known
 *     showPuzzle() { … }                shows the plays
 *     puzzleKind = "score"              what the best play is looked for by
 */
import { html, type PropertyValues } from "lit";
import { detail } from "../../components/templates.ts";
import type { Game } from "../registry.ts";
import { memo } from "./memo.ts";
import type { PageState } from "./game-table.ts";
import { GamePage } from "./page.ts";
import type { PuzzleGame, PuzzleKind, Try } from "./puzzle.ts";
import "./puzzle-panel.ts";
import { PuzzleTable } from "./puzzle-table.ts";
import type { Query, Result } from "./queries.ts";

type PuzzleMethod = `${PuzzleGame}.puzzle`;

export abstract class PuzzlePage<
  M extends PuzzleMethod,
  Position extends object,
  Options extends { day: string },
  State extends PageState & { view: string },
> extends GamePage<Position, Options, State> {
  readonly #table: PuzzleTable;
  readonly #text = memo((position: Position, list: string) => this.puzzleText(position, list));

  constructor(game: Game<Position, Options> & { id: PuzzleGame }, state: State) {
    super(game, state);
    this.#table = new PuzzleTable(this, game.id);
  }

  // What a page declares.

  protected abstract readonly ofDay: Query<M>;

  protected abstract dealt(result: Result<M>): Position;

  protected abstract puzzleText(position: Position, list: string): string;

  protected abstract get most(): number | null;

  /** What the best play is looked for by. */
  protected abstract readonly puzzleKind: PuzzleKind;

  /** Let another position come to the table. */
  protected dealPuzzle(day: number, _by: PuzzleKind): void {
    this.setOptions({ day: String(day) } as Partial<Options>); // every such page's options have a day
  }

  // What it has.

  /** What asks for the position of the day that is wanted, if one is. */
  protected get dayRequest() {
    const { day } = this.options;
    return day ? { lexicon: this.list.id, seed: Number(day) } : null;
  }

  /** The position of a day that lies on the table, or null. */
  protected get puzzle() {
    const text = this.#text(this.position, this.list.id);
    return text ? this.#table.lying(text) : null;
  }

  /** Is the best play of a puzzle looked for? */
  protected get solving() {
    return this.puzzle?.shown === false;
  }

  protected tryPuzzle(tried: Try): void {
    this.#table.try(tried);
  }

  protected showPuzzle(): void {
    this.#table.show();
  }

  /** What is told of the puzzle on the table. */
  protected puzzlePanel() {
    return html`<tw-puzzle
      .puzzle=${this.puzzle}
      .most=${this.most}
      .days=${this.#table.days}
      .copied=${this.#table.clipboard.copied}
      .trouble=${this.trouble}
      .wordLanguage=${this.list.language}
      @show=${() => this.showPuzzle()}
      @deal=${detail(({ day, by }: { day: number; by: PuzzleKind }) => this.dealPuzzle(day, by))}
      @share=${() => this.#share()}
    ></tw-puzzle>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#lay();
  }

  /** Put the position of a day on the table, if one is wanted and has come. */
  #lay(): void {
    const { result, refusal } = this.ofDay;
    const day = Number(this.options.day);
    if (!result && !refusal) return;
    this.setOptions({ day: "" } as Partial<Options>); // every such page's options have a day
    if (refusal) return this.set({ trouble: () => this.sentence(refusal) });
    if (!result) return;
    const position = this.dealt(result);
    this.#table.begin(this.puzzleText(position, this.list.id), day, this.puzzleKind);
    this.edit(position);
    this.set({ view: "plays" } as Partial<State>); // every such page has a list of plays among its views
  }

  async #share(): Promise<void> {
    try {
      await this.#table.share(this.texts, this.most ?? 0, this.list.id, this.link());
    } catch {
      this.set({ trouble: () => this.texts.text.tools.copyFailed });
    }
  }
}
