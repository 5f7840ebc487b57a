/** What stands in place of the words while nothing is asked: what to do, and searches to begin with. Raises `example`. */
import { css, html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../../../ui/part.ts";
import { startStyles } from "../../shared/start-styles.ts";
import { examplesFor } from "../model/examples.ts";
import type { Group } from "../model/conditions.ts";

@customElement("tw-study-start")
export class StudyStart extends Part<{ example: Group }> {
  /** Of the word list. */
  @property() alphabet = "en";

  static override styles = [
    startStyles(),
    css`
      .examples {
        flex-wrap: wrap;
      }
    `,
  ];

  override render() {
    const text = this.texts.text.studySearch.start;
    return html`
      <h2>${text.title}</h2>
      <p class="how">${text.text}</p>
      <p class="label">${text.examples}</p>
      <div class="examples beside wraps">
        ${examplesFor(this.alphabet).map(
          ([name, where]) => html`
            <button type="button" class="presses" name=${name} @click=${() => this.raise("example", where)}>
              ${text.labels[name]}
            </button>
          `,
        )}
      </div>
    `;
  }
}
