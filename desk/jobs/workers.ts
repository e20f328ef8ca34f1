import type { OpenServices } from "../server/open-services.ts";

export interface Workers {
  /** There is something to do. */
  wake: () => void;
  /** Finishes what is in hand. */
  stop: () => Promise<void>;
}

export async function startWorkers(services: OpenServices): Promise<Workers> {
  throw new Error(`Not written yet ${services.databaseUrl}`);
}
