import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Placeholder } from "./placeholders.ts";

/** Code stands in for a server by its name: "./simulated-…". */
const standIn = /\bimport\b[^;]*["'][^"']*\/simulated-[\w-]+["']/;

/** What sends messages that go nowhere. */
export function simulatedSenders(root: string): Placeholder[] {
  return (
    readdirSync(join(root, "app/connection"), { encoding: "utf8" })
      .map((name) => join("app/connection", name))
      // A stand-in that nothing imports does no harm.
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|simulated-[\w-]+\.tsx?$/.test(file))
      .filter((file) => standIn.test(readFileSync(join(root, file), "utf8")))
      .map((file) => ({
        file: file.replaceAll("\\", "/"),
        what: "sends nothing: what visitors write is thrown away",
      }))
  );
}
