/** The finder of plays: position left, plays right. */
import { html, nothing } from "lit";
import { customElement } from "lit/decorators.js";
import { foldStyles } from "../../../components/fold-styles.ts";
import { icon } from "../../../components/icons.ts";
import { narrow } from "../../../components/media.ts";
import { shared } from "../../../components/shared-styles.ts";
import { detail, inlineStyle } from "../../../components/templates.ts";
import { wrong } from "../../../components/wrong.ts";
import "../../../tiles/rack.ts";
import { keys, keysStyles } from "../../shared/keys.ts";
import {
  choiceStyles,
  headlineStyles,
  pageStyles,
  paneStyles,
  summaryStyles,
} from "../../shared/page-styles.ts";
import { heightOf, layoutOf, rackSizeOf, widthOf, type Layout, type TileSet } from "../model/games.ts";
import { isEmpty, rowsOf, usedBy, withLayout, type Player, type Position } from "../model/position.ts";
import type { Choice } from "../model/setup.ts";
import { holderOf, mayHold, withExchange, withMover, withName, withPass } from "../model/turns.ts";
import "../parts/board.ts";
import type { Painted, Pasted } from "../parts/board.ts";
import "../parts/laying.ts";
import "../parts/letters.ts";
import "../parts/own-board.ts";
import "../parts/own-tiles.ts";
import "../parts/problems.ts";
import { badSquares } from "../parts/problems.ts";
import "../parts/record.ts";
import type { Named } from "../parts/record.ts";
import "../parts/setup.ts";
import "../parts/start.ts";
import "../parts/transfer.ts";
import type { Format } from "../parts/transfer.ts";
import { crosswordStyles } from "./styles.ts";
import { viewSwitch } from "./view-switch.ts";
import { CrosswordResults } from "./results.ts";

const noTiles: ReadonlyMap<number, string> = new Map();

@customElement("tw-crossword-finder")
export class CrosswordFinder extends CrosswordResults {
  static override styles = [
    shared,
    foldStyles,
    keysStyles,
    pageStyles(narrow),
    paneStyles(narrow),
    summaryStyles(narrow),
    headlineStyles(narrow),
    choiceStyles(narrow),
    crosswordStyles,
  ];

  get labels() {
    const { position, plays } = this.texts.text.crossword;
    return { position, answers: plays };
  }

  get keyList() {
    return this.texts.text.crossword.keyList;
  }

