/**
 * The table of a crossword game: what the actions lead to, and what people and opponents do next.
 *
 * The store has the setup and the actions; what they lead to is the engine's. People prepare a turn in the `draft` and
 * then act; opponents act by themselves.
 */
import type { PropertyValues } from "lit";
import { query } from "lit/decorators.js";
import type { CrosswordAction, CrosswordEvent, CrosswordOutcome } from "../../../engine/methods.ts";
import { Notation } from "../../../tiles/notation.ts";
import { pageState, type PageState } from "../../shared/game-table.ts";
import { Job } from "../../shared/job.ts";
import { memo } from "../../shared/memo.ts";
import { GamePage } from "../../shared/page.ts";
import type { Params, Refusal, Result } from "../../shared/queries.ts";
import { emptyDraft, withLaidTile, type Draft } from "../model/draft.ts";
import {
  dealOf,
  lastPlay,
  namesOf,
  Outcomes,
  people,
  viewOf,
  type Choices,
  type GameRecord,
  type View,
} from "../model/game.ts";
import {
  alphabetOf,
  layoutOf,
  tilesInUse,
  tilesOf,
  widthOf,
  type Layout,
  type TileSet,
} from "../model/games.ts";
import type { Options } from "../model/link.ts";
import { placedBy, squaresOf, type Position } from "../model/position.ts";
import type { Choice, Setup } from "../model/setup.ts";
import type { CrosswordBoard } from "../parts/board.ts";
import type { CrosswordHand } from "../parts/hand.ts";
import type { Opened } from "../parts/review.ts";
import { crossword } from "./entry.ts";

/** Milliseconds that an opponent takes at least, so that one sees what happens. */
const PACE = 350;

/** What is known of games, also while the finder is shown. */
const outcomes = new Outcomes();

interface State extends PageState {
  /** Board and tiles of the next game; null for those of the finder. */
  kit: Pick<Position, "layout" | "tiles"> | null;
  /** Is a game being dealt? */
  dealing: boolean;
  /** The person who looked at the screen last, where more than one plays. */
  seen: number;
  /** The turn that is being prepared. */
  draft: Draft;
  /** The tiles of the rack, as their player wants them to stand. */
  order: readonly string[];
  /** Was the draft to be played, whether it makes a play or not? */
  asked: boolean;
  /** Is somebody about to resign? */
  resigning: boolean;
  /** What has happened since a person acted, in a sentence each. */
  told: readonly string[];
  /** The turn of the review whose board is shown. */
  opened: Opened | null;
}

const state: State = {
  ...pageState,
  kit: null,
  dealing: false,
  seen: -1,
  draft: emptyDraft,
  order: [],
  asked: false,
  resigning: false,
  told: [],
  opened: null,
};

export abstract class CrosswordGameTable extends GamePage<Position, Options, State> {
  @query("tw-crossword-board") board!: CrosswordBoard | null;
  @query("tw-crossword-hand") hand!: CrosswordHand | null;

  /** The table that the draft belongs to. */
  #drafted: View["table"] | null = null;
  /** The opponent's action that is being done. */
  #chosen: CrosswordAction | null = null;
  /** The game that is being played again from its link. */
  #replaying: Position | null = null;
  #timer = 0;
  /** What undo takes back at once: a person's action and those of the opponents after it. */
  #stroke: unknown = {};
  /** Who played the game before the new one, and by which rules. */
  protected last: Choices | null = null;

  readonly #notationOf = memo((tiles: string | TileSet) => Notation.ofSet(tilesOf(tiles)));

  protected readonly choice = this.query("crossword.choose", () => {
    const state = this.played?.state;
    const level = state?.players[state.actor ?? -1]?.level;
    return state && level && !this.readonly ? { state } : null;
  });

  /** What the person at the screen may know; while the screen is handed over, what was known last stays. */
  protected readonly seat = this.query("crossword.view", () => {
    const { view } = this;
    return view && view.viewer >= 0 && !view.covered ? { state: view.table, player: view.viewer } : null;
  });

