/**
 * The anagrams page: rack left, words right, the word that was opened beneath them.
 *
 * Takes an `engine` and a `store`; every change goes to the store, everything shown comes from it and from the
 * engine's answer to it. Raises `list-problem` with a sentence (or null) about the word list.
 */
import { LitElement, html, nothing } from "lit";
import { WatchController } from "../../app/watch.js";
import { knowsRude, withoutRude } from "../../app/words.js";
import { shared } from "../../components/shared-styles.js";
import "../../components/sheet.js";
import { TextsController } from "../../text/texts.js";
import { Solving } from "../letterpress/solving.js";
import "../letterpress/toolbar.js";
import { Alphabet } from "./alphabet.js";
import { anagramsStyles } from "./anagrams-styles.js";
import "./chances.js";
import "./controls.js";
import { Found } from "./found.js";
import { GROUPINGS } from "./link.js";
import "./order.js";
import { emptyPosition } from "./position.js";
import "./rack.js";
import "./start.js";
import { asTable, asText, download } from "./take.js";
import "./taking.js";
import "./word.js";
import "./words.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./found.js").Group} Group */
/** @typedef {import("./chances.js").Chances} Chances */
/** @typedef {import("../../engine/client.js").Engine} Engine */

export const GAME = "anagrams";

/** Words asked for with the count: of one group, and of each when there are many. */
const FIRST = 60;
const FIRST_OF_EACH = 8;

export class Anagrams extends LitElement {
  static properties = {
    engine: { attribute: false },
    store: { attribute: false },
    opened: { state: true },
    up: { state: true },
    trouble: { state: true },
    filled: { state: true },
  };

  static styles = [shared, anagramsStyles];

  #texts = new TextsController(this);
  #watch = new WatchController(this, "change");
  /** @type {Solving<{ groups: Group[] }>} */
  #solving = new Solving(this, "anagram.find", GAME);
  /** @type {Solving<Chances>} */
  #chances = new Solving(this, "anagram.chances", "anagram-chances");
  /** The answer as rows, and what it was made of. @type {{ of: unknown, grouping: string, found: Found } | null} */
  #found = null;
  #request = /** @type {Record<string, unknown>} */ ({});
  #sight = [0, 0];
  #fetching = false;
  #listProblem = "";
  #alphabet = new Alphabet("en");

  constructor() {
    super();
    /** @type {Engine | null} */
    this.engine = null;
    /** @type {import("../../app/store.js").Store | null} */
    this.store = null;
    /** The word that is shown in full. */
    this.opened = "";
    /** Is the sheet pulled up? */
    this.up = false;
    /** What went wrong with taking the words along. */
    this.trouble = "";
    /** Counts how often words were filled in. */
    this.filled = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("keydown", this.#onKey);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("keydown", this.#onKey);
  }

  // Whoever has a keyboard can type at once.
  firstUpdated() {
    if (!this.position.rack && matchMedia("(hover: hover)").matches)
      this.#rack?.focus({ preventScroll: true });
  }

  get position() {
    return /** @type {Position} */ (this.store?.position(GAME) ?? emptyPosition());
  }

  get #options() {
    return this.store?.settings.options[GAME] ?? {};
  }

