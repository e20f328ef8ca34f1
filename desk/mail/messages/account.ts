import { html } from "hono/html";

import { identity } from "../../../app/identity.ts";
import type { Composing } from "../compose-mail.ts";
import { button, page } from "../template/page.ts";
import type { MailRow, Message } from "../message.ts";
import { plainText } from "../plain-text.ts";

interface Words {
  title: string;
  said: string;
  action: { label: string; link: string };
  note: string;
}

/** To whoever signed up. The link proves that the address is theirs. */
export async function accountVerify({ url }: Composing, { data }: MailRow): Promise<Message> {
  return await message({
    title: `Confirm your address for ${identity.name}`,
    said: "Somebody, most likely you, gave this address for an account with us. It opens once you confirm.",
    action: { label: "Confirm my address", link: `${url}/signup/verify?${token(data)}` },
    note: "The link works for a day. You did not ask for it? You need not do anything: nothing opens without it.",
  });
}

/** To whoever has an account and signed up again, or whose address somebody else typed. */
export async function accountExists({ url }: Composing): Promise<Message> {
  return await message({
    title: `You already have an account with ${identity.name}`,
    said: "Somebody, most likely you, signed up with this address. Nothing was changed: sign in with the password you have, or choose a new one.",
    action: { label: "Choose a new password", link: `${url}/forgot-password` },
    note: "It was not you? You need not do anything.",
  });
}

export async function accountReset({ url }: Composing, { data }: MailRow): Promise<Message> {
  return await message({
    title: `A new password for ${identity.name}`,
    said: "Somebody, most likely you, asked for a new password.",
    action: { label: "Choose a new password", link: `${url}/forgot-password/reset?${token(data)}` },
    note: "The link works once, for an hour. You did not ask for it? Your password stays as it is.",
  });
}

const changes: Record<string, string> = {
  password: "The password of your account was changed.",
  email: "Your account was given another email address. Mail goes there from now on.",
  "two-factor-on": "Your account now asks for a code besides the password.",
  "two-factor-off": "Your account no longer asks for a code besides the password.",
  passkey: "A passkey was added to your account.",
  deleted: "Your account was deleted. Enquiries that you sent stay with us, as our privacy policy says.",
};

/** So that a change that somebody else made does not go unseen. */
export async function accountChanged({ url }: Composing, { data }: MailRow): Promise<Message | undefined> {
  const said = changes[String(data["change"])];
  if (said === undefined) return undefined;
  return await message({
    title: `Your ${identity.name} account has changed`,
    said,
    action: { label: "Write to us", link: `${url}/contact` },
    note: "It was not you? Choose a new password and tell us at once.",
  });
}

function token(data: MailRow["data"]): URLSearchParams {
  return new URLSearchParams({ token: String(data["token"] ?? "") });
}

async function message({ title, said, action, note }: Words): Promise<Message> {
  return {
    subject: title,
    headers: { "Auto-Submitted": "auto-generated" },
    text: plainText([said, `${action.label}:\n${action.link}`, note]),
    html: await page({
      title,
      note,
      body: html`<h1>${title}</h1>
        <p>${said}</p>
        ${button(action.link, action.label)}`,
    }),
  };
}
