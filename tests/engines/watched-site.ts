import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createSiteServer } from "../../server/site-server.ts";
import { buildFolder, clientFolder } from "../support/built-site.ts";

const script = "take-down-problems.js";

/**
 * The built site with its headers, and in each page, before all else, a script that takes down what goes wrong:
 * WebKit's driver does not tell what is on the console.
 */
export async function startWatchedSite() {
  const folder = mkdtempSync(join(tmpdir(), "watched-site-"));
  cpSync(clientFolder, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  writeFileSync(join(folder, script), `(${takeDownProblems})()`);
  for (const page of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!page.endsWith(".html")) continue;
    const html = readFileSync(join(folder, page), "utf8");
    writeFileSync(join(folder, page), html.replace("<head>", `<head><script src="/${script}"></script>`));
  }
  const headers = JSON.parse(readFileSync(join(buildFolder, "headers.json"), "utf8"));
  const server = createSiteServer({ folder, headers }).listen(0);
  rmSync(folder, { recursive: true });
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

// These two run in the page. What the first takes down outlives the page, until the other reads it.

function takeDownProblems(): void {
  const key = "problems";
  const takeDown = (problem: string) => {
    sessionStorage[key] = `${sessionStorage[key] ?? ""}${problem}\n`;
  };
  for (const level of ["error", "warn"] as const)
    console[level] = (...values: unknown[]) => takeDown(`console ${level}: ${values.map(String).join(" ")}`);
  const onError = ({ target, message }: ErrorEvent) => {
    const { rel, src, href } = target as Partial<HTMLLinkElement & HTMLScriptElement>;
    // Firefox says so of a module that it has already; of one that doesn't come, the import itself says it.
    if (rel !== "modulepreload") takeDown(message ?? `did not load: ${src ?? href}`);
  };
  addEventListener("error", onError, { capture: true });
  addEventListener("unhandledrejection", ({ reason }) => takeDown(`rejected: ${reason}`));
  document.addEventListener("securitypolicyviolation", (event) =>
    takeDown(`policy: ${event.violatedDirective} refused ${event.blockedURI}`),
  );
}

export function takenProblems(): string {
  const problems = sessionStorage["problems"] ?? "";
  sessionStorage.clear();
  return problems;
}
