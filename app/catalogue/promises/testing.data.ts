import { securityTesting } from "../lines.data.ts";
import { readPromise } from "./read-promise.server.ts";

const penetrationTest = securityTesting.plans.find(({ id }) => id === "pentest-penetration-testing");

/** What we promise about security tests. The lengths are the specification's: 2–3 weeks on one page, 2–4 on the other. */
export const { sentences: testing } = readPromise("testing", () => ({
  duration: penetrationTest?.duration.text ?? "",
}));
