import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, it } from "vitest";

import { forgetOld } from "./forget-old.ts";
import { listFiles } from "./list-files.ts";
import { writeFiles } from "./write-files.ts";

const day = 24 * 60 * 60 * 1000;

it("keeps a cache for a month", async () => {
  const folder = mkdtempSync(join(tmpdir(), "forget-old-"));
  try {
    await writeFiles(folder, { "one.br": "1", "more/two.br": "2" });
    await forgetOld(folder, Date.now() + 29 * day);
    expect(await listFiles(folder)).toEqual(["more/two.br", "one.br"]);
    await forgetOld(folder, Date.now() + 31 * day);
    expect(await listFiles(folder)).toEqual([]);
    await forgetOld(join(folder, "not-there"));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
