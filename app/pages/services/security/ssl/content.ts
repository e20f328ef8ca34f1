import { term } from "~/catalogue/promises/term";
import type { GlyphRows } from "~/figures/bar-glyph";
import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { FaqProps } from "~/sections/faq";
import type { PageHeroProps } from "~/sections/page-hero";
import type { ProcessStep } from "~/sections/process-steps";
import type { SectionCopy } from "~/sections/section";
import { enquirySteps } from "../enquiry-steps";

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
  lede: "When a certificate lapses, visitors get a browser warning. Choose how much yours should prove about you. We validate, install and replace it in time.",
  primary: { label: "View Certificates", to: "#certificates" },
  secondary: { label: "Get Certificate", to: "/contact" },
  tone: "ink",
  layout: "below",
};

/** What an authority can check before it signs, the first check first. */
export const checks = [
  "Control of the domain",
  "Entry in the company register",
  "Address and phone number, called back",
  "Legal and physical existence",
  "Authority of the person who signs",
];
/** How many of them a domain, an organisation and an extended validation take. */
export const depths = [1, 3, 5];

export const subjectSection: SectionCopy = {
  heading: "What each certificate says about you",
  lede: "The more an authority checks, the more details it puts in the certificate. The encryption is the same.",
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
  "Anyone who controls the domain can get one, impostors included.",
  "The authority has looked the company up and called it.",
  "The company, with its number in the register for anyone to look up.",
];
export const subjectCaption = "the subject of a certificate at each level, for a made-up company.";

export const typesSection: SectionCopy = {
  heading: "Certificate types and the names they cover",
  lede: "The level says who you are. The type says which of your addresses it covers. Allow for names you'll add later.",
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
    description: "One name, with and without www. The least to pay, and the least to lose if a key leaks.",
    useCase: "one company site, one landing page, one API.",
    covers: [true, true, false, false, false, false],
  },
  {
    type: "Wildcard",
    description:
      "Every name one level under yours, including names you add later. It doesn't reach two levels down, and Extended Validation doesn't allow it.",
    useCase: "customer subdomains, test environments, shops by country.",
    covers: [true, true, true, false, false, true],
  },
  {
    type: "Multi-Domain (SAN)",
    description:
      "A fixed list of names, across as many domains as you own. To add a name, the certificate is issued again.",
    useCase: "brands under several domains, mail servers, one load balancer for all.",
    covers: [true, true, true, true, true, false],
  },
  {
    type: "Multi-Domain Wildcard",
    description:
      "Several domains, each with every name one level under it. Convenient, but one key serves them all, so we'll agree with you where it is kept.",
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
  heading: "Included with every certificate",
  lede: "Most certificate problems start after the purchase. These come with every level.",
};

export const benefits: readonly Benefit[] = [
  {
    icon: ["..########", "..#......#", "##########..", "####--######", "############"],
    title: "A private key that stays with you",
    description: "It's created on your server or in your vault. We see the signing request, never the key.",
  },
  {
    icon: ["####", "..-----", "..######", "....-------", "....########"],
    title: "The complete certificate chain",
    description: "Intermediate certificates included, so that old phones and payment callbacks trust it too.",
  },
  {
    icon: ["----------##", "--------####", "------######", "----########", "############"],
    title: "Secure TLS settings",
    description: "TLS 1.3 on, old protocols off, redirects fixed, HSTS when you're ready for it.",
  },
  {
    icon: ["------------", "--------##--", "------------", "------------", "------------"],
    title: "Expiry monitoring",
    description: "We check every name from outside and replace the certificate before it expires.",
  },
  {
    icon: ["------------", "---##-------", "------------", "--------##--", "------------"],
    title: "Alerts for unknown certificates",
    description: "We read the public transparency logs for your names and tell you what appears.",
  },
  {
    icon: ["#####", "#####..-----", "#####..#####", "-----..#####", ".......#####"],
    title: "A new certificate when servers move",
    description: "After a migration or a leaked key, we revoke the old one and install the next.",
  },
];

