import { productLines } from "~/catalogue/lines";
import { inSentence, periodCalled } from "~/catalogue/period";
import { priceText, type PricedSubject, vpsText } from "~/enquiry/subject";
import { formatPrice } from "~/lib/format/format-price";

/** What came along, in words. */
interface Words {
  title: string;
  detail?: string;
  price?: string;
  period?: string;
}

export function subjectTitle(subject: PricedSubject): string {
  const { title, price, period } = wordsFor(subject);
  return [title, [price, period].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}

export function wordsFor(subject: PricedSubject): Words {
  switch (subject.kind) {
    case "plan":
      return {
        title: `${subject.product}, ${subject.name}`,
        detail: detailOf(subject.plan),
        price: formatPrice(subject.price),
        ...(subject.period && { period: wordsOf(subject.period) }),
      };
    case "vps":
      return {
        title: "Custom VPS",
        detail: vpsText(subject),
        price: formatPrice(subject.price),
        period: subject.period,
      };
    case "domain":
      return {
        title: subject.name,
        detail: `Then ${priceText({ price: subject.renewal })} per year`,
        price: formatPrice(subject.price),
        period: "for the first year",
      };
    case "position":
      return { title: subject.title, detail: `Position in ${subject.department}` };
    case "figure":
      return { title: `Number put in on ${subject.page}`, detail: subject.answer };
    case "estimate":
      return { title: "Estimate", ...totalOf(subject.lines) };
  }
}

/** What the plan has, by its measures where it has any. */
function detailOf(id: string): string {
  const plan = productLines.flatMap(({ plans }) => plans).find((each) => each.id === id);
  return (
    plan?.specs
      ?.slice(0, 3)
      .map(({ text }) => text)
      .join(", ") ??
    plan?.description ??
    ""
  );
}

/** One sum, where all lines are prices for the same time. */
function totalOf(lines: Extract<PricedSubject, { kind: "estimate" }>["lines"]): Partial<Words> {
  const [first] = lines;
  const comparable = lines.every(
    ({ price, period, renewal }) =>
      price !== "Custom" && renewal === undefined && monthly(period) === monthly(first?.period),
  );
  if (!first || !comparable) return {};
  const total = lines.reduce((sum, { price, quantity }) => sum + Number(price) * quantity, 0);
  return { price: formatPrice(Math.round(total * 100) / 100), period: monthly(first.period) };
}

/** An estimate counts the hours of a month, so that an hourly plan comes to a monthly price. */
function monthly(text: string | undefined): string {
  const period = periodCalled(text);
  if (!period) return "";
  return period.every === "hour" ? "per month" : inSentence({ every: period.every });
}

function wordsOf(text: string): string {
  const period = periodCalled(text);
  return period ? inSentence(period) : text;
}
