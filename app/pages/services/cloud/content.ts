import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "Managed Cloud Services",
  description:
    "AWS, Azure and Google Cloud run for you: patches, backups, alarms and cost, with a response in under 15 minutes at any hour of the week.",
};

const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** A week of 168 hours, all of them on call. */
export const ruler: RulerScale = {
  to: 168,
  minor: 6,
  major: 24,
  format: (hour) => days[(hour / 24) % 7] ?? "",
};

export const hero: PageHeroProps = {
  title: "Managed Cloud Services",
  lede: "Your cloud does not sleep; the person who knows it does. We take over patches, backups, alarms and the bill on AWS, Azure and Google Cloud, and answer at any hour.",
  primary: { label: "Get a cloud assessment", to: "/contact" },
  secondary: { label: "Ask an engineer", to: "/contact" },
  facts: [
    { value: "Under 15 min", label: "Response" },
    { value: "99.7%", label: "Detection" },
    { value: "Up to 40%", label: "Cost reduction" },
  ],
};

export const banner: ClosingBannerProps = {
  heading: "Let somebody else hold the pager.",
  lede: "Tell us what runs where. We say what we would take over first, and what we would leave alone.",
  primary: { label: "Get Started", to: "/contact" },
};
