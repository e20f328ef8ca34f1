import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { Topic } from "~/sections/topic-list";

export const meta: PageMeta = {
  title: "Knowledge Base",
  description:
    "Help in five groups: getting started, hosting and domains, e-mail, security and backups, billing and plans. And a person when that is quicker.",
};

/** Minutes spent looking for the answer. */
export const ruler: RulerScale = {
  to: 60,
  minor: 1,
  major: 5,
  format: (minutes) => (minutes === 0 ? "Minutes" : String(minutes)),
};

export const hero: PageHeroProps = {
  title: "Knowledge Base",
  lede: "You want the answer, not a ticket number. Nearly every question belongs to one of five groups. If yours belongs to none, an engineer answers it in person.",
  primary: { label: "Ask an engineer", to: "/contact" },
  secondary: { label: "24/7 Cloud Support", to: "/services/cloud/support" },
};

export const groups = {
  heading: "Which drawer is it in?",
  lede: "Five groups, each with the page that holds the details today.",
};

export const topics: readonly Topic[] = [
  {
    title: "Getting started",
    description:
      "What we need from you on the first day, who gets access to what, and how to hand over a system you did not build.",
    link: { label: "All services", to: "/services" },
  },
  {
    title: "Hosting and domains",
    description:
      "Moving a site, pointing a name at it, and why a domain transfer takes 5–7 days whatever anybody promises.",
    link: { label: "Hosting", to: "/services/hosting" },
  },
  {
    title: "E-mail",
    description:
      "New mailboxes, old mail, phones that ask for a password again, and the DNS records that keep you out of spam.",
    link: { label: "Email", to: "/services/email" },
  },
  {
    title: "Security and backups",
    description:
      "Certificates before they expire, restores before you need one, and what recovery time means on a bad day.",
    link: { label: "Security", to: "/services/security" },
  },
  {
    title: "Billing and plans",
    description:
      "Billing is in advance, monthly or annual, and an invoice is due within 30 days. Changing plans starts with a message.",
    link: { label: "Terms of Service", to: "/terms" },
  },
];

export const banner: ClosingBannerProps = {
  heading: "Searched enough? Ask.",
  lede: "Describe what you see and what you expected instead. A screenshot is worth three adjectives.",
  primary: { label: "Ask a question", to: "/contact" },
};
