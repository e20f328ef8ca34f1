import { statSync } from "node:fs";
import { dirname } from "node:path";

/** An account that PostgreSQL runs as. */
export interface Account {
  uid: number;
  gid: number;
}

/** "nobody" on every Unix; it need not be in a list of users. */
const nobody: Account = { uid: 65_534, gid: 65_534 };

/** PostgreSQL refuses to run as root: then it runs as nobody. Undefined means: as whoever we are. */
export function accountForPostgres(): Account | undefined {
  return process.getuid?.() === 0 ? nobody : undefined;
}

/** Whether the account can get to a path: every folder above it has to let it through. */
export function canReach(path: string, { uid }: Account): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    const found = statSync(folder, { throwIfNoEntry: false });
    if (found) {
      const mode = found.uid === uid ? found.mode >> 6 : found.mode;
      if ((mode & 1) === 0) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}
