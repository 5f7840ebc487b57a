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
import { layoutOf, widthOf } from "../model/games.ts";
import { placedBy } from "../model/position.ts";
import type { CrosswordBoard } from "../parts/board.ts";
import "../parts/hand.ts";
import type { CrosswordHand } from "../parts/hand.ts";
import type { Game } from "./game.ts";
import type { Page } from "./page.ts";

interface Needs {
  page: Page;
  game: Game;
  looking: Looking;
}

export class Preparing {
  readonly #on: Needs;
  readonly #laid;
  /** Was the laid word to be played, whether it makes a play or not? */
  readonly #slice: Slice<{ asked: boolean }>;
  readonly #laidOf = memo(laidIn);
  readonly #exchangeOf = memo(exchangeIn);
  readonly #hints = new Hints<CrosswordPlay>();

  constructor(on: Needs) {
    const { page, game } = on;
    this.#on = on;
    this.#slice = new Slice(page, { asked: false });
    this.#laid = page.queries.add("crossword.lay", () => {
      const { acting } = game.match;
      const { draft } = this;
      if (!acting || !draft.size) return null;
      const width = widthOf(layoutOf(acting.state.layout));
      const laid = Array.from(draft, ([square, tile]) => {
        return { row: Math.floor(square / width), col: square % width, tile };
      });
      return { ...game.boardRequest(acting), laid };
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

  get board(): CrosswordBoard | null {
    return this.#on.page.renderRoot.querySelector("tw-crossword-board");
  }

  /** Nothing is laid, chosen or looked at. */
  readonly begin = (): void => {
    const { page } = this.#on;
    const { draft, look } = page.options;
    if (draft || look) page.setOptions({ draft: "", look: "" });
    this.#slice.set({ asked: false });
  };

  /** Put a tile on a square, or take it off with "". */
  put(square: number, tile: string): void {
    const { page, game, looking } = this.#on;
    looking.release();
    const { acting, mayAct } = game.match;
    if (!acting || !mayAct) return;
    const draft = withLaidTile(this.draft, acting.rack, square, tile, game.notation);
    if (draft) {
      page.setOptions({ draft: laidText(draft) });
      this.#slice.set({ asked: false });
      return;
    }
    const { face } = game.notation.see(tile);
    page.set({ trouble: () => page.texts.text.crosswordGame.hand.missing(face) });
    queueMicrotask(() => this.board?.focusSquare(square)); // which the board has left already
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
    await this.#hand?.focusPlay();
  }

  get #hand(): CrosswordHand | null {
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
    while (this.#laid.pending && page.isConnected && !page.failed) await new Promise(requestAnimationFrame);
  }

  /** Let go of what is prepared. Was there anything? */
  release(): boolean {
    if (this.#exchange) {
      this.#choose(null);
      return true;
    }
    return this.#hand?.release() === true || this.takeBack();
  }

  // What is seen.

  view({ state, viewer, rack, acting }: View) {
    const { page, game } = this.#on;
    const text = page.texts.text.crosswordGame.hand;
    const { draft } = this;
    const tiles = inOrder(rack, tokensOf(page.options.hand));
    const name = state.players[viewer]?.name ?? "";
    const { result, refusal, pending, answer } = this.#laid;
    const { problem } = game.match;
    if (viewer < 0) return wrong(problem);
    const unlisted = this.#unlisted;
    const { asked } = this.#slice.now;
    const reason = refusal ? page.sentence(refusal) : unlisted;
    return html`<tw-crossword-hand
      .match=${state}
      .tiles=${tiles}
      .notation=${game.notation}
      .label=${game.match.severalPeople ? text.rackOf(name) : text.rack}
      .acting=${acting}
      .used=${laidPlaces(tiles, draft.values(), game.notation)}
      .exchange=${this.#exchange}
      .laid=${result ?? (pending ? (answer?.result ?? null) : null)}
      .stale=${pending}
      .unlisted=${unlisted !== ""}
      .sentence=${asked ? "" : reason}
      .trouble=${page.trouble || (asked && reason) || problem}
      @lay=${detail(({ letter, asBlank }: { letter: string; asBlank: boolean }) =>
        this.board?.type(letter, asBlank, false),
      )}
      @order=${detail((next: readonly string[]) => page.setOptions({ hand: next.join("") }))}
      @exchange=${detail((chosen: readonly string[] | null) => this.#choose(chosen))}
      @back=${() => this.takeBack()}
      @play=${() => void this.play()}
      @hint=${() => void this.#hint()}
      @act=${detail((action: CrosswordAction) => game.match.act(action))}
    ></tw-crossword-hand>`;
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
