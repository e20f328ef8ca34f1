/** Writes docs/measurements.md from what the benches left in .cache/bench. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { format, resolveConfig } from "prettier";

import { measurementsPage } from "./measurements/markdown.ts";
import { readReports } from "./measurements/read-reports.ts";

const root = join(import.meta.dirname, "..");
const reports = readReports(join(root, ".cache/bench"));
if (reports.size === 0) {
  console.error(
    "Nothing was measured yet. Run the benches first: the scripts of package.json that begin with bench:",
  );
  process.exit(1);
}
const page = join(root, "docs/measurements.md");
const options = await resolveConfig(page);
const earlier = await readFile(page, "utf8").catch(() => "");
await writeFile(page, await format(measurementsPage(reports, earlier), { ...options, filepath: page }));
console.log(`docs/measurements.md: ${[...reports.keys()].toSorted().join(", ")}`);
