import { join } from "node:path";

import { build } from "vite";

/** Builds app/start.ts into one small classic script and returns its address. */
export async function buildStartScript(root: string, client: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      outDir: client,
      emptyOutDir: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: join(root, "app/start.ts"),
        output: { format: "iife", entryFileNames: "assets/start-[hash].js" },
      },
    },
  });
  if (!("output" in result)) throw new Error("Expected one output for app/start.ts");
  return `/${result.output[0].fileName}`;
}
