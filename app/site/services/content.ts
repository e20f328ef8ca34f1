import { outage } from "~/catalogue/promises/support.data";
import { uptime } from "~/catalogue/promises/uptime.data";
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

/** The areas that sell services, in the order of the menus. */
export const areas = pageAt("/services").children ?? [];
export const industries = pageAt("/industries");

export const hero: PageHeroProps = {
  title: "Services",
  lede: "One team looks after your servers, software, email, security and marketing, and answers for all of it.",
  primary: { label: "Tell us what you run", to: "/contact" },
  secondary: { label: "See all services", to: "#services" },
  layout: "below",
};

export const areaIndex = "Areas on this page";

export const list = {
  heading: "Services and starting prices",
  lede: "In quotation marks: what people say on the first call.",
};

export const shelvesCaption =
  "Bars show starting prices per month; each labelled mark is ten times the one before. Hourly servers are counted as running all month. Paler bars are paid once.";

export const byOffer = "Priced in a written offer, which is free:";

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

/** By path: what a visitor would say who needs the service. */
export const quotes: Readonly<Record<string, string>> = {
  "/services/cloud/finops": "Our cloud bill grew and we don't know why.",
  "/services/cloud/devops": "We release on Friday night and pray.",
  "/services/cloud/data-analytics": "Three reports, three totals.",
  "/services/cloud/migration": "The server room is warm, old and full.",
  "/services/cybersecurity/compliance": "A customer wants proof that we are secure.",
  "/services/cybersecurity/monitoring": "Would we notice an intruder?",
  "/services/software-ai/automation": "Four people retype the same orders every day.",
  "/services/hosting/cloud": "The shop is slow, but only on the good days.",
  "/services/email/business": "Our mail lands in other people's junk.",
  "/services/security/ssl": "The browser calls our site ‘Not secure’.",
  "/services/security/backup-dr": "We have backups. We think.",
  "/services/marketing/ppc": "The clicks cost more every month.",
};

export const promiseSection = { heading: "Support, uptime\nand experience" };

/** The claims that hold for all services. */
export const promises: readonly Metric[] = [
  { metric: "24/7", title: "Support", description: outage.meaning },
  { metric: uptime.figure, title: "Uptime", description: uptime.promise },
  { metric: "15+", title: "Years", description: "Long enough to have seen your problem before." },
  { metric: "500+", title: "Clients", description: "From one mailbox to everything a company runs." },
];

export const banner: ClosingBannerProps = {
  heading: "Not sure which service you need?",
  lede: "Describe the problem in your own words. We'll tell you which service fits.",
  primary: { label: "Describe the problem", to: "/contact" },
};
