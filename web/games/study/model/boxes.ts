/**
 * Boxes of cards: those of one list of which the same is asked. What of them is due, on how many days in a row one has
 * answered, how many come on the next days, and how many are remembered.
 */
import type { Card, CardKind } from "../../shared/cards.ts";
import type { Day } from "../../shared/card-store.ts";
import { numberOf } from "../../shared/days.ts";

export interface Box {
  list: string;
  kind: CardKind;
  count: number;
  /** Cards that were never answered. */
  fresh: number;
  /** Cards to be asked today, new ones among them. */
  due: number;
}

/** The day so many days after another, at its beginning. */
export const dayAfter = (day: Date, days: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + days);

/** Milliseconds within which what was missed comes again, also after midnight. */
export const SOON = 60 * 60 * 1000;

/** The end of what is asked today: of the day, and late in the evening of the next hour. */
const endOfToday = (now: Date): number => Math.max(dayAfter(now, 1).getTime(), now.getTime() + SOON);

/** Is a card to be asked today? */
export const isDue = (card: Card, now: Date): boolean => card.due < endOfToday(now);

/** The boxes that hold something, those with most to ask first. */
export function boxesOf(cards: readonly Card[], now: Date): Box[] {
  const boxes = new Map<string, Box>();
  for (const card of cards) {
    const { list, kind, asked } = card;
    const key = `${kind} ${list}`;
    const box = boxes.get(key) ?? { list, kind, count: 0, fresh: 0, due: 0 };
    box.count++;
    box.fresh += Number(asked === 0);
    box.due += Number(isDue(card, now));
    boxes.set(key, box);
  }
  const order = (one: Box, other: Box) => other.due - one.due || other.count - one.count;
  return [...boxes.values()].sort(order);
}

/** The cards of a box, those that come first before the others, and new ones last; what comes at once by the alphabet. */
export function cardsIn(cards: readonly Card[], { list, kind }: Pick<Box, "list" | "kind">): Card[] {
  const order = (one: Card, other: Card) =>
    Number(!one.asked) - Number(!other.asked) || one.due - other.due || (one.word < other.word ? -1 : 1);
  return cards.filter((card) => card.list === list && card.kind === kind).sort(order);
}

/** Cards that are asked in one quiz, at most. */
export const MOST_ASKED = 100;

/** The cards of a box that are to be asked now. */
export const dueCards = (
  cards: readonly Card[],
  box: Pick<Box, "list" | "kind">,
  now: Date,
  most = MOST_ASKED,
): Card[] =>
  cardsIn(cards, box)
    .filter((card) => isDue(card, now))
    .slice(0, most);

/** On how many days in a row something was answered, up to today; today counts once it has. */
export function streakOf(days: ReadonlyMap<number, Day>, today: Date): number {
  const answered = (back: number) => (days.get(numberOf(dayAfter(today, -back)))?.asked ?? 0) > 0;
  const first = answered(0) ? 0 : 1;
  let back = first;
  while (answered(back)) back++;
  return back - first;
}

/** How many cards come on each of the next days; what is overdue or new comes today. */
export function forecast(cards: readonly Card[], now: Date, days: number): number[] {
  const ends = Array.from({ length: days }, (_, n) => (n ? dayAfter(now, n + 1).getTime() : endOfToday(now)));
  const counts = ends.map(() => 0);
  for (const { due } of cards) {
    const day = ends.findIndex((end) => due < end);
    if (day >= 0) counts[day] = (counts[day] ?? 0) + 1;
  }
  return counts;
}

/** How often cards were remembered when they came back on another day. */
export interface Retention {
  /** What the cards have in common: their length, or the first rank by probability of those that are counted together. */
  of: number;
  tested: number;
  recalled: number;
}

/** Retention by whatever a card is counted under; cards of which that is not known are left out. */
export function retention(cards: readonly Card[], under: (card: Card) => number | null): Retention[] {
  const found = new Map<number, Retention>();
  for (const card of cards) {
    const of = card.tested ? under(card) : null;
    if (of === null) continue;
    const sum = found.get(of) ?? { of, tested: 0, recalled: 0 };
    sum.tested += card.tested;
    sum.recalled += card.recalled;
    found.set(of, sum);
  }
  return [...found.values()].sort((one, other) => one.of - other.of);
}

/** The first ranks by probability that are counted together: 1 to 500, to 1,000, to 2,000 and so on. */
const RANKS = [1, 501, 1001, 2001, 4001, 8001, 16_001];

export const ranksOf = (rank: number): number => RANKS.findLast((first) => first <= rank) ?? 1;
