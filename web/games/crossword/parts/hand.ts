/**
 * The rack of the person who is to act, and what they can do: its tiles are pressed to be laid or exchanged.
 *   lay       {letter, asBlank}  the tile is to be laid where the caret is
 *   order     the tiles          as the person wants them to stand
 *   move      [from, to]         places of the rack between which a tile is moved
 *   naming    true               a blank is to be laid, whose letter is to be said
 *   exchange  tiles              those that are chosen to be exchanged; null for none any more
 *   back                         the laid tiles are to be taken off
 *   hint                         the best play is to be shown
 *   play                         the laid tiles are the turn
 *   act       an action          the turn is something else
 */
import { css, html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import type { Point } from "../../../ui/drag.ts";
import { icon } from "../../../ui/icons.ts";
import { Part } from "../../../ui/part.ts";
import { inlineStyle } from "../../../ui/templates.ts";
import { wrong } from "../../../ui/wrong.ts";
import type { CrosswordAction, CrosswordLaid, CrosswordMatchState } from "../../../engine/methods.ts";
import { BLANK, type Notation } from "../../../tiles/notation.ts";
import { tileClasses, tileFace, tileStyles } from "../../../tiles/tile.ts";
import { laidPlaces, shuffled, sorted } from "../model/draft.ts";
import { lastPlay } from "../model/game.ts";
import { gameStyles } from "./game-styles.ts";
import { sum, sumStyles } from "./sum.ts";

const NONE: ReadonlySet<number> = new Set();

interface Events {
  lay: { letter: string; asBlank: boolean };
  order: readonly string[];
  move: readonly [number, number];
  naming: boolean;
  exchange: readonly string[] | null;
  back: undefined;
  hint: undefined;
  play: undefined;
  act: CrosswordAction;
}

@customElement("tw-crossword-hand")
export class CrosswordHand extends Part<Events> {
  @property({ attribute: false }) match: CrosswordMatchState | null = null;
  @property({ attribute: false }) tiles: readonly string[] = [];
  @property({ attribute: false }) notation: Notation | null = null;
  @property() label = "";
  /** Is it for this person to act? */
  @property({ type: Boolean }) acting = false;
  /** Places of the tiles that are laid on the board. */
  @property({ attribute: false }) used = NONE;
  /** The place that is kept free for a tile which is dragged; -1 for none. */
  @property({ type: Number }) lifted = -1;
  /** The play that they make; null while they make none. */
  @property({ attribute: false }) laid: CrosswordLaid | null = null;
  @property({ type: Boolean }) stale = false;
  /** Do they make a word that is not in the list, where that is looked up at once? */
  @property({ type: Boolean }) unlisted = false;
  /** Why the tiles make no play. */
  @property() sentence = "";
  /** What went wrong with what was tried. */
  @property() trouble = "";
  /** The tiles that are chosen to be exchanged; null while none are to be. */
  @property({ attribute: false }) exchange: readonly string[] | null = null;
  /** Places of those. */
  @state() chosen = NONE;

  static override styles = [
    tileStyles,
    sumStyles,
    gameStyles,
    css`
      :host {
        display: grid;
        gap: 8px;
      }

      /* As large as there is room beside the two buttons. */
      .rack {
        --cell: clamp(24px, (100cqi - 92px) / var(--n) - 4px, 46px);
        min-height: calc(var(--cell) + 14px);
        padding: 6px 8px 8px;
        border-radius: var(--radius);
        background: light-dark(#dfd4c3, #35302a);
        box-shadow: inset 0 -5px 0 light-dark(#cfc1ab, #2a2621);
      }

      .rack .tile {
        flex: 0 1 var(--cell);
        min-width: 0;
        aspect-ratio: 1;
        color: var(--wood-ink);
        cursor: grab;
        touch-action: none;
      }

      .rack .tile:disabled {
        cursor: default;
      }

      .rack .used {
        background: light-dark(#e9dfcf, #423c34);
        box-shadow: none;
        color: var(--ink-soft);

        @media (forced-colors: active) {
          border-style: dotted;
          color: GrayText;
        }
      }

      .rack .lifted {
        background: rgb(0 0 0 / 8%);
        box-shadow: none;
        color: transparent;

        @media (forced-colors: active) {
          border-style: dotted;
        }
      }

      .rack .chosen {
        outline: 3px solid var(--accent);
        outline-offset: -1px;
        transform: translateY(-4px);
      }

      .rack .icon-only {
        width: 38px;
      }

      .told {
        min-height: 21px;
      }
    `,
  ];

  get #exchanging() {
    return this.exchange !== null;
  }

  override willUpdate() {
    const { notation, tiles, exchange } = this;
    if (!notation || sameTiles(this.#chosenTiles(this.chosen), exchange ?? [])) return;
    this.chosen = laidPlaces(tiles, exchange ?? [], notation);
  }

  #chosenTiles(places: ReadonlySet<number>) {
    return this.tiles.filter((_, place) => places.has(place));
  }

  override render() {
    const { notation, match } = this;
    if (!notation || !match) return nothing;
    const text = this.texts.text.crosswordGame.hand;
    return html`
      <div
        class="rack flow gap-4"
        role="group"
        aria-label=${this.label}
        lang=${notation.alphabet}
        .style=${inlineStyle(`--n: ${Math.max(7, this.tiles.length)}`)}
      >
        ${this.tiles.map((tile, place) => this.#tile(tile, place, notation))}
        <span class="flow gap-0 keeps at-end">
          ${this.#order("sort", text.sort, () => sorted(this.tiles, notation))}
          ${this.#order("shuffle", text.shuffle, () => shuffled(this.tiles))}
        </span>
      </div>
      ${this.acting ? html`${this.#actions(match)} ${this.#told(notation)}` : nothing} ${wrong(this.trouble)}
    `;
  }

  /** What puts the rack in another order. */
  #order(name: "sort" | "shuffle", label: string, order: () => readonly string[]) {
    return html`<button
      type="button"
      class="button icon-only"
      name=${name}
      aria-label=${label}
      title=${label}
      ?disabled=${this.tiles.length < 2}
      @pointerdown=${(event: Event) => event.preventDefault()}
      @click=${() => this.raise("order", order())}
    >
      ${icon(name)}
    </button>`;
  }

  #tile(tile: string, place: number, notation: Notation) {
    const text = this.texts.text.crosswordGame.hand;
    const seen = notation.see(tile);
    const used = this.used.has(place);
    const chosen = this.chosen.has(place);
    const name = tile === BLANK ? text.blank : text.tile(seen.face, this.texts.number(seen.points ?? 0));
    return html`<button
      type="button"
      class="bare-button ${classMap({ ...tileClasses(seen), used, chosen, lifted: place === this.lifted })}"
      data-tile=${tile}
      data-place=${place}
      aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
      aria-pressed=${this.#exchanging ? chosen : nothing}
      ?disabled=${!this.acting || used}
      @pointerdown=${(event: Event) => event.preventDefault()}
      @click=${() => this.#press(tile, place)}
      @keydown=${(event: KeyboardEvent) => this.#onKey(event, place)}
    >
      ${tileFace(seen)}<span class="out-of-sight"
        >${[name, used && text.laid, chosen && text.chosen].filter(Boolean).join(", ")}</span
      >
    </button>`;
  }

  #press(tile: string, place: number) {
    if (this.#exchanging) {
      const chosen = new Set(this.chosen);
      if (!chosen.delete(place)) chosen.add(place);
      this.chosen = chosen;
      this.raise("exchange", this.#chosenTiles(chosen));
    } else if (tile === BLANK) this.raise("naming", true);
    else this.raise("lay", { letter: this.notation?.see(tile).face ?? "", asBlank: false });
  }

  // A tile goes past those that are laid: the focus can follow it to where one can be pressed.
  #onKey(event: KeyboardEvent, place: number) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || !event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    let to = place + step;
    while (this.used.has(to)) to += step;
    const next = this.tileAt(to);
    if (!next) return;
    next.focus();
    this.raise("move", [place, to]);
  }

  tileAt(place: number): HTMLElement | null {
    return this.renderRoot.querySelector(`[data-place="${place}"]`);
  }

  /** The place of the rack that is nearest to a point; -1 for a point beside the rack. */
  placeAt({ clientX, clientY }: Point): number {
    const rack = this.renderRoot.querySelector(".rack")?.getBoundingClientRect();
    if (!rack || clientX < rack.left || clientX > rack.right) return -1;
    if (clientY < rack.top || clientY > rack.bottom) return -1;
    const distances = this.tiles.map((_, place) => {
      const { left = 0, width = 0 } = this.tileAt(place)?.getBoundingClientRect() ?? {};
      return Math.abs(left + width / 2 - clientX);
    });
    return distances.indexOf(Math.min(...distances));
  }

  /** What the laid tiles come to, or what to do. */
  #told(notation: Notation) {
    const text = this.texts.text.crosswordGame.hand;
    const { laid } = this;
    const n = (value: number) => this.texts.number(value);
    const bonus = this.texts.text.crossword.detail.bonus;
    return html`<div class="told text-15 figures ${this.stale ? "stale faded" : ""}">
      ${
        laid
          ? html`<ul class="unstyled" lang=${notation.alphabet}>
              ${laid.words.map((word) => html`<li>${sum(word, notation, n)}</li>`)}
              ${laid.bonus ? html`<li>${bonus} <b class="weight-650">${n(laid.bonus)}</b></li>` : nothing}
            </ul>`
          : nothing
      }
      <p class="quiet" role="status">
        ${this.#exchanging ? text.exchangeHint : this.sentence || (this.used.size || this.match?.turns.length ? "" : text.hint)}
      </p>
    </div>`;
  }

  #actions(match: CrosswordMatchState) {
    const text = this.texts.text.crosswordGame.hand;
    const { phase, challengeable, exchange } = match;
    const button = (name: string, label: string, act: () => void, kind = "plain") =>
      html`<button type="button" class="button ${kind} figures" name=${name} @click=${act}>${label}</button>`;
    const { used, laid, chosen } = this;
    if (this.#exchanging)
      return html`<div class="actions flow wraps">
        <button
          type="button"
          class="button filled figures"
          name="exchange-now"
          ?disabled=${!chosen.size}
          @click=${() => this.#act({ kind: "exchange", tiles: this.#chosenTiles(chosen).join("") })}
        >
          ${text.exchangeNow(this.texts.number(chosen.size))}
        </button>
        ${button("cancel", text.cancel, () => this.raise("exchange", null))}
      </div>`;
    if (used.size)
      return html`<div class="actions flow wraps">
        ${button(
          "play",
          laid && !this.unlisted ? text.playFor(this.texts.number(laid.score)) : text.play,
          () => this.raise("play"),
          this.unlisted ? "plain" : "filled",
        )}
        ${button("back", text.back, () => this.raise("back"))}
      </div>`;
    const pending = challengeable ? (lastPlay(match)?.word ?? "") : "";
    const challenge = this.notation?.plain(pending) ?? "";
    return html`<div class="actions flow wraps">
      ${challengeable ? button("challenge", text.challengeOf(challenge), () => this.#act({ kind: "challenge" })) : nothing}
      ${exchange ? button("exchange", text.exchange, () => this.raise("exchange", [])) : nothing}
      ${button("pass", phase === "challenge" ? text.accept : text.pass, () => this.#act({ kind: "pass" }))}
      ${phase === "play" ? button("hint", text.help, () => this.raise("hint"), "") : nothing}
    </div>`;
  }

  #act(action: CrosswordAction) {
    this.raise("act", action);
  }

  /** Move the focus to the button that plays what is laid. */
  async focusPlay(): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLButtonElement>("[name=play]")?.focus();
  }
}

/** Are they the same tiles, whatever their order? */
const sameTiles = (one: readonly string[], other: readonly string[]) =>
  one.toSorted().join() === other.toSorted().join();
