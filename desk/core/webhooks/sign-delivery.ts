import { createHmac } from "node:crypto";

/** What goes into the header Webhook-Signature. Whoever has the secret sees that we sent it, and when. */
export function signDelivery(secret: string, seconds: number, body: string): string {
  const signature = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${signature}`;
}
