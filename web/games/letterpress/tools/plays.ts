/** The plays of the board or of a word: which are asked for, what is shown of them, and that one is made. */
import { html, nothing, type ReactiveController } from "lit";
import { detail } from "../../../ui/templates.ts";
import { GlossLookup } from "../../shared/gloss.ts";
import type { ActingFilter, Listing } from "../../shared/listing.ts";
import { memo } from "../../shared/memo.ts";
import { Slice } from "../../shared/page-state.ts";
import type { Problems } from "../../shared/problems.ts";
import type { Options, Ranking } from "../model/link.ts";
import { hasLetters, type Side } from "../model/position.ts";
import { turnsOf } from "../model/proved.ts";
import { spell } from "../model/spelling.ts";
import { afterReply, joined, solvedFor, type Play, type Solved, type Standing } from "../model/turn.ts";
import "../parts/details.ts";
import "../parts/order.ts";
import "../parts/plays.ts";
import type { LetterpressPlays } from "../parts/plays.ts";
import { Ahead } from "./ahead.ts";
import type { Page } from "./page.ts";
import type { LetterpressPuzzle } from "./puzzle.ts";
import type { Table } from "./table.ts";
import type { Word } from "./word.ts";

/** A board after a play, and the squares that the play took in the order of its letters. */
export interface Shown {
  ours: number;
  theirs: number;
  lockedMasks: [number, number];
  taken: readonly number[];
}

interface State {
  /** The play that is shown on the board. */
  shown: Play | null;
  /** The one that is pinned. */
  pinned: Play | null;
  /** Is the best reply to the play shown on the board? */
  replying: boolean;
}

interface Needs {
  page: Page;
  table: Table;
  word: Word;
  words: Listing;
  problems: Problems;
  puzzle: LetterpressPuzzle;
  play: (play: Play) => void;
}

/** The filters of the plays that act, each with what takes it off. */
export function playFilters(page: Page, table: Table): readonly ActingFilter[] {
  const { must, winning } = page.options;
  const { marks } = page.texts.text.letterpressWhy;
  return [
    ...(must ? [{ name: "must", label: marks.must(table.mustTake), remove: table.takeAny }] : []),
    ...(winning
      ? [{ name: "winning", label: marks.winning, remove: () => page.setOptions({ winning: false }) }]
      : []),
  ];
}

export class Plays implements ReactiveController {
  readonly found;
  readonly #on: Needs;
  readonly #bestPlay;
  // Of the word that was typed or tapped, whatever is listed else.
  readonly #ways;
  readonly #ahead: Ahead;
  readonly #slice: Slice<State>;
  readonly #gloss: GlossLookup;
  readonly #solvedFor = memo(solvedFor);
  readonly #joined = memo(joined);
  /** Whose turn the last answer was for. */
  #turn: Side = "ours";
  /** The last plays as the visitor sees them, with what was thought about them: they stay while others are looked for. */
  #kept: Solved | null = null;
  /** What they answer: as long as it is the same, another list is a better one. */
  #question = "";
  /** The best play of a position, by what was asked, as it was thought about last without filters. */
  #best: { asked: string; word: string } | null = null;

