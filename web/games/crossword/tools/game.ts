/** A crossword game on the page: what has come of it, what is played with, and what the person at the screen knows of it. */
import type { CrosswordAction, CrosswordMatch } from "../../../engine/methods.ts";
import { language } from "../../../text/language.ts";
import { Notation } from "../../../tiles/notation.ts";
import { recall, remember } from "../../../ui/storage.ts";
import { matchOf, named, recordOf } from "../../shared/match.ts";
import { MatchTool } from "../../shared/match-tool.ts";
import { memo } from "../../shared/memo.ts";
import { Slice } from "../../shared/page-state.ts";
import { noteStanding } from "../../shared/standing.ts";
import { addressWith } from "../../shared/to-finder.ts";
import { lastPlay, namesOf, standingIn, viewOf, type GameRecord, type View } from "../model/game.ts";
import { tilesInUse, tilesOf, type Layout, type TileSet } from "../model/games.ts";
import { cleared, placedBy, squaresOf, type Position } from "../model/position.ts";
import type { Choice, Setup } from "../model/setup.ts";
import { tellings } from "../model/tellings.ts";
import { Clock } from "./clock.ts";
import type { Page } from "./page.ts";

/** Milliseconds that an opponent takes at least, so that one sees what happens. */
const PACE = 350;

/** The board and tiles that a game is played with. */
export interface Kit {
  layout: string | Layout;
  tiles: string | TileSet;
}

type Chosen = Pick<Position, "layout" | "tiles">;

/** The kit that a page's position names, or one that was chosen in its place, which the tab keeps. */
export class NextKit {
  readonly #page: Page;
  readonly #key: string;
  readonly #slice: Slice<{ kit: Chosen | null }>;

  constructor(page: Page, key: string) {
    this.#page = page;
    this.#key = key;
    this.#slice = new Slice<{ kit: Chosen | null }>(page, { kit: null });
  }

  get now(): Kit {
    const { position, list } = this.#page;
    const { layout, tiles } = this.#slice.now.kit ?? this.#kept ?? position;
    return { layout, tiles: tilesInUse(layout, tiles, list.alphabet) };
  }

  set(kit: Chosen): void {
    this.#slice.set({ kit });
    const { position } = this.#page;
    const [chosen, over] = [kit, position].map(({ layout, tiles }) => this.#textOf(layout, tiles));
    remember(this.#key, { kit: chosen, over }, "sessionStorage");
  }

  readonly #textOf = memo((layout: Chosen["layout"], tiles: Chosen["tiles"]): string => {
    const { game } = this.#page;
    return game.toLink({ ...game.empty(), layout, tiles }, game.options).toString();
  });

  /** What was chosen before the page was left, as long as its position names the same kit as then: the same object. */
  get #kept(): Chosen | null {
    const { layout, tiles } = this.#page.position;
    return this.#keptOver(this.#textOf(layout, tiles));
  }

  readonly #keptOver = memo((position: string): Chosen | null => {
    const { kit, over } = (recall(this.#key, "sessionStorage") ?? {}) as Partial<Record<string, unknown>>; // looked at here
    if (typeof kit !== "string" || over !== position) return null;
    const { position: read, lost } = this.#page.game.fromLink(new URLSearchParams(kit));
    return lost.length ? null : read;
  });

  readonly choose = (choice: Choice | null): void => {
    if (!choice) return;
    if (choice.list) this.#page.store?.set({ list: choice.list });
    const { layout, tiles } = choice.position;
    this.set({ layout, tiles });
  };

  /** What is chosen, as the parts of a set-up show it. @param kit in whose place nothing can be chosen */
  setup({ layout, tiles }: Kit = this.now): Setup {
    const { game, list, engine } = this.#page;
    return { position: { ...game.empty(), layout, tiles }, tiles, list, lists: engine?.catalogue ?? [] };
  }
}

