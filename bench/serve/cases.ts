import { readdirSync } from "node:fs";
import { join } from "node:path";

/** One kind of answer that the servers are asked for over and over. */
export interface Case {
  name: string;
  path: string;
  headers: Record<string, string>;
  status: number;
}

/** A page, a hashed asset, a page that the visitor has already, and an unknown address, on one server. */
export async function cases(origin: string, client: string, encoding: string): Promise<Case[]> {
  const headers = { "Accept-Encoding": encoding };
  const script = readdirSync(join(client, "assets")).find((name) => /^frame-.*\.js$/.test(name));
  const page = await fetch(origin, { headers });
  await page.arrayBuffer();
  const known = { ...headers, "If-None-Match": page.headers.get("ETag") ?? "" };
  return [
    { name: "page", path: "/", headers, status: 200 },
    { name: "hashed asset", path: `/assets/${script}`, headers, status: 200 },
    { name: "not modified", path: "/", headers: known, status: 304 },
    { name: "not found", path: "/no/such-page", headers, status: 404 },
  ];
}
