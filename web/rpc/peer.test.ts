import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Code, EngineError, success } from "./messages.ts";
import type { Message, Request } from "./messages.ts";
import { Peer, UNANSWERED } from "./peer.ts";
import type { PeerOptions } from "./peer.ts";

interface Methods {
  double: { params: { of: number }; result: number };
  wait: { params: object; result: string; progress: string[] };
}

/** Two peers that speak to each other at once, in JSON as over a line; `said` is what the first one has sent. */
function pair(options: PeerOptions, asking: PeerOptions = {}) {
  const said: (Message | Request[])[] = [];
  const here = new Peer<Methods>(asking);
  const there = new Peer<never>(options);
  here.connect((message) => {
    said.push(message);
    there.receive(JSON.stringify(message));
  });
  there.connect((message) => here.receive(JSON.stringify(message)));
  return { here, there, said };
}

const double = ({ params }: Request) => (params as { of: number }).of * 2;

/** A method that never ends by itself. */
const never = () => new Promise(() => {});

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("a request", () => {
  test("gets its own answer", async () => {
    const { here } = pair({ answer: double });
    const answers = [1, 2, 3].map((of) => here.request("double", { of }));
    expect(await Promise.all(answers)).toEqual([2, 4, 6]);
    expect(here.open).toBe(0);
  });

  test("that is refused rejects with what the other side said", async () => {
    const refusal = { code: Code.invalidParams, message: "No.", data: { code: "no", field: "of" } };
    const { here } = pair({
      answer: () => {
        throw new EngineError(refusal);
      },
    });
    const error = await here.request("double", { of: 1 }).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(EngineError);
    expect(error).toMatchObject(refusal);
  });

  test("under which a method breaks rejects as an internal error", async () => {
    const { here } = pair({ answer: () => (undefined as unknown as string).length });
    await expect(here.request("double", { of: 1 })).rejects.toMatchObject({ code: Code.internal });
  });

  test("to a side that answers nothing is refused", async () => {
    const { here } = pair({});
    await expect(here.request("double", { of: 1 })).rejects.toBeInstanceOf(EngineError);
  });

  test("hears how far it is", async () => {
    const seen: unknown[] = [];
    const { here } = pair({
      answer: (_, { report }) => {
        for (const done of [1, 2]) report({ kind: "report", done, total: 2, partial: ["x"] });
        return "done";
      },
    });
    await here.request("wait", {}, { onProgress: ({ done, partial }) => seen.push([done, partial]) });
    expect(seen).toEqual([
      [1, ["x"]],
      [2, ["x"]],
    ]);
  });

  test("may be answered another way", async () => {
    const { here, there } = pair({ answer: () => UNANSWERED });
    const answer = here.request("wait", {});
    await settled();
    expect(here.open).toBe(1);
    here.receive('{"jsonrpc":"2.0","id":1,"result":"from elsewhere"}');
    expect(await answer).toBe("from elsewhere");
    there.disconnect();
  });
});

