import { join } from "node:path";

import { createTransport } from "nodemailer";

import type { Address } from "../message.ts";
import { mailOptions } from "./mail-options.ts";
import type { Delivery } from "./open-delivery.ts";
import { prepareFolder, writeFileAtomically } from "./write-file-atomically.ts";

/** Where there is no SMTP server: each mail is a file that any mail program opens. */
export function openFileDelivery(folder: string, sender: Address): Delivery {
  const mails = join(folder, "mail");
  let prepared: Promise<void> | undefined;
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    deliver: async (mail) => {
      // Again at the next mail if the disk was full or the folder is not ours.
      prepared ??= prepareFolder(mails).catch((error: unknown) => {
        prepared = undefined;
        throw error;
      });
      await prepared;
      const { message } = await composer.sendMail(mailOptions(mail, sender));
      await writeFileAtomically(mails, `${fileName(mail.messageId)}.eml`, message as Buffer);
    },
    close: () => {},
  };
}

/** MAIL_FROM gives the last part of a Message-ID, and an owner can mistype it. */
function fileName(messageId: string): string {
  return messageId.replaceAll(/[^\w.@+-]/g, "_");
}
