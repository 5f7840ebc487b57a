import { beforeEach, describe, expect, it, vi } from "vitest";
import { stubStorage } from "../../../ui/storage.stub.ts";
import {
  again,
  answer,
  cardsOf,
  elsewhere,
  ended,
  isOver,
  judge,
  keepQuizzes,
  keptQuizzes,
  learntFrom,
  missedIn,
  newQuiz,
} from "./quiz.ts";
import {
  next,
  outcomeOf,
  putAside,
  questionsOf,
  show,
  shuffled,
  without,
  type Question,
  type Quiz,
} from "./quiz.ts";

const quiz = (change: Partial<Quiz> = {}): Quiz => ({
  ...newQuiz({ name: "", list: "en", kind: "anagrams", way: "typed", seed: 1, words: ["ALERTING", "AALII"] }),
  ...change,
});
const ALERTING: Question = {
  word: "ALERTING",
  question: "AEGILNRT",
  answers: ["ALERTING", "ALTERING", "INTEGRAL"],
};
const gradeOf = (answered: Quiz) => outcomeOf(answered)?.grade ?? null;

describe("a question that is typed", () => {
  it("is done well when all answers were given, one by one, whatever their order", () => {
    let now = quiz();
    for (const word of ["INTEGRAL", "ALERTING", "INTEGRAL"]) now = answer(now, ALERTING, [word]);
    expect([now.given, now.shown, gradeOf(now)]).toEqual([["INTEGRAL", "ALERTING"], false, null]);
    now = answer(now, ALERTING, ["ALTERING"]);
    expect([now.shown, outcomeOf(now)]).toEqual([true, { word: "ALERTING", grade: "good", missed: [] }]);
    expect(answer(now, ALERTING, ["MORE"])).toBe(now);
  });

  it("is hardly known when something else was tried, too", () => {
    const now = answer(answer(quiz(), ALERTING, ["TRIANGLE", "ALERTING"]), ALERTING, [
      "ALTERING",
      "INTEGRAL",
    ]);
    expect([now.wrong, gradeOf(now)]).toEqual([["TRIANGLE"], "hard"]);
  });

  it("is missed when the answers are wanted, by the words that were not found", () => {
    const now = show(answer(quiz(), ALERTING, ["ALERTING"]), ALERTING);
    expect(outcomeOf(now)).toEqual({ word: "ALERTING", grade: "again", missed: ["ALTERING", "INTEGRAL"] });
  });

  it("has one try where it asks whether something is a word", () => {
    const phoney: Question = { word: "QUARTZ", question: "SQUARTZ", answers: [], valid: false };
    const asked = quiz({ kind: "judge" });
    expect(gradeOf(answer(asked, phoney, ["no"]))).toBe("good");
    expect(outcomeOf(answer(asked, phoney, ["yes"]))).toEqual({
      word: "QUARTZ",
      grade: "again",
      missed: ["SQUARTZ"],
    });
  });

  it("is closed with all hooks at once: one too many or too few is missed, and none may be right", () => {
    const rain: Question = { word: "RAIN", question: "RAIN", answers: ["BRAIN", "RAINS"] };
    const asked = quiz({ kind: "hooks" });
    const tried = (...words: string[]) => outcomeOf(answer(asked, rain, words, true));
    expect(tried("RAINS", "BRAIN")?.grade).toBe("good");
    expect(tried("RAINS")).toEqual({ word: "RAIN", grade: "again", missed: ["RAIN"] });
    expect(tried("RAINS", "BRAIN", "XRAIN")?.grade).toBe("again");
    const none: Question = { word: "QUARTZY", question: "QUARTZY", answers: [] };
    expect(gradeOf(answer(asked, none, [], true))).toBe("good");
    expect(gradeOf(answer(asked, none, ["A"], true))).toBe("again");
    expect(answer(asked, none, []).shown).toBe(false);
    expect(gradeOf(show(asked, none))).toBe("again");
  });

  it("needs one answer only where one is enough", () => {
    expect(gradeOf(answer(quiz(), { ...ALERTING, one: true }, ["INTEGRAL"]))).toBe("good");
  });
});

