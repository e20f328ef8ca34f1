import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "AWS Management",
  description:
    "AWS accounts run by engineers: landing zone, patching, backups, access and cost reviews, with somebody awake at night.",
};

/** Accounts in a landing zone: the unit of this page. */
export const ruler: RulerScale = {
  to: 24,
  minor: 0.5,
  major: 2,
  format: (accounts) => (accounts === 0 ? "Accounts" : String(accounts)),
};

export const hero: PageHeroProps = {
  title: "AWS Management",
  lede: "Hundreds of services, one bill, and nobody whose job it is. We run your accounts: access, patches, backups, alarms and cost, in writing and under change control.",
  primary: { label: "Hand over an account", to: "/contact" },
  secondary: { label: "Ask for an account review", to: "/contact" },
};

export const banner: ClosingBannerProps = {
  heading: "Who has root on your account?",
  lede: "If the answer takes more than a minute, start there. We look at one account and tell you what we would change first.",
  primary: { label: "Get Started", to: "/contact" },
};
