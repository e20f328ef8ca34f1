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
  lede: "Seven suppliers mean seven invoices and nobody to blame. Here one team looks after the servers, the software, the mail, the locks and the marketing, and answers for all of it.",
  primary: { label: "Tell us what you run", to: "/contact" },
  secondary: { label: "See all services", to: "#services" },
  layout: "below",
};

export const shelfCaption =
  "One spine, one service; one colour, one area. Read it sideways, or go on to the list.";

export const list = {
  heading: "Every area, every page",
  lede: "The names are the trade's. The sentences are closer to what you would say.",
};

/** What an area is for, in the reader's words. A new area needs its sentence here. */
export const sentences: Record<Area, string> = {
  cloud: "It has to run at night, too: the move to the cloud, the watch over it, and the bill.",
  cybersecurity: "Find the open doors, close them in order of risk, and watch the rest.",
  "software-ai": "What you cannot buy off the shelf, written for the way you work.",
  hosting: "A corner of a server, a whole one, or as many as the hour needs. And the name to find it by.",
  email: "Mail under your own name, moved over with its archive and looked after.",
  security: "Certificates, firewalls, tests and backups for the site and the data you already have.",
  marketing: "Being found, being trusted, and knowing which half of the advertising worked.",
  industries: "The same craft under other rules, from the classroom to the trading desk.",
};

export const symptomsSection = {
  heading: "Find the problem,\nthen its page",
  lede: "What people say on the first call, and where it usually ends.",
};

/** What a visitor would say, and the page that answers it. */
export const symptoms: readonly { quote: string; path: string }[] = [
  { quote: "The cloud bill grew and nobody can say why.", path: "/services/cloud/finops" },
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

export const promiseSection = { heading: "Whichever you pick,\nthis comes with it" };

/** The claims that hold for all services. */
export const promises: readonly Metric[] = [
  { metric: "24/7", title: "Support", description: outage.meaning },
  { metric: "99.9%", title: "Uptime", description: uptime.promise },
  { metric: "15+", title: "Years", description: "Long enough to have seen your problem under another name." },
  { metric: "500+", title: "Clients", description: "From one mailbox to a whole estate." },
];

export const banner: ClosingBannerProps = {
  heading: "Not sure which drawer it is in?",
  lede: "Describe the problem in your own words. Sorting it into services is our work, not yours.",
  primary: { label: "Describe the problem", to: "/contact" },
};
