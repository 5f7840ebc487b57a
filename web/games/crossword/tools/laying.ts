/** A word that is laid by hand: what it comes to, how it ranks, and how it is made the mover's turn or a try at a puzzle. */
import { html } from "lit";
import { icon } from "../../../ui/icons.ts";
import { detail } from "../../../ui/templates.ts";
import type { CrosswordLaid, CrosswordMove } from "../../../engine/methods.ts";
import { Slice } from "../../shared/page-state.ts";
import { widthOf } from "../model/games.ts";
import { laidTiles, withTile, withWord, type Play, type Player, type Position } from "../model/position.ts";
import { holderOf, mayHold, withLaid, withMover } from "../model/turns.ts";
import type { CrosswordBoard } from "../parts/board.ts";
import type { Pasted } from "../parts/board-events.ts";
import "../parts/laying.ts";
import { whyRank } from "../parts/why.ts";
import type { Chosen } from "./chosen.ts";
import type { Kit } from "./kit.ts";
import { noTiles, type Page } from "./page.ts";
import type { ScreenKeys } from "./screen-keys.ts";
import type { Turns } from "./turns.ts";

/** What else is done with a laid word. */
interface Needs {
  page: Page;
  kit: Kit;
  turns: Turns;
  keys: ScreenKeys;
  chosen: Chosen;
  /** Is the best play of a puzzle looked for? Then a word is laid from the start. */
  solving: () => boolean;
  /** Take it for a try at the puzzle. Did that succeed? */
  try: (play: CrosswordLaid) => Promise<boolean>;
  /** It was made a turn. */
  logged: (play: CrosswordLaid) => void;
}

export class Laying {
  readonly #on: Needs;
  readonly #laid;
  /** Why it is worth what it is among all moves of the rack. */
  readonly #why;
  /** The position whose laid tiles were to be played, whether they make a play or not. */
  readonly #slice: Slice<{ asked: Position | null }>;

  constructor(on: Needs) {
    this.#on = on;
    const { page, chosen } = on;
    this.#slice = new Slice<{ asked: Position | null }>(page, { asked: null });
    this.#laid = page.queries.add("crossword.lay", () => this.#request, { aside: true });
    const kept = { aside: true, kept: true };
    this.#why = page.queries.add("crossword.why", () => chosen.whyRequest(this.#move), kept);
  }

  /** Tiles of the word that is being laid; a puzzle begins with none, so that what is typed changes nothing of it. */
  get tiles(): ReadonlyMap<number, string> | null {
    return this.#on.page.position.laid ?? (this.#on.solving() ? noTiles : null);
  }

