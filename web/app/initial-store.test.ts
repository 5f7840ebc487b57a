import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubStorage } from "../ui/storage.stub.ts";
import { startStore } from "./initial-store.ts";

let storage: Map<string, string>;
let window: EventTarget;

beforeEach(() => {
  storage = stubStorage();
  window = new EventTarget();
  vi.stubGlobal("window", window);
  vi.stubGlobal("PAGE", { catalogue: [{ id: "en" }, { id: "tr" }] });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
});

afterEach(() => vi.unstubAllGlobals());

const kept = () => JSON.parse(storage.get("tilewise") ?? "{}") as unknown;

/** What the browser tells the other tabs. */
const tell = () => {
  window.dispatchEvent(Object.assign(new Event("storage"), { key: "tilewise" }));
};

test("what is chosen is kept, and nothing else", () => {
  const store = startStore(null);
  store.set({ theme: "dark" });
  expect(kept()).toEqual({ theme: "dark" });
  expect(startStore(null).settings).toMatchObject({ theme: "dark", sounds: false });
});

test("a choice in one tab is not undone by another choice in a second one, and holds there too", () => {
  const [one, other] = [startStore(null), startStore(null)];
  one.set({ theme: "dark", list: "tr" });
  other.set({ sounds: true });
  expect(kept()).toEqual({ theme: "dark", list: "tr", sounds: true });
  tell();
  expect(other.settings).toMatchObject({ theme: "dark", sounds: true });
  expect(other.settings.list, "the list that one looks at stays").toBe("en");
  other.set({ hideRude: true });
  expect(kept()).toEqual({ theme: "dark", list: "tr", sounds: true, hideRude: true });
});

test("what another page of the host has kept there is read as hostile", () => {
  storage.set("tilewise", '{"theme": 7, "language": "xx", "sounds": "yes", "list": []}');
  expect(startStore(null).settings).toMatchObject({
    theme: "system",
    language: "en",
    sounds: false,
    list: "en",
  });
  const store = startStore(null);
  tell();
  expect(store.settings.theme).toBe("system");
});
