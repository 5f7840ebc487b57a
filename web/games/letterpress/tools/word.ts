/** A word whose plays are looked for: typed, or tapped on the board. */
import { html, nothing } from "lit";
import { icon } from "../../../ui/icons.ts";
import { detail } from "../../../ui/templates.ts";
import type { Problems } from "../../shared/problems.ts";
import { hasLetters, maskOf, noWord, spelledBy, type Spelled } from "../model/position.ts";
import "../parts/word.ts";
import type { LetterpressWord } from "../parts/word.ts";
import type { Page } from "./page.ts";

/** What is known of its plays. */
interface Found {
  /** How many there are, as a sentence; null while that is not known. */
  ways: string | null;
  /** Words of the same letters. */
  also: readonly string[];
  /** Makes the chosen one. */
  deed: { label: string; act: () => void } | null;
}

interface Needs {
  page: Page;
  problems: Problems;
  /** Is the best play of a puzzle looked for? Then a word is looked for from the start. */
  solving: () => boolean;
  /** Let go of the play that is pinned, and show the list. */
  begin: () => void;
  focusPlays: () => void;
}

export class Word {
  readonly #on: Needs;

  constructor(on: Needs) {
    this.#on = on;
  }

  /** What is spelled; a puzzle begins with no word, so that what is typed changes nothing of it. */
  get spelled(): Spelled | null {
    return this.#on.page.position.spelled ?? (this.#on.solving() ? noWord : null);
  }

  /** What a request says of the word; null while there is none. */
  get request() {
    const { word = "", squares = [], unlisted = false } = this.spelled ?? {};
    return word ? { word, unlisted, ...(squares.length && { squares: maskOf(squares) }) } : null;
  }

  get field(): HTMLInputElement | null {
    const part: LetterpressWord | null = this.#on.page.renderRoot.querySelector("tw-letterpress-word");
    return part?.field ?? null;
  }

  start(): void {
    this.#on.begin();
    this.#look(noWord);
    // A finger taps the squares; the system's keyboard comes where the field is touched.
    if (matchMedia("(pointer: coarse)").matches) return;
    void this.#on.page.updateComplete.then(() => this.field?.focus());
  }

  /** Look for no word any more. Was one looked for? */
  stop(): boolean {
    const { page } = this.#on;
    const { spelled } = page.position;
    if (spelled) page.edit({ ...page.position, spelled: null });
    return spelled !== null;
  }

  /** Look for the plays of a word; undo takes all of its letters together. */
  #look(spelled: Spelled): void {
    const { page } = this.#on;
    page.edit({ ...page.position, spelled }, "word");
  }

  /** Take a square as the next letter; the last one is taken back. */
  take(square: number): void {
    const { position } = this.#on.page;
    const { squares } = this.spelled ?? noWord;
    if (!position.letters[square] || (squares.includes(square) && squares.at(-1) !== square)) return;
    const next = squares.includes(square) ? squares.slice(0, -1) : [...squares, square];
    this.#look(spelledBy(position, next));
  }

  async #playAnyway(): Promise<void> {
    const { spelled } = this;
    if (!spelled) return;
    this.#look({ ...spelled, unlisted: true });
    await this.#on.page.updateComplete;
    this.field?.focus({ preventScroll: true });
  }

  /** What begins it; in a puzzle it has begun. */
  tool() {
    const { page, solving } = this.#on;
    if (solving()) return nothing;
    const { tool, label } = page.texts.text.letterpress.word;
    const { turn } = page.position;
    return html`<button
      type="button"
      class="button word"
      name="find-word"
      title=${tool[turn]}
      aria-label=${label[turn]}
      aria-pressed=${this.spelled !== null}
      ?disabled=${!hasLetters(page.position)}
      @click=${() => (this.spelled ? this.stop() : this.start())}
    >
      ${icon("plus")}<span>${label[turn]}</span>
    </button>`;
  }

  view({ word }: Spelled, { ways: known, also, deed }: Found) {
    const { page, problems, solving, focusPlays } = this.#on;
    const { letterpress, tools } = page.texts.text;
    const { hint, close } = letterpress.word;
    return html`<tw-letterpress-word
      slot="head"
      .word=${word}
      .turn=${page.position.turn}
      .letterLanguage=${page.list.language}
      .sentence=${known ?? (word ? "" : hint)}
      .also=${also}
      .play=${deed?.label ?? ""}
      @play=${() => deed?.act()}
      .problem=${word ? (problems.byPlace.word ?? "") : ""}
      .closing=${solving() ? word && tools.clear : close}
      .canAnyway=${page.refusal?.data.reason === "unlisted" && !solving()}
      @word=${detail((typed: string) => this.#look({ ...noWord, word: typed }))}
      @anyway=${() => this.#playAnyway()}
      @leave=${() => focusPlays()}
      @close=${() => (solving() ? this.start() : this.stop())}
    ></tw-letterpress-word>`;
  }
}
