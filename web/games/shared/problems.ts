/** The tool that tells what is wrong with what is asked, each thing at its place: the fields that the page has named. */
import type { GamePage } from "./page.ts";

export class Problems {
  readonly #page: GamePage;

  constructor(page: GamePage) {
    this.#page = page;
  }

  /** What is wrong, a sentence by its place; "general" for what has no place of its own. */
  get byPlace(): Readonly<Partial<Record<string, string>>> {
    const page = this.#page;
    const { refusal, places, typing } = page;
    if (!refusal || refusal.data.field === "lexicon") return {}; // the word list's place is not on this page
    if (typing.going && page.isUnfinished?.(refusal)) return {};
    const place = page.placeOf?.(refusal) ?? refusal.data.field ?? "";
    return { [places.includes(place) ? place : "general"]: page.sentence(refusal) };
  }
}
