/** Puts the page on the table, with every game. */
import type { Engine } from "../engine/client.ts";
import "../games/all.ts";
import "./app.ts";
import type { App } from "./app.ts";

/** The page's one element. */
export const app = document.querySelector("tw-app") as App;

export function openPage(engine: Engine): Engine {
  app.engine = engine;
  return engine;
}
