/** What is seen of a crossword game: board and rack left, the score sheet right. */
import { html, nothing } from "lit";
import { customElement } from "lit/decorators.js";
import { icon } from "../../../components/icons.ts";
import { narrow } from "../../../components/media.ts";
import { saveFile } from "../../../components/save-file.ts";
import { shared } from "../../../components/shared-styles.ts";
import { detail, inlineStyle } from "../../../components/templates.ts";
import { wrong } from "../../../components/wrong.ts";
import type { CrosswordAction, CrosswordTurn } from "../../../engine/methods.ts";
import { tokensOf } from "../../../tiles/notation.ts";
import type { Look } from "../../shared/look.ts";
import { pageStyles, paneStyles, summaryStyles } from "../../shared/page-styles.ts";
import { inOrder, laidPlaces } from "../model/draft.ts";
import { recordOf, type Choices, type Company, type View } from "../model/game.ts";
import { heightOf, layoutOf, widthOf } from "../model/games.ts";
import type { Measure } from "../model/link.ts";
import type { Choice } from "../model/setup.ts";
import "../parts/board.ts";
import "../parts/deal.ts";
import { gameStyles } from "../parts/game-styles.ts";
import "../parts/hand.ts";
import "../parts/introduction.ts";
import "../parts/letters.ts";
import "../parts/review.ts";
import "../parts/scores.ts";
import "../parts/standings.ts";
import { CrosswordGameTable } from "./game-table.ts";
import { crosswordStyles } from "./styles.ts";
import { tableStyles } from "./table-styles.ts";
import { viewSwitch } from "./view-switch.ts";

/** A turn as it may be shown while nobody in particular looks. */
const covered = (turn: CrosswordTurn): CrosswordTurn =>
  turn.kind === "exchange" ? { ...turn, text: "-".repeat(tokensOf(turn.text ?? "").length) } : turn;

@customElement("tw-crossword-game")
export class CrosswordGame extends CrosswordGameTable {
  static override styles = [
    shared,
    pageStyles(narrow),
    paneStyles(narrow),
    summaryStyles(narrow),
    crosswordStyles,
    gameStyles,
    tableStyles,
  ];

  protected override readonly aboveSheet = ".board";

  get labels() {
    const { position } = this.texts.text.crossword;
    return { position, answers: this.texts.text.crosswordGame.views.game };
  }

  get keyList() {
    return this.texts.text.crosswordGame.keyList;
  }

  protected override regainFocus() {
    const heading = this.renderRoot.querySelector<HTMLElement>(".position h2");
    if (heading) heading.focus({ preventScroll: true });
    else this.focusPosition();
  }

  positionPane() {
    const text = this.texts.text.crosswordGame;
    const { view } = this;
    return html`
      <div class="head">
        ${view ? this.#now(view) : nothing}
        ${viewSwitch(this.options, text, (options) => this.turnTo(options))}
      </div>
      ${view ? this.#table(view) : this.#deal()}
    `;
  }

