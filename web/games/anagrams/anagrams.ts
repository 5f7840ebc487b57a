/**
 * The anagrams page: rack left, words right, the word that was opened beneath them.
 */
import { html, nothing, type PropertyValues } from "lit";
import { customElement, state } from "lit/decorators.js";
import { knowsRude } from "../shared/words.ts";
import { shared } from "../../components/shared-styles.ts";
import { GamePage } from "../shared/game-page.js";
import { choiceStyles, lowStyles, pageStyles, paneStyles, summaryStyles } from "../shared/page-styles.ts";
import { Solving } from "../shared/solving.js";
import { Alphabet } from "./alphabet.ts";
import { anagramsStyles } from "./anagrams-styles.ts";
import "./chances.ts";
import type { Chances } from "./chances.ts";
import "./controls.ts";
import { Found, type Group } from "./found.ts";
import { GROUPINGS } from "./link.ts";
import "./order.ts";
import { emptyPosition, type Position } from "./position.ts";
import "./rack.ts";
import "./start.ts";
import { asTable, asText, download } from "./take.ts";
import "./taking.ts";
import "./word.ts";
import "./words.ts";

export const GAME = "anagrams";

/** Words asked for with the count: of one group, and of each when there are many. */
const FIRST = 60;
const FIRST_OF_EACH = 8;

@customElement("tw-anagrams")
export class Anagrams extends GamePage<Position> {
  /** The word that is shown in full. */
  @state() opened = "";
  /** Counts how often words were filled in. */
  @state() filled = 0;

  static override styles = [
    shared,
    pageStyles(),
    paneStyles(),
    lowStyles,
    summaryStyles(),
    choiceStyles(),
    anagramsStyles,
  ];

  #solving: Solving<{ groups: Group[] }> = new Solving(this, "anagram.find", GAME);
  #chances = new Solving<Chances>(this, "anagram.chances", "anagram-chances");
  /** The answer as rows, and what it was made of. */
  #found: { of: unknown; grouping: string; found: Found } | null = null;
  #request = {} as Record<string, unknown>;
  #sight = [0, 0];
  #fetching = false;
  #alphabet = new Alphabet("en");

  constructor() {
    super(GAME, emptyPosition);
  }

  // Whoever has a keyboard can type at once.
  override firstUpdated(changed: PropertyValues) {
    super.firstUpdated(changed);
    if (!this.position.rack && matchMedia("(hover: hover)").matches)
      this.#rack?.focus({ preventScroll: true });
  }

  /** Tile sets in the list's alphabet. */
  get #tileSets() {
    return PAGE.tileSets.filter(({ alphabet }) => alphabet === this.#alphabet.id);
  }

