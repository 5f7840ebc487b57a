/**
 * One engine for all boards of a page: the first frame starts it, and the others ask it instead of starting their own.
 *
 * A lock of the browser's says which frame lends its engine. The others wait for the lock, so that when that frame is
 * removed, reloaded or broken, the next has it and starts an engine, and all that was not answered is asked there. They
 * speak over a channel that only frames of this site and of one page use, so nothing has to be believed of the host.
 * Where there is neither lock nor channel (a sandbox without an origin, a page without https), and for what concerns a
 * board's own word lists, a frame has an engine of its own.
 */

import type { Engine, EngineState, EngineWorker, Methods } from "../engine/client.ts";
import { listsIn } from "../engine/list-fields.ts";
import { isMessage, isRequest, isResponse } from "../rpc/messages.ts";
import type { Message, Request } from "../rpc/messages.ts";
import { Peer } from "../rpc/peer.ts";
import type { Name } from "../rpc/peer.ts";
import { pageKey } from "./page-key.ts";

/** Milliseconds until another frame's engine has said something; after them a frame has one of its own. */
const FIRST_WORD = 5_000;

/** What goes over the channel. */
interface Letter {
  /** The conversation that it belongs to; null tells everybody that an engine is lent. */
  conversation: string | null;
  /** From the frame that lends its engine, or to it. */
  answers: boolean;
  /** Null ends the conversation. */
  message: Message | Request[] | null;
}

export class OneEngine {
  readonly #name: string;
  #engine!: Engine; // set by `use`
  #channel: BroadcastChannel | null = null;
  /** Aborted when the page is left: a page that holds a lock or hears a channel is not kept for the way back. */
  #visit = new AbortController();
  /** Whose engine is used: not known yet, another frame's, or this frame's. */
  #whose: "unknown" | "other" | "own" = "unknown";
  #borrowed: Borrowed | null = null;
  /** The conversations of frames that use this one's engine; null while it is not lent. */
  #guests: Map<string, Guest> | null = null;

  /** Frames of two builds may not understand each other. */
  constructor(build: string) {
    this.#name = `tilewise-engine-${build}-${pageKey()}`;
  }

  /** Gives an engine what it uses in the place of a worker; null for one of its own. */
  readonly borrow = (): EngineWorker | null => {
    if (this.#whose === "own") return null;
    this.#borrowed = new Borrowed(
      (letter) => this.#channel?.postMessage(letter),
      () => this.#useOwn(),
    );
    if (this.#whose === "other") this.#borrowed.open();
    return this.#borrowed;
  };

  /** Begins to look whose engine is to be used. */
  use(engine: Engine): void {
    this.#engine = engine;
    addEventListener("pagehide", () => this.#leave());
    addEventListener("pageshow", ({ persisted }) => {
      if (!persisted) return;
      if (this.#whose === "other") this.#whose = "unknown";
      this.#engine.moveOn();
      this.#join();
    });
    this.#join();
  }

  #join(): void {
    this.#visit = new AbortController();
    const { signal } = this.#visit;
    try {
      this.#channel = new BroadcastChannel(this.#name);
      this.#channel.onmessage = ({ data }: MessageEvent<Letter>) => this.#hear(data); // from this site's frames
      // Without locks there is an error, at once or later.
      this.#takeTurns(signal).catch(() => signal.aborted || this.#useOwn());
    } catch {
      this.#useOwn();
    }
  }

  #leave(): void {
    this.#borrowed?.terminate();
    this.#visit.abort();
    this.#guests = null;
    this.#channel?.close();
    this.#channel = null;
  }

  async #takeTurns(signal: AbortSignal): Promise<void> {
    const { locks } = navigator;
    const isLent = await locks.request(this.#name, { ifAvailable: true }, async (lock) => {
      if (lock) await this.#lend(signal);
      return !lock;
    });
    if (!isLent || signal.aborted) return;
    if (this.#whose === "unknown") {
      this.#whose = "other";
      this.#borrowed?.open();
    }
    await locks.request(this.#name, { signal }, () => this.#lend(signal));
  }