  protected readonly laidPlay = this.query("crossword.lay", () => {
    const { view } = this;
    const { draft } = this.state;
    if (!view?.acting || !draft.size) return null;
    const { lexicon, layout, tiles, board } = view.table;
    const width = widthOf(layoutOf(layout));
    const laid = Array.from(draft, ([square, tile]) => {
      return { row: Math.floor(square / width), col: square % width, tile };
    });
    return { lexicon, layout, tiles, board, laid, rack: view.rack };
  });

  protected readonly review = new Job<Params<"crossword.review">, Result<"crossword.review">, null>(this, {
    run: (params, { signal, onProgress }) => {
      if (!this.engine) throw new DOMException("There is no engine yet.", "AbortError");
      const noted = ({ done, total }: { done: number; total: number }) =>
        onProgress({ done, total, partial: null });
      return this.engine.request("crossword.review", params, { signal, onProgress: noted });
    },
    end() {
      // It has no worker of its own.
    },
  });

  constructor() {
    super(crossword, state);
  }

  protected get record(): GameRecord | null {
    return this.position.game;
  }

  /** What came of the actions; null without a game, and while that is not known. */
  protected get played() {
    return this.record && outcomes.at(this.record);
  }

  protected get view(): View | null {
    return this.played && viewOf(this.played.state, this.state.seen);
  }

  /** The board and tiles of the game, or of the next one. */
  protected get kit(): { layout: string | Layout; tiles: string | TileSet } {
    const { record, position } = this;
    if (record) return record.setup;
    const { layout, tiles } = this.state.kit ?? position;
    return { layout, tiles: tilesInUse(layout, tiles, this.list.alphabet) };
  }

  protected get notation() {
    return this.#notationOf(this.kit.tiles);
  }

  /** What is chosen for the next game. */
  protected get setup(): Setup {
    const { layout, tiles } = this.kit;
    const position = { ...this.game.empty(), layout, tiles };
    return { position, tiles, list: this.list, lists: this.engine?.catalogue ?? [] };
  }

  /** A game's own sentence for the refusal's code, else the page's, else the engine's. */
  override sentence(refusal: Refusal): string {
    const say = this.texts.text.crosswordGame.errors[refusal.data.code ?? ""];
    return say ? say(refusal.data, refusal.message) : super.sentence(refusal);
  }

  // What is wrong with a game is told on the table.
  override get refusal(): Refusal | null {
    return null;
  }

  override get listUsed() {
    return this.record?.setup.lexicon ?? super.listUsed;
  }

  override willUpdate(changed: PropertyValues) {
    const { view } = this;
    const table = view?.table ?? null;
    if (table !== this.#drafted) {
      this.#drafted = table;
      const seen = view?.acting ? { seen: view.viewer } : {};
      this.set({ draft: emptyDraft, asked: false, resigning: false, opened: null, ...seen });
    }
    super.willUpdate(changed);
  }

