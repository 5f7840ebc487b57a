/** The turn that a person prepares in a crossword game: tiles that are laid or to be exchanged, a hint, and that it is made. */
import { html } from "lit";
import { wrong } from "../../../ui/wrong.ts";
import { detail } from "../../../ui/templates.ts";
import type { CrosswordAction, CrosswordPlay } from "../../../engine/methods.ts";
import { tokensOf } from "../../../tiles/notation.ts";
import { Hints } from "../../shared/hints.ts";
import type { Looking } from "../../shared/looking.ts";
import { memo } from "../../shared/memo.ts";
import { Slice } from "../../shared/page-state.ts";
import {
  emptyDraft,
  exchangeIn,
  exchangeText,
  inOrder,
  laidIn,
  laidPlaces,
  laidText,
  withLaidTile,
  type Draft,
} from "../model/draft.ts";
import type { View } from "../model/game.ts";
import { dragged, isFree, isNameless, type Hand, type Spot } from "../model/hand.ts";
import { laidTiles, placedBy } from "../model/position.ts";
import type { CrosswordBoard } from "../parts/board.ts";
import "../parts/blank.ts";
import "../parts/hand.ts";
import type { CrosswordHand } from "../parts/hand.ts";
import type { Game } from "./game.ts";
import type { Page } from "./page.ts";

interface Needs {
  page: Page;
  game: Game;
  looking: Looking;
}

interface State {
  /** Was the laid word to be played, whether it makes a play or not? */
  asked: boolean;
  /** Where a blank is to be laid, whose letter is to be said; -1 where the caret is, null while none is. */
  naming: number | null;
  /** The places of the rack that laid tiles come from, where several have the same tile. */
  used: ReadonlySet<number>;
}

const rackSpot = (at: number): Spot => ({ on: "rack", at });

const AT_FIRST: State = { asked: false, naming: null, used: new Set() };

export class Preparing {
  readonly #on: Needs;
  readonly #laid;
  readonly #slice: Slice<State>;
  readonly #laidOf = memo(laidIn);
  readonly #exchangeOf = memo(exchangeIn);
  readonly #hints = new Hints<CrosswordPlay>();

