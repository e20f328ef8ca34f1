import { lateSender, type Sender } from "~/lib/sending/send-result";

/** Takes an email address for the newsletter. A real one goes in the place of the simulated one. */
export type NewsletterSender = Sender<string, "email">;

export const subscribe: NewsletterSender = lateSender(
  async () => (await import("./simulated-subscriber")).simulatedSubscriber,
);
