/** `npm run bench -- desk`: how fast enquiries are accepted; with --scale, how the desk grows. */
import { argv } from "node:process";

await import(argv.includes("--scale") ? "./growth.ts" : "./accept.ts");
