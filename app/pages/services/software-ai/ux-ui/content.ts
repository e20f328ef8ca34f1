import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "UX and UI Design",
  description:
    "Research, flows, prototypes and design systems in five steps, tested with the people who use the product and ready for developers to build.",
};

/** The width of a screen, in pixels. */
export const ruler: RulerScale = {
  to: 1440,
  minor: 24,
  major: 120,
  format: (pixels) => (pixels === 0 ? "0 px" : String(pixels)),
};

export const hero: PageHeroProps = {
  title: "UX and UI Design",
  lede: "Users rarely complain; they leave. We watch where they stop, redraw that part first, test it with real people, and give developers components instead of pictures.",
  primary: { label: "Show us a screen", to: "/contact" },
  secondary: { label: "Ask for a design review", to: "/contact" },
  facts: [
    { value: "150%", label: "Conversion, old design = 100%" },
    { value: "60%", label: "More engagement" },
    { value: "40%", label: "Faster development" },
    { value: "95%", label: "User satisfaction" },
  ],
};

export const banner: ClosingBannerProps = {
  heading: "Nobody reads the manual. Good.",
  lede: "Tell us which screen causes the most support calls. We start there.",
  primary: { label: "Start with one screen", to: "/contact" },
};
