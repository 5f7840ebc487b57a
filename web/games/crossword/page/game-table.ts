/** What is done in a crossword game: people prepare a turn and then act, opponents act by themselves. */
import type { PropertyValues } from "lit";
import { recall, remember } from "../../../components/storage.ts";
import type { CrosswordAction, CrosswordMatch } from "../../../engine/methods.ts";
import { tokensOf } from "../../../tiles/notation.ts";
import type { Said } from "../../shared/game-table.ts";
import { Playing, type Taken } from "../../shared/playing.ts";
import type { Refusal } from "../../shared/queries.ts";
import { exchangeText, laidText, withLaidTile } from "../model/draft.ts";
import { companyIn, matchOf, namesOf, type Choices, type Company } from "../model/game.ts";
import { alphabetOf } from "../model/games.ts";
import { placedBy } from "../model/position.ts";
import type { Choice } from "../model/setup.ts";
import { tellings } from "../model/tellings.ts";
import { CrosswordGameKnown } from "./game-known.ts";

/** Milliseconds that an opponent takes at least, so that one sees what happens. */
const PACE = 350;

/** Where it is kept who plays, and by which rules. */
const KEPT = "tilewise-crossword-players";

export abstract class CrosswordGameTable extends CrosswordGameKnown {
  protected readonly playing = new Playing<CrosswordAction, CrosswordMatch>(this, {
    actions: () => this.record?.actions ?? null,
    refusal: () => this.match.refusal,
    chosen: () => this.choice.result?.action ?? null,
    mayAct: () => this.view?.acting === true && !this.readonly,
    ask: (actions) => this.#ask(actions),
    take: (actions, match, how) => this.#take(actions, match, how),
    cut: (actions, refusal) => this.#keep(actions, refusal),
    pace: PACE,
  });

  /** Was there a board when the page was last shown? */
  #dealt = false;
  /** Who played the game before the new one, and by which rules. */
  protected last: Company | null = companyIn(recall(KEPT));

  override updated(changed: PropertyValues) {
    super.updated(changed);
    this.#showTable();
  }

