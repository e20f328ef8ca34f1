import { html } from "hono/html";

import { identity } from "../../../app/identity.ts";
import type { Composing } from "../compose-mail.ts";
import { button, page } from "../template/page.ts";
import type { MailRow, Message } from "../message.ts";
import { plainText } from "../plain-text.ts";

/** To a new member of staff. `data.token` lets them in once. */
export async function staffInvitation({ url }: Composing, { data }: MailRow): Promise<Message | undefined> {
  const { token } = data;
  if (token === undefined) return undefined;
  const link = `${url}/desk/enter?${new URLSearchParams({ token: String(token) })}`;
  return {
    subject: title,
    headers: { "Auto-Submitted": "auto-generated" },
    text: plainText([invited, `Open the inbox:\n${link}`, once]),
    html: await page({
      title,
      body: html`<h1>${title}</h1>
        <p>${invited}</p>
        ${button(link, "Open the inbox")}
        <p>${once}</p>`,
    }),
  };
}

const title = `Your way into the ${identity.name} inbox`;
const invited = `You can now answer enquiries in the ${identity.name} inbox.`;
const once =
  "The link works once and is only for you. If you need another one, ask the person who invited you.";
