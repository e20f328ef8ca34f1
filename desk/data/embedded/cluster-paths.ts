import { createHash } from "node:crypto";
import { chownSync, cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

import { postgresBinaries } from "./binaries.ts";
import { type Account, accountForPostgres, canReach } from "./system-account.ts";

export interface ClusterPaths {
  /** PostgreSQL's own folder. */
  data: string;
  /** Of the socket that only we can open. */
  sockets: string;
  /** Its programs. */
  binaries: string;
  log: string;
  account: Account | undefined;
}

/** A socket's path has to fit into 107 bytes with its name. */
const LONGEST_SOCKET_FOLDER = 80;

/**
 * Where the embedded database lives: in the desk's folder. If we are root and the account that it runs as cannot get
 * there (a home folder, for instance), it lives in /var/lib, and a note in the desk's folder says so.
 */
export function clusterPathsFor(deskData: string): ClusterPaths {
  const folder = resolve(deskData);
  mkdirSync(folder, { recursive: true });
  const account = accountForPostgres();
  const home = !account || canReach(folder, account) ? folder : elsewhere(folder);
  const inHome = join(home, "socket");
  const sockets =
    Buffer.byteLength(inHome) <= LONGEST_SOCKET_FOLDER ? inHome : join(tmpdir(), `desk-${hashOf(folder)}`);
  makeOwn(sockets, account);
  return {
    data: join(home, "postgres"),
    sockets,
    binaries: reachableBinaries(home, account),
    log: join(home, "postgres.log"),
    account,
  };
}

export function makeOwn(folder: string, account: Account | undefined) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
}

function elsewhere(folder: string): string {
  const home = `/var/lib/desk-${hashOf(folder)}`;
  mkdirSync(home, { recursive: true, mode: 0o755 });
  writeFileSync(
    join(folder, "postgres.txt"),
    `The database is in ${home}: its account cannot get in here.\n`,
  );
  return home;
}

function reachableBinaries(home: string, account: Account | undefined): string {
  const binaries = postgresBinaries();
  if (!account || canReach(binaries, account)) return binaries;
  // The programs look for their libraries beside their folder.
  const copy = join(home, "postgres-programs");
  if (!existsSync(join(copy, "bin/postgres"))) {
    cpSync(dirname(binaries), copy, { recursive: true, verbatimSymlinks: true });
  }
  return join(copy, "bin");
}

function hashOf(folder: string): string {
  return createHash("sha256").update(folder).digest("hex").slice(0, 12);
}