  override updated(changed: PropertyValues) {
    super.updated(changed);
    const layout = layoutOf(this.kit.layout);
    this.style.setProperty("--ratio", String(widthOf(layout) / layout.layout.length));
    const failed = this.engine?.state.stage === "failed";
    if (this.view?.table.phase === "over" && !failed && !this.reviewed) this.startReview();
    if (this.record && !this.played && this.engine && !failed && this.#replaying !== this.position)
      void this.#replay(this.record);
    const choice = this.choice.result?.action;
    if (!choice || choice === this.#chosen) return;
    this.#chosen = choice;
    clearTimeout(this.#timer);
    const pace = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PACE;
    this.#timer = setTimeout(() => void this.#play(choice), pace);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.#chosen = null;
    this.#replaying = null;
  }

  // A game that was brought by a link or kept.

  /** Do the actions that are not known yet, one after the other. */
  async #replay({ setup, actions }: GameRecord): Promise<void> {
    const { position } = this;
    this.#replaying = position;
    let refused = "";
    const onRefused = (sentence: string) => (refused = sentence);
    const known = outcomes.longest({ setup, actions });
    let outcome = known?.outcome ?? null;
    if (!outcome) {
      const started = await this.ask("crossword.start", dealOf(setup), onRefused);
      if (!started) return this.#stopReplay(refused);
      outcome = { state: started.state, events: [] };
      outcomes.keep({ setup, actions: [] }, outcome);
    }
    for (const [n, action] of actions.entries()) {
      if (n < (known?.done ?? 0)) continue;
      const next: CrosswordOutcome | null = await this.ask(
        "crossword.act",
        { state: outcome.state, action },
        onRefused,
      );
      if (!next) return this.#stopReplay(refused, { setup, actions: actions.slice(0, n) });
      outcome = next;
      outcomes.keep({ setup, actions: actions.slice(0, n + 1) }, outcome);
    }
    this.#replaying = null;
    this.requestUpdate();
  }

  /** @param as far as a damaged game can be played */
  #stopReplay(refused: string, game: GameRecord | null = null): void {
    if (!refused || this.engine?.state.stage === "failed") {
      this.#replaying = null;
      return;
    }
    if (game) this.edit({ ...this.position, game });
    const told = game ? `${this.texts.text.crosswordGame.say.damaged} ${refused}` : refused;
    this.set({ trouble: told });
  }

  // The review.

  /** Has the review of the game as it is been begun? */
  protected get reviewed() {
    return this.review.params?.state !== undefined && this.review.params.state === this.view?.table;
  }

  protected startReview(): void {
    const table = this.view?.table;
    if (table && this.engine) void this.review.start({ state: table, limit: 3 });
  }

  /** The board of the turn that is opened, with the tiles of the move that is shown; null while none is. */
  protected get openedBoard(): { squares: readonly string[]; tentative: ReadonlyMap<number, string> } | null {
    const { opened } = this.state;
    const before = opened && this.record && outcomes.before(this.record, opened.turn);
    if (!before) return null;
    const tentative: ReadonlyMap<number, string> = opened.play.placed
      ? placedBy({ ...this.position, layout: this.kit.layout }, opened.play)
      : new Map();
    return { squares: squaresOf(before.board), tentative };
  }

  // What people do.

  protected chooseKit(choice: Choice | null) {
    if (!choice) return;
    if (choice.list) this.store?.set({ list: choice.list });
    const { layout, tiles } = choice.position;
    this.set({ kit: { layout, tiles } });
  }

  protected async deal(choices: Choices) {
    const setup = { ...choices, lexicon: this.list.id, seed: Math.floor(Math.random() * 1e9) };
    this.set({ dealing: true, trouble: "" });
    const started = await this.ask("crossword.start", dealOf(setup));
    this.set({ dealing: false });
    if (!started) return;
    const game = { setup, actions: [] };
    outcomes.keep(game, { state: started.state, events: [] });
    this.#stroke = {};
    this.set({ seen: -1, told: [] });
    this.lay({ ...this.position, game }, this.#stroke);
  }

  protected readonly newGame = () => {
    const setup = this.record?.setup;
    this.last = setup ?? null;
    if (setup && alphabetOf(setup.tiles) === this.list.alphabet)
      this.set({ kit: { layout: setup.layout, tiles: setup.tiles } });
    this.lay({ ...this.position, game: null });
  };

  /** Put a tile on a square, or take it off with "". */
  protected putTile(square: number, tile: string) {
    const { view } = this;
    this.set({ opened: null });
    if (!view?.acting) return;
    const draft = withLaidTile(this.state.draft, view.rack, square, tile, this.notation);
    if (draft) this.set({ draft, trouble: "", asked: false });
    else {
      const { face } = this.notation.see(tile);
      this.set({ trouble: this.texts.text.crosswordGame.hand.missing(face) });
      queueMicrotask(() => this.board?.focusSquare(square)); // which the board has left already
    }
  }

  /** Take the laid tiles off; the next word may begin where they did. */
  protected takeBack() {
    const first = Math.min(...this.state.draft.keys());
    if (Number.isFinite(first)) this.board?.focusSquare(first, { preventScroll: true });
    this.set({ draft: emptyDraft, trouble: "", asked: false });
  }

  /** Play the tiles that are laid, if they make a play. */
  protected async playDraft() {
    const { view, position } = this;
    const { draft } = this.state;
    if (!view?.acting || !draft.size || this.readonly) return;
    this.set({ asked: true });
    await this.#settled();
    const play = this.laidPlay.result;
    if (!play || this.position !== position || this.state.draft !== draft) return;
    const { row, col, across, placed } = play;
    this.act({ kind: "play", row, col, across, placed });
  }

  /** Wait for the answer to what is laid; it is asked with the next frame. */
  async #settled() {
    while (this.laidPlay.pending && this.isConnected && this.engine?.state.stage !== "failed")
      await new Promise(requestAnimationFrame);
  }

  protected override undo() {
    this.set({ told: [] });
    super.undo();
  }

  protected override redo() {
    this.set({ told: [] });
    super.redo();
  }

  /** Do an action of the person whose turn it is. */
  protected act(action: CrosswordAction) {
    if (!this.view?.acting || this.readonly) return;
    this.set({ trouble: "", done: null, told: [] });
    this.#stroke = {};
    void this.#play(action);
  }

  async #play(action: CrosswordAction): Promise<void> {
    const { position, record, played } = this;
    if (!record || !played) return;
    const { state } = played;
    // An engine that has failed is told of elsewhere, with a way to try again.
    const refused = (trouble: string) => {
      if (this.engine?.state.stage !== "failed") this.set({ trouble });
    };
    const outcome = await this.ask("crossword.act", { state, action }, refused);
    if (!outcome) {
      this.#chosen = null;
      return;
    }
    const game = { ...record, actions: [...record.actions, action] };
    outcomes.keep(game, outcome);
    const byPerson = state.players[state.actor ?? -1]?.level === null;
    this.set({ told: [...this.state.told, ...this.#tellings(outcome.events, namesOf(record))] });
    this.store?.edit(this.game.id, { ...position, game }, this.#stroke, byPerson ? "play" : "letters");
    this.sound(outcome.state.ended ? "win" : "play");
  }

  /** What has happened, in a sentence each. */
  #tellings(events: readonly CrosswordEvent[], names: readonly string[]): string[] {
    const { say: text } = this.texts.text.crosswordGame;
    const n = (value: number) => this.texts.number(value);
    return events.flatMap(({ kind, player, score = 0, words = [], tiles = 0, holds, reason }) => {
      const name = names[player] ?? "";
      const spelled = words.map((word) => this.notation.plain(word)).join(", ");
      if (kind === "played") return text.played(name, spelled, n(score));
      if (kind === "exchanged") return text.exchanged(name, n(tiles));
      if (kind === "passed") return text.passed(name);
      if (kind === "challenged") return holds ? text.holds(name) : text.fails(name, spelled);
      if (kind === "points" && reason === "challenge") return text.points(name, n(score));
      return kind === "resigned" ? text.resigned(name) : [];
    });
  }

  /** Tiles that lie on the board, one a square. */
  protected get squares(): readonly string[] {
    const { view } = this;
    return view ? squaresOf(view.table.board) : [];
  }

  /** Squares of the last play. */
  protected get latest(): readonly number[] {
    const { view } = this;
    const { row, col, across, placed } = (view && lastPlay(view.table)) ?? {};
    if (row === undefined || col === undefined || across === undefined || !placed) return [];
    return [...placedBy({ ...this.position, layout: this.kit.layout }, { row, col, across, placed }).keys()];
  }

  protected get severalPeople() {
    return this.view !== null && people(this.view.table).length > 1;
  }

  protected override takeTyping() {
    if (!this.view?.acting) return false;
    this.board?.focusSquare();
    return true;
  }

  protected override release() {
    if (this.state.resigning) {
      this.set({ resigning: false });
      return true;
    }
    if (this.state.opened) {
      this.set({ opened: null });
      return true;
    }
    if (this.hand?.release()) return true;
    if (!this.state.draft.size) return false;
    this.takeBack();
    return true;
  }
}
