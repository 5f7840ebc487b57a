/** What the app gives to every page and its parts, however deep they lie. */
import { createContext } from "@lit/context";
import type { Store } from "./store.ts";
import type { Engine } from "../../engine/client.ts";

export const engineContext = createContext<Engine | null>("tilewise-engine");

export const storeContext = createContext<Store | null>("tilewise-store");

/** Brings the address up to date and gives the link to the position on Tilewise's own page. */
export const linkContext = createContext<() => string>("tilewise-link");
