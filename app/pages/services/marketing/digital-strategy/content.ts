import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionProps } from "~/sections/section";

export const meta: PageMeta = {
  title: "Digital Strategy and Consultancy",
  description:
    "Digital strategy as a project paid once: a review, a roadmap with costs, or a programme, written by people who also do the work.",
};

export const ruler: RulerScale = {
  to: 22000,
  minor: 500,
  major: 2000,
  format: (dollars) => `$${dollars.toLocaleString("en-US")}`,
};

export const hero: PageHeroProps = {
  title: "Digital Strategy and Consultancy",
  lede: "Every agency has a plan, and the plan is more of what it sells. We read your figures first and write down what to do, in which order, and what to drop.",
  primary: { label: "View Strategy Packages", to: "#packages" },
  secondary: { label: "Start Strategy Project", to: "/contact" },
};

export const plans: Omit<SectionProps, "children"> = {
  id: "packages",
  heading: "Paid once, owned by you",
  lede: "What follows can be done by us, by your own people or by somebody else. The paper does not care.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Strategy is what you stop doing",
  lede: "Tell us what you spend on now and what it should bring. We reply with the package that fits, or with a reason to wait.",
  primary: { label: "Start Strategy Project", to: "/contact" },
};
