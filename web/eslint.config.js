import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/wire/types.gen.ts", "public/"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "no-undef": "off", // TypeScript says it better
      "svelte/no-at-html-tags": "error",
      "no-restricted-syntax": [
        "error",
        { selector: 'SvelteAttribute[key.name="style"]', message: "The page's policy drops style attributes: use a class or style:name={…}." },
      ],
      "svelte/prefer-svelte-reactivity": "off", // what need not be watched is a plain Map
      "svelte/no-navigation-without-resolve": "off", // that is SvelteKit's
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
