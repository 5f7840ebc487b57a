import { defineConfig } from "oxlint";
import tseslint from "typescript-eslint";

const WITHOUT = [
  // Asked for by `reason` (eslint.config.js).
  "no-explicit-any",
  "no-non-null-assertion",
  "non-nullable-type-assertion-style",
  // A listener that is not there, or a promise that nobody waits for, does nothing.
  "no-empty-function",
  // A matter of taste.
  "no-confusing-void-expression",
  // What has the members of a class will do.
  "no-unsafe-class-instance-assignment",
  // Lit calls what a template listens with as a method of its element.
  "unbound-method",
  // Told by the compiler.
  "no-unused-vars",
];

/** The two strictest sets of typescript-eslint: Oxlint has their rules under the same names, and is many times quicker. */
const strictest = [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked]
  .flat()
  .flatMap(({ rules = {} }) => Object.entries(rules))
  .filter(([name, level]) => level !== "off" && !WITHOUT.includes(name.replace("@typescript-eslint/", "")));

export default defineConfig({
  plugins: ["typescript"],
  categories: { correctness: "off" },
  options: { typeAware: true },
  ignorePatterns: ["**/*.js", "**/*.mjs", "**/*.d.ts"],
  rules: {
    ...Object.fromEntries(strictest),
    "typescript/no-misused-promises": ["error", { checksVoidReturn: false }],
    "typescript/restrict-plus-operands": ["error", { allowNumberAndString: true }],
    // An empty text says as little as one that is not there.
    "typescript/prefer-nullish-coalescing": ["error", { ignorePrimitives: { string: true } }],
    "typescript/restrict-template-expressions": ["error", { allowNumber: true }],
  },
  overrides: [
    // Fakes stand where a test puts them, and what nobody would send is sent to see what happens.
    { files: ["**/*.test.ts"], rules: { "typescript/no-misused-spread": "off" } },
    // Generated: a method that takes nothing has params of nothing.
    { files: ["engine/methods.ts"], rules: { "typescript/no-empty-object-type": "off" } },
  ],
});
