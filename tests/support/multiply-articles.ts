import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

/** Adds copies of every blog article of a site, with covers, until there are that many times as many. Returns how many. */
export function multiplyArticles(site: string, times: number): number {
  const blog = join(site, "content/articles/blog");
  const ids = readdirSync(blog).map((file) => basename(file, ".mdx"));
  for (const id of ids) {
    const source = readFileSync(join(blog, `${id}.mdx`), "utf8");
    for (let copy = 2; copy <= times; copy++) {
      const name = `${id}-${copy}`;
      const copied = source
        .replace(/^title: (["']?)/m, `title: $1${copy}. `)
        .replace(`/covers/${id}.svg`, `/covers/${name}.svg`);
      writeFileSync(join(blog, `${name}.mdx`), copied);
      writeFileSync(join(site, "app/articles/covers", `${name}.ts`), `export { cover } from "./${id}.ts";\n`);
    }
  }
  return ids.length * times;
}