export class Game {
  readonly nextKit: NextKit;
  readonly match: MatchTool<Position, CrosswordAction, CrosswordMatch, View>;
  /** What the person at the screen may know; while the screen is handed over, what was known last stays. */
  readonly seat;
  readonly clock: Clock;
  readonly #page: Page;
  #held: { said: () => string; word: string; position: string } | null = null;
  readonly #notationOf = memo((tiles: string | TileSet) => Notation.ofSet(tilesOf(tiles)));
  readonly #squaresOf = memo(squaresOf);
  readonly #named = memo((game: GameRecord, _language: string): GameRecord => named(game));

  constructor(page: Page, beginTurn: () => void) {
    this.#page = page;
    this.nextKit = new NextKit(page, "tilewise-next-kit");
    const match = page.queries.add("crossword.match", () => this.record && matchOf(this.record), {
      kept: true,
    });
    const choice = page.queries.add("crossword.choose", () =>
      this.record && this.match.opponentsTurn ? recordOf(this.record) : null,
    );
    this.match = new MatchTool({
      page,
      match,
      choice,
      pace: PACE,
      beginTurn,
      viewOf,
      actions: () => this.record?.actions ?? null,
      withActions: (actions: readonly CrosswordAction[]): Position => {
        const { position } = page;
        return { ...position, game: position.game && { ...position.game, actions } };
      },
      ask: async (actions, refused) => {
        const { record } = this;
        return record && page.ask("crossword.match", matchOf({ ...record, actions }), refused);
      },
      note: ({ state }: CrosswordMatch) =>
        page.position.game && noteStanding(page.position.game, standingIn(state)),
      tell: (match: CrosswordMatch) => this.#tell(match),
      timed: (action: CrosswordAction) => this.clock.timed(action),
      damaged: () => page.texts.text.crosswordGame.say.damaged,
    });
    this.clock = new Clock({ page, record: () => this.record, acting: () => this.match.acting });
    this.seat = page.queries.add("crossword.match", () => {
      const { record } = this;
      const { view } = this.match;
      const looks = view && view.viewer >= 0 && !view.covered;
      return record && looks ? { ...matchOf(record), seat: view.viewer } : null;
    });
  }

  get record(): GameRecord | null {
    const { game } = this.#page.position;
    return game && this.#named(game, language());
  }

  #tell({ events, ended, state }: CrosswordMatch): void {
    const { record } = this;
    const names = record ? namesOf(record) : [];
    const said = () => tellings(events, names, this.notation, this.#page.texts).join(" ");
    this.match.say([...this.match.told, said]);
    this.#page.sound(ended !== null ? "win" : "play");
    const challenge = events.find(({ kind }) => kind === "challenged");
    if (!challenge?.holds || state.players[challenge.player]?.level) return;
    const word = state.turns.findLast(({ kind }) => kind === "play")?.word ?? "";
    const { layout, tiles } = this.kit;
    const page = this.#page;
    const laid = { ...cleared({ ...page.position, layout, tiles }), squares: squaresOf(state.board) };
    this.#held = { said, word, position: addressWith(page, laid, page.listUsed) };
  }

  /** The word that somebody at the screen has challenged in vain, and where, as long as that is told; null for none. */
  get held(): { word: string; position: string } | null {
    const { said, word, position = "" } = this.#held ?? {};
    const isTold = said && word && this.match.told.includes(said);
    return isTold ? { word: this.notation.plain(word), position } : null;
  }

  /** The board and tiles of the game, or of the next one. */
  get kit(): Kit {
    return this.record?.setup ?? this.nextKit.now;
  }

  get notation(): Notation {
    return this.#notationOf(this.kit.tiles);
  }

  /** Tiles that lie on the board, one a square. */
  get squares(): readonly string[] {
    const { view } = this.match;
    return view ? this.#squaresOf(view.state.board) : [];
  }

  /** Squares of the last play. */
  get latest(): readonly number[] {
    const { view } = this.match;
    const { row, col, across, placed } = (view && lastPlay(view.state)) ?? {};
    if (row === undefined || col === undefined || across === undefined || !placed) return [];
    return [...placedBy({ layout: this.kit.layout }, { row, col, across, placed }).keys()];
  }

  /** What a request about the board says of the game. */
  boardRequest({ state: { layout, tiles, board }, rack }: View) {
    return { lexicon: this.#page.listUsed, layout, tiles, board, rack };
  }
}
