import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fromBase64 } from "./base64.ts";
import { Downloads } from "./download.ts";
import { loadZstandard } from "./zstandard.ts";

const content = new TextEncoder().encode("AA\nAB\n".repeat(1000));
const gzip = new Blob([content]).stream().pipeThrough(new CompressionStream("gzip"));
const packed = new Uint8Array(await new Response(gzip).arrayBuffer());
const file = { url: "lists/en.pack", bytes: packed.length, unpacked: content.length, integrity: "" };

/** A server that sends these pieces, and then ends or says no more. */
function serve(pieces: Uint8Array[], { ends = true } = {}) {
  const asked: RequestInit[] = [];
  vi.stubGlobal("fetch", (_: string, how: RequestInit) => {
    asked.push(how);
    const body = new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        if (ends) controller.close();
        how.signal?.addEventListener("abort", () => controller.error(new Error("aborted")));
      },
    });
    return Promise.resolve(new Response(body));
  });
  return asked;
}

let line: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  line = new EventTarget();
  vi.stubGlobal("addEventListener", line.addEventListener.bind(line));
  vi.stubGlobal("removeEventListener", line.removeEventListener.bind(line));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a file is unpacked as it was packed, from what the browser has", async () => {
  const asked = serve([packed.slice(0, 20), packed.slice(20)]);
  expect(await new Downloads(() => {}).unpacked(file)).toEqual(content);
  expect(asked).toMatchObject([{ signal: { aborted: false } }]);
  expect(asked[0]).not.toHaveProperty("cache");
});

describe("a file in Zstandard", () => {
  const packed = fromBase64("KLUv/WRwFnUAADBBQQpBQgoBAGeXvhQB6rD2jw==");
  const zstandard = loadZstandard;
  const file = { url: "python/memory.pack", bytes: packed.length, unpacked: content.length, integrity: "" };

  test("is unpacked as it was packed, however it comes", async () => {
    serve([packed.slice(0, 1), packed.slice(1, 9), packed.slice(9)]);
    expect(await new Downloads(() => {}, { zstandard }).unpacked(file)).toEqual(content);
  });

  test("that a host has unpacked is taken as it is", async () => {
    serve([content]);
    expect(await new Downloads(() => {}, { zstandard }).unpacked(file)).toEqual(content);
  });

  test.each([...packed.keys()].slice(1))("is refused when its byte %i is spoilt", async (place) => {
    const spoilt = packed.slice();
    spoilt[place]! ^= 4; // it has as many
    serve([spoilt]);
    await expect(new Downloads(() => {}, { zstandard }).unpacked(file)).rejects.toThrow("memory.pack");
  });

  test("is refused when it is cut short, or by whom cannot unpack it", async () => {
    serve([packed.slice(0, -1)]);
    await expect(new Downloads(() => {}, { zstandard }).unpacked(file)).rejects.toThrow("instead of");
    serve([packed]);
    await expect(new Downloads(() => {}).unpacked(file)).rejects.toThrow("unpacks to 0 bytes");
  });
});

test("a second attempt asks the site itself", async () => {
  const asked = serve([packed]);
  expect(await new Downloads(() => {}, { afresh: true }).unpacked(file)).toEqual(content);
  expect(asked).toMatchObject([{ cache: "reload" }]);
});

test("a download of which nothing comes for a while has stalled, and is asked for again until nothing more comes", async () => {
  const asked = serve([packed.slice(0, 20)], { ends: false });
  const coming = new Downloads(() => {}).unpacked(file);
  const told = expect(coming).rejects.toThrow("en.pack stalled");
  await vi.advanceTimersByTimeAsync(25_000);
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(200_000);
  await told;
  expect(asked).toHaveLength(7);
});

describe("a download that breaks off", () => {
  /** A line that breaks after so many bytes of each answer, the last number of them being that of all that follow. */
  function breakAfter(...lengths: number[]) {
    const asked: RequestInit[] = [];
    vi.stubGlobal("fetch", (_: string, how: RequestInit) => {
      const length = lengths[Math.min(asked.length, lengths.length - 1)] ?? 0;
      asked.push(how);
      if (!length) return Promise.reject(new TypeError("Failed to fetch"));
      let sent = false;
      const body = new ReadableStream({
        pull(controller) {
          if (!sent) controller.enqueue(packed.slice(0, length));
          else if (length < packed.length) controller.error(new TypeError("network error"));
          else controller.close();
          sent = true;
        },
      });
      return Promise.resolve(new Response(body));
    });
    return asked;
  }

  test("goes on where it was, out of what the browser has kept, and so does the count", async () => {
    const asked = breakAfter(20, 0, 15, 40, packed.length);
    const told: number[] = [];
    const coming = new Downloads((loaded) => told.push(loaded)).unpacked(file);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await coming).toEqual(content);
    expect(asked).toHaveLength(5);
    for (const how of asked) expect(how).not.toHaveProperty("cache");
    expect(told).toEqual([...told].sort((one, other) => one - other));
    expect([told[0], told.at(-1)]).toEqual([20, packed.length]);
  });

  test("is given up when nothing more of it has come for half a minute, and at once where nothing ever came", async () => {
    const asked = breakAfter(20, 0);
    const told = expect(new Downloads(() => {}).unpacked(file)).rejects.toThrow("could not be fetched");
    await vi.advanceTimersByTimeAsync(31_000);
    expect(asked).toHaveLength(6);
    await vi.advanceTimersByTimeAsync(1_000);
    await told;
    expect(asked).toHaveLength(7);
    const never = breakAfter(0);
    await expect(new Downloads(() => {}).unpacked(file)).rejects.toThrow("could not be fetched");
    expect(never).toHaveLength(1);
  });

  test("before anything of it was read is asked for again like any other", async () => {
    const asked: RequestInit[] = [];
    vi.stubGlobal("fetch", (_: string, how: RequestInit) => {
      const body = new ReadableStream({
        start(controller) {
          if (asked.length) controller.enqueue(packed);
          if (asked.length) controller.close();
          else controller.error(new TypeError("network error"));
        },
      });
      asked.push(how);
      return Promise.resolve(new Response(body));
    });
    const coming = new Downloads(() => {}).unpacked(file);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await coming).toEqual(content);
    expect(asked).toHaveLength(2);
  });

  test("goes on at once when the browser is online again", async () => {
    const asked = breakAfter(20, 0, 0, 0, 0, packed.length);
    const coming = new Downloads(() => {}).unpacked(file);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(asked).toHaveLength(5);
    line.dispatchEvent(new Event("online"));
    expect(await coming).toEqual(content);
  });
});

