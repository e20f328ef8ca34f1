import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionProps } from "~/sections/section";

export const meta: PageMeta = {
  title: "Microsoft 365 Business Plans",
  description:
    "Microsoft 365 Business Basic, Standard and Premium: the right licence for each person, mail moved, devices managed, questions answered.",
};

export const ruler: RulerScale = {
  to: 25,
  minor: 0.5,
  major: 2.5,
  format: (dollars) => `$${dollars.toFixed(2)}`,
};

export const hero: PageHeroProps = {
  title: "Microsoft 365",
  lede: "Licences pile up, and nobody knows which of them are used. We choose the plan person by person, move the mail and switch on the protection you already pay for.",
  primary: { label: "Compare the Plans", to: "#plans" },
  secondary: { label: "Get Started", to: "/contact" },
};

export const plans: Omit<SectionProps, "children"> = {
  id: "plans",
  heading: "Not everyone needs the desktop apps",
  lede: "One company can hold all three plans at once. Give each person the one that fits the work.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Count the licences nobody opens",
  lede: "Send us the list of users and plans. We mark those to change and those to cancel, then quote the rest.",
  primary: { label: "Get Started", to: "/contact" },
};