  get #request() {
    const { position } = this.#on.page;
    if (!position.laid?.size) return null;
    return {
      ...this.#on.kit.boardRequest,
      laid: laidTiles(position, position.laid),
      rack: this.#on.turns.isHolders ? position.rack.join("") : "",
    };
  }

  /** The play that is laid, if it can be one of the rack's; while none is, the move that was played from the rack. */
  get #move(): CrosswordMove | null {
    const { result } = this.#laid;
    const { position } = this.#on.page;
    if (!position.laid) return this.#on.turns.played;
    if (!result || !this.#on.turns.isHolders || !mayHold(position, result)) return null;
    const whole = result.used.length + result.leave.length >= position.rack.join("").length;
    const { row, col, across, placed } = result;
    return whole ? { kind: "play", row, col, across, placed } : null;
  }

  /** The same with what it is worth, to be marked in a list. */
  get mine(): Play | null {
    return this.#why.result?.move ?? null;
  }

  /** What it is marked with. */
  get mark(): string {
    const { crosswordAnalysis, crosswordGame } = this.#on.page.texts.text;
    return this.tiles ? crosswordAnalysis.mine : crosswordGame.review.made;
  }

  /** The move that was played from the rack, which is chosen as soon as it is listed. */
  get played(): Play | null {
    return this.tiles ? null : this.mine;
  }

  get #board(): CrosswordBoard | null {
    return this.#on.page.renderRoot.querySelector("tw-crossword-board");
  }

  // What is done.

  start(): void {
    this.#on.page.edit({ ...this.#on.page.position, laid: new Map() });
    this.#on.page.set({ up: false });
    this.#on.kit.stopPainting();
    void this.#on.page.updateComplete.then(() =>
      this.#board?.focusSquare(undefined, { preventScroll: true }),
    );
  }

  /** Take the tiles off again. Were any to be laid? */
  stop(): boolean {
    const { position } = this.#on.page;
    if (position.laid) this.#on.page.edit({ ...position, laid: null });
    return position.laid !== null;
  }

  /** Put a tile that was typed where it belongs: "" takes one off. */
  put(square: number, tile: string): void {
    this.#on.keys.release();
    this.#on.page.edit(withTile({ ...this.#on.page.position, laid: this.tiles }, square, tile));
  }

  /** Put a pasted word down. */
  paste({ square, across, text }: Pasted): void {
    const { position } = this.#on.page;
    const { notation, layout } = this.#on.kit;
    const tiles = notation.word(text.trim());
    if (!tiles.length) return;
    this.#on.page.edit(withWord({ ...position, laid: this.tiles }, square, across, tiles));
    this.#board?.focusSquare(square + tiles.length * (across ? 1 : widthOf(layout)));
  }

  /** Make the tiles that are laid the mover's play, if they make one. */
  async log(): Promise<void> {
    const page = this.#on.page;
    const { position } = page;
    if (page.readonly || !position.laid) return;
    this.#slice.set({ asked: position });
    const request = this.#request;
    const play = request && (this.#laid.result ?? (await page.ask("crossword.lay", request, () => {})));
    if (!play || page.position !== position) return;
    if (this.#on.solving()) {
      if (play.unlisted.length || !mayHold(position, play) || !(await this.#on.try(play))) return;
      this.stop();
    } else {
      page.advance(withLaid(position, this.#on.turns.mover, play));
      this.#on.turns.showNext();
      this.#on.logged(play);
    }
    if (this.#on.keys.inUse) this.#board?.field?.blur(); // and the keys go
  }

  // What is seen.

  /** @param slot of the sheet: beneath the text of a puzzle it moves nothing when it comes */
  view(slot: "head" | "") {
    const { result, pending, answer } = this.#laid;
    const { position, texts } = this.#on.page;
    const solving = this.#on.solving();
    const why = this.#why.result;
    return html`<tw-crossword-laying
      slot=${slot}
      .mover=${this.#on.turns.mover}
      .players=${position.players}
      .laid=${result ?? (pending ? (answer?.result ?? null) : null)}
      .stale=${pending}
      .sentence=${this.#sentence}
      .rank=${solving || !why ? "" : whyRank(why, this.#on.kit.notation, texts)}
      .asked=${this.#slice.now.asked === position}
      .solving=${solving}
      .notation=${this.#on.kit.notation}
      @turn=${detail((player: Player) => this.#on.page.edit(withMover(position, player)))}
      @log=${() => this.log()}
      @cancel=${() => this.stop()}
    ></tw-crossword-laying>`;
  }

  /** What begins a word that is laid by hand. */
  tool(letGo: () => void) {
    const { position, texts } = this.#on.page;
    const { sheet, laying } = texts.text.crossword;
    const side = this.#on.turns.mover === 0 ? "ours" : "theirs";
    const tool = sheet.lay[side];
    const press = () => {
      if (this.stop()) return;
      letGo();
      this.start();
    };
    return html`<button
      type="button"
      class="button lay"
      name="lay-word"
      title=${laying.hint[side]}
      aria-label=${tool}
      aria-pressed=${position.laid !== null}
      @click=${press}
    >
      ${icon("plus")}<span>${tool}</span>
    </button>`;
  }

  /** What to do while tiles are laid, or why they make no play. */
  get #sentence(): string {
    const { position, texts } = this.#on.page;
    const { mover } = this.#on.turns;
    const { refusal, result } = this.#laid;
    const text = texts.text.crossword.laying;
    if (!this.tiles?.size) return text.hint[mover === 0 ? "ours" : "theirs"];
    if (refusal) return this.#on.page.sentence(refusal);
    const isHolder = mover === holderOf(position);
    return result && isHolder && !mayHold(position, result) ? text.notHeld : "";
  }

  /** The same in one line, and what the tiles come to. */
  get told(): string {
    const { result } = this.#laid;
    const { notation } = this.#on.kit;
    if (!result) return this.#sentence;
    const words = result.words.map(({ word }) => notation.plain(word)).join(", ");
    const unlisted = result.unlisted.map((word) => notation.plain(word)).join(", ");
    if (unlisted) return this.#on.page.texts.text.crossword.sheet.unlisted(unlisted);
    return this.#sentence || words;
  }

  /** What the key says that makes it a turn. */
  get logLabel(): string {
    const { texts } = this.#on.page;
    const text = this.#on.solving() ? texts.text.puzzle.laying : texts.text.crossword.laying;
    const { result } = this.#laid;
    return result ? text.logFor(texts.number(result.score)) : text.log;
  }
}
