import { createHash } from "node:crypto";
import { join } from "node:path";

import { build } from "vite";

export interface StartScript {
  url: string;
  /** For the integrity attribute of its tag. */
  integrity: string;
}

/** Builds app/boot/start.ts into one small classic script. */
export async function buildStartScript(root: string, client: string): Promise<StartScript> {
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
        input: join(root, "app/boot/start.ts"),
        output: { format: "iife", entryFileNames: "assets/start-[hash].js" },
      },
    },
  });
  if (!("output" in result)) throw new Error("Expected one output for app/boot/start.ts");
  const { fileName, code } = result.output[0];
  return { url: `/${fileName}`, integrity: `sha256-${createHash("sha256").update(code).digest("base64")}` };
}
