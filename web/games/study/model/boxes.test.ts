import { afterEach, describe, expect, it, vi } from "vitest";
import { newCard, type Card, type CardName } from "../../shared/cards.ts";
import { numberOf } from "../../shared/days.ts";
import { boxesOf, dayAfter, dueCards, forecast, ranksOf, retention, streakOf } from "./boxes.ts";

const NOW = new Date(2026, 10, 29, 9);
const AALII: CardName = { list: "en", kind: "anagrams", word: "AALII" };
const card = (change: Partial<Card> = {}): Card => ({ ...newCard(AALII, NOW.getTime()), ...change });
const in_ = (days: number, hour = 9) => dayAfter(NOW, days).getTime() + hour * 60 * 60 * 1000;

describe("boxes", () => {
  it("are the cards of a list of which the same is asked, those with most to ask first", () => {
    const cards = [
      ...[
        card({ list: "tr", asked: 1, due: in_(3) }),
        card({ list: "tr", word: "B", asked: 1, due: in_(1) }),
      ],
      ...[
        card({ asked: 1, due: in_(0, 23) }),
        card({ word: "C" }),
        card({ kind: "hooks", asked: 2, due: in_(-9) }),
      ],
    ];
    expect(boxesOf(cards, NOW)).toEqual([
      { list: "en", kind: "anagrams", count: 2, fresh: 1, due: 2 },
      { list: "en", kind: "hooks", count: 1, fresh: 0, due: 1 },
      { list: "tr", kind: "anagrams", count: 2, fresh: 0, due: 0 },
    ]);
  });

  it("ask what has waited longest first, and new words last", () => {
    const cards = ["NEW", "LATE", "LATER"].map((word, n) =>
      card({ word, asked: n, due: in_(word === "NEW" ? -20 : n - 9) }),
    );
    expect(dueCards(cards, AALII, NOW).map(({ word }) => word)).toEqual(["LATE", "LATER", "NEW"]);
    expect(dueCards(cards, { list: "tr", kind: "anagrams" }, NOW)).toEqual([]);
  });
});

describe("a streak", () => {
  afterEach(() => void vi.unstubAllEnvs());
  const answered = (...days: Date[]) => new Map(days.map((day) => [numberOf(day), { asked: 1, right: 0 }]));

  it("goes on from yesterday until today is over", () => {
    const days = answered(...[3, 2, 1].map((back) => dayAfter(NOW, -back)));
    expect(streakOf(days, NOW)).toBe(3);
    expect(streakOf(new Map([...days, ...answered(NOW)]), NOW)).toBe(4);
    expect(streakOf(days, dayAfter(NOW, 1))).toBe(0);
    expect(streakOf(new Map(), NOW)).toBe(0);
  });

  it.each(["Europe/Istanbul", "America/New_York", "Australia/Lord_Howe"])(
    "is not broken by a night on which the clock is moved in %s",
    (zone) => {
      vi.stubEnv("TZ", zone);
      const year = Array.from(
        { length: 365 },
        (_, n) => new Date(2026, 0, 1 + n, n % 2 ? 23 : 0, n % 2 ? 59 : 0),
      );
      const days = new Map(year.map((day) => [numberOf(day), { asked: 1, right: 1 }]));
      expect(days.size).toBe(365);
      expect(streakOf(days, new Date(2026, 11, 31, 23, 59))).toBe(365);
      expect(streakOf(days, new Date(2027, 0, 1, 0, 0))).toBe(365);
      expect(streakOf(days, new Date(2027, 0, 2, 0, 0))).toBe(0);
    },
  );
});

it("a forecast counts cards on the day on which they come, overdue and new ones today, as many as are due", () => {
  const cards = [in_(-30), in_(0), in_(1, 0), in_(2, 23), in_(6), in_(7)].map((due) =>
    card({ due, asked: 1 }),
  );
  const all = [...cards, card()];
  expect(forecast(all, NOW, 7)).toEqual([3, 1, 1, 0, 0, 0, 1]);
  expect(boxesOf(all, NOW).reduce((sum, { due }) => sum + due, 0)).toBe(3);
});

it("retention is counted by length, or by ranks that go together, over cards that came back", () => {
  const cards = [
    card({ tested: 4, recalled: 3 }),
    card({ word: "OE" }),
    card({ word: "AALII", tested: 1, recalled: 1 }),
  ];
  expect(
    retention([...cards, card({ word: "QI", tested: 2, recalled: 0 })], ({ word }) => word.length),
  ).toEqual([
    { of: 2, tested: 2, recalled: 0 },
    { of: 5, tested: 5, recalled: 4 },
  ]);
  expect(retention(cards, () => null)).toEqual([]);
  expect([1, 500, 501, 3000, 90_000].map(ranksOf)).toEqual([1, 1, 501, 2001, 16_001]);
});
