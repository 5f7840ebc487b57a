/**
 * Which game and whose letters: the one place where board, tiles and word list are chosen together.
 * Raises `choice`: what is chosen, or null where that is in use already. What it is given stands beside them.
 */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { button } from "../../../ui/button.ts";
import { icon } from "../../../ui/icons.ts";
import { narrow } from "../../../ui/media.ts";
import { Part } from "../../../ui/part.ts";
import type { FieldEvent } from "../../../ui/templates.ts";
import { tileSetName } from "../../../tiles/set-name.ts";
import { alphabetOf, boards, idOf, OWN, tileSets } from "../model/games.ts";
import { withExample, withGame, withTiles, type Choice, type Setup } from "../model/setup.ts";

/** Boards that are one game's, which stand together under its names. */
const FAMILY = ["scrabble", "duel", "super"];

interface Option {
  id: string;
  label: string;
  can: boolean;
}

@customElement("tw-crossword-setup")
export class CrosswordSetup extends Part<{ choice: Choice | null }> {
  @property({ attribute: false }) setup: Setup | null = null;
  /** Is it chosen for a game that is to be dealt? Then there are no examples, and nothing new of one's own. */
  @property({ type: Boolean }) dealing = false;

  static override styles = css`
    :host {
      display: flex;
      align-items: center;
      gap: 8px;
    }

    .select {
      min-width: clamp(72px, 8.1vw, 104px);
    }

    select {
      min-height: max(38px, var(--target));
      width: 100%;
      padding: 0 26px 0 10px;
      border: 0;
      border-radius: var(--radius);
      background: var(--sink);
      text-overflow: ellipsis;
      appearance: none;
      cursor: pointer;
    }

    select:hover {
      background: var(--line);
    }

    .select .icon {
      position: absolute;
      right: 6px;
      top: calc(50% - 8px);
      --icon: 16px;

      color: var(--ink-soft);
      pointer-events: none;
    }

    .button {
      margin-inline: auto -10px;
      min-height: max(38px, var(--target));
    }

    ::slotted(*) {
      flex: none;
      margin-left: 4px;
    }

    @media ${narrow} {
      :host {
        flex-wrap: wrap;
      }

      ::slotted(*) {
        flex: 1 0 100%;
        order: -1;
        margin-left: 0;
      }

      .select {
        flex: 1 1 0;
      }

      .button {
        padding: 0 10px;
        margin-right: -8px;
      }
    }
  `;

  override render() {
    const { setup } = this;
    if (!setup) return nothing;
    const text = this.texts.text.crossword;
    const names: Partial<Record<string, string>> = text.games;
    const { position, tiles, lists } = setup;
    const game = idOf(position.layout);
    const named = (id: string): Option => ({ id, label: names[id] ?? id, can: true });
    const alphabets = new Set(lists.map(({ alphabet }) => alphabet));
    const sets = Object.keys(tileSets).map((id) => ({
      id,
      label: tileSetName(id, this.texts.text),
      can: alphabets.has(alphabetOf(id)),
    }));
    const order = new Intl.Collator(document.documentElement.lang);
    sets.sort((a, b) => order.compare(a.label, b.label));
    return html`
      ${this.#select(
        { name: "game", label: text.game, value: game },
        [
          ...Object.keys(boards)
            .filter((id) => !FAMILY.includes(id))
            .map(named),
          ...(this.dealing && game !== OWN ? [] : [{ id: OWN, label: text.ownBoard, can: true }]),
        ],
        (id) => withGame(setup, id),
        { label: text.scrabbles, options: FAMILY.map(named) },
      )}
      ${this.#select(
        { name: "tiles", label: text.tileSet, value: typeof tiles === "string" ? tiles : OWN },
        [
          ...sets.filter(({ can }) => can),
          ...(this.dealing && typeof tiles === "string"
            ? []
            : [{ id: OWN, label: text.ownTiles, can: true }]),
          ...sets.filter(({ can }) => !can).map((set) => ({ ...set, label: text.noList(set.label) })),
        ],
        (id) => withTiles(setup, id),
      )}
      ${
        game === OWN || this.dealing
          ? nothing
          : button("example", text.example, () => this.raise("choice", withExample(setup, game)), {
              look: "keeps",
            })
      }
      <slot></slot>
    `;
  }

  #select(
    { name, label, value }: Readonly<Record<"name" | "label" | "value", string>>,
    options: readonly Option[],
    choose: (id: string) => Choice | null,
    family?: { label: string; options: readonly Option[] },
  ) {
    const option = ({ id, label: face, can }: Option) =>
      html`<option value=${id} .selected=${id === value} ?disabled=${!can}>${face}</option>`;
    return html`
      <span class="select anchor beside">
        <select
          class="strong text-15"
          name=${name}
          aria-label=${label}
          @change=${({ target }: FieldEvent<HTMLSelectElement>) => {
            const chosen = target.value;
            target.value = value; // until the choice comes back as the value
            this.raise("choice", choose(chosen));
          }}
        >
          ${family && html`<optgroup label=${family.label}>${family.options.map(option)}</optgroup>`}
          ${options.map(option)}
        </select>
        ${icon("down")}
      </span>
    `;
  }
}