  get #tiles() {
    const sets = this.#tileSets;
    return sets.find(({ id }) => id === this.options.tiles) ?? sets[0];
  }

  /** Groupings that make sense for what is asked. */
  get #groupings() {
    return GROUPINGS.filter((grouping) => grouping !== "through" || this.position.through === "*").filter(
      (grouping) => grouping !== "none" || this.position.through !== "*",
    );
  }

  get #grouping() {
    const { grouping, order } = this.options;
    const { through } = this.position;
    if (this.#groupings.includes(grouping)) return grouping;
    if (through === "*") return "through";
    return order === "length" ? "length" : "none";
  }

  override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    const { alphabet } = this.list;
    if (alphabet !== this.#alphabet.id) this.#alphabet = new Alphabet(alphabet);
    const { position } = this;
    const { order } = this.options;
    const tiles = this.#tiles?.id;
    this.#request = {
      lexicon: this.list.id,
      rack: position.rack,
      use: position.use,
      through: position.through || null,
      ...(position.pattern && { pattern: position.pattern }),
      ...(position.min !== null && { min_length: position.min }),
      ...(position.max !== null && { max_length: position.max }),
      ...this.wanted,
      order,
      ...(tiles && { tiles }),
      facts: true,
    };
    const grouping = this.#grouping;
    const apart = grouping === "length" && order !== "length";
    const limit = apart ? 0 : position.through === "*" ? FIRST_OF_EACH : FIRST;
    const ready = position.rack !== "" && !this.#alphabet.tiles(position.rack).some(({ open }) => open);
    this.#solving.ask(this.engine, ready ? { ...this.#request, limit } : null);
    this.#chances.ask(
      this.engine,
      ready ? { lexicon: this.list.id, rack: position.rack, ...this.wanted, ...this.#bag } : null,
    );
    const { answer, fresh } = this.#solving;
    if (!answer) this.#found = null;
    else if (fresh && (this.#found?.of !== answer || this.#found.grouping !== grouping)) {
      this.#found = { of: answer, grouping, found: new Found(answer.result.groups, grouping, order) };
      this.#sight = [0, 0];
    }
    if (!position.rack) this.opened = "";
  }

  /** The tiles that are drawn from: those of the set in use, if it is known how many there are. */
  get #bag() {
    const { id, counted } = this.#tiles ?? {};
    return counted ? { tiles: id } : {};
  }

  override get refusal() {
    return this.#solving.refusal;
  }

  override render() {
    const text = this.texts.text.anagrams;
    const { position, store } = this;
    if (!store) return nothing;
    const problems = this.#problems;
    const { refusal } = this.#solving;
    const chances = this.#chances.answer;
    return html`
      <section class="position" aria-label=${text.position}>
        <tw-anagram-rack
          .rack=${position.rack}
          .alphabet=${this.#alphabet}
          .values=${this.#tiles?.values ?? {}}
          .problem=${problems.rack ?? null}
          .bad=${refusal?.data.field === "rack" ? Number(refusal.data.index ?? -1) : -1}
          @rack=${this.on((rack) => this.#change({ rack }, "rack"))}
        >
          <tw-toolbar
            slot="tools"
            .canUndo=${store.canUndo(GAME)}
            .canRedo=${store.canRedo(GAME)}
            .canClear=${position !== emptyPosition()}
            @undo=${() => this.undo()}
            @redo=${() => this.redo()}
            @clear=${this.#clear}
            @copy-link=${() => this.copyLink()}
          ></tw-toolbar>
        </tw-anagram-rack>
        <tw-anagram-controls
          class="extra change"
          .position=${position}
          .alphabet=${this.#alphabet}
          .problems=${problems}
          @position=${this.on((patch) => this.#change(patch))}
        ></tw-anagram-controls>
        ${
          chances && position.rack
            ? html`<tw-anagram-chances
                class="extra"
                .chances=${chances.result}
                .stale=${!this.#chances.fresh}
                .through=${position.through}
                .letterLanguage=${this.#alphabet.id}
                @through=${this.on((through) => this.#change({ through, use: "all" }))}
              ></tw-anagram-chances>`
            : nothing
        }
      </section>
      ${this.answers(text.words, this.#words(problems.general ?? null))}
    `;
  }

  #words(problem: string | null) {
    const text = this.texts.text.anagrams;
    const { position, store } = this;
    if (!position.rack || !store) {
      return html`<tw-anagram-start
        class="start"
        @example=${this.on((example) => this.#change(example))}
      ></tw-anagram-start>`;
    }
    const stale = !this.#solving.fresh;
    const found = this.#found?.found ?? null;
    const { settings } = store;
    return html`
      <div slot="head" class="head">
        ${this.summary(this.#solving, this.#summary(stale))}
        <tw-anagram-taking
          class="extra"
          .disabled=${stale || !found?.count}
          @copy=${this.#copy}
          @download=${this.on((form) => this.#download(form))}
        ></tw-anagram-taking>
      </div>
      <tw-anagram-order
        class="choices"
        .options=${this.options}
        .grouping=${this.#grouping}
        .groupings=${this.#groupings}
        .tileSets=${this.#tileSets}
        .tiles=${this.#tiles?.id ?? ""}
        .zipf=${settings.zipf}
        .hideRude=${settings.hideRude}
        .canHide=${knowsRude(this.#alphabet.id)}
        .problem=${problem ?? (this.trouble || null)}
        @options=${this.on((patch) => this.setOptions(patch))}
        @words=${this.on((patch) => store.set(patch))}
      ></tw-anagram-order>
      ${found && !found.count ? html`<p class="none">${text.none}</p>` : nothing}
      <tw-anagram-words
        .found=${found}
        .filled=${this.filled}
        .stale=${stale}
        .order=${this.options.order}
        .opened=${this.opened}
        .letterLanguage=${this.#alphabet.id}
        @open=${this.on((word) => this.#open(word))}
        @sight=${this.on((sight) => this.#see(sight))}
      ></tw-anagram-words>
      ${
        this.opened
          ? html`<tw-anagram-word
              .engine=${this.engine}
              .list=${this.list}
              .wanted=${this.wanted}
              .word=${this.opened}
              @open=${this.on((word) => this.#open(word))}
              @close=${() => (this.opened = "")}
            ></tw-anagram-word>`
          : nothing
      }
    `;
  }

  #summary(stale: boolean) {
    const text = this.texts.text.anagrams;
    const { answer, refusal } = this.#solving;
    if (!answer) return refusal ? text.refused : this.ready ? text.working : text.pending;
    if (stale && !this.ready) return text.pending;
    const count = answer.result.groups.reduce((sum, group) => sum + group.count, 0);
    return text.summary(this.number(count), this.duration(answer.milliseconds), this.list.name, count);
  }

  /** The sentences about what is wrong, each by the place where it belongs. */
  get #problems() {
    const problems: Record<string, string> = {};
    const { refusal } = this.#solving;
    const field = String(refusal?.data.field ?? "");
    if (!refusal || field === "lexicon") return problems;
    const places = ["rack", "through", "pattern", "min_length", "max_length"];
    problems[places.includes(field) ? field : "general"] = this.texts.error(refusal);
    return problems;
  }

  #change(patch: Partial<Position>, stroke?: unknown) {
    this.edit({ ...this.position, ...patch }, stroke);
  }

  #clear = () => {
    this.edit(emptyPosition());
    this.#rack?.focus();
  };

  #open(word: string) {
    this.opened = word;
    this.pull(true);
  }

  #see(sight: [number, number]) {
    this.#sight = sight;
    this.#fetch();
  }

  /** Fetches what is in sight and not there yet, one piece after another, so that a fast scroll leaves nothing behind. */
  async #fetch() {
    if (this.#fetching || !this.engine) return;
    this.#fetching = true;
    try {
      for (;;) {
        const found = this.#solving.fresh ? this.#found?.found : null;
        const gap = found?.gap(this.#sight[0] ?? 0, this.#sight[1] ?? 0);
        if (!found || !gap) break;
        const { query } = gap.section;
        const asked = { ...this.#request, ...query, offset: gap.offset, limit: gap.limit };
        const { groups } = await this.engine.request("anagram.find", asked);
        const [group] = groups;
        if (!group?.words.length) break;
        found.fill(gap, group.words);
        this.filled += 1;
      }
    } catch {
      // Superseded by another rack, or told elsewhere; what is in sight then is asked for again.
    } finally {
      this.#fetching = false;
    }
  }

  /** All the words, in the order in which they are shown. */
  async #every(): Promise<Group[]> {
    const found = this.#found?.found;
    if (!found || !this.engine) return [];
    const queries = new Map(
      found.sections.map(({ query, through, length }) => [JSON.stringify(query), { query, through, length }]),
    );
    const groups = [];
    for (const { query } of queries.values()) {
      const answer = await this.engine.request("anagram.find", { ...this.#request, ...query });
      groups.push(...answer.groups);
    }
    return groups;
  }

  #copy = async () => {
    const groups = this.#every();
    try {
      // A browser that wants the copying to follow the click at once takes a promise of the text.
      const blob = groups.then((all) => new Blob([asText(all)], { type: "text/plain" }));
      if (typeof ClipboardItem === "function")
        await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
      else await navigator.clipboard.writeText(asText(await groups));
      this.find("tw-anagram-taking")?.sayCopied();
    } catch {
      this.trouble = this.texts.text.anagrams.copyFailed;
    }
  };

  async #download(form: "text" | "csv") {
    const { rack, through } = this.position;
    const name = rack.replaceAll(/[[\]]/g, "").replaceAll("?", "_");
    try {
      const groups = await this.#every();
      const csv = form === "csv";
      const text = csv ? asTable(groups, through !== "") : asText(groups);
      const type = csv ? "text/csv" : "text/plain";
      download(`${name}.${csv ? "csv" : "txt"}`, new Blob([text], { type: `${type};charset=utf-8` }));
    } catch (error) {
      this.trouble = this.texts.error(error as any);
    }
  }

  /** Move the focus to the words. */
  focusPlays() {
    this.find("tw-anagram-words")?.focusList();
  }

  get #rack(): HTMLElement | null {
    return this.find("tw-anagram-rack");
  }
}
