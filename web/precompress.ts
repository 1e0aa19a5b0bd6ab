/** Packs what was built, so that the server need not. */
import type { Plugin } from "vite";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const WORTH = /\.(?:js|css|html|svg|json|webmanifest)$/;
const SMALL = 512;

export function precompress(): Plugin {
  let folder = "";
  return {
    name: "terem-precompress",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!WORTH.test(name)) continue;
        const body = readFileSync(join(folder, name));
        if (body.length < SMALL) continue;
        writeFileSync(join(folder, `${name}.gz`), gzipSync(body, { level: 9 }));
        const settings = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(body, settings));
      }
    },
  };
}
