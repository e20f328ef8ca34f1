import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { pino } from "pino";
import { afterAll } from "vitest";

import { freshDatabase } from "../../data/testing/fresh-database.ts";
import { composeServer } from "../../server/compose.ts";
import { type OpenServices, openServices } from "../../server/open-services.ts";
import { loadPages, pageAssets, readSiteBuild } from "../../server/read-build.ts";
import { readSettings } from "../../server/settings.ts";

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  json: <T>() => T;
}

export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Another address of this machine to call from, e.g. "127.0.0.2". */
  from?: string;
}

export interface DeskServer {
  services: OpenServices;
  port: number;
  server: Server;
  send: (path: string, request?: Sent) => Promise<Answer>;
  /** A new question with its answer. */
  question: () => Promise<{ token: string; answer: string }>;
  /** A good enquiry; what matters to a test is overridden. */
  enquire: (fields?: object, request?: Sent) => Promise<Answer>;
}

interface Options {
  /** Its pages too, as they were built (npm run --prefix desk build). */
  hasPages?: boolean;
}

/** A desk on a database of its own, over HTTP, without workers; without pages unless they are asked for. */
export async function deskServer(
  environment: Record<string, string> = {},
  { hasPages = false }: Options = {},
): Promise<DeskServer> {
  const { url } = await freshDatabase();
  const settings = readSettings({ DATABASE_URL: url, DESK_ROLE: "web", ...environment });
  const services = await openServices(settings, pino({ level: "silent" }));
  const folder = mkdtempSync(join(tmpdir(), "desk-site-"));
  writeFileSync(join(folder, "404.html"), "Not found");
  writeFileSync(join(folder, "500.html"), "Broken");
  const server = composeServer({
    services,
    site: { folder, headers: hasPages ? readSiteBuild().headers : {} },
    pages: hasPages ? await loadPages(services) : async () => new Response("Not found", { status: 404 }),
    assets: pageAssets,
  });
  server.listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await services.close();
    rmSync(folder, { recursive: true });
  });

  const send = (path: string, { method = "GET", headers = {}, body, from }: Sent = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const options = { port, host: "127.0.0.1", path, method, headers, agent: false as const };
      httpRequest({ ...options, ...(from && { localAddress: from }) })
        .on("error", reject)
        .on("response", (response) => {
          const parts: Buffer[] = [];
          response.on("data", (part: Buffer) => parts.push(part));
          response.on("error", reject);
          response.on("end", () => {
            const text = Buffer.concat(parts).toString();
            const status = response.statusCode ?? 0;
            resolve({ status, headers: response.headers, body: text, json: () => JSON.parse(text) });
          });
        })
        .end(body);
    });

  async function question() {
    const { a, b, token } = (await send("/api/question")).json<{ a: number; b: number; token: string }>();
    return { token, answer: String(a + b) };
  }

  async function enquire(fields: object = {}, { headers, ...request }: Sent = {}) {
    const enquiry = {
      name: "Asha Rao",
      email: `${randomUUID()}@company.example`,
      message: "Our server is slow.",
      ...("token" in fields ? {} : await question()),
      ...fields,
    };
    return await send("/api/enquiries", {
      method: "POST",
      body: JSON.stringify(enquiry),
      ...request,
      headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID(), ...headers },
    });
  }

  return { services, port, server, send, question, enquire };
}
