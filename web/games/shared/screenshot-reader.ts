/**
 * From a picture to a position: the picture beside what was read of it, with the squares that are worth a look marked,
 * and what they can be. Nothing on the table changes before it is used.
 *
 * Raises `use` with what was read and corrected, `elsewhere` with a picture that shows another game. `read(file)` opens
 * it, `choose()` has a file chosen first.
 */
import { html, nothing, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { button } from "../../ui/button.ts";
import { DialogPart } from "../../ui/dialog.ts";
import { layout } from "../../ui/layout-styles.ts";
import type { FieldEvent } from "../../ui/templates.ts";
import { wrong } from "../../ui/wrong.ts";
import { BLANK } from "../../tiles/notation.ts";
import { forgetPicture, keepPicture, keepSaid, keptPicture } from "./kept-pictures.ts";
import { learn } from "./learnt-letters.ts";
import { learntNote } from "./learnt-note.ts";
import { paint, pointIn, seenPicture } from "./picture-parts.ts";
import { isAborted } from "./queries.ts";
import { ACCEPTED, decode, type Screenshot } from "./screenshot.ts";
import { mayBeAnothers, sentenceOf } from "./screenshot-sentence.ts";
import { readerStyles } from "./screenshot-reader-styles.ts";
import {
  answered,
  corrected,
  doubts,
  moved,
  nextDoubt,
  squareAt,
  STEPS,
  typedTile,
  viewOf,
  type Reading,
  type Seen,
} from "./seen.ts";
import { seenBoard } from "./seen-board.ts";
import { corrector, NOTHING_TYPED } from "./seen-corrector.ts";
import type { Side } from "./sides.ts";
import { isSameBoard, leaveUnfinished, takeUnfinished } from "./unfinished-pictures.ts";
import { whoseSquares } from "./whose-squares.ts";

@customElement("tw-screenshot-reader")
export class ScreenshotReader extends DialogPart<{ use: Seen; elsewhere: Blob }> {
  @property({ attribute: false }) reading: Reading | null = null;
  /** Whose page it is on, by its id. */
  @property({ attribute: false }) game = "";
  @state() private picture: Screenshot | null = null;
  @state() private seen: Seen | null = null;
  /** The square that is looked at. */
  @state() private place = 0;
  /** What is wrong, as a sentence. */
  @state() private problem = "";
  /** May the picture show another game? */
  @state() private isOther = false;
  /** Was it to be used before it was said whose squares are whose? */
  @state() private unanswered = false;
  /** Is it asked whether corrections may be lost, as it is to be closed or another picture has come? */
  @state() private leaving = false;
  /** What was typed for a square and is no tile. */
  @state() private another = NOTHING_TYPED;
  @query("[type=file]") private field!: HTMLInputElement | null;
  @query(".picture canvas") private canvas!: HTMLCanvasElement | null;
  @query(".crop") private crop!: HTMLCanvasElement | null;

  static override styles = [layout, readerStyles];

  #abort = new AbortController();
  /** What is read. */
  #file: Blob | null = null;
  /** What shows no board of this game. */
  #strange: Blob | null = null;
  /** Was anything corrected or confirmed? */
  #corrected = false;
  /** What is to be read if corrections may be lost. */
  #next: Blob | null = null;

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#abort.abort();
    const [file, { seen, place }] = [this.#file, this];
    if (this.#corrected && file && seen) leaveUnfinished(this.game, { file, seen, place });
    else void forgetPicture(this.game);
  }

  get heading() {
    return this.texts.text.pictures.title;
  }

  /** Have a file chosen, and read it. */
  choose() {
    this.field?.click();
  }

  async read(file: Blob) {
    if (!this.#corrected) return this.#read(file);
    this.#next = file;
    return this.#ask();
  }

  /** Go on with a picture that was not done with when the page was left or loaded anew. */
  async resume() {
    const unfinished = takeUnfinished(this.game);
    const left = unfinished ? { ...unfinished, corrected: true } : await keptPicture(this.game);
    if (!left || !this.isConnected || this.dialog?.open) return;
    await this.#read(left.file);
    if (!this.seen || this.#file !== left.file || !isSameBoard(this.seen, left.seen)) return;
    this.seen = left.seen;
    this.#corrected = left.corrected;
    this.#keepSaid();
    this.#look(left.place);
  }

  /** Keep what was said of the picture, for when the page is loaded anew. */
  #keepSaid() {
    const [file, corrected, { seen, place }] = [this.#file, this.#corrected, this];
    if (file && seen) void keepSaid(this.game, { file, seen, place, corrected });
  }

  /** Read a picture; one that shows no board leaves the picture before and its corrections as they were. */
  async #read(file: Blob) {
    const { picture: former, seen: formerSeen, place: formerPlace } = this;
    const [formerFile, wasCorrected] = [this.#file, this.#corrected];
    this.#putAway();
    const { signal } = (this.#abort = new AbortController());
    this.#file = file;
    await this.show();
    try {
      const picture = await decode(file);
      const seen = signal.aborted ? null : await this.reading?.read(picture, signal);
      if (!seen || signal.aborted) return;
      this.picture = picture;
      this.seen = seen;
      this.place = Math.max(0, nextDoubt(seen, -1));
      void keepPicture(this.game, { file, seen, place: this.place, corrected: false });
      await this.updateComplete;
      void this.#focus(seen.sides === "asked" ? ".sides" : ".read [tabindex='0']");
    } catch (error) {
      if (signal.aborted || isAborted(error)) return;
      this.problem = sentenceOf(error, this.texts);
      this.isOther = mayBeAnothers(error);
      this.#strange = file;
      if (!former || !formerSeen) return;
      this.#file = formerFile;
      this.picture = former;
      this.seen = formerSeen;
      this.place = formerPlace;
      this.#corrected = wasCorrected;
      void this.#focus(".read [tabindex='0']");
    }
  }

  override mayClose() {
    if (!this.#corrected) return true;
    this.#next = null;
    void this.#ask();
    return false;
  }

  #ask() {
    this.leaving = true;
    return this.#focus("[name=keep-on]");
  }

  readonly #keepOn = () => {
    this.leaving = false;
    this.#next = null;
    void this.#focus(".read [tabindex='0']");
  };

  readonly #throwAway = () => {
    const next = this.#next;
    if (next) void this.#read(next);
    else this.close();
  };

  override closed() {
    this.#putAway();
    void forgetPicture(this.game);
  }

  #putAway() {
    this.#abort.abort();
    this.leaving = false;
    this.#corrected = false;
    this.#next = null;
    this.picture = null;
    this.seen = null;
    this.problem = "";
    this.isOther = false;
    this.unanswered = false;
  }

  protected override render() {
    return html`${super.render()}
      <input type="file" hidden accept=${ACCEPTED} @change=${this.#onChosen} @click=${this.#onChoose} />`;
  }

  content() {
    const { picture, seen, problem, reading } = this;
    const text = this.texts.text.pictures;
    if (problem && !seen) {
      return html`<div class="alone stack gap-12">
        ${wrong(problem)}
        <div class="buttons flow wraps">
          ${button("other", text.other, () => this.choose(), { look: "filled" })}
          ${this.isOther ? this.#toElsewhere() : nothing} ${button("cancel", text.cancel, this.close)}
        </div>
      </div>`;
    }
    if (!picture || !seen || !reading) {
      return html`<div class="alone stack gap-12">
        <p role="status">${text.reading}</p>
        <progress aria-label=${text.reading}></progress>
        <p class="quiet">${text.keptHere}</p>
      </div>`;
    }
    const view = { seen, reading, place: this.place, texts: this.texts };
    return html`
      ${whoseSquares(seen, this.texts.text, (side) => this.#answer(side), this.unanswered)}
      <div class="views stack halves ${seen.columns > 5 ? "wide" : ""}">
        ${seenPicture(seen, this.place, this.texts.text.pictures.picture, this.#onPicture)}
        ${seenBoard({ ...view, onPlace: (place) => (this.place = place), onKey: this.#onKey })}
      </div>
      <div class="foot stack gap-10">
        ${problem ? this.#another() : nothing}
        ${corrector({ ...view, another: this.another, onCorrect: (change, goesOn) => this.#correct(change, goesOn), onAnother: this.#onAnother })}
        ${this.#corrected ? nothing : learntNote(this.texts, () => this.#file && void this.#read(this.#file))}
        ${this.#buttons(seen)}
      </div>
    `;
  }

  /** What is wrong with another picture that came while this one is looked over. */
  #another() {
    return html`<div class="flow wraps column-gap-16">
      ${wrong(this.problem)} ${this.isOther && !this.#corrected ? this.#toElsewhere() : nothing}
    </div>`;
  }

  #toElsewhere() {
    return button("elsewhere", this.texts.text.pictures.elsewhere, this.#elsewhere);
  }

  readonly #elsewhere = () => {
    const file = this.#strange;
    this.close();
    if (file) this.raise("elsewhere", file);
  };

  #buttons(seen: Seen) {
    const text = this.texts.text.pictures;
    if (this.leaving) {
      return html`<div class="buttons flow wraps" role="group" aria-labelledby="leaving">
        <p class="text-15 strong" id="leaving" role="alert">${text.leaving}</p>
        <span class="ends flow at-end">
          ${button("throw-away", text.throwAway, this.#throwAway)}
          ${button("keep-on", text.keepOn, this.#keepOn, { look: "filled" })}
        </span>
      </div>`;
    }
    const left = doubts(seen);
    return html`<div class="buttons flow wraps">
      <p class="quiet figures text-15" role="status">
        ${left ? text.doubts(this.texts.number(left)) : text.clear}
      </p>
      <button type="button" class="button plain" name="next" ?hidden=${!left} @click=${this.#goOn}>
        ${text.next}
      </button>
      <span class="ends flow at-end">
        ${button("cancel", text.cancel, this.close)} ${button("use", text.use, this.#use, { look: "filled" })}
      </span>
    </div>`;
  }

  override willUpdate(changed: PropertyValues) {
    // The private names are no keys of the map's type.
    if (changed.has("place" as never) || changed.has("seen" as never)) this.another = NOTHING_TYPED;
  }

  override updated(changed: PropertyValues) {
    super.updated(changed);
    const { picture, seen } = this;
    if (!picture || !seen) return;
    // The private names are no keys of the map's type.
    const isNew = changed.has("picture" as never);
    if (this.canvas && isNew) paint(this.canvas, picture.canvas, viewOf(seen));
    const box = seen.squares[this.place]?.box;
    if (this.crop && box) paint(this.crop, picture.canvas, box);
  }

  #answer(side: Side) {
    if (!this.seen) return;
    this.seen = answered(this.seen, side === "ours");
    this.#keepSaid();
    this.unanswered = false;
    void this.#focus(".read [tabindex='0']");
  }

  /** @param goesOn to the next square that is worth a look, if this one was */
  #correct(change: Parameters<typeof corrected>[2], goesOn = true) {
    const { seen, place } = this;
    if (!seen) return;
    this.seen = corrected(seen, place, change);
    this.problem = "";
    this.#corrected = true;
    this.leaving = false;
    if (goesOn && seen.squares[place]?.doubtful) this.#goOn();
    this.#keepSaid();
  }

  /** Take a square as it is, and go on to the next that is worth a look. */
  #confirm() {
    if (this.seen?.squares[this.place]?.doubtful) this.#correct({});
    else this.#goOn();
  }

  readonly #goOn = () => {
    const next = this.seen ? nextDoubt(this.seen, this.place) : -1;
    if (next >= 0) this.#look(next);
  };

  #look(place: number) {
    this.place = place;
    void this.#focus(".read [tabindex='0']");
  }

  async #focus(selector: string) {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }

  readonly #use = () => {
    const { seen } = this;
    if (!seen) return;
    this.unanswered = seen.sides === "asked" && seen.squares.some(({ owner }) => owner !== "free");
    if (this.unanswered) return void this.#focus(".sides");
    if (this.reading) learn(seen, this.reading.notation);
    this.close();
    this.raise("use", seen);
  };

  readonly #onKey = (event: KeyboardEvent) => {
    const { seen, place, reading } = this;
    if (!seen || !reading || event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
    if (!this.#pressed(event, seen, place, reading)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Was the key of use? */
  #pressed(
    { key, shiftKey }: KeyboardEvent,
    seen: Seen,
    place: number,
    { notation, blanks }: Reading,
  ): boolean {
    const step = STEPS[key];
    if (step) this.#look(moved(seen, place, step));
    else if (key === "Enter" || key === " ") this.#confirm();
    else if (blanks && (key === "Backspace" || key === "Delete")) this.#correct({ tile: "" });
    else if (blanks && key === BLANK && place >= seen.onBoard) this.#correct({ tile: BLANK });
    else if (notation.isLetter(key)) this.#type(key, blanks && shiftKey);
    else return false;
    return true;
  }

  /** @param field what the field for another letter has if it is refused */
  #type(letter: string, asBlank = false, field = "") {
    const { reading, seen, place } = this;
    if (!reading || !seen) return;
    const tile = letter && typedTile(letter, reading, place < seen.onBoard, asBlank);
    if (tile) this.#correct({ tile });
    this.another = tile ? NOTHING_TYPED : { field, refused: letter };
  }

  readonly #onAnother = ({ target }: FieldEvent) => this.#type(target.value.trim(), false, target.value);

  readonly #onPicture = ({ target, currentTarget, clientX, clientY }: MouseEvent) => {
    const { seen } = this;
    if (!seen || !(target instanceof Element) || !(currentTarget instanceof Element)) return;
    const place = squareAt(seen, ...pointIn(viewOf(seen), currentTarget, clientX, clientY));
    if (place >= 0) this.#look(place);
  };

  /** The same file may be chosen again. */
  readonly #onChoose = ({ target }: FieldEvent) => (target.value = "");

  readonly #onChosen = ({ target }: FieldEvent) => {
    const [file] = target.files ?? [];
    if (file) void this.read(file);
  };
}
