/**
 * The tool that says which answers are listed, and what is told above them: the filters that act, whether they hide a
 * better answer, how many there are, and whether more may be asked for.
 */
import { html } from "lit";
import { isUnavailable } from "../../engine/unavailable.ts";
import "../../ui/filter-marks.ts";
import type { Filter, FilterMarks } from "../../ui/filter-marks.ts";
import { detail } from "../../ui/templates.ts";
import { ZIPF_STEPS } from "../../ui/zipf.ts";
import type { GamePage } from "./page.ts";
import { FEW_PLAYS, MANY_PLAYS } from "./page-state.ts";
import type { Method, Params, Query, Result } from "./queries.ts";
import { everyWord, wordSelection } from "./words.ts";

/** A filter that acts on the answers, and what takes it off. */
export interface ActingFilter extends Filter {
  remove: () => void;
}

/** The sentences of a page about answers that are not there. */
export interface Awaited {
  /** The engine is not ready yet. */
  pending: string;
  /** It is at work. */
  working: string;
  /** It refused the request; why is told beside the field. */
  refused: string;
}

/** What a page says of its list. */
interface Listed {
  /** Filters beside those of the words. */
  filters?: () => readonly ActingFilter[];
  /** The list whose words are shown; the one in use, where nothing is said. */
  list?: () => { alphabet: string };
}

export class Listing {
  readonly #page: GamePage;
  readonly #listed: Listed;
  /** What was read out last of the line above the answers. */
  #readOut = "";

  constructor(page: GamePage, listed: Listed = {}) {
    this.#page = page;
    this.#listed = listed;
  }

  /** What a request says of the words that are listed. */
  get selection() {
    const { store, list } = this.#page;
    return wordSelection(store?.settings, this.#listed.list?.() ?? list);
  }

  /** The filters that act on the answers. */
  get filters(): readonly ActingFilter[] {
    const { store, texts } = this.#page;
    const { min_zipf: zipf = 0, without } = this.selection;
    const { marks, steps } = texts.text.words;
    const step = steps[ZIPF_STEPS.filter((each) => zipf >= each).length - 1] ?? "";
    return [
      ...(zipf ? [{ name: "zipf", label: marks.zipf(step), remove: () => this.setZipf(0) }] : []),
      ...(without
        ? [{ name: "rude", label: marks.rude, remove: () => store?.set({ hideRude: false }) }]
        : []),
      ...(this.#listed.filters?.() ?? []),
    ];
  }

  /**
   * Declare a question without filters, which is asked while any act: it tells whether they hide a better answer.
   */
  unfiltered<M extends Method>(method: M, params: () => Params<M> | null): Query<M> {
    const asked = () => {
      const request = this.filters.length ? params() : null;
      return request && { ...request, ...everyWord, without: undefined };
    };
    return this.#page.queries.add(method, asked, { told: false });
  }

  /** @param zipf how common words must be to be listed in this game */
  setZipf(zipf: number): void {
    this.#page.begin();
    this.#page.store?.setZipf(this.#page.game.id, zipf);
  }

  /** May more plays be asked for than are there? */
  mayHaveMore(plays: readonly unknown[]): boolean {
    return plays.length === FEW_PLAYS && this.#page.state.limit === FEW_PLAYS;
  }

  showMore(): void {
    this.#page.set({ limit: MANY_PLAYS });
  }

  // What is told above the answers.

  /** What came of a question, as `tell` says it, or why there is no answer. */
  outcome<M extends Method>(
    query: Query<M>,
    awaited: Awaited,
    tell: (result: Result<M>, milliseconds: string) => string,
  ): string {
    const { answer, fresh, refusal } = query;
    const { engine, texts } = this.#page;
    if (!answer && refusal) return isUnavailable(refusal) ? "" : awaited.refused;
    if (!fresh && engine?.state.stage !== "ready") return awaited.pending;
    if (!answer) return awaited.working;
    return tell(answer.result, texts.number(Math.max(1, Math.round(answer.milliseconds))));
  }

  /** The line above the answers. It changes with every letter; it is read out when the hand rests. */
  summary<M extends Method>({ answer, fresh, pending }: Query<M>, sentence: string) {
    if (!pending && !this.#page.typing.going) this.#readOut = sentence;
    return html`
      <p
        slot="head"
        class="summary flow quiet text-15 figures ${answer && !fresh ? "stale faded" : ""}"
        tabindex="-1"
        aria-busy=${pending}
      >
        ${sentence}
      </p>
      <p slot="head" class="out-of-sight" role="status">${this.#readOut}</p>
    `;
  }

  /** The filters that act on the answers. @param hidden what they keep out of sight, as a sentence */
  marks(hidden = "") {
    return html`
      <tw-filter-marks
        slot="head"
        .filters=${this.filters}
        .tally=${hidden}
        @remove=${detail((name: string) => void this.#remove(name))}
      ></tw-filter-marks>
    `;
  }

  // What had the focus is gone then: the next mark gets it, or the sentence above the answers.
  async #remove(name: string): Promise<void> {
    const page = this.#page;
    this.filters.find((filter) => filter.name === name)?.remove();
    await page.updateComplete;
    const marks = page.renderRoot.querySelector<FilterMarks>("tw-filter-marks");
    await marks?.updateComplete;
    if (!marks?.focusNext()) page.renderRoot.querySelector<HTMLElement>(".summary")?.focus();
  }
}
