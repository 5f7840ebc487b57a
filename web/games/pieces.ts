/**
 * What is loaded when it is wanted: the page of a game, what it says, and another language. The language changes when all
 * that is drawn can be said in it.
 */
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { isReachable, mayReload } from "../engine/line.ts";
import { preload } from "../ui/site-pieces.ts";
import { language, setLanguage } from "../text/language.ts";
import { addTexts, isLoaded, loadLanguage } from "../text/texts.ts";
import { findGame, games, type Game } from "./registry.ts";

/** Pieces that are there, by the name of their source. */
const there = new Set<string>();

/** The names of a game's pieces: its page and its texts. */
export const piecesOf = (game: string, code: string): [page: string, texts: string] => [
  game,
  `${game}-${code}`,
];

/** The games that have to say something: the one that is wanted, and others whose work may go on in the background. */
const speaking = (wanted: Game | undefined): Game[] =>
  games().filter((game) => game === wanted || there.has(game.id));

const isThere = (wanted: Game | undefined, code: string): boolean =>
  isLoaded(code) && speaking(wanted).every(({ id }) => piecesOf(id, code).every((piece) => there.has(piece)));

async function load(wanted: Game | undefined, code: string): Promise<void> {
  const opened = speaking(wanted);
  preload([code, ...opened.flatMap(({ id }) => piecesOf(id, code))]);
  const coming = opened.map(async ({ id, page, texts }) => ({
    pieces: piecesOf(id, code),
    texts: (await Promise.all([texts[code]?.(), page()]))[0],
  }));
  const [loaded] = await Promise.all([Promise.all(coming), loadLanguage(code)]); // none fails unheard
  for (const { pieces, texts } of loaded) {
    addTexts(code, texts ?? {});
    for (const piece of pieces) there.add(piece);
  }
}

/** What a page does beside. */
interface Hooks {
  /** Hears that something of the site could not be loaded. */
  onMissing?: () => void;
  /** Keeps what is to be there when the page has been loaded anew. */
  onReload?: () => void;
}

/** Loads what a page wants, and redraws it when that is there. */
export class Pieces implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #does: Hooks;
  #game: Game | undefined;
  #code = "";
  /** Could what is wanted not be loaded? */
  failed = false;
  /** Settles when what was wanted last is there, or could not be loaded. */
  settled: Promise<void> = Promise.resolve();
  /** Settles when something can be said in the first language that is wanted; null once nothing has to wait for that. */
  begun: Promise<void> | null = null;

  constructor(host: ReactiveControllerHost, does: Hooks = {}) {
    this.#host = host;
    this.#does = does;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener("online", this.#onLine);
  }

  hostDisconnected(): void {
    removeEventListener("online", this.#onLine);
  }

  readonly #onLine = (): void => {
    if (this.failed && !this.ready) void this.again();
  };

  /** Can the game that is wanted be drawn, in the language in use? */
  get ready(): boolean {
    return isThere(this.#game, language());
  }

  /**
   * Want a game in a language.
   * @param id of the game; what no game has stands for the first screen, which is there with its language
   */
  want(id: string, code: string): void {
    const game = findGame(id);
    if (game === this.#game && code === this.#code) return;
    if (!this.#code) this.#begin(code);
    this.#game = game;
    this.#code = code;
    if (isThere(game, code)) this.#arrive();
    else this.#load();
  }

  /**
   * Load the page anew, as soon as the site can be reached: a browser remembers what it could not import, and gives nothing
   * else however often it is asked. What was done is in the address and the storage.
   */
  async again(): Promise<void> {
    if (!(await isReachable())) return;
    this.#does.onReload?.();
    location.reload();
  }

  /** Goes on by itself when that is worth a try. */
  async #goOn(): Promise<void> {
    if (await mayReload()) this.#onLine();
  }

  #begin(code: string): void {
    if (isLoaded(code)) return setLanguage(code);
    this.begun = loadLanguage(code)
      .then(() => setLanguage(code))
      .catch(() => {}) // told of by whoever loads the rest
      .finally(() => (this.begun = null));
  }

  #load(): void {
    this.failed = false;
    this.#host.requestUpdate();
    this.settled = this.#try(this.#game, this.#code);
  }

  async #try(game: Game | undefined, code: string): Promise<void> {
    const isWanted = () => game === this.#game && code === this.#code;
    try {
      await load(game, code);
      if (isWanted()) this.#arrive();
    } catch {
      if (!isWanted()) return;
      this.failed = true;
      this.#does.onMissing?.();
      void this.#goOn();
    }
    this.#host.requestUpdate();
  }

  #arrive(): void {
    this.failed = false;
    setLanguage(this.#code);
    this.#host.requestUpdate();
  }
}
