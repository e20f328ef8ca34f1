import type { Sender } from "~/lib/sending/send-result";

/** Takes an email address for the newsletter. What takes it is fetched with the first one. */
export const subscribe: Sender<string, "email"> = async (email) => {
  const { simulatedSubscriber } = await import("./simulated-subscriber");
  return simulatedSubscriber(email);
};

/** Called once on every page. Here nobody can be signed in. */
export function startConnection(): void {}
