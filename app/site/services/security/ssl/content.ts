import type { PageMeta } from "~/lib/metadata/page-meta";
import type { Benefit } from "~/sections/benefit-list";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { ProcessStep } from "~/sections/process-steps";
import type { SectionCopy } from "~/sections/section";
import type { Glyph } from "../glyphs";

export const meta: PageMeta = {
  title: "SSL Certificates, Validated and Installed",
  description:
    "Domain, organisation and extended validation SSL certificates: what each one proves, how long it takes, its warranty and its price per year.",
};

/** Where the bars of the prices in the hero end, in dollars. */
export const pricesEnd = 240;

export const hero: PageHeroProps = {
  title: "SSL Certificates",
  lede: "When a certificate lapses, visitors get a browser warning. Choose how much yours should prove about you. We validate, install and replace it in time.",
  primary: { label: "View Certificates", to: "#certificates" },
  secondary: { label: "Get Certificate", to: "/contact" },
  tone: "ink",
  layout: "below",
};

/** The levels in a word each, for the narrow columns of a phone. */
export const shortNames = ["Domain", "Company", "Extended"];

export interface LevelRow {
  label: string;
  /** The first level that has it: 0 domain, 1 organization, 2 extended. */
  from: 0 | 1 | 2;
}

export const levelGroups: readonly { heading: string; rows: readonly LevelRow[] }[] = [
  {
    heading: "The authority checks",
    rows: [
      { label: "Control of the domain", from: 0 },
      { label: "Entry in the company register", from: 1 },
      { label: "Address and phone number, called back", from: 1 },
      { label: "Legal and physical existence", from: 2 },
      { label: "Authority of the person who signs", from: 2 },
    ],
  },
  {
    heading: "The certificate names",
    rows: [
      { label: "Your domain", from: 0 },
      { label: "Company, city and country", from: 1 },
      { label: "Legal form and register number", from: 2 },
    ],
  },
];

export const typesSection: SectionCopy = {
  heading: "Certificate types and the names they cover",
  lede: "The level says who you are. The type says which of your addresses it covers.",
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
  /** In a word or two, over a narrow column. */
  short: string;
  description: string;
  useCase: string;
  /** For each of the names above: is it covered? */
  covers: readonly boolean[];
}

export const certificateTypes: readonly CertificateType[] = [
  {
    type: "Single Domain",
    short: "Single",
    description: "One name, with and without www. The least to pay, and the least to lose if a key leaks.",
    useCase: "one company site, one landing page, one API.",
    covers: [true, true, false, false, false, false],
  },
  {
    type: "Wildcard",
    short: "Wildcard",
    description:
      "Every name one level under yours, including names you add later. It doesn't reach two levels down, and Extended Validation doesn't allow it.",
    useCase: "customer subdomains, test environments, shops by country.",
    covers: [true, true, true, false, false, true],
  },
  {
    type: "Multi-Domain (SAN)",
    short: "Multi",
    description:
      "A fixed list of names, across as many domains as you own. To add a name, the certificate is issued again.",
    useCase: "brands under several domains, mail servers, one load balancer for all.",
    covers: [true, true, true, true, true, false],
  },
  {
    type: "Multi-Domain Wildcard",
    short: "Multi wildcard",
    description:
      "Several domains, each with every name one level under it. Convenient, but one key serves them all, so we'll agree with you where it is kept.",
    useCase: "platforms that serve many domains from one place.",
    covers: [true, true, true, false, true, true],
  },
];

export const serviceSection: SectionCopy = {
  heading: "What we do for every certificate",
  lede: "Most certificate problems start after the purchase. This comes with every level.",
};
export const includedHeading = "Included with every certificate";

export const benefits: readonly Benefit<Glyph>[] = [
  {
    glyph: "private-key",
    title: "A private key that stays with you",
    description: "It's created on your server or in your vault. We see the signing request, never the key.",
  },
  {
    glyph: "certificate-chain",
    title: "The complete certificate chain",
    description: "Intermediate certificates included, so that old phones and payment callbacks trust it too.",
  },
  {
    glyph: "tls-settings",
    title: "Secure TLS settings",
    description: "TLS 1.3 on, old protocols off, redirects fixed, HSTS when you're ready for it.",
  },
  {
    glyph: "expiry",
    title: "Expiry monitoring",
    description: "We check every name from outside and replace the certificate before it expires.",
  },
  {
    glyph: "unknown-certificates",
    title: "Alerts for unknown certificates",
    description: "We read the public transparency logs for your names and tell you what appears.",
  },
  {
    glyph: "reissue",
    title: "A new certificate when servers move",
    description: "After a migration or a leaked key, we revoke the old one and install the next.",
  },
];

export const installedOn =
  "Installed on Nginx, Apache, IIS, HAProxy, Tomcat, Exchange, cPanel and Plesk, Kubernetes with cert-manager, AWS Certificate Manager and Azure Key Vault.";

export const stepsHeading = "How we issue and install your certificate";

export const steps: readonly ProcessStep[] = [
  {
    title: "List",
    description:
      "Your names from DNS and transparency logs, the servers they run on, and a level and type for each.",
  },
  {
    title: "Validate",
    description:
      "The authority checks what the level requires. We prepare the DNS record, the register entry and the call-back.",
  },
  {
    title: "Issue",
    description:
      "Key and signing request are created where the key will be used: ECDSA P-256, or RSA 2048 for old clients.",
  },
  {
    title: "Install",
    description:
      "On every server and load balancer, at a time you choose. The old certificate stays until the new one works.",
  },
  {
    title: "Monitor",
    description:
      "We start the replacement early, with ACME where possible, and revoke at once if a key leaks.",
  },
];

export const plans: SectionCopy = {
  id: "certificates",
  heading: "SSL certificate prices",
  lede: "The encryption is the same at every level. The checks, the time they take and the warranty differ.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Find out when your certificates expire",
  lede: "Tell us your domains. We'll list every certificate on them with its expiry date, and look after them if you like.",
  primary: { label: "Get Certificate", to: "/contact" },
  steps: "security",
};
