import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, it, onTestFinished } from "vitest";

const SIZE = 3_000_000;

/** Writes one file after another until it kills itself, at any moment after the first. */
const program = `
  import { writeFileAtomically } from ${JSON.stringify(join(import.meta.dirname, "write-file-atomically.ts"))};
  const [folder, run] = process.argv.slice(1);
  const content = Buffer.alloc(${SIZE}, "mail");
  for (let at = 0; ; at++) {
    await writeFileAtomically(folder, run + "-" + at + ".eml", content);
    if (at === 0) setTimeout(() => process.kill(process.pid, "SIGKILL"), Math.random() * 40);
  }
`;

it("leaves only whole files behind, whenever the process is killed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "desk-whole-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (let run = 0; run < 8; run++) {
    const child = spawn(process.execPath, ["--input-type=module", "-e", program, folder, String(run)]);
    expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
  }
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
  const sizes = await Promise.all(names.map(async (name) => (await readFile(join(folder, name))).length));
  expect(names.length).toBeGreaterThanOrEqual(8);
  expect(new Set(sizes)).toEqual(new Set([SIZE]));
});
