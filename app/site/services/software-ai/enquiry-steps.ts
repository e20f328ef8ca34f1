import { enquiries } from "~/catalogue/promises/enquiries.data";
import type { BannerStep } from "~/sections/closing-banner";

/** What follows from an enquiry about software or AI. */
export const enquirySteps: readonly [BannerStep, BannerStep, BannerStep] = [
  {
    title: "Describe the work",
    text: "What people do today, which systems hold the data, and your deadline.",
  },
  { title: "An engineer replies", text: `${enquiries.replyTime} ${enquiries.contract}` },
  {
    title: "You get a scope and an estimate",
    text: "In writing, with steps, dates and a price, before anything is signed.",
  },
];
