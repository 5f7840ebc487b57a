/** The tool that tells of one word: what it means, how it is drawn and played, and the longer words that it grows into. */
import { html, nothing } from "lit";
import { detail } from "../../../ui/templates.ts";
import type { StudySearch } from "../../../engine/methods.ts";
import type { Notation } from "../../../tiles/notation.ts";
import { missed } from "../../shared/card-store.ts";
import { memo } from "../../shared/memo.ts";
import { Slice } from "../../shared/page-state.ts";
import type { Query } from "../../shared/queries.ts";
import "../../shared/word.ts";
import { WordLookup } from "../../shared/word-lookup.ts";
import { condition, group, type Group } from "../model/conditions.ts";
import { treeOf } from "../model/tree.ts";
import "../parts/tree.ts";
import type { StudyPage } from "./page.ts";

/** Longer words that the tree is made of, at most. */
const MOST = 60;

interface Uses {
  /** What the search on the table is asked: with the same tiles and blanks. */
  search: () => Omit<StudySearch, "limit" | "offset">;
  /** Search for something else. */
  lookFor: (where: Group) => void;
}

export class WordTool {
  readonly #page: StudyPage;
  readonly #uses: Uses;
  /** The word that is shown in full, or "". */
  readonly #slice: Slice<{ opened: string; missed: readonly number[] }>;
  readonly #facts: Query<"anagram.word">;
  readonly #studied: Query<"study.search">;
  readonly #longer: Query<"study.search">;
  readonly #lookup: WordLookup;
  readonly #treeOf = memo((word: string, words: readonly { word: string }[], notation: Notation) =>
    treeOf(
      notation.spell(word),
      words.map((each) => notation.spell(each.word)),
    ),
  );

  constructor(page: StudyPage, uses: Uses) {
    this.#page = page;
    this.#uses = uses;
    this.#slice = new Slice(page, { opened: "", missed: [] });
    this.#lookup = new WordLookup(page);
    this.#facts = page.queries.add("anagram.word", () =>
      this.opened ? { lexicon: page.list.id, word: this.opened } : null,
    );
    this.#studied = this.#ask({ limit: 1 }, (pattern) => ({ pattern }));
    this.#longer = this.#ask({ limit: MOST, order: "length" }, (pattern) => ({
      all: [{ pattern: `*${pattern}*` }, { not: { pattern } }],
    }));
  }

  #ask(how: Partial<StudySearch>, where: (word: string) => StudySearch["where"]): Query<"study.search"> {
    const asked = () => (this.opened ? { ...this.#uses.search(), where: where(this.opened), ...how } : null);
    return this.#page.queries.add("study.search", asked, { aside: true });
  }

  get opened(): string {
    return this.#slice.now.opened;
  }

  open(word: string): void {
    this.#slice.set({ opened: word, missed: [] });
    this.#page.frame.pull(true);
    void this.#recall(word);
  }

  async #recall(word: string): Promise<void> {
    const times = await missed(word, this.#page.list.id);
    if (word === this.opened) this.#slice.set({ missed: times });
  }

  /** Was there a word? */
  close(): boolean {
    const { opened } = this;
    this.#slice.set({ opened: "" });
    return opened !== "";
  }

  view(notation: Notation) {
    const { opened } = this;
    const { list, engine } = this.#page;
    this.#lookup.open(opened, list, engine);
    if (!opened) return nothing;
    const { gloss, inLists, everywhere } = this.#lookup;
    const facts = this.#facts.result;
    const longer = this.#longer.result;
    const hooks = facts ? facts.front.length + facts.back.length : 0;
    const lists = engine?.catalogue.filter(({ alphabet }) => alphabet === list.alphabet) ?? [];
    return html`<tw-word
      class="keeps"
      .word=${opened}
      .facts=${facts?.word === opened ? facts : null}
      .gloss=${gloss}
      .more=${this.#told(notation.spell(opened).length)}
      .lists=${lists}
      .inLists=${inLists}
      .everywhere=${everywhere}
      .lexicon=${list.id}
      .letterLanguage=${list.alphabet}
      @open=${detail((other: string) => this.open(other))}
      @look-everywhere=${() => this.#lookup.lookEverywhere(lists, engine)}
      @close=${() => this.close()}
      >${
        longer && longer.count > hooks // or they are told as hooks
          ? html`<tw-study-tree
              .branches=${this.#treeOf(opened, longer.words, notation)}
              .count=${longer.count}
              .letterLanguage=${list.alphabet}
              @open=${detail((other: string) => this.open(other))}
              @all=${() => this.#uses.lookFor(group("all", condition("pattern", { text: `*${opened}*` })))}
            ></tw-study-tree>`
          : nothing
      }</tw-word
    >`;
  }

  /** What is told of it beside its meaning, a few words each. */
  #told(length: number): string[] {
    const { texts } = this.#page;
    const text = texts.text.studySearch.word;
    const [found] = this.#studied.result?.words ?? [];
    if (!found) return [];
    const { probability, playability, points } = found;
    const { missed: times } = this.#slice.now;
    const last = times.at(-1);
    const number = (value: number) => texts.number(value, { maximumFractionDigits: 1 });
    return [
      text.points(number(points), points),
      ...(probability === null ? [] : [text.rank(number(probability), number(length))]),
      ...(playability === null ? [] : [text.worth(number(playability))]),
      ...(last === undefined
        ? []
        : [text.missed(number(times.length), texts.date(new Date(last)), times.length)]),
    ];
  }
}
