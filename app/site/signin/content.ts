import { otherRequests, outage } from "~/catalogue/promises/support.data";
import { accounts } from "~/connection/texts";
import { identity } from "~/identity";
import type { PageMeta } from "~/lib/metadata/page-meta";

export const meta: PageMeta = {
  title: "Sign In",
  description: accounts.signIn.description,
  // Until accounts are open there is nothing here that a search should find.
  noindex: true,
};

export const intro = {
  title: "Sign In",
  status: accounts.signIn.status,
  instead: accounts.signIn.instead,
  team: "support",
} as const;

export interface Errand {
  /** What the visitor wanted to do here. */
  task: string;
  /** Who does it, and how they want to hear of it. */
  answer: string;
  /** A mailbox, or a phone number. */
  email?: string;
  phone?: string;
}

export const errands = {
  heading: "What we can do for you today",
  list: [
    {
      task: "Change a server, a site, a mailbox or a plan",
      answer: "Support makes the change and writes back when it is done.",
      email: identity.emails.support,
    },
    {
      task: "Report that something is down",
      answer: outage.sentence,
      phone: identity.phones.support,
    },
    {
      task: "Find an invoice",
      answer: `We'll send it. ${otherRequests.replyTime}.`,
      email: identity.emails.general,
    },
    {
      task: "Ask what we hold about you",
      answer: "A mailbox of its own, read by the person responsible.",
      email: identity.emails.privacy,
    },
  ] satisfies readonly Errand[] as readonly Errand[],
} as const;
