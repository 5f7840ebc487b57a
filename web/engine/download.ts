/**
 * Downloads whose bytes are counted as they arrive and checked against what the build says of each file.
 */

import type { Bytes } from "../rpc/messages.ts";
import { forgetDamaged, isGzip, isWhole, isZstandard } from "./kept-files.ts";
import { online } from "./line.ts";
import type { PackedFile, SiteFile } from "./site.d.ts";
import type { Unpack } from "./zstandard.ts";

/** Milliseconds between two reports of progress: every one is drawn, and takes its time from what is being loaded. */
const INTERVAL = 100;

/** Milliseconds without a byte after which a download has stalled. */
const STALLED = 20_000;

/** Milliseconds before a download that broke off goes on, each time that nothing more has come. */
const WAITS = [500, 1000, 2000, 4000, 8000, 16_000];

/** A file that did not arrive as it was built; or of which nothing more came, where it `brokeOff`. */
export class DownloadError extends Error {
  override readonly name = "DownloadError";
  readonly brokeOff: boolean;

  constructor(url: string, why: string, { brokeOff = false } = {}) {
    super(`${url.slice(url.lastIndexOf("/") + 1)} ${why}`);
    this.brokeOff = brokeOff;
  }
}

/** Is it not the line that is at fault? What the browser has kept of a file is then no good. */
export const isDamage = (cause: unknown): boolean => !(cause instanceof DownloadError && cause.brokeOff);

/** A file that is on its way. */
interface Coming {
  response: Response;
  /** Aborts it. */
  ending: AbortController;
  /** Has what came kept in the place of damaged copies. */
  keepAgain: (() => Promise<void>) | null;
  /** Rejects with a DownloadError when what is awaited fails or stalls. */
  inTime: <T>(coming: Promise<T>, trouble: string) => Promise<T>;
}

export class Downloads {
  /** How many bytes of each file have come. */
  readonly #loaded = new Map<SiteFile, number>();
  readonly #onProgress: (loaded: number, total: number) => void;
  readonly #afresh: boolean;
  readonly #zstandard: (() => Promise<Unpack>) | undefined;
  /** When progress was reported last. */
  #reported = -INTERVAL;

  /**
   * `onProgress` is told now and then, and of the end, in bytes both. `afresh` asks the site, whatever the browser has kept:
   * for a second attempt, after what came first was no good. `zstandard` gives what unpacks files that are not gzipped, where
   * there are any.
   */
  constructor(
    onProgress: (loaded: number, total: number) => void,
    { afresh = false, zstandard }: { afresh?: boolean; zstandard?: () => Promise<Unpack> } = {},
  ) {
    this.#onProgress = onProgress;
    this.#afresh = afresh;
    this.#zstandard = zstandard;
  }

