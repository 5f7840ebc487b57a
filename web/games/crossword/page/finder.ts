/** The finder of plays: position left, plays right. */
import { html, nothing } from "lit";
import { customElement } from "lit/decorators.js";
import { foldStyles } from "../../../ui/fold-styles.ts";
import { narrow } from "../../../ui/media.ts";
import { detail, inlineStyle } from "../../../ui/templates.ts";
import { TouchGuard } from "../../../ui/touch-guard.ts";
import "../../../tiles/rack.ts";
import type { RackTyped } from "../../../tiles/rack.ts";
import { headline } from "../../shared/headline.ts";
import { keys, keysStyles } from "../../shared/keys.ts";
import { Listing } from "../../shared/listing.ts";
import {
  choiceStyles,
  headlineStyles,
  pageStyles,
  paneStyles,
  summaryStyles,
} from "../../shared/page-styles.ts";
import { GamePage } from "../../shared/page.ts";
import { Slice } from "../../shared/page-state.ts";
import type { Pictures } from "../../shared/pictures.ts";
import { Problems } from "../../shared/problems.ts";
import type { Refusal } from "../../shared/queries.ts";
import { Tools } from "../../shared/tools.ts";
import { heightOf, rackSizeOf, sizeStyle, widthOf } from "../model/games.ts";
import type { Options } from "../model/link.ts";
import { cleared, isEmpty, rowsOf, usedBy, type Position } from "../model/position.ts";
import type { Choice } from "../model/setup.ts";
import "../parts/board.ts";
import type { Painted, Pasted } from "../parts/board-events.ts";
import "../parts/letters.ts";
import "../parts/setup.ts";
import "../parts/start.ts";
import { Analysis } from "../tools/analysis.ts";
import { Chosen } from "../tools/chosen.ts";
import { Kit } from "../tools/kit.ts";
import { Laying } from "../tools/laying.ts";
import { Leaves } from "../tools/leaves.ts";
import { Moves } from "../tools/moves.ts";
import { noTiles } from "../tools/page.ts";
import { boardPictures } from "../tools/pictures.ts";
import { playFilters, Plays } from "../tools/plays.ts";
import { CrosswordPuzzle } from "../tools/puzzle.ts";
import { ScreenKeys } from "../tools/screen-keys.ts";
import { isWhole, Transfers } from "../tools/transfer.ts";
import { Turns } from "../tools/turns.ts";
import { crossword } from "../index.ts";
import { crosswordStyles } from "./styles.ts";
import { viewSwitch } from "../../shared/sides-page.ts";

type View = "plays" | "sheet";

@customElement("tw-crossword-finder")
export class CrosswordFinder extends GamePage<Position, Options> {
  static override styles = [
    foldStyles,
    keysStyles,
    pageStyles(narrow),
    paneStyles(narrow),
    summaryStyles(narrow),
    headlineStyles(narrow),
    choiceStyles(narrow),
    crosswordStyles,
  ];

  override readonly places = ["board", "rack", "layout", "tiles", "filter", "turns"];
  override readonly aboveSheet = ".board";

