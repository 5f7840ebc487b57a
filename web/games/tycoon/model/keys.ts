/** What a key does to a turn that is being prepared. */
import type { TycoonAction, TycoonPhase } from "../../../engine/methods.ts";
import {
  addS,
  emptyDraft,
  isDiscarding,
  laidCards,
  layLetter,
  markedCards,
  markLetter,
  takeLast,
  wordsOf,
  type Cards,
  type Draft,
} from "./draft.ts";

/** A key changes the draft, does an action, or names a letter of which there is no card left. */
export type Pressed = { draft: Draft } | { action: TycoonAction } | { missing: string };

/**
 * @param onControl is the focus on something that Enter and Space press?
 * @returns null for a key that is of no use now
 */
export function pressed(
  key: string,
  onControl: boolean,
  phase: TycoonPhase,
  draft: Draft,
  cards: Cards,
): Pressed | null {
  const enter = key === "Enter" && !onControl;
  if (isDiscarding(phase)) {
    const marked = markLetter(draft, key.toUpperCase(), cards.hand, phase === "forfeit");
    if (marked) return { draft: marked };
    if (key === "Backspace" || key === "Escape") return { draft: emptyDraft };
    return enter ? { action: { kind: "discard", cards: markedCards(draft, cards.hand) } } : null;
  }
  if (phase !== "build" || draft.replacing) return null;
  if (/^[a-z]$/i.test(key)) {
    const letter = key.toUpperCase();
    const laid = layLetter(draft, letter, cards);
    return laid ? { draft: laid } : { missing: letter };
  }
  const has = (patent: string) => cards.patents.includes(patent);
  if (key === "Backspace") return { draft: takeLast(draft) };
  if (key === "Escape") return { draft: emptyDraft };
  if (key === "+" && has("Z")) return { draft: addS(draft) };
  if (key === " " && !onControl && has("V")) return { draft: { ...draft, row: 1 - draft.row } };
  return enter && laidCards(draft).length ? { action: { kind: "play", cards: wordsOf(draft) } } : null;
}
