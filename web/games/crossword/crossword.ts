/**
 * The crossword page: position left, plays right.
 */
import { html, nothing, type PropertyValues } from "lit";
import { customElement, state } from "lit/decorators.js";
import { foldStyles } from "../../components/fold-styles.ts";
import { shared } from "../../components/shared-styles.ts";
import { wrong } from "../../components/wrong.ts";
import { GamePage } from "../shared/game-page.js";
import { keys, keysStyles } from "../shared/keys.ts";
import { choiceStyles, pageStyles, paneStyles, summaryStyles } from "../shared/page-styles.ts";
import { Solving } from "../shared/solving.js";
import "./board.ts";
import { answersView, FEW, summary } from "./answers.ts";
import type { CrosswordBoard } from "./board.ts";
import { Carrying } from "./carrying.ts";
import {
  listFor,
  withExample,
  withGame,
  withOwnBoard,
  withOwnTiles,
  withTiles,
  type Choice,
} from "./choosing.ts";
import { crosswordStyles } from "./crossword-styles.ts";
import { boardFor, filterFor, gameFor, tentativeOf, turnOf, usedOf, type Solved } from "./exchange.ts";
import {
  alphabetOf,
  heightOf,
  layoutOf,
  rackSizeOf,
  tileSetOf,
  tilesInUse,
  widthOf,
  type TileSet,
} from "./games.ts";
import { Letters } from "./letters.ts";
import "./letters-panel.ts";
import type { Unseen } from "./letters-panel.ts";
import { narrow } from "./media.ts";
import "./own-board.ts";
import { painted } from "./own-board.ts";
import "./own-tiles.ts";
import type { CrosswordPlays, Play } from "./plays.ts";
import {
  afterTurns,
  cleared,
  emptyPosition,
  hasTiles,
  isEmpty,
  rowsOf,
  withLayout,
  withPlay,
  withTile,
  withWord,
  type Position,
} from "./position.ts";
import { badSquares, placed, problemList, type Problem } from "./problems.ts";
import "./rack.ts";
import type { CrosswordRack } from "./rack.ts";
import "./record.ts";
import "./setup.ts";
import "./transfer.ts";
import { Typing } from "./typing.ts";

export const GAME = "crossword";

