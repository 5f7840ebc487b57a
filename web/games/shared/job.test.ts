import { describe, expect, it, vi } from "vitest";
import { EngineError, aborted } from "../../rpc/messages.ts";
import { Job, type Hooks, type Work } from "./job.ts";

interface Params {
  draws: number;
}

/** Work that goes on when the test says so. */
class SlowWork implements Work<Params, string, string | null> {
  readonly runs: {
    hooks: Hooks<string | null>;
    end: (result: string) => void;
    fail: (error: Error) => void;
  }[] = [];
  ended = false;

  run(_params: Params, hooks: Hooks<string | null>): Promise<string> {
    return new Promise((end, fail) => {
      hooks.signal.addEventListener("abort", () => fail(aborted()));
      this.runs.push({ hooks, end, fail });
    });
  }

  end() {
    this.ended = true;
  }
}

function setUp() {
  const host = { addController() {}, requestUpdate: vi.fn() };
  const work = new SlowWork();
  const job = new Job<Params, string, string | null>(host as never, work);
  return { job, work, host };
}

const turns = () => new Promise((resolve) => setTimeout(resolve));

describe("a job", () => {
  it("tells what there is of the result, and then the result", async () => {
    const { job, work, host } = setUp();
    const running = job.start({ draws: 5 });
    expect([job.state, job.known]).toEqual(["running", null]);
    work.runs[0]?.hooks.onProgress({ done: 2, total: 5, partial: "some" });
    expect([job.known, job.progress?.done]).toEqual(["some", 2]);
    work.runs[0]?.end("all");
    await running;
    expect([job.state, job.known]).toEqual(["done", "all"]);
    expect(host.requestUpdate).toHaveBeenCalledTimes(3);
  });

  it("keeps what there is while progress brings nothing new", () => {
    const { job, work } = setUp();
    void job.start({ draws: 5 });
    work.runs[0]?.hooks.onProgress({ done: 2, total: 5, partial: "some" });
    work.runs[0]?.hooks.onProgress({ done: 3, total: 5, partial: null });
    expect([job.known, job.progress?.done]).toEqual(["some", 3]);
    void job.start({ draws: 6 });
    expect(job.known).toBe(null);
  });

  it("keeps what there was when it is cancelled, and knows nothing when it is forgotten", async () => {
    const { job, work } = setUp();
    const running = job.start({ draws: 5 });
    work.runs[0]?.hooks.onProgress({ done: 2, total: 5, partial: "some" });
    job.cancel();
    await running;
    expect([job.state, job.known]).toEqual(["cancelled", "some"]);
    job.forget();
    expect([job.state, job.known, job.params]).toEqual(["idle", null, null]);
  });

  it("says why it was refused", async () => {
    const { job, work } = setUp();
    const running = job.start({ draws: 5 });
    work.runs[0]?.fail(new EngineError({ code: -32602, message: "No.", data: { field: "draws" } }));
    await running;
    expect([job.state, job.refusal?.message, job.refusal?.data.field]).toEqual(["refused", "No.", "draws"]);
  });

  it("hears of the run that was started last, and of no other", async () => {
    const { job, work } = setUp();
    void job.start({ draws: 5 });
    const second = job.start({ draws: 6 });
    work.runs[0]?.hooks.onProgress({ done: 2, total: 5, partial: "old" });
    await turns();
    expect([job.state, job.known]).toEqual(["running", null]);
    work.runs[1]?.end("new");
    await second;
    expect([job.params, job.known]).toEqual([{ draws: 6 }, "new"]);
  });

  it("is forgotten for other params than its own, and ends with its page", () => {
    const { job, work } = setUp();
    void job.start({ draws: 5 });
    job.keepFor({ draws: 5 });
    expect(job.state).toBe("running");
    job.keepFor({ draws: 6 });
    expect(job.state).toBe("idle");
    job.hostDisconnected();
    expect(work.ended).toBe(true);
  });
});
