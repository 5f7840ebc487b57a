/** A play of the list is made, or tried at a puzzle; and what is said of it. */
import { otherSide } from "../model/position.ts";
import type { Play } from "../model/turn.ts";
import { withTurn } from "../model/turns.ts";
import type { Page } from "./page.ts";
import type { Plays } from "./plays.ts";
import type { LetterpressPuzzle } from "./puzzle.ts";
import type { Table } from "./table.ts";
import type { Word } from "./word.ts";

interface Needs {
  page: Page;
  table: Table;
  word: Word;
  plays: Plays;
  puzzle: LetterpressPuzzle;
}

export class Moves {
  readonly #on: Needs;

  constructor(on: Needs) {
    this.#on = on;
  }

  async make(play: Play): Promise<void> {
    const { page, table, word: asked, plays, puzzle } = this.#on;
    if (!plays.listed.fresh || page.readonly) return;
    if (puzzle.solving()) {
      if (await puzzle.try(play)) asked.start();
      return;
    }
    const { word, mask } = play;
    const unlisted = page.position.spelled?.unlisted ?? false;
    const next = await page.ask("letterpress.play", { ...table.request, word, mask, unlisted });
    if (!next) return;
    const { turn } = page.position;
    const played = [...page.position.played, ...next.played.slice(-1)];
    page.advance(withTurn({ ...page.position, spelled: null }, word, { ...next, played }, unlisted));
    if (page.options.must) page.setOptions({ must: 0 });
    this.#tell(play, turn, next.winner && (turn === "ours" ? next.winner : otherSide(next.winner)));
    plays.list?.focusList({ pin: false });
  }

  #tell({ word, score }: Play, turn: "ours" | "theirs", winner: "ours" | "theirs" | null): void {
    const { page } = this.#on;
    const [ours = "", theirs = ""] = score.map((squares) => page.texts.number(squares));
    const text = page.texts.text.letterpress;
    const then = winner ? text.ends[winner] : text.turns[otherSide(turn)];
    const short = `${word}, ${ours}–${theirs}${winner ? ` · ${text.ends[winner]}` : ""}`;
    page.set({ up: false, done: { text: short, said: text.said(word, ours, theirs, then) } });
    page.sound(winner === "ours" ? "win" : "play");
  }
}