  constructor(on: Needs) {
    const { page, word, words } = on;
    this.#on = on;
    this.#slice = new Slice<State>(page, { shown: null, pinned: null, replying: false });
    this.#gloss = new GlossLookup(page);
    this.found = page.queries.add("letterpress.solve", () => {
      const request = this.#everyPlay;
      return request && { ...request, ...this.#wanted, limit: page.state.limit };
    });
    this.#bestPlay = words.unfiltered("letterpress.solve", () => this.#everyPlay);
    this.#ways = page.queries.add("letterpress.solve", () => {
      const request = this.#everyPlay;
      return request && word.request && { ...request, ...word.request, limit: page.state.limit };
    });
    this.#ahead = new Ahead({
      page,
      request: () => {
        const request = this.#everyPlay;
        const wanted = request && this.#looksAhead && !word.spelled;
        return wanted ? { ...request, ...this.#wanted } : null;
      },
      plays: () => this.found.result,
    });
    page.addController(this);
  }

  get #ranking(): Ranking {
    return this.#on.puzzle.ranking() ?? this.#on.page.options.ranking;
  }

  get #looksAhead(): boolean {
    return this.#ranking === "lookahead";
  }

  /** The best of all plays, and how many there are. */
  get #everyPlay() {
    const { page, table } = this.#on;
    if (!hasLetters(page.position)) return null;
    const ranking = plain(this.#ranking);
    return { ...table.request, ranking, anagrams: "merged" as const, limit: 1 };
  }

  /** Which plays are wanted. */
  get #wanted() {
    const { page, words } = this.#on;
    const { must, winning } = page.options;
    return { ...words.selection, ...(must && { must }), ...(winning && { winning }) };
  }

  /** The question whose answer is listed. */
  get listed() {
    return this.#on.word.spelled?.word ? this.#ways : this.found;
  }

  hostUpdate(): void {
    const { page } = this.#on;
    if (this.listed.fresh) this.#turn = page.position.turn;
    else this.#slice.set({ shown: null, pinned: null });
    if (!this.#slice.now.shown) this.#slice.set({ replying: false });
    this.#keep();
    this.#gloss.look(this.#slice.now.pinned?.word ?? "", page.list, page.engine);
  }

  #keep(): void {
    const { answer, fresh } = this.listed;
    if (!answer) this.#kept = null;
    if (!answer || !fresh) return;
    const known = this.listed === this.found && this.#looksAhead ? this.#ahead.known : null;
    this.#kept = this.#solvedFor(this.#joined(answer.result, known), this.#turn);
    this.#question = answer.key;
    const [best] = known?.plays ?? [];
    if (best && !this.#on.words.filters.length)
      this.#best = { asked: JSON.stringify(this.#everyPlay), word: best.word };
  }

  /** The sides and the squares that are locked, as the visitor sees them; null while that is not known. */
  get standing(): Standing | null {
    const { result } = this.found;
    return result && solvedFor(result, this.#on.page.position.turn).position;
  }

  /** Played words that the board does not spell. */
  get notOnBoard(): string[] {
    const { readable } = this.#on.table;
    return this.found.result?.not_on_board.map((index) => readable[index] ?? "") ?? [];
  }

  get list(): LetterpressPlays | null {
    return this.#on.page.renderRoot.querySelector("tw-letterpress-plays");
  }

  /** Let go of the play that is pinned. Was there one? */
  readonly letGo = (): boolean => this.list?.release() ?? false;

  /** The board as it is shown: with the play that is shown on it, and the reply to that. */
  get onBoard(): Shown | null {
    const { shown, replying } = this.#slice.now;
    if (!shown) return null;
    const { list, position } = this.#on.page;
    const taken = (word: string, mask: number) => spell(word, mask, position.letters, list.language);
    const reply = replying ? afterReply(shown, position.turn) : null;
    if (reply && shown.reply) return { ...reply, taken: taken(shown.reply.word, shown.reply.mask) };
    const { ours, theirs, word, mask, locked_masks: lockedMasks } = shown;
    return { ours, theirs, lockedMasks, taken: taken(word, mask) };
  }

  /** Makes the chosen play; null while none is chosen. */
  get deed() {
    const { pinned } = this.#slice.now;
    const { detail: text } = this.#on.page.texts.text.letterpress;
    return pinned && { label: text.play(pinned.word), act: () => this.#on.play(pinned) };
  }

  // What is seen.

  /** How many plays a word has, as a sentence; null while that is not known. */
  get ways(): string | null {
    const { page, word, words } = this.#on;
    const text = page.texts.text.letterpress.word;
    const plays = this.#kept?.plays ?? [];
    const say = words.mayHaveMore(plays) ? text.bestWays : text.ways;
    return word.spelled?.word && this.#ways.fresh ? say(page.texts.number(plays.length)) : null;
  }

  /** Words of the same letters as the one that is looked for. */
  get also(): readonly string[] {
    return this.#ways.fresh ? (this.#kept?.plays[0]?.same_letters ?? []) : [];
  }

  /** @param solving a puzzle, for which nothing may be chosen */
  view(solving: boolean) {
    const { page, table, word, words, problems, puzzle } = this.#on;
    const { position, options } = page;
    const { shown, pinned, replying } = this.#slice.now;
    const solved = this.#kept;
    const plays = solved?.plays ?? [];
    const best = this.#looksAhead && !word.spelled ? (plays[0] ?? null) : null;
    const play = detail((chosen: Play) => this.#on.play(chosen));
    return html`
      ${word.spelled ? nothing : words.marks(this.#hidden)}
      <tw-letterpress-order
        class="choices"
        ?hidden=${solving}
        .ranking=${this.#ranking}
        .zipf=${words.selection.min_zipf ?? 0}
        .turn=${position.turn}
        .marking=${table.mode === "must"}
        .winning=${options.winning}
        .thinking=${this.#ahead.told}
        .problem=${problems.byPlace.general ?? page.trouble}
        @must=${detail((marking: boolean) => (table.mode = marking ? "must" : "letters"))}
        @winning=${detail((wanted: boolean) => page.setOptions({ winning: wanted }))}
        @turn-round=${() => {
          this.letGo();
          table.turnRound();
        }}
        @think=${detail((on: boolean) => this.#ahead.think(on))}
        @options=${detail((change: Partial<Options>) => {
          puzzle.reorder();
          page.setOptions(change);
        })}
        @zipf=${detail((zipf: number) => words.setZipf(zipf))}
      ></tw-letterpress-order>
      ${solved && !plays.length ? html`<p class="none quiet">${this.#none(solved.position)}</p>` : nothing}
      <tw-letterpress-plays
        .plays=${plays}
        .stale=${!this.listed.fresh}
        .question=${this.#question}
        .ranking=${word.spelled?.word ? plain(this.#ranking) : this.#ranking}
        .turn=${position.turn}
        .more=${words.mayHaveMore(this.listed.answer?.result.plays ?? [])}
        .ofOneWord=${Boolean(position.spelled?.word)}
        .listLanguage=${page.list.language}
        @show=${detail((pointed: Play | null) => this.#slice.set({ shown: pointed }))}
        @pin=${detail((chosen: Play | null) => this.#slice.set({ pinned: chosen }))}
        @play=${play}
        @more=${() => words.showMore()}
      ></tw-letterpress-plays>
      ${
        plays.length
          ? html`<tw-letterpress-details
              class="details"
              ?fixed=${page.readonly}
              .play=${shown}
              .pinned=${pinned !== null && shown === pinned}
              .best=${best}
              .winsIn=${this.#winsIn(shown ?? best)}
              .replying=${replying}
              .wordLanguage=${page.list.language}
              .gloss=${this.#gloss.gloss}
              .lexicon=${page.list.id}
              .turn=${position.turn}
              @reply=${detail((wanted: boolean) => this.#slice.set({ replying: wanted }))}
              @play=${play}
              @more=${() => this.list?.showPinned()}
            ></tw-letterpress-details>`
          : nothing
      }
    `;
  }

  /** The best of all plays, as far as it is known. */
  get #bestWord(): string {
    const asked = JSON.stringify(this.#everyPlay);
    const thought = this.#best?.asked === asked ? this.#best.word : "";
    return thought || (this.#bestPlay.result?.plays[0]?.word ?? "");
  }

  /** What the filters keep out of sight. */
  get #hidden(): string {
    const { page } = this.#on;
    const { letterpress, letterpressWhy: why } = page.texts.text;
    const { hidden: text } = letterpress;
    const all = this.#bestPlay.result;
    const listed = this.found.result;
    const best = this.#bestWord;
    if (!all || !listed || !best) return "";
    const isListed = this.#kept?.plays.some(({ word, same_letters: others }) =>
      [word, ...others].includes(best),
    );
    const count = all.words - listed.words;
    if (page.options.must || page.options.winning) return isListed ? why.bestIsListed : why.best(best);
    if (!count) return text.nothing;
    const words = page.texts.number(count);
    return isListed ? text.noneBetter(words) : text.better(words, best);
  }

  /** Why there are no plays. */
  #none({ ended, score: [ours, theirs] }: Standing): string {
    const { texts, options } = this.#on.page;
    const { letterpress, letterpressWhy } = texts.text;
    const n = (squares: number) => texts.number(squares);
    if (ended) {
      const side = ours > theirs ? "ours" : "theirs";
      return letterpressWhy.won[side](`${n(Math.max(ours, theirs))}–${n(Math.min(ours, theirs))}`);
    }
    if (options.winning) return letterpressWhy.noWinning;
    return options.must ? letterpressWhy.noMust : letterpress.none;
  }

  /** In how many turns a play is proved to win, if it is the one for which that is known. */
  #winsIn(play: Play | null): number {
    const proved = this.#kept?.proved;
    if (!play || !proved?.wins || play !== this.#kept?.plays[0] || play.forced !== "wins") return 0;
    return turnsOf(proved.plies);
  }
}

/** A ranking that is there at once: while one thinks ahead, the order that looks at what one can hope to keep. */
const plain = (ranking: Ranking) => (ranking === "lookahead" ? "territory" : ranking);
