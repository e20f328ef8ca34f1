import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { createSiteServer } from "../../server/site-server.ts";
import { buildFolder, clientFolder } from "../support/built-site.ts";

/**
 * The built site with its headers, and in each page, before all else, a script that takes down what goes wrong:
 * WebKit's driver does not tell what is on the console.
 */
export async function startWatchedSite() {
  const headers = JSON.parse(readFileSync(join(buildFolder, "headers.json"), "utf8"));
  const site = createSiteServer({ folder: clientFolder, headers });
  const sitePort = await listen(site);
  const server = createServer(async (request, response) => {
    if (request.url === scriptPath) {
      response.writeHead(200, { "Content-Type": "text/javascript" }).end(`(${takeDownProblems})()`);
      return;
    }
    const answer = await fetch(`http://127.0.0.1:${sitePort}${request.url}`, {
      method: request.method ?? "GET",
      redirect: "manual",
    });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, kept(answer.headers));
    const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
    response.end(
      isPage ? String(body).replace("<head>", `<head><script src="${scriptPath}"></script>`) : body,
    );
  });
  const port = await listen(server);
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      site.closeAllConnections();
      site.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

const scriptPath = "/take-down-problems.js";

function kept(headers: Headers): [string, string][] {
  const own = ["connection", "content-encoding", "content-length", "etag", "keep-alive", "transfer-encoding"];
  return [...headers].filter(([name]) => !own.includes(name));
}

function listen(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Runs in the page. */
function takeDownProblems(): void {
  const problems: string[] = [];
  Object.assign(globalThis, { problems });
  for (const level of ["error", "warn"] as const) {
    const original = console[level];
    console[level] = (...values: unknown[]) => {
      problems.push(`console ${level}: ${values.map(String).join(" ")}`);
      original.apply(console, values);
    };
  }
  addEventListener(
    "error",
    (event) => {
      const file = (event.target as Partial<HTMLScriptElement & HTMLLinkElement> | null) ?? {};
      // Firefox says so of a module that it has already; of one that doesn't come, the import itself says it.
      if (file.rel === "modulepreload") return;
      problems.push(event.message ?? `did not load: ${file.src ?? file.href}`);
    },
    { capture: true },
  );
  addEventListener("unhandledrejection", (event) => problems.push(`rejected: ${event.reason}`));
  document.addEventListener("securitypolicyviolation", (event) => {
    problems.push(`policy: ${event.violatedDirective} refused ${event.blockedURI}`);
  });
}
