import { type CloudSupportPlan, cloudSupportPlans } from "../../../catalogue/plan-facts.data.ts";
import { officeHoursAWeek } from "../../../catalogue/promises/office-hours.ts";
import { formatPrice } from "../../../lib/format/format-price.ts";
import type { NumberFigure } from "./number-figure.ts";

const [essential, professional] = cloudSupportPlans as readonly [CloudSupportPlan, CloudSupportPlan];

export const supportHours: NumberFigure = {
  id: "support-hours",
  page: "24/7 Cloud Support",
  service: "cloud",
  label: "Hours a week you need covered",
  example: 60,
  min: 1,
  max: 7 * 24,
  answer: (hours) => {
    const own = `*${hours} ${hours === 1 ? "hour" : "hours"}* a week`;
    return hours <= officeHoursAWeek
      ? `${essential.name} covers ${own} for ${formatPrice(essential.price)} a month, if they are our office hours.`
      : `${professional.name} covers ${own} for ${formatPrice(professional.price)} a month. ${essential.name} leaves ${hours - officeHoursAWeek} of them out.`;
  },
};
