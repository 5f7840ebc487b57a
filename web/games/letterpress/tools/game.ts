/** A Letterpress game on the page: what has come of it, and the board as it stands. */
import type { LetterpressAction, LetterpressEvent, LetterpressMatch } from "../../../engine/methods.ts";
import { language } from "../../../text/language.ts";
import { matchOf, named, recordOf } from "../../shared/match.ts";
import { memo } from "../../shared/memo.ts";
import { MatchTool } from "../../shared/match-tool.ts";
import { noteStanding } from "../../shared/standing.ts";
import { shownNow, standingIn, viewOf, type Shown, type View } from "../model/game.ts";
import type { Position } from "../model/position.ts";
import { namesOf, type GameRecord } from "../model/record.ts";
import { scoreOf } from "../model/turns.ts";
import type { Page } from "./page.ts";

/** Milliseconds that an opponent takes at least, so that one sees what happens. */
const PACE = 600;

/** Seconds that opponents think, and a hint, at the most. */
export const THINKING = 1;

export class Game {
  readonly match: MatchTool<Position, LetterpressAction, LetterpressMatch, View>;
  readonly #page: Page;
  readonly #named = memo((game: GameRecord, _language: string): GameRecord => named(game));

  constructor(page: Page, beginTurn: () => void) {
    this.#page = page;
    const match = page.queries.add("letterpress.match", () => this.record && matchOf(this.record), {
      kept: true,
    });
    const choice = page.queries.add("letterpress.choose", () =>
      this.record && this.match.opponentsTurn ? { ...recordOf(this.record), seconds: THINKING } : null,
    );
    this.match = new MatchTool({
      page,
      match,
      choice,
      pace: PACE,
      beginTurn,
      viewOf,
      actions: () => this.record?.actions ?? null,
      withActions: (actions: readonly LetterpressAction[]): Position => {
        const { position } = page;
        return { ...position, game: position.game && { ...position.game, actions } };
      },
      ask: async (actions, refused) => {
        const { record } = this;
        return record && page.ask("letterpress.match", matchOf({ ...record, actions }), refused);
      },
      note: ({ state }: LetterpressMatch) =>
        page.position.game && noteStanding(page.position.game, standingIn(state)),
      tell: ({ events, ended }: LetterpressMatch) => {
        const names = this.record ? namesOf(this.record) : [];
        this.match.say([() => this.#tellings(events, names).join(" ")]);
        page.sound(ended ? "win" : "play");
      },
      damaged: () => page.texts.text.crosswordGame.say.damaged,
    });
  }

  get record(): GameRecord | null {
    const { game } = this.#page.position;
    return game && this.#named(game, language());
  }

  /** The board as it stands. */
  get shown(): Shown | null {
    const { view } = this.match;
    return view && shownNow(view);
  }

  /** What a request says of the board, whoever is to move. */
  boardRequest({ state: { board, players, turns }, turn }: View) {
    const [ours = 0, theirs = 0] = (turn ? players.toReversed() : players).map(({ squares }) => squares);
    const played = turns.filter(({ kind }) => kind === "play").map(({ word }) => word);
    return { lexicon: this.#page.listUsed, board, ours, theirs, played };
  }

  /** What has happened, in a sentence each. */
  #tellings(events: readonly LetterpressEvent[], names: readonly string[]): string[] {
    const { texts } = this.#page;
    const { say } = texts.text.letterpressGame;
    return events.flatMap(({ kind, player, word = "", gained = 0, captured = 0 }) => {
      const name = names[player] ?? "";
      if (kind === "ended") return [];
      if (kind !== "played") return say[kind](name);
      const [free = "", taken = ""] = scoreOf([gained, captured]).map((squares) => texts.number(squares));
      return say.played(name, word, free, taken);
    });
  }
}