test("a slow download is none that has stalled", async () => {
  let feed!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (feed = controller) });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body)));
  const coming = new Downloads(() => {}).unpacked(file);
  for (let i = 0; i < packed.length; i += 30) {
    await vi.advanceTimersByTimeAsync(15_000);
    feed.enqueue(packed.slice(i, i + 30));
  }
  feed.close();
  expect(await coming).toEqual(content);
});

test("a file that has failed is out of the count of those beside it", async () => {
  const told: number[][] = [];
  let feed!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (feed = controller) });
  const answers = [new Response(body), new Response(packed.slice(0, -1))];
  vi.stubGlobal("fetch", () => Promise.resolve(answers.shift()));
  const downloads = new Downloads((...counts) => told.push(counts));
  const coming = downloads.unpacked(file);
  await expect(downloads.unpacked({ ...file, url: "lists/tr.pack" })).rejects.toThrow("tr.pack has");
  expect(told.at(-1)?.[1]).toBe(2 * packed.length);
  feed.enqueue(packed);
  feed.close();
  expect(await coming).toEqual(content);
  expect(told.at(-1)).toEqual([packed.length, packed.length]);
});

test("of a file that has failed no progress is told any more, and no more of it is fetched", async () => {
  const told: number[] = [];
  let feed!: ReadableStreamDefaultController<Uint8Array>;
  let isCancelled = false;
  vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (feed = controller) });
    signal?.addEventListener("abort", () => (isCancelled = true));
    return Promise.resolve(new Response(body));
  });
  const coming = new Downloads((loaded) => told.push(loaded)).unpacked(file);
  const refused = expect(coming).rejects.toThrow("cannot be unpacked");
  await vi.advanceTimersByTimeAsync(200);
  const wrong = packed.slice(0, 40);
  wrong.fill(255, 12, 40);
  feed.enqueue(wrong);
  await refused;
  expect(isCancelled).toBe(true);
  const before = told.length;
  await vi.advanceTimersByTimeAsync(200);
  feed.enqueue(packed.slice(40));
  await vi.advanceTimersByTimeAsync(200);
  expect(told).toHaveLength(before);
});

describe("what the service worker has unpacked and kept", () => {
  const sum = async (bytes: Uint8Array<ArrayBuffer>) =>
    `sha256-${btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))))}`;

  /** Keeps this in the place of the file, in a stream of bytes or of pieces. */
  function keep(kept: Uint8Array<ArrayBuffer>, type?: "bytes") {
    const start = (controller: ReadableByteStreamController | ReadableStreamDefaultController) => {
      for (let i = 0; i < kept.length; i += 1000) controller.enqueue(kept.slice(i, i + 1000));
      controller.close();
    };
    const body = type ? new ReadableStream({ type, start }) : new ReadableStream({ start });
    const headers = { "content-length": `${content.length}` };
    vi.stubGlobal("isSecureContext", true);
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { headers })));
  }

  test.each(["bytes", undefined] as const)("is taken as it is (%s)", async (type) => {
    const told: number[] = [];
    keep(content, type);
    const known = { ...file, integrity: await sum(content) };
    expect(await new Downloads((loaded) => told.push(loaded)).unpacked(known)).toEqual(content);
    expect(told.at(-1)).toBe(packed.length);
  });

  test.each(["bytes", undefined] as const)("is refused when it is spoilt or cut short (%s)", async (type) => {
    const known = { ...file, integrity: await sum(content) };
    const spoilt = content.slice();
    spoilt[4000]! ^= 1; // there are 6000
    keep(spoilt, type);
    await expect(new Downloads(() => {}).unpacked(known)).rejects.toThrow("en.pack is damaged");
    keep(content.slice(0, 5000), type);
    await expect(new Downloads(() => {}).unpacked(known)).rejects.toThrow("en.pack");
  });
});
