/** The turns of a game that is followed in the finder: the score sheet, and the position in which each was played. */
import { html } from "lit";
import { detail } from "../../../ui/templates.ts";
import type { CrosswordMove, Methods } from "../../../engine/methods.ts";
import type { Problems } from "../../shared/problems.ts";
import type { Refusal } from "../../shared/queries.ts";
import { madeIn, type MoveMade } from "../model/inference.ts";
import { sameButForLaid, type Player, type Position } from "../model/position.ts";
import {
  atStep,
  holderOf,
  moveOf,
  moverOf,
  withExchange,
  withMover,
  withName,
  withPass,
} from "../model/turns.ts";
import "../parts/record.ts";
import type { Named } from "../parts/record.ts";
import type { Kit } from "./kit.ts";
import type { Page } from "./page.ts";

/** What else is done from the score sheet. */
interface Needs {
  page: Page;
  kit: Kit;
  problems: Problems;
  /** Show the plays or the score sheet. */
  show: (view: "plays" | "sheet") => void;
  /** Begin to lay a word. */
  lay: () => void;
  /** Review the game. */
  review: () => void;
}

export class Turns {
  readonly #on: Needs;
  readonly #replay;
  /** The request whose answer has the steps of a position: stepping asks for nothing new. It began with `from`. */
  #replayOf: {
    position: Position;
    request: Methods["crossword.replay"]["params"];
    from: Position;
  } | null = null;

  constructor(on: Needs) {
    this.#on = on;
    const { page } = on;
    this.#replay = page.queries.add("crossword.replay", () =>
      page.position.turns.length ? this.#replayed.request : null,
    );
  }

  get #replayed() {
    const { position } = this.#on.page;
    if (this.#replayOf && sameButForLaid(this.#replayOf.position, position)) return this.#replayOf;
    const request = { ...this.#on.kit.boardRequest, turns: [...position.turns], at: position.at };
    return { position, request, from: position };
  }

  /** Why the turns cannot be, if that is it. */
  isRefusal(refusal: Refusal): boolean {
    return refusal === this.#replay.refusal;
  }

  get mover(): Player {
    return moverOf(this.#on.page.position);
  }

  /** Is it the turn of the player whose rack lies there? */
  get isHolders(): boolean {
    return this.mover === holderOf(this.#on.page.position);
  }

  /** Is the other player to move in a game that has begun? */
  get #waits(): boolean {
    return this.#on.page.position.turns.length > 0 && !this.over && !this.isHolders;
  }

  /** What the headline has meanwhile. */
  get next() {
    if (!this.#waits) return {};
    const { theirTurn, lay } = this.#on.page.texts.text.crossword.sheet;
    return { title: theirTurn, next: { label: lay.theirs, act: () => this.#on.lay() } };
  }

  /** Has the game ended with the turn that is shown? */
  get over(): boolean {
    const { at, turns } = this.#on.page.position;
    return at === turns.length && Boolean(this.#replay.answer?.result.ended);
  }

  /** Is there nothing to find, but a game to look back on, or one that the other player goes on with? */
  get closed(): boolean {
    return (this.over || this.#waits) && !this.#on.page.position.rack.length;
  }

  /** The scores of both players at the turn that is shown, as far as the engine has told. */
  get totals(): readonly [number, number] {
    const steps = this.#replay.answer?.result.steps;
    return steps?.[this.#on.page.position.at]?.scores ?? steps?.at(-1)?.scores ?? [0, 0];
  }

  /** The same, that of the holder of the rack first. */
  get moversFirst(): readonly [ours: number, theirs: number] {
    const [first, second] = this.totals;
    return holderOf(this.#on.page.position) === 0 ? [first, second] : [second, first];
  }

  /** By how many points the holder of the rack is ahead. */
  get lead(): number {
    const [ours, theirs] = this.moversFirst;
    return ours - theirs;
  }

  /** The last move, if it is the other player's, and the board before it; null for one that tells nothing. */
  get theirLast(): { board: string[]; move: MoveMade } | null {
    const { position } = this.#on.page;
    const { at, laid } = position;
    const { turns, steps } = this.#replay.result ?? {};
    const [turn, before] = [turns?.[at - 1], steps?.[at - 1]];
    if (laid || !turn || !before || turn.player === holderOf(position)) return null;
    const move = madeIn(turn);
    return move && { board: before.board, move };
  }

  /** The move of the turn that was played on this board, while the rack is the one that it was played from. */
  get played(): CrosswordMove | null {
    const { at, rack, laid } = this.#on.page.position;
    const turn = this.#replay.result?.turns[at];
    return turn && !laid && rack.length && turn.rack === rack.join("") ? moveOf(turn) : null;
  }

  /** Show the board as it was after so many turns. */
  async #stepTo(at: number): Promise<void> {
    const page = this.#on.page;
    const { request, from } = this.#replayed;
    const steps = this.#replay.result?.steps ?? (await page.ask("crossword.replay", request))?.steps;
    const step = steps?.[at];
    if (!step) return;
    const position = atStep(page.position, at, step, from);
    this.#on.show("sheet"); // where one steps, also if it was shown for want of anything to find
    this.#replayOf = { position, request, from };
    page.edit(position);
  }

  /** After a turn: the plays, where the rack is the mover's own. */
  showNext(): void {
    this.#on.show(this.isHolders ? "plays" : "sheet");
  }

  /** Note a turn that lays nothing. */
  #note(position: Position): void {
    this.#on.page.advance(position);
    this.showNext();
  }

  /** @param shown does it stand beside the position? */
  view(shown: boolean) {
    const { mover } = this;
    const { position, readonly } = this.#on.page;
    const change = (next: Position) => this.#on.page.edit(next);
    return html`<tw-crossword-record
      class="extra grows column"
      ?hidden=${!shown}
      ?inert=${readonly}
      .turns=${this.#replay.result?.turns ?? position.turns}
      .steps=${this.#replay.answer?.result.steps ?? []}
      .scores=${this.totals}
      .players=${position.players}
      .at=${position.at}
      .mover=${mover}
      .rack=${this.isHolders ? position.rack : []}
      .notation=${this.#on.kit.notation}
      .laying=${position.laid !== null}
      .about=${position.about}
      .over=${this.over}
      .problem=${this.#on.problems.byPlace.turns ?? ""}
      @review=${() => this.#on.review()}
      @turn=${detail((player: Player) => change(withMover(position, player)))}
      @named=${detail(({ player, name }: Named) => change(withName(position, player, name)))}
      @lay=${() => this.#on.lay()}
      @pass=${() => this.#note(withPass(position, mover))}
      @exchange=${detail((tiles: readonly string[] | number) =>
        this.#note(withExchange(position, mover, tiles)),
      )}
      @at=${detail((at: number) => this.#stepTo(at))}
    ></tw-crossword-record>`;
  }
}
