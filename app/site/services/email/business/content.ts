import { dmarc } from "~/catalogue/promises/mail.data";
import { trial } from "~/catalogue/promises/trial.data";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { ProcessStep } from "~/sections/process-steps";
import type { SectionCopy } from "~/sections/section";

export const meta: PageMeta = {
  title: "Business Email on Your Own Domain",
  description:
    "Business email on your own domain in three mailbox sizes, with a spam filter and the DNS records that help keep your mail out of spam.",
};

/** Where the bars of the prices in the hero end, in dollars. */
export const pricesEnd = 15;

export const hero: PageHeroProps = {
  title: "Business Email",
  lede: "You get email on your own domain, in three mailbox sizes. We set up the DNS records that prove it's yours, so that fewer messages are taken for spam.",
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
  heading: "DNS records that prove your mail is yours",
  lede: "Without them, mail gets lost or marked as spam. We write them, test them and watch the reports.",
  tone: "ink",
  items: [
    {
      name: "MX",
      kind: "MX record",
      example: "example.com. MX 10 mx1.mail.example.",
      meaning: "Where your mail is delivered. A second one takes over while the first is down.",
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
      meaning: "A signature on every mail. Changing a word on the way breaks it.",
    },
    {
      name: "DMARC",
      kind: "TXT record",
      example: `_dmarc  ${dmarc.firstRecord}`,
      meaning: `What receivers do with mail that fails both checks, and where they report it. ${dmarc.order}`,
    },
  ],
};

export const included: SectionCopy & {
  items: readonly { title: string; description: string; from: string }[];
} = {
  heading: "What each plan includes",
  lede: "Each feature, and the plan it starts with.",
  layout: "aside",
  items: [
    {
      title: "Webmail, IMAP and mobile",
      description: "Outlook, Apple Mail, Thunderbird and the browser, with calendar and contacts in step.",
      from: "business-email-essential",
    },
    {
      title: "Spam and virus filter",
      description: "Attachments opened in a sandbox, links checked, and a daily list of held messages.",
      from: "business-email-essential",
    },
    {
      title: "Shared mailboxes and calendars",
      description: "Sales, accounts or support as one address with several readers and no shared password.",
      from: "business-email-business",
    },
    {
      title: "Recovery of deleted mail",
      description: "A message, a folder or a whole mailbox, even after the bin was emptied.",
      from: "business-email-business",
    },
    {
      title: "Read-only mail archive",
      description: "Every message in and out, kept apart from the mailbox and searchable for audits.",
      from: "business-email-professional",
    },
    {
      title: "Encrypted mail to outside recipients",
      description: "S/MIME where the recipient has it, a protected web page where they don't.",
      from: "business-email-professional",
    },
  ],
};

export const move: SectionCopy & { steps: readonly ProcessStep[] } = {
  heading: "How we move your mailboxes",
  lede: "The old mailboxes stay until the new ones are checked.",
  steps: [
    {
      title: "List",
      description: "Who has which mailboxes, aliases and forwarding rules.",
      activities: [
        "All mailboxes, aliases and groups",
        "Senders found: shop, scanner, CRM",
        "DNS records read and saved",
      ],
    },
    {
      title: "Set up",
      description: "The new mailboxes are ready while the old ones keep working.",
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
      description: "The MX record changes in the evening. By morning, mail arrives in the new mailboxes.",
      activities: ["Last changes copied", "Phones and Outlook connected", "DMARC reports watched"],
    },
  ],
};

export const plans: SectionCopy = {
  id: "plans",
  heading: "Business email plans and prices",
  lede: "Each person can have a different size, and change it later.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Does your mail end up in spam?",
  lede: `The cause is usually a missing DNS record. Tell us your domain and we'll tell you which, even if you stay where you are. ${trial.sentence}`,
  primary: { label: "Get Started", to: "/contact" },
  steps: "email",
};
