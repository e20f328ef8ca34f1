import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "Data and Analytics",
  description:
    "Data engineering, business intelligence, advanced analytics and governance: from scattered sources to figures two departments agree on.",
};

/** How many times faster: the page's first figure, to scale. */
export const ruler: RulerScale = {
  to: 5,
  minor: 0.1,
  major: 0.5,
  format: (times) => `${times}x`,
  markers: [{ at: 5, label: "5x faster insights" }],
};

export const hero: PageHeroProps = {
  title: "Data and Analytics",
  lede: "Three reports, three totals, one meeting to find out why. We bring the sources together, define each figure once, and build the reports on top.",
  primary: { label: "Start Data Journey", to: "/contact" },
  secondary: { label: "Free Data Assessment", to: "/contact" },
  facts: [
    { value: "5x", label: "Faster insights" },
    { value: "40%", label: "Cost reduction" },
    { value: "25%", label: "Revenue growth" },
    { value: "90%", label: "Data quality" },
  ],
};

export const banner: ClosingBannerProps = {
  heading: "One revenue figure. Not three.",
  lede: "Send us two reports that disagree. We tell you what it takes to find the difference, and to end it.",
  primary: { label: "Get Started", to: "/contact" },
};
