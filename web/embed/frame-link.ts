/**
 * The way between a host page and a frame: JSON-RPC under one namespace key, over a MessagePort that the host hands over.
 *
 * The frame says hello to its parent, the host answers with a port, and from then on nothing goes through `window`, where
 * any frame may speak. Until then each side looks at who speaks: the host takes only what comes from the frame's window
 * and the site's origin, the frame only what comes from its parent's window and origin.
 */

import { failure, isMessage, isResponse, notification, request, success } from "../rpc/messages.ts";
import type { ErrorObject, Message, Notification, Request } from "../rpc/messages.ts";
import type { Send } from "../rpc/peer.ts";
import { CONTRACT, NAMESPACE, Says, Trouble, misunderstanding, trouble, understands } from "./contract.ts";
import type { Versions } from "./contract.ts";

/** Milliseconds that a loaded frame has to say hello. */
const HELLO = 5_000;

/** Milliseconds that a frame has to load, before it is given up. */
const LOAD = 60_000;

/** Our message in an event's data. */
export function ours(data: unknown): Message | null {
  const message: unknown =
    typeof data === "object" && data !== null && NAMESPACE in data ? data[NAMESPACE] : null;
  return isMessage(message) ? message : null;
}

/** Sends over a port. */
export const over =
  (port: MessagePort): Send =>
  (message) =>
    port.postMessage({ [NAMESPACE]: message });

/** Hears over a port. */
export function listen(port: MessagePort, hear: (message: Message) => void): void {
  port.onmessage = ({ data }) => {
    const message = ours(data);
    if (message) hear(message);
  };
}

/** What a frame tells a host first. */
export interface Welcome extends Versions {
  build: string;
  /** Ids of the word lists that the site carries. */
  lists: string[];
}

export interface FrameLinkListener {
  /** A conversation begins, the first or a new one. */
  onOpen: (port: MessagePort, welcome: Welcome) => void;
  /** There will be none. */
  onTrouble: (error: ErrorObject) => void;
}

/**
 * The host's side: waits for a frame's hello, and again whenever the frame has been loaded anew.
 *
 * A frame that has loaded and says nothing may be an old copy from a cache, whose code is gone from the site; it is asked
 * for once more under an address that no cache knows.
 */
export class FrameLink {
  readonly #frame: HTMLIFrameElement;
  readonly #origin: string;
  readonly #listener: FrameLinkListener;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #again = false;
  #port: MessagePort | null = null;

  /** The frame's `src` is set, or will be; `origin` is the site's. */
  constructor(frame: HTMLIFrameElement, origin: string, listener: FrameLinkListener) {
    this.#frame = frame;
    this.#origin = origin;
    this.#listener = listener;
    window.addEventListener("message", this.#onMessage);
    frame.addEventListener("load", this.#onLoad);
    this.#wait(LOAD);
  }

  close(): void {
    clearTimeout(this.#timer);
    window.removeEventListener("message", this.#onMessage);
    this.#frame.removeEventListener("load", this.#onLoad);
    this.#port?.close();
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#giveUp(), milliseconds);
  }

  #onLoad = () => this.#wait(HELLO);

  #giveUp(): void {
    const { src } = this.#frame;
    if (src && !this.#again && this.#frame.isConnected) {
      this.#again = true;
      const fresh = new URL(src);
      fresh.searchParams.set("fresh", Date.now().toString(36));
      this.#frame.src = fresh.href;
      return this.#wait(LOAD);
    }
    const message = `Tilewise could not be reached at ${this.#origin}. Check the connection and try again.`;
    this.#listener.onTrouble(trouble(Trouble.unreachable, message));
  }

  #onMessage = (event: MessageEvent) => {
    if (event.source !== this.#frame.contentWindow || event.origin !== this.#origin) return;
    const message = ours(event.data);
    if (!message || isResponse(message) || message.method !== Says.hello) return;
    this.#greet(message.params as Versions); // as greetHost says it
  };

  #greet(site: Versions): void {
    clearTimeout(this.#timer);
    this.#frame.removeEventListener("load", this.#onLoad);
    this.#port?.close();
    if (!understands(CONTRACT.version, site)) {
      const { version, oldest } = site;
      const message = misunderstanding(CONTRACT.version, site);
      const more = { host: CONTRACT.version, site: { version, oldest } };
      this.#listener.onTrouble(trouble(Trouble.version, message, more));
      return;
    }
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    listen(port1, (message) => {
      if (!isResponse(message)) return;
      if (message.error) this.#listener.onTrouble(message.error);
      else this.#listener.onOpen(port1, message.result as Welcome); // as greetHost answers
    });
    const initialize = request(0, Says.initialize, { version: CONTRACT.version });
    this.#frame.contentWindow?.postMessage({ [NAMESPACE]: initialize }, this.#origin, [port2]);
  }
}

export interface Greeting {
  build: string;
  /** Ids of the word lists that the site carries. */
  lists: string[];
  /** A conversation begins; it takes the place of an earlier one. */
  onOpen: (port: MessagePort) => void;
}

/** The frame's side: says hello, and takes a host that answers. */
export function greetHost({ build, lists, onOpen }: Greeting): void {
  let expected = hostOrigin();
  let current: MessagePort | null = null;
  window.addEventListener("message", (event) => {
    if (event.source !== window.parent || (expected !== null && event.origin !== expected)) return;
    const message = ours(event.data);
    const [port] = event.ports;
    if (!message || isResponse(message) || message.method !== Says.initialize || !port) return;
    const { id, params } = message as Request; // as FrameLink sends it
    const send = over(port);
    const { version = NaN } = params as Partial<Versions>; // which a host of another version may say otherwise
    if (!understands(version, CONTRACT)) {
      const more = { host: version, site: { ...CONTRACT } };
      send(failure(id, trouble(Trouble.version, misunderstanding(version, CONTRACT), more)));
      return;
    }
    expected = event.origin;
    current?.close();
    current = port;
    send(success(id, { ...CONTRACT, build, lists } satisfies Welcome));
    onOpen(port);
  });
  tellParent(notification(Says.hello, { ...CONTRACT, build }));
}

/** Says something to the parent's window: only what anybody may hear. */
export function tellParent(message: Notification): void {
  if (window.parent === window) return;
  const origin = hostOrigin();
  window.parent.postMessage({ [NAMESPACE]: message }, origin === null || origin === "null" ? "*" : origin);
}

/** The origin of the page that holds this frame, where the browser tells; a page without an origin has "null". */
function hostOrigin(): string | null {
  const origins = location.ancestorOrigins as DOMStringList | undefined; // not every browser tells
  const parent = origins?.[0];
  if (parent !== undefined) return parent;
  return document.referrer ? new URL(document.referrer).origin : null;
}
