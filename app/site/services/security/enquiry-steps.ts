import { enquiries } from "~/catalogue/promises/enquiries.data";
import type { BannerStep } from "~/sections/closing-banner";

/** What follows an enquiry about website or data security. */
export const enquirySteps: readonly [BannerStep, BannerStep, BannerStep] = [
  {
    title: "Tell us what to protect",
    text: "Your domains, servers and data, and any date you have to meet.",
  },
  { title: "An engineer replies", text: `${enquiries.replyTime} ${enquiries.contract}` },
  {
    title: "You get a scope and a price",
    text: "What we'd protect or test, what it costs and when we'd start. In writing.",
  },
];
