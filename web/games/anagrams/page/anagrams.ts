/** The anagrams page: the rack left, its words right, and beneath them the word that was opened. */
import { html, nothing, type PropertyValues } from "lit";
import { customElement, query } from "lit/decorators.js";
import { button } from "../../../ui/button.ts";
import type { AnagramFind, AnagramFound, AnagramWord, WordGroup } from "../../../engine/methods.ts";
import { isOpen, Notation } from "../../../tiles/notation.ts";
import { memo } from "../../shared/memo.ts";
import { detail } from "../../../ui/templates.ts";
import { Listing } from "../../shared/listing.ts";
import { GamePage } from "../../shared/page.ts";
import { Slice } from "../../shared/page-state.ts";
import { Problems } from "../../shared/problems.ts";
import { Tools } from "../../shared/tools.ts";
import { choiceStyles, lowStyles, pageStyles, paneStyles, summaryStyles } from "../../shared/page-styles.ts";
import { knowsRude } from "../../shared/words.ts";
import type { Sight } from "../../../ui/long-rows.ts";
import { WordLookup } from "../../shared/word-lookup.ts";
import { WordSaving } from "../../shared/word-saving.ts";
import { WordSource } from "../../shared/word-source.ts";
import "../../shared/word-export.ts";
import type { Form } from "../../shared/word-export.ts";
import "../../shared/word.ts";
import { asTable, asText } from "../model/export.ts";
import { FoundWords, type Gap } from "../model/found-words.ts";
import { anagrams } from "../index.ts";
import {
  asks,
  brief,
  emptyPosition,
  groupingFor,
  groupingsFor,
  type Grouping,
  type Order,
  type Options,
  type Position,
} from "../model/position.ts";
import "../parts/chances.ts";
import "../parts/controls.ts";
import "../parts/order.ts";
import type { RackTyped } from "../../../tiles/rack.ts";
import "../parts/rack.ts";
import type { AnagramRack } from "../parts/rack.ts";
import "../parts/start.ts";
import "../parts/words.ts";
import type { AnagramWords } from "../parts/words.ts";
import { anagramsStyles } from "./styles.ts";

/** Words asked for with the count: of one group what a tall screen shows, and of each of many a few rows. */
const FIRST = 60;
const FIRST_OF_EACH = 8;

const countOf = ({ groups }: AnagramFound) => groups.reduce((sum, { count }) => sum + count, 0);

@customElement("tw-anagrams")
export class AnagramsPage extends GamePage<Position, Options> {
  static override styles = [
    pageStyles(),
    paneStyles(),
    lowStyles,
    summaryStyles(),
    choiceStyles(),
    anagramsStyles,
  ];

  @query("tw-anagram-rack") rack!: AnagramRack | null;
  @query("tw-anagram-words") wordList!: AnagramWords | null;

  override readonly places = ["rack", "through", "pattern", "min_length", "max_length"];

  readonly #problems: Problems = new Problems(this);
  readonly #listing: Listing = new Listing(this);
  readonly #tools: Tools = new Tools(this);
  /** The word that is shown in full, or "". */
  readonly #slice = new Slice(this, { opened: "" });

