/** `embed.html#crossword?…`: a game, or its board and best plays, in the frame of a host page. */

import { Address, pageAddress, readAddress, writeAddress } from "../app/address.ts";
import type { Read } from "../app/address.ts";
import { listOf, newStore } from "../app/initial-store.ts";
import { firstLists } from "../app/list-for-link.ts";
import type { Store } from "../games/shared/store.ts";
import { Engine } from "../engine/client.ts";
import "../games/all.ts";
import { findGame, games } from "../games/registry.ts";
import type { Answered } from "../games/shared/queries.ts";
import { Code, EngineError, notification } from "../rpc/messages.ts";
import { preferredLanguage, speaks } from "../text/language.ts";
import { guardQuickPresses } from "../ui/quick-presses.ts";
import { paletteFor } from "./colors.ts";
import { PLAYS, Says } from "./contract.ts";
import type { Described } from "./contract.ts";
import { Embedded } from "./embedded.ts";
import { greetHost, tellParent } from "./frame-link.ts";
import { FrameServer } from "./frame-server.ts";
import { OneEngine } from "./one-engine.ts";
import { HOW, WHAT, hashFor, howIn, linkParams } from "./options.ts";
import type { BoardOptions } from "./options.ts";
import { reloadIfStale } from "./reload-stale.ts";

export function start(build: string): void {
  guardQuickPresses();
  new BoardFrame(build).begin();
}

class BoardFrame {
  readonly #build: string;
  readonly #shared: OneEngine;
  readonly #engine: Engine;
  /** How the board is shown. */
  #how = howIn(new URLSearchParams(location.search));
  readonly #page = new Embedded();
  readonly #store: Store;
  #server: FrameServer | null = null;
  /** What the host knows of the position. */
  #told = "";
  #height = 0;
  #isReady = false;

  constructor(build: string) {
    this.#build = build;
    this.#shared = new OneEngine(build);
    this.#engine = new Engine({ keep: false, borrow: this.#shared.borrow });
    const read = readAddress(location.hash);
    this.#store = newStore(read, { language: this.#language });
    this.#sayUnread(read);
  }

