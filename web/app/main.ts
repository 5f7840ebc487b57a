/** The page's entry: one engine, one page. */
import { engine } from "./engine.ts";
import "./app.ts";
import type { App } from "./app.ts";
import { watchCovered } from "../components/covered.ts";
import { watchForUpdate } from "./service-worker.ts";

/** The one element of index.html. */
const app = document.querySelector("tw-app") as App;
app.engine = engine;
watchCovered();

/** Milliseconds that a game has to draw its first answer, before anything else is done. */
const DRAWN = 500;

const loaded = new Promise((resolve) => {
  const answered = () => setTimeout(resolve, DRAWN);
  const look = () => engine.state.stage === "failed" && resolve(null);
  engine.addEventListener("idle", answered, { once: true });
  engine.addEventListener("state", look);
  look();
});
void watchForUpdate({
  loaded,
  used: () => engine.listFiles,
  onWaiting: (apply) => (app.waiting = apply),
  onKept: () => engine.dispatchEvent(new CustomEvent("kept")),
  missing: app,
});