describe("a batch", () => {
  test("goes in one message, and each request is answered by itself", async () => {
    const ended: string[] = [];
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const { here, said } = pair({
      answer: async (request) => {
        if (request.method === "double") return double(request);
        await gate;
        return "at last";
      },
    });
    const [slow, quick] = here.batch([
      { method: "wait", params: {} },
      { method: "double", params: { of: 4 } },
    ]);
    void slow.then((text) => ended.push(text));
    expect(await quick).toBe(8);
    expect(ended).toEqual([]);
    release();
    expect(await slow).toBe("at last");
    expect(said).toHaveLength(1);
    expect(said[0]).toHaveLength(2);
  });

  test("of one is a plain request", () => {
    const { here, said } = pair({ answer: double });
    void here.batch([{ method: "double", params: { of: 1 } }])[0];
    expect(said[0]).not.toBeInstanceOf(Array);
  });

  test("supersedes by the view of each request", async () => {
    const { here } = pair({ answer: never });
    const [plays, unseen] = here.batch([
      { method: "wait", params: {}, view: "plays" },
      { method: "wait", params: {}, view: "unseen" },
    ]);
    here.request("wait", {}, { view: "plays" }).catch(() => {});
    await expect(plays).rejects.toMatchObject({ name: "AbortError" });
    expect(here.open).toBe(2);
    here.end();
    await expect(unseen).rejects.toMatchObject({ name: "AbortError" });
  });

  test("that takes the place of another is asked once, and in one message", () => {
    const { here, said } = pair({ answer: never });
    const views = ["plays", "unseen"] as const;
    for (let round = 0; round < 2; round++)
      for (const answer of here.batch(views.map((view) => ({ method: "wait" as const, params: {}, view }))))
        answer.catch(() => {});
    const asked = said.flatMap((message) => message).flatMap((each) => ("id" in each ? [each.id] : []));
    expect(asked).toEqual([1, 2, 3, 4]);
    expect(said.map((message) => (message instanceof Array ? message.length : "cancel"))).toEqual([
      2,
      "cancel",
      "cancel",
      2,
    ]);
    here.end();
  });

  test("of two that have one view asks the later alone", async () => {
    const { here, said } = pair({ answer: never });
    const [first, second] = here.batch([
      { method: "wait", params: {}, view: "plays" },
      { method: "wait", params: {}, view: "plays" },
    ]);
    await expect(first).rejects.toMatchObject({ name: "AbortError" });
    expect(said).toMatchObject([{ id: 2 }]);
    here.end();
    await expect(second).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("an aborted request", () => {
  test("ends at once on both sides", async () => {
    let signal: AbortSignal | undefined;
    const { here, said } = pair({
      answer: (_, context) => {
        ({ signal } = context);
        return never();
      },
    });
    const abort = new AbortController();
    const answer = here.request("wait", {}, { signal: abort.signal });
    abort.abort();
    await expect(answer).rejects.toMatchObject({ name: "AbortError" });
    expect(signal?.aborted).toBe(true);
    expect(said.at(-1)).toMatchObject({ method: "$/cancelRequest", params: { id: 1 } });
  });

  test("is never sent if it was aborted before", async () => {
    const { here, said } = pair({ answer: double });
    const answer = here.request("double", { of: 1 }, { signal: AbortSignal.abort() });
    await expect(answer).rejects.toMatchObject({ name: "AbortError" });
    expect(said).toEqual([]);
  });

  test.each(["answered", "refused", "aborted"])(
    "leaves no listener at its signal once it was %s",
    async (how) => {
      const { here } = pair({
        answer: () => {
          if (how === "refused") throw new Error("no");
          return how === "aborted" ? never() : "yes";
        },
      });
      const abort = new AbortController();
      const [added, removed] = [
        vi.spyOn(abort.signal, "addEventListener"),
        vi.spyOn(abort.signal, "removeEventListener"),
      ];
      const answer = here.request("wait", {}, { signal: abort.signal }).catch(() => {});
      if (how === "aborted") abort.abort();
      await answer;
      expect(added.mock.calls.length).toBe(1);
      expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
        added.mock.calls.map(([, each]) => each),
      );
    },
  );
});

describe("a request that does not end when it is cancelled", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const stuck = () => {
    const onStuck = vi.fn();
    const here = new Peer<Methods>({ patience: (view) => (view ? 3000 : 500), onStuck });
    here.connect(() => {});
    return { here, onStuck };
  };

  test("is told of after the patience that is had with it", () => {
    const { here, onStuck } = stuck();
    const abort = new AbortController();
    here.request("wait", {}, { signal: abort.signal }).catch(() => {});
    here.request("wait", {}, { signal: abort.signal, view: "plays" }).catch(() => {});
    abort.abort();
    vi.advanceTimersByTime(499);
    expect(onStuck).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onStuck).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2500);
    expect(onStuck).toHaveBeenCalledTimes(2);
  });

  test("is not, once it has ended or nobody is there", () => {
    const { here, onStuck } = stuck();
    for (const end of [
      () => here.receive({ jsonrpc: "2.0", id: 1, result: "late" }),
      () => here.disconnect(),
    ]) {
      const abort = new AbortController();
      here.request("wait", {}, { signal: abort.signal }).catch(() => {});
      abort.abort();
      end();
    }
    vi.advanceTimersByTime(10_000);
    expect(onStuck).not.toHaveBeenCalled();
  });
});

