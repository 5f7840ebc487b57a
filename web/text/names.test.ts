import { describe, expect, test } from "vitest";
import { crosswordGame as gamesEn } from "./crossword-game-en.ts";
import { crosswordGame as gamesTr } from "./crossword-game-tr.ts";
import { crossword as crosswordEn } from "./crossword-en.ts";
import { crossword as crosswordTr } from "./crossword-tr.ts";
import { letterpress as letterpressEn } from "./letterpress-en.ts";
import { letterpress as letterpressTr } from "./letterpress-tr.ts";
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
  (_language, games, crossword, letterpress, tycoon, names) => {
    test("the plays of a position, and a whole game", () => {
      expect(tycoon.views).toEqual(games.views);
      expect([games.views.finder, games.views.game]).toEqual(names.views);
    });

    test("a word that somebody has played", () => {
      expect(letterpress.word.label).toEqual(crossword.sheet.lay);
      expect(crossword.sheet.lay.theirs).toBe(names.theirs);
    });
  },
);
