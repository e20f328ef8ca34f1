import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import { type Area, pageAt } from "~/site-map";

export const meta: PageMeta = {
  title: "All Services",
  description:
    "Every service on one page: cloud, cybersecurity, software and AI, hosting, email, security and marketing, and the industries we know.",
};

const services = (pageAt("/services").children ?? []).flatMap((area) => area.children ?? []);

/** Services, counted. */
export const ruler: RulerScale = {
  to: Math.ceil(services.length / 3) * 3,
  minor: 1,
  major: 3,
  format: (count) => String(count),
  markers: [{ at: services.length, label: `${services.length} services` }],
};

export const hero: PageHeroProps = {
  title: "Services",
  lede: "Seven suppliers mean seven invoices and nobody to blame. Here one team looks after the servers, the software, the mail, the locks and the marketing, and answers for all of it.",
  primary: { label: "Tell us what you run", to: "/contact" },
  secondary: { label: "See all services", to: "#services" },
};

export const list = {
  heading: "Find the problem, then its page",
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

export const banner: ClosingBannerProps = {
  heading: "Not sure which drawer it is in?",
  lede: "Describe the problem in your own words. Sorting it into services is our work, not yours.",
  primary: { label: "Describe the problem", to: "/contact" },
};
