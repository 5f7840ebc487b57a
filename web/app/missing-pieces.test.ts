import type { ReactiveControllerHost } from "lit";
import { afterEach, expect, it, vi } from "vitest";
import { Pieces } from "../games/pieces.ts";
import { register, type Game } from "../games/registry.ts";

const missing = () => Promise.reject(new Error("It did not come."));

afterEach(() => {
  vi.unstubAllGlobals();
});

it("tells once of what does not come, however much of it fails before its language is there", async () => {
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type: "reload" }] }); // it has been tried anew
  register({ id: "missing", page: missing, texts: { tr: missing } } as unknown as Game); // no more of it is asked for
  const host = { addController: vi.fn(), requestUpdate: vi.fn() } as unknown as ReactiveControllerHost;
  const onMissing = vi.fn();
  const pieces = new Pieces(host, { onMissing });
  pieces.want("missing", "tr");
  await pieces.settled; // a rejection that nobody hears fails the run
  expect([pieces.failed, pieces.ready, onMissing.mock.calls.length]).toEqual([true, false, 1]);
});
