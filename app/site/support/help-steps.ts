import { otherRequests, outage } from "~/catalogue/promises/support.data";
import type { BannerStep } from "~/sections/closing-banner";

/** What follows from asking for help. */
export const helpSteps: readonly [BannerStep, BannerStep, BannerStep] = [
  { title: "Tell us what you see", text: "The step, the message on your screen, and what you expected." },
  { title: "For outages, call", text: outage.sentence },
  { title: "An engineer answers", text: otherRequests.byPlan },
];
