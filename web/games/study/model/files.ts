/**
 * Boxes as one file, and words from other programs' files: texts that Anki exports (fields between tabs after lines with #,
 * perhaps with HTML in them) and lists as Zyzzyva saves them (a word a line, or an alphagram and its words).
 */
import type { Notation } from "../../../tiles/notation.ts";
import { readCard, type Card } from "../../shared/cards.ts";
import type { Day } from "../../shared/card-store.ts";
import { dayOfNumber } from "../../shared/days.ts";

/** All that is kept of what was learnt. */
export interface Boxes {
  cards: readonly Card[];
  /** Each with its number, 20261129. */
  days: readonly (readonly [day: number, answers: Day])[];
}

/** What a file holds, or why it is of no use. */
export type Found =
  | (Boxes & { kind: "boxes"; damaged: number })
  | { kind: "words"; words: string[]; more: number }
  | { kind: "none" | "binary" | "damaged" };

/** Cards, or words, that are taken from one file. */
const MOST = 50_000;

/** Bytes of a file that is read: ten times as many cards as anybody has. */
export const LARGEST_FILE = 40_000_000;

/** Tiles, and characters, of a word. */
const LONGEST = 64;
const LONGEST_WORD = 256;

const TYPE = "tilewise-study";

export const writeBoxes = ({ cards, days }: Boxes): string =>
  JSON.stringify({ type: TYPE, version: 1, days, cards });

