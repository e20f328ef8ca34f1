import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { install } from "../../../scripts/lib/programs.ts";
import { makeOwn } from "../embedded/cluster-paths.ts";
import { accountForPostgres } from "../embedded/system-account.ts";
import { withClient } from "../with-client.ts";

const installed = "/usr/lib/postgresql";

/** The system's own PostgreSQL, 15 or later, as a server on a port; undefined where there is none and none can be had. */
export async function systemPostgres(
  port: number,
): Promise<{ url: string; stop: () => Promise<void> } | undefined> {
  install("PostgreSQL");
  const binaries = newestBinaries();
  if (!binaries) return undefined;
  const account = accountForPostgres();
  const data = mkdtempSync(join(tmpdir(), "system-postgres-"));
  makeOwn(data, account);
  const options = { cwd: "/", ...account };
  const made = spawnSync(
    join(binaries, "initdb"),
    ["-D", data, "-U", "desk", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"],
    options,
  );
  if (made.status !== 0) throw new Error(String(made.stderr));
  const settings = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    `unix_socket_directories=${data}`,
    "max_connections=200",
  ];
  const server = spawn(
    join(binaries, "postgres"),
    ["-D", data, ...settings.flatMap((each) => ["-c", each])],
    {
      stdio: "ignore",
      ...options,
    },
  );
  const url = `postgresql://desk@127.0.0.1:${port}/postgres`;
  for (let tries = 0; tries < 200; tries++) {
    if (await withClient(url, async () => true).catch(() => false)) break;
    await wait(50);
  }
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function newestBinaries(): string | undefined {
  if (!existsSync(installed)) return undefined;
  const version = readdirSync(installed)
    .map(Number)
    .filter((each) => each >= 15 && existsSync(`${installed}/${each}/bin/postgres`))
    .toSorted((a, b) => b - a)[0];
  return version ? `${installed}/${version}/bin` : undefined;
}
