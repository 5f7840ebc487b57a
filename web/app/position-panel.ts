/**
 * The positions' panel: what is on the table is given a name, and what lay there before is found again and laid anew.
 *
 * Raises `open` with an address, and `save` with the name that the position on the table gets. `show()` opens it, `name()`
 * does so that a name can be typed at once.
 */
import { css, html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { button } from "../ui/button.ts";
import { barDialogStyles, DialogPart } from "../ui/dialog.ts";
import { icon } from "../ui/icons.ts";
import { saveFile } from "../ui/save-file.ts";
import type { FieldEvent } from "../ui/templates.ts";
import { WatchController } from "../ui/watch.ts";
import { wrong } from "../ui/wrong.ts";
import { findGame } from "../games/registry.ts";
import type { FirstTexts } from "../text/en.ts";
import { language } from "../text/language.ts";
import { briefOf, readAddress } from "./address.ts";
import "../games/shared/position-picture.ts";
import { rowStyles } from "./row-styles.ts";
import { MOST_IN_FILE, type SavedPosition, type SavedPositions } from "./saved-positions.ts";

/** Bytes of a file of positions. */
const MOST_BYTES = 8 << 20;

/** Rows that are drawn until more are asked for; each has a picture. */
const FEW = 50;

@customElement("tw-positions")
export class PositionPanel extends DialogPart<{ open: string; save: string }, FirstTexts> {
  @property({ attribute: false }) saved: SavedPositions | null = null;
  /** Is there a position on the table, to be saved? */
  @property({ type: Boolean }) table = false;
  /** Is it a search for words? */
  @property({ attribute: false }) isSearch = false;
  /** Words that a position's name, game or letters must have. */
  @state() search = "";
  /** Are all rows drawn? */
  @state() whole = false;
  /** What came of the last file. */
  @state() outcome = "";
  @state() trouble = "";
  /** The position that was deleted last, as long as that can be taken back. */
  @state() removed: SavedPosition | null = null;

  static override styles = [
    barDialogStyles,
    rowStyles,
    css`
      form .field,
      [type="search"] {
        flex: 1;
        min-width: 9rem;
      }

      h3 {
        margin-bottom: 4px;
      }

      .choice {
        grid-template-columns: 48px minmax(0, 1fr);
        min-height: 64px;
        padding: 6px 10px;
      }

      tw-position-picture {
        grid-row: span 2;
        width: 48px;
        height: 48px;
      }

      .name {
        align-self: end;
      }

      .facts {
        align-self: start;
      }

      /* What has nothing to say takes no room, and is heard when it has. */
      p:empty {
        position: absolute;
      }
    `,
  ];

  readonly #watch = new WatchController(this, "change");

  async name() {
    await this.show();
    this.renderRoot.querySelector<HTMLElement>("[name=name]")?.focus();
  }

  override async show() {
    this.search = "";
    this.whole = false;
    this.outcome = "";
    this.trouble = "";
    this.removed = null;
    await super.show();
  }

  override willUpdate() {
    this.#watch.watch(this.saved);
  }

  get heading() {
    return this.texts.text.positions.title;
  }

  content() {
    const { saved } = this;
    if (!saved) return nothing;
    const text = this.texts.text.positions;
    const named = this.#found(saved.named);
    const recent = this.#found(saved.recent);
    return html`<div class="stack gap-14">
      ${this.table ? this.#form() : nothing}
      <p class="quiet flush" role="status">${this.outcome}</p>
      ${this.removed ? html`<div class="flow">${button("undo", this.texts.text.tools.undo, this.#undo, { sign: "undo" })}</div>` : nothing}
      ${wrong(this.trouble)} ${saved.lasting ? nothing : wrong(text.notKept, "wrong-kept")}
      ${
        saved.all.length
          ? html`<input
              type="search"
              class="field"
              name="search"
              aria-label=${text.search}
              placeholder=${text.search}
              .value=${this.search}
              @input=${({ target }: FieldEvent) => (this.search = target.value)}
            />`
          : nothing
      }
      ${this.#list(text.named, named)} ${this.#list(text.recent, recent)}
      ${
        named.length || recent.length
          ? nothing
          : html`<p class="quiet flush">${saved.all.length ? text.noneFound : text.none}</p>`
      }
      <div class="flow wraps">
        ${saved.all.length ? button("export", text.export, this.#export, { sign: "download" }) : nothing}
        ${button("import", text.import, this.#chooseFile, { sign: "upload" })}
        <input type="file" accept="application/json,.json" hidden @change=${this.#onFile} />
      </div>
      ${saved.lasting ? html`<p class="quiet flush">${text.keptHere}</p>` : nothing}
    </div>`;
  }

  #form() {
    const text = this.texts.text.positions;
    const name = this.isSearch ? text.nameSearch : text.name;
    return html`<form class="flow wraps" @submit=${this.#onSave}>
      <input
        class="field"
        name="name"
        aria-label=${name}
        placeholder=${name}
        maxlength="80"
        autocomplete="off"
      />
      <button type="submit" class="button filled" name="save">${text.save}</button>
    </form>`;
  }

  #found(positions: readonly SavedPosition[]) {
    const wanted = this.search.trim().toLocaleLowerCase(language());
    if (!wanted) return positions;
    return positions.filter((position) =>
      [position.name, ...this.#told(position)].join(" ").toLocaleLowerCase(language()).includes(wanted),
    );
  }

  /** The game of a position, and its letters or players. */
  #told({ address }: SavedPosition): [game: string, brief: string] {
    const read = readAddress(address);
    const game = findGame(read?.game ?? "");
    return [game?.name(this.texts.text) ?? "", read ? briefOf(read) : ""];
  }

  #list(title: string, positions: readonly SavedPosition[]) {
    if (!positions.length) return nothing;
    return html`<section aria-label=${title}>
      <h3 class="label">${title}</h3>
      <ul class="unstyled stack gap-2">
        ${(this.whole ? positions : positions.slice(0, FEW)).map((position) => this.#row(position))}
      </ul>
      ${
        this.whole || positions.length <= FEW
          ? nothing
          : button(
              "all",
              this.texts.text.positions.all(this.texts.number(positions.length)),
              () => (this.whole = true),
            )
      }
    </section>`;
  }

  #row(position: SavedPosition) {
    const text = this.texts.text.positions;
    const { address, name, time } = position;
    const read = readAddress(address);
    const [game, brief] = this.#told(position);
    const when = this.texts.time(time);
    return html`<li data-address=${address}>
      <button type="button" class="position choice bare-button" @click=${() => this.#open(address)}>
        <tw-position-picture
          .picture=${(read && findGame(read.game)?.picture(read.position, undefined, read.options)) ?? null}
        ></tw-position-picture>
        <span class="name clipped strong">${name || brief || game}</span>
        <span class="facts quiet text-14">${game} · ${when}</span>
      </button>
      <button
        type="button"
        class="button icon-only"
        name="remove"
        aria-label=${`${text.remove}: ${name || brief || game}`}
        title=${text.remove}
        @click=${() => void this.#remove(position, name || brief || game)}
      >
        ${icon("clear")}
      </button>
    </li>`;
  }

  async #remove(position: SavedPosition, told: string) {
    this.saved?.remove(position.address);
    this.removed = position;
    this.trouble = "";
    this.outcome = this.texts.text.positions.removed(told);
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>("[name=undo]")?.focus();
  }

  #undo = async () => {
    const { removed, saved } = this;
    if (!removed || !saved) return;
    saved.save(removed.address, removed.name, removed.time);
    this.removed = null;
    this.outcome = "";
    await this.updateComplete;
    const row = this.renderRoot.querySelector(`li[data-address="${CSS.escape(removed.address)}"]`);
    row?.querySelector<HTMLElement>(".position")?.focus();
  };

  #open(address: string) {
    this.close();
    this.raise("open", address);
  }

  #onSave(event: SubmitEvent) {
    event.preventDefault();
    const text = this.texts.text.positions;
    const field = this.renderRoot.querySelector<HTMLInputElement>("[name=name]");
    const name = field?.value.trim();
    if (!field) return;
    if (!name) {
      this.trouble = this.isSearch ? text.namelessSearch : text.nameless;
      field.focus();
      return;
    }
    this.trouble = "";
    this.removed = null;
    const before = new Map(this.saved?.all.map((each) => [each.address, each.name]));
    this.raise("save", name);
    const old = before.get(this.saved?.all[0]?.address ?? "");
    this.outcome = this.saved?.lasting ? text.saved(name) : text.savedForNow(name);
    if (old && old !== name) this.outcome += ` ${text.renamed(old)}`;
    field.value = "";
  }

  #export = () => {
    const { saved } = this;
    if (saved) saveFile("tilewise-positions.json", new Blob([saved.toText()], { type: "application/json" }));
  };

  #chooseFile() {
    this.renderRoot.querySelector<HTMLInputElement>("[type=file]")?.click();
  }

  async #onFile({ target }: FieldEvent) {
    const text = this.texts.text.positions;
    const [file] = target.files ?? [];
    if (!file || !this.saved) return;
    const brought = file.size > MOST_BYTES ? "too-many" : this.saved.addText(await file.text());
    target.value = "";
    this.removed = null;
    const isAdded = typeof brought === "number";
    const most = this.texts.number(MOST_IN_FILE);
    this.trouble = isAdded
      ? ""
      : brought === "no-file"
        ? text.noFile(file.name)
        : text.tooMany(file.name, most);
    this.outcome = isAdded ? text.added(this.texts.number(brought), brought) : "";
  }
}