  readonly #problems: Problems = new Problems(this);
  readonly #kit: Kit = new Kit(this, this.#problems);
  readonly #words: Listing = new Listing(this, { filters: () => playFilters(this, this.#kit) });
  readonly #on = { page: this, kit: this.#kit, words: this.#words, problems: this.#problems };
  readonly #puzzle: CrosswordPuzzle = new CrosswordPuzzle(this, this.#kit, {
    begun: () => this.#show("plays"),
    shown: () => {
      this.#laying.stop();
      this.#show("plays");
      void this.updateComplete.then(() => this.regainFocus());
    },
  });
  readonly passedOn = this.#puzzle.tool.link;
  readonly #leaves: Leaves = new Leaves({
    ...this.#on,
    agreed: this.#puzzle.agreed,
    looking: () => this.#chosen.pinned !== null,
    from: () => this.#plays.solved.answer?.result.leaves_from ?? null,
  });
  readonly #plays: Plays = new Plays({ ...this.#on, leaves: this.#leaves });
  readonly #turns: Turns = new Turns({
    ...this.#on,
    show: (view) => this.#show(view),
    lay: () => this.#startLaying(),
    review: () => void this.#transfers.reviewGame(),
  });
  readonly #keys: ScreenKeys = new ScreenKeys(this, this.#kit);
  readonly #chosen: Chosen = new Chosen({
    ...this.#on,
    leaves: this.#leaves,
    list: () => this.#plays.key && `${this.#plays.key} ${this.#analysis.list}`,
    judged: (play) => this.#analysis.judged(play),
    secret: this.#puzzle.solving,
    play: (play) => this.#moves.make(play),
  });
  readonly #laying: Laying = new Laying({
    ...this.#on,
    turns: this.#turns,
    keys: this.#keys,
    chosen: this.#chosen,
    solving: this.#puzzle.solving,
    try: this.#puzzle.try,
    logged: (play) => this.#moves.tell(play),
  });
  readonly #analysis: Analysis = new Analysis({
    ...this.#on,
    leaves: this.#leaves,
    turns: this.#turns,
    chosen: this.#chosen,
    laying: () => this.#laying,
    ready: () => this.#plays.listed,
    play: (play) => this.#moves.make(play),
  });
  readonly #moves: Moves = new Moves({
    ...this.#on,
    plays: this.#plays,
    chosen: this.#chosen,
    keys: this.#keys,
  });
  readonly #pictures: Pictures = boardPictures(this, this.#kit);
  readonly #transfers: Transfers = new Transfers({
    ...this.#on,
    turns: this.#turns,
    pictures: this.#pictures,
  });
  readonly #tools: Tools = new Tools(this, this.#pictures);
  /** What stands beside the position while no word is laid. */
  readonly #slice = new Slice<{ view: View }>(this, { view: "plays" });

  constructor() {
    super(crossword);
    new TouchGuard(this);
  }

  override updated() {
    const { layout } = this.#kit;
    this.style.setProperty("--ratio", String(widthOf(layout) / heightOf(layout)));
  }

  get labels() {
    const { position, plays } = this.texts.text.crossword;
    return { position, answers: plays };
  }

  get keyList() {
    return this.texts.text.crossword.keyList;
  }

  override placeOf(refusal: Refusal) {
    if (this.#turns.isRefusal(refusal)) return "turns";
    return refusal.data.code === "filter" ? "filter" : (refusal.data.field ?? "");
  }

  /** What stands beside the position: while a word is laid the plays that it is one of, or the score sheet. */
  get #view(): View {
    if (this.#puzzle.solving()) return "plays";
    if (this.#turns.closed) return "sheet";
    const { laid, rack } = this.position;
    if (laid) return rack.length && this.#turns.isHolders ? "plays" : "sheet";
    return this.#slice.now.view;
  }

  // What is done.

  #show(view: View) {
    if (!this.#plays.list?.isAtWanted) this.#plays.letGo();
    this.#slice.set({ view });
  }

  #startLaying() {
    this.#plays.letGo();
    this.#laying.start();
  }

  #startTyping(typing: "board" | "rack") {
    this.#plays.letGo();
    void this.#keys.start(typing);
  }

  readonly #clear = () => {
    this.lay(cleared(this.position));
    this.#keys.board?.focusSquare();
  };

  override undo() {
    super.undo();
    this.#kit.followTiles();
  }

  override redo() {
    super.redo();
    this.#kit.followTiles();
  }

  override release() {
    return this.#kit.stopPainting() || this.#plays.letGo() || this.#laying.stop();
  }

  // A rack that has the focus brings up the keys of a touched screen.
  override regainFocus() {
    if (this.#keys.inUse) this.frame.focusPosition();
    else this.#keys.rack?.focus({ preventScroll: true });
  }

  // The next letter goes onto a rack that has room; a full one is there to be typed anew.
  override takeTyping(): boolean {
    const { rack, board } = this.#keys;
    if (this.#laying.tiles) {
      board?.focusSquare();
      return true;
    }
    rack?.focus();
    const room = this.position.rack.length < rackSizeOf(this.#kit.layout);
    if (!room) rack?.field?.select();
    return room;
  }

  /** Type a tile that was pressed where the focus is, or else onto the rack. */
  #typeTile = (tile: string) => (this.#keys.going || this.takeTyping()) && this.#keys.type(tile);

  override takePaste(text: string) {
    if (isWhole(text)) void this.#transfers.bringIn(text);
    else this.edit({ ...this.position, rack: this.#kit.notation.rack(text.trim()) });
  }

  #pasteOnBoard(pasted: Pasted) {
    if (isWhole(pasted.text)) void this.#transfers.bringIn(pasted.text);
    else this.#laying.paste(pasted);
  }

  override focusPlays() {
    this.#plays.list?.focusList();
  }

  // What is seen.

  positionPane() {
    const text = this.texts.text.crossword;
    const { position } = this;
    const { layout, notation, setup, brush } = this.#kit;
    const { asBlank, inUse: keyless, docked } = this.#keys;
    const { byPlace: problems } = this.#problems;
    const { tiles: laid } = this.#laying;
    const shown = this.#plays.listed ? this.#chosen.tried : null;
    return html`
      <tw-crossword-setup
        class="extra change"
        .setup=${setup}
        @choice=${detail((choice: Choice | null) => this.#kit.choose(choice))}
        >${viewSwitch("finder", this.texts.text.crosswordGame, (view) => this.turnTo(view))}</tw-crossword-setup
      >
      ${this.#kit.ownBoard()} ${this.#kit.wrongTiles()}
      <div class="board container" .style=${inlineStyle(sizeStyle(layout))}>
        <tw-crossword-board
          .layout=${layout}
          .notation=${notation}
          .squares=${position.squares}
          .tentative=${laid && !shown ? laid : this.#plays.listed ? this.#analysis.tentative : noTiles}
          .heat=${this.#analysis.heat}
          .laying=${laid !== null && !shown}
          .latest=${position.latest}
          .bad=${this.#kit.badSquares}
          .brush=${brush}
          .asBlank=${asBlank}
          .keyless=${keyless}
          .describedBy=${problems.board ?? ""}
          @focusin=${() => this.#startTyping("board")}
          @pointerdown=${() => this.#plays.letGo()}
          @focusout=${this.#keys.leave}
          @turn=${() => this.requestUpdate()}
          @log=${() => this.#laying.log()}
          @tile=${detail(({ square, tile }: { square: number; tile: string }) => this.#laying.put(square, tile))}
          @premium=${detail((painted: Painted) => this.#kit.paint(painted))}
          @board-paste=${detail((pasted: Pasted) => this.#pasteOnBoard(pasted))}
          @board-copy=${detail(({ data }: { data: DataTransfer | null }) =>
            data?.setData("text/plain", `${rowsOf(position).join("\n")}\n`),
          )}
        ></tw-crossword-board>
      </div>
      <div class="hand container stack gap-4">
        <tw-rack
          class="container"
          .tiles=${position.rack}
          .notation=${notation}
          .size=${rackSizeOf(layout)}
          .used=${shown ? usedBy(position, shown) : new Set()}
          .label=${text.rack}
          .hint=${text.rackHint}
          .problem=${problems.rack ?? ""}
          .keyless=${keyless}
          .inHistory=${true}
          @focusin=${() => this.#startTyping("rack")}
          @leave=${() => this.focusPlays()}
          @focusout=${this.#keys.leave}
          @rack=${detail(({ tiles, stroke }: RackTyped) => this.edit({ ...this.position, rack: tiles }, stroke))}
        ></tw-rack>
        ${this.#tools.view({
          clear: isEmpty(position) ? null : this.#clear,
          tools: [this.#laying.tool(() => this.#plays.letGo()), this.#kit.starTool()],
          link: this.passedOn,
        })}
        ${this.#kit.starHint()}
      </div>
      ${this.#kit.faults()}
      <tw-crossword-letters
        class=${docked ? "" : "extra"}
        .notation=${notation}
        .unseen=${this.#analysis.unseen.answer?.result ?? null}
        .stale=${!this.#analysis.unseen.fresh}
        .docked=${docked}
        .across=${this.#keys.board?.across ?? true}
        .asBlank=${asBlank}
        .onRack=${this.#keys.onRack}
        .summary=${laid ? this.#laying.told : this.#plays.told}
        .log=${laid ? this.#laying.logLabel : ""}
        @letter=${detail((tile: string) => this.#typeTile(tile))}
        @key=${detail((key: string) => (key === "log" ? this.#laying.log() : this.#keys.press(key)))}
      ></tw-crossword-letters>
      ${this.#kit.ownTiles()}
      <div class="stack gap-4 extra change">${this.#transfers.view()} ${keys(text)}</div>
    `;
  }

  override start() {
    const { position } = this;
    if (position.rack.length || this.#view === "sheet") return null;
    return html`
      ${position.turns.length ? this.#headline() : nothing}
      <tw-crossword-start
        class="start"
        .setup=${this.#kit.setup}
        .rackless=${!isEmpty(position)}
        .side=${this.#turns.mover === 0 ? "ours" : "theirs"}
        @from-picture=${() => this.#pictures.choose()}
        @lay=${() => this.#startLaying()}
        @choice=${detail((choice: Choice | null) => this.#kit.choose(choice))}
      ></tw-crossword-start>
      ${this.#turns.view(false)}
    `;
  }

  answersPane() {
    const { tool } = this.#puzzle;
    const { tiles: laid } = this.#laying;
    const view = this.#view;
    if (tool.solving) return html`${tool.view()} ${laid?.size ? this.#laying.view("") : nothing}`;
    return html`
      ${laid ? this.#laying.view("head") : this.#headline()}
      ${tool.puzzle && view === "plays" ? tool.view() : nothing}
      <div class="view contents" ?hidden=${view !== "plays"}>
        ${this.position.rack.length ? this.#results() : nothing}
      </div>
      ${this.#turns.view(view === "sheet")}
    `;
  }

  /** What is told of the plays, and the switch between them and the score sheet. */
  #headline() {
    const { sheet, plays } = this.texts.text.crossword;
    const { position } = this;
    const { closed, totals } = this.#turns;
    const isSheet = this.#view === "sheet";
    return headline({
      ...{ plays, sheet: sheet.title, isSheet, ...this.#turns.next, play: this.#chosen.deed },
      brief: position.turns.length ? totals.map((each) => this.texts.number(each)).join("–") : "",
      summary: isSheet ? nothing : this.#words.summary(this.#plays.solved, this.#plays.told),
      lone: !position.rack.length && !isSheet,
      turn: closed ? null : () => this.#show(isSheet ? "plays" : "sheet"),
    });
  }

  /** The plays with what is told of the chosen one, or what came of the analysis. */
  #results() {
    const moves = this.#analysis.moves();
    const { ending } = this.#analysis;
    // On a phone what is about the plain list makes room for the one that is shown instead.
    const aside = moves ? "aside" : "";
    return html`
      <div class="asked contents">
        ${this.#plays.filters(aside, this.#problems.byPlace)} ${this.#leaves.view(aside)}
        ${this.#analysis.view()}
      </div>
      ${moves ?? this.#plays.view(this.#chosen, this.#laying, (play) => this.#moves.make(play))}
      ${this.#plays.plays.length && !ending ? this.#chosen.view(aside, moves !== null) : nothing}
    `;
  }

  override dialogs() {
    return this.#pictures.view();
  }
}
