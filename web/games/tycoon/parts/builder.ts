/**
 * What the player whose turn it is can do: build, buy, discard, challenge.
 *
 * Raises `draft` with what is prepared now, and `act` with an action that is done.
 */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { phone } from "../../../ui/media.ts";
import { wrong } from "../../../ui/wrong.ts";
import { Part } from "../../../ui/part.ts";
import type { TycoonAction, TycoonBuilt, TycoonMatchState } from "../../../engine/methods.ts";
import {
  addS,
  emptyDraft,
  laidCards,
  markedCards,
  takeBack,
  wordsOf,
  type Cards,
  type Draft,
} from "../model/draft.ts";
import { priceOf } from "../model/rules.ts";
import { cardButton, cardStyles } from "./card.ts";
import { tycoonStyles } from "./styles.ts";

@customElement("tw-tycoon-builder")
export class TycoonBuilder extends Part<{ draft: Draft; act: TycoonAction }> {
  @property({ attribute: false }) match: TycoonMatchState | null = null;
  /** May a card be replaced now? */
  @property({ attribute: false }) mayReplace = false;
  @property({ attribute: false }) cards: Cards = { hand: "", pool: "", patents: "" };
  @property({ attribute: false }) draft: Draft = emptyDraft;
  /** What the laid cards would earn, as far as it is known. */
  @property({ attribute: false }) built: TycoonBuilt | null = null;
  /** Does `built` belong to other cards than those that are laid now? */
  @property({ type: Boolean }) stale = false;
  /** What is wrong with the laid cards. */
  @property() problem = "";
  /** Is that no more than that they are no word yet? */
  @property({ type: Boolean }) unfinished = false;

  static override styles = [
    tycoonStyles,
    cardStyles,
    css`
      .slot {
        min-height: 64px;
        padding: 2px;
        border-radius: 10px;
      }

      .slot.two {
        padding: 6px 8px;
        box-shadow: inset 0 0 0 1px var(--line);
      }

      .slot.chosen.two {
        box-shadow: inset 0 0 0 2px var(--accent);
      }

      .slot .quiet {
        padding-left: 4px;
      }

      .pick {
        align-self: stretch;
      }

      .earns {
        gap: 2px 18px;
        min-height: 34px;
      }

      .earns b {
        font-size: 1.375rem;
        font-weight: 650;
        letter-spacing: -0.01em;
      }

      .earns.idle b {
        font-weight: 500;
      }

      .button.lined:not(.on) {
        box-shadow: inset 0 0 0 1px var(--edge);
      }

      .button.on {
        background: var(--accent-wash);
      }

      @media ${phone} {
        .slot {
          min-height: 50px;
          gap: 4px;
        }

        .slot .card {
          height: 46px;
          font-size: 1.1875rem;
        }

        .slot.two {
          padding: 4px 5px;
        }

        .slot.two:not(.chosen) {
          min-height: 44px;
        }
      }
    `,
  ];

  override render() {
    const { match } = this;
    if (!match) return nothing;
    return html`<div class="panel stack">${this.#phase(match)}</div>`;
  }

