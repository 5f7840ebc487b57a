/** The example of the first screen: a word, and the letters that make another one before or behind it. */
import { rowsPicture, tileSquare } from "../../shared/picture.ts";
import type { Sample, SampleWords } from "../../shared/sample.ts";

type Hooked = readonly [front: string, word: string, back: string];

const words: Readonly<Partial<Record<string, Hooked>>> = { tr: ["DSY", "OLMA", "KZ"] };

/** Rows of the picture, the word in the middle. */
const HEIGHT = 5;
const MIDDLE = 2;

export function sample({ list: { alphabet } }: SampleWords): Sample {
  const [front, word, back] = words[alphabet] ?? (["BDGT", "RAIN", "SY"] as const);
  const none = { kind: "none", letter: "" } as const;
  const hook = (letters: string, row: number) => {
    const letter = letters[row - Math.max(0, MIDDLE - Math.floor(letters.length / 2))];
    return letter ? tileSquare(letter) : none;
  };
  const rows = Array.from({ length: HEIGHT }, (_, row) => [
    hook(front, row),
    ...Array.from(word, (letter) => (row === MIDDLE ? { ...tileSquare(letter), played: true } : none)),
    hook(back, row),
  ]);
  return { picture: rowsPicture(word.length + 2, HEIGHT, rows) };
}
