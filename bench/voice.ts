/**
 * How often the built pages use what docs/voice.md asks us to use seldom or never.
 * `npm run bench -- voice` prints the counts, `npm run bench -- voice --list` every place, `-- --list /services` those under a path.
 */
import { countVoice } from "../tests/support/voice.ts";

const list = process.argv.includes("--list");
const under = process.argv.slice(2).find((each) => each.startsWith("/")) ?? "/";

for (const { name, limit, found } of countVoice()) {
  console.log(`${String(found.length).padStart(4)} of ${limit}  ${name}`);
  if (!list) continue;
  for (const { path, text } of found.filter((each) => each.path.startsWith(under))) {
    console.log(`        ${path}: ${text}`);
  }
}
