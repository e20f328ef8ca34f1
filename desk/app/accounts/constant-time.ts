import { withMinimumTime } from "../../site/with-minimum-time.ts";

/** Far more than any of it takes. */
export const MILLISECONDS = 400;

/** Takes the same time whether there is an account or not: only for one of the two, something is written and mailed. */
export async function inConstantTime<T>(work: Promise<T>): Promise<T> {
  return await withMinimumTime(MILLISECONDS, work);
}
