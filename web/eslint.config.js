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

/** What Oxlint has no rules for: the templates, and our own. The language's own rules are in oxlint.config.js. */
export default defineConfig(
  { ignores: ["**/*.js", "**/*.mjs", "**/*.d.ts"] },
  {
    files: ["**/*.ts"],
    extends: [lit.configs["flat/recommended"], wc.configs["flat/recommended"]],
    plugins: { "lit-a11y": litA11y, tilewise: { rules: { reason } } },
    languageOptions: { parser: tseslint.parser },
    rules: {
      ...litA11y.configs.recommended.rules,
      "tilewise/reason": "error",
      // Keys are heard where the focus is, which for a row is its list; and a press beside a dialog closes it, as Esc does.
      "lit-a11y/click-events-have-key-events": "off",
    },
  },
  // Fakes stand where a test puts them.
  { files: ["**/*.test.ts"], rules: { "tilewise/reason": "off" } },
);
