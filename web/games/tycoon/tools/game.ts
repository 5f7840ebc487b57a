/** A game of Letter Tycoon on the page: what has come of it, and what is said of what was done. */
import type { TycoonAction, TycoonMatch } from "../../../engine/methods.ts";
import { matchOf, recordOf } from "../../shared/match.ts";
import { MatchTool } from "../../shared/match-tool.ts";
import { wordSelection } from "../../shared/words.ts";
import type { Position } from "../model/position.ts";
import { gameOf, viewOf, type View } from "../model/table.ts";
import type { Page } from "./page.ts";

/** Milliseconds that an opponent takes at least, so that one sees what happens. */
const PACE = 350;

export class Game {
  readonly match: MatchTool<Position, TycoonAction, TycoonMatch, View>;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    const match = page.queries.add(
      "tycoon.match",
      () => {
        const game = gameOf(page.position);
        return game && matchOf(game);
      },
      { kept: true },
    );
    const choice = page.queries.add("tycoon.choose", () =>
      this.match.opponentsTurn ? this.recordRequest : null,
    );
    this.match = new MatchTool({
      page,
      match,
      choice,
      pace: PACE,
      beginTurn: () => undefined, // what was prepared goes with the table
      viewOf,
      actions: () => gameOf(page.position)?.actions ?? null,
      withActions: (actions: readonly TycoonAction[]): Position => ({ ...page.position, actions }),
      ask: async (actions, refused) => {
        const game = gameOf({ ...page.position, actions });
        return game && page.ask("tycoon.match", matchOf(game), refused);
      },
      tell: ({ events }: TycoonMatch, byPerson) => this.#tell(events, byPerson),
      damaged: () => page.texts.text.tycoon.say.damaged,
    });
  }

  /** The game as a request tells it; null without one. */
  get recordRequest() {
    const game = gameOf(this.#page.position);
    return game && recordOf(game);
  }

  /** What a request about a turn says of the game. */
  turnRequest({ state: { stacking } }: View) {
    return { lexicon: this.#page.listUsed, stacking };
  }

  /** The game's own list, which the list in use may have been changed for since. */
  get list() {
    const { position, engine, list } = this.#page;
    return engine?.catalogue.find((each) => each.id === position.setup?.lexicon) ?? list;
  }

  /** Which of the game's words are listed. */
  get selection() {
    return wordSelection(this.#page.store?.settings, this.list);
  }

  // A word that does not count is no error: it costs a try.
  #tell(events: TycoonMatch["events"], byPerson: boolean): void {
    const page = this.#page;
    const { earned } = page.texts.text.games.tycoon;
    const say = () => page.texts.text.tycoon.say;
    const n = (value: number) => page.texts.number(value);
    let laid = "";
    for (const { kind, words = [], left = 0, money = 0, stock = 0 } of events) {
      if (kind === "laid") laid = words.join(" ");
      if (kind === "earned" && laid && byPerson) {
        const said = `${laid}, ${earned(n(money), stock ? n(stock) : "")}`;
        page.set({ done: { text: said, said } });
      }
      if (kind === "refused") page.set({ trouble: () => say().refused(words.join(", "), n(left)) });
      if (kind === "failed") page.set({ trouble: () => say().failed(words.join(", ")) });
    }
  }
}