/** @param most words that are taken */
export function readFile(text: string, notation: Notation, most = MOST): Found {
  // No text has such characters; what is no UTF-8 was read as another encoding before.
  if (/[\0-\x08\x0e-\x1a]/.test(text)) return { kind: "binary" };
  const plain = text.replace(/^\uFEFF/, "").trim();
  if (/^\{\s*"type"\s*:\s*"tilewise-study"/.test(plain)) return readBoxes(plain);
  const words = readWords(plain, notation);
  return words.length
    ? { kind: "words", words: words.slice(0, most), more: Math.max(0, words.length - most) }
    : { kind: "none" };
}

function readBoxes(text: string): Found {
  try {
    // Looked at here.
    const { cards, days } = JSON.parse(text) as { cards?: unknown; days?: unknown };
    if (!Array.isArray(cards)) return { kind: "damaged" };
    const read = cards.slice(0, MOST).map(readCard);
    const whole = read.filter((card) => card !== null);
    if (!whole.length && cards.length) return { kind: "damaged" };
    const told = Array.isArray(days) ? days.flatMap(readDay) : [];
    return { kind: "boxes", cards: whole, days: told, damaged: cards.length - whole.length };
  } catch {
    return { kind: "damaged" };
  }
}

function readDay(value: unknown): [number, Day][] {
  const [number, day] = Array.isArray(value) ? (value as unknown[]) : []; // of whatever
  const { asked, right } = (day ?? {}) as Partial<Day>; // looked at here
  const whole = [number, asked, right].every((each) => Number.isSafeInteger(each) && Number(each) >= 0);
  if (!whole || !dayOfNumber(Number(number)) || Number(right) > Number(asked)) return [];
  return [[Number(number), { asked: Number(asked), right: Number(right) }]];
}

/** Of two cards of one word the one that was asked last; of a card that is here, what the other knows of its position. */
export function merged(here: Card | null, other: Card): Card {
  if (!here) return other;
  const { position = other.position, ...last } = other.last > here.last ? other : here;
  return { ...last, ...(position && { position }) };
}

/** The words of a text, in upper case, each once. */
export function readWords(text: string, notation: Notation): string[] {
  const lines = text.split(/\r\n?|\n/);
  const heads = lines.filter((line) => /^#[\w\s]+:/.test(line)).join("\n");
  const rows = lines.filter((line) => line.trim() && !line.startsWith("#"));
  const single = rows.length === 1 && !heads;
  const fields = heads ? separatorOf(heads) : "\t";
  const aside = new Set(
    [...heads.matchAll(/^#(?:tags|deck|notetype|guid) column:\s*(\d+)/gim)].map(([, n]) => Number(n) - 1),
  );
  const isHtml = /^#html:\s*true/im.test(heads);
  const found = rows.flatMap((row) => {
    const parts = row.split(fields).filter((_, n) => !aside.has(n));
    const plain = parts.map((part) => (isHtml ? plainOf(part) : part.replace(/^"(.*)"$/s, "$1")));
    return wordsOf(plain, notation, single);
  });
  return [...new Set(found)];
}

const SEPARATORS: Readonly<Record<string, string>> = {
  ...{ tab: "\t", comma: ",", semicolon: ";", pipe: "|", colon: ":", space: " " },
};

function separatorOf(heads: string): string {
  const [, said = "tab"] = /^#separator:(.*)$/im.exec(heads) ?? [];
  return SEPARATORS[said.trim().toLowerCase()] ?? (said.trim() || "\t");
}

/** Characters of a flash card's field that are looked at. */
const LONGEST_FIELD = 2_000;

/** A field of a flash card without its HTML, sounds and gaps to fill; each piece is short, so that none takes long to find. */
const plainOf = (html: string): string =>
  html
    .slice(0, LONGEST_FIELD)
    .replace(/^"(.*)"$/s, "$1")
    .replace(/\[sound:[^\]]{0,200}\]/g, " ")
    .replace(/\{\{c\d+::([^{}:]{0,200})(?:::[^{}]{0,200})?\}\}/g, "$1")
    .replace(/<\/?(?:b|i|u|em|strong|span|font|sub|sup)\b[^<>]{0,200}>/gi, "")
    .replace(/<[^<>]{0,500}>/g, " ")
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&[a-z]{1,10};/gi, " ");

/**
 * The words of a row: after an alphagram those that are spelled with its letters; of fields the first that is a word, as its
 * meaning may follow; all of a row in capitals, or with commas between single words, or alone in its text; else the first.
 */
function wordsOf(fields: readonly string[], notation: Notation, whole: boolean): string[] {
  const upper = (text: string) => notation.upper(text.normalize("NFC"));
  const isWord = (text: string) => {
    if (text.length > LONGEST_WORD) return false;
    const letters = notation.spell(text);
    return (
      letters.length > 1 && letters.length <= LONGEST && letters.every((each) => notation.isLetter(each))
    );
  };
  const split = fields.map((field) =>
    field.split(/[\s,;:|+#*.=]+/).filter((token) => token && !/^\d+$/.test(token)),
  );
  const tokens = split.flat();
  const words = tokens.map(upper);
  if (words.length === 1) return words.filter(isWord);
  const [first = "", ...others] = words;
  const spelled = (word: string) => (isWord(word) ? notation.spell(word).sort().join(" ") : "");
  const letters = spelled(first);
  const alike = letters ? others.filter((each) => spelled(each) === letters) : [];
  if (alike.length && isAlphagram(first, notation)) return alike;
  if (alike.length && alike.length === others.length) return words;
  const row = fields.join("\t");
  const listed =
    whole ||
    row === upper(row) ||
    (fields.length === 1 && row.split(/[,;]/).every((part) => !/\s/.test(part.trim())));
  if (listed && fields.length === 1) return words.filter(isWord);
  const alone = split.find((each) => each.length === 1 && isWord(upper(each[0] ?? "")));
  const chosen = alone?.[0] ?? tokens[0];
  return chosen !== undefined && isWord(upper(chosen)) ? [upper(chosen)] : [];
}

/** Are the letters in the order of the alphabet? */
function isAlphagram(word: string, notation: Notation): boolean {
  const order = notation.letters.map(({ face }) => face);
  const places = notation.spell(word).map((face) => order.indexOf(face));
  return places.every((place, n) => n === 0 || place >= (places[n - 1] ?? 0));
}
