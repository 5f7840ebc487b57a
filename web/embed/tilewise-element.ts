/**
 * `<tilewise-board game="crossword" position="…" rack="AEINRS?" lang="tr">`: a board in a frame, as an element.
 *
 * Attributes and properties go in, while the board is shown as well; `tilewise-ready`, `tilewise-plays` and
 * `tilewise-change` come out. Nothing is loaded before the element comes into sight or is touched. The types of all of it
 * are in public-types.d.ts.
 */

import type { EngineState } from "../engine/client.ts";
import type { Methods } from "../engine/methods.ts";
import type { ErrorObject, Notification } from "../rpc/messages.ts";
import { Peer } from "../rpc/peer.ts";
import type { ParamsOf } from "../rpc/peer.ts";
import { embed as english } from "../text/embed-en.ts";
import { embed as turkish } from "../text/embed-tr.ts";
import { Says, copied } from "./contract.ts";
import type { BoardMethods, Described } from "./contract.ts";
import { FrameLink, listen, over } from "./frame-link.ts";
import type { Welcome } from "./frame-link.ts";
import { DEFAULT_GAME, HOW, WHAT, addressFor, folderOf } from "./options.ts";
import type { BoardOptions } from "./options.ts";
import { newKey } from "./page-key.ts";
import type * as Public from "./public-types.d.ts";

const ATTRIBUTES = [...WHAT, ...HOW] as const;

const COLORS = ["page", "ink", "accent"] as const;

type AllMethods = Methods & BoardMethods;

/** By this the boards of a page know each other. */
const PAGE_KEY = newKey();

/** How far below the screen's edge a board is loaded already. */
const NEAR = "200px";

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { display: block; }
  :host([hidden]) { display: none; }
  iframe { display: block; width: 100%; height: var(--height, 520px); border: 0; color-scheme: auto; }
  .wait, .trouble {
    display: grid; place-content: center; justify-items: center; gap: 12px; box-sizing: border-box;
    width: 100%; min-height: 520px; padding: 24px; border-radius: 12px; text-align: center;
    border: 1px solid color-mix(in srgb, currentColor 25%, transparent); font: inherit;
  }
  .trouble { min-height: 0; }
  p { margin: 0; max-width: 34rem; }
  button {
    padding: 10px 18px; border: 1px solid currentColor; border-radius: 10px; background: none; color: inherit;
    font: inherit; font-weight: 600; cursor: pointer;
  }
  button:focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
