import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "DevOps Services and Delivery Pipelines",
  description:
    "Pipelines, infrastructure as code, tests and monitoring for teams whose releases still need a free evening and a list of volunteers.",
};

/** Releases a month: from one brave evening to every working day. */
export const ruler: RulerScale = {
  to: 30,
  minor: 1,
  major: 3,
  format: (count) => (count === 0 ? "Releases" : String(count)),
};

export const hero: PageHeroProps = {
  title: "DevOps",
  lede: "If releases happen on Friday night, blame the process, not the people. We build the pipeline, the tests and the way back, and leave your team able to run them.",
  primary: { label: "Start DevOps Transformation", to: "/contact" },
  secondary: { label: "Free Assessment", to: "/contact" },
};

export const banner: ClosingBannerProps = {
  heading: "Ship on a Tuesday. Go home on time.",
  lede: "Tell us how a change gets to production today, step by step. We mark the steps that a machine should do.",
  primary: { label: "Start Your DevOps Journey", to: "/contact" },
};
