import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** One hash over the contents and names of files and folders, those that exist; of the files only those that count. */
export function hashOf(root, paths, counts = () => true) {
  const hash = createHash("sha256");
  const files = paths.flatMap((each) => filesUnder(root, each)).filter(counts);
  for (const path of files.toSorted()) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

export function hasStamp(file, hash) {
  return existsSync(file) && readFileSync(file, "utf8").trim() === hash;
}

export function writeStamp(file, hash) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${hash}\n`);
}

function filesUnder(root, path) {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [path];
  return readdirSync(absolute).flatMap((name) => filesUnder(root, `${path}/${name}`));
}
