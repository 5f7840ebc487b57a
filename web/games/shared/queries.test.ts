import { describe, expect, it, vi } from "vitest";
import type { Engine } from "../../engine/client.ts";
import { EngineError, aborted } from "../../rpc/messages.ts";
import { Queries, type Params } from "./queries.ts";

type Check = Params<"lexicon.check">;

const valid = (word: string) => ({ valid: { [word]: true } });

interface Asked {
  word: string;
  signal: AbortSignal;
  tell(partial: unknown): void;
  answer(result: unknown): void;
  refuse(error: Error): void;
}

/** An engine that answers when the test says so. */
class SlowEngine extends EventTarget {
  state = { stage: "ready" };
  lists = { edition: 0 };
  asked: Asked[] = [];
  /** How many requests each message had. */
  messages: number[] = [];

  batch(
    calls: { params: Check; onProgress: (progress: object) => void }[],
    { signal }: { signal: AbortSignal },
  ) {
    this.messages.push(calls.length);
    return calls.map(
      ({ params, onProgress }) =>
        new Promise((resolve, refuse) => {
          const answer = (result: unknown) => resolve({ result, milliseconds: 5 });
          const tell = (partial: unknown) => onProgress({ done: 0, total: 1, partial });
          this.asked.push({ word: params.words[0] ?? "", signal, tell, answer, refuse });
        }),
    );
  }

  /** Answers at once. */
  request(_method: string, { words: [word = ""] }: Check) {
    return Promise.resolve(valid(word));
  }

  change(stage: string) {
    this.state = { stage };
    this.dispatchEvent(new Event("state"));
  }
}

/** A host whose questions the test changes; frames come when the test wants them. */
function setUp() {
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => frames.push(callback));
  vi.stubGlobal("cancelAnimationFrame", () => (frames.length = 0));
  const host = { localName: "tw-test", addController() {}, requestUpdate: vi.fn() };
  const engine = new SlowEngine();
  const told = vi.fn();
  const queries = new Queries(host as never, told); // all of an element that the queries use
  let [first, second]: (string | null)[] = [null, null];
  const check = (word: string | null): Check | null => (word ? { lexicon: "en", words: [word] } : null);
  const one = queries.add("lexicon.check", () => check(first ?? null));
  const two = queries.add("lexicon.check", () => check(second ?? null));
  return {
    ...{ host, engine, queries, one, two, told },
    ask: (word: string | null, other: string | null = null) => {
      [first, second] = [word, other];
      queries.refresh(engine as unknown as Engine); // the test's own
    },
    frame: async () => {
      for (const callback of frames.splice(0)) callback();
      await Promise.resolve();
    },
  };
}

const turns = () => new Promise((resolve) => setTimeout(resolve));

