/** What is played with: the board, the tiles and the words of the finder's position, and what is wrong with what lies there. */
import { html, nothing, type ReactiveController } from "lit";
import { detail } from "../../../ui/templates.ts";
import { wrong } from "../../../ui/wrong.ts";
import type { CrosswordProblem } from "../../../engine/methods.ts";
import { Notation } from "../../../tiles/notation.ts";
import { memo } from "../../shared/memo.ts";
import { Slice } from "../../shared/page-state.ts";
import type { Problems } from "../../shared/problems.ts";
import {
  alphabetOf,
  hasStar,
  idOf,
  layoutOf,
  OWN,
  painted,
  STAR,
  starOf,
  tilesInUse,
  tilesOf,
  withStar,
  type Layout,
  type TileSet,
} from "../model/games.ts";
import { hasTiles, rowsOf, withLayout, type Position } from "../model/position.ts";
import { listFor, type Choice, type Setup } from "../model/setup.ts";
import type { Painted } from "../parts/board-events.ts";
import "../parts/own-board.ts";
import "../parts/own-tiles.ts";
import "../parts/problems.ts";
import { badSquares } from "../parts/problems.ts";
import type { Page } from "./page.ts";

export class Kit implements ReactiveController {
  readonly #page: Page;
  readonly #problems: Problems;
  readonly #check;
  readonly #notationOf = memo((tiles: string | TileSet) => Notation.ofSet(tilesOf(tiles)));
  /** What was wrong with the board before the hand was at it. */
  #faultsBefore: readonly CrosswordProblem[] = [];
  /** The premium that is being painted, "" while letters are typed; and the position in which a star came beneath a tile. */
  readonly #slice;

