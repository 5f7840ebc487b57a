/** Asks which game a picture shows, where the page that it came to cannot tell. Raises `choose` with the game's id. */
import { css, html } from "lit";
import { customElement } from "lit/decorators.js";
import { button } from "../ui/button.ts";
import { DialogPart } from "../ui/dialog.ts";
import { games } from "../games/registry.ts";
import type { FirstTexts } from "../text/en.ts";

@customElement("tw-picture-game")
export class PictureGame extends DialogPart<{ choose: string }, FirstTexts> {
  static override styles = css`
    .clipped {
      white-space: normal;
    }

    .games {
      padding-top: 8px;
    }
  `;

  get heading() {
    return this.texts.text.pictures.whichGame;
  }

  content() {
    const { text } = this.texts;
    return html`<div class="games flow wraps">
      ${games()
        .filter(({ forPictures }) => forPictures)
        .map(({ id, name }) => button(id, name(text), () => this.#choose(id)))}
    </div>`;
  }

  #choose(id: string) {
    this.close();
    this.raise("choose", id);
  }
}
