import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./catalogues.ts";
import { icons } from "./icons.ts";
import { precompress } from "./precompress.ts";

const HOUSE = process.env.TEREM_HOUSE ?? "http://127.0.0.1:8470";

export default defineConfig({
  plugins: [catalogues(), icons(), svelte(), precompress()],
  build: {
    outDir: process.env.TEREM_STATIC ?? "../src/terem/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows nothing inline
    reportCompressedSize: false,
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": HOUSE, "/socket": { target: HOUSE.replace("http", "ws"), ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", testTimeout: 30_000, include: ["src/**/*.test.ts"], globals: false },
});
