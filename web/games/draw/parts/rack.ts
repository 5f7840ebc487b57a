/**
 * The tiles that were drawn, and the word that is being made of them, typed or tapped; beneath it what came of the last.
 *
 *   entry  text      the word as it stands
 *   try    text      the word is to be judged
 *   start            the tiles are to be turned over
 */
import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { live } from "lit/directives/live.js";
import { button } from "../../../ui/button.ts";
import { icon } from "../../../ui/icons.ts";
import { sheetWhen } from "../../../ui/media.ts";
import { inlineStyle } from "../../../ui/templates.ts";
import { describedBy, wrong } from "../../../ui/wrong.ts";
import { Part } from "../../../ui/part.ts";
import { BLANK, type Notation } from "../../../tiles/notation.ts";
import { placesOf, type Tile } from "../model/places.ts";
import type { Try } from "../model/round.ts";
import { worthOf } from "./worth.ts";

/** Tiles in one row; more make two. */
const ROW = 8;

@customElement("tw-draw-rack")
export class DrawRack extends Part<{ entry: string; try: string; start: undefined }> {
  @property({ attribute: false }) tiles: readonly Tile[] = [];
  @property({ type: Boolean }) faceDown = false;
  /** What the clock gives once they are turned over. */
  @property({ type: Number }) seconds = 0;
  /** Is it too late for another word? */
  @property({ type: Boolean }) closed = false;
  @property() entry = "";
  /** A word that is pointed at in the list, to be seen on the tiles. */
  @property() shown = "";
  @property({ attribute: false }) notation: Notation | null = null;
  @property() letterLanguage = "en";
  /** The word that was tried last. */
  @property({ attribute: false }) judged: Try | null = null;
  @property() problem = "";
  /** Tiles to expect while there are none yet. */
  @property({ type: Number }) size = 7;
  /** Where the tiles lie, by their number. */
  @state() order: readonly number[] = [];

  @query(".turn button") turnButton!: HTMLButtonElement | null;
  @query("input") input!: HTMLInputElement | null;
  @query(".said") said!: HTMLElement | null;

  static override styles = css`
    :host {
      display: flex;
      flex-direction: column;
      gap: 18px;
      container-type: inline-size;
    }

    .tiles {
      --tile-size: min(68px, (100cqi - (var(--n) - 1) * 1.6cqi) / var(--n));
      justify-content: center;
      gap: 1.6cqi;
      min-height: var(--tile-size);
    }

    .tile {
      position: relative;
      width: var(--tile-size);
      height: var(--tile-size);
      padding: 0 0 calc(var(--tile-size) * 0.04);
      border: 0;
      border-radius: calc(var(--tile-size) * 0.16);
      background: var(--tile);
      color: var(--tile-ink);
      box-shadow:
        inset 0 calc(var(--tile-size) * -0.06) 0 var(--tile-edge),
        0 0 0 0.5px var(--tile-edge),
        0 2px 4px rgb(60 40 10 / 12%);
      font: 800 calc(var(--tile-size) * 0.54) / 1 var(--font-tile);
      transition:
        transform var(--quick) ease-out,
        opacity var(--quick) ease-out;
    }

    .tile.wide {
      font-size: calc(var(--tile-size) * 0.4);
    }

    .tile small {
      position: absolute;
      inset: auto calc(var(--tile-size) * 0.09) calc(var(--tile-size) * 0.11) auto;
      font: 700 calc(var(--tile-size) * 0.2) / 1 var(--font);
      opacity: 0.8;
    }

    .tile.down {
      background: var(--sink);
      box-shadow: inset 0 0 0 1.5px var(--line);
    }

    .tile.used {
      transform: translateY(12%);
      opacity: 0.38;
    }

    .tile.lit {
      transform: translateY(-9%);
      box-shadow:
        inset 0 calc(var(--tile-size) * -0.06) 0 var(--tile-edge),
        0 0 0 2.5px var(--accent);
    }

    .tile:enabled {
      cursor: pointer;
    }

    .entry input {
      min-height: 48px;
      padding-right: 46px;
      font: 800 1.25rem/1 var(--font-tile);
      letter-spacing: 0.06em;
    }

    .entry input::placeholder {
      font: 450 1rem/1 var(--font);
      letter-spacing: 0;
    }

    .entry .take {
      position: absolute;
      inset: 2px 2px auto auto;
      min-height: 44px;
      width: 44px;
    }

    form > .button {
      min-height: 48px;
      padding-inline: 20px;
    }

    .turn {
      display: none;
    }

    /* In place of the button in the sheet, which is out of sight while that is down. */
    @media ${sheetWhen()} {
      .turn {
        display: grid;
      }

      .turn + form {
        display: none;
      }

      .turn .button {
        min-height: 48px;
      }
    }

    /* A line is kept free for it: nothing moves when it comes. */
    .said {
      min-height: 1.375rem;
      margin-top: -10px;
      scroll-margin: 8px;
      line-height: 1.375rem;
    }

    .hint {
      margin: -8px 0 0;
    }

    .verdict b {
      margin-right: 4px;
      font: 800 1em/1 var(--font-tile);
      letter-spacing: 0.04em;
    }

    @media (forced-colors: active) {
      .tile {
        border: 1px solid CanvasText;
      }

      .tile.used {
        forced-color-adjust: none;
        border-style: dotted;
        background: Canvas;
        color: GrayText;
        opacity: 1;
      }

      .tile.lit {
        outline: 3px solid Highlight;
      }
    }
  `;

