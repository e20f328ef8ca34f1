import type { GlyphRows } from "~/figures/bar-glyph";
import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { FaqProps } from "~/sections/faq";
import type { PageHeroProps } from "~/sections/page-hero";
import type { ProcessStep } from "~/sections/process-steps";
import type { SectionCopy } from "~/sections/section";

export const meta: PageMeta = {
  title: "SSL Certificates, Validated and Installed",
  description:
    "Domain, organisation and extended validation SSL certificates: what each one proves, how long it takes, its warranty and its price per year.",
};

export const ruler: RulerScale = {
  to: 240,
  minor: 5,
  major: 20,
  format: (dollars) => `$${dollars}`,
};

export const hero: PageHeroProps = {
  title: "SSL Certificates",
  lede: "A certificate that lapses closes your site with a warning. Choose how much yours should prove about you. We validate, install and watch the date.",
  primary: { label: "View Certificates", to: "#certificates" },
  secondary: { label: "Get Certificate", to: "/contact" },
  tone: "ink",
  layout: "below",
};

/** What an authority can check before it signs, the first check first. */
export const checks = [
  "Control of the domain",
  "Entry in the company register",
  "Address and telephone, called back",
  "Legal and physical existence",
  "Authority of the person who signs",
];
/** How many of them a domain, an organisation and an extended validation take. */
export const depths = [1, 3, 5];

export const subjectSection: SectionCopy = {
  heading: "What it says about you",
  lede: "Open any certificate and read its subject. More checks, more lines. The encryption under them is the same.",
};

export interface SubjectLine {
  field: string;
  value: string;
  /** The first level that has the line: 0 domain, 1 organization, 2 extended. */
  from: 0 | 1 | 2;
}

export const subjectLines: readonly SubjectLine[] = [
  { field: "commonName", value: "www.example.com", from: 0 },
  { field: "organizationName", value: "Example Trading Ltd", from: 1 },
  { field: "localityName", value: "Lisbon", from: 1 },
  { field: "countryName", value: "PT", from: 1 },
  { field: "businessCategory", value: "Private Organization", from: 2 },
  { field: "jurisdictionCountryName", value: "PT", from: 2 },
  { field: "serialNumber", value: "Number in the company register", from: 2 },
];
/** What the lines of each level are worth to a reader. */
export const levelNotes = [
  "Anyone who controls the address can get one. Impostors included.",
  "A company that somebody looked up and called.",
  "A company, with the number to look it up yourself.",
];
export const subjectCaption =
  "the subject of a certificate at each level, for a company that does not exist.";

export const typesSection: SectionCopy = {
  heading: "Certificate types, held against six names",
  lede: "The level says who you are. The type says which of your addresses may use it. Count the names, then think of the next one.",
  tone: "sand",
};

export const names = [
  "example.com",
  "www.example.com",
  "shop.example.com",
  "eu.shop.example.com",
  "example.net",
  "next-idea.example.com",
];

export interface CertificateType {
  type: string;
  description: string;
  useCase: string;
  /** For each of the names above: is it covered? */
  covers: readonly boolean[];
}

export const certificateTypes: readonly CertificateType[] = [
  {
    type: "Single Domain",
    description: "One name, with and without www. The least to pay and the least to lose if a key leaks.",
    useCase: "one company site, one landing page, one API.",
    covers: [true, true, false, false, false, false],
  },
  {
    type: "Wildcard",
    description:
      "Every name one level under yours, also those you have not thought of yet. Not two levels: the star stands for one word. Extended Validation does not allow it.",
    useCase: "customer subdomains, test environments, shops by country.",
    covers: [true, true, true, false, false, true],
  },
  {
    type: "Multi-Domain (SAN)",
    description:
      "A list of names, written out, across as many domains as you own. A name that is added later means a new issue of the certificate.",
    useCase: "brands under several domains, mail servers, one load balancer for all.",
    covers: [true, true, true, true, true, false],
  },
  {
    type: "Multi-Domain Wildcard",
    description:
      "Several domains, each with its star. Convenient, and one key for everything: we ask twice where that key is going to live.",
    useCase: "platforms that serve many domains from one place.",
    covers: [true, true, true, false, true, true],
  },
];

export interface Benefit {
  icon: GlyphRows;
  title: string;
  description: string;
}

export const includedSection: SectionCopy = {
  heading: "Bought is not installed",
  lede: "Most certificate trouble starts after the purchase. These six come with every level.",
};

