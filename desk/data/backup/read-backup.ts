import { createHash } from "node:crypto";

import { ByteReader } from "./byte-reader.ts";
import { BackupDamaged, FORMAT, type Header, type Sequences, type TableSum } from "./format.ts";

export type Part =
  | ({ kind: "header" } & Header)
  | { kind: "table"; name: string; columns: readonly string[] }
  | { kind: "rows"; bytes: Buffer }
  /** Its sum was right. */
  | ({ kind: "table-end" } & TableSum)
  | { kind: "sequences"; values: Sequences };

/** The parts of a backup in their order. Throws BackupDamaged before it ends if anything is missing or changed. */
export async function* readBackup(source: AsyncIterable<Buffer>): AsyncGenerator<Part, void, undefined> {
  const reader = new ByteReader(source);
  yield headerOf(await nextLine(reader));
  for (;;) {
    const line = await nextLine(reader);
    if ("complete" in line) break;
    if ("sequences" in line) yield { kind: "sequences", values: line["sequences"] as Sequences };
    else yield* table(reader, line);
  }
  if ((await reader.line()) !== undefined) throw new BackupDamaged("Something follows after its end.");
}

/** Reads all of it, and keeps nothing but the sums. */
export async function checkBackup(source: AsyncIterable<Buffer>): Promise<TableSum[]> {
  const sums: TableSum[] = [];
  for await (const part of readBackup(source)) {
    if (part.kind === "table-end") sums.push({ table: part.table, rows: part.rows, sha256: part.sha256 });
  }
  return sums;
}

type Line = Readonly<Record<string, unknown>>;

async function* table(reader: ByteReader, opening: Line): AsyncGenerator<Part, void, undefined> {
  const { table: name, columns } = opening;
  if (typeof name !== "string" || !isListOfNames(columns)) throw new BackupDamaged("A table has no name.");
  yield { kind: "table", name, columns };
  const hash = createHash("sha256");
  for (;;) {
    const line = await nextLine(reader);
    if ("bytes" in line) {
      const bytes = await reader.bytes(Number(line["bytes"]));
      hash.update(bytes);
      yield { kind: "rows", bytes };
      continue;
    }
    const sha256 = hash.digest("hex");
    if (line["end"] !== name || line["sha256"] !== sha256 || typeof line["rows"] !== "number") {
      throw new BackupDamaged(`The sum of "${name}" is wrong.`);
    }
    yield { kind: "table-end", table: name, rows: line["rows"], sha256 };
    return;
  }
}

function headerOf(line: Line): Part {
  const { schema, madeAt } = line;
  if (line["desk-backup"] !== FORMAT || typeof schema !== "number" || typeof madeAt !== "string") {
    throw new BackupDamaged("It does not begin as a backup of the desk does.");
  }
  return { kind: "header", schema, madeAt };
}

async function nextLine(reader: ByteReader): Promise<Line> {
  const text = await reader.line();
  if (text === undefined) throw new BackupDamaged("Its end is missing.");
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) return value as Line;
  } catch {
    // Said below.
  }
  throw new BackupDamaged("A line of it cannot be read.");
}

function isListOfNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}
