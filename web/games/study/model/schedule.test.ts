import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { newCard, readCard, type Card } from "../../shared/cards.ts";
import { dayAfter, dueCards, forecast, isDue } from "./boxes.ts";
import { graded, grades, waits } from "./schedule.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const NOW = new Date(2026, 10, 29, 9).getTime();
const card = (word = "AALII"): Card => newCard({ list: "en", kind: "anagrams", word }, NOW);

function answeredEach(
  start: Card,
  days: number,
  grade: (n: number) => "again" | "good",
): { card: Card; asked: number[] } {
  let now = start;
  const asked: number[] = [];
  for (let day = 0; day < days; day++) {
    const morning = dayAfter(new Date(NOW), day).getTime() + 9 * HOUR;
    // As often as it is due on that day.
    for (let n = 0; now.due < dayAfter(new Date(morning), 1).getTime() && n < 9; n++) {
      now = graded(now, grade(asked.length), Math.max(morning, now.due));
      asked.push(day);
    }
  }
  return { card: now, asked };
}

describe("a card", () => {
  it("comes again the later, the better it was known", () => {
    for (const start of [card(), answeredEach(card(), 60, () => "good").card]) {
      const wait = waits(start, Math.max(NOW, start.due));
      expect(grades.map((grade) => wait[grade])).toEqual(
        grades.map((grade) => wait[grade]).sort((a, b) => a - b),
      );
      expect(wait.again).toBeLessThan(HOUR);
      expect(wait.easy).toBeGreaterThan(wait.again);
    }
  });

  it("that is always known is asked ever more rarely in a year", () => {
    const { card: now, asked } = answeredEach(card(), 365, () => "good");
    expect(asked.length).toBeGreaterThan(4);
    expect(asked.length).toBeLessThan(12);
    const days = [...new Set(asked)];
    const gaps = days.slice(1).map((day, n) => day - (days[n] ?? 0));
    expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
    expect(now.state).toBe(2);
    expect(now.recalled).toBe(now.tested);
    expect(now.tested).toBe(asked.length - 2);
  });

  it("that is forgotten now and then is asked more often, and can be read again at every step", () => {
    const known = answeredEach(card(), 365, () => "good").asked.length;
    const { card: now, asked } = answeredEach(card(), 365, (n) => (n % 4 === 3 ? "again" : "good"));
    expect(asked.length).toBeGreaterThan(known);
    expect(now.lapses).toBeGreaterThan(0);
    expect(now.recalled).toBeLessThan(now.tested);
    let step = card();
    for (const grade of ["good", "again", "hard", "good", "good", "again", "easy"] as const) {
      step = graded(step, grade, step.due);
      expect(readCard(structuredClone(step))).toEqual(step);
    }
  });

  it("counts as remembered or missed whenever it comes back on another day, and not on the same", () => {
    const at = (day: number, hour: number) => dayAfter(new Date(NOW), day).getTime() + hour * HOUR;
    const after = (...answers: [day: number, hour: number, grade: "again" | "good"][]) =>
      answers.reduce((now, [day, hour, grade]) => graded(now, grade, at(day, hour)), card());
    expect(after([0, 9, "again"], [0, 10, "good"], [0, 23, "good"])).toMatchObject({
      tested: 0,
      recalled: 0,
    });
    expect(after([0, 23.9, "again"], [1, 0, "good"], [1, 0.2, "good"])).toMatchObject({ tested: 0 });
    // Missed at first, missed again on the next day, and known on the day after that, before it was ever "known".
    const slow = after([0, 23, "again"], [1, 1, "again"], [1, 2, "again"], [2, 9, "good"]);
    expect(slow).toMatchObject({ tested: 2, recalled: 1 });
  });

  it("is asked all the same when the clock was put back", () => {
    const known = answeredEach(card(), 60, () => "good").card;
    const back = graded(known, "good", known.last - 400 * DAY);
    expect(back.last).toBe(known.last);
    expect(back.due).toBeGreaterThanOrEqual(known.last);
  });
});

it.each([9, 22, 23, 23.9])(
  "a card that is missed at %s o'clock is asked again in the same evening",
  (hour) => {
    const now = dayAfter(new Date(NOW), 0).getTime() + hour * HOUR;
    for (const start of [card(), answeredEach(card(), 20, () => "good").card]) {
      const missed = graded({ ...start, last: Math.min(start.last, now - DAY) }, "again", now);
      expect(missed.due).toBeGreaterThan(now);
      expect(isDue(missed, new Date(now))).toBe(true);
      expect(dueCards([missed], missed, new Date(now))).toEqual([missed]);
      expect(forecast([missed], new Date(now), 2)).toEqual([1, 0]);
    }
  },
);

describe("a year of ten thousand words", () => {
  it("asks a hundred a day, those that have waited longest first, and never one that is not due", () => {
    let cards = Array.from({ length: 10_000 }, (_, n) => ({ ...card(`W${n}`), due: NOW + n }));
    const box = { list: "en", kind: "anagrams" } as const;
    let answers = 0;
    for (let day = 0; day < 365; day += 28) {
      const now = new Date(dayAfter(new Date(NOW), day).getTime() + 9 * HOUR);
      const due = dueCards(cards, box, now);
      expect(due.length).toBe(100);
      expect(due.every((each) => isDue(each, now))).toBe(true);
      answers += due.length;
      const next = new Map(due.map((each) => [each.word, graded(each, "easy", now.getTime())]));
      cards = cards.map((each) => next.get(each.word) ?? each);
    }
    const asked = cards.filter((each) => each.asked);
    expect(asked.reduce((sum, each) => sum + each.asked, 0)).toBe(answers);
    expect(asked.length).toBeLessThan(answers);
    expect(asked.length).toBeGreaterThan(answers / 4);
  });
});

describe.each(["Europe/Istanbul", "Europe/Berlin", "America/Sao_Paulo"])("the days in %s", (zone) => {
  beforeEach(() => void vi.stubEnv("TZ", zone));
  afterEach(() => void vi.unstubAllEnvs());

  it("begin at midnight, also where the clock is moved", () => {
    const lengths = new Set<number>();
    for (let day = 0; day < 366; day++) {
      const morning = dayAfter(new Date(2026, 0, 1, 12), day);
      const last = dayAfter(morning, 1).getTime() - 1;
      lengths.add((last + 1 - dayAfter(morning, 0).getTime()) / HOUR);
      expect(isDue({ ...card(), due: last }, morning)).toBe(true);
      expect(isDue({ ...card(), due: last + 1 }, morning)).toBe(false);
    }
    expect([...lengths].sort()).toEqual(zone === "Europe/Berlin" ? [23, 24, 25] : [24]);
  });
});