/** A pasted text with one of these is a position or a game, not a word. */
const WHOLE = /[\n/#>]/;

@customElement("tw-crossword")
export class Crossword extends GamePage<Position> {
  /** The play that is shown on the board. */
  @state() shown: Play | null = null;
  @state() limit = FEW;
  /** The premium that is being painted, "" while letters are typed. */
  @state() brush = "";

  static override styles = [
    shared,
    foldStyles,
    keysStyles,
    pageStyles(narrow),
    paneStyles(narrow),
    summaryStyles(narrow),
    choiceStyles(narrow),
    crosswordStyles,
  ];

  /** The plays. */
  solving = new Solving<Solved>(this, "crossword.solve", GAME);
  #judging: Solving<{ ok: boolean; problems: readonly Problem[] }> = new Solving(
    this,
    "crossword.check",
    "crossword-check",
  );
  #counting = new Solving<Unseen>(this, "crossword.unseen", "crossword-unseen");
  #typing = new Typing(this);
  #carrying = new Carrying(this);
  #lettersOf: { of: string | TileSet; letters: Letters } | null = null;

  constructor() {
    super(GAME, emptyPosition);
  }

  /** The tiles in use. */
  get tiles() {
    return tilesInUse(this.position.layout, this.position.tiles, this.list.alphabet);
  }

  get letters() {
    const of = this.tiles;
    if (this.#lettersOf?.of !== of) this.#lettersOf = { of, letters: new Letters(tileSetOf(of)) };
    return this.#lettersOf.letters;
  }

  /** What every request says of the game. */
  get game() {
    return gameFor(this.position, this.list.id, this.tiles);
  }

  /** What the next choice of board or tiles begins with. */
  get table() {
    const { position, tiles, list } = this;
    return { position, tiles, list, lists: this.engine?.catalogue ?? [] };
  }

  override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    const { position } = this;
    const asked = { ...this.game, ...boardFor(position) };
    const rack = position.rack.join("");
    const { order } = this.options;
    const solve = { ...asked, rack, order, limit: this.limit, ...this.wanted, ...filterFor(this.options) };
    this.solving.ask(this.engine, position.rack.length ? solve : null);
    this.#judging.ask(this.engine, hasTiles(position) ? asked : null);
    this.#counting.ask(this.engine, { ...asked, rack });
    if (!this.solving.fresh) this.shown = null;
    if (typeof position.layout === "string") this.brush = "";
  }

  override updated(changed: PropertyValues) {
    super.updated(changed);
    if (changed.has("up")) this.measure();
    this.toggleAttribute("typing", this.#typing.docked);
  }

  override get aboveSheet() {
    return this.find(".board");
  }

  override render() {
    const text = this.texts.text.crossword;
    const { position, store } = this;
    if (!store) return nothing;
    const layout = layoutOf(position.layout);
    const problem = this.#problem;
    const list = this.list;
    const letters = this.letters;
    const shown = this.solving.fresh ? this.shown : null;
    const own = typeof position.layout === "object";
    const typing = this.#typing;
    const carrying = this.#carrying;
    return html`
      <section class="position" aria-label=${text.position}>
        <tw-crossword-setup
          class="extra change"
          .game=${own ? "own" : position.layout}
          .tiles=${typeof this.tiles === "object" ? "own" : this.tiles}
          .lists=${this.engine?.catalogue ?? []}
          @game=${this.on((id) => this.choose(id === "own" ? withOwnBoard(this.table, text.ownBoard) : withGame(this.table, id)))}
          @letters=${this.on((id) => this.choose(id === "own" ? withOwnTiles(this.table, text.ownTiles) : withTiles(this.table, id)))}
          @example=${this.on((id) => this.choose(withExample(this.table, id)))}
        ></tw-crossword-setup>
        ${
          typeof position.layout === "object"
            ? html`<tw-crossword-own-board
                class="extra change"
                .layout=${position.layout}
                .brush=${this.brush}
                .problem=${problem.layout ?? null}
                @layout=${this.on((next) => this.edit(withLayout(position, next)))}
                @brush=${this.on((brush) => (this.brush = brush))}
              ></tw-crossword-own-board>`
            : nothing
        }
        ${typeof this.tiles === "string" ? wrong(problem.tiles) : nothing}
        <div class="board" .style=${`--columns: ${widthOf(layout)}; --rows: ${heightOf(layout)}`}>
          <tw-crossword-board
            .layout=${layout}
            .letters=${letters}
            .squares=${position.squares}
            .tentative=${tentativeOf(position, shown)}
            .latest=${position.latest}
            .bad=${this.#badSquares}
            .brush=${this.brush}
            .asBlank=${typing.asBlank}
            .keyless=${typing.coarse}
            .letterLanguage=${list.language}
            .describedBy=${problem.board ?? ""}
            @focusin=${() => typing.start("board")}
            @focusout=${typing.leave}
            @tile=${this.on(({ square, tile }) => this.#setTile(square, tile))}
            @premium=${this.on(({ square, premium, stroke }) => this.#paint(square, premium, stroke))}
            @board-paste=${this.on((pasted) => this.#paste(pasted))}
            @board-copy=${this.on(({ data }) => data?.setData("text/plain", `${rowsOf(position).join("\n")}\n`))}
          ></tw-crossword-board>
        </div>
        ${wrong(problem.board)} ${this.#judge()}
        <div class="hand">
          <tw-crossword-rack
            .tiles=${position.rack}
            .letters=${letters}
            .size=${rackSizeOf(layout)}
            .used=${usedOf(position.rack, shown)}
            .letterLanguage=${list.language}
            .problem=${problem.rack ?? null}
            .keyless=${typing.coarse}
            @focusin=${() => typing.start("rack")}
            @focusout=${typing.leave}
            @rack=${this.on((rack) => this.edit({ ...position, rack }, "rack"))}
          ></tw-crossword-rack>
          <tw-toolbar
            .canUndo=${store.canUndo(GAME)}
            .canRedo=${store.canRedo(GAME)}
            .canClear=${!isEmpty(position)}
            @undo=${() => this.undo()}
            @redo=${() => this.redo()}
            @clear=${this.#clear}
            @copy-link=${() => this.copyLink()}
          ></tw-toolbar>
        </div>
        <tw-crossword-letters
          class=${typing.docked ? "" : "extra"}
          .letters=${letters}
          .unseen=${this.#counting.answer?.result ?? null}
          .stale=${!this.#counting.fresh}
          .docked=${typing.docked}
          .across=${this.board?.across ?? true}
          .asBlank=${typing.asBlank}
          .onRack=${typing.where === "rack"}
          .letterLanguage=${list.language}
          .summary=${summary(this)}
          @letter=${this.on((tile) => typing.letter(tile))}
          @key=${this.on((key) => typing.press(key))}
        ></tw-crossword-letters>
        ${
          typeof this.tiles === "object"
            ? html`<tw-crossword-own-tiles
                class="extra change"
                .tiles=${this.tiles}
                .letterLanguage=${list.language}
                .problem=${problem.tiles ?? null}
                @tiles=${this.on((tiles) => this.edit({ ...position, tiles }))}
              ></tw-crossword-own-tiles>`
            : nothing
        }
        <tw-crossword-record
          class="extra"
          .turns=${position.turns}
          .players=${position.players}
          .at=${position.at}
          .letters=${letters}
          .letterLanguage=${list.language}
          @at=${this.on((at) => this.edit(afterTurns(position, Math.max(0, at))))}
        ></tw-crossword-record>
        <div class="more extra change">
          <tw-crossword-transfer
            .open=${carrying.open}
            .draft=${carrying.draft}
            .problem=${carrying.problem || null}
            .written=${carrying.written}
            .writtenProblem=${carrying.writtenProblem || null}
            .canGame=${position.turns.length > 0}
            @toggle-open=${this.on((open) => carrying.set({ open }))}
            @import=${this.on(({ text: entered }) => carrying.bring(entered))}
            @import-problem=${this.on((name) => carrying.set({ problem: text.transfer.tooLarge(name) }))}
            @export=${this.on(({ format }) => carrying.write(format))}
          ></tw-crossword-transfer>
          ${keys(text)}
        </div>
      </section>
      ${this.answers(text.plays, answersView(this, problem))}
    `;
  }

  #judge() {
    const { answer, fresh } = this.#judging;
    if (!answer) return nothing;
    return problemList({
      text: this.texts.text.crossword,
      letters: this.letters,
      problems: answer.result.problems.filter(
        ({ kind }) => kind !== "too-many-tiles" || !this.#problem.board,
      ),
      stale: !fresh,
      number: this.number,
    });
  }

  get #badSquares() {
    const { answer, fresh } = this.#judging;
    return badSquares(answer && fresh ? answer.result.problems : [], this.refusal, this.position.layout);
  }

  /** What the engine refused, whichever question it was. */
  override get refusal() {
    return this.solving.refusal ?? this.#judging.refusal ?? this.#counting.refusal;
  }

  get #problem() {
    const { refusal } = this;
    return refusal ? placed(refusal, this.say(refusal)) : {};
  }

  override edit(position: Position, stroke?: unknown) {
    this.limit = FEW;
    super.edit(position, stroke);
  }

  override setOptions(patch: Record<string, unknown>) {
    this.limit = FEW;
    super.setOptions(patch);
  }

  #setTile(square: number, tile: string) {
    this.#typing.typed();
    this.edit(withTile(this.position, square, tile));
  }

  /** Take what was chosen, if anything. */
  choose(choice: Choice | null) {
    if (!choice) return;
    if (choice.list) this.store?.set({ list: choice.list });
    this.edit(choice.position);
  }

  #paint(square: number, premium: string, stroke?: number) {
    const { position } = this;
    if (typeof position.layout !== "object") return;
    const layout = painted(position.layout, square, premium);
    if (layout !== position.layout) this.edit({ ...position, layout }, stroke ? `paint ${stroke}` : null);
  }

  #paste({ square, across, text }: { square: number; across: boolean; text: string }) {
    if (WHOLE.test(text.trim())) return this.#carrying.bring(text);
    const tiles = this.letters.word(text.trim());
    if (!tiles.length) return;
    this.edit(withWord(this.position, square, across, tiles));
    this.board?.focusSquare(square + tiles.length * (across ? 1 : widthOf(layoutOf(this.position.layout))));
  }

  /** Make a play. */
  play(play: Play) {
    if (!this.solving.fresh) return;
    const { position } = this;
    this.edit(withPlay(position, turnOf(play, position.rack)));
  }

  override undo() {
    super.undo();
    this.#followTiles();
  }

  override redo() {
    super.redo();
    this.#followTiles();
  }

  /** A step back to tiles of another alphabet takes their word list along. */
  #followTiles() {
    const { tiles } = this.position;
    const list = tiles && listFor(this.table, alphabetOf(tiles));
    if (list) this.store?.set({ list });
  }

  #clear = () => {
    this.edit(cleared(this.position));
    this.board?.focusSquare();
  };

  /** Move the focus to the best play. */
  focusPlays() {
    this.plays?.focusList();
  }

  get plays(): CrosswordPlays | null {
    return this.find("tw-crossword-plays");
  }

  get board(): CrosswordBoard | null {
    return this.find("tw-crossword-board");
  }

  get rack(): CrosswordRack | null {
    return this.find("tw-crossword-rack");
  }

  // The rack shares the page's history.
  override keepsHistory(target: EventTarget | undefined) {
    return super.keepsHistory(target) && !(target instanceof HTMLInputElement && target.name === "rack");
  }
}
