import { offerCalled } from "../../../app/catalogue/offer.ts";
import { type Period, periodCalled } from "../../../app/catalogue/period.ts";
import { productLines } from "../../../app/catalogue/lines.ts";
import { describe } from "../../../app/enquiry/subject/describe.ts";
import type { Subject } from "../../../app/enquiry/subject/subject.ts";
import { formatPrice } from "../../../app/lib/format/format-price.ts";
import type { QuoteLine } from "../../data/schema/index.ts";

/** The lines that an enquiry asks for, at the prices of the day it came. A price to be agreed begins at zero. */
export function linesOf(subject: Subject | null): QuoteLine[] {
  const lines = subject ? describe(subject).lines : [];
  return lines.map(({ plan, title, detail, quantity, price, period }) => ({
    ...(plan && { planId: plan }),
    title,
    detail: detail ?? detailOf(plan),
    quantity,
    ...priced(price, period),
  }));
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

function detailOf(planId: string | undefined): string {
  const plan = productLines.flatMap(({ plans }) => plans).find(({ id }) => id === planId);
  const measures = plan?.specs?.slice(0, 4).map(({ text }) => text) ?? [];
  // One measure alone does not say what it is of: "$10,000".
  return measures.length > 1 ? measures.join(", ") : (plan?.description ?? "");
}