  positionPane() {
    const text = this.texts.text.crossword;
    const { laid, position, problems } = this;
    const { brush, transfer } = this.state;
    const { asBlank, inUse: keyless } = this.keys;
    const layout = layoutOf(position.layout);
    const notation = this.notation;
    const tiles = this.tiles;
    const shown = this.plays.fresh ? this.tried : null;
    const docked = this.docked;
    return html`
      <tw-crossword-setup
        class="extra change"
        .setup=${this.setup}
        @choice=${detail((choice: Choice | null) => this.choose(choice))}
        >${viewSwitch(this.options, this.texts.text.crosswordGame, (view) => this.turnTo(view))}</tw-crossword-setup
      >
      ${
        typeof position.layout === "object"
          ? html`<tw-crossword-own-board
              class="extra change"
              .layout=${position.layout}
              .brush=${brush}
              .problem=${problems.layout ?? ""}
              @layout=${detail((next: Layout) => this.edit(withLayout(position, next)))}
              @brush=${detail((chosen: string) => this.set({ brush: chosen }))}
            ></tw-crossword-own-board>`
          : nothing
      }
      ${typeof tiles === "string" ? wrong(problems.tiles) : nothing}
      <div class="board" .style=${inlineStyle(`--columns: ${widthOf(layout)}; --rows: ${heightOf(layout)}`)}>
        <tw-crossword-board
          .layout=${layout}
          .notation=${notation}
          .squares=${position.squares}
          .tentative=${laid && !shown ? laid : this.plays.fresh ? this.tentative : noTiles}
          .heat=${this.heat}
          .laying=${laid !== null && !shown}
          .latest=${position.latest}
          .bad=${badSquares(this.check.fresh ? this.faults : [], this.refusal, layout)}
          .brush=${brush}
          .asBlank=${asBlank}
          .keyless=${keyless}
          .describedBy=${problems.board ?? ""}
          @focusin=${() => this.startTyping("board")}
          @pointerdown=${() => this.letGo()}
          @focusout=${this.keys.leave}
          @turn=${() => this.requestUpdate()}
          @log=${() => this.logLaid()}
          @tile=${detail(({ square, tile }: { square: number; tile: string }) => this.putTile(square, tile))}
          @premium=${detail((painted: Painted) => this.paint(painted))}
          @board-paste=${detail((pasted: Pasted) => this.paste(pasted))}
          @board-copy=${detail(({ data }: { data: DataTransfer | null }) =>
            data?.setData("text/plain", `${rowsOf(position).join("\n")}\n`),
          )}
        ></tw-crossword-board>
      </div>
      <div class="hand">
        <tw-rack
          .tiles=${position.rack}
          .notation=${notation}
          .size=${rackSizeOf(layout)}
          .used=${shown ? usedBy(position, shown) : new Set()}
          .label=${text.rack}
          .hint=${text.rackHint}
          .problem=${problems.rack ?? ""}
          .keyless=${keyless}
          .inHistory=${true}
          @focusin=${() => this.startTyping("rack")}
          @leave=${() => this.focusPlays()}
          @focusout=${this.keys.leave}
          @rack=${detail((rack: readonly string[]) => this.edit({ ...this.position, rack }, "rack"))}
        ></tw-rack>
        ${this.toolbar({ clear: isEmpty(position) ? null : this.clear, tools: this.#layTool() })}
      </div>
      ${wrong(problems.board)} ${this.#problems()}
      <tw-crossword-letters
        class=${docked ? "" : "extra"}
        .notation=${notation}
        .unseen=${this.unseen.answer?.result ?? null}
        .stale=${!this.unseen.fresh}
        .docked=${docked}
        .across=${this.board?.across ?? true}
        .asBlank=${asBlank}
        .onRack=${this.keys.onRack}
        .summary=${laid ? this.#laidTold : this.told}
        .log=${laid ? this.#logLabel : ""}
        @letter=${detail((tile: string) => this.typeTile(tile))}
        @key=${detail((key: string) => (key === "log" ? this.logLaid() : this.keys.press(key)))}
      ></tw-crossword-letters>
      ${
        typeof tiles === "object"
          ? html`<tw-crossword-own-tiles
              class="extra change"
              .tiles=${tiles}
              .problem=${problems.tiles ?? ""}
              @tiles=${detail((next: TileSet) => this.edit({ ...position, tiles: next }))}
            ></tw-crossword-own-tiles>`
          : nothing
      }
      <div class="more extra change">
        <tw-crossword-transfer
          .transfer=${transfer}
          .canGame=${position.turns.length > 0}
          @import=${detail((entered: string) => this.bringIn(entered))}
          @import-problem=${detail((problem: string) => this.setTransfer({ problem }))}
          @picture=${detail((file: Blob) => this.readPicture(file))}
          @export=${detail((format: Format) => this.writeAs(format))}
        ></tw-crossword-transfer>
        ${keys(text)}
      </div>
    `;
  }