  /** Lends this frame's engine until the page is left. */
  #lend(signal: AbortSignal): Promise<void> {
    this.#useOwn();
    this.#guests = new Map();
    this.#channel?.postMessage({ conversation: null, answers: true, message: null } satisfies Letter);
    return new Promise((resolve) => signal.addEventListener("abort", () => resolve()));
  }

  #useOwn(): void {
    if (this.#whose === "own") return;
    this.#whose = "own";
    this.#engine.moveOn();
  }

  #hear({ conversation, answers, message }: Letter): void {
    if (answers) {
      if (this.#whose !== "other") return;
      if (conversation === null) this.#engine.moveOn();
      else if (conversation === this.#borrowed?.name && message) this.#borrowed.hear(message);
    } else if (this.#guests && conversation !== null) {
      const guest = this.#guests.get(conversation);
      if (message) (guest ?? this.#welcome(this.#guests, conversation)).hear(message);
      else {
        guest?.leave();
        this.#guests.delete(conversation);
      }
    }
  }

  #welcome(guests: Map<string, Guest>, conversation: string): Guest {
    const guest = new Guest(this.#engine, conversation, (message) =>
      this.#channel?.postMessage({ conversation, answers: true, message } satisfies Letter),
    );
    guests.set(conversation, guest);
    return guest;
  }
}

/** Another frame's engine, in the place of a worker. */
class Borrowed implements EngineWorker {
  readonly name = Math.random().toString(36).slice(2);
  onmessage: EngineWorker["onmessage"] = null;
  onerror: EngineWorker["onerror"] = null;
  readonly #send: (letter: Letter) => void;
  readonly #useOwn: () => void;
  /** What waits until it is known whose engine it is. */
  #waiting: (Message | Request[])[] | null = [];
  readonly #firstWord: ReturnType<typeof setTimeout>;
  #isOver = false;

  constructor(send: (letter: Letter) => void, useOwn: () => void) {
    this.#send = send;
    this.#useOwn = useOwn;
    this.#firstWord = setTimeout(useOwn, FIRST_WORD);
  }

  open(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    this.postMessage([]); // so that it is told how far the engine is
    for (const message of waiting) this.postMessage(message);
  }

  postMessage = (message: unknown): void => {
    const said = message as Message | Request[]; // as the engine's client sends it
    if (this.#waiting) this.#waiting.push(said);
    // What is asked is on the client's account only after this call.
    else if ([said].flat().some(isPrivate)) queueMicrotask(() => this.#isOver || this.#useOwn());
    else this.#send({ conversation: this.name, answers: false, message: said });
  };

  hear(message: Message | Request[]): void {
    clearTimeout(this.#firstWord);
    this.onmessage?.(new MessageEvent("message", { data: message }));
  }

  terminate = (): void => {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#firstWord);
    this.#send({ conversation: this.name, answers: false, message: null });
  };
}

/** What makes, names or tells of word lists that are not the site's: they are one board's affair. */
function isPrivate(message: Message): boolean {
  if (isResponse(message) || !isRequest(message)) return false;
  const { method, params } = message;
  if (method.startsWith("lexicon.") && method !== "lexicon.check") return true;
  return listsIn(params).some((list) => !Object.hasOwn(PAGE.lists, list));
}

/** A frame that uses this one's engine. */
class Guest {
  readonly #engine: Engine;
  readonly #peer: Peer<never>;

  constructor(engine: Engine, conversation: string, send: (message: Message | Request[]) => void) {
    this.#engine = engine;
    this.#peer = new Peer({
      answer: ({ id, method, params, bytes }, { signal, report }) =>
        // The engine says so if there is no such method, or the params are none of its.
        engine.request(method as Name<Methods>, params, {
          // Other boards wait for the worker: what ends late is no reason for them to begin with another.
          view: `${conversation} ${id}`,
          signal,
          onProgress: report,
          bytes: bytes && new Blob([bytes]),
        }),
    });
    this.#peer.connect(send);
    engine.addEventListener("state", this.#tellState);
    if (engine.failed) void engine.retry();
    this.#tellState();
  }

  hear(message: Message | Request[]): void {
    if (Array.isArray(message) || isMessage(message)) this.#peer.receive(message);
  }

  /** What it waited for is nobody's any more. */
  leave(): void {
    this.#engine.removeEventListener("state", this.#tellState);
    this.#peer.disconnect();
  }

  #tellState = () => {
    const { stage, loaded, total, what, error, startedFrom }: EngineState = this.#engine.state;
    if (stage === "idle") return; // it goes on by itself
    const told = { stage, loaded, total, what, ...(error && { error }), ...(startedFrom && { startedFrom }) };
    this.#peer.notify("$/engine", told);
  };
}
