import type { Sender } from "./sender";

const DELAY = 2000;

/** The default site talks to no server: this waits two seconds and succeeds, and the enquiry goes nowhere. */
export const simulatedSender: Sender = () => new Promise((resolve) => setTimeout(resolve, DELAY));