  /** Keep what can be played of a damaged game that a link has brought, or that was kept. */
  #keep(actions: readonly CrosswordAction[], refusal: Refusal): void {
    if (!this.record) return;
    this.edit({ ...this.position, game: { ...this.record, actions } });
    this.set({ trouble: () => `${this.texts.text.crosswordGame.say.damaged} ${this.sentence(refusal)}` });
  }

  /** Begin at the top with a board that was not there: who dealt was at the foot of the set-up. */
  #showTable() {
    const dealt = this.view !== null;
    if (dealt && !this.#dealt) window.scrollTo({ top: 0 });
    this.#dealt = dealt;
  }

  // The deal.

  protected chooseKit(choice: Choice | null) {
    if (!choice) return;
    if (choice.list) this.store?.set({ list: choice.list });
    const { layout, tiles } = choice.position;
    this.set({ kit: { layout, tiles } });
  }

  /** Keep who is to play, for the next visit. */
  protected chooseCompany({ players, challenge }: Company) {
    remember(KEPT, { players, challenge });
  }

  protected async deal(choices: Choices) {
    const setup = { ...choices, lexicon: this.list.id, seed: Math.floor(Math.random() * 1e9) };
    this.set({ dealing: true, trouble: null });
    const game = { setup, actions: [] };
    const dealt = await this.ask("crossword.match", matchOf(game));
    this.set({ dealing: false });
    if (!dealt) return;
    this.set({ seen: -1, told: [] });
    this.lay({ ...this.position, game }, this.playing.begin());
    this.#beginTurn();
  }

  protected readonly newGame = () => {
    const setup = this.record?.setup;
    if (setup) this.last = setup;
    if (setup && alphabetOf(setup.tiles) === this.list.alphabet)
      this.set({ kit: { layout: setup.layout, tiles: setup.tiles } });
    this.lay({ ...this.position, game: null });
    this.#beginTurn();
  };

  // A turn is prepared.

  /** Nothing is laid, chosen or looked at. */
  #beginTurn() {
    const { draft, look } = this.options;
    if (draft || look) this.setOptions({ draft: "", look: "" });
    this.set({ asked: false, resigning: false });
  }

  /** Put a tile on a square, or take it off with "". */
  protected putTile(square: number, tile: string) {
    const { view } = this;
    if (this.look) this.lookAt(null);
    if (!view?.acting || !this.playing.mayAct) return;
    const draft = withLaidTile(this.draft, view.rack, square, tile, this.notation);
    if (draft) {
      this.setOptions({ draft: laidText(draft) });
      this.set({ asked: false });
      return;
    }
    const { face } = this.notation.see(tile);
    this.set({ trouble: () => this.texts.text.crosswordGame.hand.missing(face) });
    queueMicrotask(() => this.board?.focusSquare(square)); // which the board has left already
  }

  /** Take the laid tiles off; the next word may begin where they did. */
  protected takeBack() {
    const first = Math.min(...this.draft.keys());
    if (Number.isFinite(first)) this.board?.focusSquare(first, { preventScroll: true });
    this.setOptions({ draft: "" });
    this.set({ asked: false });
  }

  /** Choose tiles to exchange, or none any more. */
  protected chooseExchange(tiles: readonly string[] | null) {
    this.setOptions({ draft: exchangeText(tiles), look: "" });
  }

  /** Prepare the turn that equity calls the best. */
  protected async hint() {
    const { view } = this;
    if (!view?.acting) return;
    const { layout, tiles, board } = view.state;
    const solved = await this.ask("crossword.solve", {
      ...{ lexicon: this.listUsed, layout, tiles, board, rack: view.rack },
      ...{ moves: "all", order: "equity", limit: 1 },
    });
    const [best] = solved?.plays ?? [];
    if (!best || !this.view?.acting) return;
    const { kind = "play" } = best;
    if (kind === "exchange") this.chooseExchange(tokensOf(best.tiles ?? ""));
    else if (kind === "play") this.setOptions({ draft: laidText(placedBy({ layout }, best)), look: "" });
    this.set({ told: [() => this.texts.text.crosswordGame.say.hints[kind]] });
  }

  /** Play the tiles that are laid, if they make a play. */
  protected async playDraft() {
    const { view, record, draft } = this;
    if (!view?.acting || !draft.size || this.readonly) return;
    this.set({ asked: true });
    await this.#settled();
    const play = this.laidPlay.result;
    if (!play || this.record !== record || this.draft !== draft) return;
    const { row, col, across, placed } = play;
    this.act({ kind: "play", row, col, across, placed });
  }

  /** Wait for the answer to what is laid; it is asked with the next frame. */
  async #settled() {
    while (this.laidPlay.pending && this.isConnected && !this.failed)
      await new Promise(requestAnimationFrame);
  }

  // It is done, or undone.

  // What is laid is taken back before a turn is.
  protected override undo() {
    if (this.draft.size) return this.takeBack();
    this.set({ told: [] });
    super.undo();
    this.#beginTurn();
  }

  protected override redo() {
    this.set({ told: [] });
    super.redo();
    this.#beginTurn();
  }

  /** Do an action of the person whose turn it is. */
  protected act(action: CrosswordAction) {
    if (!this.playing.mayAct) return;
    this.set({ trouble: null, done: null, told: [] });
    this.playing.act(action);
  }

  async #ask(actions: readonly CrosswordAction[]): Promise<CrosswordMatch | null> {
    const { record } = this;
    // An engine that has failed is told of elsewhere, with a way to try again.
    const refused = (trouble: Said) => {
      if (!this.failed) this.set({ trouble });
    };
    return record && this.ask("crossword.match", matchOf({ ...record, actions }), refused);
  }

  #take(actions: readonly CrosswordAction[], match: CrosswordMatch, { stroke, byPerson }: Taken): void {
    const { position, record } = this;
    if (!record) return;
    const said = () => tellings(match.events, namesOf(record), this.notation, this.texts).join(" ");
    this.set({ told: [...this.state.told, said] });
    this.#beginTurn();
    const game = { ...record, actions };
    this.store?.edit(this.game.id, { ...position, game }, stroke, byPerson ? "play" : "letters");
    this.sound(match.ended ? "win" : "play");
  }

  // Keys.

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
    if (this.look) {
      this.lookAt(null);
      return true;
    }
    if (this.exchange) {
      this.chooseExchange(null);
      return true;
    }
    if (this.hand?.release()) return true;
    if (!this.draft.size) return false;
    this.takeBack();
    return true;
  }
}
