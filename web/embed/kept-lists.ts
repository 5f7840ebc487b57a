/** Word lists that a host makes in an engine, which must outlive its worker, and the frame that the engine may be in. */

import type { Engine, Methods } from "../engine/client.ts";
import type { Name, RequestOptions } from "../rpc/peer.ts";

/** A request as a host makes it, whose method and params Python checks. */
export interface HostRequest {
  method: string;
  params: Record<string, unknown>;
  bytes?: Blob | undefined;
}

const MAKERS = ["lexicon.add", "lexicon.import", "lexicon.derive"];

export const makesList = (method: string) => MAKERS.includes(method);

interface MadeList {
  words: number;
  alphabet: string;
  definitions?: number;
  counts?: number;
}

/** What the methods that make a list say of it. */
export const madeEntry = (id: string, { params, result }: { params: object; result: unknown }) => {
  // An alphabet that the host has named, or that was found.
  const made = { ...params, ...(result as object) } as MadeList;
  const { words, alphabet, definitions = 0, counts = 0 } = made;
  const notes = definitions + counts > 0;
  return {
    ...{ id, name: id, language: alphabet, alphabet, words, licence: "" },
    ...(notes && { notes }),
  };
};

/** Asks an engine; a list that the request makes is kept beside it. */
export async function askAndKeep(
  engine: Engine,
  { method, params, bytes }: HostRequest,
  options: RequestOptions,
): Promise<unknown> {
  // The engine says so if there is no such method, or the params are none of its.
  const ask = () => engine.request(method as Name<Methods>, params, { ...options, bytes });
  const result = await ask();
  if (!makesList(method)) return result;
  const entry = madeEntry(String(params.id), { params, result });
  try {
    await engine.lists.adopt(entry);
  } catch {
    // The worker was replaced between the two; the next one has to be told again.
    await ask();
    await engine.lists.adopt(entry);
  }
  return result;
}

/** The requests that made a host's lists, for an engine that takes the place of the one that has them. */
export class MadeLists {
  readonly #requests = new Map<unknown, HostRequest>();

  /** Takes note of a request that was answered; the newest is last, so that a list comes after the one it was made of. */
  note(request: HostRequest): void {
    if (!makesList(request.method)) return;
    this.forget(request.params.id);
    this.#requests.set(request.params.id, request);
  }

  forget(id: unknown): void {
    this.#requests.delete(id);
  }

  [Symbol.iterator](): Iterator<HostRequest> {
    return this.#requests.values();
  }
}
