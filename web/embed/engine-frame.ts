/** `embed.html#engine`: an engine without a page, for solvers of a host page of another origin. */

import { Engine } from "../engine/client.ts";
import { greetHost } from "./frame-link.ts";
import { FrameServer } from "./frame-server.ts";
import { reloadIfStale } from "./reload-stale.ts";

export function start(build: string): void {
  const engine = new Engine({ keep: false });
  let server: FrameServer | null = null;
  greetHost({
    build,
    lists: Object.keys(PAGE.lists),
    onOpen(port) {
      server?.end();
      server = new FrameServer(port, engine, { reload: () => reloadIfStale(build) });
      engine.start();
    },
  });
}
