import type { RulerScale } from "~/figures/ruler-scale";
import { identity } from "~/identity";
import type { PageMeta } from "~/lib/page-meta";
import type { LegalContactProps } from "~/sections/legal-contact";
import type { LegalIntroProps } from "~/sections/legal-intro";
import type { PolicySectionProps } from "~/sections/policy-section";

export const meta: PageMeta = {
  title: "Terms of Service",
  description:
    "The terms in plain words: a 99.9% uptime target, billing in advance by month or year, and payment due within 30 days of the invoice.",
};

/** Days from invoice to payment. */
export const ruler: RulerScale = {
  to: 30,
  minor: 1,
  major: 3,
  format: (days) => (days === 0 ? "Invoice" : days === 30 ? "Due: day 30" : `Day ${days}`),
};

export const intro: LegalIntroProps = {
  title: "Terms of Service",
  lede: "What you can hold us to, and what we ask in return. Your written agreement with us comes first wherever it says otherwise.",
};

export const policy: readonly PolicySectionProps[] = [
  {
    title: "What is agreed, and when it is paid",
    content: [
      `Services are provided by ${identity.legalName}.`,
      "Nothing is sold on this site. A plan shown here becomes an agreement when both sides have confirmed it in writing.",
      "Prices are in US dollars. The price that counts is the one in your written offer.",
      "Services are billed in advance, monthly or annually, as agreed.",
      "Payment is due within 30 days of the invoice.",
      "Our uptime target is 99.9%. Over a year of 365 days, that allows 8 hours and 46 minutes of downtime.",
    ],
  },
];

export const contact: LegalContactProps = { heading: "Ask before you sign" };
