import { readPromise } from "./read-promise.server.ts";

/** What we promise about planned work. The hours of notice are ours, and the owner confirms them before launch. */
export const { sentences: maintenance } = readPromise("maintenance");
