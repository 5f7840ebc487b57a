import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Message, Request } from "../rpc/messages.ts";
import type { Engine as EngineClass } from "./client.ts";

for (const name of ["addEventListener", "removeEventListener"]) vi.stubGlobal(name, () => {});
vi.stubGlobal("PAGE", {
  worker: "./worker.js",
  scripts: [],
  catalogue: [],
  lists: { en: { url: "../lists/en", bytes: 1 } },
  meanings: { en: { a: { url: "../meanings/a" }, b: { url: "../meanings/b" } } },
});
const { Engine } = await import("./client.ts");

/** A worker that answers what a test has it answer. */
class FakeWorker {
  onmessage: (event: { data: unknown }) => void = () => {};
  onerror: (event: { message: string; preventDefault: () => void }) => void = () => {};
  readonly heard: (Message | Request[])[] = [];
  isEnded = false;

  postMessage(message: Message | Request[]) {
    this.heard.push(message);
  }
  terminate() {
    this.isEnded = true;
  }
  say(message: object) {
    this.onmessage({ data: JSON.stringify({ jsonrpc: "2.0", ...message }) });
  }
  report(stage: string) {
    this.say({ method: "$/engine", params: { stage } });
  }
  die(message = "killed") {
    this.onerror({ message, preventDefault() {} });
  }
}

let workers: FakeWorker[];
let engine: EngineClass;
const last = () => workers.at(-1) as FakeWorker;

beforeEach(() => {
  workers = [];
  const worker = () => {
    workers.push(new FakeWorker());
    return last() as unknown as Worker;
  };
  engine = new Engine({ worker, keep: false });
});

const check = { lexicon: "en", words: [] };