it("a flash card is shown and judged by whoever looks at it, and the next one follows", () => {
  const shown = show(quiz({ way: "flash" }), ALERTING);
  expect([shown.shown, outcomeOf(shown)]).toEqual([true, null]);
  const now = judge(shown, ALERTING, "again");
  expect([now.at, now.shown, now.outcomes]).toEqual([
    1,
    false,
    [{ word: "ALERTING", grade: "again", missed: ["ALERTING"] }],
  ]);
  expect(isOver(judge(now, { ...ALERTING, word: "AALII" }, "easy"))).toBe(true);
});

it("a quiz that is over can be had again, of what was missed", () => {
  let now = next(show(quiz(), ALERTING));
  now = next(answer(now, { word: "AALII", question: "AAIIL", answers: ["AALII"] }, ["AALII"]));
  expect(isOver(now)).toBe(true);
  expect(missedIn(now).map(({ word }) => word)).toEqual(["ALERTING"]);
  expect(again(now)).toEqual({ ...quiz(), words: ["ALERTING"], seed: 2 });
});

it("a quiz that is ended before is over with what was answered", () => {
  const now = ended(show(quiz(), ALERTING));
  expect([now?.words, now && isOver(now), now && missedIn(now).length]).toEqual([["ALERTING"], true, 1]);
  expect(ended(answer(quiz(), ALERTING, ["INTEGRAL"]))).toBeNull();
});

it("what cannot be asked is left out", () => {
  expect(without(quiz())).toEqual(quiz({ words: ["AALII"] }));
});

it("a bingo is looked for in the next positions, but not in all that there are", () => {
  let now = quiz({ kind: "board", seed: 7, words: ["7", "1007"] });
  now = elsewhere(now);
  expect(now.words).toEqual(["8", "1007"]);
  for (let n = 0; n < 50 && now.words.length > 1; n++) now = elsewhere(now);
  expect(now.words).toEqual(["1007"]);
  const bingos: Question = { word: "8", question: "AEINRST", answers: ["NASTIER", "RETAINS"], one: true };
  expect(outcomeOf(show(quiz({ kind: "board" }), bingos))?.missed).toEqual(["NASTIER"]);
});

it("an answer is about the cards of all words that it asked for, or else of the word", () => {
  expect(cardsOf(quiz(), ALERTING).map(({ word }) => word)).toEqual(ALERTING.answers);
  expect(cardsOf(quiz({ kind: "hooks" }), ALERTING)).toEqual([
    { list: "en", kind: "hooks", word: "ALERTING" },
  ]);
});

it("words of the same letters are one question, in the alphabet's own letters", () => {
  const letters = (word: string) => word.match(/CH|./gu) ?? [];
  const words = ["RELATING", "CHOP", "ALERTING", "HCOP", "CHOP"];
  expect(questionsOf(words, "anagrams", letters)).toEqual(["RELATING", "CHOP", "HCOP"]);
  expect(questionsOf(words, "hooks", letters)).toEqual(["RELATING", "CHOP", "ALERTING", "HCOP"]);
});

it("an order of chance has all items, the same for the same seed", () => {
  const items = Array.from({ length: 100 }, (_, n) => n);
  expect(shuffled(items, 7)).toEqual(shuffled(items, 7));
  expect(shuffled(items, 7)).not.toEqual(shuffled(items, 8));
  expect(shuffled(items, 7).sort((a, b) => a - b)).toEqual(items);
});

