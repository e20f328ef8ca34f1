import { cpSync } from "node:fs";
import { join } from "node:path";

import { build } from "vite";

import { dataModules } from "../../../integration/data-modules.ts";

const desk = join(import.meta.dirname, "../..");
const folder = join(desk, "build/faults");

/**
 * The desk in one file, with its migrations beside it. Reading its 1,600 modules one by one takes two seconds of a core,
 * and these tests start it eighty times. Returns the file.
 */
export async function buildProgram(): Promise<string> {
  await build({
    configFile: false,
    root: desk,
    logLevel: "warn",
    plugins: [dataModules()],
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, "serve.ts"),
      outDir: folder,
      target: "node24",
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: "serve.mjs" } },
    },
  });
  cpSync(join(desk, "data/migrations"), join(folder, "migrations"), { recursive: true });
  return join(folder, "serve.mjs");
}
