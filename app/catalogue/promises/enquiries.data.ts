import { readPromise } from "./read-promise.server.ts";

/** What we promise to people who write to us and aren't clients yet. The reply time is the specification's. */
export const { replyHours, sentences: enquiries } = readPromise("enquiries");
