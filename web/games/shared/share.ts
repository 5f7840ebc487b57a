/**
 * Ways to pass on what is on the table, behind one button: to other programs of the device, as code for another site,
 * and the whole site as one file. Only on the site itself: a board on another site and a file on a disk have no link.
 */
import { css, html, nothing } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { DialogPart } from "../../ui/dialog.ts";
import { icon } from "../../ui/icons.ts";
import { layout } from "../../ui/layout-styles.ts";
import "../../ui/segments.ts";
import { drawnCode, qrCode, type Modules } from "../../ui/qr-code.ts";
import { saveFile } from "../../ui/save-file.ts";
import { siteSize } from "../../ui/site-size.ts";
import { examplesAddress } from "../../text/language.ts";
import { Clipboard } from "./clipboard.ts";
import { elementCode, frameCode } from "./embed-code.ts";
import { pngOf, svgOf } from "./picture-file.ts";
import type { Picture } from "./picture.ts";
import "./position-picture.ts";
import type { PositionPicture } from "./position-picture.ts";

type Kind = "frame" | "element";

/** The kinds of files that a picture can be saved as. */
const formats = ["png", "svg"] as const;

@customElement("tw-share")
export class Share extends DialogPart {
  /** What is on the table, in small, given anew whenever that may have changed; null where there is nothing to be seen. */
  @property({ attribute: false }) picture: (() => Picture) | null = null;
  /** Of the letters in it. */
  @property() letterLanguage = "en";
  /** Gives the link that is passed on. */
  @property({ attribute: false }) link = () => location.href;

  /** The link that is passed on. */
  @state() private passed = "";
  /** The link as a code for a camera; null where it is too long, undefined where what draws codes did not come. */
  @state() private qr: Modules | null | undefined;
  @state() private kind: Kind = "frame";
  @state() private seen: Picture | null = null;
  @query("textarea") private code!: HTMLTextAreaElement | null;
  @query("tw-position-picture") private drawn!: PositionPicture | null;

  static override styles = [
    layout,
    css`
      section {
        margin-top: 16px;
      }

      tw-position-picture {
        max-width: 100%;
        height: 220px;
        justify-self: start;
      }

      .qr-code {
        width: min(100%, 240px);
        border-radius: var(--radius);
      }

      textarea.field {
        min-height: 148px;
        padding: 10px 12px;
        font:
          0.8125rem/1.45 ui-monospace,
          monospace;
        resize: vertical;
      }

      a {
        text-underline-offset: 3px;
      }
    `,
  ];

  #clipboard = new Clipboard(this);

  override render() {
    const text = this.texts.text.tools;
    if (siteSize("one-file") === null) return nothing;
    return html`
      <button
        type="button"
        class="button icon-only"
        name="share"
        aria-label=${text.shareAll}
        title=${text.shareAll}
        aria-haspopup="dialog"
        @click=${() => this.show()}
      >
        ${icon("share")}
      </button>
      ${super.render()}
    `;
  }

  get heading() {
    return this.texts.text.tools.shareAll;
  }

  content() {
    const text = this.texts.text.tools;
    const megabytes = this.texts.number((siteSize("one-file") ?? 0) / 1e6, { maximumFractionDigits: 0 });
    return html`
      ${
        "share" in navigator
          ? html`<section class="stack">
              <div class="flow wraps column-gap-16">
                <button type="button" class="button filled" name="web-share" @click=${this.#share}>
                  ${icon("share")} ${text.share}
                </button>
              </div>
            </section>`
          : nothing
      }
      ${this.seen ? this.#picture(this.seen) : nothing}
      ${this.qr === undefined ? nothing : this.#otherDevice(this.qr)}
      <section class="stack">
        <h3>${text.embed}</h3>
        <tw-segments
          .label=${text.embed}
          .value=${this.kind}
          .options=${(["frame", "element"] as const).map((value) => ({ value, label: text.embedKinds[value] }))}
          @choose=${({ detail }: CustomEvent<Kind>) => (this.kind = detail)}
        ></tw-segments>
        <textarea
          class="field"
          readonly
          spellcheck="false"
          aria-label=${text.embedCode}
          .value=${this.#code}
        ></textarea>
        <div class="flow wraps column-gap-16">
          <button type="button" class="button plain" name="copy-code" @click=${this.#copy}>
            ${icon(this.#clipboard.copied ? "check" : "copy")}
            ${this.#clipboard.copied ? text.codeCopied : text.copyCode}
          </button>
          <a class="accent-ink weight-550" href=${examplesAddress()}>${text.embedMore}</a>
        </div>
        <span class="out-of-sight" role="status">${this.#clipboard.copied ? text.codeCopied : ""}</span>
      </section>
      <section class="stack">
        <p class="quiet text-15 flush">
          <a class="accent-ink weight-550" href="tilewise.html" download
            >${this.texts.text.bar.oneFile(megabytes)}</a
          >
        </p>
      </section>
    `;
  }

  #otherDevice(code: Modules | null) {
    const text = this.texts.text.tools;
    return html`<section class="stack">
      <h3>${text.otherDevice}</h3>
      ${code ? drawnCode(code, text.qrCode) : nothing}
      <p class="quiet text-15 flush">${code ? text.qrHint : text.noQr}</p>
    </section>`;
  }

  #picture(picture: Picture) {
    const text = this.texts.text.tools;
    return html`<section class="stack">
      <h3>${text.picture}</h3>
      <tw-position-picture large full lang=${this.letterLanguage} .picture=${picture}></tw-position-picture>
      <div class="flow wraps column-gap-16">
        ${formats.map(
          (format) => html`
            <button
              type="button"
              class="button plain"
              name="save-${format}"
              @click=${() => void this.#savePicture(format)}
            >
              ${icon("download")} ${text.savePicture[format]}
            </button>
          `,
        )}
      </div>
    </section>`;
  }

  async #savePicture(format: (typeof formats)[number]) {
    const drawing = this.drawn?.drawing;
    if (!drawing) return;
    const fileOf = { png: pngOf, svg: svgOf }[format];
    const file = await fileOf(drawing, this.letterLanguage, getComputedStyle(document.documentElement));
    saveFile(`tilewise.${format}`, file);
  }

  get #code() {
    return this.kind === "frame" ? frameCode(this.passed, document.title) : elementCode(this.passed);
  }

  override async show() {
    await this.#look();
    await super.show();
  }

  // What is on the table may change meanwhile: an opponent plays on, another tab brings another list.
  override updated() {
    if (this.dialog?.open) void this.#look();
  }

  /** Pass on what is on the table now. */
  async #look() {
    const passed = this.link();
    const picture = this.picture?.() ?? null;
    const { squares = [], below = [] } = picture ?? {};
    const seen = [...squares, ...below].some(({ letter }) => letter) ? picture : null;
    if (JSON.stringify(seen) !== JSON.stringify(this.seen)) this.seen = seen;
    if (passed === this.passed) return;
    this.passed = passed;
    const qr = await qrCode(passed).catch(() => undefined);
    if (passed === this.passed) this.qr = qr;
  }

  // Whoever changes their mind has shared nothing, and need not be told.
  #share = () => void navigator.share({ title: document.title, url: this.passed }).catch(() => undefined);

  // Where a browser does not let us, the code is selected, to be copied by hand.
  #copy = async () => {
    try {
      await this.#clipboard.copy(this.#code);
    } catch {
      this.code?.select();
    }
  };
}
