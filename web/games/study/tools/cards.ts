/** The tool that remembers: what is due, the boxes of cards, and files of them. */
import { html, type ReactiveController } from "lit";
import { textOf } from "../../../ui/read-text.ts";
import { saveFile } from "../../../ui/save-file.ts";
import { detail } from "../../../ui/templates.ts";
import { Notation } from "../../../tiles/notation.ts";
import { addCards, cardStore } from "../../shared/card-store.ts";
import { keyOf } from "../../shared/cards.ts";
import { numberOf } from "../../shared/days.ts";
import { Slice, type Said } from "../../shared/page-state.ts";
import { boxesOf, forecast, ranksOf, retention, streakOf, type Box } from "../model/boxes.ts";
import { LARGEST_FILE, merged, readFile, writeBoxes, type Found } from "../model/files.ts";
import type { Way } from "../model/quiz.ts";
import "../parts/boxes.ts";
import type { NamedBox } from "../parts/boxes.ts";
import "../parts/progress.ts";
import type { StudyPage, StudyView } from "./page.ts";

/** What asks the cards of a box that are due, in one way or the other. */
interface Asker {
  way: Way;
  ask(box: Box): unknown;
}

interface State {
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
    this.#slice = new Slice<State>(page, { said: null, trouble: null });
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
    const lists = this.#page.engine?.catalogue ?? [];
    return boxesOf(cardStore.all, new Date()).map((box) => ({
      ...box,
      name: lists.find(({ id }) => id === box.list)?.name ?? null,
    }));
  }

  readonly #export = (): void => {
    const text = writeBoxes({ cards: cardStore.all, days: [...cardStore.days] });
    saveFile(`tilewise-cards-${numberOf(new Date())}.json`, new Blob([text], { type: "application/json" }));
  };

  readonly #open = async (file: File): Promise<void> => {
    const text = await textOf(file, LARGEST_FILE);
    this.#slice.set({ said: null, trouble: null });
    if (text === null) return this.#refuse("large");
    await this.#take(readFile(text, Notation.ofAlphabet(this.#page.list.alphabet)));
  };

  async #take(found: Found): Promise<void> {
    const { texts } = this.#page;
    const n = (value: number) => texts.number(value);
    if (found.kind === "words") return this.#takeWords(found.words);
    if (found.kind !== "boxes") return this.#refuse(found.kind);
    const { cards, days, damaged } = found;
    const read = new Map(cards.map((card) => [keyOf(card), card]));
    await cardStore.change(cards, (card, name) => {
      const other = read.get(keyOf(name));
      return other ? merged(card, other) : card;
    });
    await cardStore.addDays(days);
    this.#slice.set({ said: () => texts.text.studyQuiz.imported(n(cards.length), n(damaged)) });
  }

  /** Make cards of the words of a file that are in the list in use. */
  async #takeWords(words: readonly string[]): Promise<void> {
    const { list, texts } = this.#page;
    const n = (value: number) => texts.number(value);
    const checked = await this.#page.ask(
      "lexicon.check",
      { lexicon: list.id, words: [...words] },
      (trouble) => this.#slice.set({ trouble }),
    );
    if (!checked) return;
    const valid = words.filter((word) => checked.valid[word]);
    if (!valid.length) return this.#refuse("strange");
    const { added } = await addCards(valid.map((word) => ({ list: list.id, kind: "anagrams", word })));
    const [known, strange] = [valid.length - added, words.length - valid.length];
    this.#slice.set({ said: () => texts.text.studyQuiz.importedWords(n(added), n(known), n(strange)) });
  }

  #refuse(why: "none" | "binary" | "damaged" | "large" | "strange"): void {
    this.#slice.set({ trouble: () => this.#page.texts.text.studyQuiz.files[why] });
  }

  positionPane() {
    const { said, trouble } = this.#slice.now;
    const today = new Date();
    return html`<tw-study-boxes
      .boxes=${this.#boxes}
      .today=${cardStore.days.get(numberOf(today)) ?? null}
      .streak=${streakOf(cardStore.days, today)}
      .said=${said?.() ?? ""}
      .problem=${trouble?.() ?? ""}
      .unkept=${cardStore.unkept}
      .way=${this.#quiz.way}
      @way=${detail((way: Way) => (this.#quiz.way = way))}
      @ask=${detail((box: Box) => void this.#quiz.ask(box))}
      @file=${detail(this.#open)}
      @export=${this.#export}
    ></tw-study-boxes>`;
  }

  answersPane() {
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
