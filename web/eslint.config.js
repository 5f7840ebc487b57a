import { defineConfig } from "eslint/config";
import lit from "eslint-plugin-lit";
import litA11y from "eslint-plugin-lit-a11y";
import wc from "eslint-plugin-wc";
import tseslint from "typescript-eslint";

/** `any`, casts and `!` silence the compiler: each needs its reason in a comment, on its line or on the one above. */
const reason = {
  meta: { type: "suggestion", messages: { missing: "Say in a comment why the compiler is silenced here." } },
  create({ report, sourceCode }) {
    const explained = new Set();
    for (const { loc } of sourceCode.getAllComments()) explained.add(loc.end.line).add(loc.end.line + 1);
    const check = (node) => {
      const lines = [node.loc.start.line, node.loc.end.line];
      if (!lines.some((line) => explained.has(line))) report({ node, messageId: "missing" });
    };
    return {
      TSAnyKeyword: check,
      TSNonNullExpression: check,
      "TSAsExpression:not([typeAnnotation.typeName.name='const'])": check,
    };
  },
};

const PROJECTS = ["tsconfig.json", "tsconfig.worker.json", "tsconfig.node.json"];

export default defineConfig(
  { ignores: ["**/*.js", "**/*.mjs", "**/*.d.ts"] },
  {
    files: ["**/*.ts"],
    extends: [
      tseslint.configs.strictTypeChecked,
      tseslint.configs.stylisticTypeChecked,
      lit.configs["flat/recommended"],
      wc.configs["flat/recommended"],
    ],
    plugins: { "lit-a11y": litA11y, tilewise: { rules: { reason } } },
    languageOptions: { parserOptions: { project: PROJECTS, tsconfigRootDir: import.meta.dirname } },
    rules: {
      ...litA11y.configs.recommended.rules,
      "tilewise/reason": "error",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
      "@typescript-eslint/restrict-plus-operands": ["error", { allowNumberAndString: true }],
      // An empty text says as little as one that is not there.
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: { string: true } }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // Asked for by `reason`.
      "@typescript-eslint/no-explicit-any": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/non-nullable-type-assertion-style": "off",
      // Keys are heard where the focus is, which for a row is its list; and a press beside a dialog closes it, as Esc does.
      "lit-a11y/click-events-have-key-events": "off",
      // A listener that is not there, or a promise that nobody waits for, does nothing.
      "@typescript-eslint/no-empty-function": "off",
      // A matter of taste.
      "@typescript-eslint/no-confusing-void-expression": "off",
      // What has the members of a class will do.
      "@typescript-eslint/no-unsafe-class-instance-assignment": "off",
      // Told by the compiler.
      "@typescript-eslint/no-unused-vars": "off",
    },
  },
  // Fakes stand where a test puts them, and what nobody would send is sent to see what happens.
  {
    files: ["**/*.test.ts"],
    rules: { "tilewise/reason": "off", "@typescript-eslint/no-misused-spread": "off" },
  },
  // Generated: a method that takes nothing has params of nothing.
  { files: ["engine/methods.ts"], rules: { "@typescript-eslint/no-empty-object-type": "off" } },
);