  constructor(page: Page, problems: Problems) {
    this.#page = page;
    this.#problems = problems;
    this.#slice = new Slice<{ brush: string; covered: Position | null }>(page, { brush: "", covered: null });
    this.#check = page.queries.add("crossword.check", () =>
      hasTiles(page.position) ? this.boardRequest : null,
    );
    page.addController(this);
  }

  hostUpdate(): void {
    if (!this.#page.typing.going) this.#faultsBefore = this.#check.answer?.result.problems ?? [];
    if (!this.#isOwn && !(this.brush === STAR && hasStar(this.#page.position.layout))) this.stopPainting();
  }

  get #isOwn(): boolean {
    return idOf(this.#page.position.layout) === OWN;
  }

  get layout(): Layout {
    return layoutOf(this.#page.position.layout);
  }

  get tiles(): string | TileSet {
    const { position, list } = this.#page;
    return tilesInUse(position.layout, position.tiles, list.alphabet);
  }

  get notation(): Notation {
    return this.#notationOf(this.tiles);
  }

  get brush(): string {
    return this.#slice.now.brush;
  }

  /** Type letters again. Has anything been painted with? */
  stopPainting(): boolean {
    const painted = this.brush !== "";
    this.#slice.set({ brush: "" });
    return painted;
  }

  /** What every request says of the game. */
  get gameRequest() {
    const { list, position } = this.#page;
    return { lexicon: list.id, layout: position.layout, tiles: this.tiles };
  }

  get boardRequest() {
    return { ...this.gameRequest, board: rowsOf(this.#page.position) };
  }

  get setup(): Setup {
    const { position, list, engine } = this.#page;
    return { position, tiles: this.tiles, list, lists: engine?.catalogue ?? [] };
  }

  /** What is wrong with the board: while one types, what was wrong before, for a word may be half there. */
  get #faults(): readonly CrosswordProblem[] {
    const all = this.#check.answer?.result.problems ?? [];
    if (!this.#page.typing.going) return all;
    const before = new Set(this.#faultsBefore.map((fault) => JSON.stringify(fault)));
    return all.filter((fault) => before.has(JSON.stringify(fault)));
  }

  get badSquares() {
    return badSquares(this.#check.fresh ? this.#faults : [], this.#page.refusal, this.layout);
  }

  // What is done.

  /** Take what was chosen, if anything. */
  choose(choice: Choice | null): void {
    if (!choice) return;
    if (choice.list) this.#page.store?.set({ list: choice.list });
    this.#page.lay(this.#withStarAgain(choice.position));
  }

  /** A board that comes back has its star where it lay: that is part of the board until it is moved or taken off. */
  #withStarAgain(position: Position): Position {
    const page = this.#page;
    const { layout } = position;
    if (layout === idOf(page.position.layout) || !hasStar(layout)) return position;
    const past = (page.store?.history(page.game.id).past ?? []) as readonly Position[]; // the store holds a game's own
    const before = past.findLast((each) => hasStar(each.layout));
    return before ? { ...position, layout: before.layout } : position;
  }

  paint({ square, premium, stroke }: Painted): void {
    const { position } = this.#page;
    if (!this.#isOwn) return this.#putStar(square);
    const layout = painted(this.layout, square, premium);
    if (layout !== position.layout)
      this.#page.edit({ ...position, layout }, stroke ? `paint ${stroke}` : null);
  }

  /** Put the star on a square, or take it from there. */
  #putStar(square: number): void {
    this.stopPainting();
    const { position } = this.#page;
    const layout = withStar(idOf(position.layout), square === starOf(this.layout) ? -1 : square);
    this.#page.edit({ ...position, layout });
    const isCovered = typeof layout === "object" && position.squares[square];
    this.#slice.set({ covered: isCovered ? this.#page.position : null });
  }

  /** Going back to tiles of another alphabet brings back their word list. */
  followTiles(): void {
    const { tiles } = this.#page.position;
    const list = tiles && listFor(this.setup, alphabetOf(tiles));
    if (list) this.#page.store?.set({ list });
  }

  // What is seen.

  ownBoard() {
    const { position } = this.#page;
    if (!this.#isOwn) return nothing;
    return html`<tw-crossword-own-board
      class="extra change stack gap-10"
      .layout=${this.layout}
      .brush=${this.brush}
      .problem=${this.#problems.byPlace.layout ?? ""}
      @layout=${detail((next: Layout) => this.#page.edit(withLayout(position, next)))}
      @brush=${detail((brush: string) => this.#slice.set({ brush }))}
    ></tw-crossword-own-board>`;
  }

  /** The tool that says where the star of a game of Kelimelik lies. */
  starTool() {
    if (!hasStar(this.#page.position.layout)) return nothing;
    const text = this.#page.texts.text.crossword.star;
    const on = this.brush === STAR;
    return html`<button
      type="button"
      class="button star"
      name="star"
      title=${text.hint}
      aria-label=${text.tool}
      aria-pressed=${on}
      @click=${() => this.#slice.set({ brush: on ? "" : STAR })}
    >
      ★ <span>${this.#page.texts.text.crossword.premiums[STAR]}</span>
    </button>`;
  }

  /** What is to be done while the star is put on the board, and that it lies beneath a tile. */
  starHint() {
    const { now, covered } = this.#page.texts.text.crossword.star;
    const { position } = this.#page;
    const isAsked = this.brush === STAR && hasStar(position.layout);
    const said = isAsked ? now : this.#slice.now.covered === position ? covered : "";
    return said ? html`<p class="flush quiet text-14" role="status">${said}</p>` : nothing;
  }

  ownTiles() {
    const { tiles } = this;
    if (typeof tiles !== "object") return nothing;
    return html`<tw-crossword-own-tiles
      class="extra change stack gap-10"
      .tiles=${tiles}
      .problem=${this.#problems.byPlace.tiles ?? ""}
      @tiles=${detail((next: TileSet) => this.#page.edit({ ...this.#page.position, tiles: next }))}
    ></tw-crossword-own-tiles>`;
  }

  /** Why the engine refuses the tiles that ship, which have no place of their own. */
  wrongTiles() {
    return typeof this.tiles === "string" ? wrong(this.#problems.byPlace.tiles) : nothing;
  }

  /** What is wrong with the board. */
  faults() {
    const { board: refused } = this.#problems.byPlace;
    // The engine's reason to refuse the board is shown above already.
    const faults = this.#faults.filter(({ kind }) => !refused || kind !== "too-many-tiles");
    return html`${wrong(refused)}
    ${
      faults.length
        ? html`<tw-crossword-problems
            .problems=${faults}
            .notation=${this.notation}
            .stale=${!this.#check.fresh}
          ></tw-crossword-problems>`
        : nothing
    }`;
  }
}
