/** Writes what the other benches left in .cache/bench as one page, .cache/bench/measurements.md. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { measurementsPage } from "./measurements/markdown.ts";
import { readReports } from "./measurements/read-reports.ts";

const folder = join(import.meta.dirname, "../.cache/bench");
const reports = readReports(folder);
if (reports.size === 0) {
  console.error("Nothing was measured yet. Run the others first: npm run bench names them.");
  process.exit(1);
}
writeFileSync(join(folder, "measurements.md"), measurementsPage(reports));
console.log(`.cache/bench/measurements.md: ${[...reports.keys()].toSorted().join(", ")}`);
