import { createTransport } from "nodemailer";

import type { Address } from "../message.ts";
import { mailOptions } from "./mail-options.ts";
import type { Delivery } from "./open-delivery.ts";
import { isRefusal, Undeliverable } from "./undeliverable.ts";

/** Connections at once: what providers allow without asking. */
const CONNECTIONS = 5;

const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

export function openSmtpDelivery(url: string, sender: Address): Delivery {
  const transport = createTransport({ url, pool: true, maxConnections: CONNECTIONS, ...timeouts });
  return {
    deliver: async (mail) => {
      try {
        await transport.sendMail(mailOptions(mail, sender));
      } catch (error) {
        throw isRefusal(error) ? new Undeliverable(messageOf(error), { cause: error }) : error;
      }
    },
    close: () => transport.close({ force: true }),
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