  bytes(file: SiteFile): Promise<Bytes> {
    return this.#counted(file, async (coming) => {
      const content = new Uint8Array(file.bytes);
      let length = 0;
      for await (const piece of this.#pieces(file, coming)) {
        content.set(piece, length);
        length += piece.length;
      }
      return content;
    });
  }

  /**
   * Fetches a packed file and unpacks it, a gzipped one as it arrives; its own checksum tells whether it is whole. The
   * service worker has unpacked what it keeps, and the browser what a host called gzipped by itself, as some do from the
   * content or the name. `onResponse` is given the response before any of it is read.
   */
  unpacked(file: PackedFile, onResponse?: (response: Response) => void): Promise<Bytes> {
    return this.#counted(file, (coming) => {
      onResponse?.(coming.response);
      return isKept(coming.response, file) ? this.#filled(file, coming) : this.#unpacked(file, coming);
    });
  }

  async #unpacked(file: PackedFile, coming: Coming): Promise<Bytes> {
    // Filling an array of the known size takes a third of the time that collecting a Response does.
    const content = new Uint8Array(file.unpacked);
    let length = 0;
    const take = (piece: Bytes) => {
      content.set(piece, length);
      length += piece.length;
    };
    const pieces = this.#pieces(file, coming);
    try {
      const { value: first } = await pieces.next();
      if (first && isGzip(first)) await unpack(file, first, pieces, take);
      else if (first && isZstandard(first)) await this.#unpackZstandard(file, first, pieces, take);
      else {
        if (first) take(first);
        for await (const piece of pieces) take(piece);
      }
    } catch (cause) {
      coming.ending.abort(); // what is damaged need not come to its end, nor be told of
      throw cause;
    }
    if (length !== file.unpacked) throw new DownloadError(file.url, `unpacks to ${length} bytes`);
    return content;
  }

  /** Unpacks a file in Zstandard from its first piece and the rest, when all of it is there. */
  async #unpackZstandard(
    file: SiteFile,
    first: Bytes,
    rest: AsyncIterable<Bytes>,
    take: (piece: Bytes) => void,
  ): Promise<void> {
    const packed = new Uint8Array(file.bytes);
    packed.set(first);
    let length = first.length;
    for await (const piece of rest) {
      packed.set(piece, length);
      length += piece.length;
    }
    try {
      (await this.#zstandard?.())?.(packed, take);
    } catch (cause) {
      throw cause instanceof DownloadError
        ? cause
        : new DownloadError(file.url, `cannot be unpacked (${String(cause)})`);
    }
  }

  /**
   * Takes what the service worker has kept; where the browser can fill an array by itself, for that is twice as quick as
   * copying pieces into it.
   */
  async #filled(file: PackedFile, coming: Coming): Promise<Bytes> {
    let content = new Uint8Array(file.unpacked);
    let length = 0;
    const reader = fillingReader(coming.response);
    if (reader) {
      while (length < file.unpacked) {
        const { done, value } = await coming.inTime(reader.read(content.subarray(length)), "broke off");
        if (done || !value.length) break;
        content = new Uint8Array(value.buffer); // which is the same memory, handed to and fro
        length += value.length;
        this.#note(file, value.length, file.unpacked);
      }
    } else {
      for await (const piece of this.#pieces(file, coming)) {
        content.set(piece, length);
        length += piece.length;
      }
    }
    // Gzip's checksum is gone.
    if (length !== file.unpacked || !(await isWhole(content, file.integrity)))
      throw new DownloadError(file.url, "is damaged");
    return content;
  }

  /** Takes a file into the count, and out of it again if it fails: another attempt has a count of its own. */
  async #counted<T>(file: SiteFile, take: (coming: Coming) => Promise<T>): Promise<T> {
    this.#loaded.set(file, 0);
    try {
      return await take(await this.#asked(file));
    } catch (cause) {
      this.#loaded.delete(file);
      throw cause;
    }
  }

  async #asked(file: SiteFile): Promise<Coming> {
    const ending = new AbortController();
    const keepAgain = this.#afresh ? await forgetDamaged(file) : null;
    const how: RequestInit = { signal: ending.signal, ...(this.#afresh && { cache: "reload" }) };
    const inTime = async <T>(coming: Promise<T>, trouble: string): Promise<T> => {
      const timer = setTimeout(() => ending.abort(), STALLED);
      try {
        return await coming;
      } catch {
        throw new DownloadError(file.url, ending.signal.aborted ? "stalled" : trouble, { brokeOff: true });
      } finally {
        clearTimeout(timer);
      }
    };
    const response = await inTime(fetch(file.url, how), "could not be fetched");
    if (!response.ok) throw new DownloadError(file.url, `was answered with status ${response.status}`);
    return { response, ending, keepAgain, inTime };
  }

  /** The pieces of a file as they arrive. Throws a DownloadError when the file is not as long as it was built. */
  async *#pieces(file: SiteFile | PackedFile, coming: Coming): AsyncGenerator<Bytes, void, undefined> {
    let received = 0;
    let whole = file.bytes;
    for await (const value of this.#goingOn(file, coming)) {
      if (!received && "unpacked" in file && !isGzip(value) && !isZstandard(value)) whole = file.unpacked;
      received += value.length;
      if (received > whole) throw new DownloadError(file.url, `has more than ${whole} bytes`);
      this.#note(file, value.length, whole);
      yield value;
    }
    if (received !== whole) {
      throw new DownloadError(file.url, `has ${received} bytes instead of ${whole}`);
    }
    void coming.keepAgain?.();
  }

  /**
   * What comes, to its end. Where it breaks off it is asked for again, after a while or when the line is back: the browser has
   * kept what was there and asks the host for the rest alone, if the host has said of which version that is.
   */
  async *#goingOn(file: SiteFile, coming: Coming): AsyncGenerator<Bytes, void, undefined> {
    let received = 0;
    let tries = 0;
    for (;;) {
      let at = 0;
      try {
        if (tries) Object.assign(coming, await this.#asked(file)); // whoever ends it ends this one
        if (!coming.response.body) throw new DownloadError(file.url, "was answered with nothing");
        const reader = coming.response.body.getReader();
        for (;;) {
          const { done, value } = await coming.inTime(reader.read(), "broke off");
          if (done) return;
          if (coming.ending.signal.aborted) throw new DownloadError(file.url, "is not needed any more");
          const before = Math.min(received - at, value.length); // what has been passed on
          at += value.length;
          if (before === value.length) continue;
          received = at;
          tries = 0;
          yield value.subarray(before);
        }
      } catch (cause) {
        const wait = WAITS[tries++];
        const isLine = cause instanceof DownloadError && cause.brokeOff;
        if (!isLine || wait === undefined) throw cause;
        await online(wait);
      }
    }
  }

  /** Counts more bytes of a file, which comes in so many in all, as those that the site has of it. */
  #note(file: SiteFile, more: number, all: number) {
    this.#loaded.set(file, (this.#loaded.get(file) ?? 0) + (more * file.bytes) / all);
    let [loaded, total] = [0, 0];
    for (const [{ bytes }, come] of this.#loaded) [loaded, total] = [loaded + come, total + bytes];
    loaded = Math.round(loaded);
    const now = performance.now();
    if (loaded < total && now - this.#reported < INTERVAL) return;
    this.#reported = now;
    this.#onProgress(loaded, total);
  }
}

