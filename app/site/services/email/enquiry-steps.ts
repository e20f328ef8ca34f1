import { enquiries } from "~/catalogue/promises/enquiries.data";
import type { BannerStep } from "~/sections/closing-banner";

/** What follows an enquiry about email. */
export const enquirySteps: readonly [BannerStep, BannerStep, BannerStep] = [
  {
    title: "Tell us about your mailboxes",
    text: "Your domain, how many people, and where your mail is today.",
  },
  { title: "An engineer replies", text: `${enquiries.replyTime} ${enquiries.contract}` },
  {
    title: "You get a plan and a price",
    text: "Who gets which mailbox, what it costs and when we'd move the mail. In writing.",
  },
];