  /** Where the first letters of the word were tapped. */
  #tapped: readonly number[] = [];

  override willUpdate(changed: PropertyValues) {
    if (changed.has("tiles")) this.order = [...this.tiles.keys()];
  }

  override updated(changed: PropertyValues) {
    if (changed.has("judged") && this.judged) this.said?.scrollIntoView({ block: "nearest" });
  }

  shuffle() {
    const order = [...this.order];
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(Math.random() * (i + 1));
      const [a = 0, b = 0] = [order[i], order[j]];
      order[i] = b;
      order[j] = a;
    }
    this.order = order;
  }

  /** Move the focus to where one goes on: the entry, or on a phone what turns the tiles over. */
  focusEntry() {
    this.input?.focus();
    this.turnButton?.focus();
  }

  override render() {
    const text = this.texts.text.draw;
    const closed = this.closed || this.faceDown;
    const word = this.#spell(this.shown || this.entry);
    const places = this.faceDown ? [] : placesOf(word, this.tiles, this.shown ? [] : this.#tapped);
    const n = this.tiles.length || this.size;
    const columns = n > ROW ? Math.ceil(n / 2) : Math.max(n, 5);
    const blank = !closed && this.tiles.some(([letter]) => letter === BLANK);
    return html`
      <div
        class="tiles beside wraps"
        role="group"
        aria-label=${text.rack}
        .style=${inlineStyle(`--n: ${columns}`)}
      >
        ${
          this.tiles.length
            ? this.order.map((i) => this.#tile(i, places.includes(i), closed))
            : Array.from({ length: n }, () => html`<span class="tile down"></span>`)
        }
      </div>
      ${
        this.faceDown
          ? html`<div class="turn">
              ${button("turn", text.turn(this.texts.number(this.seconds)), () => this.raise("start"), { look: "filled" })}
            </div>`
          : nothing
      }
      <form class="beside" @submit=${this.#onSubmit}>
        <span class="entry anchor grows">
          <input
            class="field capitals"
            name="word"
            lang=${this.letterLanguage}
            aria-label=${text.entry}
            aria-invalid=${Boolean(this.problem)}
            aria-describedby=${describedBy(this.problem)}
            placeholder=${this.faceDown ? "" : text.entryHint}
            .value=${live(this.entry)}
            ?disabled=${closed}
            autocapitalize="characters"
            autocomplete="off"
            autocorrect="off"
            spellcheck="false"
            enterkeyhint="go"
            maxlength="40"
            @input=${this.#onInput}
          />
          ${
            this.entry && !closed
              ? html`<button
                  type="button"
                  class="button icon-only take quiet"
                  aria-label=${text.take}
                  title=${text.take}
                  @click=${this.#onTake}
                >
                  ${icon("close")}
                </button>`
              : nothing
          }
        </span>
        <button class="button filled" name="try" ?disabled=${closed || !this.entry}>${text.tryIt}</button>
      </form>
      <div class="said text-15">
        <div role="status">${this.#verdict()}</div>
        ${wrong(this.problem)}
      </div>
      ${blank ? html`<p class="hint quiet text-14">${text.blankHint}</p>` : nothing}
    `;
  }

  #verdict() {
    const { judged } = this;
    if (!judged || this.problem) return nothing;
    return html`<p
      class=${classMap({ verdict: true, flush: true, figures: true, quiet: judged.reason !== null })}
    >
      <b lang=${this.letterLanguage}>${judged.word}</b> ${worthOf(judged, this.texts)}
    </p>`;
  }

  #tile(i: number, inWord: boolean, closed: boolean) {
    const text = this.texts.text.draw;
    const [letter = "", points = 0] = this.tiles[i] ?? [];
    if (this.faceDown) return html`<span class="tile down" role="img" aria-label=${text.faceDown}></span>`;
    const used = inWord && !this.shown;
    const classes = { tile: true, used, lit: inWord && Boolean(this.shown), wide: letter.length > 1 };
    const worth = this.texts.number(points);
    const more = [
      letter === BLANK ? text.blank : this.texts.text.games.draw.points(points, worth),
      used ? text.used : "",
    ];
    return html`
      <button
        type="button"
        class=${classMap(classes)}
        data-letter=${letter}
        ?disabled=${closed || used}
        @click=${() => this.#onTile(i, letter)}
      >
        ${letter === BLANK ? "" : letter}<span class="out-of-sight">${more.filter(Boolean).join(", ")}</span>
        ${letter === BLANK ? nothing : html`<small aria-hidden="true">${worth}</small>`}
      </button>
    `;
  }

  #onTile(i: number, letter: string) {
    // The letter of a blank is the player's to say.
    if (letter === BLANK) return this.focusEntry();
    const word = this.#spell(this.entry);
    this.#tapped = [...placesOf(word, this.tiles, this.#tapped), i];
    this.#enter(this.entry + letter);
  }

  #onInput = () => {
    this.#tapped = [];
    this.#enter(this.input?.value ?? "");
  };

  #onTake = () => {
    this.#enter(this.#spell(this.entry).slice(0, -1).join(""));
    this.focusEntry();
  };

  #spell(word: string): string[] {
    return this.notation?.spell(word) ?? [];
  }

  #enter(text: string) {
    this.raise("entry", text);
  }

  #onSubmit(event: Event) {
    event.preventDefault();
    if (this.entry && !this.closed) this.raise("try", this.entry);
  }
}
