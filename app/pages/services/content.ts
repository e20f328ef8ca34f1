import { outage } from "~/catalogue/promises/support";
import { uptime } from "~/catalogue/promises/uptime";
import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { Metric } from "~/sections/metric-band";
import type { PageHeroProps } from "~/sections/page-hero";
import { type Area, pageAt } from "~/site-map";

export const meta: PageMeta = {
  title: "All Services",
  description:
    "Every service on one page: cloud, cybersecurity, software and AI, hosting, email, security and marketing, and the industries we know.",
};

const services = (pageAt("/services").children ?? []).flatMap((area) => area.children ?? []);

/** Services, counted: one unit is one spine on the shelf below. */
export const ruler: RulerScale = {
  to: services.length,
  minor: 1,
  major: services.length % 3 === 0 ? 3 : 1,
  format: (count) => String(count),
  markers: [{ at: services.length, label: `${services.length} services` }],
};

export const hero: PageHeroProps = {
  title: "Services",
  lede: "One team looks after your servers, software, email, security and marketing, and answers for all of it.",
  primary: { label: "Tell us what you run", to: "/contact" },
  secondary: { label: "See all services", to: "#services" },
  layout: "below",
};

export const shelfCaption = "Each spine is one service, each colour one area. The full list is below.";

export const list = {
  heading: "All services by area",
  lede: "What each area does for you, and its pages.",
};

/** What an area is for, in the reader's words. A new area needs its sentence here. */
export const sentences: Record<Area, string> = {
  cloud: "Moving to the cloud, running it, and keeping the bill under control.",
  cybersecurity: "Find your weak points, fix them in order of risk, and monitor the rest.",
  "software-ai": "Software you can't buy off the shelf, written for the way you work.",
  hosting: "Part of a server, a whole one, or as many as you need by the hour. And domain names.",
  email: "Email under your own name, moved over with its archive and looked after.",
  security: "Certificates, firewalls, tests and backups for the site and the data you already have.",
  marketing: "Search, reputation and ads, with numbers that show what worked.",
  industries: "The same services under the rules of your industry.",
};

export const symptomsSection = {
  heading: "Find a service\nby your problem",
  lede: "What people say on the first call, and the service that helps.",
};

/** What a visitor would say, and the page that answers it. */
export const symptoms: readonly { quote: string; path: string }[] = [
  { quote: "Our cloud bill grew and we don't know why.", path: "/services/cloud/finops" },
  { quote: "We release on Friday night and pray.", path: "/services/cloud/devops" },
  { quote: "Three reports, three totals.", path: "/services/cloud/data-analytics" },
  { quote: "The server room is warm, old and full.", path: "/services/cloud/migration" },
  { quote: "A customer wants proof that we are secure.", path: "/services/cybersecurity/compliance" },
  { quote: "Would we notice an intruder?", path: "/services/cybersecurity/monitoring" },
  { quote: "Four people retype the same orders every day.", path: "/services/software-ai/automation" },
  { quote: "The shop is slow, but only on the good days.", path: "/services/hosting/cloud" },
  { quote: "Our mail lands in other people's junk.", path: "/services/email/business" },
  { quote: "The browser calls our site “Not secure”.", path: "/services/security/ssl" },
  { quote: "We have backups. We think.", path: "/services/security/backup-dr" },
  { quote: "The clicks cost more every month.", path: "/services/marketing/ppc" },
];

export const promiseSection = { heading: "What comes with\nevery service" };

/** The claims that hold for all services. */
export const promises: readonly Metric[] = [
  { metric: "24/7", title: "Support", description: outage.meaning },
  { metric: "99.9%", title: "Uptime", description: uptime.promise },
  { metric: "15+", title: "Years", description: "Long enough to have seen your problem before." },
  { metric: "500+", title: "Clients", description: "From one mailbox to everything a company runs." },
];

export const banner: ClosingBannerProps = {
  heading: "Not sure which service you need?",
  lede: "Describe the problem in your own words. We'll tell you which service fits.",
  primary: { label: "Describe the problem", to: "/contact" },
};
