import { backups } from "~/catalogue/promises/backups";
import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";
import type { Topic } from "~/sections/topic-list";

export const meta: PageMeta = {
  title: "Website and Data Security",
  description:
    "SSL certificates, website firewall, penetration testing and backup: four services that keep a site reachable and its data in your hands.",
};

/** The days of a year: the figure in the hero has the same scale. */
export const ruler: RulerScale = {
  to: 365,
  minor: 5,
  major: 30,
  format: (days) => (days === 0 ? "Day" : String(days)),
};

export const hero: PageHeroProps = {
  title: "Website and Data Security",
  lede: "Sites are attacked by machines that do not care how small you are. We encrypt yours, filter it, test it, and keep a copy for the day all of that fails.",
  primary: { label: "Secure My Website", to: "/contact" },
  secondary: { label: "Ask what is missing", to: "/contact" },
  tone: "ink",
  layout: "below",
};

export const yearCaption =
  "One year of a site that has all four, to the day: Extended Validation, any firewall plan, one Penetration Testing, backups on Essential.";

/** The four services by the page that sells them. */
export type ServiceKey = "ssl" | "waf" | "testing" | "backup";

export interface SecurityService {
  key: ServiceKey;
  title: string;
  to: string;
  description: string;
  features: readonly string[];
}

export const servicesSection: SectionCopy = {
  heading: "Four services, in the order we would buy them",
  lede: "Not the order that earns us most. Start at the top and stop where your risk stops.",
};

export const services: readonly SecurityService[] = [
  {
    key: "backup",
    title: "Backup and Disaster Recovery",
    to: "/services/security/backup-dr",
    description: "First the copy, because everything after it can fail. With a recovery time in writing.",
    features: ["Files, servers, databases, mailboxes", backups.immutableFeature, "Restores that are timed"],
  },
  {
    key: "ssl",
    title: "SSL Certificates",
    to: "/services/security/ssl",
    description: "Then the lock. It costs little, and its absence is the first thing a visitor sees.",
    features: ["Three levels of validation", "Installed on every server", "Expiry watched from outside"],
  },
  {
    key: "waf",
    title: "Website Security and WAF",
    to: "/services/security/website-waf",
    description: "Then somebody at the door, who reads each request and turns most of the night away.",
    features: ["Firewall with rules of your own", "Malware scan and clean-up", "Floods and bots held off"],
  },
  {
    key: "testing",
    title: "Penetration Testing and Vulnerability Scanning",
    to: "/services/security/penetration-vulnerability",
    description: "Last the proof. A test before the other three finds only that the other three are missing.",
    features: ["Scans without the false alarms", "Attacks by hand, within limits", "Fixes in order of risk"],
  },
];

/** What a service does about a mishap, as a verb. */
export interface Mishap {
  what: string;
  help: Partial<Record<ServiceKey, string>>;
}

export const mishapsSection: SectionCopy = {
  heading: "What goes wrong, and which one helps",
  lede: "No service covers every line. That is why there are four.",
  tone: "sand",
};

export const columns: readonly { key: ServiceKey; name: string }[] = [
  { key: "ssl", name: "SSL" },
  { key: "waf", name: "WAF" },
  { key: "testing", name: "Testing" },
  { key: "backup", name: "Backup" },
];

export const mishaps: readonly Mishap[] = [
  { what: "The certificate runs out on a Sunday", help: { ssl: "Prevents" } },
  { what: "Somebody reads along on the hotel network", help: { ssl: "Prevents", testing: "Finds" } },
  { what: "A plugin has a hole, known since this morning", help: { waf: "Stops", testing: "Finds" } },
  { what: "Stolen passwords are tried on your login", help: { waf: "Stops", testing: "Finds" } },
  { what: "A flood of requests on the day of the sale", help: { waf: "Stops" } },
  { what: "One customer can open another one's orders", help: { testing: "Finds" } },
  {
    what: "Ransomware encrypts the server",
    help: { waf: "Delays", testing: "Finds", backup: "Repairs" },
  },
  { what: "An update breaks the shop", help: { backup: "Repairs" } },
  { what: "The wrong table is deleted, by one of you", help: { backup: "Repairs" } },
];

export const neighboursSection: SectionCopy = {
  heading: "When a site is not the whole company",
  lede: "These four stop at your websites and data. Laptops, people and networks have pages of their own.",
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
    link: { label: "What is protected", to: "/services/cybersecurity/threat-protection" },
  },
  {
    title: "Security Monitoring",
    description: "Somebody who looks at the alarms, at three in the morning too.",
    link: { label: "Who is watching", to: "/services/cybersecurity/monitoring" },
  },
  {
    title: "Hosting",
    description: "A place for the site that was built with all of this in mind.",
    link: { label: "Where it runs", to: "/services/hosting" },
  },
];

export const banner: ClosingBannerProps = {
  heading: "When did you last restore a backup?",
  lede: "If nobody remembers, begin there. We look at certificates, filters, tests and copies, and tell you which gap to close first.",
  primary: { label: "Get Started", to: "/contact" },
};
