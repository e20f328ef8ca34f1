import { lazySender, type Sender } from "~/lib/sending/send-result";

/** Delivers an email address for the newsletter. */
export const subscribe: Sender<string, "email"> = lazySender(
  async () => (await import("./simulated-subscriber")).simulatedSubscriber,
);

/** Called once on every page. Nobody can be signed in here. */
export function startConnection(): void {}
