import { enquiries } from "~/catalogue/promises/enquiries.data";
import { shifts } from "~/catalogue/promises/support.data";
import { positions } from "~/catalogue/positions.data";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { Value } from "./our-values";
import type { Benefit } from "./work-benefits";

export const meta: PageMeta = {
  title: "Careers: Open Positions with Their Pay",
  description:
    "Six open positions in engineering, security, sales and marketing. Each one states the work, the place, the kind of contract and the pay.",
};

export const hero: PageHeroProps = {
  title: "Careers",
  lede: "Most job ads hide the salary. Ours start with the pay, the place and the work.",
  primary: { label: "View Open Positions", to: "#positions" },
  facts: [
    { value: String(positions.length), label: "Open positions" },
    { value: payOfAll(), label: "Pay per year" },
  ],
};

/** From the lowest salary to the highest; each position's own stands in its row. */
function payOfAll(): string {
  const ranges = positions.map(({ pay }) => pay);
  return `$${Math.min(...ranges.map(({ from }) => from))}k–$${Math.max(...ranges.map(({ to }) => to))}k`;
}

export const valuesSection = {
  heading: "Our Values",
  lede: "How we work. You'll see these habits in your first week.",
};

export const values: readonly Value[] = [
  {
    title: "Write it down",
    description:
      "We write down decisions and their reasons, so that people on leave or not yet hired can follow, and object.",
  },
  {
    title: "Say it early",
    description:
      "We report a late project or a wrong estimate on the day, to the client as well. You won't be blamed for saying it.",
  },
  {
    title: "Leave it running",
    description:
      "Work is done when someone else can run it. Being the only one who can is not job security here.",
  },
  {
    title: "Sell what is needed",
    description:
      "The smaller plan, if the smaller plan will do. A client who was talked into more leaves sooner.",
  },
];

export const benefitsSection = {
  heading: "Benefits: pay, health, learning and leave",
  lede: "What makes a working week better. There is no table tennis.",
};

export const benefits: readonly Benefit[] = [
  {
    glyph: "open-pay",
    title: "Pay in the open",
    description: "The range is in the ad, and it's the same range for everyone who does the job.",
  },
  {
    glyph: "two-places",
    title: "Office, home, or both",
    description: "Where a position says remote, it means it. A desk is there when you want company.",
  },
  {
    glyph: "shifts",
    title: "Nights are shifts",
    description: shifts.careers,
  },
  {
    glyph: "learning",
    title: "Learning on the clock",
    description:
      "Courses, examinations and their fees, in working hours. You choose, your lead only asks why.",
  },
  {
    glyph: "health-cover",
    title: "Health cover for the family",
    description: "For you, your partner, your children and your parents, from the first day.",
  },
  {
    glyph: "leave",
    title: "Leave without the laptop",
    description: "Your access is handed over with your work, so there's nothing to check.",
  },
];

export const openings = {
  heading: "Open positions and what they pay",
  lede: "Each bar is the pay for a year, all on one scale. Learn More opens the full description.",
};

export const banner: ClosingBannerProps = {
  heading: "Don't see your job? Write anyway.",
  lede: "Tell us what you do well. If we have no place for you now, we'll say so plainly.",
  primary: { label: "Introduce yourself", to: "/contact" },
  secondary: { label: "Who we are", to: "/about" },
  steps: [
    { title: "You write", text: "What you have built or kept running, in your own words." },
    { title: "A future colleague answers", text: enquiries.application },
    { title: "We talk about one real problem", text: "Yours or ours. No puzzles on a whiteboard." },
  ],
};
