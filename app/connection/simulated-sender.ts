import type { sendEnquiry } from "./senders";

const DELAY = 2000;

/** The default site talks to no server: this waits two seconds and succeeds, and the enquiry goes nowhere. */
export const simulatedSender: typeof sendEnquiry = () =>
  new Promise((resolve) => setTimeout(resolve, DELAY, { kind: "sent" }));
