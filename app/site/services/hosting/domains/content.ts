import { domainExtensions, domainTerms, startingPriceNote } from "~/catalogue/domains.data";
import { billing } from "~/catalogue/promises/billing.data";
import { dmarc } from "~/catalogue/promises/mail.data";
import { term } from "~/catalogue/promises/term.data";
import { formatPrice } from "~/lib/format/format-price";
import { formatAmount, type InvoiceLine, totalOf } from "~/lib/format/invoice";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { SheetCopy } from "~/sections/document-sheet";
import type { PageHeroProps } from "~/sections/page-hero";
import type { RegisterEntry } from "~/sections/register";
import type { SectionCopy } from "~/sections/section";

const { transferTime, transferExtension, bulkDiscountFrom, emailFrom } = domainTerms;

export const meta: PageMeta = {
  title: "Domain Names and Renewal Prices",
  description:
    "Domain registration and transfer for eight extensions, with first-year and renewal prices side by side.",
};

export const hero: PageHeroProps = {
  title: "Domains",
  lede: "Register, transfer and manage domain names. You see the first-year and the renewal price side by side before you choose.",
  primary: { label: "View Pricing", to: "#pricing" },
  secondary: { label: "Transfer Domain", to: "/contact" },
  tone: "sand",
  layout: "below",
};

export const firstYear = { label: "Price for the first year", mark: "Popular" } as const;

export const solutionSection: SectionCopy = {
  heading: "Registration, transfer,\nbulk orders and email",
  lede: "You are the registered owner of every domain.",
};

export const solutions: readonly RegisterEntry[] = [
  {
    term: "Domain Registration",
    description:
      "We check the name with the registry and register it to you or your company, under any of eight extensions. It's yours from day one.",
  },
  {
    term: "Domain Transfer",
    description: `Bring a name from another registrar. It takes ${transferTime} and adds a free ${transferExtension.replace(" ", "-")} extension. We copy the DNS records first, so your site stays up.`,
  },
  {
    term: "Bulk Registration",
    description: `All your names and spellings on one list, with one renewal date and one invoice. There's a discount for ${bulkDiscountFrom} or more domains, with prices agreed in writing.`,
  },
  {
    term: "Email on Your Domain",
    description: `Mailboxes on your own domain from ${formatPrice(emailFrom)}/month, set up on the same day as the DNS: SPF and DKIM set, DMARC in steps, old mail moved for you.`,
  },
];

const renewed: readonly Renewed[] = [
  { extension: ".com", names: 2, detail: "The company, and a common misspelling" },
  { extension: ".store", names: 1, detail: "The shop" },
  { extension: ".io", names: 1, detail: "The pages for developers" },
];

interface Renewed {
  extension: string;
  names: number;
  detail: string;
}

export const renewalLines = domainLines("renewal");
const firstInvoice = formatAmount(totalOf(domainLines("price")));

export const renewalTotal = "Total for one year";

export const renewalInvoice: SheetCopy = {
  title: "Invoice: domain renewals",
  number: "2025-1192",
  date: "1 December 2025",
  foot: `${term.yearly} ${billing.sentence}`,
  caption: `four names with one renewal date. Their first year was ${firstInvoice}.`,
};

/** The same names, at the price of their first year or of a renewal. */
function domainLines(kind: "price" | "renewal"): InvoiceLine[] {
  return renewed.map(({ extension, names, detail }) => {
    const prices = domainExtensions.find((each) => each.extension === extension);
    if (!prices) throw new Error(`No prices for ${extension}`);
    const unit = names === 1 ? "name" : "names";
    return { name: `Renewal, ${extension}`, detail, quantity: names, unit, price: prices[kind] };
  });
}

export const pricing: SectionCopy = {
  id: "pricing",
  heading: "Domain prices:\nfirst year and renewal",
  lede: startingPriceNote,
};

export const managementSection: SectionCopy = {
  heading: "Included with every domain",
  tone: "sand",
};

export const management: readonly RegisterEntry[] = [
  {
    term: "DNS management",
    description:
      "All record types in one list, every change logged with date and author, DNSSEC where the extension supports it.",
  },
  {
    term: "Domain privacy",
    description:
      "Names, phone numbers and addresses stay out of the public registration data (RDAP) where the registry allows it.",
  },
  {
    term: "Transfer lock",
    description: "On by default. We lift it only when the person you named asks.",
  },
  {
    term: "Automatic renewal",
    description: "We'll remind you before a domain renews. If you want to let it go, just tell us.",
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
  { name: "@", type: "AAAA", value: "2001:db8::10", purpose: "The website over IPv6" },
  { name: "www", type: "CNAME", value: "@", purpose: "The www address" },
  { name: "@", type: "MX", value: "10 mail", purpose: "Where mail is delivered" },
  { name: "@", type: "TXT", value: "v=spf1 mx ~all", purpose: "Who may send mail" },
  {
    name: "_dmarc",
    type: "TXT",
    value: dmarc.firstRecord,
    purpose: "Reports on forged mail first, reject later",
  },
  { name: "@", type: "CAA", value: "0 issue “letsencrypt.org”", purpose: "Who may issue certificates" },
];

export const banner: ClosingBannerProps = {
  heading: "Register or transfer a domain",
  lede: "Tell us the names you want, or the ones you want to bring over. We'll check them, quote both prices and do the paperwork.",
  primary: { label: "Ask About a Domain", to: "/contact" },
  secondary: { label: "Compare All Hosting", to: "/services/hosting" },
  steps: "hosting",
};
