import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./catalogues";
import { icons } from "./icons";
import { precompress } from "./precompress";

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
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], globals: false },
});
