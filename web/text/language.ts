/** The languages that the page speaks, and the one that it speaks now. */

/** What each is called by those who speak it, by its code. */
export const languages: Readonly<Record<string, string>> = Object.freeze({ en: "English", tr: "Türkçe" });

/** Is it the code of one of them? It may come from an address, and be the name of anything. */
export const speaks = (code: string): boolean => Object.hasOwn(languages, code);

/** The language that the visitor's browser asks for, as far as we speak it. */
export function preferredLanguage(): string {
  const codes = navigator.languages.map((tag) => tag.split("-")[0] ?? "");
  return codes.find(speaks) ?? "en";
}

const changed = new EventTarget();
let current = "en";

/** @returns the code of the language in use */
export const language = (): string => current;

/** Say which language the page is in. To say again what it says already would be to have the whole of it styled anew. */
export function sayLanguage(): void {
  const root = document.documentElement;
  if (root.lang !== current) root.lang = current;
}

/** The address of the examples for other sites, in that language. */
export const examplesAddress = (): string => `examples/${current === "en" ? "" : `index.${current}.html`}`;

/** @param code one of `languages` whose texts are there */
export function setLanguage(code: string): void {
  if (code === current) return;
  current = code;
  changed.dispatchEvent(new Event("change"));
}

/** Be told when another language comes into use. @returns what ends it */
export function onLanguage(tell: () => void): () => void {
  changed.addEventListener("change", tell);
  return () => changed.removeEventListener("change", tell);
}
