/** Asks for the files of what the page begins with, while the code that will import them is still on its way. */
import { recall } from "../ui/storage.ts";
import { preload } from "../ui/site-pieces.ts";
import { preferredLanguage, speaks } from "../text/language.ts";

const [game = ""] = location.hash.replace(/^#\/?/, "").split("?");
const { language } = (recall("tilewise") ?? {}) as { language?: unknown }; // looked at here
const code = typeof language === "string" && speaks(language) ? language : preferredLanguage();
preload([code, game, `${game}-${code}`]);
