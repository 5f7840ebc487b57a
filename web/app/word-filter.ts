/** Which words are listed: how common, in the game on the table, and whether rude ones too. Raises `set` with settings. */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import "../ui/commonness.ts";
import { Part } from "../ui/part.ts";
import type { FieldEvent } from "../ui/templates.ts";
import { findGame } from "../games/registry.ts";
import type { Settings } from "../games/shared/store.ts";
import type { FirstTexts } from "../text/en.ts";

@customElement("tw-word-filter")
export class WordFilter extends Part<{ set: Partial<Settings> }, FirstTexts> {
  @property({ attribute: false }) settings: Settings | null = null;

  static override styles = css`
    :host {
      padding-top: 12px;
      border-top: 1px solid var(--line);
    }

    .flow {
      gap: 9px;
      min-height: 40px;
      cursor: pointer;
    }

    input {
      width: 18px;
      height: 18px;
      margin: 0;
    }
  `;

  override render() {
    const { settings } = this;
    if (!settings) return nothing;
    const { text } = this.texts;
    const { game, zipf } = settings;
    return html`
      <span class="label">${text.lists.shownIn(findGame(game)?.name(text) ?? "")}</span>
      <tw-commonness
        .zipf=${zipf[game] ?? 0}
        @zipf=${({ detail }: CustomEvent<number>) => this.#set({ zipf: { ...zipf, [game]: detail } })}
      ></tw-commonness>
      <label class="flow text-15"
        ><input
          type="checkbox"
          name="hide-rude"
          .checked=${settings.hideRude}
          @change=${({ target }: FieldEvent) => this.#set({ hideRude: target.checked })}
        /><span>${text.lists.hideRude} <span class="quiet">${text.lists.hideRudeNote}</span></span></label
      >
    `;
  }

  #set(detail: Partial<Settings>) {
    this.raise("set", detail);
  }
}
