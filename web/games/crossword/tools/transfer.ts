/** Positions and games as text: brought in, written, and looked back on. */
import { html } from "lit";
import { textOf } from "../../../ui/read-text.ts";
import { detail } from "../../../ui/templates.ts";
import { Slice } from "../../shared/page-state.ts";
import type { Pictures } from "../../shared/pictures.ts";
import { isPicture } from "../../shared/screenshot.ts";
import { fromText, recordOf } from "../model/position.ts";
import "../parts/transfer.ts";
import { noTransfer, type Format, type Transfer } from "../parts/transfer.ts";
import type { Kit } from "./kit.ts";
import type { Page } from "./page.ts";
import type { Turns } from "./turns.ts";

/** A pasted text with one of these is a position or a game, not a word. */
const WHOLE = /[\n/#>]/;

export const isWhole = (text: string): boolean => WHOLE.test(text.trim());

/** Scores of which no more is known than which is ahead by how much. */
const scoresOf = (lead: number): readonly [ours: number, theirs: number] => [
  Math.max(0, lead),
  Math.max(0, -lead),
];

interface Needs {
  page: Page;
  kit: Kit;
  turns: Turns;
  pictures: Pictures;
}

export class Transfers {
  readonly #on: Needs;
  readonly #page: Page;
  readonly #kit: Kit;
  readonly #slice: Slice<Transfer>;

  constructor(on: Needs) {
    this.#on = on;
    this.#page = on.page;
    this.#kit = on.kit;
    this.#slice = new Slice(on.page, noTransfer);
  }

  /** Put on the table what a text says. */
  async bringIn(text: string): Promise<void> {
    const page = this.#page;
    this.#slice.set({ draft: text, problem: "" });
    const reading = await page.ask("crossword.read", { ...this.#kit.gameRequest, text }, (said) =>
      this.#slice.set({ problem: said() }),
    );
    if (!reading) return;
    if ((reading.game?.players.length ?? 0) > 2) this.#lookBackOn(text);
    else page.lay(fromText({ ...page.position, tiles: this.#kit.tiles }, reading));
    this.#slice.set({ draft: "", problem: "", written: null });
    window.scrollTo({ top: 0 }); // the text stood below what it has put on the table
  }

  async #open(file: File): Promise<void> {
    if (await isPicture(file)) return this.#on.pictures.read(file);
    const text = await textOf(file, { letters: this.#kit.notation.characters });
    const { tooLarge } = this.#page.texts.text.crossword.transfer;
    if (text === null) this.#slice.set({ problem: tooLarge(file.name) });
    else await this.bringIn(text);
  }

  /** What a line of CGP says besides the position: what the opponent holds, and the scores, the mover's first. */
  get #others() {
    const { known, spread } = this.#page.position;
    const { turns } = this.#on;
    return { other_rack: known, scores: spread ? scoresOf(Number(spread)) : turns.moversFirst };
  }

  async #writeAs(format: Format): Promise<void> {
    const page = this.#page;
    const rack = page.position.rack.join("");
    const others = format === "cgp" ? this.#others : {};
    const request =
      format === "gcg" ? this.#recordRequest : { ...this.#kit.boardRequest, format, rack, ...others };
    const written = await page.ask("crossword.write", request, (said) =>
      this.#slice.set({ written: null, writtenProblem: said() }),
    );
    if (written) this.#slice.set({ written: written.text, format, writtenProblem: "" });
  }

  get #recordRequest() {
    const { playerName } = this.#page.texts.text.crossword;
    const record = recordOf(this.#page.position, [playerName("1"), playerName("2")]);
    return { ...this.#kit.gameRequest, format: "gcg" as const, ...record };
  }

  /** Review the game whose turns lie here, as on one of a file. */
  async reviewGame(): Promise<void> {
    const page = this.#page;
    const told: string[] = [];
    const written = await page.ask("crossword.write", this.#recordRequest, (said) => told.push(said()));
    if (written) this.#lookBackOn(written.text);
    else page.set({ trouble: () => told.join(" ") });
  }

  #lookBackOn(text: string): void {
    const { position } = this.#page;
    this.#page.edit({ ...position, study: { text, layout: position.layout, tiles: this.#kit.tiles } });
    this.#page.turnTo({ view: "review", look: "" });
  }

  view() {
    return html`<tw-crossword-transfer
      .transfer=${this.#slice.now}
      .canGame=${this.#page.position.turns.length > 0}
      @import=${detail((entered: string) => this.bringIn(entered))}
      @file=${detail((file: File) => this.#open(file))}
      @export=${detail((format: Format) => this.#writeAs(format))}
    ></tw-crossword-transfer>`;
  }
}
