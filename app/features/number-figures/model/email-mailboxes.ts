import {
  businessEmailPlans,
  googleWorkspacePlans,
  microsoft365Plans,
  zohoMailPlans,
} from "../../../catalogue/plan-facts.data.ts";
import { groupDigits } from "../../../lib/format/group-digits.ts";
import { dollars } from "./dollars.ts";
import type { NumberFigure } from "./number-figure.ts";

const prices = [...zohoMailPlans, ...businessEmailPlans, ...googleWorkspacePlans, ...microsoft365Plans].map(
  ({ price }) => Number(price),
);
const popular = businessEmailPlans.find((plan) => plan.popular);

export const emailMailboxes: NumberFigure = {
  id: "email-mailboxes",
  page: "Email",
  service: "hosting",
  label: "Your mailboxes",
  example: 24,
  min: 1,
  max: 5000,
  answer: (mailboxes) =>
    `*${groupDigits(mailboxes)}* ${mailboxes === 1 ? "mailbox costs" : "mailboxes cost"} ${dollars(yearly(Math.min(...prices), mailboxes))} to ${dollars(yearly(Math.max(...prices), mailboxes))} a year. Our own ${popular?.name} plan comes to ${dollars(yearly(Number(popular?.price), mailboxes))}.`,
};

/** A price per user per month, for all of them and a year. */
export function yearly(price: number, mailboxes: number): number {
  return price * mailboxes * 12;
}
