/**
 * Word lists as the page sees them: those of the site and the visitor's own, which can be brought, changed and taken
 * along. Own lists have ids that begin with "my-"; the worker asks for one when a request names it.
 */

import { Code, EngineError } from "../rpc/messages.ts";
import type { Bytes, Progress } from "../rpc/messages.ts";
import type { Name, RequestOptions } from "../rpc/peer.ts";
import { OwnLists } from "./own-lists.ts";
import type { Lexicon, Methods } from "./protocol.ts";

/** What became of a file. */
export type Report = Methods["lexicon.import"]["result"] & {
  entry: Lexicon;
  /** Will it be there at the next visit? */
  kept: boolean;
};

/** One way to read a file. */
export type Way = Report["candidates"][number];

/** A file that may be encoded in several ways, none of which was taken. */
export interface Doubt {
  ways: readonly Way[];
}

export interface ListFile {
  name: string;
  content: Blob;
  /** Null to have it guessed. */
  alphabet?: string | null;
  /** Null to have it guessed. */
  encoding?: string | null;
  /** The alphabet that is likely where several fit alike. */
  language?: string;
  /** An own list that it takes the place of. */
  id?: string;
}

/** What is changed in a list; `name` is that of one that is made anew. */
export interface Change {
  name: string;
  add?: string[];
  remove?: string[];
}

const OWN = "my-";

/** A file beyond this many bytes is refused: the solvers' reader takes no more. */
export const MOST_BYTES = 160 * 2 ** 20;

/** Files beyond this many bytes are read beside the engine, which can go on answering meanwhile. */
const LARGE = 2 ** 20;

export const isOwn = (id: unknown): id is string => typeof id === "string" && id.startsWith(OWN);

/** An id that tells the list's name, so that a link with it can be understood. */
function idFor(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").replace(/\W+/g, "-").toLowerCase();
  return OWN + (plain.replace(/^-+|-+$/g, "").slice(0, 30) || "list");
}

/** What a new list is called while it is made: another page may bring one of the same name. */
const aside = () => `${OWN}${Math.random().toString(36).slice(2)}`;

/** As much of an engine as its lists need. */
interface ListEngine {
  request: <K extends Name<Methods>>(
    method: K,
    params: Methods[K]["params"],
    options?: RequestOptions<Progress<Methods[K]["progress"]>>,
  ) => Promise<Methods[K]["result"]>;
  /** Makes it forget a list. */
  drop: (id: string) => void;
  /** An engine of the same kind, for work beside this one's. */
  another: () => ListEngine;
  stop: () => void;
}

export class Lists {
  readonly #engine: ListEngine;
  readonly #own: OwnLists;
  readonly #changed: () => void;
  #edition = 0;

  /**
   * `changed` is told when the catalogue is another; `keep` false knows nothing of other visits, and leaves nothing for
   * the next.
   */
  constructor(engine: ListEngine, changed: () => void, { keep }: { keep: boolean }) {
    this.#engine = engine;
    this.#changed = changed;
    this.#own = new OwnLists({ keep, onOther: (id) => this.#forget(id) });
    void this.#own.ready.then(() => this.#own.entries.size && changed());
  }

