import { type BackupPlan, backupPlans } from "../../../catalogue/plan-facts.data.ts";
import { groupDigits } from "../../../lib/format/group-digits.ts";
import { formatPrice } from "../../../lib/format/format-price.ts";
import type { NumberFigure } from "./number-figure.ts";

export const backupLoss: NumberFigure = {
  id: "backup-loss",
  page: "Backup and Disaster Recovery",
  service: "cybersecurity",
  label: "Minutes of work you can lose",
  example: 60,
  min: 5,
  max: 1440,
  answer: (minutes) => {
    const { name, price, rpo } = backupPlanFor(minutes);
    return `If you can lose *${groupDigits(minutes)} minutes* of work, ${name} fits: ${formatPrice(price)} a month, with a data-loss window of ${rpo.text}.`;
  },
};

/** The first plan, from the cheapest up, that loses no more. */
function backupPlanFor(minutes: number): BackupPlan {
  const [cheapest] = backupPlans as readonly [BackupPlan, ...BackupPlan[]];
  return backupPlans.find(({ rpo }) => rpo.minutes <= minutes) ?? backupPlans.at(-1) ?? cheapest;
}
