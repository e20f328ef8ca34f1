/**
 * Installs what is missing, then runs a program on the project's own Node: `node scripts/run.mjs scripts/start.ts`. With --desk
 * what the desk runs with is installed too, with --desk-tests what its tests need. Begins on the Node that happens to be there:
 * plain JavaScript, no dependency. Standard output is left to the program.
 */
import { delimiter, join } from "node:path";

import { installDesk, installSite } from "./lib/install.mjs";
import { root, runOpenly } from "./lib/run.mjs";

const [, , ...given] = process.argv;
const needs = given[0]?.startsWith("--") ? given.shift() : undefined;

await installSite();
if (needs === "--desk") await installDesk("run", ["--omit=dev"]);
if (needs === "--desk-tests") await installDesk("all", ["--include=dev"]);

const path = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
await runOpenly("node", given, { env: { ...process.env, PATH: path } });
