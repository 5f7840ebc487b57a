/** The language the page speaks now, and a controller that redraws a component when it changes. */
import type { ReactiveControllerHost } from "lit";
import { en, type Texts } from "./en.ts";
import type { ErrorData } from "./tables.ts";
import { tr } from "./tr.ts";

export const languages: Readonly<Record<string, Texts>> = Object.freeze({ en, tr });

/** Is there a catalogue for a language's code? It may come from an address, and be the name of anything. */
export const speaks = (code: string): boolean => Object.hasOwn(languages, code);

const changed = new EventTarget();
let current = "en";

/** @returns the code of the language in use */
export const language = (): string => current;

/** @param code one of `languages`; anything else is English */
export function setLanguage(code: string) {
  const next = speaks(code) ? code : "en";
  if (next === current) return;
  current = next;
  changed.dispatchEvent(new Event("change"));
}

/** The language that the visitor's browser asks for, as far as we speak it. */
export function preferredLanguage() {
  const codes = navigator.languages.map((tag) => tag.split("-")[0] ?? "");
  return codes.find(speaks) ?? "en";
}

/** The visitor's own variety of the language in use, such as British English: dates are written as it writes them. */
const locale = () => navigator.languages.find((tag) => tag.split("-")[0] === current) ?? current;

/** Number formats that have been used; to make one takes longer than to write a hundred numbers. */
const numberFormats = new Map<string, Intl.NumberFormat>();

/** @param code of the language */
function numberFormat(code: string, options?: Intl.NumberFormatOptions) {
  const key = code + JSON.stringify(options ?? {});
  let format = numberFormats.get(key);
  if (!format) numberFormats.set(key, (format = new Intl.NumberFormat(code, options)));
  return format;
}

/** Gives a component the catalogue and number formats of the language in use. */
export class TextsController {
  #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
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

  get text(): Texts {
    return languages[current] ?? en;
  }

  number(value: number, options?: Intl.NumberFormatOptions) {
    return numberFormat(current, options).format(value).replace(/^-/, "−");
  }

  /** A day, such as "22 November 2026". */
  date(day: Date) {
    return new Intl.DateTimeFormat(locale(), { dateStyle: "long" }).format(day);
  }

  /** A moment, such as "22 Nov 2026, 18:30". */
  time(moment: Date | number) {
    return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(moment);
  }

  /** The sentence for an engine error: the catalogue's if it has one for the code, else the engine's own. */
  error(error: { message: string; data?: ErrorData }) {
    const code = String(error.data?.code ?? "");
    const say = this.text.errors[code];
    return say ? say(error.data ?? {}, error.message) : error.message;
  }
}
