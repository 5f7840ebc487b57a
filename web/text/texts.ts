/** The texts that are there, by language, and a controller that redraws a component when the language changes. */
import type { ReactiveControllerHost } from "lit";
import { en, type FirstTexts, type Texts } from "./en.ts";
import { language, onLanguage } from "./language.ts";
import type { ErrorData, ErrorSentence } from "./tables.ts";

/** What has been loaded of each language. The English that comes first is always there. */
const catalogues: Record<string, Partial<Texts>> = { en: { ...en } };

/** Loads what comes first of another language. */
const first: Partial<Record<string, () => Promise<FirstTexts>>> = {
  tr: async () => (await import("./tr.ts")).tr,
};

/** Has what comes first of a language been loaded? */
export const isLoaded = (code: string): boolean => Object.hasOwn(catalogues, code);

/** Load what comes first of a language. */
export async function loadLanguage(code: string): Promise<void> {
  if (isLoaded(code)) return;
  const texts = await first[code]?.();
  catalogues[code] ??= { ...texts };
}

/** Take in what a game says in a language, by the names of its parts. */
export function addTexts(code: string, texts: Partial<Texts>): void {
  const catalogue = catalogues[code];
  if (catalogue) Object.assign(catalogue, texts);
}

/** The texts in use. Those of a game are there as long as its page is. */
const textsNow = (): Texts => (catalogues[language()] ?? en) as Texts; // what is not loaded is not drawn

/** The visitor's own variety of the language in use, such as British English: dates are written as it writes them. */
const locale = () => navigator.languages.find((tag) => tag.split("-")[0] === language()) ?? language();

/** Number formats that have been used; to make one takes longer than to write a hundred numbers. */
const numberFormats = new Map<string, Intl.NumberFormat>();

/** @param code of the language */
function numberFormat(code: string, options?: Intl.NumberFormatOptions) {
  const key = code + JSON.stringify(options ?? {});
  let format = numberFormats.get(key);
  if (!format) numberFormats.set(key, (format = new Intl.NumberFormat(code, options)));
  return format;
}

/**
 * Gives a component the catalogue and number formats of the language in use.
 * @template T FirstTexts for what is drawn before any game is there
 */
export class TextsController<T extends FirstTexts = Texts> {
  #host: ReactiveControllerHost;
  #end: (() => void) | null = null;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected() {
    this.#end = onLanguage(() => this.#host.requestUpdate());
  }

  hostDisconnected() {
    this.#end?.();
  }

  get text(): T {
    return textsNow() as unknown as T; // one of the two, of which the one has less
  }

  number(value: number, options?: Intl.NumberFormatOptions) {
    return numberFormat(language(), options).format(value).replace(/^-/, "−");
  }

  /** Several things, such as "A, B and C". */
  list(things: readonly string[]) {
    return new Intl.ListFormat(locale()).format(things);
  }

  /** A day, such as "22 November 2026". */
  date(day: Date) {
    return new Intl.DateTimeFormat(locale(), { dateStyle: "long" }).format(day);
  }

  /** A moment, such as "22 Nov 2026, 18:30". */
  time(moment: Date | number) {
    return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(moment);
  }

  /** The sentence for an engine error: a game's own for its code, else the catalogue's, else the engine's own. */
  error(error: { message: string; data?: ErrorData }, own: Readonly<Record<string, ErrorSentence>> = {}) {
    const code = String(error.data?.code ?? "");
    const say = own[code] ?? this.text.errors[code];
    return say ? say(error.data ?? {}, error.message) : error.message;
  }
}
