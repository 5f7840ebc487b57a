import { expect, it } from "vitest";
import { studyQuiz as english } from "./study-quiz-en.ts";
import { studyQuiz as turkish } from "./study-quiz-tr.ts";

it("a box says nothing twice, and of nothing that there is none", () => {
  expect(english.boxed("1", "1", "1")).toBe("1 due, all new");
  expect(english.boxed("3", "0", "3")).toBe("3 due");
  expect(english.boxed("3", "1", "3")).toBe("3 due, 1 new");
  expect(english.boxed("0", "0", "7")).toBe("7 in all");
  expect(english.boxed("2", "1", "7")).toBe("2 due, 1 new, 7 in all");
  expect(turkish.boxed("1", "1", "1")).toBe("1 kart sorulacak, hepsi yeni");
  expect(turkish.boxed("2", "1", "7")).toBe("2 kart sorulacak, 1 yeni, toplam 7");
});

it("what came of a file is told of one and of several", () => {
  expect(english.imported("8", "0")).toBe("8 cards imported.");
  expect(english.imported("8", "2")).toBe("8 cards imported; 2 were unreadable and skipped.");
  expect(english.imported("1", "1")).toBe("1 card imported; 1 was unreadable and skipped.");
  expect(english.importedWords("3", "2", english.skipped("1", "anagrams"), "0")).toBe(
    "3 new cards. 2 were among your cards already. 1 word not in this list was skipped.",
  );
});