  #deal() {
    const text = this.texts.text.crosswordGame.setup;
    const { refusal } = this.match;
    const problem = this.trouble || (refusal ? this.sentence(refusal) : "");
    if (this.record && !problem) return html`<p class="quiet" role="status">${text.dealing}</p>`;
    return html`
      <tw-crossword-deal
        class="change"
        .setup=${this.setup}
        .listName=${this.list.name}
        .last=${this.last}
        .problem=${problem}
        .dealing=${this.state.dealing}
        @choice=${detail((choice: Choice | null) => this.chooseKit(choice))}
        @company=${detail((company: Company) => this.chooseCompany(company))}
        @deal=${detail((choices: Choices) => void this.deal(choices))}
      ></tw-crossword-deal>
      <div>
        <button
          type="button"
          class="button plain"
          name="study"
          @click=${() => this.turnTo({ view: "review", look: "" })}
        >
          ${this.texts.text.crosswordGame.study.open}
        </button>
      </div>
      ${this.toolbar()}
    `;
  }

  #table(view: View) {
    const { covered, acting } = view;
    const layout = layoutOf(this.kit.layout);
    const looked = this.lookedAt;
    return html`
      <div class="board" .style=${inlineStyle(`--columns: ${widthOf(layout)}; --rows: ${heightOf(layout)}`)}>
        <tw-crossword-board
          .layout=${layout}
          .notation=${this.notation}
          .squares=${looked?.squares ?? this.squares}
          .tentative=${looked?.tentative ?? this.draft}
          .laying=${!looked}
          .latest=${looked ? [] : this.latest}
          .keyless=${matchMedia("(pointer: coarse)").matches}
          @pointerdown=${(event: Event) => this.#pressBoard(event)}
          @tile=${detail(({ square, tile }: { square: number; tile: string }) => this.putTile(square, tile))}
          @log=${() => void this.playDraft()}
        ></tw-crossword-board>
      </div>
      <div class="hand">
        <p class="told quiet" role="status">${this.state.told.map((sentence) => sentence()).join(" ")}</p>
        ${covered ? this.#cover(view) : view.ended ? this.#end(view) : this.#hand(view)}
        ${acting && this.state.resigning ? this.#resigning() : nothing}
        ${this.toolbar({ tools: this.#tools(view) })}
      </div>
    `;
  }

  #tools({ acting }: View) {
    const { newGame, hand } = this.texts.text.crosswordGame;
    return html`
      <button type="button" class="button" name="new-game" @click=${this.newGame}>
        ${icon("plus")} ${newGame}
      </button>
      ${
        acting
          ? html`<button
              type="button"
              class="button"
              name="resign"
              @click=${() => this.set({ resigning: true })}
            >
              ${hand.resign}
            </button>`
          : nothing
      }
    `;
  }

  #resigning() {
    const text = this.texts.text.crosswordGame.hand;
    return html`<div class="resign" role="group" aria-label=${text.resign}>
      <span role="status">${text.resignSure}</span>
      <button
        type="button"
        class="button plain"
        name="resign-now"
        @click=${() => this.act({ kind: "resign" })}
      >
        ${text.resignNow}
      </button>
      <button type="button" class="button" name="stay" @click=${() => this.set({ resigning: false })}>
        ${text.cancel}
      </button>
    </div>`;
  }

  // A press on a laid tile takes it off.
  #pressBoard(event: Event) {
    const pressed = event.composedPath().find((each) => each instanceof HTMLElement && each.dataset.square);
    const square = pressed instanceof HTMLElement ? Number(pressed.dataset.square) : -1;
    if (!this.look && this.draft.has(square)) this.putTile(square, "");
  }

  #now(view: View) {
    const text = this.texts.text.crosswordGame.now;
    const { phase, bag: left } = view.state;
    const bag = this.texts.number(left);
    return html`<div class="now">
      <h2 tabindex="-1" data-phase=${phase} data-actor=${view.turn ?? ""}>
        <span role="status">${this.#heading(view)}</span>
      </h2>
      <span class="facts figures">${text.bag(bag)}</span>
    </div>`;
  }

  /** What is to be done, in a few words. */
  #heading({ state: { phase, players }, turn, standings }: View) {
    const text = this.texts.text.crosswordGame;
    const player = players[turn ?? -1];
    if (!player) {
      const [first, ...others] = standings.filter(({ place }) => place === 1);
      return !first || others.length ? text.over.tie : text.over.title(players[first.player]?.name ?? "");
    }
    if (player.level) return text.now.waiting(player.name);
    if (phase === "challenge") return text.now.challenge;
    return this.severalPeople ? text.now.playOf(player.name) : text.now.play;
  }

  #cover({ state, viewer }: View) {
    const text = this.texts.text.crosswordGame.handOver;
    return html`<div class="cover">
      <h3>${text.title(state.players[viewer]?.name ?? "")}</h3>
      <p class="quiet">${text.text}</p>
      <button type="button" class="button filled" name="show-rack" @click=${() => this.set({ seen: viewer })}>
        ${text.show}
      </button>
      ${wrong(this.trouble)}
    </div>`;
  }

  #end(view: View) {
    return html`<tw-crossword-standings
      .match=${view}
      @again=${this.newGame}
      @gcg=${() => void this.#saveGcg()}
    ></tw-crossword-standings>`;
  }

  #hand({ state, viewer, rack, acting }: View) {
    const text = this.texts.text.crosswordGame.hand;
    const { draft } = this;
    const { trouble } = this;
    const tiles = inOrder(rack, tokensOf(this.options.hand));
    const { refusal } = this.choice;
    const name = state.players[viewer]?.name ?? "";
    const { result, pending, answer } = this.laidPlay;
    if (viewer < 0) return wrong(trouble || (refusal && this.sentence(refusal)));
    return html`<tw-crossword-hand
      .match=${state}
      .tiles=${tiles}
      .notation=${this.notation}
      .label=${this.severalPeople ? text.rackOf(name) : text.rack}
      .acting=${acting}
      .used=${laidPlaces(tiles, draft.values(), this.notation)}
      .exchange=${this.exchange}
      .laid=${result ?? (pending ? (answer?.result ?? null) : null)}
      .stale=${pending}
      .sentence=${this.#sentence(state.challenge)}
      .trouble=${trouble || this.#askedInVain || (refusal ? this.sentence(refusal) : "")}
      @lay=${detail(({ letter, asBlank }: { letter: string; asBlank: boolean }) =>
        this.board?.type(letter, asBlank, false),
      )}
      @order=${detail((next: readonly string[]) => this.setOptions({ hand: next.join("") }))}
      @exchange=${detail((chosen: readonly string[] | null) => this.chooseExchange(chosen))}
      @back=${() => this.takeBack()}
      @play=${() => void this.playDraft()}
      @hint=${() => void this.hint()}
      @act=${detail((action: CrosswordAction) => this.act(action))}
    ></tw-crossword-hand>`;
  }

  /** What is to be said of the laid tiles before they are played. Where words are challenged, none is called wrong. */
  #sentence(challenge: View["state"]["challenge"]) {
    const { refusal, result } = this.laidPlay;
    if (refusal) return this.state.asked ? "" : this.sentence(refusal);
    if (!result?.unlisted.length || challenge !== "none") return "";
    const words = result.unlisted.map((word) => this.notation.plain(word)).join(", ");
    return this.texts.text.crosswordGame.hand.unlisted(words);
  }

  /** Why the laid tiles were not played, though they were to be. */
  get #askedInVain() {
    const { refusal } = this.laidPlay;
    return this.state.asked && refusal ? this.sentence(refusal) : "";
  }

  answersPane() {
    const { view } = this;
    if (!view) return html`<tw-crossword-introduction></tw-crossword-introduction>`;
    const { state, turn, viewer, ended } = view;
    const seen = this.seat.answer?.result.state;
    const others = state.players.map(({ name, level, score, resigned, rack }) => {
      return { name, level, score, resigned, tiles: tokensOf(rack).length };
    });
    return html`
      <p slot="head" class="summary narrow figures">
        ${state.players.map(({ name, score }) => html`<span>${name} <b>${this.texts.number(score)}</b></span>`)}
      </p>
      <div class="sheet" tabindex="0" role="region" aria-label=${this.texts.text.crosswordGame.scores.title}>
        <tw-crossword-scores
          .players=${others}
          .turns=${viewer < 0 ? state.turns : (seen?.turns ?? state.turns.map(covered))}
          .actor=${turn}
          .notation=${this.notation}
        ></tw-crossword-scores>
        ${ended ? this.#review(view) : nothing}
        ${
          seen
            ? html`<tw-crossword-letters
                inert
                .notation=${this.notation}
                .unseen=${{
                  unseen: seen.unseen,
                  bag: seen.bag,
                  count: Object.values(seen.unseen).reduce((sum, each) => sum + each, 0),
                }}
                .stale=${!this.seat.fresh}
              ></tw-crossword-letters>`
            : nothing
        }
        ${state.turns.length && !ended ? this.#review(view) : nothing}
      </div>
    `;
  }

  #review({ ended, viewer, covered }: View) {
    if (covered) return nothing;
    const { state, progress, refusal } = this.review.equity;
    const only = ended ? -1 : viewer;
    return html`<tw-crossword-review
      .review=${this.review.known}
      .values=${this.review.values}
      .stale=${!this.reviewed}
      .running=${state === "running"}
      .progress=${progress}
      .problem=${state === "refused" && refusal ? this.sentence(refusal) : ""}
      .simulation=${this.reviewed ? this.review.simulationOf(only, (each) => this.sentence(each)) : null}
      .measure=${this.options.loss}
      .only=${only}
      .look=${this.look}
      .notation=${this.notation}
      @review=${() => this.startReview()}
      @simulate=${() => this.review.simulate(only)}
      @measure=${detail((loss: Measure) => this.setOptions({ loss }))}
      @cancel=${() => this.review.cancel()}
      @look=${detail((look: Look | null) => this.lookAt(look))}
    ></tw-crossword-review>`;
  }

  async #saveGcg() {
    const { record } = this;
    const written = record && (await this.ask("crossword.write", { format: "gcg", ...recordOf(record) }));
    if (written) saveFile("crossword.gcg", new Blob([written.text], { type: "text/plain" }));
  }

  focusPlays() {
    this.set({ up: true });
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(".sheet")?.focus());
  }
}
