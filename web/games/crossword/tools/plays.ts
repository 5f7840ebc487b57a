/** The plays of the rack: which are asked for, how many there are, what the filters hide, and the list of them. */
import { html, nothing } from "lit";
import { detail } from "../../../ui/templates.ts";
import { BLANK } from "../../../tiles/notation.ts";
import type { ActingFilter, Listing } from "../../shared/listing.ts";
import { heightOf, widthOf } from "../model/games.ts";
import { withMine } from "../model/judged.ts";
import { filterOf, type Options } from "../model/link.ts";
import type { Play } from "../model/position.ts";
import "../parts/filters.ts";
import "../parts/plays.ts";
import type { CrosswordPlays } from "../parts/plays.ts";
import type { Chosen } from "./chosen.ts";
import type { Kit } from "./kit.ts";
import type { Laying } from "./laying.ts";
import type { Leaves } from "./leaves.ts";
import type { Page } from "./page.ts";

/** Tiles of a rack that are not too many to look at each exchange of them. */
const MOST_EXCHANGED = 10;

/** The filters of the plays that act, each with what takes it off. */
export function playFilters(page: Page, kit: Kit): readonly ActingFilter[] {
  const { filters: text, blank } = page.texts.text.crossword;
  const { at, length, places, contains } = page.options;
  const marks: [name: keyof Options, label: string][] = [
    ["at", at && `${text.at} ${at.toUpperCase()}`],
    ["length", length && `${text.length} ${length}`],
    ["places", places && `${text.places} ${places === BLANK ? blank : kit.notation.see(places).face}`],
    ["contains", contains && `${text.contains} ${contains}`],
  ];
  const set = marks.filter(([, label]) => label);
  return set.map(([name, label]) => ({ name, label, remove: () => page.setOptions({ [name]: "" }) }));
}

interface Needs {
  page: Page;
  kit: Kit;
  words: Listing;
  leaves: Leaves;
}

export class Plays {
  readonly #on: Needs;
  readonly solved;
  readonly #bestPlay;

  constructor(on: Needs) {
    this.#on = on;
    const { page, words } = on;
    this.solved = page.queries.add("crossword.solve", () => {
      const filter = filterOf(page.options);
      const request = this.#everyPlay;
      const moves = this.#allMoves && !filter ? ("all" as const) : ("plays" as const);
      const { limit } = page.state;
      const listed = { moves, limit, list_first: true, ...(filter && { filter }) };
      return request && { ...request, ...words.selection, ...listed };
    });
    this.#bestPlay = words.unfiltered("crossword.solve", () => this.#everyPlay);
  }

  /** Are exchanges and the pass ranked, too? A filter, which is about squares and letters, leaves them out. */
  get #allMoves() {
    const { options, position } = this.#on.page;
    return options.order === "equity" && position.rack.length <= MOST_EXCHANGED;
  }

  /** The best of all plays of the rack, and how many there are. */
  get #everyPlay() {
    const { position, options } = this.#on.page;
    if (!position.rack.length) return null;
    const { order } = options;
    const asked = { rack: position.rack.join(""), order, blanks: "merged" as const, limit: 1 };
    return { ...this.#on.kit.boardRequest, ...this.#on.leaves.request, ...asked };
  }

  /** Are the plays of the position there? They come before they have been counted. */
  get listed(): boolean {
    return this.solved.fresh || this.solved.partial !== null;
  }

  /** The plays that were found last. Counting them leaves them what they are, so that what is chosen stays chosen. */
  get plays(): readonly Play[] {
    const { answer, partial } = this.solved;
    return partial?.plays ?? answer?.result.plays ?? [];
  }

  /** What tells the plays that are there from others; "" while none are. */
  get key(): string {
    return this.listed ? this.solved.key : "";
  }

  get list(): CrosswordPlays | null {
    return this.#on.page.renderRoot.querySelector("tw-crossword-plays");
  }

  /** Let go of the play that is pinned. Was there one? */
  letGo(): boolean {
    return this.list?.release() ?? false;
  }

  /** How many plays there are and how long it took, or why there are none yet. */
  get told(): string {
    const { position, texts, list } = this.#on.page;
    const text = texts.text.crossword;
    if (!position.rack.length) return "";
    const number = (value: number) => texts.number(value);
    return this.#on.words.outcome(this.solved, text, ({ count, matching }, milliseconds) =>
      matching === undefined
        ? text.summary(number(count), milliseconds, list.name)
        : text.summaryMatching(number(matching), number(count), milliseconds, list.name),
    );
  }

  /** What the filters keep out of sight. */
  get #hidden(): string {
    const { texts, options } = this.#on.page;
    const text = texts.text.crossword.hidden;
    const all = this.#bestPlay.result;
    const listed = this.solved.result;
    if (!all || !listed) return "";
    const count = all.count - (listed.matching ?? listed.count);
    const worth = (plays: readonly Play[]) => plays[0]?.[options.order] ?? 0;
    const more = worth(all.plays) - worth(listed.plays);
    const n = (value: number) => texts.number(value, { maximumFractionDigits: 1 });
    if (!count) return text.nothing;
    return more > 0 ? text.better(n(count), n(more)) : text.noneBetter(n(count));
  }

  // What is seen.

  /** The filters that act, and those that can be set. */
  filters(aside: string, problems: Readonly<Partial<Record<string, string>>>) {
    const { options, position, trouble, texts } = this.#on.page;
    const { layout, notation } = this.#on.kit;
    const { unfiltered } = texts.text.crossword.hidden;
    return html`
      ${this.#on.words.marks(aside && playFilters(this.#on.page, this.#on.kit).length ? unfiltered : this.#hidden)}
      <tw-crossword-filters
        class="choices ${aside}"
        .options=${options}
        .notation=${notation}
        .rack=${position.rack}
        .longest=${Math.max(widthOf(layout), heightOf(layout))}
        .problem=${problems.filter ?? problems.general ?? trouble}
        .badField=${problems.filter ? (this.solved.refusal?.data.field ?? "") : ""}
        @options=${detail((change: Partial<Options>) => this.#on.page.setOptions(change))}
      ></tw-crossword-filters>
    `;
  }

  /** @param laying has the play that stands marked among them */
  view(chosen: Chosen, { mine, mark, played }: Laying, play: (play: Play) => void) {
    const { options, texts } = this.#on.page;
    const text = texts.text.crossword;
    const { answer, fresh } = this.solved;
    const { plays, listed } = this;
    const none = answer?.result.count ? text.noneMatch : text.none;
    return html`
      ${answer && !plays.length && fresh === listed ? html`<p class="none quiet ${fresh ? "" : "stale faded"}">${none}</p>` : nothing}
      <tw-crossword-plays
        class="grows"
        .plays=${withMine(plays, mine, options.order)}
        .mine=${mine}
        .mark=${mark}
        .wanted=${played}
        .stale=${!listed}
        .order=${options.order}
        .notation=${this.#on.kit.notation}
        .more=${this.#on.words.mayHaveMore(plays)}
        @show=${chosen.show}
        @pin=${chosen.pin}
        @play=${detail(play)}
        @more=${() => this.#on.words.showMore()}
      ></tw-crossword-plays>
    `;
  }
}
