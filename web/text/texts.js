/** The language the page speaks now, and a controller that redraws a component when it changes. */
import { en } from "./en.js";
import { tr } from "./tr.js";

/** @typedef {import("./en.js").Texts} Texts */

/** @type {Readonly<Record<string, Texts>>} */
export const languages = Object.freeze({ en, tr });

const changed = new EventTarget();
let current = "en";

/** @returns {string} the code of the language in use */
export const language = () => current;

/** @param {string} code one of `languages`; anything else is English */
export function setLanguage(code) {
  const next = code in languages ? code : "en";
  if (next === current) return;
  current = next;
  changed.dispatchEvent(new Event("change"));
}

/** The language that the visitor's browser asks for, as far as we speak it. */
export function preferredLanguage() {
  const codes = navigator.languages.map((tag) => tag.split("-")[0] ?? "");
  return codes.find((code) => code in languages) ?? "en";
}

/** Number formats that have been used; to make one takes longer than to write a hundred numbers. @type {Map<string, Intl.NumberFormat>} */
const numberFormats = new Map();

/**
 * @param {string} code of the language
 * @param {Intl.NumberFormatOptions} [options]
 */
function numberFormat(code, options) {
  const key = code + JSON.stringify(options ?? {});
  let format = numberFormats.get(key);
  if (!format) numberFormats.set(key, (format = new Intl.NumberFormat(code, options)));
  return format;
}

/** Gives a component the catalogue and number formats of the language in use. */
export class TextsController {
  #host;

  /** @param {import("lit").ReactiveControllerHost} host */
  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  #redraw = () => this.#host.requestUpdate();

  hostConnected() {
    changed.addEventListener("change", this.#redraw);
  }

  hostDisconnected() {
    changed.removeEventListener("change", this.#redraw);
  }

  /** @returns {Texts} */
  get text() {
    return languages[current] ?? en;
  }

  /**
   * @param {number} value
   * @param {Intl.NumberFormatOptions} [options]
   */
  number(value, options) {
    return numberFormat(current, options).format(value);
  }

  /**
   * The sentence for an engine error: the catalogue's if it has one for the code, else the engine's own.
   * @param {{ message: string, data?: Record<string, any> }} error
   */
  error(error) {
    const code = String(error.data?.code ?? "");
    const say = this.text.errors[code];
    return say ? say(error.data ?? {}, error.message) : error.message;
  }
}
