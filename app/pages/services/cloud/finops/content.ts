import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "FinOps Services",
  description:
    "Cloud cost reviews that save 20–40%: idle machines off, the rest sized to their work, and an owner's name on every line of the bill.",
};

/** The cloud bill in per cent, with the share that is saved. */
export const ruler: RulerScale = {
  to: 100,
  minor: 2,
  major: 10,
  format: (share) => (share === 0 ? "Your bill" : `${share}%`),
  markers: [
    { at: 20, label: "20%" },
    { at: 40, label: "40% saved" },
  ],
};

export const hero: PageHeroProps = {
  title: "FinOps Services",
  lede: "The bill arrives after the money is gone, and nobody ordered half of it. We put an owner on every line, switch off what is idle and size the rest. That saves 20–40%.",
  primary: { label: "Have your bill read", to: "/contact" },
  secondary: { label: "Ask for a savings estimate", to: "/contact" },
};

export const banner: ClosingBannerProps = {
  heading: "Somebody is paying for that idle server.",
  lede: "It is you. Send one month's invoice and we mark the lines we would question.",
  primary: { label: "Question my bill", to: "/contact" },
};
