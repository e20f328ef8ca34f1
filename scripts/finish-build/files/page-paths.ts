import { listFiles } from "./list-files.ts";

/** The path of every page under build/client, decoded: "/", "/about". */
export async function pagePaths(client: string): Promise<string[]> {
  return (await listFiles(client)).flatMap((file) => pagePath(file) ?? []);
}

/** The path that a file answers; none for what is no page, and for the page of all unknown addresses. */
export function pagePath(file: string): string | undefined {
  if (file === "index.html") return "/";
  return file.endsWith("/index.html") ? `/${file.slice(0, -"/index.html".length)}` : undefined;
}
