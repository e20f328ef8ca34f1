/** The same mail would be refused again: there is no use in another try. */
export class Undeliverable extends Error {}

/** The server wants us to sign in first, or differently: our settings are wrong, not this mail. */
const aboutSigningIn = [530, 534, 535, 538];

/** Whether a mail server refused this sender, recipient or text for good (5xx), as opposed to being unavailable or busy. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode = 0 } = error as Error & { code?: string; responseCode?: number };
  return (
    (code === "EENVELOPE" || code === "EMESSAGE") &&
    responseCode >= 500 &&
    // Bad sequence of commands: the session's fault.
    responseCode !== 503 &&
    !aboutSigningIn.includes(responseCode)
  );
}
