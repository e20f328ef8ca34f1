import type { subscribe } from "./every-page";

const DELAY = 1000;

/** The default site talks to no server: this waits a second and succeeds, and the address goes nowhere. */
export const simulatedSubscriber: typeof subscribe = () =>
  new Promise((resolve) => setTimeout(resolve, DELAY, { kind: "sent" }));
