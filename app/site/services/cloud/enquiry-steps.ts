import { enquiries } from "~/catalogue/promises/enquiries.data";
import type { BannerStep } from "~/sections/closing-banner";

/** What follows from an enquiry about the cloud, at the end of every page of the area. */
export const enquirySteps: readonly [BannerStep, BannerStep, BannerStep] = [
  {
    title: "Tell us about your cloud",
    text: "Your provider, your main systems and what you'd like to change. A paragraph is enough.",
  },
  { title: "An engineer replies", text: `${enquiries.replyTime} ${enquiries.contract}` },
  {
    title: "You get a written offer",
    text: "What we'd do first, with dates and a price, before anything is signed.",
  },
];
