/**
 * Boxes as one file, and words from other programs' files: texts that Anki exports (fields between tabs after lines with #,
 * perhaps with HTML in them), lists as Zyzzyva saves them (a word a line, or an alphagram and its words), and tables.
 */
import Papa from "papaparse";
import type { Notation } from "../../../tiles/notation.ts";
import { readCard, type Card } from "../../shared/cards.ts";
import { missedTimes, type Day, type Missed } from "../../shared/card-store.ts";
import { dayOfNumber } from "../../shared/days.ts";

/** All that is kept of what was learnt. */
export interface Boxes {
  cards: readonly Card[];
  /** Each with its number, 20261129. */
  days: readonly (readonly [day: number, answers: Day])[];
  missed: readonly Missed[];
}

/** What a file holds, or why it is of no use. */
export type Found =
  | (Boxes & { kind: "boxes"; damaged: number })
  | { kind: "words"; words: string[]; more: number }
  | { kind: "none" | "binary" | "damaged" | "newer" };

/** Words that are taken from one file. */
const MOST = 50_000;

/** Bytes of a file that is read: ten times as many cards as anybody has. */
export const LARGEST_FILE = 40_000_000;

/** Tiles, and characters, of a word. */
const LONGEST = 64;
const LONGEST_WORD = 256;

const TYPE = "tilewise-study";
const VERSION = 1;

export const writeBoxes = ({ cards, days, missed }: Boxes): string =>
  JSON.stringify({ type: TYPE, version: VERSION, days, missed, cards });

interface Reading {
  /** Words that are taken. */
  most?: number;
  /** What the file is called, which may say that it is a table. */
  name?: string;
}

export function readFile(text: string, notation: Notation, { most = MOST, name = "" }: Reading = {}): Found {
  // No text has such characters; what is no UTF-8 was read as another encoding before.
  if (/[\0-\x08\x0e-\x1a]/.test(text)) return { kind: "binary" };
  const plain = text.replace(/^\uFEFF/, "").trim();
  if (plain.startsWith("{") && plain.includes(`"${TYPE}"`)) return readBoxes(plain);
  const words = readWords(plain, notation, /\.csv$/i.test(name));
  return words.length
    ? { kind: "words", words: words.slice(0, most), more: Math.max(0, words.length - most) }
    : { kind: "none" };
}

function readBoxes(text: string): Found {
  try {
    const { type, version, cards, days, missed } = JSON.parse(text) as Record<string, unknown>; // looked at here
    if (type === TYPE && typeof version === "number" && version > VERSION) return { kind: "newer" };
    if (type !== TYPE || version !== VERSION || !Array.isArray(cards)) return { kind: "damaged" };
    const whole = cards.map(readCard).filter((card) => card !== null);
    if (!whole.length && cards.length) return { kind: "damaged" };
    const each = <T>(list: unknown, read: (value: unknown) => T[]) =>
      Array.isArray(list) ? list.flatMap(read) : [];
    const rest = { days: each(days, readDay), missed: each(missed, readMissed) };
    return { kind: "boxes", cards: whole, ...rest, damaged: cards.length - whole.length };
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

function readMissed(value: unknown): Missed[] {
  const [list, word, told] = Array.isArray(value) ? (value as unknown[]) : []; // of whatever
  const isName = (name: unknown): name is string =>
    typeof name === "string" && name.length > 0 && name.length <= LONGEST_WORD;
  const times = missedTimes(told);
  return isName(list) && isName(word) && times.length ? [[list, word, times]] : [];
}

/** Of two cards of one word the one that was asked last; of a card that is here, what the other knows of its position. */
export function merged(here: Card | null, other: Card): Card {
  if (!here) return other;
  const { position = other.position, ...last } = other.last > here.last ? other : here;
  return { ...last, ...(position && { position }) };
}

/** The words of a text, in upper case, each once. @param isTable does its name say so? */
export function readWords(text: string, notation: Notation, isTable = false): string[] {
  const lines = text.split(/\r\n?|\n/);
  const heads = lines.filter((line) => /^#[\w\s]+:/.test(line)).join("\n");
  const plain = lines.filter((line) => line.trim() && !line.startsWith("#")).join("\n");
  const column = heads || plain.includes("\t") ? null : columnOf(plain, isTable);
  const rows = column?.map((field) => [field]) ?? fieldsOf(plain, heads ? separatorOf(heads) : "\t");
  const single = rows.length === 1 && !heads;
  const aside = new Set(
    [...heads.matchAll(/^#(?:tags|deck|notetype|guid) column:\s*(\d+)/gim)].map(([, n]) => Number(n) - 1),
  );
  const isHtml = /^#html:\s*true/im.test(heads);
  const found = rows.flatMap((row) => {
    const parts = row.filter((_, n) => !aside.has(n));
    return wordsOf(isHtml ? parts.map(plainOf) : parts, notation, single);
  });
  return [...new Set(found)];
}

/** The fields of each row; in quotes a field may hold whatever separates them. Quotes that never end are none. */
function fieldsOf(text: string, delimiter: string): string[][] {
  const read = (quoteChar: string) => Papa.parse(text, { delimiter, quoteChar, skipEmptyLines: "greedy" });
  const { data, errors } = read('"');
  return errors.some(({ type }) => type === "Quotes") ? read("\x01").data : data;
}

/** What tables call the column of their words, and their others. */
const WORDS = ["word", "words", "term", "front", "kelime", "sözcük", "terim", "ön"];
const OTHERS = [
  ...[
    "alphagram",
    "back",
    "definition",
    "definitions",
    "example",
    "front hooks",
    "back hooks",
    "hooks",
    "length",
  ],
  ...["meaning", "meanings", "notes", "playability", "points", "probability", "question", "tags", "zipf"],
  ...["anlam", "arka", "örnek", "puan", "tanım"],
];

/**
 * The words' column of a table with commas or semicolons; null where it may be a list with commas between its words: where
 * neither its first row, nor quotes, nor its name tell that it is a table.
 */
function columnOf(text: string, isTable: boolean): string[] | null {
  const delimiter = (text.split("\n", 1)[0] ?? "").includes(";") ? ";" : ",";
  const rows = fieldsOf(text, delimiter);
  const names = (rows[0] ?? []).map((name) => name.trim().toLowerCase());
  const isHead = names.length > 1 && names.every((name) => WORDS.includes(name) || OTHERS.includes(name));
  if (!isHead && !isTable && !/^"/m.test(text)) return null;
  const place = isHead ? names.findIndex((name) => WORDS.includes(name)) : 0;
  return rows.slice(Number(isHead)).map((row) => row[Math.max(place, 0)] ?? "");
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
