import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { onTestFinished } from "vitest";

import { program } from "./desk-process.ts";

/**
 * A copy of the desk with one more migration, as the next version may have: a column and an index on the table that
 * everything is written to. Returns the program that starts it.
 */
export function nextVersion(): string {
  const folder = `${dirname(program)}-next`;
  rmSync(folder, { recursive: true, force: true });
  cpSync(dirname(program), folder, { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true }));

  const migrations = join(folder, "migrations");
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
  return join(folder, basename(program));
}
