import { expect, test } from "vitest";
import { keyboardRows } from "./keyboard.ts";

const rows = (alphabet: string, letters: string) =>
  keyboardRows(
    alphabet,
    letters.split(" ").map((lower) => ({ lower })),
  ).map((row) => row.map(({ lower }) => lower).join(" "));

test("letters stand where the keyboard of their language has them", () => {
  expect(rows("en", Array.from("abcdefghijklmnopqrstuvwxyz").join(" "))).toEqual([
    "q w e r t y u i o p",
    "a s d f g h j k l",
    "z x c v b n m",
  ]);
  expect(rows("tr", Array.from("abcçdefgğhıijklmnoöprsştuüvyz").join(" "))).toEqual([
    "e r t y u ı o p ğ ü",
    "a s d f g h j k l ş i",
    "z c v b n m ö ç",
  ]);
  expect(rows("de", Array.from("aäbcdefghijklmnoöpqrstuüvwxyz").join(" "))[2]).toBe("y x c v b n m");
});

test("letters without a key follow, in the last row if they fit, and none is lost", () => {
  const catalan = "a b c ç d e f g h i j l l·l m n ny o p qu r s t u v x z";
  expect(rows("ca", catalan).slice(-2)).toEqual(["a s d f g h j l ç", "z x c v b n m l·l ny qu"]);
  expect(rows("es", "a b c ch d e f g h i j l ll m n ñ o p q r rr s t u v x y z").at(-1)).toBe(
    "z x c v b n m ch ll rr",
  );
  const polish = "aąbcćdeęfghijklłmnńoóprsśtuwyzźż";
  expect(rows("pl", Array.from(polish).join(" ")).at(-1)).toBe("ą ć ę ł ń ó ś ź ż");
  const persian = Array.from("ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی");
  expect(rows("fa", persian.join(" ")).join(" ").split(" ")).toEqual(persian);
});
