/**
 * Runs a program of desk/ with everything after its name passed on: `npm run desk:export`. What is missing is installed
 * first. With --with-tests that is all that the desk's tests need too, and its build.
 */
import { ensureDeskBuilt, ensureDeskInstalled, ensureDeskTestsInstalled } from "./lib/ensure-desk.mjs";
import { ensureInstalled } from "./lib/ensure-installed.mjs";
import { runDesk } from "./lib/run-desk.mjs";

const [file = "", ...given] = process.argv.slice(2);
const args = given.filter((arg) => arg !== "--with-tests");

// Standard output belongs to the program: desk:export writes its table there.
console.log = console.error;
await ensureInstalled();
if (args.length < given.length) {
  await ensureDeskTestsInstalled();
  await ensureDeskBuilt();
} else {
  await ensureDeskInstalled();
}
await runDesk(file, args);
