import type { ReactiveControllerHost } from "lit";
import { expect, it, vi } from "vitest";
import { Pieces } from "./pieces.ts";

const missing = () => Promise.reject(new Error("It did not come."));
const game = { id: "game", page: missing, texts: { tr: missing } };

vi.mock(import("./registry.ts"), async (actual) => ({
  ...(await actual()),
  games: () => [game] as never,
  findGame: () => game as never,
}));
vi.mock(import("../ui/site-pieces.ts"), async (actual) => ({ ...(await actual()), preload: () => {} }));
vi.mock(import("../engine/line.ts"), async (actual) => ({
  ...(await actual()),
  mayReload: () => Promise.resolve(false),
}));

it("tells once of what does not come, however much of it fails before its language is there", async () => {
  const host = { addController: vi.fn(), requestUpdate: vi.fn() } as unknown as ReactiveControllerHost;
  const onMissing = vi.fn();
  const pieces = new Pieces(host, { onMissing });
  pieces.want("game", "tr");
  await pieces.settled; // a rejection that nobody hears fails the run
  expect([pieces.failed, pieces.ready, onMissing.mock.calls.length]).toEqual([true, false, 1]);
});
