import type { Logger } from "pino";

import type { Auth } from "../accounts/create-auth.ts";
import type { Limits } from "../api/limits.ts";
import type { Outbox } from "../core/outbox.ts";
import type { Secrets } from "../core/signatures.ts";
import type { Database } from "../data/open-database.ts";
import type { Notice } from "./live/live-notice.ts";
import type { Live } from "./live/open-live.ts";
import type { Metrics } from "./metrics.ts";
import type { Settings } from "./settings.ts";

/** What routes and jobs work with. Handed to them: a route that imported the pool would get a second one in its bundle. */
export interface Services {
  settings: Settings;
  db: Database;
  outbox: Outbox;
  secrets: Secrets;
  limits: Limits;
  auth: Auth;
  log: Logger;
  metrics: Metrics;
  /** Whether the disk has room for another enquiry, as far as it is ours. */
  hasDiskSpace: () => Promise<boolean>;
  /** Called after a commit that left mail in the outbox: the worker need not wait for its next look. */
  wakeWorkers: () => void;
  /** Called after a commit that changed what the team sees: open pages of all instances hear of it. */
  notify: (notice: Notice) => void;
  /** Where open pages listen. Not in a process that answers nobody. */
  live?: Live;
}
