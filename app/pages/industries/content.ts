import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "Technology by Industry",
  description:
    "Cloud, software and security for education, healthcare, e-commerce, gaming, manufacturing and fintech, built around what each of them counts.",
};

const units = ["Students", "Patients", "Orders", "Players", "Parts", "Payments"];

/** What each industry counts, in the order of the pages. */
export const ruler: RulerScale = {
  to: 5,
  minor: 0.1,
  major: 1,
  format: (index) => units[index] ?? "",
};

export const hero: PageHeroProps = {
  title: "Industries",
  lede: "A school, a hospital and a trading desk can run on the same servers, but not on the same assumptions. Rules, peaks and risks differ. Choose yours.",
  primary: { label: "Describe your business", to: "/contact" },
  secondary: { label: "Ask about your sector", to: "/contact" },
};

export const banner: ClosingBannerProps = {
  heading: "Every trade has its own rush hour.",
  lede: "Start of term, flu season, the big sale, launch night. Tell us when yours is, and we plan backwards from it.",
  primary: { label: "Get Started", to: "/contact" },
};
