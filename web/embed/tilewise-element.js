/**
 * `<tilewise-board game="crossword" position="…" rack="AEINRS?" lang="tr">`: a board in a frame, as an element.
 *
 * Attributes and properties go in, while the board is shown as well; `tilewise-ready`, `tilewise-plays` and
 * `tilewise-change` come out. Nothing is loaded before the element comes into sight or is touched. The types of all of it
 * are in tilewise.d.ts.
 */

import { Calls } from "./calls.js";
import { Says } from "./contract.js";
import { HOW, WHAT, addressFor } from "./options.js";
import { FrameLink } from "./wire.js";
import { embed as english } from "../text/embed-en.ts";
import { embed as turkish } from "../text/embed-tr.ts";

/** @typedef {import("../engine/client.js").RequestOptions} RequestOptions */
/** @typedef {import("../engine/protocol.js").ErrorObject} ErrorObject */
/** @typedef {import("./options.js").BoardOptions} BoardOptions */

const ATTRIBUTES = Object.freeze([...WHAT, ...HOW]);

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

export class TilewiseBoard extends HTMLElement {
  static observedAttributes = [...ATTRIBUTES, "title", "aria-label"];

  #root = this.attachShadow({ mode: "open" });
  #site = new URL(".", import.meta.url);
  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  /** @type {FrameLink | null} */
  #link = null;
  #calls = new Calls();
  /** Is there somebody to speak to? */
  #isOpen = false;
  #isReady = false;
  #welcome = { version: 0, build: "" };
  /** @type {any} */
  #state = null;
  /** What the visitor has made of the board, as in a `tilewise-change` event. @type {Record<string, string> | null} */
  #changed = null;
  /** Attributes that the frame has not been told of. @type {Set<string>} */
  #untold = new Set();
  #seen = new IntersectionObserver(
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
    this.#calls.end();
    this.#root.replaceChildren();
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} after
   */
  attributeChangedCallback(name, before, after) {
    if (before === after) return;
    if (name === "title" || name === "aria-label" || name === "lang" || name === "game") this.#entitle();
    if (!ATTRIBUTES.some((each) => each === name)) return;
    // What the page says now stands above what the visitor has made of what it said before.
    if (WHAT.some((each) => each === name)) this.#forget(name);
    if (!this.#frame) return;
    if (!this.#untold.size) queueMicrotask(() => this.#tell());
    this.#untold.add(name);
  }

  /** @param {string} name */
  #forget(name) {
    if (!this.#changed) return;
    if (name === "game" || name === "position" || name === "rack") this.#changed = null;
    else delete this.#changed[name];
  }

  // Properties that were set before this script was there would hide the element's own.
  #takeEarlyProperties() {
    for (const name of [...ATTRIBUTES, "colors"]) {
      if (!Object.hasOwn(this, name)) continue;
      const self = /** @type {Record<string, any>} */ (/** @type {unknown} */ (this));
      const value = self[name];
      delete self[name];
      self[name] = value;
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

  load() {
    if (this.#frame || !this.isConnected) return;
    this.#seen.disconnect();
    const hadFocus = this.#root.activeElement !== null;
    const frame = document.createElement("iframe");
    frame.allow = "clipboard-write";
    this.#frame = frame;
    this.#untold.clear();
    this.#entitle();
    this.#link = new FrameLink(frame, this.#site.origin, {
      onWire: (wire, welcome) => this.#open(wire, welcome),
      onTrouble: (error) => this.#tellTrouble(error),
    });
    frame.src = addressFor(this.#site, this.#options);
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
    this.#calls.detach();
  }

  /**
   * @param {import("./wire.js").Wire} wire
   * @param {Record<string, any>} welcome
   */
  #open(wire, welcome) {
    this.#isOpen = true;
    this.#welcome = { version: welcome.version, build: welcome.build };
    wire.listen((message) => {
      const told = this.#calls.hear(message);
      if (told) this.#hear(told.method, told.params);
    });
    this.#calls.attach(wire);
    this.#tell();
  }

  /**
   * @param {string} method
   * @param {any} params
   */
  #hear(method, params) {
    if (method === Says.size) {
      this.#frame?.style.setProperty("--height", `${params.height}px`);
    } else if (method === "$/engine") {
      this.#state = params;
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
    const options = /** @type {Record<string, any>} */ (this.#options);
    const params = Object.fromEntries([...this.#untold].map((name) => [name, options[name] ?? null]));
    if ("readonly" in params) params.readonly = this.readonly;
    this.#untold.clear();
    try {
      await this.#calls.ask(Says.set, params);
    } catch (error) {
      const { name, message } = /** @type {Error} */ (error);
      if (name !== "AbortError") console.warn(`<tilewise-board>: ${message}`);
    }
  }

  /** @param {ErrorObject} error */
  #tellTrouble(error) {
    this.#close();
    this.#calls.end(error);
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

  /**
   * @param {string} type
   * @param {unknown} detail
   */
  #raise(type, detail) {
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
    const game = /** @type {keyof typeof games} */ (this.game || "letterpress");
    this.#frame.title = this.getAttribute("aria-label") || this.title || title(games[game] ?? game);
  }

  /** All that is to be shown: what the visitor has made of it, else what the attributes say. @returns {BoardOptions} */
  get #options() {
    /** @type {Record<string, any>} */
    const options = Object.fromEntries(ATTRIBUTES.map((name) => [name, this.getAttribute(name)]));
    options.readonly = this.readonly;
    options.lang ||= this.#text === turkish ? "tr" : "en";
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

  /**
   * Asks the board's own engine.
   *
   * @param {string} method
   * @param {Record<string, any>} params
   * @param {Omit<RequestOptions, "bytes"> & { bytes?: BlobPart }} [options]
   * @returns {Promise<any>}
   */
  call(method, params = {}, { bytes, ...options } = {}) {
    this.load();
    const content = bytes === undefined ? {} : { bytes: new Blob([bytes]) };
    return this.#calls.ask(method, JSON.parse(JSON.stringify(params)), { ...options, ...content });
  }

  /**
   * @param {string} name
   * @param {string | null | undefined} value
   */
  #setText(name, value) {
    if (value === null || value === undefined) this.removeAttribute(name);
    else this.setAttribute(name, String(value));
  }

  get game() {
    return this.#changed?.game ?? this.getAttribute("game");
  }
  set game(value) {
    this.#setText("game", value);
  }

  get position() {
    return this.#changed?.position ?? this.getAttribute("position");
  }
  set position(value) {
    // The same text again takes the board back to it.
    if (value === this.getAttribute("position") && this.#changed) this.removeAttribute("position");
    this.#setText("position", value);
  }

  get rack() {
    if (this.#changed?.position === undefined) return this.getAttribute("rack");
    return new URLSearchParams(this.#changed.position).get("rack");
  }
  set rack(value) {
    this.#setText("rack", value);
  }

  get lexicon() {
    return this.#changed?.lexicon ?? this.getAttribute("lexicon");
  }
  set lexicon(value) {
    this.#setText("lexicon", value);
  }

  get theme() {
    return this.getAttribute("theme");
  }
  set theme(value) {
    this.#setText("theme", value);
  }

  get view() {
    return this.getAttribute("view");
  }
  set view(value) {
    this.#setText("view", value);
  }

  get readonly() {
    return this.hasAttribute("readonly") && this.getAttribute("readonly") !== "false";
  }
  set readonly(value) {
    this.toggleAttribute("readonly", Boolean(value));
  }

  get colors() {
    const [page, ink, accent] = ["page", "ink", "accent"].map((name) => this.getAttribute(name) ?? undefined);
    return page || ink || accent ? { page, ink, accent } : null;
  }
  set colors(value) {
    for (const name of /** @type {const} */ (["page", "ink", "accent"])) this.#setText(name, value?.[name]);
  }
}

if (!customElements.get("tilewise-board")) customElements.define("tilewise-board", TilewiseBoard);
