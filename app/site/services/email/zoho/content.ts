import { trial } from "~/catalogue/promises/trial.data";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";

export const meta: PageMeta = {
  title: "Zoho Mail and Workplace Plans",
  description:
    "Zoho Mail Lite, Mail Premium and Workplace Standard: mail on your own domain at a low price per user, set up and administered for you.",
};

/** Where the bars of the prices in the hero end, in dollars. */
export const pricesEnd = 5;

export const hero: PageHeroProps = {
  title: "Zoho Mail",
  lede: "You get email on your own domain at a low price per user, with office apps if you want them. We set it up, move the old mail and support your people.",
  primary: { label: "View Mail Plans", to: "#plans" },
  secondary: { label: "Start Free Trial", to: "/contact" },
};

export const balance = {
  caption: "Price per user per month on the left, mailbox size on the right, each side to its own scale.",
  price: "Dollars per month",
  mailbox: "Mailbox in GB",
};

export const choice: SectionCopy & {
  groups: readonly {
    title: string;
    note: string;
    items: readonly string[];
    kind: "mail" | "both" | "suite";
  }[];
} = {
  heading: "Mail Premium or Workplace Standard",
  lede: "Both include everything in Mail Lite. One adds space and records, the other adds office apps.",
  groups: [
    {
      kind: "mail",
      title: "Only in Mail Premium",
      note: "For people who have to keep and prove their mail.",
      items: [
        "Retention and eDiscovery",
        "Mail backup and restore",
        "S/MIME signing and encryption",
        "Webmail with your own logo and address",
        "The largest mailbox of the three",
      ],
    },
    {
      kind: "both",
      title: "In both, and in Mail Lite",
      note: "Included in every plan.",
      items: [
        "Mail on several of your own domains",
        "IMAP, POP and ActiveSync",
        "Calendar, contacts, notes and tasks",
        "Mobile apps",
        "An admin console we can run for you",
      ],
    },
    {
      kind: "suite",
      title: "Only in Workplace Standard",
      note: "For people who work on documents together.",
      items: [
        "Writer, Sheet and Show",
        "WorkDrive for team files",
        "Cliq chat and channels",
        "Meeting for video calls",
        "Connect, an internal notice board",
      ],
    },
  ],
};

export const care: SectionCopy & {
  items: readonly { title: string; description: string; delivers: string }[];
} = {
  heading: "What we set up and look after",
  lede: "What we do, and what you get in writing.",
  layout: "aside",
  items: [
    {
      title: "Domain and DNS",
      description:
        "Domain verified, MX set, SPF, DKIM and DMARC published and tested with the large mail providers.",
      delivers: "A list of your DNS records",
    },
    {
      title: "Mail migration",
      description: "From cPanel, Exchange, Google or any IMAP server, with folders, flags and dates intact.",
      delivers: "A message count per mailbox, before and after",
    },
    {
      title: "Rules and groups",
      description: "Group addresses, routing, catch-all addresses, and two-factor sign-in for every account.",
      delivers: "A policy page your auditor can read",
    },
    {
      title: "Joiners and leavers",
      description:
        "New people can start on their first day. Mail of people who left is kept, forwarded or closed, as you decide.",
      delivers: "A log of every account change",
    },
  ],
};

export const plans: SectionCopy = {
  id: "plans",
  heading: "Zoho Mail and Workplace plans and prices",
  lede: "The office suite costs less than the largest mailbox, so compare both lists.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Move your team to Zoho Mail",
  lede: `Tell us how many mailboxes you need and where the old ones are. We'll reply with the plan and a date for the switch. ${trial.sentence}`,
  primary: { label: "Get Started", to: "/contact" },
  steps: "email",
};
