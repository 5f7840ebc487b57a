/**
 * Downloads whose bytes are counted as they arrive and checked against what the build says of each file.
 */

const browserFetch = globalThis.fetch.bind(globalThis);

/** @typedef {{ url: string, bytes: number }} SiteFile as in site.d.ts, the address resolved */

/** A file that did not arrive as it was built. */
export class DownloadError extends Error {
  /**
   * @param {string} url
   * @param {string} why
   */
  constructor(url, why) {
    super(`${url.slice(url.lastIndexOf("/") + 1)} ${why}`);
    this.name = "DownloadError";
  }
}

export class Downloads {
  #loaded = 0;
  #total = 0;
  #onProgress;

  /** @param {(loaded: number, total: number) => void} onProgress called after every piece, bytes both */
  constructor(onProgress) {
    this.#onProgress = onProgress;
  }

  /**
   * Fetches a file. The response is the browser's own, because that is the one whose compiled
   * WebAssembly it caches; a copy of it is counted on the side.
   *
   * @param {SiteFile} file
   * @param {RequestInit} [options]
   * @returns {Promise<{ response: Response, complete: Promise<void> }>} `complete` rejects when the
   *   file is not as long as it was built
   */
  async fetch(file, options) {
    this.#total += file.bytes;
    const response = await browserFetch(file.url, options).catch(() => {
      throw new DownloadError(file.url, "could not be fetched");
    });
    if (!response.ok) throw new DownloadError(file.url, `was answered with status ${response.status}`);
    const complete = this.#count(response.clone(), file);
    complete.catch(() => {}); // whoever awaits it hears of it; nobody has to
    return { response, complete };
  }

  /**
   * Fetches a whole file and unpacks it, unless the host has unpacked it on the way.
   *
   * @param {SiteFile} file
   * @returns {Promise<Uint8Array<ArrayBuffer>>}
   */
  async unpacked(file) {
    const { response, complete } = await this.fetch(file);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
    if (!isGzip) return bytes;
    await complete;
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  }

  /**
   * @param {Response} copy
   * @param {SiteFile} file
   */
  async #count(copy, file) {
    let received = 0;
    const reader = /** @type {ReadableStream<Uint8Array>} */ (copy.body).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      received += value.length;
      this.#loaded += value.length;
      this.#onProgress(this.#loaded, this.#total);
    }
    if (received !== file.bytes) {
      throw new DownloadError(file.url, `has ${received} bytes instead of ${file.bytes}`);
    }
  }
}