  constructor(on: Needs) {
    const { page, game } = on;
    this.#on = on;
    this.#slice = new Slice<State>(page, AT_FIRST);
    this.#laid = page.queries.add("crossword.lay", () => {
      const { acting } = game.match;
      const { draft } = this;
      if (!acting || !draft.size) return null;
      return { ...game.boardRequest(acting), laid: laidTiles(acting.state, draft) };
    });
  }

  /** The tiles that the person who is to act has laid. */
  get draft(): Draft {
    const { page, game } = this.#on;
    const { acting } = game.match;
    return acting ? this.#laidOf(page.options.draft, acting.rack, game.squares, game.notation) : emptyDraft;
  }

  /** The tiles that the person who is to act means to exchange, null while there are none. */
  get #exchange(): readonly string[] | null {
    const { page, game } = this.#on;
    const { acting } = game.match;
    return acting && acting.state.exchange > 0 ? this.#exchangeOf(page.options.draft, acting.rack) : null;
  }

  /** The tiles of the person at the screen; null while nobody in particular looks. */
  get hand(): Hand | null {
    const { page, game } = this.#on;
    const { view } = game.match;
    if (!view || view.viewer < 0 || view.covered || view.ended) return null;
    const { draft: laid } = this;
    const tiles = inOrder(view.rack, tokensOf(page.options.hand));
    return { tiles, laid, used: laidPlaces(tiles, laid.values(), game.notation, this.#slice.now.used) };
  }

  /** The square that a blank was dropped on whose letter is to be said, or -1. */
  get named(): number {
    return this.#slice.now.naming ?? -1;
  }

  get board(): CrosswordBoard | null {
    return this.#on.page.renderRoot.querySelector("tw-crossword-board");
  }

  /** Nothing is laid, chosen or looked at. Tiles that stay on the rack keep the order that they were given. */
  readonly begin = (): void => {
    const { page } = this.#on;
    const { draft, look, hand: order } = page.options;
    const { hand } = this;
    const gone = laidPlaces(hand?.tiles ?? [], this.#exchange ?? [], this.#on.game.notation, hand?.used);
    const stays = hand?.tiles.filter((_, place) => !hand.used.has(place) && !gone.has(place)).join("");
    if (draft || look) page.setOptions({ draft: "", look: "", hand: order && (stays ?? order) });
    this.#slice.set(AT_FIRST);
  };

  /** Has the rack a tile left for a square, or a blank for it? */
  readonly may = (square: number, tile: string): boolean => {
    const { match, notation } = this.#on.game;
    return !match.acting || withLaidTile(this.draft, match.acting.rack, square, tile, notation) !== null;
  };

  /** Put a tile on a square, or take it off with "". */
  put(square: number, tile: string): void {
    const { page, game, looking } = this.#on;
    looking.release();
    const { acting, mayAct } = game.match;
    if (!acting || !mayAct) return;
    const draft = withLaidTile(this.draft, acting.rack, square, tile, game.notation);
    this.#slice.set({ naming: null });
    if (draft) {
      page.setOptions({ draft: laidText(draft) });
      this.#slice.set({ asked: false });
      return;
    }
    const { face } = game.notation.see(tile);
    page.set({ trouble: () => page.texts.text.crosswordGame.hand.missing(face) });
    queueMicrotask(() => this.board?.focusSquare(square)); // which the board has left already
  }

  /** Drop a tile that was dragged. Is it there now? A blank goes back until its letter is said. */
  drop(from: Spot, to: Spot): boolean {
    const { page, game } = this.#on;
    const { hand, board } = this;
    const onBoard = [from.on, to.on].includes("board");
    if (!hand || (onBoard && !game.match.mayAct)) return false;
    if (isNameless(hand, from, to) && isFree(hand, to.at, game.squares)) {
      board?.focusSquare(to.at, { preventScroll: true });
      this.#slice.set({ naming: to.at, used: new Set([...hand.used, from.at]) });
      return false;
    }
    const next = dragged(hand, from, to, game.squares, game.notation);
    if (!next) return false;
    page.setOptions({
      ...(onBoard && { draft: laidText(next.laid) }),
      ...(to.on === "rack" && { hand: next.tiles.join("") }),
    });
    this.#slice.set({ ...AT_FIRST, used: next.used });
    if (to.on === "board") board?.goOnFrom(to.at);
    return true;
  }

  /** Let the rack stand in another order. */
  #order(tiles: readonly string[]): void {
    this.#on.page.setOptions({ hand: tiles.join("") });
    this.#slice.set({ used: AT_FIRST.used });
  }

  /** Where a tile is seen, on the board or on the rack. */
  tileAt({ on, at }: Spot): Element | null {
    return (on === "board" ? this.board?.cellOf(at) : this.part?.tileAt(at)) ?? null;
  }

  /** Take the laid tiles off; the next word may begin where they did. Were there any? */
  takeBack(): boolean {
    const { size } = this.draft;
    if (!size) return false;
    this.board?.focusSquare(Math.min(...this.draft.keys()), { preventScroll: true });
    this.#on.page.setOptions({ draft: "" });
    this.#slice.set({ asked: false });
    return true;
  }

  /** Choose tiles to exchange, or none any more. */
  #choose(tiles: readonly string[] | null): void {
    this.#on.page.setOptions({ draft: exchangeText(tiles), look: "" });
    this.#slice.set({ naming: null });
  }

  /** Tell the turn that equity calls the best: where it is, then how long, and then prepare it. */
  async #hint(): Promise<void> {
    const { page, game } = this.#on;
    const { record } = game;
    const { acting } = game.match;
    if (!acting) return;
    const told = await this.#hints.next(record, async () => {
      const asked = { moves: "all", order: "equity", limit: 1 } as const;
      const solved = await page.ask("crossword.solve", { ...game.boardRequest(acting), ...asked });
      return solved?.plays[0] ?? null;
    });
    if (!told || game.record !== record || !game.match.acting) return;
    const { move, step } = told;
    const { kind = "play" } = move;
    const text = () => page.texts.text.crosswordGame.say.hints;
    if (kind === "pass") game.match.say([() => text().pass]);
    else if (kind === "exchange" && step === 0) game.match.say([() => text().noPlay]);
    else if (kind === "exchange") {
      this.#choose(tokensOf(move.tiles ?? ""));
      game.match.say([() => text().exchange]);
    } else if (step === 0) {
      const line = move.across ? `${move.row + 1}` : String.fromCharCode(65 + move.col);
      game.match.say([() => text().where(move.across, line)]);
    } else if (step === 1) {
      const tiles = tokensOf(move.placed).filter((tile) => tile !== ".").length;
      game.match.say([() => text().size(page.texts.number(tiles), page.texts.number(move.score))]);
    } else await this.#show(move);
  }

  /** Lay the play that was hinted at; Enter then plays it. */
  async #show(move: CrosswordPlay): Promise<void> {
    const { page, game } = this.#on;
    const { acting } = game.match;
    if (!acting) return;
    page.setOptions({ draft: laidText(placedBy({ layout: acting.state.layout }, move)), look: "" });
    game.match.say([() => page.texts.text.crosswordGame.say.hints.play]);
    await page.updateComplete;
    await this.#settled();
    await page.updateComplete;
    await this.part?.focusPlay();
  }

  get part(): CrosswordHand | null {
    return this.#on.page.renderRoot.querySelector("tw-crossword-hand");
  }

  /** Play the tiles that are laid, if they make a play. */
  async play(): Promise<void> {
    const { page, game } = this.#on;
    const { record } = game;
    const { draft } = this;
    if (!game.match.acting || !draft.size || page.readonly) return;
    this.#slice.set({ asked: true });
    await this.#settled();
    const play = this.#laid.result;
    if (!play || this.#unlisted || game.record !== record || this.draft !== draft) return;
    const { row, col, across, placed } = play;
    game.match.act({ kind: "play", row, col, across, placed });
  }

  /** Wait for the answer to what is laid; it is asked with the next frame. */
  async #settled(): Promise<void> {
    const { page } = this.#on;
    while (this.#laid.pending && page.isConnected && !page.engine?.failed)
      await new Promise(requestAnimationFrame);
  }

  /** Let go of what is prepared. Was there anything? */
  release(): boolean {
    if (this.#exchange) {
      this.#choose(null);
      return true;
    }
    const { naming } = this.#slice.now;
    this.#slice.set({ naming: null });
    return naming !== null || this.takeBack();
  }

  // What is seen.

  /** @param shown the tiles, and the place that is kept free for one that is dragged */
  view({ state, viewer, acting }: View, shown: { hand: Hand; lifted: number } | null) {
    const { page, game } = this.#on;
    const text = page.texts.text.crosswordGame.hand;
    const name = state.players[viewer]?.name ?? "";
    const { result, refusal, pending, answer } = this.#laid;
    const { problem } = game.match;
    if (!shown) return wrong(problem);
    const { hand, lifted } = shown;
    const unlisted = this.#unlisted;
    const { asked, naming } = this.#slice.now;
    const reason = refusal ? page.sentence(refusal) : unlisted;
    const lay = detail(({ letter, asBlank }: { letter: string; asBlank: boolean }) =>
      this.board?.type(letter, asBlank, false),
    );
    return html`<tw-crossword-hand
        .match=${state}
        .tiles=${hand.tiles}
        .notation=${game.notation}
        .label=${game.match.severalPeople ? text.rackOf(name) : text.rack}
        .acting=${acting}
        .used=${hand.used}
        .lifted=${lifted}
        .exchange=${this.#exchange}
        .laid=${result ?? (pending ? (answer?.result ?? null) : null)}
        .stale=${pending}
        .unlisted=${unlisted !== ""}
        .sentence=${asked ? "" : reason}
        .trouble=${page.trouble || (asked && reason) || problem}
        @lay=${lay}
        @order=${detail((next: readonly string[]) => this.#order(next))}
        @move=${detail(([from, to]: readonly [number, number]) => this.drop(rackSpot(from), rackSpot(to)))}
        @naming=${() => this.#slice.set({ naming: -1 })}
        @exchange=${detail((chosen: readonly string[] | null) => this.#choose(chosen))}
        @back=${() => this.takeBack()}
        @play=${() => void this.play()}
        @hint=${() => void this.#hint()}
        @act=${detail((action: CrosswordAction) => game.match.act(action))}
      ></tw-crossword-hand>
      <tw-crossword-blank
        .notation=${game.notation}
        .naming=${naming !== null}
        .rack=${() => this.part?.renderRoot.querySelector(".rack")}
        @lay=${lay}
        @naming=${() => this.#slice.set({ naming: null })}
      ></tw-crossword-blank>`;
  }

  /** Which of the words that the laid tiles make are not in the list, in a sentence. Where words are challenged, none is. */
  get #unlisted(): string {
    const { page, game } = this.#on;
    const { result } = this.#laid;
    if (!result?.unlisted.length || game.match.view?.state.challenge !== "none") return "";
    const words = result.unlisted.map((word) => game.notation.plain(word)).join(", ");
    return page.texts.text.crosswordGame.hand.unlisted(words);
  }
}
