import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

/** Adds copies of every blog article, with covers, until there are that many times as many. Returns how many. */
export function multiplyArticles(folder: string, times: number): number {
  const ids = readdirSync(join(folder, "blog")).map((file) => basename(file, ".mdx"));
  for (const id of ids) {
    const source = readFileSync(join(folder, "blog", `${id}.mdx`), "utf8");
    for (let copy = 2; copy <= times; copy++) {
      const name = `${id}-${copy}`;
      const copied = source
        .replace(/^title: (["']?)/m, `title: $1${copy}. `)
        .replace(`/covers/${id}.svg`, `/covers/${name}.svg`);
      writeFileSync(join(folder, "blog", `${name}.mdx`), copied);
      writeFileSync(join(folder, "covers", `${name}.ts`), `export { cover } from "./${id}.ts";\n`);
    }
  }
  return ids.length * times;
}
