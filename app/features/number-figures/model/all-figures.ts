import { automationHours } from "./automation-hours.ts";
import { backupLoss } from "./backup-loss.ts";
import { cloudHours } from "./cloud-hours.ts";
import { emailMailboxes } from "./email-mailboxes.ts";
import { finopsBill } from "./finops-bill.ts";
import type { NumberFigure } from "./number-figure.ts";
import { ppcSpend } from "./ppc-spend.ts";
import { sharedStorage } from "./shared-storage.ts";
import { shopOrders } from "./shop-orders.ts";
import { supportHours } from "./support-hours.ts";
import { threatDevices } from "./threat-devices.ts";
import { wafSites } from "./waf-sites.ts";
import { workspaceUsers } from "./workspace-users.ts";

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

/** A number that a visitor put into a figure, with what the figure answered on that day. */
export interface AnsweredFigure {
  /** The figure's id. */
  figure: string;
  /** What its page is called. */
  page: string;
  service: NumberFigure["service"];
  value: number;
  /** e.g. "8 sites cost $98 a month at the lowest, which is $12.25 for each." */
  answer: string;
}

/** A figure that is known, with a whole number that is clamped to its range; without one, nothing. */
export function figureIn(query: URLSearchParams): AnsweredFigure | undefined {
  const figure = numberFigures.find(({ id }) => id === query.get("figure"));
  const asked = query.get("value") ?? "";
  if (!figure || !/^\d{1,9}$/.test(asked)) return undefined;
  const { id, page, service, min, max, answer } = figure;
  const value = Math.min(max, Math.max(min, Number(asked)));
  return { figure: id, page, service, value, answer: answer(value).replaceAll("*", "") };
}