describe("what a page asks", () => {
  it("is told again when the position comes back to it before another answer has come", async () => {
    const { ask, frame, engine, told } = setUp();
    ask("A");
    await frame();
    engine.asked[0]?.answer(valid("A"));
    await turns();
    ask("AB");
    expect(told).toHaveBeenCalledTimes(1);
    ask("A");
    expect(told).toHaveBeenCalledTimes(2);
    expect(told).toHaveBeenLastCalledWith("lexicon.check", { lexicon: "en", words: ["A"] }, valid("A"));
    ask("A");
    expect(told).toHaveBeenCalledTimes(2);
  });

  it("is asked at the next frame, once, and its answer redraws the page", async () => {
    const { ask, frame, engine, one, host, told } = setUp();
    ask("A");
    ask("AB");
    expect(engine.asked).toEqual([]);
    await frame();
    ask("AB");
    await frame();
    expect(engine.asked.map(({ word }) => word)).toEqual(["AB"]);
    expect([one.pending, one.fresh, one.result]).toEqual([true, false, null]);
    engine.asked[0]?.answer(valid("AB"));
    await turns();
    expect(host.requestUpdate).toHaveBeenCalledOnce();
    expect([one.pending, one.fresh, one.result]).toEqual([false, true, valid("AB")]);
    expect(told).toHaveBeenCalledWith("lexicon.check", { lexicon: "en", words: ["AB"] }, valid("AB"));
  });

  it("may be told something on its way, which stays when the answer has come, and goes with the question", async () => {
    const { ask, frame, engine, one, host } = setUp();
    ask("A");
    await frame();
    const [first] = engine.asked;
    first?.tell(null);
    expect([one.partial, host.requestUpdate.mock.calls.length]).toEqual([null, 0]);
    first?.tell("soon");
    expect([one.partial, one.fresh, host.requestUpdate.mock.calls.length]).toEqual(["soon", false, 1]);
    const { key } = one;
    first?.answer(valid("A"));
    await turns();
    expect([one.partial, one.fresh, one.key === key]).toEqual(["soon", true, true]);
    ask("AB");
    first?.tell("late");
    expect([one.partial, one.key === key]).toEqual([null, false]);
  });

  it("goes to the engine in one message, what has changed of it, and each is answered by itself", async () => {
    const { ask, frame, engine, one, two } = setUp();
    ask("A", "B");
    await frame();
    engine.asked[1]?.answer(valid("B"));
    await turns();
    expect([one.pending, two.result]).toEqual([true, valid("B")]);
    ask("C", "B");
    await frame();
    expect(engine.messages).toEqual([2, 1]);
  });

  it("is asked anew when an own list has other words", async () => {
    const { ask, frame, engine, one } = setUp();
    ask("A");
    await frame();
    engine.asked[0]?.answer(valid("A"));
    await turns();
    expect(one.fresh).toBe(true);
    engine.lists.edition++;
    ask("A");
    expect([one.fresh, one.pending]).toEqual([false, true]);
    await frame();
    expect(engine.asked.length).toBe(2);
  });

  it("is not asked again where answers are kept, not even on another page, until words change", async () => {
    const { ask, frame, engine, queries, host } = setUp();
    let word = "A";
    const check = () => ({ lexicon: "kept", words: [word] });
    const kept = queries.add("lexicon.check", check, { kept: true });
    ask(null);
    await frame();
    engine.asked[0]?.answer(valid("A"));
    await turns();
    word = "B";
    ask(null);
    await frame();
    engine.asked[1]?.answer(valid("B"));
    await turns();
    word = "A";
    ask(null);
    expect(kept.result).toEqual(valid("A"));
    const elsewhere = new Queries(host as never);
    const again = elsewhere.add("lexicon.check", check, { kept: true });
    elsewhere.refresh(engine as unknown as Engine);
    expect(again.result).toEqual(valid("A"));
    word = "C";
    const refused = vi.fn();
    expect(await queries.ask("lexicon.check", check(), () => true, refused)).toEqual(valid("C"));
    expect(await queries.ask("lexicon.check", check(), () => false, refused)).toBeNull();
    expect(refused).not.toHaveBeenCalled();
    ask(null);
    expect(kept.result).toEqual(valid("C"));
    await frame();
    expect(engine.asked.length).toBe(2);
    engine.lists.edition++;
    ask(null);
    expect([kept.fresh, kept.pending]).toEqual([false, true]);
  });

  it("keeps an old answer in sight, which is not fresh", async () => {
    const { ask, frame, engine, one } = setUp();
    ask("A");
    await frame();
    engine.asked[0]?.answer(valid("A"));
    await turns();
    ask("B");
    expect([one.answer?.result, one.fresh, one.result]).toEqual([valid("A"), false, null]);
    ask(null);
    expect(one.answer).toBeNull();
  });

  it("is told of an answer only if it is still asked", async () => {
    const { ask, frame, engine, one, told } = setUp();
    ask("A");
    await frame();
    ask("B");
    engine.asked[0]?.answer(valid("A"));
    await turns();
    expect(told).not.toHaveBeenCalled();
    await frame();
    engine.asked[1]?.answer(valid("B"));
    await turns();
    expect(one.result).toEqual(valid("B"));
  });

  it("is asked again when one has come back to it after its answer was of no use", async () => {
    const { ask, frame, engine, one } = setUp();
    ask("A");
    await frame();
    engine.asked[0]?.answer(valid("A"));
    await turns();
    ask("B");
    await frame();
    ask("A");
    engine.asked[1]?.answer(valid("B"));
    await turns();
    ask("B");
    await frame();
    expect(engine.asked.map(({ word }) => word)).toEqual(["A", "B", "B"]);
    engine.asked[2]?.answer(valid("B"));
    await turns();
    expect(one.result).toEqual(valid("B"));
  });

  it("is told why it was refused, as long as it is asked", async () => {
    const { ask, frame, engine, one, queries } = setUp();
    ask("A");
    await frame();
    const data = { code: "letter", field: "words" };
    engine.asked[0]?.refuse(new EngineError({ code: -32602, message: "No.", data }));
    await turns();
    expect(queries.refusal).toMatchObject({ message: "No.", data });
    expect([one.pending, one.fresh]).toEqual([false, false]);
    ask("B");
    expect(queries.refusal).toBeNull();
  });

  it("waits for an engine that has failed, and is asked once that is ready again", async () => {
    const { ask, frame, engine, one } = setUp();
    ask("A");
    await frame();
    engine.state = { stage: "failed" };
    engine.asked[0]?.refuse(new EngineError({ code: -32001, message: "Failed.", data: {} }));
    await turns();
    ask("A");
    await frame();
    expect([engine.asked.length, one.pending, one.refusal]).toEqual([1, true, null]);
    engine.change("download");
    await frame();
    expect(engine.asked.length).toBe(2);
  });

  it("ends when the page is left, and is asked again by one that comes back", async () => {
    const { ask, frame, engine, queries, one } = setUp();
    ask("A");
    await frame();
    queries.hostDisconnected();
    expect(engine.asked[0]?.signal.aborted).toBe(true);
    engine.asked[0]?.refuse(aborted());
    await turns();
    expect(one.refusal).toBeNull();
    queries.hostConnected();
    ask("A");
    await frame();
    expect(engine.asked[1]?.signal.aborted).toBe(false);
  });
});
