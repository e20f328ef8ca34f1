import { businessEmailPlans } from "../../catalogue/business-email.ts";
import { googleWorkspacePlans } from "../../catalogue/google-workspace.ts";
import { microsoft365Plans } from "../../catalogue/microsoft-365.ts";
import { zohoPlans } from "../../catalogue/zoho.ts";
import { groupDigits } from "../../lib/format/group-digits.ts";
import { dollars } from "./dollars.ts";
import type { NumberFigure } from "./number-figure.ts";

const prices = [...zohoPlans, ...businessEmailPlans, ...googleWorkspacePlans, ...microsoft365Plans].map(
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
