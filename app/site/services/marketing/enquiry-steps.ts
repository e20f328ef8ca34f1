import { enquiries } from "~/catalogue/promises/enquiries.data";
import type { BannerStep } from "~/sections/closing-banner";

/** What follows from asking about marketing, at the foot of every page of the area. */
export const enquirySteps: readonly [BannerStep, BannerStep, BannerStep] = [
  {
    title: "Tell us what you sell",
    text: "Your website, your customers and what you spend on marketing now. A few lines are enough.",
  },
  {
    title: "An engineer replies",
    text: `${enquiries.replyTime} ${enquiries.contract}`,
  },
  {
    title: "You get a plan and a price",
    text: "In writing: what we'd do first, what it costs and what we'll measure.",
  },
];
