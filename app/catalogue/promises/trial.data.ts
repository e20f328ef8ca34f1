import { readPromise } from "./read-promise.server.ts";

/** The free trial. Its length is ours, and the owner confirms it before launch. */
export const { sentences: trial } = readPromise("trial");
