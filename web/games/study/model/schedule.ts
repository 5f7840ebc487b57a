/**
 * When a card is asked again: FSRS, as the library `ts-fsrs` counts it with its own weights. A word that is new or was missed
 * comes again within minutes; then days pass until it is just remembered with a probability of 90%.
 */
import { FSRS, Rating, createEmptyCard, type CardInput, type Grade as Rated } from "ts-fsrs";
import type { Card } from "../../shared/cards.ts";
import { dayAfter, SOON } from "./boxes.ts";

export const grades = ["again", "hard", "good", "easy"] as const;

export type Grade = (typeof grades)[number];

const scheduler = new FSRS({ enable_fuzz: false });

const DAY = 24 * 60 * 60 * 1000;

const RATED: Readonly<Record<Grade, Rated>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

const STATES = ["New", "Learning", "Review", "Relearning"] as const;

/** A clock that was put back makes no time that has passed less than none. */
const latest = (card: Card, now: number) => Math.max(now, card.last);

function remembered(card: Card): CardInput {
  const { due, last, stability, difficulty, state, step, asked, lapses } = card;
  return {
    ...createEmptyCard(),
    ...{ due, stability, difficulty, state: STATES[state], reps: asked, lapses, learning_steps: step },
    ...(last > 0 && { last_review: last, scheduled_days: Math.max(0, Math.round((due - last) / DAY)) }),
  };
}

/** A card after an answer. */
export function graded(card: Card, grade: Grade, time: number): Card {
  const now = latest(card, time);
  const { card: next } = scheduler.next(remembered(card), now, RATED[grade]);
  // What comes again within the same day is still being learnt, and so is what midnight came between.
  const learning = Math.min(dayAfter(new Date(now), 0).getTime(), now - SOON);
  const tested = card.last > 0 && card.last < learning;
  return {
    ...card,
    ...{ due: next.due.getTime(), last: now, stability: next.stability, difficulty: next.difficulty },
    ...{ state: next.state, step: next.learning_steps, asked: next.reps, lapses: next.lapses },
    tested: card.tested + Number(tested),
    recalled: card.recalled + Number(tested && grade !== "again"),
  };
}

/** Milliseconds until a card comes again after each grade. */
export function waits(card: Card, time: number): Record<Grade, number> {
  const now = latest(card, time);
  const wait = (grade: Grade) => graded(card, grade, now).due - now;
  return { again: wait("again"), hard: wait("hard"), good: wait("good"), easy: wait("easy") };
}
