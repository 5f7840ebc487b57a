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
   * Fetches a gzipped file and unpacks it as it arrives; gzip's own checksum tells whether it is whole.
   * (Filling an array of the known size takes a third of the time that collecting a Response does.)
   *
   * @param {SiteFile & { unpacked: number }} file
   * @returns {Promise<Uint8Array<ArrayBuffer>>}
   */
  async unpacked(file) {
    const { response } = await this.fetch(file);
    const packed = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (response.body);
    const reader = packed.pipeThrough(new DecompressionStream("gzip")).getReader();
    const content = new Uint8Array(file.unpacked);
    let length = 0;
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        content.set(value, length);
        length += value.length;
      }
    } catch (cause) {
      throw new DownloadError(file.url, `cannot be unpacked (${cause})`);
    }
    if (length !== file.unpacked) throw new DownloadError(file.url, `unpacks to ${length} bytes`);
    return content;
  }

  /**
   * @param {SiteFile} file
   * @returns {Promise<Uint8Array<ArrayBuffer>>}
   */
  async bytes(file) {
    const { response } = await this.fetch(file);
    return new Uint8Array(await response.arrayBuffer());
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
