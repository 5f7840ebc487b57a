/** Searches that players begin with, by the alphabet of the list. */
import { condition, group, type Group } from "./conditions.ts";

export type Example = "two" | "likely" | "stem" | "rare" | "meaning";

const length = (least: number, most: number) => condition("length", { least: `${least}`, most: `${most}` });

const likely = condition("probability", { least: "1", most: "500" });

const everywhere: readonly [Example, Group][] = [
  ["two", group("all", length(2, 2))],
  ["likely", group("all", length(7, 7), likely)],
];

const own: Readonly<Partial<Record<string, readonly [Example, Group][]>>> = {
  en: [
    ["stem", group("all", condition("anagram", { text: "SATINE?" }))],
    [
      "rare",
      group(
        "all",
        condition("letters", { text: "Q", least: "1" }),
        group("none", condition("letters", { text: "U", least: "1" })),
      ),
    ],
    ["meaning", group("all", condition("definition", { text: "fish" }), length(2, 6))],
  ],
  tr: [
    ["stem", group("all", condition("anagram", { text: "KALEMİ?" }))],
    ["rare", group("all", condition("letters", { text: "J", least: "1" }), length(2, 5))],
  ],
};

export const examplesFor = (alphabet: string): readonly [Example, Group][] => [
  ...everywhere,
  ...(own[alphabet] ?? []),
];
