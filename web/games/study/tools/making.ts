/** Makes cards of words, whether a file or a search brings them: of those that their list has; says of which there is a question. */
import { addCards } from "../../shared/card-store.ts";
import type { CardKind } from "../../shared/cards.ts";
import type { Said } from "../../shared/page-state.ts";
import { Notation } from "../../../tiles/notation.ts";
import type { GivenWords } from "../model/source.ts";
import { questionOf } from "../model/quiz.ts";
import { listOf, meaningsFor } from "./asking.ts";
import type { StudyPage } from "./page.ts";

/** What came of it, or why nothing did. */
export interface Outcome {
  said: Said | null;
  trouble: Said | null;
}

/**
 * Those of some words of which there is a question: what their list has, of stems what makes words with one more letter, and
 * for meanings what is explained. Null where the list is refused.
 */
export async function askable(
  page: StudyPage,
  { lexicon, words }: Pick<GivenWords, "lexicon" | "words">,
  kind: CardKind,
  refuse: (trouble: Said) => void,
): Promise<readonly string[] | null> {
  const letters = Notation.ofAlphabet(listOf(page, lexicon).alphabet);
  let known = words.filter((word) => letters.spells(word));
  if (kind !== "stem" && known.length) {
    const checked = await page.ask("lexicon.check", { lexicon, words: known }, refuse);
    if (!checked) return null;
    known = known.filter((word) => checked.valid[word]);
  }
  if (!known.length || (kind !== "stem" && kind !== "definition")) return known;
  const lists = kind === "definition" ? meaningsFor(page, lexicon) : [];
  const made = await page.ask("study.cards", { lexicon, kind, words: known, lists }, refuse);
  if (!made) return null;
  const asks = (word: string) => questionOf(word, kind, (each) => letters.spell(each));
  const asked = new Set(
    made.cards.flatMap(({ word, answers }) => (kind === "stem" ? [word] : answers).map(asks)),
  );
  return known.filter((word) => asked.has(asks(word)));
}

/** Cards that there are stay as they are. @param more words that there were no room for */
export async function makeCards(
  page: StudyPage,
  given: GivenWords,
  kind: CardKind,
  tell: (outcome: Outcome) => void,
  more = 0,
): Promise<void> {
  const refuse = (trouble: Said) => tell({ said: null, trouble });
  const { lexicon, words } = given;
  const valid = await askable(page, given, kind, refuse);
  if (!valid) return;
  if (!valid.length) return refuse(() => page.texts.text.studyQuiz.strange(kind));
  const cards = valid.map((word) => ({ list: lexicon, kind, word }));
  const { added } = await addCards(cards, { sooner: false });
  const [known, strange] = [valid.length - added, words.length - valid.length];
  const { texts } = page;
  const n = (count: number) => texts.number(count);
  const said = () => {
    const { importedWords, skipped } = texts.text.studyQuiz;
    return importedWords(n(added), n(known), strange ? skipped(n(strange), kind) : "", n(more));
  };
  tell({ said, trouble: null });
}
