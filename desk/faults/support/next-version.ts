import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

import { onTestFinished } from "vitest";

const desk = join(import.meta.dirname, "../..");
const repository = join(desk, "..");
const leftOut = new Set(["node_modules", "build", "e2e", "test-results", ".react-router"]);

/**
 * A copy of the desk with one more migration, as the next version may have: a column and an index on the table that
 * everything is written to. Returns the program that starts it.
 */
export function nextVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), "desk-next-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(desk, join(folder, "desk"), {
    recursive: true,
    filter: (source) => !leftOut.has(basename(source)),
  });
  for (const shared of ["app", "content", "server", "node_modules", "desk/node_modules"])
    symlinkSync(join(repository, shared), join(folder, shared));

  const migrations = join(folder, "desk/data/migrations");
  const journalFile = join(migrations, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(journalFile, "utf8"));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: "9999_next" });
  writeFileSync(journalFile, JSON.stringify(journal));
  writeFileSync(
    join(migrations, "9999_next.sql"),
    `ALTER TABLE "enquiries" ADD COLUMN "of_next_version" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "enquiries_of_next_version" ON "enquiries" USING btree ("of_next_version");`,
  );
  return join(folder, "desk/faults/support/serve.ts");
}
