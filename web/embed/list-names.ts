/**
 * The names of one solver's own word lists. Solvers that share an engine must not meet in each other's lists, so inside
 * the engine each list has a name that only its solver knows.
 */

import { listsIn, renameLists } from "../engine/list-fields.ts";
import type { Lexicon } from "../engine/protocol.ts";
import { Code, EngineError } from "../rpc/messages.ts";
import { madeEntry, makesList } from "./kept-lists.ts";

type Params = Record<string, unknown>;

let solvers = 0;

export class ListNames {
  readonly #site: readonly string[];
  readonly #prefix = `own-${++solvers}-`;
  /** What is known of each list, by the name that the host gave it. */
  readonly #own = new Map<string, Lexicon>();

  /** `site` are the ids of the lists that the site carries. */
  constructor(site: readonly string[]) {
    this.#site = site;
  }

  /** The names inside the engine of all lists. */
  get inside(): string[] {
    return [...this.#own.keys()].map((id) => this.#prefix + id);
  }

  /** Changes a request's params, which are a copy, to what the engine gets. */
  enter(method: string, params: Params): Params {
    for (const id of listsIn(params)) {
      if (!this.#own.has(id) && !this.#site.includes(id)) throw this.#unknown(id);
    }
    renameLists(params, (id) => (this.#own.has(id) ? this.#prefix + id : id));
    const { id } = params;
    if (makesList(method) && typeof id === "string" && id.trim() && !this.#site.includes(id)) {
      params.id = this.#prefix + id;
    }
    return params;
  }

  /** A result as the host gets it; the params are as the host gave them. */
  leave(method: string, params: Params, result: object): object {
    if (method === "lexicon.list") {
      const { lexicons } = result as { lexicons: Lexicon[] }; // what this method gives
      return { lexicons: [...lexicons.filter(({ id }) => this.#site.includes(id)), ...this.#own.values()] };
    }
    if (makesList(method)) {
      const id = String(params.id);
      this.#own.set(id, madeEntry(id, { params, result }));
      return { ...result, id };
    }
    renameLists(result, (id) => this.#plain(id));
    return result;
  }

  /** A text without the names inside. */
  #plain(text: string): string {
    return text.replaceAll(this.#prefix, "");
  }

  error(error: unknown): unknown {
    if (error instanceof EngineError) error.message = this.#plain(error.message);
    return error;
  }

  #unknown(id: string): EngineError {
    const known = [...this.#site, ...this.#own.keys()].join(", ");
    const message = `There is no word list “${id}”; choose from ${known}.`;
    return new EngineError({
      code: Code.invalidParams,
      message,
      data: { code: "lexicon-unknown", field: "lexicon" },
    });
  }
}
