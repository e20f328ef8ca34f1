import { readPromise } from "./read-promise.server.ts";

/** What the backup plans promise beyond their times. Features of the plans that name them. */
export const { cloudServerDays, sentences: backups } = readPromise("backups");
