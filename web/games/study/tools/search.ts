/** The tool that searches: what is looked for, in which order the words come, and the words that were found. */
import { html, nothing } from "lit";
import { button } from "../../../ui/button.ts";
import { icon } from "../../../ui/icons.ts";
import type { Sight } from "../../../ui/long-rows.ts";
import { detail, type FieldEvent } from "../../../ui/templates.ts";
import { wrong } from "../../../ui/wrong.ts";
import type { StudiedWord, StudyFound } from "../../../engine/methods.ts";
import { Notation } from "../../../tiles/notation.ts";
import { tileSetName } from "../../../tiles/set-name.ts";
import { isUnavailable } from "../../../engine/unavailable.ts";
import { Listing } from "../../shared/listing.ts";
import { memo } from "../../shared/memo.ts";
import { Problems } from "../../shared/problems.ts";
import type { Query, Refusal } from "../../shared/queries.ts";
import { Tools } from "../../shared/tools.ts";
import { WordSaving } from "../../shared/word-saving.ts";
import { WordSource } from "../../shared/word-source.ts";
import "../../shared/word-export.ts";
import type { Form } from "../../shared/word-export.ts";
import type { Group } from "../model/conditions.ts";
import { asTable, asText } from "../model/export.ts";
import { CHUNK, FoundRows } from "../model/found-rows.ts";
import { asks, brief, emptyPosition, orders, type Position } from "../model/position.ts";
import {
  orderOf,
  pathIn,
  searchFor,
  tileSetOf,
  tileSetsFor,
  unknownOf,
  type Asked,
} from "../model/request.ts";
import type { SoughtWords } from "../model/source.ts";
import "../parts/conditions.ts";
import type { Problem, StudyConditions, WhereChange } from "../parts/conditions.ts";
import "../parts/start.ts";
import "../parts/words.ts";
import type { StudyWords } from "../parts/words.ts";
import type { StudyPage, StudyView } from "./page.ts";
import { WordTool } from "./word.ts";

/** Words that are asked for at once where all are wanted. */
const PORTION = 10_000;

/** Blanks that a bag may have. */
const BLANKS = [0, 1, 2, 3, 4, 5, 6];

export class Search implements StudyView {
  readonly #page: StudyPage;
  readonly #quiz: () => void;
  readonly #problems: Problems;
  readonly #listing: Listing;
  readonly #tools: Tools;
  readonly #find: Query<"study.search">;
  readonly #words: WordSource<FoundRows, number, StudiedWord>;
  readonly #export: WordSaving<StudiedWord[]>;
  readonly #word: WordTool;
  readonly #rowsOf = memo((found: StudyFound) => new FoundRows(found));
  readonly #notationOf = memo((alphabet: string) => Notation.ofAlphabet(alphabet));

