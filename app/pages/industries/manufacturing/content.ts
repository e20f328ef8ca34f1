import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "Technology for Manufacturing",
  description:
    "Plant data, predictive maintenance and shop-floor systems joined to orders and stock, so that a machine's warning comes before the line stops.",
};

/** Millimetres, for once on a ruler that is one. */
export const ruler: RulerScale = {
  to: 120,
  minor: 2,
  major: 10,
  format: (length) => (length === 0 ? "0 mm" : String(length)),
};

export const hero: PageHeroProps = {
  title: "Manufacturing",
  lede: "The machine knew on Tuesday; the plant found out on Thursday. We collect what your machines report, join it to orders and stock, and raise the alarm in time.",
  primary: { label: "Describe your plant", to: "/contact" },
  secondary: { label: "Ask about one machine", to: "/contact" },
};

export const banner: ClosingBannerProps = {
  heading: "The line stops. The costs do not.",
  lede: "Name the machine whose failure hurts most, and what it reports today. We start with that one.",
  primary: { label: "Start with one machine", to: "/contact" },
};
