import type { ServiceOption } from "./enquiry.ts";
import { automationHours } from "./figures/automation-hours.ts";
import { backupLoss } from "./figures/backup-loss.ts";
import { cloudHours } from "./figures/cloud-hours.ts";
import { emailMailboxes } from "./figures/email-mailboxes.ts";
import { finopsBill } from "./figures/finops-bill.ts";
import type { NumberFigure } from "./figures/number-figure.ts";
import { ppcSpend } from "./figures/ppc-spend.ts";
import { sharedStorage } from "./figures/shared-storage.ts";
import { shopOrders } from "./figures/shop-orders.ts";
import { supportHours } from "./figures/support-hours.ts";
import { threatDevices } from "./figures/threat-devices.ts";
import { wafSites } from "./figures/waf-sites.ts";
import { workspaceUsers } from "./figures/workspace-users.ts";

/** A number that a visitor put into a figure, with what the figure answered on that day. */
export interface FigureSubject {
  kind: "figure";
  /** The figure's id. */
  figure: string;
  /** What its page is called. */
  page: string;
  service: ServiceOption;
  value: number;
  /** e.g. "8 sites cost $98 a month at the lowest, which is $12.25 for each." */
  answer: string;
}

/** Every figure that takes a number. */
export const numberFigures: readonly NumberFigure[] = [
  automationHours,
  backupLoss,
  cloudHours,
  emailMailboxes,
  finopsBill,
  ppcSpend,
  sharedStorage,
  shopOrders,
  supportHours,
  threatDevices,
  wafSites,
  workspaceUsers,
];

/** A figure that is known, with a whole number that is clamped to its range; without one, nothing. */
export function figureIn(query: URLSearchParams): FigureSubject | undefined {
  const figure = numberFigures.find(({ id }) => id === query.get("figure"));
  const asked = query.get("value") ?? "";
  if (!figure || !/^\d{1,9}$/.test(asked)) return undefined;
  const { id, page, service, min, max, answer } = figure;
  const value = Math.min(max, Math.max(min, Number(asked)));
  return { kind: "figure", figure: id, page, service, value, answer: answer(value).replaceAll("*", "") };
}

export function figureSentence({ page, answer }: FigureSubject): string {
  return `I put my number in on the ${page} page. ${answer}`;
}
