import { readPromise } from "./read-promise.server.ts";

/** What we promise about the machines in the data centres. */
export const { sentences: onSite } = readPromise("on-site");
