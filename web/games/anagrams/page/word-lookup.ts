/**
 * What is shown of an open word besides the engine's facts: its meaning, and the lists it is in.
 *
 * Lists that would have to be downloaded are searched only when the visitor asks for it.
 */
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Engine } from "../../../engine/client.ts";
import { isOwn } from "../../../engine/lists.ts";
import { Meanings } from "../../../engine/meanings.ts";
import type { Lexicon } from "../../../engine/protocol.ts";
import type { Gloss } from "../parts/word.ts";

const meanings = new Meanings();

export class WordLookup implements ReactiveController {
  /** What the word means; null where no meanings are kept in the list's language. */
  gloss: Gloss | null = null;
  /** Whether the word is in each list that was searched, by the list's id. */
  inLists: ReadonlyMap<string, boolean> = new Map();
  /** Are lists searched that have to be downloaded first? */
  everywhere = false;
  #word = "";
  #list = "";
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#word = "";
  }

  /** Look a word up, unless that has been done; "" for none. */
  open(word: string, list: Lexicon, engine: Engine | null): void {
    if (!engine || (word === this.#word && list.id === this.#list)) return;
    this.#word = word;
    this.#list = list.id;
    this.gloss = null;
    this.inLists = new Map();
    this.everywhere = false;
    if (!word) return;
    void this.#lookForMeaning(word, list.language);
    void this.#lookAtHand(word, list, engine);
  }

  /** Search all lists of the alphabet. */
  lookEverywhere(lists: readonly Lexicon[], engine: Engine | null): void {
    this.everywhere = true;
    this.#host.requestUpdate();
    if (engine) void this.#lookInto(lists, this.#word, engine);
  }

  async #lookForMeaning(word: string, language: string): Promise<void> {
    if (!Meanings.has(language)) return;
    this.gloss = "coming";
    const gloss = await meanings.of(language, word).catch(() => "unreachable" as const);
    if (word !== this.#word) return;
    this.gloss = gloss ?? "none";
    this.#host.requestUpdate();
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
