import { readdir, readFile, unlink } from "node:fs/promises";
import { basename, join } from "node:path";

/** Where mail is written to files, each is named after its Message-ID. Returns how many there were to remove. */
export async function removeMailFiles(folder: string, messageIds: readonly string[]): Promise<number> {
  let removed = 0;
  for (const id of messageIds) if (await remove(folder, `${id}.eml`)) removed++;
  return removed;
}

/** Those whose head names an address, for instance because the database has forgotten the mail already. */
export async function removeMailFilesOf(folder: string, email: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names.filter((each) => each.endsWith(".eml"))) {
    const [head = ""] = (await readFile(join(folder, name), "utf8").catch(() => "")).split(/\r?\n\r?\n/, 1);
    if (namesAddress(head, email) && (await remove(folder, name))) removed++;
  }
  return removed;
}

/** As a whole: ann@x.example is in neither joann@x.example nor ann@x.example.com. */
function namesAddress(head: string, email: string): boolean {
  const text = email.toLowerCase().replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
  return new RegExp(`(^|[\\s<:,;])${text}($|[\\s>,;])`, "m").test(head.toLowerCase());
}

async function remove(folder: string, name: string): Promise<boolean> {
  return await unlink(join(folder, basename(name))).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return false;
      throw error;
    },
  );
}
