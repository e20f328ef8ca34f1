/** The tables of an OpenType file by their four-letter names. */
type Tables = Map<string, Buffer>;

const DIRECTORY = 12;
const ENTRY = 16;

/** A copy of a font (TrueType outlines, not compressed) that has the named tables of another with the same glyphs. */
export function withTablesOf(font: Buffer, other: Buffer, names: readonly string[]): Buffer {
  const tables = readTables(font);
  const others = readTables(other);
  if (!tables.get("cmap")?.equals(others.get("cmap") ?? Buffer.alloc(0)))
    throw new Error("The two fonts do not number their glyphs alike");
  for (const name of names) {
    const table = others.get(name);
    if (!table) throw new Error(`The other font has no ${name}`);
    tables.set(name, table);
  }
  return writeTables(font.readUInt32BE(0), tables);
}

function readTables(font: Buffer): Tables {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = DIRECTORY + ENTRY * index;
    const start = font.readUInt32BE(at + 8);
    return [
      font.toString("latin1", at, at + 4),
      font.subarray(start, start + font.readUInt32BE(at + 12)),
    ] as const;
  });
  return new Map(entries);
}

function writeTables(version: number, tables: Tables): Buffer {
  const names = [...tables.keys()].toSorted();
  const directory = Buffer.alloc(DIRECTORY + ENTRY * names.length);
  // Three numbers that let a reader search the directory by halves.
  const halvings = Math.floor(Math.log2(names.length));
  directory.writeUInt32BE(version, 0);
  directory.writeUInt16BE(names.length, 4);
  directory.writeUInt16BE(ENTRY << halvings, 6);
  directory.writeUInt16BE(halvings, 8);
  directory.writeUInt16BE(ENTRY * names.length - (ENTRY << halvings), 10);

  const parts = [directory];
  let start = directory.length;
  for (const [index, name] of names.entries()) {
    const table = tables.get(name) ?? Buffer.alloc(0);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    const at = DIRECTORY + ENTRY * index;
    directory.write(name, at, "latin1");
    directory.writeUInt32BE(checksum(padded), at + 4);
    directory.writeUInt32BE(start, at + 8);
    directory.writeUInt32BE(table.length, at + 12);
    parts.push(padded);
    start += padded.length;
  }
  return Buffer.concat(parts);
}

function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}
