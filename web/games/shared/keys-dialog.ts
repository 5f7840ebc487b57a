/** The keys of a game in a dialog, which `?` opens. */
import { customElement, property } from "lit/decorators.js";
import { DialogPart } from "../../ui/dialog.ts";
import { layout } from "../../ui/layout-styles.ts";
import { keyList, keysStyles, type KeyList } from "./keys.ts";

@customElement("tw-keys")
export class KeysDialog extends DialogPart {
  @property({ attribute: false }) keys: KeyList = [];

  static override styles = [layout, keysStyles];

  get heading() {
    return this.texts.text.keys.title;
  }

  content() {
    return keyList([...this.keys, ...this.texts.text.keys.everywhere]);
  }
}
