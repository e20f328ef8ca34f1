import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "AI and Machine Learning",
  description:
    "Models that read, forecast, classify and answer from your own records, measured on real cases before anybody relies on them.",
};

/** Accuracy, from a coin toss upwards. */
export const ruler: RulerScale = {
  from: 50,
  to: 100,
  minor: 1,
  major: 5,
  format: (share) => `${share}%`,
  markers: [{ at: 95, label: "95% accuracy" }],
};

export const hero: PageHeroProps = {
  title: "AI and Machine Learning",
  lede: "A demo has to convince for five minutes; a model in daily use has to be right next month too. We start from your records, measure, and go on measuring.",
  primary: { label: "Bring a use case", to: "/contact" },
  secondary: { label: "Ask if AI fits", to: "/contact" },
  facts: [
    { value: "40%", label: "Efficiency gain" },
    { value: "60%", label: "Cost reduction" },
    { value: "95%", label: "Accuracy" },
  ],
};

export const banner: ClosingBannerProps = {
  heading: "Sometimes the answer is a SQL query.",
  lede: "Then we say so and spare you the model. Tell us which question you want answered, and from which data.",
  primary: { label: "Ask the question", to: "/contact" },
};
