/** The board of the finder: what is typed and pointed at on it, what a request says of it, and played words it cannot read. */
import type { ReactiveController } from "lit";
import { lettersOf } from "../../../tiles/notation.ts";
import { Slice } from "../../shared/page-state.ts";
import type { Refusal } from "../../shared/queries.ts";
import { paste } from "../model/paste.ts";
import {
  emptyPosition,
  lettersIn,
  maskIn,
  otherSide,
  SIZE,
  SQUARES,
  squaresIn,
  withBoard,
} from "../model/position.ts";
import { boardFor } from "../model/turn.ts";
import type { LetterpressBoard, Mode } from "../parts/board.ts";
import type { Field } from "../parts/values.ts";
import type { Page } from "./page.ts";

export class Table implements ReactiveController {
  readonly #page: Page;
  /** What typing and pointing do on the board. */
  readonly #slice: Slice<{ mode: Mode }>;
  /** Why words that were played are left out of a request, by alphabet and word: it has no letters for them. */
  readonly #unreadable = new Map<string, Refusal>();

  constructor(page: Page) {
    this.#page = page;
    this.#slice = new Slice<{ mode: Mode }>(page, { mode: "letters" });
    page.addController(this);
  }

  get board(): LetterpressBoard | null {
    return this.#page.renderRoot.querySelector("tw-letterpress-board");
  }

  get mode(): Mode {
    return this.#slice.now.mode;
  }

  set mode(mode: Mode) {
    this.#slice.set({ mode });
  }

  /** What every request says of the game. */
  get request() {
    const { list, position } = this.#page;
    return { lexicon: list.id, ...boardFor(position), played: this.readable };
  }

  /** The played words that the list has letters for. */
  get readable(): string[] {
    return this.#page.position.played.filter((word) => !this.#unreadable.has(this.#keyOf(word)));
  }

  #keyOf(word: string): string {
    return `${this.#page.list.alphabet} ${word}`;
  }

  /** The played words that cannot be read, and why, each reason once. */
  get bad(): { words: ReadonlySet<string>; why: string } {
    const found = this.#page.position.played.flatMap((word): [string, string][] => {
      const refusal = this.#unreadable.get(this.#keyOf(word));
      return refusal ? [[word, this.#page.sentence(refusal)]] : [];
    });
    return {
      words: new Set(found.map(([word]) => word)),
      why: [...new Set(found.map(([, why]) => why))].join(" "),
    };
  }

  // A word that cannot be read bars nothing: the plays are found without it.
  hostUpdate(): void {
    const { refusal } = this.#page.queries;
    const word = refusal?.data.field === "played" ? this.readable[refusal.data.index ?? -1] : undefined;
    if (!refusal || word === undefined) return;
    this.#unreadable.set(this.#keyOf(word), refusal);
    this.#page.queries.refresh(this.#page.engine);
  }

  /** The square whose letter the engine refuses, or -1: it counts the letters it was given. */
  get badSquare(): number {
    const { code, row = 0, column = 0 } = this.#page.refusal?.data ?? {};
    if (code !== "board-letter") return -1;
    const { letters } = this.#page.position;
    const filled = [...letters.keys()].filter((square) => letters[square]);
    const square = filled[row * SIZE + column] ?? -1;
    return square < SQUARES ? square : -1;
  }

  /** A refusal with the place where the letter stands that it is about. */
  placed(refusal: Refusal): Refusal {
    const square = this.badSquare;
    if (square < 0) return refusal;
    const place = { row: Math.floor(square / SIZE), column: square % SIZE };
    return { ...refusal, data: { ...refusal.data, ...place } };
  }

  /** The squares that every play must take, as letters. */
  get mustTake(): string {
    const { position, options, list } = this.#page;
    const letters = squaresIn(options.must).map((square) => lettersOf(position.letters[square] ?? ""));
    return letters.join(" ").toLocaleUpperCase(list.language);
  }

  // What is done.

  paste({ square, text }: { square: number; text: string }): void {
    const pasted = paste(this.#page.position, square, text);
    if (!pasted) return;
    this.#page.edit(pasted.position);
    this.board?.focusSquare(pasted.filled);
  }

  setValue({ field, text }: { field: Field; text: string }): void {
    const { position } = this.#page;
    if (field === "board") this.#page.edit(withBoard(position, lettersIn(text)), "board");
    else this.#page.edit({ ...position, [field]: maskIn(text) }, field);
  }

  turnRound(): void {
    const { position } = this.#page;
    this.#page.edit({ ...position, turn: otherSide(position.turn) });
  }

  /** Must every play take this square? */
  mark(square: number): void {
    this.#page.setOptions({ must: this.#page.options.must ^ (1 << square) });
  }

  /** Let plays take any squares again. */
  readonly takeAny = (): void => {
    if (this.#page.options.must) this.#page.setOptions({ must: 0 });
    this.mode = "letters";
  };

  readonly clear = (): void => {
    this.takeAny();
    this.#page.lay({ ...emptyPosition(), game: this.#page.position.game });
    this.board?.focusSquare(0);
  };
}
