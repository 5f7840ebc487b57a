/**
 * A game in the address, and back: who plays, what deals the board, and every action. Who holds what follows.
 *
 *     seats=You~,Ada~3&deal=4711&words=en&moves=GEMS-9k2.-.KNOCKS-8wz1
 *
 * An action is a word and its squares as a number to the base of 36, `-` for a pass, or `--` for resigning.
 */
import type { LetterpressAction } from "../../../engine/methods.ts";
import { like } from "../../shared/link.ts";
import { matchParts, ofSetup } from "../../shared/match-link.ts";
import { mayPlay } from "./game.ts";
import type { GameSetup } from "./record.ts";

const SIGNS = { pass: "-", resign: "--" } as const;

const actionText = (action: LetterpressAction): string =>
  action.kind === "play" ? `${action.word}-${action.mask.toString(36)}` : SIGNS[action.kind];

function actionIn(text: string): LetterpressAction | undefined {
  const bare = (["pass", "resign"] as const).find((kind) => SIGNS[kind] === text);
  if (bare) return { kind: bare };
  const [, word, mask] = /^([\p{L}\p{M}]{1,25})-([\da-z]{1,5})$/u.exec(text) ?? [];
  return word && mask ? { kind: "play", word, mask: Number.parseInt(mask, 36) } : undefined;
}

export const gameParts = matchParts<GameSetup, LetterpressAction>({
  defaults: { lexicon: "en", board: null },
  mayPlay,
  setup: { on: ofSetup("board", like(/^[\p{L}\p{M}]{1,50}$/u), (board) => board ?? "") },
  actionText,
  actionIn,
});
