import { domainTerms, startingPriceNote } from "~/catalogue/domains";
import { billing } from "~/catalogue/promises/billing";
import { dmarc } from "~/catalogue/promises/mail";
import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { FaqProps } from "~/sections/faq";
import type { PageHeroProps } from "~/sections/page-hero";
import type { RegisterEntry } from "~/sections/register";
import type { SectionCopy } from "~/sections/section";

const { transferTime, transferExtension, bulkDiscountFrom, emailFrom } = domainTerms;

export const meta: PageMeta = {
  title: "Domain Names and Renewal Prices",
  description:
    "Domain registration and transfer for eight extensions, with the first-year price and the renewal price of each one side by side.",
};

export const ruler: RulerScale = {
  to: 60,
  minor: 1,
  major: 5,
  format: (dollars) => `$${dollars}`,
};

export const hero: PageHeroProps = {
  title: "Domains",
  lede: "The first year is cheap everywhere. The bill comes with the second. Here both prices stand side by side before you choose.",
  primary: { label: "View Pricing", to: "#pricing" },
  secondary: { label: "Transfer Domain", to: "/contact" },
  tone: "sand",
  layout: "below",
};

export const solutionSection: SectionCopy = {
  heading: "Get one, bring one,\nkeep them together",
  lede: "Four things people come to us for when it is about a name.",
};

export interface Solution {
  title: string;
  description: string;
  features: readonly string[];
  /** See BarGlyph. */
  glyph: readonly string[];
}

export const solutions: readonly Solution[] = [
  {
    title: "Domain Registration",
    description:
      "We check the name with the registry, register it in your company's name and hand you the keys.",
    features: ["Eight extensions", "You are the registered owner", "Both prices quoted first"],
    glyph: ["............", "########.+++", "########.+++", "########.+++", "............"],
  },
  {
    title: "Domain Transfer",
    description: `Bring a name from another registrar. It takes ${transferTime}, and the site stays up meanwhile.`,
    features: [
      "DNS copied before the move",
      `Free extension by ${transferExtension}`,
      "We deal with the old registrar",
    ],
    glyph: ["----....####", "----..--####", "----++++####", "----..--####", "----....####"],
  },
  {
    title: "Bulk Registration",
    description: "Every spelling, every country, every product: one list, one renewal date, one invoice.",
    features: [
      `Discount for ${bulkDiscountFrom} or more domains`,
      "Prices agreed in writing",
      "One date to renew them all",
    ],
    glyph: ["##.##.##.##.", "##.##.##.##.", "##.##.##.##.", "##.##.##.##.", "##.##.++.++."],
  },
  {
    title: "Email on Your Domain",
    description: "A name without mail is half a name. Mailboxes under it are set up the same day as the DNS.",
    features: [
      `Email hosting from $${emailFrom}/month`,
      "SPF and DKIM set, DMARC in steps",
      "Old mail moved along",
    ],
    glyph: ["++++++++++++", "+.##....##.+", "+...####...+", "+..........+", "++++++++++++"],
  },
];

export const pricing: SectionCopy = {
  id: "pricing",
  heading: "The second year, in plain sight",
  lede: `Both years for every extension. ${startingPriceNote} ${billing.sentence}`,
};

export const managementSection: SectionCopy = {
  heading: "A name is small. Losing it is not.",
  lede: "What comes with every domain that we look after.",
  tone: "sand",
};

export const management: readonly RegisterEntry[] = [
  {
    term: "DNS you can read",
    description:
      "All record types in one list, changes kept with date and author, DNSSEC where the extension has it.",
  },
  {
    term: "Privacy for the owner",
    description:
      "Your people's names, numbers and addresses stay out of the public registration data (RDAP) where the registry allows it.",
  },
  {
    term: "Locked against moving",
    description:
      "A transfer lock is on by default. It comes off when the person you named asks for it, and for nobody else.",
  },
  {
    term: "Renewed in time",
    description:
      "Renewal is automatic and announced. If you would rather let a name go, one answer is enough.",
  },
];

export interface ZoneRecord {
  name: string;
  type: string;
  value: string;
  purpose: string;
}

/** An example of what we set up for a small company; the addresses are reserved for documentation. */
export const zone: readonly ZoneRecord[] = [
  { name: "@", type: "A", value: "192.0.2.10", purpose: "The website" },
  { name: "@", type: "AAAA", value: "2001:db8::10", purpose: "The same, for newer networks" },
  { name: "www", type: "CNAME", value: "@", purpose: "For those who type it" },
  { name: "@", type: "MX", value: "10 mail", purpose: "Where mail goes" },
  { name: "@", type: "TXT", value: "v=spf1 mx ~all", purpose: "Who may send it" },
  {
    name: "_dmarc",
    type: "TXT",
    value: dmarc.firstRecord,
    purpose: "Reports on fakes first; reject comes later",
  },
  { name: "@", type: "CAA", value: "0 issue “letsencrypt.org”", purpose: "Who may issue certificates" },
];

export const faq: FaqProps = {
  heading: "Before you\npick a name",
  entries: [
    {
      question: "Does the search tell me whether a name is free?",
      answer:
        "No. It shows what the name would cost under each extension. The team checks it with the registry and confirms that it is available before you pay anything.",
    },
    {
      question: "How long does a transfer take?",
      answer: `A transfer takes ${transferTime.replace("–", "-")}, most of it waiting for the registrar you leave. It comes with a free ${transferExtension.replace(" ", "-")} extension on top of the time you have left.`,
    },
    {
      question: "Does my site go down during a transfer?",
      answer:
        "No. A transfer changes who looks after the name, not where it points. We copy the DNS records first and compare both sides before anything moves.",
    },
    {
      question: "Why does a renewal cost more than the first year?",
      answer:
        "Because registries discount the first year and charge the full price from the second. For .online and .store the difference is large. That is why every price on this page stands beside its renewal.",
    },
    {
      question: "Is there a discount for many domains?",
      answer: `Yes, a bulk discount for ${bulkDiscountFrom} or more domains. Send us the list, and we reply with one price for all of it and one renewal date.`,
    },
    {
      question: "Can I have email on my domain?",
      answer: `Yes. Email hosting starts at $${emailFrom}/month, and we set the records that keep your mail out of the spam folder. ${dmarc.order} Google Workspace, Microsoft 365 and Zoho Mail work too.`,
    },
    {
      question: "Can a name have letters such as ü or é?",
      answer:
        "Often. Such names are called internationalised and are stored in a spelling that begins with xn--. Which scripts are possible depends on the extension; type the name into the search as it is written, and we check it with the registry.",
    },
    {
      question: "Who owns the domain?",
      answer:
        "You do. We register it in your name or your company's, and give you the transfer code whenever you ask. A provider who keeps the name keeps the customer hostage.",
    },
  ],
};

export const banner: ClosingBannerProps = {
  heading: "A domain is rented. Know the rent.",
  lede: "Tell us the names you want, or the ones you want to bring over. We check them, quote both years and do the paperwork.",
  primary: { label: "Ask for a Name", to: "/contact" },
  secondary: { label: "Compare All Hosting", to: "/services/hosting" },
};
