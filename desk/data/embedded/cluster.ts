import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import type { Client } from "pg";

import { withClient } from "../with-client.ts";
import { type ClusterPaths, clusterPathsFor, makeOwn } from "./cluster-paths.ts";

export interface Cluster {
  /** For pg, and for every command of the desk. */
  url: string;
  /** PostgreSQL's own folder. */
  folder: string;
  /** It was running already, for instance because our last process was killed. */
  adopted: boolean;
  /** Starts it again if it has died. */
  revive: () => Promise<void>;
  /** Stops it, unless somebody else uses it. */
  stop: () => Promise<void>;
}

const USER = "desk";
const DATABASE = "desk";
/** Recovery after a power cut takes a moment; this is far more. */
const START_LIMIT = 120_000;
const HOUR = 3_600_000;

/** Starts the embedded PostgreSQL in the desk's folder, or takes over the one that runs there. */
export async function startCluster(deskData: string): Promise<Cluster> {
  const paths = clusterPathsFor(deskData);
  const adopted = await answers(paths);
  if (!adopted) {
    createCluster(paths);
    await launch(paths);
  }
  // Whoever started it may not have come to this yet.
  await createDatabase(paths);
  return {
    url: addressOf(paths, DATABASE),
    folder: paths.data,
    adopted,
    revive: async () => {
      // One that runs and does not answer is busy or stopped by somebody: a second one could not take its place.
      if (!lockHolder(paths.data)) await launch(paths);
    },
    stop: () => stopCluster(paths),
  };
}

function addressOf({ sockets }: ClusterPaths, database: string): string {
  return `postgresql://${USER}@/${database}?host=${encodeURIComponent(sockets)}`;
}

/** A lock file may tell of a process that is long gone: only an answer counts. */
async function answers(paths: ClusterPaths): Promise<boolean> {
  return await asking(paths, async () => true).catch(() => false);
}

function asking<T>(paths: ClusterPaths, ask: (client: Client) => Promise<T>): Promise<T> {
  const limits = { connectionTimeoutMillis: 2000, query_timeout: 10_000 };
  return withClient(addressOf(paths, "postgres"), ask, limits);
}

/**
 * Made under another name first: a power cut leaves either no cluster or a whole one. Two processes may do so at the same
 * time, each under a name of its own; the first one's counts, since it may be running by the time the other is done.
 */
function createCluster({ data, binaries, account }: ClusterPaths) {
  if (existsSync(join(data, "PG_VERSION"))) return;
  removeUnfinished(data);
  const unfinished = `${data}.new-${randomBytes(4).toString("hex")}`;
  makeOwn(unfinished, account);
  const encoding = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
  const options = ["-D", unfinished, "-U", USER, "--auth-local=trust", "--auth-host=reject", ...encoding];
  const made = spawnSync(join(binaries, "initdb"), options, { encoding: "utf8", cwd: "/", ...account });
  if (made.status !== 0) {
    throw new Error(`The database could not be made: ${made.error?.message ?? made.stderr}`);
  }
  try {
    renameSync(unfinished, data);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!existsSync(join(data, "PG_VERSION"))) throw error;
  }
}

/** What power cuts left; none takes an hour to make. */
function removeUnfinished(data: string) {
  for (const name of readdirSync(dirname(data))) {
    const folder = join(dirname(data), name);
    if (folder.startsWith(`${data}.new`) && Date.now() - statSync(folder).mtimeMs > HOUR)
      rmSync(folder, { recursive: true, force: true });
  }
}

/** In a session of its own: it outlives us if we are killed, finishes what it was told, and is taken over by the next. */
async function launch(paths: ClusterPaths) {
  const { data, sockets, binaries, account, log } = paths;
  const deadline = Date.now() + START_LIMIT;
  while (Date.now() < deadline) {
    removeStaleLocks(paths);
    const output = openSync(log, "a", 0o600);
    if (account) chownSync(log, account.uid, account.gid);
    const settings = [
      "listen_addresses=",
      `unix_socket_directories=${sockets}`,
      "unix_socket_permissions=0700",
    ];
    const server = spawn(
      join(binaries, "postgres"),
      ["-D", data, ...settings.flatMap((each) => ["-c", each])],
      {
        cwd: "/",
        detached: true,
        stdio: ["ignore", output, output],
        ...account,
      },
    );
    closeSync(output);
    server.unref();
    const ended = new Promise<"ended">((resolve) => {
      server.once("exit", () => resolve("ended"));
      server.once("error", () => resolve("ended"));
    });
    const outcome = await Promise.race([ended, untilAnswers(paths, deadline)]);
    if (outcome === "answers") return;
    // Another process may be starting or stopping the same one: then it answers in a moment, or its lock goes.
    if (await answers(paths)) return;
    await wait(250);
    if (!lockHolder(data)) break;
  }
  if (await answers(paths)) return;
  throw new Error(`The database does not start. Its last words:\n${lastLines(log)}`);
}

async function untilAnswers(paths: ClusterPaths, deadline: number): Promise<"answers" | "late"> {
  while (Date.now() < deadline) {
    if (await answers(paths)) return "answers";
    await wait(25);
  }
  return "late";
}

async function createDatabase(paths: ClusterPaths) {
  await asking(paths, async (client) => {
    // Held until the connection ends.
    await client.query("select pg_advisory_lock(7104203)");
    const { rowCount } = await client.query("select from pg_database where datname = $1", [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  });
}

async function stopCluster(paths: ClusterPaths) {
  const others = await asking(paths, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    return rows[0]?.count ?? 0;
  }).catch(() => 0);
  const pid = lockHolder(paths.data);
  if (others > 0 || !pid) return;
  process.kill(pid, "SIGINT");
  for (let tries = 0; tries < 400 && lockHolder(paths.data); tries++) await wait(25);
}

/** The process that the lock file names, if it still runs. */
function lockHolder(data: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
    return pid > 0 && isRunning(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  try {
    // A killed process that nobody waited for is still listed, as a zombie; and the number may be another program's by now.
    const [, name = "", state = ""] =
      /^\d+ \((.*)\) (\w)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return state !== "Z" && name.startsWith("postgres");
  } catch {
    return true;
  }
}

function removeStaleLocks({ data, sockets }: ClusterPaths) {
  if (lockHolder(data)) return;
  rmSync(join(data, "postmaster.pid"), { force: true });
  rmSync(join(sockets, ".s.PGSQL.5432.lock"), { force: true });
}

function lastLines(log: string): string {
  try {
    return readFileSync(log, "utf8").split("\n").slice(-12).join("\n");
  } catch {
    return "(none)";
  }
}
