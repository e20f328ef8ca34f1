import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "Business Email and Office Suites",
  description:
    "Google Workspace, Microsoft 365, Zoho Mail or business e-mail of our own: set up on your domain, old mail moved, mailboxes looked after.",
};

/** Mailboxes: what every offer of this area is counted in. */
export const ruler: RulerScale = {
  to: 60,
  minor: 1,
  major: 5,
  format: (mailboxes) => (mailboxes === 0 ? "Mailboxes" : String(mailboxes)),
};

export const hero: PageHeroProps = {
  title: "Email",
  lede: "Mail works until the day it bounces, and then nobody has the password. We set up the mailboxes, move the old mail and keep the records of your domain right.",
  primary: { label: "Move my mail", to: "/contact" },
  secondary: { label: "Ask which suite fits", to: "/contact" },
};

export const banner: ClosingBannerProps = {
  heading: "Who reads mail for people who left?",
  lede: "A common gap, and an easy one to close. Tell us how many mailboxes you have and where; we reply with a plan for the move.",
  primary: { label: "Get Started", to: "/contact" },
};
