/** The page's entry: one engine, one page. */
import { Engine } from "../engine/client.js";
import "../games/letterpress/index.js";
import "../games/crossword/index.js";
import "../games/tycoon/index.js";
import "../games/anagrams/index.js";
import "../games/draw/index.js";
import "../games/race/index.js";
import "./app.js";
import { watchForUpdate } from "./update.js";

const engine = new Engine();
const app = /** @type {import("./app.js").App} */ (document.querySelector("tw-app"));
app.engine = engine;
watchForUpdate({ onWaiting: (apply) => (app.waiting = apply) });
engine.start();
