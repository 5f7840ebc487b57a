/** Who runs: each finder with its idea and its cost. Raises `runners`. */
import { css, html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import { button } from "../../../ui/button.ts";
import { Part } from "../../../ui/part.ts";
import { finders, type Finder } from "../model/position.ts";

@customElement("tw-race-runners")
export class RaceRunners extends Part<{ runners: readonly Finder[] }> {
  @property({ attribute: false }) runners: readonly Finder[] = finders;

  static override styles = css`
    .head {
      margin-right: -10px;
    }

    label {
      display: grid;
      grid-template-columns: auto 1fr;
      gap: 0 12px;
      padding: 8px 12px;
      margin-inline: -12px;
      border-radius: var(--radius);
      cursor: pointer;
      transition: background var(--quick);
    }

    input {
      grid-row: 1 / 3;
      width: 20px;
      height: 20px;
      margin: 1px 0 0;
      cursor: pointer;

      @media (pointer: coarse) {
        width: 44px;
        height: 44px;
        margin: -4px 0 0 -10px;
        scale: 0.6;
      }
    }

    small {
      line-height: 1.35;
    }
  `;

  override render() {
    const text = this.texts.text.race;
    return html`
      <fieldset>
        <div class="head flow apart gap-0">
          <legend class="label unstyled">${text.runners}</legend>
          <span>
            ${button("all", text.all, () => this.raise("runners", finders), { look: "" })}
            ${button("none", text.none, () => this.raise("runners", []), { look: "" })}
          </span>
        </div>
        ${finders.map(
          (id) => html`
            <label class="presses">
              <input
                type="checkbox"
                name=${id}
                .checked=${live(this.runners.includes(id))}
                aria-describedby="about-${id}"
                @change=${() => this.#turn(id)}
              />
              <b class="strong">${text.finders[id].name}</b>
              <small class="quiet text-14" id="about-${id}"
                >${text.finders[id].idea} ${text.finders[id].cost}</small
              >
            </label>
          `,
        )}
      </fieldset>
    `;
  }

  #turn(id: Finder) {
    const runs = this.runners.includes(id);
    this.raise(
      "runners",
      finders.filter((each) => (each === id ? !runs : this.runners.includes(each))),
    );
  }
}
