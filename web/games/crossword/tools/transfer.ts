/** Positions and games as text: brought in, written, and looked back on. */
import { html } from "lit";
import { detail } from "../../../ui/templates.ts";
import { Slice } from "../../shared/page-state.ts";
import type { Pictures } from "../../shared/pictures.ts";
import { fromText, recordOf } from "../model/position.ts";
import "../parts/transfer.ts";
import { noTransfer, type Format, type Transfer } from "../parts/transfer.ts";
import type { Methods } from "../../../engine/methods.ts";
import type { Options } from "../model/link.ts";
import type { Kit } from "./kit.ts";
import type { Page } from "./page.ts";

type Reading = Methods["crossword.read"]["result"];

/** A pasted text with one of these is a position or a game, not a word. */
const WHOLE = /[\n/#>]/;

export const isWhole = (text: string): boolean => WHOLE.test(text.trim());

/** What a line of CGP says besides the position, as the settings of a simulation: what the opponent holds, and the lead. */
function othersOf({
  other_rack,
  scores: [ours = 0, theirs = 0],
}: Reading): Pick<Options, "known" | "spread"> {
  return { known: other_rack, spread: ours === theirs ? "" : String(ours - theirs) };
}

/** The same for a line that is written: of the scores no more is known than which is ahead by how much. */
function toldOf({ known, spread }: Pick<Options, "known" | "spread">) {
  const lead = Number(spread) || 0;
  const scores: [number, number] = [Math.max(0, lead), Math.max(0, -lead)];
  return { other_rack: known, scores };
}

export class Transfers {
  readonly #page: Page;
  readonly #kit: Kit;
  readonly #pictures: Pictures;
  readonly #slice: Slice<Transfer>;

  constructor(page: Page, kit: Kit, pictures: Pictures) {
    this.#page = page;
    this.#kit = kit;
    this.#pictures = pictures;
    this.#slice = new Slice(page, noTransfer);
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
    if (reading.format === "cgp") page.setOptions(othersOf(reading));
    this.#slice.set({ draft: "", problem: "", written: null });
    window.scrollTo({ top: 0 }); // the text stood below what it has put on the table
  }

  async #writeAs(format: Format): Promise<void> {
    const page = this.#page;
    const rack = page.position.rack.join("");
    const others = format === "cgp" ? toldOf(page.options) : {};
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
      @import-problem=${detail((problem: string) => this.#slice.set({ problem }))}
      @picture=${detail((file: Blob) => this.#pictures.read(file))}
      @export=${detail((format: Format) => this.#writeAs(format))}
    ></tw-crossword-transfer>`;
  }
}
