/** What the other side probably kept, by its last move: asked when that is wanted, and simulations go by it. */
import type { ReactiveController } from "lit";
import { Job, OwnWorker } from "../../shared/job.ts";
import type { Listing } from "../../shared/listing.ts";
import type { Params } from "../../shared/queries.ts";
import { likelyTiles, RACKS } from "../model/inference.ts";
import type { Inferring } from "../parts/analysis.ts";
import type { Kit } from "./kit.ts";
import type { Leaves } from "./leaves.ts";
import type { Page } from "./page.ts";
import type { Turns } from "./turns.ts";

/** What the tool is given by the others. */
export interface Needs {
  page: Page;
  kit: Kit;
  words: Listing;
  leaves: Leaves;
  turns: Turns;
}

export class WhatWasKept implements ReactiveController {
  readonly #on: Needs;
  readonly #job;

  constructor(on: Needs) {
    this.#on = on;
    this.#job = new Job(on.page, new OwnWorker("crossword.infer", () => on.page.engine));
    on.page.addController(this);
  }

  hostUpdate(): void {
    const params = this.#params;
    if (params) this.#job.keepFor(params);
    else this.#job.forget();
  }

  /** What would be asked; null where there is no move of the other side. */
  get #params(): Params<"crossword.infer"> | null {
    const { page, kit, words, leaves, turns } = this.#on;
    const last = turns.theirLast;
    if (!last) return null;
    const rack = page.position.rack.join("");
    const tried = { racks: RACKS, limit: RACKS };
    return { ...kit.gameRequest, ...words.selection, ...leaves.request, ...last, rack, ...tried };
  }

  /** What is known of it, as requests take it. */
  get known() {
    return this.#job.result?.leaves ?? "";
  }

  start(): void {
    const params = this.#params;
    if (params) void this.#job.start(params);
  }

  /** How it stands; null where there is nothing to go by. */
  get told(): Inferring | null {
    if (!this.#params) return null;
    const { state, result, refusal } = this.#job;
    const { page, kit } = this.#on;
    const { texts } = page;
    const text = texts.text.crosswordAnalysis.infer;
    const running = state === "running";
    if (refusal) return { running, sentence: page.sentence(refusal) };
    if (!result) return { running, sentence: running ? text.trying : "" };
    const tiles = likelyTiles(result).map(
      ([tile, chance]) => `${kit.notation.plain(tile)} ${texts.number(chance, { style: "percent" })}`,
    );
    return { running, sentence: tiles.length ? text.kept(tiles.join(", ")) : text.nothing };
  }
}