  #problems() {
    const { faults } = this;
    // The engine's reason to refuse the board is shown above already.
    const problems = this.problems.board ? faults.filter(({ kind }) => kind !== "too-many-tiles") : faults;
    if (!problems.length) return nothing;
    return html`<tw-crossword-problems
      .problems=${problems}
      .notation=${this.notation}
      .stale=${!this.check.fresh}
    ></tw-crossword-problems>`;
  }

  /** What begins a word that is laid by hand. */
  #layTool() {
    const { tool } = this.texts.text.crossword.laying;
    return html`<button
      type="button"
      class="button lay"
      name="lay-word"
      title=${tool}
      aria-label=${tool}
      aria-pressed=${this.position.laid !== null}
      @click=${() => (this.position.laid ? this.stopLaying() : this.startLaying())}
    >
      ${icon("plus")}<span>${tool}</span>
    </button>`;
  }

  override start() {
    const { position } = this;
    if (position.rack.length || this.view === "sheet") return null;
    return html`
      ${position.turns.length ? this.#headline() : nothing}
      <tw-crossword-start
        class="start"
        .setup=${this.setup}
        .rackless=${!isEmpty(position)}
        .side=${this.mover === 0 ? "ours" : "theirs"}
        @from-picture=${() => this.choosePicture()}
        @choice=${detail((choice: Choice | null) => this.choose(choice))}
      ></tw-crossword-start>
      ${this.#sheet()}
    `;
  }

  answersPane() {
    const { laid, position, puzzle, solving, view } = this;
    if (solving) return html`${this.puzzlePanel()} ${laid?.size ? this.#laying("") : nothing}`;
    return html`
      ${laid ? this.#laying("head") : this.#headline()}
      ${puzzle && view === "plays" ? this.puzzlePanel() : nothing}
      <div class="view" ?hidden=${view !== "plays"}>${position.rack.length ? this.results() : nothing}</div>
      ${this.#sheet()}
    `;
  }

  /** What is told of the plays, and the switch between them and the score sheet. */
  #headline() {
    const { sheet, plays } = this.texts.text.crossword;
    const { position } = this;
    const shown = this.view === "sheet";
    const totals = position.turns.length ? this.totals.map((each) => this.texts.number(each)).join("–") : "";
    return html`
      <div slot="head" class="headline ${position.rack.length || shown ? "" : "lone"}">
        ${shown ? html`<h2 class="heading summary">${sheet.title}</h2>` : this.summary(this.plays, this.told)}
        ${
          this.closed
            ? nothing
            : html`<button
                type="button"
                class="button plain figures extra"
                name="view"
                aria-label=${shown ? plays : `${sheet.title} ${totals}`}
                @click=${() => this.show(shown ? "plays" : "sheet")}
              >
                ${shown ? plays : html`${icon("list")}<span class="long">${sheet.title}</span> ${totals}`}
              </button>`
        }
      </div>
    `;
  }

  /** @param slot of the sheet: beneath the text of a puzzle it moves nothing when it comes */
  #laying(slot: "head" | "") {
    const { result, pending, answer } = this.laidPlay;
    return html`<tw-crossword-laying
      slot=${slot}
      .mover=${this.mover}
      .players=${this.position.players}
      .laid=${result ?? (pending ? (answer?.result ?? null) : null)}
      .stale=${pending}
      .sentence=${this.#laidSentence}
      .rank=${this.solving ? "" : this.laidRank}
      .asked=${this.state.asked === this.position}
      .solving=${this.solving}
      .notation=${this.notation}
      @turn=${detail((player: Player) => this.edit(withMover(this.position, player)))}
      @log=${() => this.logLaid()}
      @cancel=${() => this.stopLaying()}
    ></tw-crossword-laying>`;
  }

  /** What to do while tiles are laid, or why they make no play. */
  get #laidSentence() {
    const { laid, mover, position } = this;
    const { refusal, result } = this.laidPlay;
    const text = this.texts.text.crossword.laying;
    if (!laid?.size) return text.hint[mover === 0 ? "ours" : "theirs"];
    if (refusal) return this.sentence(refusal);
    const isHolder = mover === holderOf(position);
    return result && isHolder && !mayHold(position, result) ? text.notHeld : "";
  }

  /** The same in one line, and what the tiles come to. */
  get #laidTold() {
    const { result } = this.laidPlay;
    if (!result) return this.#laidSentence;
    const words = result.words.map(({ word }) => this.notation.plain(word)).join(", ");
    const unlisted = result.unlisted.map((word) => this.notation.plain(word)).join(", ");
    if (unlisted) return this.texts.text.crossword.sheet.unlisted(unlisted);
    return this.#laidSentence || words;
  }

  get #logLabel() {
    const { crossword, puzzle } = this.texts.text;
    const text = this.solving ? puzzle.laying : crossword.laying;
    const { result } = this.laidPlay;
    return result ? text.logFor(this.texts.number(result.score)) : text.log;
  }

  #sheet() {
    const { position, mover, replay, problems } = this;
    const change = (next: Position) => this.edit(next);
    return html`<tw-crossword-record
      class="extra"
      ?hidden=${this.view !== "sheet"}
      ?inert=${this.readonly}
      .turns=${replay.result?.turns ?? position.turns}
      .steps=${replay.answer?.result.steps ?? []}
      .scores=${this.totals}
      .players=${position.players}
      .at=${position.at}
      .mover=${mover}
      .rack=${mover === holderOf(position) ? position.rack : []}
      .notation=${this.notation}
      .laying=${position.laid !== null}
      .about=${position.about}
      .over=${this.over}
      .problem=${problems.turns ?? ""}
      @review=${() => this.reviewGame()}
      @turn=${detail((player: Player) => change(withMover(position, player)))}
      @named=${detail(({ player, name }: Named) => change(withName(position, player, name)))}
      @lay=${() => this.startLaying()}
      @pass=${() => this.note(withPass(position, mover))}
      @exchange=${detail((tiles: readonly string[] | number) => this.note(withExchange(position, mover, tiles)))}
      @at=${detail((at: number) => this.stepTo(at))}
    ></tw-crossword-record>`;
  }

  focusPlays() {
    this.playList?.focusList();
  }
}
