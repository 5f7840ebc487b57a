/**
 * The score sheet: the totals of both players, whose turn it is, what can be done with it, and all turns so far.
 *
 *   turn      a player        it is their turn
 *   lay                       a word is to be laid on the board by hand
 *   pass                      the turn is passed
 *   exchange  tiles or number what is exchanged for tiles of the bag
 *   at        number          the board after so many turns is to be shown, on which the next was played
 *   named     {player, name}  what a player is called
 *   review                    the game is to be looked back on
 */
import { css, html, nothing } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { button } from "../../../ui/button.ts";
import { icon } from "../../../ui/icons.ts";
import { foldStyles } from "../../../ui/fold-styles.ts";
import { handheld, narrow } from "../../../ui/media.ts";
import { Part } from "../../../ui/part.ts";
import type { FieldEvent } from "../../../ui/templates.ts";
import { describedBy, wrong } from "../../../ui/wrong.ts";
import type { CrosswordStep } from "../../../engine/methods.ts";
import type { Notation } from "../../../tiles/notation.ts";
import "../../shared/sides.ts";
import type { Side } from "../../shared/sides.ts";
import "../../shared/turn-log.ts";
import type { LoggedTurn } from "../../shared/turn-log.ts";
import type { About, Player, Turn } from "../model/position.ts";

const sides: readonly Side[] = ["ours", "theirs"];

const sideOf = (player: number): Side => (player === 0 ? "ours" : "theirs");

export interface Named {
  player: Player;
  name: string;
}

interface Events {
  turn: Player;
  lay: undefined;
  pass: undefined;
  exchange: readonly string[] | number;
  at: number;
  named: Named;
  review: undefined;
}

@customElement("tw-crossword-record")
export class CrosswordRecord extends Part<Events> {
  @property({ attribute: false }) turns: readonly Turn[] = [];
  /** What the engine knows of the boards before the first turn and after each. */
  @property({ attribute: false }) steps: readonly CrosswordStep[] = [];
  @property({ attribute: false }) scores: readonly [number, number] = [0, 0];
  @property({ attribute: false }) players: readonly string[] = [];
  /** How many of the turns lie on the board. */
  @property({ type: Number }) at = 0;
  @property({ attribute: false }) mover: Player = 0;
  /** What the mover holds; empty where that is not known. */
  @property({ attribute: false }) rack: readonly string[] = [];
  @property({ attribute: false }) notation: Notation | null = null;
  /** What the game is called, and what else is said of it. */
  @property({ attribute: false }) about: About = {};
  /** Has it ended with the turn that is shown? */
  @property({ type: Boolean }) over = false;
  /** Is the next turn being laid on the board? */
  @property({ type: Boolean }) laying = false;
  /** Why the turns cannot be. */
  @property() problem = "";
  /** Are tiles being exchanged? */
  @state() exchanging = false;
  /** Why they cannot be. */
  @state() exchangeProblem = "";

  @query("[name=exchanged]") field!: HTMLInputElement | null;

  static override styles = [
    foldStyles,
    css`
      :host {
        min-height: 0;
        padding: 0 12px 12px;
      }

      .next .wrong,
      form {
        flex: 1 0 100%;
      }

      .facts {
        margin-block: 1em;
      }

      tw-turn-log {
        flex: auto;
        padding: 0 8px;
        margin: 0 -8px;

        /* Where the pane itself scrolls. */
        @media ${handheld(narrow)} {
          flex: none;
          overflow: visible;
        }
      }
    `,
  ];

  override render() {
    const text = this.texts.text.crossword.sheet;
    return html`
      <tw-sides
        class="change"
        .turn=${this.over ? null : sideOf(this.mover)}
        .winner=${this.over ? this.#winner : null}
        .names=${this.players}
        .score=${this.scores}
        @turn=${({ detail }: CustomEvent<Side>) => this.raise("turn", detail === "ours" ? 0 : 1)}
      ></tw-sides>
      ${this.over ? this.#told() : nothing}
      <div class="next flow wraps" role="group" aria-label=${text.next} ?hidden=${this.laying || this.over}>
        ${button("lay", text.lay[sideOf(this.mover)], () => this.raise("lay"), { look: "filled", sign: "plus" })}
        ${button("pass", text.pass, () => this.raise("pass"))}
        <button
          type="button"
          class="button plain"
          name="exchange"
          aria-expanded=${this.exchanging}
          @click=${() => this.#openExchange()}
        >
          ${text.exchange}
        </button>
        ${this.exchanging ? this.#exchange() : nothing}
      </div>
      ${this.over ? nothing : this.#told()}
      <tw-turn-log
        class="scrolls"
        .turns=${this.turns.map((turn, n) => this.#logged(turn, n))}
        .at=${this.at}
        next
        .end=${this.texts.text.turns.end}
        .follows=${!this.over}
        .wordLanguage=${this.notation?.alphabet ?? "en"}
        .problem=${this.problem}
        @at=${({ detail }: CustomEvent<number>) => this.raise("at", detail)}
      ></tw-turn-log>
      <details class="fold">
        <summary class="flow gap-6 strong text-15">${icon("down")}${text.names}</summary>
        <div class="stack halves">${sides.map((side, player) => this.#name(side, player === 0 ? 0 : 1))}</div>
      </details>
    `;
  }

