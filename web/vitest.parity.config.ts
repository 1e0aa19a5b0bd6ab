import { defineConfig } from "vitest/config";

export default defineConfig({ test: { environment: "node", include: ["parity/*.parity.ts"] } });
