import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionProps } from "~/sections/section";

export const meta: PageMeta = {
  title: "Online Reputation Management",
  description:
    "Reviews, news and search results for your name: watched, answered and corrected, with crisis response for the day it goes wrong in public.",
};

/** Hours after something went wrong in public. */
export const ruler: RulerScale = {
  to: 24,
  minor: 0.5,
  major: 2,
  format: (hours) => (hours === 0 ? "Now" : `${hours} h`),
};

export const hero: PageHeroProps = {
  title: "Online Reputation Management",
  lede: "One angry review outranks years of good work. We watch what is said, answer in your voice and correct what is false. Fair criticism stays, and gets a reply.",
  primary: { label: "View Reputation Plans", to: "#plans" },
  secondary: { label: "Protect My Reputation", to: "/contact" },
};

export const plans: Omit<SectionProps, "children"> = {
  id: "plans",
  heading: "Listen first, answer second",
  lede: "Take the smallest plan that hears everything. Move up when there is something to answer.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Search for your own name tonight",
  lede: "Then send us the first result you did not like. We tell you what can be corrected, what can be answered and what has to be outlived.",
  primary: { label: "Protect My Reputation", to: "/contact" },
};
