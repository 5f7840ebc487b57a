/** `embed.html#crossword?…`: a game, or its board and best plays, in the frame of a host page. */

import { Address, pageAddress, readAddress, writeAddress } from "../app/address.ts";
import { damage } from "../app/damage.ts";
import { firstLists, newStore } from "../app/start.ts";
import "../games/all.ts";
import { findGame, games } from "../games/registry.ts";
import { languages, preferredLanguage, setLanguage } from "../text/texts.ts";
import { Says } from "./contract.js";
import { paletteFor } from "./colors.js";
import "./embedded.js";
import { HOW, WHAT, hashFor, howIn, linkParams } from "./options.js";
import { renew } from "./renew.js";
import { serve } from "./server.js";
import { greetHost, tellParent } from "./wire.js";
import { WitnessedEngine } from "./witness.js";
import { Code, EngineError, notification } from "../engine/protocol.js";

/** @typedef {import("./options.js").BoardOptions} BoardOptions */
/** @typedef {import("../app/address.ts").Read} Read */

/** @param {string} build */
export function start(build) {
  const frame = new BoardFrame(build);
  frame.begin();
}

class BoardFrame {
  #build;
  #engine = new WitnessedEngine({ keep: false });
  /** How the board is shown. @type {BoardOptions} */
  #how = howIn(new URLSearchParams(location.search));
  #page = /** @type {import("./embedded.js").Embedded} */ (document.createElement("tw-embedded"));
  #store;
  /** @type {import("./wire.js").Wire | null} */
  #wire = null;
  /** What the host knows of the position. */
  #told = "";
  #height = 0;
  #isReady = false;

  /** @param {string} build */
  constructor(build) {
    this.#build = build;
    const read = readAddress(location.hash);
    this.#store = newStore(read, { language: this.#language });
    this.#sayUnread(read);
  }

