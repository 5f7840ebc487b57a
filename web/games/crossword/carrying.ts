/** Carries positions and games in and out as text. What a text means, and how one is written, is the engine's affair. */
import type { Crossword as Page } from "./crossword.ts";
import { boardFor, positionOf, turnsFor, type Reading } from "./exchange.ts";
import type { Format } from "./transfer.ts";

export class Carrying {
  #page: Page;
  /** Is the panel open? */
  open = false;
  /** What is being brought in, as long as it could not be read. */
  draft = "";
  /** What is wrong with it. */
  problem = "";
  /** What was asked for as text. */
  written: string | null = null;
  /** Why it could not be written. */
  writtenProblem = "";

  constructor(page: Page) {
    this.#page = page;
  }

  set(change: Partial<Pick<Carrying, "open" | "draft" | "problem" | "written" | "writtenProblem">>) {
    Object.assign(this, change);
    this.#page.requestUpdate();
  }

  /** Put on the table what a text says. */
  async bring(text: string) {
    const page = this.#page;
    const { position, engine, tiles } = page;
    if (!engine) return;
    this.set({ draft: text, problem: "" });
    try {
      const reading: Reading = await engine.request(
        "crossword.read",
        { ...page.game, text },
        { view: "crossword-read" },
      );
      if (page.position !== position) return;
      page.edit(positionOf({ ...position, tiles }, reading));
      this.set({ draft: "", problem: "", written: null });
    } catch (error) {
      if ((error as any).name === "AbortError") return;
      this.set({ open: true, problem: page.say(error as any) });
      await page.updateComplete;
      page.find("tw-crossword-transfer")?.scrollIntoView({ block: "nearest" });
    }
  }

  /** Write what is on the table. */
  async write(format: Format) {
    const { position, engine, game, texts } = this.#page;
    if (!engine) return;
    const { players, turns, at, rack } = position;
    const { playerName } = texts.text.crossword;
    const content =
      format === "gcg"
        ? {
            players: [0, 1].map((n) => players[n] || playerName(String(n + 1))),
            turns: turnsFor(turns.slice(0, at)),
          }
        : { ...boardFor(position), rack: rack.join("") };
    try {
      const { text } = await engine.request("crossword.write", { ...game, format, ...content });
      this.set({ written: text, writtenProblem: "" });
    } catch (error) {
      this.set({ written: null, writtenProblem: this.#page.say(error as any) });
    }
  }
}
