/**
 * The rack, and beneath it keys for tiles that an ordinary keyboard lacks; tools of the page lie beside them, as children.
 * Raises `rack` with the tiles.
 */
import { css, html } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { Part } from "../../../ui/part.ts";
import { BLANK, Notation, lettersOf } from "../../../tiles/notation.ts";
import "../../../tiles/rack.ts";
import type { Rack, RackTyped } from "../../../tiles/rack.ts";

@customElement("tw-anagram-rack")
export class AnagramRack extends Part {
  @property({ attribute: false }) tiles: readonly string[] = [];
  @property({ attribute: false }) notation: Notation | null = null;
  @property() problem = "";
  /** The place of the tile that the problem is about, or -1. */
  @property({ type: Number }) bad = -1;

  @query("tw-rack") rack!: Rack | null;

  static override styles = css`
    .under {
      flex-direction: row-reverse;
      gap: 4px 12px;
      margin-top: 8px;
    }

    .keys .button {
      min-width: max(36px, var(--target));
      padding: 0 8px;
      border-radius: 8px;
      font: 800 1rem/1 var(--font-tile);
    }
  `;

  override focus(options?: FocusOptions) {
    this.rack?.focus(options);
  }

  override render() {
    const text = this.texts.text.anagrams;
    const language = this.notation?.alphabet ?? "en";
    return html`
      <tw-rack
        alone
        .tiles=${this.tiles}
        .notation=${this.notation}
        .label=${text.rack}
        .hint=${text.rackHint}
        .problem=${this.problem}
        .bad=${this.bad}
        .inHistory=${true}
        @leave=${() => this.raise("leave")}
        @rack=${({ detail }: CustomEvent<RackTyped>) => this.raise("rack", detail)}
      ></tw-rack>
      <div class="under flow wraps apart">
        <slot name="tools"></slot>
        <div class="keys flow wraps gap-4" role="group" aria-label=${text.letters}>
          ${(this.notation?.rare ?? []).map(
            (tile) =>
              html`<button
                type="button"
                class="button plain slim"
                lang=${language}
                @click=${() => this.#type(tile)}
              >
                ${lettersOf(tile)}
              </button>`,
          )}
          <button
            type="button"
            class="button plain slim"
            aria-label=${text.blank}
            title=${text.blank}
            @click=${() => this.#type(BLANK)}
          >
            ?
          </button>
        </div>
      </div>
    `;
  }

  #type(tile: string) {
    this.rack?.type(tile);
    this.focus();
  }
}