  begin() {
    const store = this.#store;
    this.#show();
    this.#told = this.#described().address;
    const address = new Address(store, (read) => this.#open(read));
    address.write();
    store.addEventListener("change", () => this.#tellChange());
    this.#engine.addEventListener("catalogue", () => store.set({}));
    this.#engine.addEventListener("plays", (event) => this.#tellPlays(/** @type {CustomEvent} */ (event)));
    this.#engine.addEventListener("state", () => {
      if (this.#engine.state.stage === "failed") renew(this.#build);
    });
    Object.assign(this.#page, { engine: this.#engine, store });
    document.body.append(this.#page);
    new ResizeObserver(() => this.#tellSize()).observe(this.#page);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.#show());
    /** @type {ReturnType<typeof serve> | null} */
    let served = null;
    greetHost({
      build: this.#build,
      welcome: () => ({ lists: Object.keys(PAGE.lists) }),
      onWire: (wire) => {
        served?.end();
        this.#wire = wire;
        served = serve(wire, this.#engine, {
          methods: { [Says.set]: (params) => this.#set(params) },
          renew: () => renew(this.#build),
        });
        this.#height = 0;
        this.#tellSize();
        if (this.#isReady) this.#tellReady();
      },
    });
    this.#engine.start();
    this.#drawn();
  }

  get #language() {
    const [code = ""] = (this.#how.lang ?? "").toLowerCase().split("-");
    return code in languages ? code : preferredLanguage();
  }

  /** Shows the board the way that the host wants it. */
  #show() {
    const { theme, view, readonly, page, ink, accent } = this.#how;
    const root = document.documentElement;
    const language = this.#language;
    setLanguage(language);
    this.#engine.nameLists(languages[language]?.lists.names ?? {});
    root.lang = language;
    const preferred = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    const wanted = theme === "light" || theme === "dark" ? theme : null;
    const palette = paletteFor({ page, ink, accent }, wanted ?? preferred);
    root.removeAttribute("style");
    for (const [name, value] of Object.entries(palette?.variables ?? {})) root.style.setProperty(name, value);
    const scheme = palette?.scheme ?? wanted;
    if (scheme) root.dataset.theme = scheme;
    else delete root.dataset.theme;
    root.dataset.view = view === "board" ? "board" : "game";
    this.#store.set({ language, view: view === "board" ? "board" : "game", readonly: Boolean(readonly) });
    this.#title();
  }

  #title() {
    const game = findGame(this.#store.settings.game);
    const { title } = languages[this.#language] ?? { title: "" };
    if (game) document.title = `${game.name(/** @type {any} */ (languages[this.#language]))}: ${title}`;
  }

  /** @param {Read | null} read */
  #sayUnread(read) {
    this.#page.unread = read?.lost.length ? damage(read, this.#language) : "";
  }

  /** Puts on the table what an address says. @param {Read | null} read */
  #open(read) {
    if (!read) return;
    const store = this.#store;
    const { game, list, zipf } = read;
    this.#sayUnread(read);
    // All at once for the host: it knows what it has asked for.
    this.#quietly(() => {
      store.set({ game, ...(list && { list }), ...(zipf !== null && { zipf }) });
      store.setOptions(game, read.options);
      store.open(game, read.position);
    });
    this.#title();
  }

  #isQuiet = false;

  /** @param {() => void} change of which the host is not told */
  #quietly(change) {
    this.#isQuiet = true;
    change();
    this.#isQuiet = false;
    this.#told = this.#described().address;
  }

  /**
   * Answers `board.set`.
   *
   * @param {BoardOptions} params
   */
  #set(params) {
    const known = [...WHAT, ...HOW];
    for (const [name, value] of Object.entries(params)) {
      const wanted = name === "readonly" ? "boolean" : "string";
      if (!(/** @type {readonly string[]} */ (known).includes(name))) {
        throw refused("unknown-field", name, `A board has no “${name}”; it has ${known.join(", ")}.`);
      }
      if (value !== null && typeof value !== wanted)
        throw refused("wrong-type", name, `“${name}” is a ${wanted}.`);
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

  /** @param {BoardOptions} params */
  #setPosition({ game, position, rack, lexicon }) {
    const { settings } = this.#store;
    const next = game ?? settings.game;
    const text = position ?? (next === settings.game ? this.#described().position : "");
    const list = lexicon === undefined ? settings.list : (lexicon ?? firstLists[this.#language]);
    this.#open(readAddress(hashFor({ game: next, position: text, rack, lexicon: list })));
  }

  /** The position as hosts are told of it. */
  #described() {
    const { game, list } = this.#store.settings;
    const params = linkParams(writeAddress(this.#store).replace(/^[^?]*\?/, ""));
    params.delete("list");
    const position = decodeURIComponent(String(params).replaceAll("+", " "));
    return { game, position, lexicon: list, address: pageAddress(this.#store) };
  }

  #tellChange() {
    const described = this.#described();
    if (this.#isQuiet || described.address === this.#told) return;
    this.#told = described.address;
    this.#wire?.send(notification(Says.change, described));
  }

  /** @param {CustomEvent<import("./witness.js").Answered>} event */
  #tellPlays({ detail }) {
    const { game, position } = this.#described();
    this.#wire?.send(notification(Says.plays, { game, position, ...detail }));
  }

  #tellSize() {
    const height = Math.ceil(this.#page.getBoundingClientRect().height);
    if (height === this.#height || !height) return;
    this.#height = height;
    const message = notification(Says.size, { height });
    if (this.#wire) this.#wire.send(message);
    else tellParent(message);
  }

  async #drawn() {
    await this.#page.updateComplete;
    await /** @type {any} */ (this.#page.renderRoot.querySelector("#game"))?.updateComplete;
    this.#isReady = true;
    this.#tellReady();
  }

  #tellReady() {
    const { game } = this.#store.settings;
    this.#wire?.send(notification(Says.ready, { game, games: games().map(({ id }) => id) }));
  }
}

/** @param {string} code @param {string} field @param {string} message */
const refused = (code, field, message) =>
  new EngineError({ code: Code.invalidParams, message, data: { code, field } });