describe("an engine", () => {
  test("starts with the first request, which waits for it", async () => {
    expect(engine.state.stage).toBe("idle");
    const answer = engine.request("lexicon.check", check);
    expect(engine.state.stage).toBe("download");
    expect(last().heard).toMatchObject([{ id: 1, method: "lexicon.check", params: check }]);
    last().report("ready");
    last().say({ id: 1, result: { valid: {} } });
    expect(await answer).toEqual({ valid: {} });
    engine.stop();
  });

  test("sends a batch in one message, and says of each answer what it took by itself", async () => {
    vi.useFakeTimers();
    engine.start();
    last().report("ready");
    const [plays, unseen] = engine.batch([
      { method: "lexicon.check", params: check, view: "plays" },
      { method: "lexicon.text", params: { lexicon: "en" }, view: "unseen" },
    ]);
    expect(last().heard).toHaveLength(1);
    vi.advanceTimersByTime(30);
    last().say({ id: 1, result: { valid: {} } });
    expect(await plays).toEqual({ result: { valid: {} }, milliseconds: 30 });
    vi.advanceTimersByTime(5);
    last().say({ id: 2, result: { text: "" } });
    expect(await unseen).toEqual({ result: { text: "" }, milliseconds: 5 });
    engine.stop();
    vi.useRealTimers();
  });

  test("counts nothing that was waited for before it was ready", async () => {
    vi.useFakeTimers();
    const [answer] = engine.batch([{ method: "lexicon.check", params: check }]);
    vi.advanceTimersByTime(900);
    last().report("ready");
    vi.advanceTimersByTime(7);
    last().say({ id: 1, result: { valid: {} } });
    expect(await answer).toMatchObject({ milliseconds: 7 });
    engine.stop();
    vi.useRealTimers();
  });

  test("whose worker dies asks another what is open, once", async () => {
    engine.start();
    last().report("ready");
    const answer = engine.request("lexicon.check", check);
    last().die();
    expect(workers).toHaveLength(2);
    expect(last().heard).toMatchObject([{ id: 1, method: "lexicon.check" }]);
    last().report("ready");
    last().die();
    await expect(answer).rejects.toThrow("broke off twice");
    await expect(answer).rejects.toMatchObject({ data: { code: "engine-broke-off" } });
    expect(workers).toHaveLength(3);
    engine.stop();
  });

  test("whose worker lacks what the build left out asks one with the whole, again only where that did not come", async () => {
    const shared = {};
    const names: (string | undefined)[] = [];
    const worker = ({ name }: WorkerOptions) => {
      names.push(name);
      workers.push(new FakeWorker());
      return last() as unknown as Worker;
    };
    const parts = (isWhole: boolean) => ({ params: { stage: "ready", parts: { isWhole } } });
    engine = new Engine({ worker, keep: false, shared });
    engine.start();
    last().say({ method: "$/engine", ...parts(false) });
    const answer = engine.request("lexicon.check", check);
    last().report("lacking");
    expect(last().heard).toMatchObject([{ id: 1, method: "lexicon.check" }]);
    for (const _ of ["nobody is blamed at first", "it is alone, and fails for the second time"]) {
      last().say({ method: "$/engine", ...parts(false) });
      last().report("lacking");
    }
    await expect(answer).rejects.toMatchObject({ data: { code: "engine-lacks-part" } });
    last().say({ method: "$/engine", ...parts(true) });
    engine.another().start();
    expect(names).toEqual(["", "whole", "whole", "whole", "given parts"]);
    engine.stop();
  });

  test("replaces a worker that goes on with a request that was aborted, not one that ends it", () => {
    vi.useFakeTimers();
    engine.start();
    last().report("ready");
    for (const ends of [true, false]) {
      const abort = new AbortController();
      engine.request("lexicon.check", check, { signal: abort.signal }).catch(() => {});
      abort.abort();
      if (ends) last().say({ id: 1, error: { code: -32800, message: "" } });
      vi.advanceTimersByTime(600);
      expect(workers).toHaveLength(ends ? 1 : 2);
    }
    engine.stop();
    vi.useRealTimers();
  });

  test("that fails to start refuses what is asked until it is tried again", async () => {
    const answer = engine.request("lexicon.check", check);
    last().say({ method: "$/engine", params: { stage: "failed", error: { code: -32001, message: "No." } } });
    await expect(answer).rejects.toThrow("No.");
    await expect(engine.request("lexicon.check", check)).rejects.toThrow("No.");
    await engine.retry();
    expect(workers).toHaveLength(2);
    engine.stop();
  });

  test("starts again by itself after the line broke, when the site can be reached, and only then", async () => {
    vi.useFakeTimers();
    const failed = (line: boolean) => ({
      params: { stage: "failed", error: { code: -32001, message: "", data: { line } } },
    });
    engine.start();
    last().say({ method: "$/engine", ...failed(false) });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(workers, "the line was not to blame").toHaveLength(1);
    await engine.retry();
    for (const [n, wait] of [1000, 5000, 10_000, 20_000, 40_000, 60_000].entries()) {
      last().say({ method: "$/engine", ...failed(true) });
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(workers).toHaveLength(n + 2);
      await vi.advanceTimersByTimeAsync(1);
      expect(workers).toHaveLength(n + 3);
    }
    last().say({ method: "$/engine", ...failed(true) });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(workers, "it has been tried often enough").toHaveLength(8);
    engine.another().start();
    last().say({ method: "$/engine", ...failed(true) });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(workers, "nobody would end it").toHaveLength(9);
    engine.stop();
    vi.useRealTimers();
  });

  test("whose worker's script did not come is started again, and one that broke is not", async () => {
    vi.useFakeTimers();
    engine.start();
    last().die("");
    await vi.advanceTimersByTimeAsync(1000);
    expect(workers).toHaveLength(2);
    last().die("it is of no use");
    await vi.advanceTimersByTimeAsync(600_000);
    expect(workers).toHaveLength(2);
    engine.stop();
    vi.useRealTimers();
  });

  test("has everybody ask again when a list that the line broke can be reached", async () => {
    vi.useFakeTimers();
    let told = 0;
    engine.addEventListener("catalogue", () => told++);
    const answer = expect(engine.request("lexicon.check", check)).rejects.toThrow();
    last().report("ready");
    last().say({
      id: 1,
      error: { code: -32001, message: "", data: { code: "list-unavailable", line: true } },
    });
    await answer;
    await vi.advanceTimersByTimeAsync(999);
    expect(told).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toBe(1);
    engine.stop();
    vi.useRealTimers();
  });

  test("says that meanings could not be loaded, by a code, and tries them again when the line is back", async () => {
    vi.useFakeTimers();
    const fetched: string[] = [];
    vi.stubGlobal("fetch", (url: string) => {
      fetched.push(url.slice(-1));
      return Promise.reject(new TypeError("Failed to fetch"));
    });
    let told = 0;
    engine.addEventListener("catalogue", () => told++);
    const answer = expect(engine.request("lexicon.check", check)).rejects.toThrow("What words mean");
    last().report("ready");
    last().say({ id: 7, method: "$/list", params: { id: "en-meanings" } });
    await vi.advanceTimersByTimeAsync(0);
    const error = {
      code: -32001,
      message: "What words mean could not be loaded. Check the connection and try again.",
      data: { code: "meanings-unavailable", line: true },
    };
    expect(last().heard.at(-1)).toMatchObject({ id: 7, error });
    expect(fetched, "the others are not tried").toEqual(["a"]);
    last().say({ id: 1, error });
    await answer;
    await vi.advanceTimersByTimeAsync(1000);
    expect(told).toBe(1);
    engine.stop();
    vi.useRealTimers();
  });

  test("says by a code that it did not start, for those who say it in another language", () => {
    engine.start();
    last().die();
    expect(engine.state).toMatchObject({ stage: "failed", error: { data: { code: "engine-start" } } });
  });

  test("hands its worker an own list when it asks for it", async () => {
    engine.start();
    last().say({ id: 7, method: "$/list", params: { id: "my-words" } });
    await vi.waitFor(() =>
      expect(last().heard).toEqual([{ jsonrpc: "2.0", id: 7, result: { bytes: null } }]),
    );
    engine.stop();
  });
});
