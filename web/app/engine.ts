/** Starts the engine before the rest of the page's code is there: a small script of its own, which comes first. */
import { Engine } from "../engine/client.ts";

export const engine = new Engine();
engine.start();
