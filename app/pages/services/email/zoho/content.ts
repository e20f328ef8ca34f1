import { trial } from "~/catalogue/promises/trial";
import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";

export const meta: PageMeta = {
  title: "Zoho Mail and Workplace Plans",
  description:
    "Zoho Mail Lite, Mail Premium and Workplace Standard: mail on your own domain at a low price per user, set up and administered for you.",
};

export const ruler: RulerScale = {
  to: 5,
  minor: 0.25,
  major: 1,
  format: (dollars) => `$${dollars}`,
};

export const hero: PageHeroProps = {
  title: "Zoho Mail",
  lede: "Not every team needs the big suites, or their bill. Zoho puts mail on your own domain for little. We set it up, move the old mail and answer your people.",
  primary: { label: "View Mail Plans", to: "#plans" },
  secondary: { label: "Start Free Trial", to: "/contact" },
};

export const balance = {
  caption: "Price per user and month to the left, mailbox to the right, each side to its own scale.",
  price: "Dollars a month",
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
  heading: "Two products in one price list",
  lede: "Mail Premium and Workplace Standard are not steps of one stair. They share a base and part ways.",
  groups: [
    {
      kind: "mail",
      title: "Only in Mail Premium",
      note: "For people who answer for what was written.",
      items: [
        "Retention and eDiscovery",
        "Backup and restore of mail",
        "S/MIME signing and encryption",
        "Your own logo and address for webmail",
        "The largest mailbox of the three",
      ],
    },
    {
      kind: "both",
      title: "In both, and in Mail Lite",
      note: "The base that everyone gets.",
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
      note: "For people who work on things together.",
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
  heading: "Cheap, but\nattended",
  lede: "A low price should be the only low thing about it. What we do, and what you hold afterwards.",
  layout: "aside",
  items: [
    {
      title: "Domain and DNS",
      description:
        "Ownership proved, MX set, SPF, DKIM and DMARC published and tested against the big receivers.",
      delivers: "A record sheet of your zone",
    },
    {
      title: "Old mail moved",
      description: "From cPanel, Exchange, Google or any IMAP server, with folders, flags and dates intact.",
      delivers: "A count per mailbox, before and after",
    },
    {
      title: "Rules and groups",
      description:
        "Group addresses, routing, catch-all decided on purpose, two-factor sign-in for every account.",
      delivers: "A policy page your auditor can read",
    },
    {
      title: "Joiners and leavers",
      description:
        "New people ready on their first day. Mail of those who left is kept, forwarded or closed, as you say.",
      delivers: "A log of every account change",
    },
  ],
};

export const plans: SectionCopy = {
  id: "plans",
  heading: "The suite costs less than the mailbox",
  lede: "Workplace Standard adds office apps, Mail Premium adds space and a record of what was sent. Read both lists.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Cheap mail, properly set up",
  lede: `Tell us how many mailboxes you need and where the old ones are. We reply with the plan and a date for the switch. ${trial.sentence}`,
  primary: { label: "Get Started", to: "/contact" },
};
