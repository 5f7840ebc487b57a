/** A move of the list is made: a play, an exchange or a pass; and what is said of it. */
import { tokensOf } from "../../../tiles/notation.ts";
import { isLaid, usedBy, type Play } from "../model/position.ts";
import { holderOf, withExchange, withPass, withPlay } from "../model/turns.ts";
import type { Chosen } from "./chosen.ts";
import type { Kit } from "./kit.ts";
import type { Page } from "./page.ts";
import type { Plays } from "./plays.ts";
import type { ScreenKeys } from "./screen-keys.ts";

interface Needs {
  page: Page;
  kit: Kit;
  plays: Plays;
  chosen: Chosen;
  keys: ScreenKeys;
}

export class Moves {
  readonly #on: Needs;

  constructor(on: Needs) {
    this.#on = on;
  }

  make(play: Play): void {
    const { page, plays, chosen, keys } = this.#on;
    if (!plays.listed || page.readonly) return;
    if (!isLaid(play)) return this.#makeOther(play);
    const { board, rack } = keys;
    const made = chosen.asMade(play);
    const from = rack?.boxesOf(usedBy(page.position, made)) ?? [];
    page.advance(withPlay(page.position, made));
    this.tell(made);
    void page.updateComplete.then(() => board?.land(from));
  }

  /** Exchange tiles, or pass. */
  #makeOther({ kind, tiles = "" }: Play): void {
    const { page } = this.#on;
    const { position } = page;
    const player = holderOf(position);
    const exchanged = tokensOf(tiles);
    page.advance(kind === "pass" ? withPass(position, player) : withExchange(position, player, exchanged));
    const { moves } = page.texts.text.crosswordAnalysis;
    const text = kind === "pass" ? moves.passed : moves.exchanged(tiles);
    this.#say(text, text);
  }

  /** Say that a play was made. */
  tell(made: Pick<Play, "word" | "score" | "position" | "placed">): void {
    const { page, kit } = this.#on;
    const [word, score] = [kit.notation.plain(made.word), page.texts.number(made.score)];
    const text = page.texts.text.crossword;
    const tiles = tokensOf(made.placed).filter((tile) => tile !== ".").length;
    const bingo = Number(kit.layout.bonus?.[tiles]) || 0; // a star earns points as well
    const said = text.played(word, score, made.position, bingo ? page.texts.number(bingo) : "");
    page.sound(bingo ? "bonus" : "play");
    this.#say(`${word}, ${score}${bingo ? ` · ${text.bingo}` : ""}`, said);
  }

  #say(text: string, said: string): void {
    const { page } = this.#on;
    page.set({ up: false, done: { text, said } });
    void page.updateComplete.then(() => page.frame.regainFocus());
  }
}
