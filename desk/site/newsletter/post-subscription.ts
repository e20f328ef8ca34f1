import type { subscribe as Subscribe } from "~/connection/every-page";
import { withMinimumTime } from "../with-minimum-time";

/** As long as the form shows its spinner: specification, product 4. */
const SHORTEST = 1000;
const PATIENCE = 15_000;

/** Hands the address to the desk. */
export const postSubscription: typeof Subscribe = (email) => withMinimumTime(SHORTEST, post(email));

const post: typeof Subscribe = async (email) => {
  const response = await fetch("/api/newsletter", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (response.ok) return { kind: "sent" };
  if (response.status === 422) {
    const { errors } = (await response.json()) as { errors: { email: string } };
    // The form goes on after it with another sentence.
    return { kind: "invalid", errors: { email: errors.email.replace(/\.?$/, ".") } };
  }
  return { kind: response.status >= 500 ? "unavailable" : "refused" };
};
