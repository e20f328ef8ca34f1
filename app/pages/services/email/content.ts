import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { ProcessStep } from "~/sections/process-steps";
import type { SectionCopy } from "~/sections/section";

export const meta: PageMeta = {
  title: "Business Email and Office Suites",
  description:
    "Google Workspace, Microsoft 365, Zoho Mail or business email of our own: set up on your domain, old mail moved, mailboxes looked after.",
};

/** What a mailbox costs a month; the bars in the hero stand under the same dollars. */
export const ruler: RulerScale = {
  to: 28,
  minor: 1,
  major: 4,
  format: (dollars) => (dollars === 0 ? "A mailbox a month" : `$${dollars}`),
};

export const hero: PageHeroProps = {
  title: "Email",
  lede: "Mail works until the day it bounces, and then nobody has the password. We set up the mailboxes, move the old mail and keep the records of your domain right.",
  primary: { label: "Move my mail", to: "/contact" },
  secondary: { label: "Ask which fits", to: "/contact" },
};

/** For whom each suite is, by its path. */
export const sentences: Record<string, string> = {
  "/services/email/zoho": "Small teams that want mail, and perhaps an office around it.",
  "/services/email/business": "Companies that want a mailbox, run by people they can call.",
  "/services/email/google-workspace": "Teams that write, plan and meet in the browser.",
  "/services/email/microsoft-365": "Offices that live in Outlook and Excel.",
};

export const prices = {
  caption: "Twelve plans on the dollars of the ruler above: per user and month. Solid: the popular plan.",
};

export const fit: SectionCopy & {
  caption: string;
  corner: string;
  /** For each need the smallest plan that meets it, by id, in the order of the suites; none where no plan does. */
  needs: readonly { need: string; plans: readonly (string | undefined)[] }[];
} = {
  heading: "Start from what you need",
  lede: "Each price is the smallest plan that has it, per user and month. The last row you need decides.",
  caption: "What each suite costs for what you need, per user and month",
  corner: "You need",
  needs: [
    {
      need: "Mail on your own domain",
      plans: [
        "zoho-mail-lite",
        "business-email-essential",
        "google-workspace-business-starter",
        "microsoft-365-business-basic",
      ],
    },
    {
      need: "Shared mailboxes such as sales or accounts",
      plans: [
        "zoho-mail-lite",
        "business-email-business",
        "google-workspace-business-starter",
        "microsoft-365-business-basic",
      ],
    },
    {
      need: "Documents and tables in the browser",
      plans: [
        "zoho-workplace-standard",
        undefined,
        "google-workspace-business-starter",
        "microsoft-365-business-basic",
      ],
    },
    {
      need: "Video meetings",
      plans: [
        "zoho-workplace-standard",
        undefined,
        "google-workspace-business-starter",
        "microsoft-365-business-basic",
      ],
    },
    {
      need: "Word, Excel and Outlook, installed",
      plans: [undefined, undefined, undefined, "microsoft-365-business-standard"],
    },
    {
      need: "Mail kept and searched for an audit",
      plans: [
        "zoho-mail-premium",
        "business-email-professional",
        "google-workspace-business-plus",
        "microsoft-365-business-premium",
      ],
    },
    {
      need: "Laptops and phones managed and wiped",
      plans: [undefined, undefined, "google-workspace-business-plus", "microsoft-365-business-premium"],
    },
  ],
};

export const move: SectionCopy & { steps: readonly ProcessStep[] } = {
  heading: "Four steps, and nobody\nmisses a message",
  lede: "Whichever suite it is, the move goes the same way. Until the last step there is a way back.",
  tone: "ink",
  steps: [
    {
      title: "Count",
      description: "Mailboxes, aliases, groups, and everything else that sends in your name.",
      activities: ["List of senders", "DNS as it is", "A plan per person"],
    },
    {
      title: "Prepare",
      description: "The new side is built while the old one works on, untouched.",
      activities: ["Accounts and groups", "SPF, DKIM, DMARC", "Two-factor sign-in"],
    },
    {
      title: "Copy",
      description: "Old mail, calendars and contacts are copied, then compared folder by folder.",
      activities: ["Pilot group first", "Counts compared", "Second pass for changes"],
    },
    {
      title: "Switch",
      description: "The MX record changes after office hours, with somebody watching it.",
      activities: ["MX and autodiscover", "Phones connected", "Old server kept for a while"],
    },
  ],
};

export const banner: ClosingBannerProps = {
  heading: "Who reads mail for people who left?",
  lede: "A common gap, and an easy one to close. Tell us how many mailboxes you have and where; we reply with a plan for the move.",
  primary: { label: "Get Started", to: "/contact" },
};
