import { enquiries } from "~/catalogue/promises/enquiries.data";
import type { BannerStep } from "~/sections/closing-banner";

/** What follows from asking about hosting, at the foot of every page of the area. */
export const enquirySteps: readonly [BannerStep, BannerStep, BannerStep] = [
  {
    title: "Tell us what you'll host",
    text: "Sites, software or domains, your traffic and any deadline. A few lines are enough.",
  },
  {
    title: "An engineer replies",
    text: `${enquiries.replyTime} ${enquiries.contract}`,
  },
  { title: "You get a size and a price", text: "In writing, with a start date, before you sign anything." },
];