  get #winner(): Side | null {
    const [ours, theirs] = this.scores;
    return ours === theirs ? null : ours > theirs ? "ours" : "theirs";
  }

  /** What there is to say of the game as a whole, and the way to its review. */
  #told() {
    const { sheet } = this.texts.text.crossword;
    const { title = "", description = "" } = this.about;
    if (!this.turns.length) return nothing;
    return html`
      ${title ? html`<h3 class="small">${title}</h3>` : nothing}
      ${description ? html`<p class="facts">${description}</p>` : nothing}
      <div class="over flow wraps">
        ${this.over ? html`<span role="status">${sheet.over}</span>` : nothing}
        <button
          type="button"
          class="button ${this.over ? "filled" : "plain"}"
          name="review"
          @click=${() => this.raise("review")}
        >
          ${sheet.review}
        </button>
      </div>
    `;
  }

  #name(side: Side, player: Player) {
    return html`<input
      class="field"
      name="name-${player}"
      aria-label=${this.texts.text.crossword.sheet.nameOf[side]}
      placeholder=${this.texts.text.sides.side[side]}
      autocomplete="off"
      maxlength="40"
      .value=${this.players[player] ?? ""}
      @change=${({ target }: FieldEvent) => this.raise("named", { player, name: target.value.trim() })}
    />`;
  }

  #logged(turn: Turn, n: number): LoggedTurn {
    const { turns: kinds, sheet } = this.texts.text.crossword;
    const { player, kind, score, position = "" } = turn;
    const side = sideOf(player);
    const after = this.steps[n + 1];
    const plain = (word: string) => this.notation?.plain(word) ?? word;
    const unlisted = after?.unlisted.map(plain).join(", ") ?? "";
    return {
      side,
      who: this.players[player] || this.texts.text.sides.side[side],
      place: position,
      what: kind === "play" ? plain(turn.word ?? turn.placed ?? "") : kinds[kind](turn.text ?? ""),
      note: turn.note ?? "",
      mark: [unlisted && sheet.unlisted(unlisted), this.#doubt(turn)].filter(Boolean).join(" "),
      score: this.texts.number(score, { signDisplay: kind === "play" ? "auto" : "exceptZero" }),
      total: after ? this.texts.number(after.scores[player === 0 ? 0 : 1]) : "",
    };
  }

  /** What is in doubt with a turn of a file: a total that the turns do not come to, or whose turn it was. */
  #doubt({ doubt, by_order }: Turn) {
    const n = (points: number) => this.texts.number(points);
    const { sheet } = this.texts.text.crossword;
    return [doubt && sheet.doubt(n(doubt.told), n(doubt.found)), by_order && sheet.byOrder]
      .filter(Boolean)
      .join(" ");
  }

  #exchange() {
    const text = this.texts.text.crossword.sheet;
    return html`
      <form class="flow wraps" @submit=${(event: SubmitEvent) => this.#onExchange(event)}>
        <input
          class="field grows"
          name="exchanged"
          aria-label=${text.exchanged}
          placeholder=${text.exchanged}
          autocapitalize="characters"
          autocomplete="off"
          spellcheck="false"
          lang=${this.notation?.alphabet ?? nothing}
          aria-invalid=${Boolean(this.exchangeProblem)}
          aria-describedby=${describedBy(this.exchangeProblem, "wrong-exchange")}
        />
        <button type="submit" class="button plain" name="exchange-now">${text.exchangeNow}</button>
      </form>
      ${wrong(this.exchangeProblem, "wrong-exchange")}
    `;
  }

  #openExchange() {
    this.exchanging = !this.exchanging;
    this.exchangeProblem = "";
    void this.updateComplete.then(() => this.field?.focus());
  }

  #onExchange(event: SubmitEvent) {
    event.preventDefault();
    const typed = this.field?.value.trim() ?? "";
    const text = this.texts.text.crossword.sheet;
    const count = /^\d{1,2}$/.test(typed) ? Number(typed) : null;
    const tiles = count === null ? (this.notation?.rack(typed) ?? []) : [];
    const strange = tiles.find((tile) => !this.notation?.see(tile).known);
    const left = [...this.rack];
    const missing = this.rack.length
      ? tiles.find((tile) => !left.includes(tile) || !left.splice(left.indexOf(tile), 1))
      : undefined;
    if (strange !== undefined || !(count ?? tiles.length)) this.exchangeProblem = text.noExchange;
    else if (missing !== undefined) this.exchangeProblem = text.notOnRack(missing);
    else {
      this.exchanging = false;
      this.exchangeProblem = "";
      this.raise("exchange", count ?? tiles);
    }
  }
}
