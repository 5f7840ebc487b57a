/** The tool that remembers: what is due, the boxes of cards, and files of them. */
import { html, type ReactiveController } from "lit";
import { textOf } from "../../../ui/read-text.ts";
import { saveFile } from "../../../ui/save-file.ts";
import { detail } from "../../../ui/templates.ts";
import type { Lexicon } from "../../../engine/protocol.ts";
import { Notation } from "../../../tiles/notation.ts";
import { cardStore } from "../../shared/card-store.ts";
import { keyOf, type Card } from "../../shared/cards.ts";
import { numberOf } from "../../shared/days.ts";
import { Slice, type Said } from "../../shared/page-state.ts";
import { boxesOf, cardsIn, forecast, ranksOf, retention, streakOf, type Box } from "../model/boxes.ts";
import { LARGEST_FILE, merged, readFile, writeBoxes, type Found } from "../model/files.ts";
import type { Way } from "../model/quiz.ts";
import "../parts/box.ts";
import type { StudyBox } from "../parts/box.ts";
import "../parts/boxes.ts";
import type { NamedBox, StudyBoxes } from "../parts/boxes.ts";
import "../parts/progress.ts";
import { focusSaid } from "../parts/taken-out.ts";
import { makeCards } from "./making.ts";
import type { StudyPage, StudyView } from "./page.ts";

/** What asks the cards of a box that are due, in one way or the other. */
interface Asker {
  way: Way;
  ask(box: Box): unknown;
}

interface State {
  /** The box whose cards are shown. */
  opened: Pick<Box, "list" | "kind"> | null;
  /** Cards that were taken out last, and can be put back. */
  removed: readonly Card[];
  said: Said | null;
  trouble: Said | null;
}

/** Days that the forecast looks ahead. */
const AHEAD = 14;

/** Words whose ranks are asked for; those that were asked most often. */
const MOST_RANKED = 2_000;

export class Cards implements StudyView, ReactiveController {
  readonly #page: StudyPage;
  readonly #quiz: Asker;
  readonly #slice: Slice<State>;
  readonly #ranks;