/**
 * Whether this is what the service worker has unpacked and kept: it alone says how long that is. Without a secure origin
 * there is neither it nor a checksum to be had.
 */
const isKept = ({ headers }: Response, { unpacked }: PackedFile) =>
  globalThis.isSecureContext && Number(headers.get("content-length")) === unpacked;

/** A reader that fills arrays, where the browser has one for this. */
function fillingReader({ body }: Response): ReadableStreamBYOBReader | null {
  try {
    return body?.getReader({ mode: "byob" }) ?? null;
  } catch {
    return null;
  }
}

/** Unpacks a file from its first piece and the rest; `take` is given every piece of what was unpacked. */
async function unpack(
  file: SiteFile,
  first: Bytes,
  rest: AsyncIterable<Bytes>,
  take: (piece: Bytes) => void,
): Promise<void> {
  const { readable, writable } = new DecompressionStream("gzip");
  const packed = fill(writable.getWriter(), first, rest);
  packed.catch(() => {}); // the reader below hears of it
  const reader = readable.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      take(value);
    }
    await packed;
  } catch (cause) {
    throw cause instanceof DownloadError
      ? cause
      : new DownloadError(file.url, `cannot be unpacked (${String(cause)})`);
  }
}

async function fill(
  writer: WritableStreamDefaultWriter<BufferSource>,
  first: Bytes,
  rest: AsyncIterable<Bytes>,
): Promise<void> {
  try {
    await writer.write(first);
    for await (const piece of rest) await writer.write(piece);
    await writer.close();
  } catch (cause) {
    await writer.abort(cause);
    throw cause;
  }
}
