import { rmSync } from "node:fs";

import type { Reporter } from "@playwright/test/reporter";

/** Removes the desk's data, database and all, once the desk of the run has stopped. */
export default class ClearAway implements Reporter {
  readonly #folder: string;

  constructor({ folder }: { folder: string }) {
    this.#folder = folder;
  }

  async onExit() {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
