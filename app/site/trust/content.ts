import { backups } from "~/catalogue/promises/backups.data";
import { enquiries } from "~/catalogue/promises/enquiries.data";
import { testing } from "~/catalogue/promises/testing.data";
import { dataCentres } from "~/catalogue/data-centres";
import { identity } from "~/identity";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { RegisterEntry } from "~/sections/register";
import type { SectionCopy } from "~/sections/section";

const dataCentreTotal = dataCentres.reduce((sum, { count }) => sum + count, 0);

export const meta: PageMeta = {
  title: "Trust: Security and Data Protection",
  description:
    "Our certificate, where your data is kept, who can reach it, how we test, how to report a weakness, and a data processing agreement to print.",
};

export const hero: PageHeroProps = {
  title: "Trust",
  lede: "How we protect your data, where it is kept, and how you can check. Ask for the evidence before you sign.",
  primary: { label: "Ask for the certificate", to: `mailto:${identity.emails.security}` },
  secondary: { label: "Data processing agreement", to: "/trust/data-processing-agreement" },
};

export const locations = {
  caption: `${dataCentreTotal} data centres by region. One mark is one data centre.`,
} as const;

export const certificates: SectionCopy = {
  id: "certificates",
  heading: "Certificates and evidence",
  lede: "What is certified, and how you get to see it.",
};
export const certificateEntries: readonly RegisterEntry[] = [
  {
    term: "ISO 27001",
    description:
      "Our information security management is ISO 27001 certified. The standard brings an audit by the certification body every year and a new certification every three years.",
  },
  {
    term: "See the certificate",
    description: `Write to ${identity.emails.security}. We'll send the certificate with its number, its scope and its last day, and the statement of applicability under a confidentiality agreement.`,
  },
  {
    term: "Your own standards",
    description:
      "If PCI DSS, HIPAA, SOC 2 or the GDPR applies to you, it covers the part we run as well. We'll answer your auditor's questionnaire about that part.",
  },
];

export const data: SectionCopy = {
  id: "data",
  heading: "Where your data is kept",
  lede: "Your agreement names the place. This is where each kind of data is.",
};
export const dataEntries: readonly RegisterEntry[] = [
  {
    term: "Servers and websites",
    description:
      "In the region that your order names. The figure above shows how many data centres each has.",
  },
  {
    term: "Cloud accounts",
    description: "In the regions of your own AWS, Microsoft or Google account. The account is yours.",
  },
  {
    term: "Mail suites",
    description: "With the suite's maker: Google, Microsoft or Zoho, under its terms and in its regions.",
  },
  {
    term: "Enquiries, tickets and invoices",
    description: `With us in ${identity.address.country}.`,
  },
];

export const subprocessorSection: SectionCopy = {
  id: "subprocessors",
  heading: "Companies that work for us",
  lede: "Subprocessors: companies that handle your personal data on our behalf.",
};
export const noSubprocessors =
  "None at present. Before one is added, we'll write to every client it concerns, and you can object.";

export const access: SectionCopy = {
  id: "access",
  heading: "Who can reach your systems",
  lede: "Access for people, and how it ends.",
};
export const accessEntries: readonly RegisterEntry[] = [
  {
    term: "By role, with a second factor",
    description: "An engineer gets the access that the work needs. Every sign-in asks for a second factor.",
  },
  {
    term: "Taken back in time",
    description: "Access ends on the day it's no longer needed. You can ask who has it at any time.",
  },
  {
    term: "On your instructions",
    description: "Changes, access and restores are made only for the people you named to us.",
  },
  {
    term: "Encrypted",
    description: "Data is encrypted on its way and where it's stored.",
  },
];

export const tests: SectionCopy = {
  id: "tests",
  heading: "Tests and audits",
  lede: "What is tested, and when you see the result.",
};
export const testEntries: readonly RegisterEntry[] = [
  { term: "Backup and Disaster Recovery", description: backups.fromBusinessUp },
  { term: "Penetration tests", description: `${testing.length} ${testing.retest}` },
  {
    term: "Audits by you",
    description: "Your data processing agreement gives you the right to audit the part we run for you.",
  },
  {
    term: "This website",
    description:
      "It sets visitors no cookie and loads no script, font or tracker from another company. A content security policy on every page enforces that.",
  },
];

export const disclosure: SectionCopy = {
  id: "disclosure",
  heading: "Report a weakness",
  lede: `Write to ${identity.emails.security}. ${enquiries.sentence}`,
};
export const disclosureEntries: readonly RegisterEntry[] = [
  {
    term: "What we ask",
    description:
      "Use only your own accounts and data, stop once the weakness is shown, and give us time to fix it before you publish.",
  },
  {
    term: "What we promise",
    description:
      "If you keep to that, we won't take legal action. We'll tell you when it's fixed, and name you if you like.",
  },
  {
    term: "Out of scope",
    description: "Attacks on availability, spam, and deceiving our people or clients.",
  },
];
export const disclosureLinks = [
  { label: "security.txt", to: "/.well-known/security.txt" },
  { label: "How to report a security problem", to: "/support/knowledge-base/report-a-security-problem" },
] as const;

export const banner: ClosingBannerProps = {
  heading: "Send us your security questionnaire",
  lede: "Our engineers answer it, with evidence where there is some and a plain no where there isn't.",
  primary: { label: "Ask an engineer", to: "/contact" },
  secondary: { label: "Read the agreement", to: "/trust/data-processing-agreement" },
  steps: [
    { title: "Send your questions", text: "A spreadsheet, a standard form or a list in an email." },
    { title: "An engineer answers", text: `${enquiries.replyTime} ${enquiries.contract}` },
    {
      title: "You get the evidence",
      text: "The certificate, the agreement to sign, and the answers in writing.",
    },
  ],
};
