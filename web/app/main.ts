/** The page's entry: one engine, one page. */
import { engine, isKept } from "./engine.ts";
import "./app.ts";
import type { App } from "./app.ts";
import { watchCovered } from "../ui/covered.ts";
import { guardQuickPresses } from "../ui/quick-presses.ts";
import { fetchAhead } from "../ui/site-pieces.ts";
import { piecesOf } from "../games/pieces.ts";
import { games } from "../games/registry.ts";
import { language } from "../text/language.ts";
import { watchForUpdate } from "./service-worker.ts";

/** The one element of index.html. */
const app = document.querySelector("tw-app") as App;
app.engine = engine;
void app.pieces.settled.then(() => engine.start());
watchCovered();
guardQuickPresses();

/** Milliseconds that a game has to draw its first answer, before anything else is done. */
const DRAWN = 500;

/** Settles with the first answer. A start that fails on a first visit is waited for: nothing can be kept before it has succeeded. */
const loaded = new Promise((resolve) => {
  const answered = () => !engine.failed && setTimeout(resolve, DRAWN);
  const look = () => engine.failed && isKept() && resolve(null);
  engine.addEventListener("idle", answered);
  engine.addEventListener("state", look);
  look();
});

/** Has the other games fetched once there is nothing else to do. */
const ahead = async () => {
  await loaded;
  if (isKept()) return;
  await new Promise((resolve) =>
    "requestIdleCallback" in globalThis ? requestIdleCallback(resolve) : resolve(null),
  );
  await fetchAhead(games().flatMap(({ id }) => piecesOf(id, language())));
};

void watchForUpdate({
  loaded: ahead(),
  used: () => engine.listFiles,
  onWaiting: (apply) => (app.waiting = apply),
  onKept: () => engine.dispatchEvent(new CustomEvent("kept")),
  missing: app,
});
