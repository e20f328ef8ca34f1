import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { Topic } from "~/sections/topic-list";

export const meta: PageMeta = {
  title: "Tech Insights",
  description:
    "Notes from the engineers who did the work, on cloud services, cybersecurity, software development, AI and machine learning.",
};

/** Minutes of reading. */
export const ruler: RulerScale = {
  to: 12,
  minor: 0.25,
  major: 1,
  format: (minutes) => (minutes === 0 ? "Minutes to read" : String(minutes)),
};

export const hero: PageHeroProps = {
  title: "Tech Insights",
  lede: "Most company blogs are brochures with dates on them. This one belongs to the engineers: what broke, what it cost, and what they would do the second time.",
  primary: { label: "Suggest a subject", to: "/contact" },
  secondary: { label: "Get it by mail", to: "#stay-updated" },
};

export const categories = {
  heading: "Four shelves, nothing in the attic",
  lede: "An article that fits none of them does not get written.",
};

export const topics: readonly Topic[] = [
  {
    title: "Cloud Services",
    description:
      "Bills taken apart line by line, migrations with their awkward Mondays, and when a plain server is the better idea.",
  },
  {
    title: "Cybersecurity",
    description:
      "How people really get in, which fixes take an afternoon, and what an auditor will ask you for.",
  },
  {
    title: "Software Development",
    description:
      "Decisions we would defend, decisions we took back, and the tests that told us which was which.",
  },
  {
    title: "AI & Machine Learning",
    description:
      "Where a model earns its keep, where a rule of thumb does, and how to tell them apart before paying.",
  },
];

export const newsletter = {
  heading: "Stay Updated",
  lede: "One letter a month. You can read it standing up.",
};

export const banner: ClosingBannerProps = {
  heading: "Reading is free. So is asking.",
  lede: "If you recognise your own system in somebody else's outage, write before it happens to you.",
  primary: { label: "Ask the engineers", to: "/contact" },
};
