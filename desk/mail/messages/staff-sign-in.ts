import { html } from "hono/html";

import { identity } from "../../../app/identity.ts";
import { SIGN_IN_HOURS } from "../../core/staff/sign-in-link.ts";
import type { Composing } from "../compose-mail.ts";
import { button, page } from "../look/page.ts";
import type { MailRow, Message } from "../message.ts";
import { plainText } from "../plain-text.ts";

/** To a member of staff who asked for it. `data.token` lets them in once. */
export async function staffSignIn({ url }: Composing, { data }: MailRow): Promise<Message | undefined> {
  const { token } = data;
  if (token === undefined) return undefined;
  const link = `${url}/desk/enter?${new URLSearchParams({ token: String(token) })}`;
  return {
    subject: title,
    headers: { "Auto-Submitted": "auto-generated" },
    text: plainText([`Open the inbox:\n${link}`, once, notYou]),
    html: await page({
      title,
      note: notYou,
      body: html`<h1>${title}</h1>
        ${button(link, "Open the inbox")}
        <p>${once}</p>`,
    }),
  };
}

const title = `Sign in to the ${identity.name} inbox`;
const once = `The link works once, for ${SIGN_IN_HOURS === 1 ? "one hour" : `${SIGN_IN_HOURS} hours`}.`;
const notYou = "You did not ask for it? Then you need not do anything: without this email nobody gets in.";
