import type { Enquiry } from "./enquiry";

/** Delivers an enquiry, or rejects when it could not. A real sender goes here; the form knows only this. */
export type Sender = (enquiry: Enquiry) => Promise<void>;

/** In a file of its own, fetched when it is needed, so that a failure to load it counts as a failure to send. */
export const send: Sender = async (enquiry) => {
  const { simulatedSender } = await import("./simulated-sender");
  await simulatedSender(enquiry);
};