  readonly #find = this.queries.add("anagram.find", () => {
    const apart = this.#grouping === "length" && this.options.order !== "length";
    const limit = apart ? 0 : this.position.through === "*" ? FIRST_OF_EACH : FIRST;
    return this.#complete ? { ...this.#request, limit } : null;
  });

  readonly #everyWord = this.#listing.unfiltered("anagram.find", () =>
    this.#complete ? { ...this.#request, facts: false, limit: 0 } : null,
  );

  readonly #chances = this.queries.add("anagram.chances", () => {
    const { lexicon, rack } = this.#request;
    const { id, counted } = this.#tileSet ?? {};
    return this.#complete && rack
      ? { lexicon, rack, ...this.#listing.selection, ...(counted && { tiles: id }) }
      : null;
  });

  readonly #facts = this.queries.add("anagram.word", () => {
    const { opened } = this.#slice.now;
    return opened ? { lexicon: this.list.id, word: opened, ...this.#listing.selection } : null;
  });

  readonly #lookup: WordLookup = new WordLookup(this);
  readonly #notationOf = memo((alphabet: string, values?: Readonly<Record<string, number>>) =>
    Notation.ofAlphabet(alphabet, values),
  );
  readonly #tilesOf = memo((notation: Notation, rack: string) => notation.rack(rack));
  readonly #wordsOf = memo(
    ({ groups }: AnagramFound, grouping: Grouping, order: Order) => new FoundWords(groups, grouping, order),
  );
  readonly #words = new WordSource<FoundWords, Gap, AnagramWord>(
    async ({ section, offset, limit }) => {
      const asked = { ...this.#request, ...section.asked, offset, limit };
      return (await this.ask("anagram.find", asked, () => undefined))?.groups[0]?.words ?? null;
    },
    () => this.requestUpdate(),
  );
  readonly #export = new WordSaving<WordGroup[]>(this, {
    every: () => this.#every(),
    asText,
    asTable: (groups) => asTable(groups, this.position.through !== ""),
    name: () =>
      brief(this.position, this.list.alphabet)
        .replaceAll(/[[\]^]/g, "")
        .replaceAll(/[?*.]/g, "_"),
  });

  constructor() {
    super(anagrams);
  }

  /** All the words, in the order in which they are shown; null if the engine refuses. */
  async #every(): Promise<WordGroup[] | null> {
    const groups: WordGroup[] = [];
    for (const asked of this.#words.words?.queries ?? []) {
      const answer = await this.ask("anagram.find", { ...this.#request, ...asked });
      if (!answer) return null;
      groups.push(...answer.groups);
    }
    return groups;
  }

  get labels() {
    const { position, words } = this.texts.text.anagrams;
    return { position, answers: words };
  }

  get #notation() {
    return this.#notationOf(this.list.alphabet, this.#tileSet?.values);
  }

  /** Those on the rack. */
  get #tiles() {
    return this.#tilesOf(this.#notation, this.position.rack);
  }

  /** Is there something to ask, and no tile still being typed? */
  get #complete() {
    return asks(this.position) && !this.#tiles.some(isOpen);
  }

  get #tileSets() {
    return PAGE.tileSets.filter(({ alphabet }) => alphabet === this.list.alphabet);
  }

  get #tileSet() {
    const sets = this.#tileSets;
    return sets.find(({ id }) => id === this.options.tiles) ?? sets[0];
  }

  get #grouping() {
    return groupingFor(this.position, this.options);
  }

  /** What every request for words says. */
  get #request() {
    const { position, options } = this;
    const { use, through, pattern, min, max } = position;
    return {
      lexicon: this.list.id,
      rack: this.#tiles.join("") || null,
      use,
      through: through || null,
      ...(pattern && { pattern }),
      ...(min !== null && { min_length: min }),
      ...(max !== null && { max_length: max }),
      ...this.#listing.selection,
      order: options.order,
      ...(this.#tileSet && { tiles: this.#tileSet.id }),
      facts: true,
    } satisfies AnagramFind;
  }

  override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    const { answer, fresh } = this.#find;
    const shown = answer && fresh ? this.#wordsOf(answer.result, this.#grouping, this.options.order) : null;
    this.#words.show(shown ?? (answer && this.#words.words), fresh);
    this.#lookup.open(this.#slice.now.opened, this.list, this.engine);
  }

  // Only a fault of the search is shown; a word that is not in the list simply has no facts.
  override get refusal() {
    return this.#find.refusal;
  }

  get keyList() {
    return this.texts.text.anagrams.keyList;
  }

  override takeTyping() {
    this.rack?.focus();
    return true;
  }

  override takePaste(text: string) {
    this.#change({ rack: this.#notation.rack(text.trim()).join("") });
  }

  override release() {
    const { opened } = this.#slice.now;
    this.#slice.set({ opened: "" });
    return opened !== "";
  }

  override regainFocus() {
    if (this.wordList) this.wordList.focusList();
    else this.frame.focusPosition();
  }

  positionPane() {
    const { position } = this;
    const { byPlace: problems } = this.#problems;
    const chances = this.#chances.answer;
    return html`
      <tw-anagram-rack
        .tiles=${this.#tiles}
        .notation=${this.#notation}
        .problem=${problems.rack ?? ""}
        .bad=${this.#badTile}
        @leave=${() => this.focusPlays()}
        @rack=${detail(({ tiles, stroke }: RackTyped) => this.#change({ rack: tiles.join("") }, stroke))}
      >
        <div slot="tools" class="tools contents">
          ${this.#tools.view({ clear: position === emptyPosition() ? null : this.#clear })}
        </div>
      </tw-anagram-rack>
      <tw-anagram-controls
        class="extra change stack gap-14"
        .position=${position}
        .notation=${this.#notation}
        .problems=${problems}
        @position=${detail((change: Partial<Position>) => this.#change(change))}
      ></tw-anagram-controls>
      ${
        chances
          ? html`<tw-anagram-chances
              class="extra"
              .chances=${chances.result}
              .stale=${!this.#chances.fresh}
              .through=${position.through}
              .letterLanguage=${this.#notation.alphabet}
              @through=${detail((through: string) => this.#change({ through, use: "all" }))}
            ></tw-anagram-chances>`
          : nothing
      }
    `;
  }

  override start() {
    if (asks(this.position)) return null;
    return html`<tw-anagram-start
      class="start"
      .alphabet=${this.list.alphabet}
      @example=${detail((example: Position) => this.lay(example))}
    ></tw-anagram-start>`;
  }

  answersPane() {
    const text = this.texts.text.anagrams;
    const { options, position, store, list } = this;
    const { byPlace: problems } = this.#problems;
    const { opened } = this.#slice.now;
    const stale = !this.#find.fresh;
    const { words, filled } = this.#words;
    const sentence = this.#listing.outcome(this.#find, text, (found, milliseconds) => {
      const count = countOf(found);
      return text.summary(this.texts.number(count), milliseconds, list.name, count);
    });
    return html`
      <div slot="head" class="head flow">
        ${this.#listing.summary(this.#find, sentence)}
        <tw-word-export
          class="extra"
          .disabled=${stale || !words?.count}
          .copied=${this.#export.copied}
          @copy-words=${this.#export.copy}
          @download=${detail((form: Form) => this.#export.download(form))}
        ></tw-word-export>
      </div>
      ${this.#listing.marks(this.#hidden)}
      <tw-anagram-order
        class="choices"
        .options=${options}
        .grouping=${this.#grouping}
        .groupings=${groupingsFor(position)}
        .tileSets=${this.#tileSets}
        .tiles=${this.#tileSet?.id ?? ""}
        .zipf=${this.#listing.selection.min_zipf ?? 0}
        .hideRude=${store?.settings.hideRude ?? false}
        .canHide=${knowsRude(list.alphabet)}
        .problem=${problems.general ?? this.trouble}
        @options=${detail((change: Partial<Options>) => this.setOptions(change))}
        @zipf=${detail((zipf: number) => this.#listing.setZipf(zipf))}
        @rude=${detail((hideRude: boolean) => store?.set({ hideRude }))}
      ></tw-anagram-order>
      ${words && !words.count ? this.#none() : nothing}
      <tw-anagram-words
        .found=${words}
        .filled=${filled}
        .stale=${stale}
        .order=${options.order}
        .opened=${opened}
        .letterLanguage=${list.alphabet}
        @open=${detail((word: string) => this.#open(word))}
        @sight=${detail((sight: Sight) => void this.#words.look(sight))}
      ></tw-anagram-words>
      ${opened ? this.#opened(opened) : nothing}
    `;
  }

  /** No word: where all tiles had to be used, some of them may do. */
  #none() {
    const text = this.texts.text.anagrams;
    return html`<p class="none quiet">
      ${text.none}
      ${
        this.position.use === "all" && this.position.rack
          ? button("any", text.useAny, () => this.#change({ use: "any" }))
          : nothing
      }
    </p>`;
  }

  /** What the filters keep out of sight. */
  get #hidden() {
    const text = this.texts.text.anagrams.hidden;
    const all = this.#everyWord.result;
    const listed = this.#find.result;
    if (!all || !listed) return "";
    const count = countOf(all) - countOf(listed);
    return count ? text.words(this.texts.number(count)) : text.nothing;
  }

  #opened(word: string) {
    const { list, engine } = this;
    const { gloss, inLists, everywhere } = this.#lookup;
    const facts = this.#facts.answer?.result;
    const lists = engine?.catalogue.filter(({ alphabet }) => alphabet === list.alphabet) ?? [];
    return html`<tw-word
      class="keeps"
      .word=${word}
      .facts=${facts?.word === word ? facts : null}
      .gloss=${gloss}
      .lists=${lists}
      .inLists=${inLists}
      .everywhere=${everywhere}
      .lexicon=${list.id}
      .letterLanguage=${list.alphabet}
      @open=${detail((other: string) => this.#open(other))}
      @look-everywhere=${() => this.#lookup.lookEverywhere(lists, engine)}
      @close=${() => this.#slice.set({ opened: "" })}
    ></tw-word>`;
  }

  /** The place of the tile that the engine refuses, or -1; the engine counts characters. */
  get #badTile() {
    const { field, index = -1 } = this.refusal?.data ?? {};
    if (field !== "rack" || index < 0) return -1;
    let end = 0;
    return this.#tiles.findIndex((tile) => (end += tile.length) > index);
  }

  // The word that was opened may not be among the new ones.
  #change(change: Partial<Position>, stroke?: string) {
    this.edit({ ...this.position, ...change }, stroke);
    this.#slice.set({ opened: "" });
  }

  #clear = () => {
    this.lay(emptyPosition());
    this.rack?.focus();
  };

  #open(word: string) {
    this.#slice.set({ opened: word });
    this.frame.pull(true);
  }

  focusPlays() {
    this.wordList?.focusList();
  }
}
