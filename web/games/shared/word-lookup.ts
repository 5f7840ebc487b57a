/**
 * What is shown of an open word besides the engine's facts: its meaning, and the lists it is in.
 *
 * Lists that would have to be downloaded are searched only when the visitor asks for it.
 */
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Engine } from "../../engine/client.ts";
import { isOwn } from "../../engine/lists.ts";
import type { Lexicon } from "../../engine/protocol.ts";
import { GlossLookup, type Gloss } from "./gloss.ts";

export class WordLookup implements ReactiveController {
  /** Whether the word is in each list that was searched, by the list's id. */
  inLists: ReadonlyMap<string, boolean> = new Map();
  /** Are lists searched that have to be downloaded first? */
  everywhere = false;
  #word = "";
  #list = "";
  readonly #host: ReactiveControllerHost;
  readonly #meaning: GlossLookup;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    this.#meaning = new GlossLookup(host);
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#word = "";
  }

  get gloss(): Gloss | null {
    return this.#meaning.gloss;
  }

  /** Look a word up, unless that has been done; "" for none. */
  open(word: string, list: Lexicon, engine: Engine | null): void {
    if (!engine || (word === this.#word && list.id === this.#list)) return;
    this.#word = word;
    this.#list = list.id;
    this.inLists = new Map();
    this.everywhere = false;
    this.#meaning.look(word, list, engine);
    if (!word) return;
    void this.#lookAtHand(word, list, engine);
  }

  /** Search all lists of the alphabet. */
  lookEverywhere(lists: readonly Lexicon[], engine: Engine | null): void {
    this.everywhere = true;
    this.#host.requestUpdate();
    if (engine) void this.#lookInto(lists, this.#word, engine);
  }

  async #lookAtHand(word: string, list: Lexicon, engine: Engine): Promise<void> {
    const here = await engine.lists.atHand();
    const alike = engine.catalogue.filter(({ alphabet }) => alphabet === list.alphabet);
    const atHand = alike.filter(({ id }) => id === list.id || isOwn(id) || here.has(id));
    await this.#lookInto(atHand, word, engine);
  }

  async #lookInto(lists: readonly Lexicon[], word: string, engine: Engine): Promise<void> {
    for (const { id } of lists) {
      if (word !== this.#word || this.inLists.has(id)) continue;
      const answer = await engine.request("lexicon.check", { lexicon: id, words: [word] }).catch(() => null);
      if (!answer || word !== this.#word) continue; // of a list that cannot be had nothing is known
      this.inLists = new Map(this.inLists).set(id, Object.values(answer.valid)[0] === true);
      this.#host.requestUpdate();
    }
  }
}