export const benefits: readonly Benefit[] = [
  {
    icon: ["..########", "..#......#", "##########..", "####--######", "############"],
    title: "The key stays with you",
    description: "It is made on your server or in your vault. We see the signing request, never the key.",
  },
  {
    icon: ["####", "..-----", "..######", "....-------", "....########"],
    title: "The whole chain, in order",
    description: "Intermediates included, so that old phones and payment callbacks trust it too.",
  },
  {
    icon: ["----------##", "--------####", "------######", "----########", "############"],
    title: "Settings, not only a file",
    description: "TLS 1.3 on, old protocols off, redirects right, HSTS when you are ready for it.",
  },
  {
    icon: ["------------", "--------##--", "------------", "------------", "------------"],
    title: "A date somebody watches",
    description: "Checked from outside, on every name. We renew before the warning, not after it.",
  },
  {
    icon: ["------------", "---##-------", "------------", "--------##--", "------------"],
    title: "Certificates you did not order",
    description: "We read the public transparency logs for your names and tell you what appears there.",
  },
  {
    icon: ["#####", "#####..-----", "#####..#####", "-----..#####", ".......#####"],
    title: "A new one when servers move",
    description: "Migration, new load balancer, leaked key: the old one is revoked, the next one installed.",
  },
];

export const installedOn =
  "Installed on nginx, Apache, IIS, HAProxy, Tomcat, Exchange, cPanel and Plesk, Kubernetes with cert-manager, AWS Certificate Manager and Azure Key Vault.";

export const processSection: SectionCopy = {
  heading: "From order to lock in five steps",
  lede: "The second one takes the time. Bring its papers on the first day and it takes less.",
  layout: "aside",
};

export const steps: readonly ProcessStep[] = [
  {
    title: "Count",
    description: "Which names, on which machines, with which certificates today.",
    activities: [
      "List from DNS and transparency logs",
      "Level and type for each name",
      "CAA records checked",
    ],
  },
  {
    title: "Prove",
    description: "The authority checks what the level asks for. We prepare it and keep after it.",
    activities: [
      "DNS record, file or email for the domain",
      "Register entry and telephone number",
      "Call-back agreed with you",
    ],
  },
  {
    title: "Issue",
    description: "Key and request are made where the key will live.",
    activities: [
      "ECDSA P-256, or RSA 2048 for old clients",
      "Request signed on your side",
      "Chain assembled",
    ],
  },
  {
    title: "Install",
    description: "In a window you choose, with the old certificate kept until the new one answers.",
    activities: ["Every server and load balancer", "Protocols, ciphers, redirects", "Tested from outside"],
  },
  {
    title: "Watch",
    description: "The date goes into our monitoring, and out of your head.",
    activities: [
      "Renewal started early",
      "Automated with ACME where possible",
      "Revoked at once if a key leaks",
    ],
  },
];

export const plans: SectionCopy = {
  id: "certificates",
  heading: "Same lock, three kinds of proof",
  lede: "Encryption does not differ. What differs is who checks you, how long that takes and the warranty behind it.",
  tone: "sand",
};

export const faq: FaqProps = {
  heading: "Asked before buying",
  lede: "Including the questions where the answer costs us a sale.",
  entries: [
    {
      question: "Why pay when there are free certificates?",
      answer:
        "For the encryption alone there is no reason: a free certificate proves control of the domain exactly as ours does. You pay for somebody who installs it everywhere, watches it and answers the phone, for the warranty, and for organisation and extended validation, which the free authorities do not offer. If your automation works, keep it.",
    },
    {
      question: "Does Extended Validation turn the address bar green?",
      answer:
        "No. Browsers stopped showing the company name in the address bar in 2019. It is still in the certificate, one click away, where auditors, banks and the purchasing departments of your customers look for it. If nobody asks you for it, Organization Validated is enough.",
    },
    {
      question: "How long is a certificate valid?",
      answer:
        "Shorter and shorter. The CA/Browser Forum cut the maximum from 398 days to 200 in March 2026, and it falls to 100 days in March 2027 and to 47 in March 2029. Our price is for the year, however many certificates that year takes. It is also why we automate renewals wherever your servers allow it.",
    },
    {
      question: "What does the warranty cover?",
      answer:
        "Loss that a visitor suffers because the authority gave a certificate to the wrong party. It is the authority's promise about its own checks. It is not insurance against a break-in, and whoever sells it as such has not read it.",
    },
    {
      question: "What do you need from us for the higher levels?",
      answer:
        "The registered name and number of the company, its address, a telephone number that stands in a public directory, and a person who takes the call. For Extended Validation also somebody who may sign for the company. The usual delay is a register entry with an old address.",
    },
    {
      question: "Can you take over certificates we bought elsewhere?",
      answer:
        "Yes. We list them all with their last day, watch them from then on, and replace each one when it runs out. Nothing has to be bought twice.",
    },
  ],
};

export const banner: ClosingBannerProps = {
  heading: "Expired on Sunday, noticed by buyers",
  lede: "Tell us your domains. We list every certificate on them with its last day, and take over the renewals if you like.",
  primary: { label: "Get Certificate", to: "/contact" },
};
