/** `npm run test:visual-update`: takes the pictures of tests/visual anew. Look at each that changed before you commit it. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { chromium } from "@playwright/test";
import sharp from "sharp";

import { launchOptions } from "../tests/support/browser-options.ts";
import { buildSite } from "./lib/build-once.ts";
import { root, runOpenly } from "./lib/run.mjs";

const folder = join(root, "tests/visual");

await buildSite();
await runOpenly("playwright", ["test", "--project=visual", "--update-snapshots=changed"]);

// Few colours are enough to see that something moved.
for (const name of await readdir(join(folder, "pictures"))) {
  const file = join(folder, "pictures", name);
  const before = await readFile(file);
  const after = await sharp(before)
    .png({ palette: true, colours: 128, dither: 0, compressionLevel: 9 })
    .toBuffer();
  if (after.length < before.length * 0.9) await writeFile(file, after);
}

const browser = await chromium.launch(launchOptions);
const madeWith = { platform: process.platform, browser: browser.version().split(".")[0] };
await browser.close();
await writeFile(join(folder, "made-with.json"), `${JSON.stringify(madeWith, null, 2)}\n`);
