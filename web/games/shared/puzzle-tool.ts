/**
 * The tool for the position of the day: it comes to the table when the page's options name a day, one looks for the best
 * play, and what came of it can be shared.
 */
import { html, type ReactiveController } from "lit";
import { detail } from "../../ui/templates.ts";
import { Clipboard } from "./clipboard.ts";
import { dayOfNumber, daysInARow, notePlayed } from "./days.ts";
import { memo } from "./memo.ts";
import type { GamePage } from "./page.ts";
import {
  askOf,
  keepPuzzle,
  keptPuzzle,
  withTry,
  type Puzzle,
  type PuzzleGame,
  type PuzzleKind,
  type Try,
} from "./puzzle.ts";
import "./puzzle-panel.ts";
import type { Query, Result } from "./queries.ts";

type PuzzleMethod = `${PuzzleGame}.puzzle`;

/** What the tool is given by a page of its game. */
interface Uses<M extends PuzzleMethod, Position> {
  /** Asks for the position of the day that is wanted. */
  ofDay: Query<M>;
  /** The position that it gives. */
  dealt: (result: Result<M>) => Position;
  /** What makes a position this puzzle, as text; "" for an untouched table. */
  textOf: (position: Position, list: string) => string;
  /** What the best play is looked for by. */
  kind: () => PuzzleKind;
  /** Points of the best play, or how many words there are; null while not known. */
  most: () => number | null;
  /** The word of the best play, once the plays are shown; "" while not known. */
  best: () => string;
  /** What the order is called that the tries are judged by, where the list can have others. */
  order?: () => string;
  /** Let the position of a day come to the table. */
  deal: (day: number, by: PuzzleKind) => void;
  /** It lies there; plays are looked for. */
  begun: () => void;
  /** The plays are shown. */
  shown: (by: PuzzleKind | undefined) => void;
}

/** What asks for the position of the day that a page wants, if it wants one. */
export function dayRequest({ options, list }: GamePage<object, { day: string }>) {
  return options.day ? { lexicon: list.id, seed: Number(options.day) } : null;
}

export class PuzzleTool<
  M extends PuzzleMethod,
  Position extends object,
  Options extends { day: string },
> implements ReactiveController {
  readonly #page: GamePage<Position, Options>;
  readonly #game: PuzzleGame;
  readonly #uses: Uses<M, Position>;
  readonly #clipboard: Clipboard;
  readonly #text: (position: Position, list: string) => string;
  #of = "";
  #lying: Puzzle | null = null;

  constructor(page: GamePage<Position, Options>, game: PuzzleGame, uses: Uses<M, Position>) {
    this.#page = page;
    this.#game = game;
    this.#uses = uses;
    this.#clipboard = new Clipboard(page);
    this.#text = memo(uses.textOf);
    page.addController(this);
  }

  /** The position of a day that lies on the table, or null. */
  get puzzle(): Puzzle | null {
    const of = this.#text(this.#page.position, this.#page.list.id);
    if (of && of !== this.#of) {
      this.#of = of;
      this.#lying = keptPuzzle(this.#game, of);
    }
    return of ? this.#lying : null;
  }

  /** Is the best play of a puzzle looked for? */
  get solving(): boolean {
    return this.puzzle?.shown === false;
  }

  /** Try a play. A day's puzzle has been played once something was tried on that day, whenever its plays are shown. */
  try(tried: Try): void {
    const { puzzle } = this;
    if (!puzzle) return;
    this.#put(withTry(puzzle, tried));
    const day = dayOfNumber(puzzle.day);
    if (day) notePlayed(this.#game, day);
  }

  /** Show the plays: the puzzle is over. */
  show(): void {
    const { puzzle } = this;
    if (!puzzle) return;
    this.#put({ ...puzzle, shown: true });
    this.#uses.shown(puzzle.by);
  }

  /** Gives the link that is passed on: of a puzzle that is being solved its own, by which nothing is given away. */
  readonly link = (): string => (this.solving ? this.#address : this.#page.link());

  get #address(): string {
    const { puzzle } = this;
    const { link, list } = this.#page;
    if (!puzzle) return "";
    const { game, day, by = "score" } = puzzle;
    const asked = { day: String(day), list: list.id, ...(by !== "score" && { puzzle: by }) };
    return new URL(`#${game}?${new URLSearchParams(asked).toString()}`, link()).href;
  }

  /** What is told of the puzzle on the table. */
  view() {
    const page = this.#page;
    return html`<tw-puzzle
      .puzzle=${this.puzzle}
      .most=${this.#uses.most()}
      .best=${this.#uses.best()}
      .order=${this.#uses.order?.() ?? ""}
      .lexicon=${page.list.id}
      .days=${this.#days}
      .copied=${this.#clipboard.copied}
      .trouble=${page.trouble}
      .wordLanguage=${page.list.language}
      @show=${() => this.show()}
      @deal=${detail(({ day, by }: { day: number; by: PuzzleKind }) => this.#uses.deal(day, by))}
      @share=${() => this.#share()}
    ></tw-puzzle>`;
  }

  /** On how many days in a row it was played. */
  get #days(): number {
    const day = dayOfNumber(this.puzzle?.day ?? 0);
    return day ? daysInARow(this.#game, day) : 0;
  }

  #put(puzzle: Puzzle): void {
    this.#lying = puzzle;
    keepPuzzle(puzzle);
    this.#page.requestUpdate();
  }

  hostDisconnected(): void {
    this.#of = ""; // another tab may go on with it
  }

  /** Put the position of a day on the table, if one is wanted and has come; one that was begun before goes on. */
  hostUpdated(): void {
    const page = this.#page;
    const { result, refusal } = this.#uses.ofDay;
    const day = Number(page.options.day);
    if (!result && !refusal) return;
    page.setOptions({ day: "" } as Partial<Options>); // every such page's options have a day
    if (refusal) return page.set({ trouble: () => page.sentence(refusal) });
    if (!result) return;
    const position = this.#uses.dealt(result);
    const before = this.puzzle;
    const lies = this.#text(page.position, page.list.id) === this.#text(position, page.list.id);
    this.#of = this.#text(position, page.list.id);
    const begun = { game: this.#game, day, by: this.#uses.kind(), of: this.#of, tries: [], shown: false };
    this.#put(keptPuzzle(this.#game, this.#of) ?? begun);
    // Back leads to what lay there; that is kept, too, unless it was a day's own, which can be had again.
    if (lies) page.begin();
    else if (before) page.advance(position);
    else if (page.game.brief({ ...page.position, game: null })) page.lay(position);
    else page.edit(position);
    this.#uses.begun();
  }

  /** Copy what came of it, with a link to the same puzzle. */
  async #share(): Promise<void> {
    const { puzzle } = this;
    const page = this.#page;
    const { texts } = page;
    const { puzzle: text } = texts.text;
    const day = dayOfNumber(puzzle?.day ?? 0);
    const [best] = puzzle?.tries ?? [];
    if (!puzzle || !day || !best) return;
    const kind = askOf(puzzle);
    const loss = texts.number(best.loss ?? 0, { maximumFractionDigits: 1 });
    const outcome = text.outcome[kind](
      texts.number(best.worth),
      kind === "equity" ? loss : texts.number(this.#uses.most() ?? 0),
    );
    try {
      await this.#clipboard.copy(text.result(texts.date(day), outcome, this.#days, this.#address));
    } catch {
      page.set({ trouble: () => texts.text.tools.copyFailed });
    }
  }
}
