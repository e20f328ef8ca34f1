import { estimateLineText, type PricedSubject, priceText, subjectIn } from "~/enquiry/subject";
import { formatPrice } from "~/lib/format/format-price";
import type { Area } from "~/site-map";
import { type Prefill, prefillFor } from "./prefill";
import { areaOf } from "~/enquiry/subject-area";

/** What came along with the address, as it stands above the form. */
export interface CameAlong extends Prefill, Label {
  area: Area | undefined;
}

interface Label {
  /** What kind of thing it is, e.g. "VPS Hosting". */
  product: string;
  /** e.g. "Professional". */
  name: string;
  /** With its period, e.g. "$59 per month". */
  price?: string;
  /** More of it, in one line that may be cut off: the message has it in full. */
  details?: string;
}

export function cameAlongWith(search: string): CameAlong | undefined {
  const subject = subjectIn(search);
  const prefill = prefillFor(search);
  return subject && prefill && { ...prefill, ...labelOf(subject), area: areaOf(subject) };
}

function labelOf(subject: PricedSubject): Label {
  switch (subject.kind) {
    case "plan":
      return { product: subject.product, name: subject.name, price: priceText(subject) };
    case "vps": {
      const { cores, memoryGb, storageGb } = subject;
      const product = `${cores} vCPU, ${memoryGb} GB, ${storageGb} GB SSD`;
      return { product, name: "Custom VPS", price: priceText(subject) };
    }
    case "domain":
      return {
        product: `Domain, renewal ${formatPrice(subject.renewal)} per year`,
        name: subject.name,
        price: `${formatPrice(subject.price)} first year`,
      };
    case "position":
      return { product: subject.department, name: subject.title, details: "Your application" };
    case "figure":
      return { product: "Your number", name: subject.page, details: subject.answer };
    case "estimate": {
      const count = subject.lines.length;
      const details = subject.lines.map(estimateLineText).join("; ");
      return { product: "Your estimate", name: count === 1 ? "One plan" : `${count} plans`, details };
    }
  }
}
