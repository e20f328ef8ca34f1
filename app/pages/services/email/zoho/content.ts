import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionProps } from "~/sections/section";

export const meta: PageMeta = {
  title: "Zoho Mail and Workplace Plans",
  description:
    "Zoho Mail Lite, Mail Premium and Workplace Standard: mail on your own domain at a low price per user, set up and administered for you.",
};

export const ruler: RulerScale = {
  to: 5.5,
  minor: 0.1,
  major: 0.5,
  format: (dollars) => `$${dollars.toFixed(2)}`,
};

export const hero: PageHeroProps = {
  title: "Zoho Mail",
  lede: "Not every team needs the big suites, or their bill. Zoho puts mail on your own domain for little. We set it up, move the old mail and answer your people.",
  primary: { label: "View Mail Plans", to: "#plans" },
  secondary: { label: "Start Free Trial", to: "/contact" },
};

export const plans: Omit<SectionProps, "children"> = {
  id: "plans",
  heading: "The suite costs less than the mailbox",
  lede: "Workplace Standard adds office apps, Mail Premium adds space and a record of what was sent. Read both lists.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Cheap mail, properly set up",
  lede: "Tell us how many mailboxes you need and where the old ones are. We reply with the plan and a date for the switch.",
  primary: { label: "Get Started", to: "/contact" },
};