  /** @param quiz asks the words of the search on the table */
  constructor(page: StudyPage, quiz: () => void) {
    this.#page = page;
    this.#quiz = quiz;
    this.#problems = new Problems(page);
    this.#listing = new Listing(page);
    this.#tools = new Tools(page);
    // Even while nothing is asked: the engine prepares what searches need.
    this.#find = page.queries.add(
      "study.search",
      () => (this.#isOpen ? { ...this.#search, limit: asks(page.position) ? CHUNK : 0 } : null),
      { kept: true },
    );
    this.#words = new WordSource(
      async (offset) => {
        const asked = { ...this.#search, offset, limit: CHUNK };
        return (await page.ask("study.search", asked, () => undefined))?.words ?? null;
      },
      () => page.requestUpdate(),
    );
    this.#export = new WordSaving(page, {
      every: () => this.#every(),
      asText,
      asTable,
      name: () =>
        brief(page.position, page.list.alphabet).replaceAll(/[^\p{L}\p{M}\d–]+/gu, "_") || page.list.id,
    });
    this.#word = new WordTool(page, { search: () => this.#search, lookFor: (where) => this.#lay(where) });
    page.addController(this);
  }

  get labels() {
    const { conditions, words } = this.#page.texts.text.studySearch;
    return { position: conditions, answers: words };
  }

  /** All the words, a portion at a time, so that the engine is heard of; null if it refuses. */
  async #every(): Promise<StudiedWord[] | null> {
    const search = this.#search;
    const words: StudiedWord[] = [];
    for (let count = Infinity; words.length < count;) {
      const found = await this.#page.ask("study.search", { ...search, offset: words.length, limit: PORTION });
      if (!found) return null;
      count = found.words.length ? found.count : 0; // or it would never end
      words.push(...found.words);
    }
    return words;
  }

  get #isOpen() {
    return this.#page.options.view === "search";
  }

  /** What the search is asked with. */
  get #asked(): Asked {
    return {
      list: this.#page.list,
      lists: this.#page.engine?.catalogue.map(({ id }) => id) ?? [],
      tileSets: PAGE.tileSets,
      meanings: Object.keys(PAGE.meanings),
      without: this.#listing.selection.without ?? undefined,
    };
  }

  get #search() {
    return searchFor(this.#page.position, this.#asked);
  }

  /** The search on the table, all of its words; null where nothing is asked. */
  get source(): SoughtWords | null {
    return asks(this.#page.position) ? { name: "", ...this.#search, limit: null } : null;
  }

  hostUpdate(): void {
    const { answer, fresh } = this.#find;
    const rows = answer && fresh && asks(this.#page.position) ? this.#rowsOf(answer.result) : null;
    this.#words.show(rows ?? (answer && this.#words.words), fresh);
  }

  // What is wrong.

  placeOf(refusal: Refusal): string {
    const { field = "", path } = refusal.data;
    if (typeof path === "string" && path.startsWith("where")) return "where";
    return field === "where" ? "" : field; // nobody knows which condition it is
  }

  get #problem(): Problem | null {
    const sentence = this.#problems.byPlace.where;
    const path = this.#page.refusal?.data.path;
    return sentence && typeof path === "string" ? { path: pathIn(path, this.#asked), sentence } : null;
  }

  // What is looked for.

  positionPane() {
    const page = this.#page;
    const { position, list, engine, texts } = page;
    const text = texts.text.studySearch;
    const asked = this.#asked;
    const lists = engine?.catalogue.filter(
      ({ id, alphabet }) => alphabet === list.alphabet && id !== list.id,
    );
    return html`
      ${this.#tools.view({
        clear: position === emptyPosition() ? null : () => page.lay(emptyPosition()),
        tools: html`<button
          type="button"
          class="button icon-only"
          name="keep"
          aria-label=${text.keepHint}
          title=${text.keepHint}
          @click=${() => page.dispatchEvent(new CustomEvent("keep", { bubbles: true, composed: true }))}
        >
          ${icon("bookmark")}
        </button>`,
      })}
      <tw-study-conditions
        class="change"
        .where=${position.where}
        .problem=${this.#problem}
        .unknown=${unknownOf(position, asked)}
        .lists=${lists ?? []}
        .letterLanguage=${list.alphabet}
        @where=${detail(({ where, stroke }: WhereChange) => this.#edit({ where }, stroke))}
      ></tw-study-conditions>
      ${this.#order(asked)}
    `;
  }

  #order(asked: Asked) {
    const { position, texts } = this.#page;
    const text = texts.text.studySearch;
    const { byPlace } = this.#problems;
    const order = orderOf(position, asked);
    const tiles = tileSetOf(position, asked)?.id ?? "";
    const unknown: Partial<Record<string, string>> = text.unknown;
    const note = unknownOf(position, asked).some((kind) => kind === order) ? unknown[order] : "";
    const sets = tileSetsFor(asked).map(({ id }) => [id, tileSetName(id, texts.text)] as const);
    const blanks = [["", text.ownBlanks] as const, ...BLANKS.map((n) => [`${n}`, `${n}`] as const)];
    return html`
      <div class="order extra change">
        ${this.#choice(
          "order",
          order,
          orders.map((each) => [each, text.orders[each]] as const),
          (chosen) => this.#edit({ order: orders.find((each) => each === chosen) ?? "" }),
        )}
        ${sets.length ? this.#choice("tiles", tiles, sets, (chosen) => this.#edit({ tiles: chosen })) : nothing}
        ${sets.length ? this.#choice("blanks", `${position.blanks ?? ""}`, blanks, (chosen) => this.#edit({ blanks: chosen ? Number(chosen) : null })) : nothing}
      </div>
      ${wrong(byPlace.order ?? byPlace.tiles ?? byPlace.general ?? this.#page.trouble)} ${this.#again()}
      ${note && !byPlace.order ? html`<p class="quiet text-14">${note}</p>` : nothing}
    `;
  }

  /** Asks once more what could not be answered for what could not be loaded. */
  #again() {
    const { engine, refusal, texts } = this.#page;
    if (!refusal || refusal.data.field === "lexicon" || !isUnavailable(refusal)) return nothing;
    return html`<div>${button("again", texts.text.loading.retry, () => engine?.lists.askAgain())}</div>`;
  }

  #choice(
    name: "order" | "tiles" | "blanks",
    value: string,
    choices: readonly (readonly [value: string, label: string])[],
    choose: (value: string) => void,
  ) {
    return html`<label class="stack gap-4"
      ><span class="label">${this.#page.texts.text.studySearch[name]}</span
      ><select
        class="field slim"
        name=${name}
        @change=${({ target }: FieldEvent<HTMLSelectElement>) => choose(target.value)}
      >
        ${choices.map(
          ([choice, said]) => html`<option value=${choice} .selected=${choice === value}>${said}</option>`,
        )}
      </select></label
    >`;
  }

  // The word that was opened may not be among the new ones.
  #edit(change: Partial<Position>, stroke: string | null = null): void {
    this.#page.edit({ ...this.#page.position, ...change }, stroke);
    this.#word.close();
  }

  #lay(where: Group): void {
    this.#page.lay({ ...this.#page.position, where });
    this.#word.close();
  }

  // What was found.

  start() {
    if (asks(this.#page.position) || this.#page.refusal) return null;
    return html`<tw-study-start
      class="start"
      .alphabet=${this.#page.list.alphabet}
      @example=${detail((where: Group) => this.#lay(where))}
    ></tw-study-start>`;
  }

  answersPane() {
    const page = this.#page;
    const { position, list, texts } = page;
    const text = texts.text.studySearch;
    const { words, filled } = this.#words;
    const stale = !this.#find.fresh;
    const sentence = this.#listing.outcome(this.#find, text, ({ count, played }, milliseconds) => {
      const said = text.summary(texts.number(count), milliseconds, list.name, count);
      return played ? `${said}, ${text.played(texts.number(played))}` : said;
    });
    return html`
      <div slot="head" class="head flow wraps">
        ${this.#listing.summary(this.#find, sentence)}
        ${button("quiz", text.quiz, this.#quiz, { look: "filled slim extra", disabled: stale || !words?.count })}
        <tw-word-export
          class="extra"
          .disabled=${stale || !words?.count}
          .copied=${this.#export.copied}
          @copy-words=${this.#export.copy}
          @download=${detail((form: Form) => void this.#export.download(form))}
        ></tw-word-export>
      </div>
      ${this.#listing.marks()}
      ${words && !words.count ? html`<p class="none quiet">${text.none}</p>` : nothing}
      <tw-study-words
        .found=${words}
        .filled=${filled}
        .stale=${stale}
        .order=${orderOf(position, this.#asked)}
        .opened=${this.#word.opened}
        .notation=${this.#notationOf(list.alphabet)}
        @open=${detail((word: string) => this.#word.open(word))}
        @sight=${detail((sight: Sight) => void this.#words.look(sight))}
      ></tw-study-words>
      ${this.#word.view(this.#notationOf(list.alphabet))}
    `;
  }

  // Keys and focus.

  takeTyping(): boolean {
    return this.#page.renderRoot.querySelector<StudyConditions>("tw-study-conditions")?.focusField() ?? false;
  }

  release(): boolean {
    return this.#word.close();
  }

  focusAnswers(): void {
    this.#page.renderRoot.querySelector<StudyWords>("tw-study-words")?.focusList();
  }
}
