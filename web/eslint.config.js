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
      "@typescript-eslint/no-dynamic-delete": "off", // plain records by name are fine
      "svelte/no-unused-svelte-ignore": "off", // reads the reason after the rule's name as more names; svelte-check looks after it
      "svelte/no-useless-mustaches": "off", // a space that must stay is written so
      "svelte/no-dom-manipulating": "off", // a field that is written in is its browser's
      "no-undef": "off", // TypeScript says it better
      "svelte/no-at-html-tags": "error",
      "svelte/no-navigation-without-resolve": "off", // that is SvelteKit's
      "svelte/prefer-svelte-reactivity": "off", // what need not be watched is a plain Map
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
