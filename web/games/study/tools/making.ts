/** Makes cards of words, whether a file or a search brings them: of those that their list has. */
import { addCards } from "../../shared/card-store.ts";
import type { CardKind } from "../../shared/cards.ts";
import type { Said } from "../../shared/page-state.ts";
import type { GivenWords } from "../model/source.ts";
import type { StudyPage } from "./page.ts";

/** What came of it, or why nothing did. */
export interface Outcome {
  said: Said | null;
  trouble: Said | null;
}

/** Cards that there are stay as they are. @param more words that there were no room for */
export async function makeCards(
  page: StudyPage,
  { lexicon, words }: GivenWords,
  kind: CardKind,
  tell: (outcome: Outcome) => void,
  more = 0,
): Promise<void> {
  const refuse = (trouble: Said) => tell({ said: null, trouble });
  const checked = await page.ask("lexicon.check", { lexicon, words: [...words] }, refuse);
  if (!checked) return;
  // A stem need not be a word.
  const valid = kind === "stem" ? words : words.filter((word) => checked.valid[word]);
  if (!valid.length) return refuse(() => page.texts.text.studyQuiz.files.strange);
  const cards = valid.map((word) => ({ list: lexicon, kind, word }));
  const { added } = await addCards(cards, { sooner: false });
  const [known, strange] = [valid.length - added, words.length - valid.length];
  const { texts } = page;
  const n = (count: number) => texts.number(count);
  const said = () => texts.text.studyQuiz.importedWords(n(added), n(known), n(strange), n(more));
  tell({ said, trouble: null });
}
