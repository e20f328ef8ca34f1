import { readPromise } from "./read-promise.server.ts";

/** How we bring a mail domain to a strict DMARC policy, in the order of every page, article and sample record. */
export const { sentences: dmarc } = readPromise("mail");