  constructor(page: StudyPage, quiz: Asker) {
    this.#page = page;
    this.#quiz = quiz;
    this.#slice = new Slice<State>(page, { opened: null, removed: [], said: null, trouble: null });
    this.#ranks = page.queries.add(
      "study.search",
      () => {
        const words = page.options.view === "cards" ? this.#tested : [];
        return words.length ? { lexicon: page.list.id, where: { words }, limit: null } : null;
      },
      { kept: true, aside: true },
    );
    page.addController(this);
  }

  get labels() {
    const { due, progress } = this.#page.texts.text.studyQuiz;
    return { position: due, answers: progress };
  }

  hostConnected(): void {
    cardStore.addEventListener("change", this.#redraw);
    void cardStore.ready.then(this.#redraw);
  }

  hostDisconnected(): void {
    cardStore.removeEventListener("change", this.#redraw);
  }

  readonly #redraw = (): void => this.#page.requestUpdate();

  /** The words of the list in use of whose cards it is known whether they were remembered. */
  get #tested(): string[] {
    const own = cardStore.all.filter(({ list, tested }) => tested && list === this.#page.list.id);
    const often = own.sort((one, other) => other.tested - one.tested).slice(0, MOST_RANKED);
    return [...new Set(often.map(({ word }) => word))].sort();
  }

  get #boxes(): NamedBox[] {
    return boxesOf(cardStore.all, new Date()).map((box) => ({
      ...box,
      name: this.#listOf(box)?.name ?? null,
    }));
  }

  /** The word list of a box; undefined where it is not here. */
  #listOf({ list }: Pick<Box, "list">): Lexicon | undefined {
    return this.#page.engine?.catalogue.find(({ id }) => id === list);
  }

  get #part(): StudyBoxes | null {
    return this.#page.renderRoot.querySelector("tw-study-boxes");
  }

  /** The cards of the box that is open; none where there is none. */
  get #shown(): Card[] {
    const { opened } = this.#slice.now;
    return opened ? cardsIn(cardStore.all, opened) : [];
  }

  #open({ list, kind }: Box): void {
    this.#slice.set({ opened: { list, kind } });
    this.#page.frame.pull(true);
  }

  /** Was a box open? */
  release(): boolean {
    const { opened } = this.#slice.now;
    if (!opened || !this.#shown.length) return false;
    this.#slice.set({ opened: null });
    this.#part?.focusOpen(opened);
    return true;
  }

  readonly #remove = async (cards: readonly Card[]): Promise<void> => {
    await cardStore.change(cards, () => null);
    const { texts } = this.#page;
    const n = texts.number(cards.length);
    this.#slice.set({ removed: cards, said: () => texts.text.studyQuiz.box.removed(n), trouble: null });
    if (this.#shown.length) return;
    await this.#page.updateComplete;
    await this.#part?.focusUndo();
  };

  readonly #putBack = async (): Promise<void> => {
    const { removed } = this.#slice.now;
    const before = new Map(removed.map((card) => [keyOf(card), card]));
    await cardStore.change(removed, (card, name) => card ?? before.get(keyOf(name)) ?? null);
    const { texts } = this.#page;
    const n = texts.number(removed.length);
    this.#slice.set({ removed: [], said: () => texts.text.studyQuiz.box.putBack(n) });
    await this.#page.updateComplete;
    focusSaid(this.#page.renderRoot.querySelector<StudyBox>("tw-study-box") ?? this.#part);
  };

  readonly #export = async (): Promise<void> => {
    const missed = await cardStore.allMissed();
    const text = writeBoxes({ cards: cardStore.all, days: [...cardStore.days], missed });
    saveFile(`tilewise-cards-${numberOf(new Date())}.json`, new Blob([text], { type: "application/json" }));
  };

  readonly #read = async (file: File): Promise<void> => {
    const letters = Notation.ofAlphabet(this.#page.list.alphabet);
    const text = await textOf(file, { largest: LARGEST_FILE, letters: letters.characters });
    this.#slice.set({ said: null, trouble: null, removed: [] });
    if (text === null) return this.#refuse("large");
    await this.#take(readFile(text, letters, { name: file.name }));
  };

  async #take(found: Found): Promise<void> {
    const { texts } = this.#page;
    const n = (value: number) => texts.number(value);
    if (found.kind === "words") {
      const given = { name: "", lexicon: this.#page.list.id, words: found.words };
      return makeCards(this.#page, given, "anagrams", (came) => this.#slice.set(came), found.more);
    }
    if (found.kind !== "boxes") return this.#refuse(found.kind);
    const { cards, days, missed, damaged } = found;
    const read = new Map(cards.map((card) => [keyOf(card), card]));
    await cardStore.change(cards, (card, name) => {
      const other = read.get(keyOf(name));
      return other ? merged(card, other) : card;
    });
    await cardStore.addDays(days);
    await cardStore.noteMissed(missed);
    this.#slice.set({ said: () => texts.text.studyQuiz.imported(n(cards.length), n(damaged)) });
  }

  #refuse(why: "none" | "binary" | "damaged" | "newer" | "large"): void {
    this.#slice.set({ trouble: () => this.#page.texts.text.studyQuiz.files[why] });
  }

  positionPane() {
    const { trouble } = this.#slice.now;
    const { said, undoes } = this.#shown.length ? { said: "", undoes: false } : this.#said;
    const today = new Date();
    return html`<tw-study-boxes
      .boxes=${this.#boxes}
      .today=${cardStore.days.get(numberOf(today)) ?? null}
      .streak=${streakOf(cardStore.days, today)}
      .said=${said}
      .problem=${trouble?.() ?? ""}
      .unkept=${cardStore.unkept}
      .way=${this.#quiz.way}
      ?undoes=${undoes}
      @undo=${this.#putBack}
      @open=${detail((box: Box) => this.#open(box))}
      @way=${detail((way: Way) => (this.#quiz.way = way))}
      @ask=${detail((box: Box) => void this.#quiz.ask(box))}
      @file=${detail(this.#read)}
      @export=${this.#export}
    ></tw-study-boxes>`;
  }

  answersPane() {
    const { opened } = this.#slice.now;
    const shown = this.#shown;
    return opened && shown.length ? this.#box(opened, shown) : this.#progress();
  }

  /** What came of what was tried last: told beside the cards of a box that is open, or else beneath all boxes. */
  get #said() {
    const { said, removed } = this.#slice.now;
    return { said: said?.() ?? "", undoes: removed.length > 0 };
  }

  #box(opened: Pick<Box, "list" | "kind">, cards: readonly Card[]) {
    const { text } = this.#page.texts;
    const list = this.#listOf(opened);
    return html`<tw-study-box
      .cards=${cards}
      .name="${text.studyQuiz.kinds[opened.kind]} · ${list?.name ?? opened.list}"
      .letterLanguage=${list?.alphabet ?? "en"}
      .said=${this.#said.said}
      ?undoes=${this.#said.undoes}
      @remove=${detail(this.#remove)}
      @undo=${this.#putBack}
      @close=${() => this.release()}
    ></tw-study-box>`;
  }

  #progress() {
    const cards = cardStore.all;
    const letters = Notation.ofAlphabet(this.#page.list.alphabet);
    const ranks = new Map(
      this.#ranks.answer?.result.words.map(({ word, probability }) => [word, probability]),
    );
    const own = cards.filter(({ list }) => list === this.#page.list.id);
    const rank = (word: string) => {
      const known = ranks.get(word) ?? null;
      return known && ranksOf(known);
    };
    return html`<tw-study-progress
      .coming=${forecast(cards, new Date(), AHEAD)}
      .byLength=${retention(own, ({ word }) => letters.spell(word).length)}
      .byRank=${retention(own, ({ word }) => rank(word))}
    ></tw-study-progress>`;
  }

  focusAnswers(): void {
    this.#page.frame.focusSheet();
  }
}
