/** What all games say of their turns, one under the other, in Turkish. */
import type { turns as english, premiums as englishPremiums } from "./turns-en.ts";

export const turns: typeof english = {
  title: "Oynananlar",
  back: "Bir hamle geri",
  forward: "Bir hamle ileri",
  columns: { score: "kazanılan", total: "toplam" },
  sheet: "Puan çizelgesi",
  unlisted: (words) => `Bu kelime listesinde yok: ${words}`,
};

export const premiums: typeof englishPremiums = { d: "H2", t: "H3", q: "H4", D: "K2", T: "K3", Q: "K4" };
