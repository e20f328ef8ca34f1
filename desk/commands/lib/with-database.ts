import { existsSync } from "node:fs";
import { join } from "node:path";

import { newestVersion, schemaVersion } from "../../data/backup/schema-version.ts";
import { startCluster } from "../../data/embedded/cluster.ts";
import { clusterPathsFor } from "../../data/embedded/cluster-paths.ts";
import { migrate } from "../../data/migrate.ts";
import { withClient } from "../../data/with-client.ts";
import type { Settings } from "../../server/settings.ts";
import { UsageError } from "./run-command.ts";

type Place = Pick<Settings, "data" | "databaseUrl">;

interface Options {
  /** Whether an embedded database is made where there is none. Otherwise that is a mistake, in DESK_DATA for instance. */
  mayCreate?: boolean;
}

/** Hands over the address of the desk's database. An embedded one is started, and then stopped again. */
export async function withDatabase<T>(
  { data, databaseUrl }: Place,
  { mayCreate = false }: Options,
  work: (url: string) => Promise<T>,
): Promise<T> {
  if (databaseUrl) return await work(databaseUrl);
  if (!mayCreate && !hasCluster(data)) {
    throw new UsageError(`There is no desk in ${data}. Where it is: DESK_DATA, or DATABASE_URL`);
  }
  const cluster = await startCluster(data);
  try {
    return await work(cluster.url);
  } finally {
    // One that ran already belongs to a desk, which need not be connected at this moment.
    if (!cluster.adopted) await cluster.stop();
  }
}

/** The same, brought to this version's schema. */
export async function withMigratedDatabase<T>(
  place: Place,
  options: Options,
  work: (url: string) => Promise<T>,
): Promise<T> {
  return await withDatabase(place, options, async (url) => {
    const version = await withClient(url, schemaVersion);
    if (!version || version < newestVersion()) await migrate(url);
    return await work(url);
  });
}

function hasCluster(data: string): boolean {
  return existsSync(data) && existsSync(join(clusterPathsFor(data).data, "PG_VERSION"));
}
