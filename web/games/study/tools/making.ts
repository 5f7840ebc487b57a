/** Makes cards of words, whether a file or a search brings them: of those that their list has; says of which there is a question. */
import { addCards } from "../../shared/card-store.ts";
import type { CardKind } from "../../shared/cards.ts";
import type { Said } from "../../shared/page-state.ts";
import type { GivenWords } from "../model/source.ts";
import { meaningsFor } from "./asking.ts";
import type { StudyPage } from "./page.ts";

/** What came of it, or why nothing did. */
export interface Outcome {
  said: Said | null;
  trouble: Said | null;
}

/** Those of some words that their list has: all others have no question. A stem need not be a word. Null where the list is refused. */
export async function listed(
  page: StudyPage,
  { lexicon, words }: GivenWords,
  kind: CardKind,
  refuse: (trouble: Said) => void,
): Promise<readonly string[] | null> {
  if (kind === "stem") return words;
  const checked = await page.ask("lexicon.check", { lexicon, words: [...words] }, refuse);
  return checked && words.filter((word) => checked.valid[word]);
}

/** Those of some words whose meaning is known: of all others it cannot be asked. Null where the list is refused. */
export async function explained(
  page: StudyPage,
  { lexicon, words }: GivenWords,
  refuse: (trouble: Said) => void,
): Promise<readonly string[] | null> {
  const lists = meaningsFor(page, lexicon);
  const asked = { lexicon, kind: "definition" as const, words: [...words], lists };
  const made = await page.ask("study.cards", asked, refuse);
  return made?.cards.map(({ word }) => word) ?? null;
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
  const valid = await listed(page, given, kind, refuse);
  if (!valid) return;
  if (!valid.length) return refuse(() => page.texts.text.studyQuiz.files.strange);
  const cards = valid.map((word) => ({ list: lexicon, kind, word }));
  const { added } = await addCards(cards, { sooner: false });
  const [known, strange] = [valid.length - added, words.length - valid.length];
  const { texts } = page;
  const n = (count: number) => texts.number(count);
  const said = () => texts.text.studyQuiz.importedWords(n(added), n(known), n(strange), n(more));
  tell({ said, trouble: null });
}
