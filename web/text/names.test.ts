import { describe, expect, test } from "vitest";
import { crosswordGame as gamesEn } from "./crossword-game-en.ts";
import { crosswordGame as gamesTr } from "./crossword-game-tr.ts";
import { crossword as crosswordEn } from "./crossword-en.ts";
import { crossword as crosswordTr } from "./crossword-tr.ts";
import * as letterpressEn from "./letterpress-en.ts";
import * as letterpressTr from "./letterpress-tr.ts";
import { tycoon as tycoonEn } from "./tycoon-en.ts";
import { tycoon as tycoonTr } from "./tycoon-tr.ts";

describe.each([
  [
    "English",
    gamesEn,
    crosswordEn,
    letterpressEn,
    tycoonEn,
    { views: ["Find", "Play"], theirs: "Their word" },
  ],
  [
    "Turkish",
    gamesTr,
    crosswordTr,
    letterpressTr,
    tycoonTr,
    { views: ["Bul", "Oyna"], theirs: "Rakibin kelimesi" },
  ],
])(
  "in %s one thing has one name in all games:",
  (_language, games, crossword, { letterpress, letterpressGame }, tycoon, names) => {
    test("the plays of a position, and a whole game", () => {
      expect(tycoon.views).toEqual(games.views);
      expect([games.views.finder, games.views.game]).toEqual(names.views);
    });

    test("a review, and what begins it", () => {
      expect(letterpressGame.review.title).toBe(games.review.title);
      expect(tycoon.over.review).toBe(games.review.title);
      expect(crossword.sheet.review).toBe(letterpressGame.review.start);
      expect(letterpressGame.review.startSoFar).toBe(games.review.start);
      expect(letterpressGame.review.begun).toBe(games.review.begun);
      expect(tycoon.over.looking).toBe(games.review.begun);
    });

    test("a word that somebody has played", () => {
      expect(letterpress.word.label).toEqual(crossword.sheet.lay);
      expect(crossword.sheet.lay.theirs).toBe(names.theirs);
    });
  },
);