export const installedOn =
  "Installed on Nginx, Apache, IIS, HAProxy, Tomcat, Exchange, cPanel and Plesk, Kubernetes with cert-manager, AWS Certificate Manager and Azure Key Vault.";

export const processSection: SectionCopy = {
  heading: "How we issue and install your certificate",
  lede: "Validation takes the longest. With your documents on the first day, it goes faster.",
  layout: "aside",
};

export const steps: readonly ProcessStep[] = [
  {
    title: "List",
    description: "Which names you have, on which servers, with which certificates today.",
    activities: [
      "Names from DNS and transparency logs",
      "Level and type for each name",
      "CAA records checked",
    ],
  },
  {
    title: "Validate",
    description: "The authority checks what the level requires. We prepare it and follow up.",
    activities: [
      "DNS record, file or email for the domain",
      "Register entry and phone number",
      "Call-back agreed with you",
    ],
  },
  {
    title: "Issue",
    description: "Key and signing request are created where the key will be used.",
    activities: [
      "ECDSA P-256, or RSA 2048 for old clients",
      "Request signed on your side",
      "Chain assembled",
    ],
  },
  {
    title: "Install",
    description: "At a time you choose. The old certificate stays until the new one works.",
    activities: ["Every server and load balancer", "Protocols, ciphers, redirects", "Tested from outside"],
  },
  {
    title: "Monitor",
    description: "We track the expiry date, so you don't have to.",
    activities: [
      "Replacement started early",
      "Automated with ACME where possible",
      "Revoked at once if a key leaks",
    ],
  },
];

export const plans: SectionCopy = {
  id: "certificates",
  heading: "SSL certificate prices",
  lede: "The encryption is the same at every level. The checks, the time they take and the warranty differ.",
  tone: "sand",
};

export const faq: FaqProps = {
  heading: "Questions about SSL certificates",
  lede: "Including when you don't need one from us.",
  entries: [
    {
      question: "Why pay when there are free certificates?",
      answer:
        "For encryption alone there's no reason: a free certificate proves control of the domain exactly as ours does. You pay for installation, expiry monitoring and support, for the warranty, and for organisation and extended validation, which free authorities don't offer. If your automation works, keep it.",
    },
    {
      question: "Does Extended Validation turn the address bar green?",
      answer:
        "No. Browsers stopped showing the company name in the address bar in 2019. It's still in the certificate, one click away, where auditors, banks and your customers' purchasing departments look for it. If they don't ask for it, Organization Validated is enough.",
    },
    {
      question: "How long is a certificate valid?",
      answer:
        "The CA/Browser Forum cut the maximum from 398 days to 200 in March 2026. It falls to 100 days in March 2027 and to 47 in March 2029.",
    },
    {
      question: "How are certificates billed and renewed?",
      answer: `${term.yearly} Until then we replace every certificate before it expires, however many the year takes, at no extra cost. Where your servers allow it, that's automated.`,
    },
    {
      question: "What does the warranty cover?",
      answer:
        "Loss that a visitor suffers because the authority gave a certificate to the wrong party. It's the authority's promise about its own checks. It doesn't insure you against a break-in.",
    },
    {
      question: "What do you need from us for the higher levels?",
      answer:
        "Your company's registered name and number, its address, a phone number listed in a public directory, and a person to take the call. Extended Validation also needs a person who may sign for the company. The usual delay is a register entry with an old address.",
    },
    {
      question: "Can you take over certificates we bought elsewhere?",
      answer:
        "Yes. We list them with their expiry dates, watch them from then on, and offer you a replacement before each one runs out. You don't pay for the same time twice.",
    },
  ],
};

export const banner: ClosingBannerProps = {
  heading: "Find out when your certificates expire",
  lede: "Tell us your domains. We'll list every certificate on them with its expiry date, and look after them if you like.",
  primary: { label: "Get Certificate", to: "/contact" },
  steps: enquirySteps,
};
