/**
 * Bringing a word list: drop a file, choose one, or paste words; then what was taken, what was refused, and why.
 *
 * Raises `use` with the new list's id, and `done`.
 */
import { button } from "../ui/button.ts";
import { Part } from "../ui/part.ts";
import type { FirstTexts } from "../text/en.ts";
import { html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { icon } from "../ui/icons.ts";
import { firstOf } from "../ui/many-files.ts";
import type { FieldEvent } from "../ui/templates.ts";
import { describedBy, wrong } from "../ui/wrong.ts";
import type { Doubt, ListFile, Report, Way } from "../engine/lists.ts";
import { language } from "../text/language.ts";
import { listImportStyles } from "./list-import-styles.ts";
import { likelyLanguage } from "./list-language.ts";
import { Asking } from "./list-view.ts";

/** Refused lines that are shown. */
const SHOWN = 20;

/** Languages that are named of those whose letters fit too. */
const NAMED = 4;

/** The first way of each encoding, which is in its likeliest alphabet. */
const firstOfEach = (ways: readonly Way[]) =>
  ways.filter((way, i) => ways.findIndex(({ encoding }) => encoding === way.encoding) === i);

@customElement("tw-list-import")
export class ListImport extends Part<{ use: string; done: undefined }, FirstTexts> {
  readonly #asking = new Asking(this, this.texts);

  /** A file that was dropped on the page. */
  @property({ attribute: false }) file: File | null = null;
  /** The words that are to be taken, as they are typed or pasted. */
  @state() pasted = "";
  /** Id of the alphabet that the visitor chose; empty if it is to be found out. */
  @state() alphabet = "";
  /** Is a file held over the place to drop it? */
  @state() dragging = false;
  /** The name of what is being read. */
  @state() sourceName = "";
  /** What part of it has been read. */
  @state() portion = 0;
  @state() report: Report | null = null;
  /** The ways to read a file, while it is not clear which is right. */
  @state() ways: readonly Way[] | null = null;

  static override styles = listImportStyles;

  #abort = new AbortController();
  /** What was read last, so that it can be read again. */
  #source: { name: string; content: Blob } | null = null;
  /** As what it was read. */
  #how: Pick<ListFile, "alphabet" | "encoding" | "id"> = {};

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#abort.abort();
  }

  override updated(changed: PropertyValues) {
    if (changed.has("file") && this.file) this.#readFile(this.file);
    if (changed.has("sourceName") || changed.has("ways")) {
      this.renderRoot.querySelector<HTMLElement>(this.#first)?.focus();
    }
  }

  /** What has the focus first in what is shown now. */
  get #first() {
    if (this.sourceName) return "[name=cancel]";
    if (this.ways) return ".way";
    if (this.report) return "[name=use]";
    return this.pasted ? "textarea" : "[name=choose]";
  }

  override render() {
    if (this.sourceName) return this.#progress();
    if (this.ways) return this.#inDoubt(this.ways);
    return this.report ? this.#told(this.report) : this.#asked();
  }

  /** Shows some words in each way to read the file, to pick from. */
  #inDoubt(ways: readonly Way[]) {
    const text = this.texts.text.lists.doubt;
    return html`
      <p id="doubt" class="flush" role="status">${text.ask}</p>
      <div class="stack" role="group" aria-labelledby="doubt">
        ${firstOfEach(ways).map(
          (way) =>
            html`<button
              type="button"
              class="way presses stack bare-button breaks"
              data-encoding=${way.encoding}
              @click=${() => this.#source && this.#read(this.#source, { ...this.#how, encoding: way.encoding })}
            >
              <b lang=${way.alphabet}>${way.words.join(", ")}</b>
              <span class="quiet text-15">${this.#language(way.alphabet)}, ${way.encoding}</span>
            </button>`,
        )}
      </div>
      <div class="flow wraps">${button("none", text.none, () => (this.ways = null))}</div>
    `;
  }

  #asked() {
    const text = this.texts.text.lists;
    const { trouble } = this.#asking;
    const { rejected = [], rejected_count: refused = 0 }: Partial<Report> = this.#asking.data;
    return html`
      <div
        class="drop flow column gap-6 ${this.dragging ? "dragging" : ""}"
        @dragover=${this.#onOver}
        @dragleave=${() => (this.dragging = false)}
        @drop=${this.#onDrop}
      >
        ${icon("upload")}<b class="weight-650">${text.drop}</b
        ><span class="quiet text-15">${text.dropHint}</span>
        ${button("choose", text.choose, this.#chooseFile, { look: "filled" })}
        <input type="file" hidden @change=${this.#onChosen} />
      </div>
      ${wrong(trouble)} ${this.#refused(rejected, refused)}
      <form class="stack" @submit=${this.#onPaste}>
        <label class="stack gap-5">
          <span class="label">${text.paste}</span>
          <textarea
            class="field"
            name="words"
            rows="4"
            placeholder=${text.pasteHint}
            aria-describedby=${describedBy(trouble)}
            .value=${this.pasted}
            @input=${({ target }: FieldEvent<HTMLTextAreaElement>) => (this.pasted = target.value)}
            autocapitalize="none"
            autocomplete="off"
            spellcheck="false"
          ></textarea>
        </label>
        <div class="flow wraps">
          <button type="submit" class="button plain" name="take">${text.take}</button>
        </div>
      </form>
      <label class="stack gap-5">
        <span class="label">${text.alphabet}</span>
        ${this.#alphabets(this.alphabet, true)}
      </label>
      <p class="quiet flush text-15">${text.keptHere}</p>
    `;
  }

  #progress() {
    const text = this.texts.text.lists;
    const whole = this.portion >= 1;
    return html`
      <p class="flush" role="status">
        ${whole ? text.sorting(this.sourceName) : text.reading(this.sourceName)}
      </p>
      ${
        whole
          ? html`<progress aria-label=${text.sorting(this.sourceName)}></progress>`
          : html`<progress
              max="1"
              .value=${this.portion}
              aria-label=${text.reading(this.sourceName)}
            ></progress>`
      }
      <div class="flow wraps">${button("cancel", text.cancel, this.#cancel)}</div>
    `;
  }

  #told(report: Report) {
    const text = this.texts.text.lists;
    const words = text.report;
    const n = (value: number) => this.texts.number(value);
    const { entry, rejected, rejected_count: refused, repeated } = report;
    return html`
      <div role="status">
        <p class="taken figures flush">
          ${words.taken(n(entry.words), n(report.lines), entry.name, entry.words)}
        </p>
        <p class="quiet flush text-15">
          ${words.read(this.#language(report.alphabet), report.encoding)} ${this.#form(report)}
          ${repeated ? words.repeated(n(repeated), repeated) : ""}
        </p>
      </div>
      ${report.kept ? nothing : wrong(words.unkept)} ${this.#refused(rejected, refused)}
      <label class="stack gap-5">
        <span class="label">${words.again}</span>
        ${this.#alphabets(report.alphabet, false)}
      </label>
      <div class="flow wraps">
        ${button("use", words.use, () => this.raise("use", entry.id), { look: "filled" })}
        ${button("done", words.done, () => this.raise("done"))}
      </div>
    `;
  }

  /** The lines that were refused, as far as they are told of, and why. */
  #refused(rejected: Report["rejected"], count: number) {
    if (!count) return nothing;
    const text = this.texts.text.lists;
    const words = text.report;
    const n = (value: number) => this.texts.number(value);
    const shown = rejected.slice(0, SHOWN);
    return html`<div>
      <p class="flush">
        ${words.refused(n(count), count)} ${count > shown.length ? words.first(n(shown.length)) : nothing}
      </p>
      <ul class="refused unstyled stack gap-4 breaks text-15" tabindex="0">
        ${shown.map(
          ({ line, text: read, reason }) =>
            html`<li>
              <span class="quiet">${words.line(n(line))}</span>
              <b class="strong">${read}</b> ${text.reason(reason)}
            </li>`,
        )}
      </ul>
    </div>`;
  }

  /** What the file was, and what of it was left out or kept. */
  #form({ form, columns, comments, marks, flags, folded, inside, definitions, counts, candidates }: Report) {
    const words = this.texts.text.lists.report;
    const n = (value: number) => this.texts.number(value);
    const names: Partial<Record<string, string>> = words.columns;
    const others = candidates.slice(1).map(({ alphabet }) => this.#language(alphabet));
    return [
      inside && words.inside(inside),
      form === "columns" && words.as(columns.flatMap((column) => names[column] ?? []).join(", ")),
      form === "several" && words.several,
      form === "hunspell" && words.hunspell,
      flags > 0 && words.flags(n(flags), flags),
      definitions + counts > 0 && words.kept(definitions ? n(definitions) : "", counts ? n(counts) : ""),
      comments > 0 && words.comments(n(comments), comments),
      columns.includes("alphagram") && words.alphagrams,
      marks && words.marks(marks),
      folded.length > 0 && words.folded(folded.map(({ letter }) => letter).join(" ")),
      others.length > 0 &&
        words.alike(others.slice(0, NAMED).join(", ") + (others.length > NAMED ? "…" : "")),
    ]
      .filter(Boolean)
      .join(" ");
  }

  /** @param guessed may it be left to be found out? */
  #alphabets(chosen: string, guessed: boolean) {
    const names = Object.keys(PAGE.alphabets)
      .map((id) => ({ id, name: this.#language(id) }))
      .sort((a, b) => a.name.localeCompare(b.name, language()));
    return html`<select
      class="field"
      name="alphabet"
      @change=${({ target }: FieldEvent<HTMLSelectElement>) => {
        this.alphabet = target.value;
        const { report } = this;
        if (guessed || !this.#source || !report) return;
        const { encoding, entry } = report;
        void this.#read(this.#source, { alphabet: target.value, encoding, id: entry.id });
      }}
    >
      ${guessed ? html`<option value="">${this.texts.text.lists.guess}</option>` : nothing}
      ${names.map(({ id, name }) => html`<option value=${id} .selected=${id === chosen}>${name}</option>`)}
    </select>`;
  }

  #language(id: string) {
    return new Intl.DisplayNames(language(), { type: "language" }).of(id) ?? id;
  }

  #chooseFile() {
    this.renderRoot.querySelector<HTMLInputElement>("[type=file]")?.click();
  }

  #onChosen({ target }: FieldEvent) {
    const [file] = target.files ?? [];
    if (file) this.#readFile(file);
  }

  #onOver(event: DragEvent) {
    event.preventDefault();
    this.dragging = true;
  }

  #onDrop(event: DragEvent) {
    event.preventDefault();
    event.stopPropagation();
    this.dragging = false;
    const file = firstOf(event.dataTransfer?.files, this);
    const text = event.dataTransfer?.getData("text/plain");
    if (file) this.#readFile(file);
    else if (text) this.#readText(text);
  }

  #onPaste(event: SubmitEvent) {
    event.preventDefault();
    this.#readText(this.pasted);
  }

  #readText(text: string) {
    this.pasted = text;
    // Pasted words may stand side by side as well.
    const lines = text.includes("\n") ? text : text.trim().replace(/[\s,;]+/g, "\n");
    const source = { name: this.texts.text.lists.pasted, content: new Blob([lines]) };
    void this.#read(source, { alphabet: this.alphabet || null });
  }

  #readFile(file: File) {
    const name = file.name.replace(/\.[^.]{1,5}$/, "") || file.name;
    void this.#read({ name, content: file }, { alphabet: this.alphabet || null });
  }

  /** @param how it is to be read, as far as that is known */
  async #read(source: { name: string; content: Blob }, how: Pick<ListFile, "alphabet" | "encoding" | "id">) {
    if (!this.#asking.engine || this.sourceName) return;
    this.#source = source;
    this.#how = how;
    this.sourceName = source.name;
    this.portion = 0;
    this.#abort = new AbortController();
    const { lists } = this.#asking.engine;
    const { signal } = this.#abort;
    const onPortion = (portion: number) => (this.portion = portion);
    const { alphabet = null, encoding = null, id } = how;
    const known = {
      ...source,
      alphabet,
      encoding,
      language: likelyLanguage(source.name, language()),
      ...(id && { id }),
    };
    const read: Report | Doubt | null = await this.#asking.attempt(() =>
      lists.import(known, onPortion, signal),
    );
    this.ways = read && "ways" in read ? read.ways : null;
    this.report = read && "entry" in read ? read : null;
    this.sourceName = "";
  }

  #cancel = () => this.#abort.abort();
}
