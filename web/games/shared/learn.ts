/** Where any page puts a word to learn. */
import { cardStore, type CardStore } from "./card-store.ts";
import { newCard, type CardKind, type CardName } from "./cards.ts";

export interface Learning {
  /** What is to be asked of it; its anagrams where nothing is said. */
  kind?: CardKind;
  /** The address of the position where it was missed, from "#" on. */
  position?: string;
  /** Was it missed just now? */
  missed?: boolean;
}

export interface Learnt {
  /** Was there a card of it? It is due again. */
  known: boolean;
  /** Will it be there at the next visit? */
  kept: boolean;
}

/**
 * Put a word among those to learn; one that is there is due at once, and nothing that is remembered of it is lost.
 * @param word as the engine writes it
 * @param lexicon id of its list
 */
export async function learn(
  word: string,
  lexicon: string,
  { kind = "anagrams", position, missed = false }: Learning = {},
  store: CardStore = cardStore,
): Promise<Learnt> {
  const now = Date.now();
  const name: CardName = { list: lexicon, kind, word };
  let known = false;
  const kept = await store.change([name], (card) => {
    known = card !== null;
    const next = { ...(card ?? newCard(name, now)) };
    if (position) next.position = position;
    return { ...next, due: Math.min(next.due, now) };
  });
  if (missed) await store.noteMissed(lexicon, [word], now);
  return { known, kept };
}

/** Take a word back that was put there by mistake; one that was answered stays. */
export const unlearn = (
  word: string,
  lexicon: string,
  kind: CardKind = "anagrams",
  store: CardStore = cardStore,
): Promise<boolean> =>
  store.change([{ list: lexicon, kind, word }], (card) => (card && card.asked > 0 ? card : null));

/** When a word was missed, in milliseconds, the last time last. */
export const missed = (word: string, lexicon: string): Promise<readonly number[]> =>
  cardStore.missed(lexicon, word);
