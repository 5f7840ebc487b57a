/** Who plays, and by which rules. Raises `deal` with the choices. */
import { html, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import "../../../ui/segments.ts";
import { detail } from "../../../ui/templates.ts";
import { Part } from "../../../ui/part.ts";
import type { Choices } from "../model/position.ts";
import { mayPlay, rules } from "../model/rules.ts";
import { seatRows, seatStyles } from "../../shared/seat-rows.ts";
import { seatedAs, unnamed, type Seat } from "../../shared/seats.ts";
import { tycoonStyles } from "./styles.ts";

@customElement("tw-tycoon-setup")
export class TycoonSetup extends Part<{ deal: Choices }> {
  @property() listName = "";
  /** What was chosen for the game before. */
  @property({ attribute: false }) last: Choices | null = null;
  /** Names that were typed; "" for one that goes by itself. */
  @state() seats: readonly Seat[] = [
    { name: "", level: null },
    { name: "", level: 4 },
  ];
  @state() stacking: Choices["stacking"] = "multiply";
  @state() challenge: Choices["challenge"] = "automatic";

  static override styles = [tycoonStyles, seatStyles];

  override willUpdate(changed: PropertyValues<this>) {
    if (!changed.has("last") || !this.last) return;
    const { players, stacking, challenge } = this.last;
    this.seats = unnamed(players, this.#names);
    this.stacking = stacking;
    this.challenge = challenge;
  }

  override render() {
    const { setup: text, levels: names, bots } = this.texts.text.tycoon;
    const { stacking, challenge } = this;
    return html`
      <form class="form stack gap-16" @submit=${this.#deal}>
        ${seatRows({
          ...{ seats: this.seats, usual: 5, mayPlay, text },
          ...{ bots, number: this.#names.number, levelName: (level) => names[level - 1] ?? "" },
          choose: (seats) => (this.seats = seats),
        })}
        <div class="pair stack gap-16">
          <div class="stack gap-6">
            <span class="label">${text.stacking}</span>
            <tw-segments
              .label=${text.stacking}
              .value=${stacking}
              .options=${rules.stackings.map((value) => ({ value, label: text.stackings[value] }))}
              @choose=${detail((stacking: Choices["stacking"]) => (this.stacking = stacking))}
            ></tw-segments>
          </div>
          <div class="stack gap-6">
            <span class="label">${text.challenge}</span>
            <tw-segments
              .label=${text.challenge}
              .value=${challenge}
              .options=${rules.challenges.map((value) => ({ value, label: text.challenges[value] }))}
              @choose=${detail((challenge: Choices["challenge"]) => (this.challenge = challenge))}
            ></tw-segments>
          </div>
        </div>
        <div class="actions flow wraps">
          <button type="submit" class="button filled" name="deal">${text.start}</button>
          <span class="facts">${text.full(this.listName)}</span>
        </div>
      </form>
    `;
  }

  get #names() {
    const { setup: text, bots } = this.texts.text.tycoon;
    return { ...text, bots, number: (n: number) => this.texts.number(n) };
  }

  #deal(event: SubmitEvent) {
    event.preventDefault();
    const players = seatedAs(this.seats, this.#names);
    const { stacking, challenge } = this;
    this.raise("deal", { players, stacking, challenge });
  }
}