`);

export class TilewiseBoard extends HTMLElement implements Public.TilewiseBoard {
  static readonly observedAttributes = [...ATTRIBUTES, "title", "aria-label"];

  readonly #root = this.attachShadow({ mode: "open" });
  #frame: HTMLIFrameElement | null = null;
  #link: FrameLink | null = null;
  readonly #peer = new Peer<AllMethods>({ hear: (message) => this.#hear(message) });
  /** Is there somebody to speak to? */
  #isOpen = false;
  #isReady = false;
  #welcome = { version: 0, build: "" };
  #state: EngineState | null = null;
  /** What the visitor has made of the board, as in a `tilewise-change` event. */
  #changed: Partial<Described> | null = null;
  /** Attributes that the frame has not been told of. */
  readonly #untold = new Set<string>();
  readonly #seen = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && this.load(),
    { rootMargin: NEAR },
  );

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [sheet];
  }

  connectedCallback() {
    this.#takeEarlyProperties();
    this.#wait();
    this.#seen.observe(this);
  }

  disconnectedCallback() {
    this.#seen.disconnect();
    this.#close();
    this.#peer.end();
    this.#root.replaceChildren();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null) {
    if (before === after) return;
    if (name === "title" || name === "aria-label" || name === "lang" || name === "game") this.#entitle();
    if (!ATTRIBUTES.some((each) => each === name)) return;
    // What the page says now stands above what the visitor has made of what it said before.
    if (WHAT.some((each) => each === name)) this.#forget(name);
    if (!this.#frame) return;
    if (!this.#untold.size) queueMicrotask(() => void this.#tell());
    this.#untold.add(name);
  }

  #forget(name: string) {
    if (name === "lexicon") delete this.#changed?.lexicon;
    else this.#changed = null;
  }

  // Properties that were set before this script was there would hide the element's own.
  #takeEarlyProperties() {
    for (const name of [...ATTRIBUTES, "colors", "site"]) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  // ------------------------------------------------------------------------------------------- frame

  /** Shows, in the board's place, a way to have it at once. */
  #wait() {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = this.#text.show;
    button.addEventListener("click", () => this.load());
    const place = document.createElement("div");
    place.className = "wait";
    place.append(button);
    for (const touch of ["pointerenter", "focusin"]) place.addEventListener(touch, () => this.load());
    this.#root.replaceChildren(place);
  }

  /** The folder of the site: where its owner says, or else where this script has come from. */
  #site(): URL {
    const said = this.getAttribute("site");
    return said === null ? new URL(".", import.meta.url) : folderOf(said, document.baseURI);
  }

  load() {
    if (this.#frame || !this.isConnected) return;
    this.#seen.disconnect();
    const hadFocus = this.#root.activeElement !== null;
    const frame = document.createElement("iframe");
    frame.allow = "clipboard-write";
    frame.name = PAGE_KEY;
    this.#frame = frame;
    this.#untold.clear();
    this.#entitle();
    const site = this.#site();
    this.#link = new FrameLink(frame, site.origin, {
      onOpen: (port, welcome) => this.#open(port, welcome),
      onTrouble: (error) => this.#tellTrouble(error),
    });
    frame.src = addressFor(site, this.#options);
    this.#root.replaceChildren(frame);
    if (hadFocus) frame.focus();
  }

  #close() {
    this.#link?.close();
    this.#link = null;
    this.#frame = null;
    this.#isOpen = false;
    this.#isReady = false;
    this.#state = null;
    this.#peer.disconnect();
  }

  #open(port: MessagePort, { version, build }: Welcome) {
    this.#isOpen = true;
    this.#welcome = { version, build };
    listen(port, (message) => this.#peer.receive(message));
    this.#peer.connect(over(port));
    void this.#tell();
  }

  #hear({ method, params }: Notification) {
    if (method === Says.size) {
      const { height }: { height?: unknown } = params;
      this.#frame?.style.setProperty("--height", `${Number(height)}px`);
    } else if (method === "$/engine") {
      this.#state = params as EngineState; // as FrameServer tells it
    } else if (method === Says.ready) {
      this.#isReady = true;
      this.#raise("tilewise-ready", { ...this.#welcome, ...params });
    } else if (method === Says.change) {
      this.#changed = params;
      this.#raise("tilewise-change", params);
    } else if (method === Says.plays) {
      this.#raise("tilewise-plays", params);
    }
  }

  /** Tells the frame which attributes are others now. */
  async #tell() {
    if (!this.#isOpen || !this.#untold.size) return;
    const options = Object.entries(this.#options).filter(([name]) => this.#untold.has(name));
    this.#untold.clear();
    try {
      await this.#peer.request(Says.set, Object.fromEntries(options));
    } catch (error) {
      if (error instanceof Error && error.name !== "AbortError")
        console.warn(`<tilewise-board>: ${error.message}`);
    }
  }

  #tellTrouble(error: ErrorObject) {
    this.#close();
    this.#peer.end(error);
    const place = document.createElement("div");
    place.className = "trouble";
    place.setAttribute("role", "alert");
    const sentence = document.createElement("p");
    sentence.textContent = error.message;
    const again = document.createElement("button");
    again.type = "button";
    again.textContent = this.#text.retry;
    again.addEventListener("click", () => this.load());
    place.append(sentence, again);
    this.#root.replaceChildren(place);
  }

  #raise(type: string, detail: unknown) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  // ------------------------------------------------------------------------------- what others see

  get #text() {
    const language = this.lang || this.closest("[lang]")?.getAttribute("lang") || navigator.language;
    return language.startsWith("tr") ? turkish : english;
  }

  #entitle() {
    if (!this.#frame) return;
    const { games, title } = this.#text;
    const game = this.game || DEFAULT_GAME;
    const named = new Map(Object.entries(games)).get(game) ?? game;
    this.#frame.title = this.getAttribute("aria-label") || this.title || title(named);
  }

  /** All that is to be shown: what the visitor has made of it, else what the attributes say. */
  get #options(): BoardOptions {
    const options: BoardOptions = {
      ...Object.fromEntries(ATTRIBUTES.map((name) => [name, this.getAttribute(name)])),
      readonly: this.readonly,
      lang: this.getAttribute("lang") || (this.#text === turkish ? "tr" : "en"),
    };
    if (this.#changed?.position !== undefined) {
      const { game, position } = this.#changed;
      Object.assign(options, { game, position, rack: null });
    }
    if (this.#changed?.lexicon !== undefined) options.lexicon = this.#changed.lexicon;
    return options;
  }

  get ready() {
    return this.#isReady;
  }

  get state() {
    return this.#state;
  }

  call<M extends keyof Methods>(
    method: M,
    params: Methods[M]["params"],
    { bytes, signal, onProgress }: Public.CallOptions = {},
  ): Promise<Methods[M]["result"]> {
    this.load();
    const options = { signal, onProgress, bytes: bytes === undefined ? undefined : new Blob([bytes]) };
    // The types of any one method fit each other, which the compiler cannot tell before it knows the method.
    const answer = this.#peer.request(method, copied(params) as ParamsOf<AllMethods, M>, options);
    return answer as Promise<Methods[M]["result"]>; // as above
  }

  #setText(name: string, value: string | null | undefined) {
    if (value === null || value === undefined) this.removeAttribute(name);
    else this.setAttribute(name, value);
  }

  get site(): string | null {
    return this.getAttribute("site");
  }
  set site(value: string | null | undefined) {
    this.#setText("site", value);
  }

  get game(): Public.GameId | null {
    return (this.#changed?.game ?? this.getAttribute("game")) as Public.GameId | null; // the frame refuses any other
  }
  set game(value: Public.GameId | null | undefined) {
    this.#setText("game", value);
  }

  get position(): string | null {
    return this.#changed?.position ?? this.getAttribute("position");
  }
  set position(value: string | null | undefined) {
    // The same text again takes the board back to it.
    if (value === this.getAttribute("position") && this.#changed) this.removeAttribute("position");
    this.#setText("position", value);
  }

  get rack(): string | null {
    if (this.#changed?.position === undefined) return this.getAttribute("rack");
    return new URLSearchParams(this.#changed.position).get("rack");
  }
  set rack(value: string | null | undefined) {
    this.#setText("rack", value);
  }

  get lexicon(): string | null {
    return this.#changed?.lexicon ?? this.getAttribute("lexicon");
  }
  set lexicon(value: string | null | undefined) {
    this.#setText("lexicon", value);
  }

  get theme(): Public.TilewiseBoard["theme"] {
    return this.getAttribute("theme") as Public.TilewiseBoard["theme"]; // as above
  }
  set theme(value: Public.TilewiseBoard["theme"] | undefined) {
    this.#setText("theme", value);
  }

  get view(): Public.TilewiseBoard["view"] {
    return this.getAttribute("view") as Public.TilewiseBoard["view"]; // as above
  }
  set view(value: Public.TilewiseBoard["view"] | undefined) {
    this.#setText("view", value);
  }

  get readonly(): boolean {
    return this.hasAttribute("readonly") && this.getAttribute("readonly") !== "false";
  }
  set readonly(value: boolean) {
    this.toggleAttribute("readonly", value);
  }

  get colors(): Public.BoardColors | null {
    const names = COLORS.filter((name) => this.getAttribute(name));
    return names.length ? Object.fromEntries(names.map((name) => [name, this.getAttribute(name)])) : null;
  }
  set colors(value: Public.BoardColors | null | undefined) {
    for (const name of COLORS) this.#setText(name, value?.[name]);
  }
}

if (!customElements.get("tilewise-board")) customElements.define("tilewise-board", TilewiseBoard);
