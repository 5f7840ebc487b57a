/** What has happened in a game, in a sentence each. */
import type { CrosswordEvent } from "../../../engine/methods.ts";
import type { Texts } from "../../../text/en.ts";
import type { Notation } from "../../../tiles/notation.ts";

interface Language {
  text: Texts;
  number: (value: number) => string;
}

/** @param names of all players */
export function tellings(
  events: readonly CrosswordEvent[],
  names: readonly string[],
  notation: Notation,
  { text, number }: Language,
): string[] {
  const { say } = text.crosswordGame;
  return events.flatMap(({ kind, player, score = 0, words = [], tiles = 0, holds, reason }) => {
    const name = names[player] ?? "";
    const spelled = words.map((word) => notation.plain(word)).join(", ");
    if (kind === "played") return say.played(name, spelled, number(score));
    if (kind === "exchanged") return say.exchanged(name, number(tiles));
    if (kind === "passed") return say.passed(name);
    if (kind === "challenged") return holds ? say.holds(name) : say.fails(name, spelled);
    if (kind === "points" && reason === "challenge")
      return say[score < 0 ? "loses" : "points"](name, number(Math.abs(score)));
    return kind === "resigned" ? say.resigned(name) : [];
  });
}