  /** The visitor's own. */
  get own(): Lexicon[] {
    return [...this.#own.entries.values()];
  }

  /** Another number for as often as an own list has other words than before: what was asked about it is old then. */
  get edition(): number {
    return this.#edition;
  }

  /** An own list as the engine packed it. */
  packed(id: string): Promise<Bytes | undefined> {
    return this.#own.packed(id);
  }

  /** The lists of the site that need no network any more. */
  async atHand(): Promise<Set<string>> {
    const here = new Set<string>();
    for (const [id, { url }] of Object.entries(PAGE.lists)) {
      try {
        const { href, protocol } = new URL(url, import.meta.url);
        if (protocol === "embedded:" || (await caches.match(href))) here.add(id);
      } catch {
        break; // no cache may be looked at
      }
    }
    return here;
  }

  /**
   * Reads a file as a word list of the visitor's own; `onRead` hears what part has been read, from 0 to 1. Where its
   * encoding is in doubt no list is made, and the ways to read it are given.
   */
  async import(
    { name, content, alphabet = null, encoding = null, language, id: known }: ListFile,
    onRead?: (part: number) => void,
    signal?: AbortSignal,
  ): Promise<Report | Doubt> {
    if (content.size > MOST_BYTES) {
      const [has, most] = [Math.round(content.size / 1e6), MOST_BYTES >> 20];
      throw new EngineError({
        code: Code.invalidParams,
        message: `This file has ${has} MB; a list has at most ${most} MB.`,
        data: { code: "list-too-large", field: "data", has, most },
      });
    }
    const id = known ?? aside();
    const large = content.size > LARGE;
    const engine = large ? this.#engine.another() : this.#engine;
    try {
      const report = await engine.request(
        "lexicon.import",
        { id, alphabet, encoding, ...(language && { language }) },
        { bytes: content, signal, onProgress: ({ done, total }) => onRead?.(total ? done / total : 1) },
      );
      const { words, alphabet: found, candidates: ways } = report;
      if (new Set(ways.map((way) => way.encoding)).size > 1) {
        this.#engine.drop(id);
        return { ways };
      }
      const notes = report.definitions + report.counts > 0;
      const entry = {
        ...{ id, name, language: found, alphabet: found, words, licence: "" },
        ...(notes && { notes }),
      };
      return { ...report, ...(await this.#keep(engine, entry, { isNew: known === undefined })) };
    } finally {
      if (large) engine.stop();
    }
  }

  /**
   * Adds words to a list and takes words from it. A list of the site stays as it is; a new one is made of it. Rejects
   * with an EngineError whose data has `field` and `index`.
   */
  async derive(
    list: Lexicon,
    { name, add = [], remove = [] }: Change,
  ): Promise<{ entry: Lexicon; kept: boolean }> {
    const known = isOwn(list.id);
    const id = known ? list.id : aside();
    const check = async (words: string[], isIn: boolean) => {
      const { valid } = await this.#engine.request("lexicon.check", { lexicon: list.id, words });
      return Object.keys(valid).filter((word) => valid[word] === isIn);
    };
    const [fresh, gone] = [await check(add, false), await check(remove, true)];
    const made = await this.#engine.request("lexicon.derive", { id, lexicon: list.id, add, remove });
    const [added, removed] = [new Set(list.added), new Set(list.removed)];
    // A change that takes back an earlier one leaves no trace.
    for (const word of fresh) if (!removed.delete(word)) added.add(word);
    for (const word of gone) if (!added.delete(word)) removed.add(word);
    const entry = {
      ...list,
      id,
      words: made.words,
      added: [...added],
      removed: [...removed],
      ...(known ? {} : { name, licence: "", of: list.id }),
    };
    return this.#keep(this.#engine, entry, { isNew: !known });
  }

  /** Takes in a list that the engine has just made, so that it outlives the worker. */
  async adopt(entry: Lexicon): Promise<void> {
    await this.#keep(this.#engine, entry, { isNew: false });
  }

  async rename(id: string, name: string): Promise<void> {
    const entry = this.#own.entries.get(id);
    if (!entry) return;
    await this.#own.save({ ...entry, name: this.#own.freeName(name, id) });
    this.#changed();
  }

  async remove(id: string): Promise<void> {
    await this.#own.remove(id);
    this.#forget(id);
  }

  /** The words of any list, one a line, and what the list says of them. */
  async export(id: string): Promise<Blob> {
    const { text } = await this.#engine.request("lexicon.text", { lexicon: id, columns: true });
    return new Blob([text], { type: "text/plain;charset=utf-8" });
  }

  /** Has all that names a list asked once more: one that could not be had may be there by now. */
  askAgain(): void {
    this.#edition++;
    this.#changed();
  }

  /** The worker has a list that is there no more, or is another now. */
  #forget(id: string): void {
    this.#engine.drop(id);
    this.#edition++;
    this.#changed();
  }

  /** Keeps a list that an engine has; gives it as it is known from now on, and whether it will be there at the next visit. */
  async #keep(
    engine: ListEngine,
    entry: Lexicon,
    { isNew }: { isNew: boolean },
  ): Promise<{ entry: Lexicon; kept: boolean }> {
    const again = !isNew && this.#own.entries.has(entry.id);
    const { bytes } = await engine.request("lexicon.pack", { lexicon: entry.id });
    const wanted = isNew ? { ...entry, id: idFor(entry.name) } : entry;
    const saved = await this.#own.save(wanted, bytes, { isNew });
    if (engine !== this.#engine || isNew) this.#engine.drop(entry.id);
    if (again) this.#edition++;
    this.#changed();
    return saved;
  }
}
