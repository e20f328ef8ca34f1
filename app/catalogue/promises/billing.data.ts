import { readPromise } from "./read-promise.server.ts";

/** Due date and billing in advance are the specification's. `gstPercent` is for clients in India. */
export const { gstPercent, paymentDays, sentences: billing } = readPromise("billing");
