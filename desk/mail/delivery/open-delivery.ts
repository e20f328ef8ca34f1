import { identity } from "../../../app/identity.ts";
import { isSingleAddress } from "../../core/received-enquiry.ts";
import type { Address, OutgoingMail } from "../message.ts";
import { openFileDelivery } from "./file-delivery.ts";
import { openSmtpDelivery } from "./smtp-delivery.ts";
import { Undeliverable } from "./undeliverable.ts";

/** The way out of the house. */
export interface Delivery {
  /** Returns when somebody else is responsible for it. Throws Undeliverable if no other try can help. */
  deliver: (mail: OutgoingMail) => Promise<void>;
  /** Waits for nothing: what is on its way fails, and is tried again by whoever comes next. */
  close: () => void;
}

interface Options {
  smtpUrl?: string;
  /** Mail goes into its folder "mail" where there is no SMTP server. */
  folder: string;
  /** "a@b.example" or "Name <a@b.example>". */
  from: string;
}

export function openDelivery({ smtpUrl, folder, from }: Options): Delivery {
  const sender = senderOf(from);
  const way = smtpUrl ? openSmtpDelivery(smtpUrl, sender) : openFileDelivery(folder, sender);
  return {
    ...way,
    deliver: async (mail) => {
      // "a@b.co,evil@x.co" would be two addresses to a mail program.
      if (!isSingleAddress(mail.recipient)) throw new Undeliverable("The recipient is not one address");
      await way.deliver(mail);
    },
  };
}

function senderOf(from: string): Address {
  const [, name = "", address = from] = /^(.*)<([^<>]+)>$/.exec(from.trim()) ?? [];
  return { name: name.trim().replaceAll(/^"|"$/g, "") || identity.name, address: address.trim() };
}