describe("a connection", () => {
  test("that takes the place of another is asked what was not answered, after what it has to know", async () => {
    const here = new Peer<Methods>();
    const answer = here.request("double", { of: 2 });
    const said: Request[] = [];
    here.connect(() => {});
    here.connect((message) => void said.push(message as Request), [{ method: "teach", params: {} }]);
    expect(said.map(({ id, method }) => [id, method])).toEqual([
      [2, "teach"],
      [1, "double"],
    ]);
    here.receive({ jsonrpc: "2.0", id: 1, result: 4 });
    expect(await answer).toBe(4);
  });

  test("that breaks off under a request costs that request alone, whatever else was there", async () => {
    const asked: string[] = [];
    const twice = { code: Code.engineFailed, message: "twice" };
    const here = new Peer<Methods>();
    /** Another end, which breaks off under `wait`. */
    const connect = () =>
      here.connect((message) => {
        const { id, method, params } = message as Request; // each is sent by itself
        asked.push(method);
        queueMicrotask(() => {
          if (method === "double") return here.receive(success(id, double({ params } as Request)));
          here.brokeOff(twice);
          connect();
        });
      });
    const before = here.request("double", { of: 1 });
    const deadly = here.request("wait", {});
    const after = here.request("double", { of: 2 });
    here.connect(() => {});
    here.brokeOff(twice); // under one of the three
    connect();
    const later = here.request("double", { of: 3 });
    await expect(deadly).rejects.toMatchObject(twice);
    expect(await Promise.all([before, after, later])).toEqual([2, 4, 6]);
    expect(asked).toEqual(["double", "double", "wait", "double"]);
  });

  test("that was replaced for another reason blames nobody the first time it breaks off", async () => {
    const here = new Peer<Methods>();
    const answer = here.request("double", { of: 1 });
    here.connect(() => {});
    here.connect(() => {});
    here.brokeOff({ code: Code.engineFailed, message: "twice" });
    here.connect((message) => queueMicrotask(() => here.receive(success((message as Request).id, 2))));
    expect(await answer).toBe(2);
  });

  test("that is gone hears no late answer", async () => {
    const said: Message[] = [];
    const there = new Peer<never>({ answer: () => settled().then(() => "late") });
    there.connect((message) => void said.push(message as Message));
    there.receive({ jsonrpc: "2.0", id: 1, method: "wait", params: {} });
    there.disconnect();
    there.connect((message) => void said.push(message as Message));
    await settled();
    await settled();
    expect(said).toEqual([]);
  });
});

test("a request of an odd shape is refused, one that nobody can be told of is not heard", async () => {
  const said: Message[] = [];
  const answer = vi.fn(() => "done");
  const peer = new Peer<Methods>({ answer });
  peer.connect((message) => void said.push(message as Message));
  const odd = [
    { id: 1, method: 7, params: {} },
    { id: 2, method: "wait", params: 3 },
    { id: 3, method: "wait", params: [] },
    { id: {}, method: "wait", params: {} },
    { id: null, method: "wait", params: {} },
    { id: 4, method: "wait", params: null },
    { id: "five", method: "wait" },
    { method: "$/cancelRequest", params: null },
    { method: 8, params: {} },
  ];
  for (const message of odd) peer.receive({ jsonrpc: "2.0", ...message });
  await settled();
  expect(said).toMatchObject([
    { id: 1, error: { code: Code.invalidRequest } },
    { id: 2, error: { code: Code.invalidParams } },
    { id: 3, error: { code: Code.invalidParams } },
    { id: 4, result: "done" },
    { id: "five", result: "done" },
  ]);
  expect(answer).toHaveBeenCalledTimes(2);
});

test("what is no message is not heard", () => {
  const hear = vi.fn();
  const peer = new Peer<Methods>({ hear });
  for (const data of [null, 7, {}, { jsonrpc: "1.0", method: "x" }, "null", "[]"]) peer.receive(data);
  expect(hear).not.toHaveBeenCalled();
  peer.receive({ jsonrpc: "2.0", method: "$/engine", params: { stage: "ready" } });
  peer.receive({ jsonrpc: "2.0", method: "$/cancelRequest", params: { id: 99 } });
  expect(hear).toHaveBeenCalledTimes(2);
});
