import { enquiries } from "~/catalogue/promises/enquiries.data";
import type { BannerStep } from "~/sections/closing-banner";

/** What follows from an enquiry about an industry. */
export const enquirySteps: readonly [BannerStep, BannerStep, BannerStep] = [
  {
    title: "Tell us about your busiest day",
    text: "What you run, when the rush comes and which rules apply to you.",
  },
  { title: "An engineer replies", text: `${enquiries.replyTime} ${enquiries.contract}` },
  {
    title: "You get a plan and a price",
    text: "In writing: what to change before the rush, and what it costs.",
  },
];
