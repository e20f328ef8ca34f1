import { offerCalled } from "../../../app/catalogue/offer.ts";
import { type Period, periodCalled } from "../../../app/catalogue/period.ts";
import { productLines } from "../../../app/catalogue/lines.ts";
import { type PricedSubject, vpsText } from "../../../app/enquiry/subject.ts";
import { formatPrice } from "../../../app/lib/format/format-price.ts";
import type { QuoteLine } from "../../data/schema/index.ts";

/** The lines that an enquiry asks for, at the prices of the day it came. A price to be agreed begins at zero. */
export function linesOf(subject: PricedSubject | null): QuoteLine[] {
  switch (subject?.kind) {
    case "plan":
      return [
        {
          planId: subject.plan,
          title: `${subject.product}, ${subject.name}`,
          detail: detailOf(subject.plan),
          quantity: 1,
          ...priced(subject.price, subject.period),
        },
      ];
    case "vps":
      return [
        {
          title: "Custom VPS",
          detail: vpsText(subject),
          quantity: 1,
          ...priced(subject.price, subject.period),
        },
      ];
    case "domain":
      return [
        {
          title: `Domain ${subject.name}`,
          detail: `Then ${formatPrice(subject.renewal)} a year`,
          quantity: 1,
          ...priced(subject.price, "/year"),
        },
      ];
    case "estimate":
      return subject.lines.map(({ plan, product, name, price, period, renewal, quantity }) => ({
        planId: plan,
        title: renewal === undefined ? `${product}, ${name}` : `${product} ${name}`,
        detail: renewal === undefined ? detailOf(plan) : `Then ${formatPrice(renewal)} a year`,
        quantity,
        ...priced(price, period),
      }));
    case "position":
    case "figure":
    case undefined:
      return [];
  }
}

/** A plan of today's catalogue as a line; undefined if there is none. */
export function catalogueLine(planId: string): QuoteLine | undefined {
  const item = offerCalled(planId);
  if (!item) return undefined;
  const { id, product, name, price, period, renewal, quantity } = item;
  return {
    planId: id,
    title: renewal === undefined ? `${product}, ${name}` : `${product} ${name}`,
    detail: renewal === undefined ? detailOf(id) : `Then ${formatPrice(renewal)} a year`,
    quantity: quantity.usual,
    ...priced(price, period?.text),
  };
}

function priced(
  price: number | "Custom",
  period: Period["text"] | undefined,
): Pick<QuoteLine, "unitCents" | "period"> {
  return {
    unitCents: price === "Custom" ? 0 : Math.round(price * 100),
    period: periodCalled(period)?.every ?? "month",
  };
}

function detailOf(planId: string): string {
  const plan = productLines.flatMap(({ plans }) => plans).find(({ id }) => id === planId);
  const measures = plan?.specs?.slice(0, 4).map(({ text }) => text) ?? [];
  // One measure alone does not say what it is of: "$10,000".
  return measures.length > 1 ? measures.join(", ") : (plan?.description ?? "");
}
