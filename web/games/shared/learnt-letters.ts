/**
 * Letters as the screens of this visitor's apps draw them: what was corrected or confirmed in one picture goes along
 * with the next, whose reading it teaches. They are kept on this device, as far as the browser lets us.
 */
import { recall, remember } from "../../ui/storage.ts";
import type { LearntLetter } from "../../engine/methods.ts";
import { BLANK, type Notation } from "../../tiles/notation.ts";
import type { Seen } from "./seen.ts";

const KEY = "tilewise-learnt-letters";

/** As many as a request may bring (contract/bounds.py). */
const MOST = 400;

/** Shapes of one letter: a screen of another size or zoom has another. */
const MOST_OF_ONE = 12;

/** As answers write one or two glyphs. */
const GLYPH = /^([0-9a-f]{69})+$/;

/** What was learnt, the newest first. */
export function learntLetters(): LearntLetter[] {
  const kept = recall(KEY);
  return Array.isArray(kept) ? kept.filter(isLearnt).slice(0, MOST) : [];
}

function isLearnt(value: unknown): value is LearntLetter {
  if (typeof value !== "object" || !value || !("letter" in value && "glyph" in value)) return false;
  const { letter, glyph } = value;
  return typeof letter === "string" && typeof glyph === "string" && GLYPH.test(glyph) && letter !== "";
}

/** Keep what was said of the squares of a picture. */
export function learn({ squares }: Seen, notation: Notation): void {
  const said = squares.flatMap(({ tile, glyph, said }) => {
    const letter = tile && tile !== BLANK ? notation.see(tile).face : "";
    return said && letter && glyph ? [{ letter, glyph }] : [];
  });
  if (said.length) remember(KEY, withNew(learntLetters(), said));
}

/** Letters in place of older ones of the same shapes, and of too many of their own. */
export function withNew(before: readonly LearntLetter[], said: readonly LearntLetter[]): LearntLetter[] {
  const glyphs = new Set<string>();
  const counts = new Map<string, number>();
  return [...said, ...before]
    .filter(({ letter, glyph }) => {
      const count = counts.get(letter) ?? 0;
      if (glyphs.has(glyph) || count >= MOST_OF_ONE) return false;
      glyphs.add(glyph);
      counts.set(letter, count + 1);
      return true;
    })
    .slice(0, MOST);
}

export function forgetLetters(): void {
  remember(KEY, null);
}
