import { groupDigits } from "~/lib/format/group-digits";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { ProcessStep } from "~/sections/process-steps";
import type { SectionCopy } from "~/sections/section";

export const meta: PageMeta = {
  title: "Business Email and Office Suites",
  description:
    "Google Workspace, Microsoft 365, Zoho Mail or our own business email: set up on your domain, old mail moved, mailboxes looked after.",
};

export const hero: PageHeroProps = {
  title: "Email",
  lede: "You get email on your own domain, in the suite that fits your team. We set up the mailboxes, move the old mail and look after your DNS records.",
  primary: { label: "Move my mail", to: "/contact" },
  secondary: { label: "Ask an engineer", to: "/contact" },
};

/** For whom each suite is, by its path. */
export const sentences: Record<string, string> = {
  "/services/email/zoho": "For small teams that want mail, with or without an office suite.",
  "/services/email/business": "For companies that want mailboxes only, run by us.",
  "/services/email/google-workspace": "For teams that write, plan and meet in the browser.",
  "/services/email/microsoft-365": "For offices that work in Outlook and Excel.",
};

export const prices = {
  caption: (mailboxes: number) =>
    `Price per user per month of all twelve plans, on one scale, and in blue what ${mailboxes === 1 ? "one mailbox costs" : `${groupDigits(mailboxes)} mailboxes cost`} in a year. Solid: the most popular plan.`,
};

export const fit: SectionCopy & {
  caption: string;
  corner: string;
  /** For each need the smallest plan that meets it, by id, in the order of the suites; none where no plan does. */
  needs: readonly { need: string; plans: readonly (string | undefined)[] }[];
} = {
  heading: "Compare email suites by what you need",
  lede: "Each price is the cheapest plan that includes it, per user per month.",
  caption: "What each suite costs for what you need, per user per month",
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
      need: "Documents and spreadsheets in the browser",
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
      need: "Desktop Word, Excel and Outlook",
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
  heading: "How we move your email",
  lede: "It works the same way for every suite. Until the last step you can go back.",
  tone: "ink",
  steps: [
    {
      title: "List",
      description: "Mailboxes, aliases, groups, and everything else that sends in your name.",
      activities: ["List of senders", "Current DNS records", "A plan per person"],
    },
    {
      title: "Prepare",
      description: "The new mailboxes are set up while the old ones keep working.",
      activities: ["Accounts and groups", "SPF, DKIM, DMARC", "Two-factor sign-in"],
    },
    {
      title: "Copy",
      description: "Old mail, calendars and contacts are copied, then compared folder by folder.",
      activities: ["Pilot group first", "Counts compared", "Second pass for changes"],
    },
    {
      title: "Switch",
      description: "The MX record changes after office hours, while an engineer watches.",
      activities: ["MX and autodiscover", "Phones connected", "Old server kept for a while"],
    },
  ],
};

export const banner: ClosingBannerProps = {
  heading: "Ready to move your email?",
  lede: "Tell us how many mailboxes you have and where they are. We'll reply with a plan for the move.",
  primary: { label: "Get Started", to: "/contact" },
  steps: "email",
};
