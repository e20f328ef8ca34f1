import { estimateLineText, priceText, type PricedSubject, vpsText } from "../../../app/enquiry/subject.ts";
import { formatPrice } from "../../../app/lib/format/format-price.ts";

/** What came along with an enquiry, and its price on that day. */
export function subjectText(subject: PricedSubject): string {
  switch (subject.kind) {
    case "plan":
      return `${subject.product}, ${subject.name} (${priceText(subject)})`;
    case "vps":
      return `Custom VPS: ${vpsText(subject)} (${priceText(subject)})`;
    case "domain":
      return `Domain ${subject.name} (${formatPrice(subject.price)} for the first year, then ${formatPrice(subject.renewal)} a year)`;
    case "position":
      return `Application for ${subject.title} (${subject.department})`;
    case "figure":
      return `${subject.page}: ${subject.answer}`;
    case "estimate":
      return subject.lines.map(estimateLineText).join("; ");
  }
}
