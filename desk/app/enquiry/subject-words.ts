import { productLines } from "~/catalogue/lines";
import { describe } from "~/enquiry/subject/describe";
import type { Subject } from "~/enquiry/subject/subject";

/** "VPS Hosting, Professional, $59 per month". */
export function titleWithPrice(subject: Subject): string {
  const { title, price, period } = describe(subject);
  return [title, [price, period].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}

/** What a plan has, by its measures where it has any. */
export function planDetail(id: string): string | undefined {
  const plan = productLines.flatMap(({ plans }) => plans).find((each) => each.id === id);
  const measures = plan?.specs?.slice(0, 3).map(({ text }) => text);
  return measures?.join(", ") ?? plan?.description;
}
