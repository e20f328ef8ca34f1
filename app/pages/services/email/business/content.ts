import { dmarc } from "~/catalogue/promises/mail";
import { trial } from "~/catalogue/promises/trial";
import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { ProcessStep } from "~/sections/process-steps";
import type { SectionCopy } from "~/sections/section";

export const meta: PageMeta = {
  title: "Business Email on Your Own Domain",
  description:
    "Business email on your own domain in three mailbox sizes, with a spam filter and the DNS records that keep your mail out of other people's.",
};

/** Mailbox sizes. */
export const ruler: RulerScale = {
  to: 60,
  minor: 1,
  major: 5,
  format: (gigabytes) => `${gigabytes} GB`,
};

export const hero: PageHeroProps = {
  title: "Business Email",
  lede: "A free address costs nothing, until a customer takes your invoice for spam. You get mail on your own domain, and we set up the records that prove it is yours.",
  primary: { label: "View Email Plans", to: "#plans" },
  secondary: { label: "Start Free Trial", to: "/contact" },
};

export const mailboxCaption =
  "one bar is 1 GB: a working year of 250 days with 40 mails a day at 100 KB each. Mailboxes to scale.";

export interface DnsRecord {
  name: string;
  kind: string;
  /** What the record of an example domain looks like. */
  example: string;
  meaning: string;
}

export const records: SectionCopy & { items: readonly DnsRecord[] } = {
  heading: "Four lines that prove it is you",
  lede: "Mail gets lost for want of these. We write them, test them and watch the reports.",
  tone: "ink",
  items: [
    {
      name: "MX",
      kind: "MX record",
      example: "example.com. MX 10 mx1.mail.example.",
      meaning: "Where mail for you is delivered. A second one takes over while the first is down.",
    },
    {
      name: "SPF",
      kind: "TXT record",
      example: "v=spf1 include:spf.mail.example ~all",
      meaning: "Which servers may send in your name. “~all” marks mail from any other server as suspect.",
    },
    {
      name: "DKIM",
      kind: "TXT record",
      example: "s1._domainkey  v=DKIM1; k=rsa; p=MIIBIjANBg…",
      meaning: "A signature under every mail. Whoever changes a word on the way breaks it.",
    },
    {
      name: "DMARC",
      kind: "TXT record",
      example: `_dmarc  ${dmarc.firstRecord}`,
      meaning: `What others do with mail that fails both, and where they report it. ${dmarc.order}`,
    },
  ],
};

export const included: SectionCopy & {
  items: readonly { title: string; description: string; from: string }[];
} = {
  heading: "What is in\nthe envelope",
  lede: "Each thing, and the plan it starts with.",
  layout: "aside",
  items: [
    {
      title: "Webmail, IMAP and phone",
      description: "Outlook, Apple Mail, Thunderbird and the browser, with calendar and contacts in step.",
      from: "Essential",
    },
    {
      title: "Filter for spam and malware",
      description: "Attachments opened in a sandbox, links checked, and a daily list of what was held back.",
      from: "Essential",
    },
    {
      title: "Shared mailboxes and calendars",
      description: "Sales, accounts or support as one address with several readers, and no shared password.",
      from: "Business",
    },
    {
      title: "Deleted mail brought back",
      description: "A message, a folder or a whole mailbox, without asking who emptied the bin.",
      from: "Business",
    },
    {
      title: "Archive nobody can edit",
      description: "Every message in and out, kept apart from the mailbox and searchable for an audit.",
      from: "Professional",
    },
    {
      title: "Encrypted mail to outsiders",
      description: "S/MIME where the other side has it, a protected page where it has not.",
      from: "Professional",
    },
  ],
};

export const move: SectionCopy & { steps: readonly ProcessStep[] } = {
  heading: "Moving house without losing a letter",
  lede: "The old mailboxes stay until the new ones are checked.",
  steps: [
    {
      title: "Take stock",
      description: "Who has which mailbox, which aliases and which forgotten forwarding rule.",
      activities: [
        "Mailboxes, aliases and groups listed",
        "Senders found: shop, scanner, CRM",
        "DNS records read and saved",
      ],
    },
    {
      title: "Set up",
      description: "New mailboxes stand ready while the old ones go on working.",
      activities: [
        "Accounts and groups created",
        "SPF, DKIM and DMARC published",
        "TTL of the MX record lowered",
      ],
    },
    {
      title: "Copy",
      description: "Mail is copied over IMAP in the background, folders and flags included.",
      activities: ["First full copy", "Counts compared per folder", "Pilot group moved"],
    },
    {
      title: "Switch",
      description: "The MX record changes in the evening. By morning mail arrives in the new place.",
      activities: ["Last changes copied", "Phones and Outlook connected", "DMARC reports watched"],
    },
  ],
};

export const plans: SectionCopy = {
  id: "plans",
  heading: "Buy the mailbox you will fill",
  lede: "Each person can have another size, and change it later.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Your invoice is in their spam folder",
  lede: `The cause is usually a missing DNS record. Tell us your domain and we tell you which, whether or not the mail comes to us. ${trial.sentence}`,
  primary: { label: "Get Started", to: "/contact" },
};
