import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { Topic } from "~/sections/topic-list";

export const meta: PageMeta = {
  title: "Announcements",
  description:
    "Where planned maintenance and changes to plans are announced, and how urgent notices reach you without your having to look here.",
};

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A year, in weeks or nearly so. */
export const ruler: RulerScale = {
  to: 12,
  minor: 0.25,
  major: 1,
  format: (month) => months[month] ?? "",
};

export const hero: PageHeroProps = {
  title: "Announcements",
  lede: "Maintenance is only a nuisance if nobody told you. Planned work and changes to plans are posted here, with a date. At the moment there is nothing to announce.",
  primary: { label: "Report a problem", to: "/contact" },
  secondary: { label: "Knowledge Base", to: "/support/knowledge-base" },
};

export const notices = {
  heading: "What you will hear, and how",
  lede: "No notice is open. When one is, it stands here.",
};

export const topics: readonly Topic[] = [
  {
    title: "Planned work",
    description: "Posted here before it starts: what is touched, from when to when, and what you may notice.",
  },
  {
    title: "Plans and prices",
    description:
      "Posted here and sent to the people it concerns. A price never changes by surprise on an invoice.",
  },
  {
    title: "Urgent notices",
    description:
      "Not left on a page for you to find: sent by e-mail to the contacts you named, and by telephone when e-mail may be what is down.",
  },
];

export const banner: ClosingBannerProps = {
  heading: "Silence should mean all is well.",
  lede: "If something looks wrong and nothing is posted, tell us. You may have seen it first.",
  primary: { label: "Tell us", to: "/contact" },
  secondary: { label: "24/7 Cloud Support", to: "/services/cloud/support" },
};