  #phase(match: TycoonMatchState) {
    if (match.phase === "build") return this.#building();
    if (match.phase === "buy") return this.#buying(match);
    return match.phase === "challenge" ? this.#challenging(match) : this.#discarding(match);
  }

  // Its button acts no more, and with it the focus would go.
  #clear(): void {
    this.renderRoot.querySelector<HTMLElement>(".slot")?.focus();
    this.#change(emptyDraft);
  }

  #building() {
    const { draft, cards } = this;
    const { copying, replacing } = draft;
    const text = this.texts.text.tycoon.builder;
    const laid = laidCards(draft);
    const none = !laid.length;
    const made = (kind: "copy" | "s") => laid.some(({ from }) => from === kind);
    const has = (patent: string) => cards.patents.includes(patent);
    const hint = replacing ? text.replaceHint : copying ? text.copyHint : "";
    return html`
      ${(has("V") ? [0, 1] : [0]).map((row) => this.#slot(row, has("V")))} ${this.#earns(none)}
      <div class="actions flow wraps">
        ${this.#button("play", text.play, () => this.#act({ kind: "play", cards: wordsOf(draft) }), {
          look: "filled",
          disabled: none,
        })}
        ${this.#button("clear", text.clear, () => this.#clear(), { disabled: none })}
        ${
          has("X")
            ? this.#button("copy", text.copy, () => this.#change({ copying: !copying }), {
                look: "lined",
                disabled: none || made("copy"),
                pressed: copying,
                title: text.copyHint,
              })
            : nothing
        }
        ${
          has("Z")
            ? this.#button("add-s", text.addS, () => this.#change(addS(draft)), {
                look: "lined",
                disabled: none || made("s"),
              })
            : nothing
        }
        ${
          this.mayReplace
            ? this.#button(
                "replace",
                replacing ? text.cancel : text.replace,
                () => this.#change({ replacing: !replacing }),
                { look: "lined", pressed: replacing },
              )
            : nothing
        }
        ${this.#button("pass", text.pass, () => this.#act({ kind: "pass" }), { look: "at-end" })}
      </div>
      ${hint ? html`<p class="quiet" role="status">${hint}</p>` : nothing}
    `;
  }

  #slot(row: number, two: boolean) {
    const { draft } = this;
    const text = this.texts.text.tycoon;
    const cards = draft.words[row] ?? [];
    const chosen = draft.row === row;
    const where = {
      hand: text.cards.fromHand,
      pool: text.cards.fromPool,
      copy: text.cards.copy,
      s: text.cards.added,
    };
    return html`
      <div
        class=${classMap({ slot: true, flow: true, wraps: true, "gap-6": true, two, chosen })}
        role="group"
        tabindex="-1"
        aria-label=${two ? (text.builder.words[row] ?? "") : text.builder.word}
        data-row=${row}
      >
        ${cards.map(({ letter, from }, index) =>
          cardButton({ letter, from }, `${text.builder.take(letter)}, ${where[from]}`, () =>
            this.#change(takeBack(draft, row, index)),
          ),
        )}
        ${cards.length || (two && !chosen) ? nothing : html`<span class="quiet text-15">${text.builder.hint}</span>`}
        ${
          two && !chosen
            ? html`<button type="button" class="button pick at-end" @click=${() => this.#change({ row })}>
                ${text.builder.words[row]}
              </button>`
            : nothing
        }
      </div>
    `;
  }

  #earns(none: boolean) {
    const text = this.texts.text.tycoon.builder;
    const n = (value: number) => this.texts.number(value);
    const built = none ? null : this.built;
    const stale = !none && this.stale;
    return html`
      <div
        class=${classMap({ earns: true, flow: true, wraps: true, baseline: true, figures: true, idle: !built?.total, stale })}
        role="status"
      >
        <span class="quiet text-15"><b>$${n(built?.money ?? 0)}</b> ${text.money}</span>
        <span class="quiet text-15"><b>${n(built?.stock ?? 0)}</b> ${text.stock}</span>
        ${built?.royalties ? html`<span class="quiet text-15">${text.royalties(n(built.royalties))}</span>` : nothing}
      </div>
      ${this.unfinished ? html`<p class="quiet text-15 unfinished">${this.problem}</p>` : wrong(this.problem, "problem")}
    `;
  }

  #buying({ buyable }: TycoonMatchState) {
    const text = this.texts.text.tycoon.buy;
    return html`
      <div class="actions flow wraps">
        ${Array.from(buyable, (letter) =>
          this.#button(
            `buy-${letter}`,
            html`<b>${letter}</b> $${priceOf(letter)}`,
            () => this.#act({ kind: "buy", letter }),
            { look: "lined", label: text.one(letter, String(priceOf(letter))) },
          ),
        )}
        ${this.#button("skip", text.none, () => this.#act({ kind: "skip" }), { look: "at-end" })}
      </div>
    `;
  }

  #discarding({ phase }: TycoonMatchState) {
    const text = this.texts.text.tycoon.discard;
    const cards = markedCards(this.draft, this.cards.hand);
    const one = phase === "forfeit";
    const label = cards ? text.some(cards.split("").join(" ")) : one ? text.one : text.none;
    return html`
      <div class="actions flow wraps">
        ${this.#button("discard", label, () => this.#act({ kind: "discard", cards }), {
          look: "filled",
          disabled: one && cards.length !== 1,
        })}
      </div>
    `;
  }

  #challenging({ laid, players, player }: TycoonMatchState) {
    const text = this.texts.text.tycoon.challenge;
    const words = laid.map((cards) => cards.map(({ letter }) => letter).join(""));
    return html`
      <p>${text.asks(players[player]?.name ?? "", words.join(" + "))}</p>
      <div class="actions flow wraps">
        ${this.#button("accept", text.accept, () => this.#act({ kind: "accept" }), { look: "filled" })}
        ${this.#button("challenge", text.challenge, () => this.#act({ kind: "challenge" }), { look: "lined" })}
      </div>
    `;
  }

  #button(name: string, content: unknown, onPress: () => void, more: ButtonOptions = {}) {
    const { look = "", disabled = false, pressed, label, title } = more;
    return html`<button
      type="button"
      class="button ${look} ${pressed ? "on" : ""}"
      name=${name}
      title=${title ?? nothing}
      aria-label=${label ?? nothing}
      aria-pressed=${pressed ?? nothing}
      ?disabled=${disabled}
      @click=${onPress}
    >
      ${content}
    </button>`;
  }

  #change(change: Partial<Draft>) {
    this.raise("draft", { ...this.draft, ...change });
  }

  #act(action: TycoonAction) {
    this.raise("act", action);
  }
}

interface ButtonOptions {
  look?: "filled" | "lined" | "at-end" | "";
  disabled?: boolean;
  /** For a button that stays pressed. */
  pressed?: boolean;
  label?: string;
  title?: string;
}