  get #list() {
    const id = this.store?.settings.list ?? "";
    const unknown = { id, name: id, language: "en", alphabet: "en", words: 0, licence: "" };
    return this.engine?.catalogue.find((list) => list.id === id) ?? unknown;
  }

  /** Tile sets in the list's alphabet. */
  get #tileSets() {
    return PAGE.tileSets.filter(({ alphabet }) => alphabet === this.#alphabet.id);
  }

  get #tiles() {
    const sets = this.#tileSets;
    return sets.find(({ id }) => id === this.#options.tiles) ?? sets[0];
  }

  /** Groupings that make sense for what is asked. */
  get #groupings() {
    return GROUPINGS.filter((grouping) => grouping !== "through" || this.position.through === "*").filter(
      (grouping) => grouping !== "none" || this.position.through !== "*",
    );
  }

  get #grouping() {
    const { grouping, order } = this.#options;
    const { through } = this.position;
    if (this.#groupings.includes(grouping)) return grouping;
    if (through === "*") return "through";
    return order === "length" ? "length" : "none";
  }

  willUpdate() {
    this.#watch.watch(this.store);
    const { alphabet } = this.#list;
    if (alphabet !== this.#alphabet.id) this.#alphabet = new Alphabet(alphabet);
    const { position } = this;
    const { order } = this.#options;
    const { zipf = 0 } = this.store?.settings ?? {};
    const tiles = this.#tiles?.id;
    this.#request = {
      lexicon: this.#list.id,
      rack: position.rack,
      use: position.use,
      through: position.through || null,
      ...(position.pattern && { pattern: position.pattern }),
      ...(position.min !== null && { min_length: position.min }),
      ...(position.max !== null && { max_length: position.max }),
      min_zipf: zipf,
      ...withoutRude(this.store?.settings, this.#list),
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
      ready ? { lexicon: this.#list.id, rack: position.rack, ...this.#bag } : null,
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

  updated() {
    this.toggleAttribute("up", this.up);
    const refusal = this.#solving.refusal;
    const problem = refusal?.data.field === "lexicon" ? this.#texts.error(refusal) : "";
    if (problem === this.#listProblem) return;
    this.#listProblem = problem;
    this.dispatchEvent(new CustomEvent("list-problem", { detail: problem || null }));
  }

  render() {
    const text = this.#texts.text.anagrams;
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
          @rack=${this.#on((rack) => this.#edit({ rack }, "rack"))}
        >
          <tw-letterpress-toolbar
            slot="tools"
            .canUndo=${store.canUndo(GAME)}
            .canRedo=${store.canRedo(GAME)}
            .canClear=${position !== emptyPosition()}
            @undo=${() => store.undo(GAME)}
            @redo=${() => store.redo(GAME)}
            @clear=${this.#clear}
            @copy-link=${this.#copyLink}
          ></tw-letterpress-toolbar>
        </tw-anagram-rack>
        <tw-anagram-controls
          .position=${position}
          .alphabet=${this.#alphabet}
          .problems=${problems}
          @position=${this.#on((patch) => this.#edit(patch))}
        ></tw-anagram-controls>
        ${
          chances && position.rack
            ? html`<tw-anagram-chances
                .chances=${chances.result}
                .stale=${!this.#chances.fresh}
                .through=${position.through}
                .letterLanguage=${this.#alphabet.id}
                @through=${this.#on((through) => this.#edit({ through, use: "all" }))}
              ></tw-anagram-chances>`
            : nothing
        }
      </section>
      <tw-sheet
        id="words"
        role="region"
        aria-label=${text.words}
        .up=${this.up}
        @pull=${this.#on((up) => (this.up = up))}
      >
        ${this.#words(problems.general ?? null)}
      </tw-sheet>
    `;
  }

  /** @param {string | null} problem */
  #words(problem) {
    const text = this.#texts.text.anagrams;
    const { position, store } = this;
    if (!position.rack || !store) {
      return html`<tw-anagram-start
        @example=${this.#on((example) => this.#edit(example))}
      ></tw-anagram-start>`;
    }
    const stale = !this.#solving.fresh;
    const found = this.#found?.found ?? null;
    const { settings } = store;
    return html`
      <div slot="head" class="head">
        <p
          class="summary figures ${stale && found ? "stale" : ""}"
          role="status"
          aria-busy=${this.#solving.pending}
        >
          ${this.#summary(stale)}
        </p>
        <tw-anagram-taking
          .disabled=${stale || !found?.count}
          @copy=${this.#copy}
          @download=${this.#on((form) => this.#download(form))}
        ></tw-anagram-taking>
      </div>
      <tw-anagram-order
        class="order"
        .options=${this.#options}
        .grouping=${this.#grouping}
        .groupings=${this.#groupings}
        .tileSets=${this.#tileSets}
        .tiles=${this.#tiles?.id ?? ""}
        .zipf=${settings.zipf}
        .hideRude=${settings.hideRude}
        .canHide=${knowsRude(this.#alphabet.id)}
        .problem=${problem ?? (this.trouble || null)}
        @options=${this.#on((patch) => store.setOptions(GAME, patch))}
        @words=${this.#on((patch) => store.set(patch))}
      ></tw-anagram-order>
      ${found && !found.count ? html`<p class="none">${text.none}</p>` : nothing}
      <tw-anagram-words
        .found=${found}
        .filled=${this.filled}
        .stale=${stale}
        .order=${this.#options.order}
        .opened=${this.opened}
        .letterLanguage=${this.#alphabet.id}
        @open=${this.#on((word) => this.#open(word))}
        @sight=${this.#on((sight) => this.#see(sight))}
      ></tw-anagram-words>
      ${
        this.opened
          ? html`<tw-anagram-word
              .engine=${this.engine}
              .list=${this.#list}
              .word=${this.opened}
              @open=${this.#on((word) => this.#open(word))}
              @close=${() => (this.opened = "")}
            ></tw-anagram-word>`
          : nothing
      }
    `;
  }

  /** @param {boolean} stale */
  #summary(stale) {
    const text = this.#texts.text.anagrams;
    const { answer, refusal } = this.#solving;
    const isReady = this.engine?.state.stage === "ready";
    if (!answer) return refusal ? text.refused : isReady ? text.working : text.pending;
    if (stale && !isReady) return text.pending;
    const n = (/** @type {number} */ value) => this.#texts.number(value);
    const count = answer.result.groups.reduce((sum, group) => sum + group.count, 0);
    return text.summary(n(count), n(Math.max(1, Math.round(answer.milliseconds))), this.#list.name, count);
  }

  /** The sentences about what is wrong, each by the place where it belongs. */
  get #problems() {
    /** @type {Record<string, string>} */
    const problems = {};
    const { refusal } = this.#solving;
    const field = String(refusal?.data.field ?? "");
    if (!refusal || field === "lexicon") return problems;
    const places = ["rack", "through", "pattern", "min_length", "max_length"];
    problems[places.includes(field) ? field : "general"] = this.#texts.error(refusal);
    return problems;
  }

  /**
   * @param {Partial<Position>} patch
   * @param {unknown} [stroke]
   */
  #edit(patch, stroke = null) {
    this.trouble = "";
    this.store?.edit(GAME, { ...this.position, ...patch }, stroke);
  }

  #clear = () => {
    this.store?.edit(GAME, emptyPosition());
    this.#rack?.focus();
  };

  /** @param {string} word */
  #open(word) {
    this.opened = word;
    if (!this.up) this.up = true;
  }

  /** @param {[number, number]} sight */
  #see(sight) {
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

  /** All the words, in the order in which they are shown. @returns {Promise<Group[]>} */
  async #every() {
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
      this.#taking?.sayCopied();
    } catch {
      this.trouble = this.#texts.text.anagrams.copyFailed;
    }
  };

  /** @param {"text" | "csv"} form */
  async #download(form) {
    const { rack, through } = this.position;
    const name = rack.replaceAll(/[[\]]/g, "").replaceAll("?", "_");
    try {
      const groups = await this.#every();
      const csv = form === "csv";
      const text = csv ? asTable(groups, through !== "") : asText(groups);
      const type = csv ? "text/csv" : "text/plain";
      download(`${name}.${csv ? "csv" : "txt"}`, new Blob([text], { type: `${type};charset=utf-8` }));
    } catch (error) {
      this.trouble = this.#texts.error(/** @type {any} */ (error));
    }
  }

  async #copyLink() {
    this.dispatchEvent(new CustomEvent("write-link"));
    try {
      await navigator.clipboard.writeText(location.href);
      this.#toolbar?.sayCopied();
    } catch {
      this.trouble = this.#texts.text.anagrams.linkFailed;
    }
  }

  /** Move the focus to the words. */
  focusPlays() {
    const words = /** @type {import("./words.js").AnagramWords | null} */ (
      this.renderRoot.querySelector("tw-anagram-words")
    );
    words?.focusList();
  }

  get #taking() {
    return /** @type {import("./taking.js").AnagramTaking | null} */ (
      this.renderRoot.querySelector("tw-anagram-taking")
    );
  }

  get #toolbar() {
    return /** @type {import("../letterpress/toolbar.js").LetterpressToolbar | null} */ (
      this.renderRoot.querySelector("tw-letterpress-toolbar")
    );
  }

  get #rack() {
    return /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("tw-anagram-rack"));
  }

  /** @param {KeyboardEvent} event */
  #onKey = (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const [target] = event.composedPath();
    if (target instanceof HTMLInputElement && target.type === "text") return; // a text field has its own history
    if (event.code === "KeyZ") event.shiftKey ? this.store?.redo(GAME) : this.store?.undo(GAME);
    else if (event.code === "KeyY") this.store?.redo(GAME);
    else return;
    event.preventDefault();
  };

  /**
   * A listener that takes an event's detail.
   * @param {(detail: any) => void} listen
   */
  #on(listen) {
    return (/** @type {CustomEvent} */ event) => listen(event.detail);
  }
}

customElements.define("tw-anagrams", Anagrams);