  begin(): void {
    const store = this.#store;
    this.#show();
    this.#told = this.#described().address;
    const address = new Address(store, (read) => this.#open(read));
    address.write();
    store.addEventListener("change", () => this.#tellChange());
    this.#engine.addEventListener("catalogue", () => store.set({}));
    this.#page.addEventListener("answered", ({ detail }) => this.#tellPlays(detail));
    const reload = () => reloadIfStale(this.#build);
    this.#page.addEventListener("missing", () => void reload());
    this.#engine.addEventListener("state", () => {
      if (this.#engine.failed) void reload();
    });
    Object.assign(this.#page, { engine: this.#engine, store });
    document.body.append(this.#page);
    new ResizeObserver(() => this.#tellSize()).observe(this.#page);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.#show());
    greetHost({
      build: this.#build,
      lists: Object.keys(PAGE.lists),
      onOpen: (port) => {
        this.#server?.end();
        const methods = { [Says.set]: (params: BoardOptions) => this.#set(params) };
        this.#server = new FrameServer(port, this.#engine, { methods, reload });
        this.#height = 0;
        this.#tellSize();
        if (this.#isReady) this.#tellReady();
      },
    });
    void this.#drawn();
  }

  get #language(): string {
    const [code = ""] = (this.#how.lang ?? "").toLowerCase().split("-");
    return speaks(code) ? code : preferredLanguage();
  }

  /** Shows the board the way that the host wants it. */
  #show(): void {
    const { theme, view, readonly, page, ink, accent } = this.#how;
    const root = document.documentElement;
    const language = this.#language;
    const preferred = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    const chosen = theme === "light" || theme === "dark" ? theme : null;
    const palette = paletteFor({ page, ink, accent }, chosen ?? preferred);
    root.removeAttribute("style");
    for (const [name, value] of Object.entries(palette?.variables ?? {})) root.style.setProperty(name, value);
    const scheme = palette?.scheme ?? chosen;
    if (scheme) root.dataset.theme = scheme;
    else delete root.dataset.theme;
    root.dataset.view = view === "board" ? "board" : "game";
    this.#store.set({ language, view: view === "board" ? "board" : "game", readonly: Boolean(readonly) });
  }

  #sayUnread(read: Read | null): void {
    this.#page.unread = read?.lost.length ? read : null;
  }

  /** Puts on the table what an address says. */
  #open(read: Read | null): void {
    if (!read) return;
    const store = this.#store;
    const { game, zipf } = read;
    const list = listOf(read, this.#language, store.settings.list);
    this.#sayUnread(read);
    // All at once for the host: it knows what it has asked for.
    this.#quietly(() => {
      store.set({ game, ...(list && { list }) });
      store.setZipf(game, zipf);
      store.setOptions(game, read.options);
      store.open(game, read.position);
    });
  }

  #isQuiet = false;

  /** Makes a change of which the host is not told. */
  #quietly(change: () => void): void {
    this.#isQuiet = true;
    change();
    this.#isQuiet = false;
    this.#told = this.#described().address;
  }

  /** Answers `board.set`. */
  #set(params: BoardOptions): Described {
    const known: readonly string[] = [...WHAT, ...HOW];
    for (const [name, value] of Object.entries(params)) {
      const type = name === "readonly" ? "boolean" : "string";
      if (!known.includes(name)) {
        throw refused("unknown-field", name, `A board has no “${name}”; it has ${known.join(", ")}.`);
      }
      if (value !== null && typeof value !== type)
        throw refused("wrong-type", name, `“${name}” is a ${type}.`);
    }
    if (params.game && !findGame(params.game)) {
      const ids = games().map(({ id }) => id);
      throw refused("choice", "game", `“game” is one of ${ids.join(", ")}; “${params.game}” is not.`);
    }
    const how = Object.entries(params).filter(([name]) => HOW.some((each) => each === name));
    if (how.length) {
      const before = this.#language;
      this.#how = { ...this.#how, ...Object.fromEntries(how) };
      this.#quietly(() => {
        this.#show();
        // The list goes with the language, as long as the host has named none.
        const { list } = this.#store.settings;
        if (list === firstLists[before] && this.#language !== before && !params.lexicon)
          this.#store.set({ list: firstLists[this.#language] ?? list });
      });
    }
    if (WHAT.some((name) => name in params)) this.#setPosition(params);
    return this.#described();
  }

  #setPosition({ game, position, rack, lexicon }: BoardOptions): void {
    const { settings } = this.#store;
    const next = game ?? settings.game;
    const text = position ?? (next === settings.game ? this.#described().position : "");
    const list = lexicon === undefined ? settings.list : (lexicon ?? firstLists[this.#language]);
    this.#open(readAddress(hashFor({ game: next, position: text, rack, lexicon: list })));
  }

  #described(): Described {
    const { game, list } = this.#store.settings;
    const params = linkParams(writeAddress(this.#store).replace(/^[^?]*\?/, ""));
    params.delete("list");
    const position = decodeURIComponent(String(params).replaceAll("+", " "));
    return { game, position, lexicon: list, address: pageAddress(this.#store) };
  }

  #tellChange(): void {
    const described = this.#described();
    if (this.#isQuiet || described.address === this.#told) return;
    this.#told = described.address;
    this.#server?.notify(Says.change, described);
  }

  #tellPlays(answered: Answered): void {
    if (!PLAYS.includes(answered.method)) return;
    const { game, position } = this.#described();
    this.#server?.notify(Says.plays, { game, position, ...answered });
  }

  #tellSize(): void {
    const height = Math.ceil(this.#page.getBoundingClientRect().height);
    if (height === this.#height || !height) return;
    this.#height = height;
    if (this.#server) this.#server.notify(Says.size, { height });
    else tellParent(notification(Says.size, { height }));
  }

  async #drawn(): Promise<void> {
    await this.#page.gameDrawn();
    this.#engine.start();
    this.#shared.use(this.#engine);
    this.#isReady = true;
    this.#tellReady();
  }

  #tellReady(): void {
    const { game } = this.#store.settings;
    this.#server?.notify(Says.ready, { game, games: games().map(({ id }) => id) });
  }
}

const refused = (code: string, field: string, message: string) =>
  new EngineError({ code: Code.invalidParams, message, data: { code, field } });
