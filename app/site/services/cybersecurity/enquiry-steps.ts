import { enquiries } from "~/catalogue/promises/enquiries.data";
import type { BannerStep } from "~/sections/closing-banner";

/** What follows from an enquiry about cybersecurity. */
export const enquirySteps: readonly [BannerStep, BannerStep, BannerStep] = [
  {
    title: "Tell us what to protect",
    text: "How many people and devices, what faces the internet, any audit date.",
  },
  { title: "An engineer replies", text: `${enquiries.replyTime} ${enquiries.contract}` },
  { title: "You get a scope and a price", text: "In writing, with dates, before anything is signed." },
];
