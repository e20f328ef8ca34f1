import { expect, it } from "vitest";

import { readJournal, readMigration } from "./migrate.ts";

/** What breaks a version that still runs beside the new one: it is done a release after nothing uses it any more. */
const breaking = [
  /\bdrop (table|column|constraint|type)\b/i,
  /\brename\b/i,
  /\bset not null\b/i,
  /\bset data type\b/i,
  // Rows of the old version have no value for it.
  /\badd column (?!.*\bdefault\b).*\bnot null\b/i,
];

it.for(readJournal().entries.slice(1))(
  "$tag only adds, so that old and new versions run side by side",
  ({ tag }) => {
    const statements = readMigration(tag).split("--> statement-breakpoint");
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.filter((each) => breaking.some((pattern) => pattern.test(each)))).toEqual([]);
  },
);
