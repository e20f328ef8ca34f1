import { join } from "node:path";

import { build } from "vite";

import { policyHash } from "../files/content-hash.ts";

export interface StartScript {
  url: string;
  /** For the integrity attribute of its tag. */
  integrity: string;
}

/** Builds app/boot/start.ts into one small classic script. It names the files that every page loads, so that no page has to. */
export async function buildStartScript(
  root: string,
  client: string,
  ofAll: readonly string[],
): Promise<StartScript> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { SCRIPTS_OF_ALL: JSON.stringify(ofAll) },
    build: {
      outDir: client,
      emptyOutDir: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: join(root, "app/boot/start.ts"),
        output: { format: "iife", entryFileNames: "assets/start-[hash].js" },
      },
    },
  });
  if (!("output" in result)) throw new Error("Expected one output for app/boot/start.ts");
  const { fileName, code } = result.output[0];
  return { url: `/${fileName}`, integrity: policyHash(code) };
}
