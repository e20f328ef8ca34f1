import { readPromise } from "./read-promise.server.ts";

/** What we promise about the length of an agreement, leaving, and money back. */
export const { sentences: term, refunds } = readPromise("term");
