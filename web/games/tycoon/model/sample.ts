/** The example of the first screen: the finder's cards, those of the pool above the hand. */
import { rowsPicture, tileSquare, type Picture } from "../../shared/picture.ts";
import type { Sample, SampleWords } from "../../shared/sample.ts";
import type { TycoonCard } from "../../../engine/methods.ts";
import { exampleFinder } from "./position.ts";
import { rules } from "./rules.ts";

const { hand, pool, patents } = exampleFinder;

/** @param cards those of the play, in the order of its letters */
function picture(cards: readonly TycoonCard[] = []): Picture {
  const row = (letters: string, source: TycoonCard["from"]) => {
    const left = cards.map((card, turn) => ({ ...card, turn })).filter(({ from }) => from === source);
    return Array.from(letters, (letter) => {
      const at = left.findIndex((card) => card.letter === letter);
      const [card] = at < 0 ? [] : left.splice(at, 1);
      return card ? { ...tileSquare(letter), played: true, turn: card.turn } : tileSquare(letter);
    });
  };
  const before = Array.from(
    { length: (hand.length - pool.length) >> 1 },
    () => ({ kind: "none", letter: "" }) as const,
  );
  return rowsPicture(hand.length, 3, [[...before, ...row(pool, "pool")], [], row(hand, "hand")]);
}

export const sample = ({ list: { id, alphabet }, selection }: SampleWords): Sample => ({
  picture: picture(),
  // Another list than the one in use would have to be fetched for this alone.
  ...(!rules.alphabets.includes(alphabet) && { unsolved: ({ games }) => games.tycoon.otherAlphabet }),
  ...(rules.alphabets.includes(alphabet) && {
    async solve(ask) {
      const { plays } = await ask("tycoon.solve", {
        lexicon: id,
        hand,
        pool,
        patents,
        limit: 1,
        ...selection,
      });
      const [play] = plays;
      if (!play) return null;
      const { words, money, stock } = play;
      return {
        picture: picture(play.cards.flat()),
        word: words.join(" + "),
        worth: ({ games }, number) => games.tycoon.earned(number(money), stock ? number(stock) : ""),
      };
    },
  }),
});
