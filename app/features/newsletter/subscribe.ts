const SIMULATED_DELAY = 1000;

/** Takes a subscription. The default site talks to no server: it waits a second and succeeds, and the address goes nowhere. */
export async function subscribe(_email: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SIMULATED_DELAY));
}
