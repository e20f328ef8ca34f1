import { listFiles } from "./list-files.ts";

/** The path of every page under build/client, decoded: "/", "/about". */
export async function pagePaths(client: string): Promise<string[]> {
  return (await listFiles(client))
    .map((file) => `/${file}`)
    .filter((file) => file.endsWith("/index.html"))
    .map((file) => file.slice(0, -"/index.html".length) || "/");
}
