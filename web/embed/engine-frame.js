/** `embed.html#engine`: an engine without a page, for solvers of a host page of another origin. */

import { renew } from "./renew.js";
import { serve } from "./server.js";
import { greetHost } from "./wire.js";
import { Engine } from "../engine/client.js";

/** @param {string} build */
export function start(build) {
  const engine = new Engine({ keep: false });
  /** @type {ReturnType<typeof serve> | null} */
  let served = null;
  greetHost({
    build,
    welcome: () => ({ lists: Object.keys(PAGE.lists) }),
    onWire(wire) {
      served?.end();
      served = serve(wire, engine, { renew: () => renew(build) });
      engine.start();
    },
  });
}
