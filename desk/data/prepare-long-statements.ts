import { createHash } from "node:crypto";

import type { PoolClient, QueryConfig } from "pg";

/** Shorter ones are planned in less time than it takes to look a plan up. */
const LONG = 150;
/** Our statements are few; should one be made anew each time, it must not fill the database's memory. */
const MOST = 200;

const names = new Map<string, string>();

/**
 * Gives long statements a name, so that a connection plans each of them once: accepting an enquiry writes to six tables
 * and takes half the time (npm run bench -- desk).
 */
export function prepareLongStatements(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((first: unknown, ...others: unknown[]) =>
    query(
      isStatement(first) ? { ...first, name: nameOf(first.text) } : first,
      ...others,
    )) as PoolClient["query"];
}

function isStatement(value: unknown): value is QueryConfig {
  return (
    typeof value === "object" &&
    value !== null &&
    "text" in value &&
    !("submit" in value) &&
    !("name" in value && value.name)
  );
}

function nameOf(text: string): string | undefined {
  if (text.length < LONG) return undefined;
  const known = names.get(text);
  if (known || names.size >= MOST) return known;
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 20);
  names.set(text, name);
  return name;
}
