import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Placeholder } from "./placeholders.ts";

/** Code stands in for a server by the name: it imports "./simulated-…" or has a SIMULATED_… constant. */
const standIn = /\bimport\b[^;]*["'][^"']*\/simulated-[\w-]+["']|\bconst SIMULATED_/;

/** The features whose messages still go nowhere. */
export function simulatedSenders(root: string): Placeholder[] {
  const features = join("app", "features");
  return (
    readdirSync(join(root, features), { recursive: true, encoding: "utf8" })
      .map((name) => join(features, name))
      // A stand-in that nothing imports does no harm.
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|simulated-[\w-]+\.tsx?$/.test(file))
      .filter((file) => standIn.test(readFileSync(join(root, file), "utf8")))
      .map((file) => ({
        file: file.replaceAll("\\", "/"),
        what: "sends nothing: what visitors write is thrown away",
      }))
  );
}
