import { backups } from "~/catalogue/promises/backups.data";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";
import type { Topic } from "~/sections/topic-list";

export const meta: PageMeta = {
  title: "Website and Data Security",
  description:
    "SSL certificates, website firewall, penetration testing and backup: four services that keep your site online and your data recoverable.",
};

export const hero: PageHeroProps = {
  title: "Website and Data Security",
  lede: "Automated attacks try every site, however small. We encrypt yours, filter its traffic, test it, and keep backups for the day the rest fails.",
  primary: { label: "Secure My Website", to: "/contact" },
  secondary: { label: "Ask an engineer", to: "/contact" },
  tone: "ink",
  layout: "below",
};

export const yearCaption =
  "The services in the order we'd buy them. The bars are one year, drawn to the day: backups on Essential, Extended Validation, a firewall plan from Group up, one Penetration Testing.";

/** The four services by the page that sells them. */
export type ServiceKey = "ssl" | "waf" | "testing" | "backup";

export interface SecurityService {
  key: ServiceKey;
  title: string;
  to: string;
  description: string;
  features: readonly string[];
}

export const services: readonly SecurityService[] = [
  {
    key: "backup",
    title: "Backup and Disaster Recovery",
    to: "/services/security/backup-dr",
    description: "Start here: if everything else fails, you can restore. Your plan states the recovery time.",
    features: [
      "Files, servers, databases, mailboxes",
      backups.immutableFeature,
      "Recovery time in every plan",
    ],
  },
  {
    key: "ssl",
    title: "SSL Certificates",
    to: "/services/security/ssl",
    description: "Encrypts every visit. Without a certificate, browsers warn visitors away.",
    features: ["DV, OV and EV certificates", "Installation on every server", "Expiry monitoring"],
  },
  {
    key: "waf",
    title: "Website Security and WAF",
    to: "/services/security/website-waf",
    description: "Checks each request before it reaches your site, and blocks attacks.",
    features: [
      "Web application firewall",
      "Malware scan and clean-up",
      "DDoS protection; bots blocked from Group up",
    ],
  },
  {
    key: "testing",
    title: "Penetration Testing and Vulnerability Scanning",
    to: "/services/security/penetration-vulnerability",
    description: "Finds the weaknesses that are left once the other three are in place.",
    features: [
      "Scans with false alarms removed",
      "Manual attacks from Penetration Testing up",
      "Fixes ranked by risk",
    ],
  },
];

/** What a service does about a mishap, as a verb. */
export interface Mishap {
  what: string;
  help: Partial<Record<ServiceKey, string>>;
}

export const mishaps: readonly Mishap[] = [
  { what: "A certificate expires on a Sunday", help: { ssl: "Prevents" } },
  { what: "Traffic is read on the hotel Wi-Fi", help: { ssl: "Prevents", testing: "Finds" } },
  { what: "A weakness in a plugin was published today", help: { waf: "Stops", testing: "Finds" } },
  { what: "Stolen passwords are tried on your login", help: { waf: "Stops", testing: "Finds" } },
  { what: "A DDoS attack on the day of the sale", help: { waf: "Stops" } },
  { what: "A customer can open another's orders", help: { testing: "Finds" } },
  {
    what: "Ransomware encrypts the server",
    help: { waf: "Delays", testing: "Finds", backup: "Repairs" },
  },
  { what: "An update breaks the shop", help: { backup: "Repairs" } },
  { what: "A colleague deletes the wrong table", help: { backup: "Repairs" } },
];

export const neighboursSection: SectionCopy = {
  heading: "Security beyond your website",
  lede: "The four services above cover websites and data. These cover laptops, people and networks, and the hosting itself.",
  layout: "aside",
};

export const neighbours: readonly Topic[] = [
  {
    title: "Risk Assessment",
    description: "Where you stand today, measured against a framework, before you buy anything.",
    link: { label: "How we assess", to: "/services/cybersecurity/risk-assessment" },
  },
  {
    title: "Threat Protection",
    description: "Laptops, phones and mailboxes, where most attacks begin.",
    link: { label: "What we protect", to: "/services/cybersecurity/threat-protection" },
  },
  {
    title: "Security Monitoring",
    description: "People who look at your alerts and tell you which ones matter.",
    link: { label: "How we monitor", to: "/services/cybersecurity/monitoring" },
  },
  {
    title: "Hosting",
    description: "Shared, cloud, VPS and dedicated hosting for your site.",
    link: { label: "See hosting", to: "/services/hosting" },
  },
];

export const banner: ClosingBannerProps = {
  heading: "Not sure which security service you need?",
  lede: "We'll look at your certificates, firewall, tests and backups, and tell you which gap to close first.",
  primary: { label: "Get Started", to: "/contact" },
  steps: "security",
};
