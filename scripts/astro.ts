/**
 * Astro's commands with its telemetry off, on every system: `node scripts/astro.ts build`. With --desk it is the site whose
 * forms reach the desk.
 */
import { runOpenly } from "./lib/run.mjs";

const args = process.argv.slice(2);
const ofDesk = args.includes("--desk") ? { CONNECTION: "desk/site", SITE_FOLDER: "desk/build/site" } : {};

await runOpenly(
  "astro",
  args.filter((arg) => arg !== "--desk"),
  { env: { ...process.env, ...ofDesk, ASTRO_TELEMETRY_DISABLED: "1" } },
);
