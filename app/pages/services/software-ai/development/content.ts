import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "Custom Software Development",
  description:
    "Web, mobile and back-end software written around how you work, in four steps, with the tests and documents that let others take it over.",
};

/** Version numbers on the way to the first release. */
export const ruler: RulerScale = {
  to: 1,
  minor: 0.02,
  major: 0.1,
  format: (version) => `v${version.toFixed(1)}`,
};

export const hero: PageHeroProps = {
  title: "Custom Development",
  lede: "You have bent your work around the tool for long enough. We write the tool around the work, show it early, and leave code that the next team can read.",
  primary: { label: "Describe what is missing", to: "/contact" },
  secondary: { label: "Ask for an estimate", to: "/contact" },
};

export const banner: ClosingBannerProps = {
  heading: "Boring code, interesting product.",
  lede: "Write down what the software should do on an ordinary Monday. We know of no better first specification.",
  primary: { label: "Start a project", to: "/contact" },
};