describe("the quiz that is kept", () => {
  let storage: Map<string, string>;
  beforeEach(() => void (storage = stubStorage()));

  it("goes on where it was, at any point", () => {
    const begun = answer(quiz(), ALERTING, ["INTEGRAL", "X"]);
    for (const each of [
      quiz(),
      begun,
      show(begun, ALERTING),
      next(show(begun, ALERTING)),
      show(quiz({ way: "flash" }), ALERTING),
    ]) {
      keepQuizzes({ quiz: each, aside: [begun] });
      expect(keptQuizzes()).toEqual({ quiz: each, aside: [begun] });
    }
    keepQuizzes({ quiz: null, aside: [] });
    expect(keptQuizzes()).toEqual({ quiz: null, aside: [] });
  });

  it("is none where it is damaged", () => {
    const damage: object[] = [
      ...[
        { words: [] },
        { words: [1] },
        { at: 3 },
        { at: -1 },
        { kind: "x" },
        { way: 1 },
        { outcomes: [{}] },
      ],
      ...[
        { outcomes: "x" },
        { given: null },
        { list: 7 },
        { at: 1 },
        { words: Array.from({ length: 1001 }, () => "A") },
      ],
    ];
    for (const each of damage) {
      const damaged = { ...quiz(), ...each };
      storage.set("tilewise-quiz", JSON.stringify({ quiz: damaged, aside: [damaged, quiz(), null] }));
      expect(keptQuizzes(), JSON.stringify(each)).toEqual({ quiz: null, aside: [quiz()] });
    }
    for (const each of ["", "7", "[]", "{", '{"quiz": 7, "aside": 7}']) {
      storage.set("tilewise-quiz", each);
      expect(keptQuizzes()).toEqual({ quiz: null, aside: [] });
    }
  });

  it("is the tab's own, and in a new tab the latest of any", () => {
    const tab = () => {
      const kept = new Map<string, string>();
      const getItem = (key: string) => kept.get(key) ?? null;
      return () =>
        vi.stubGlobal("sessionStorage", {
          getItem,
          setItem: (key: string, text: string) => kept.set(key, text),
        });
    };
    const [one, other, third] = [tab(), tab(), tab()];
    one();
    keepQuizzes({ quiz: quiz(), aside: [] });
    other();
    keepQuizzes({ quiz: null, aside: [quiz({ at: 0, seed: 2 })] });
    one();
    expect(keptQuizzes().quiz).toEqual(quiz());
    third();
    expect(keptQuizzes()).toEqual({ quiz: null, aside: [quiz({ seed: 2 })] });
  });

  it("waits while another is asked, unless it is over, five of them at most", () => {
    const [first, second] = [quiz({ seed: 1 }), quiz({ seed: 2 })];
    let now = putAside({ quiz: first, aside: [] }, null);
    expect(now).toEqual({ quiz: null, aside: [first] });
    now = putAside(putAside(now, second), first);
    expect(now).toEqual({ quiz: first, aside: [second] });
    expect(putAside({ quiz: quiz({ at: 2 }), aside: [] }, null)).toEqual({ quiz: null, aside: [] });
    for (let seed = 3; seed < 20; seed++) now = putAside(now, quiz({ seed }));
    expect(now.aside.map(({ seed }) => seed)).toEqual([18, 17, 16, 15, 14]);
  });
});

describe("what was missed is learnt", () => {
  const missedOf = (change: Partial<Quiz>, question: Question) =>
    show(quiz({ words: [question.word], ...change }), question);

  it("as the words that were not found, of anagrams and of gaps", () => {
    const cards = learntFrom(show(answer(quiz(), ALERTING, ["ALERTING"]), ALERTING));
    expect(cards).toEqual([
      { list: "en", kind: "anagrams", word: "ALTERING" },
      { list: "en", kind: "anagrams", word: "INTEGRAL" },
    ]);
  });

  it("as one stem, whatever was missing", () => {
    const satine: Question = {
      word: "SATINE",
      question: "AEINST",
      answers: ["ENTASIA", "TAENIAS", "RETAINS"],
    };
    const missed = missedOf({ kind: "stem" }, satine);
    expect(missedIn(missed)[0]?.missed).toHaveLength(3);
    expect(learntFrom(missed)).toEqual([{ list: "en", kind: "stem", word: "SATINE" }]);
    expect(cardsOf(missed, satine)).toEqual([{ list: "en", kind: "stem", word: "SATINE" }]);
  });

  it("as what was taken for a word, which asks for itself", () => {
    const phoney: Question = { word: "ORANGE", question: "CORANGE", answers: [], valid: false };
    const missed = answer(quiz({ kind: "judge", words: ["ORANGE"] }), phoney, ["yes"]);
    expect(learntFrom(missed)).toEqual([{ list: "en", kind: "judge", word: "CORANGE" }]);
    expect(cardsOf(missed, phoney)).toEqual(learntFrom(missed));
    expect(again(missed).words).toEqual(["CORANGE"]);
  });

  it("as the letters of a bingo, with its position", () => {
    const bingo: Question = {
      word: "7",
      question: "AEINRST",
      answers: ["NASTIER"],
      one: true,
      position: "#crossword?rack=A",
    };
    const missed = missedOf({ kind: "board" }, bingo);
    expect(learntFrom(missed)).toEqual([
      { list: "en", kind: "anagrams", word: "NASTIER", position: "#crossword?rack=A" },
    ]);
    expect(cardsOf(missed, bingo)).toEqual([]);
  });
});
