import { productLines } from "~/enquiry/product-lines";
import { type Area, areas } from "~/site-map";
import type { QueueRow } from "../../core/staff/queue-rows.ts";
import { areaFor } from "../enquiry/areas";

/** The area whose sign stands for it: that of the page which sells the plan, or that of the service they chose. */
export function areaOf({ subject, service }: Pick<QueueRow, "subject" | "service">): Area | undefined {
  const plan =
    subject?.kind === "plan"
      ? subject.plan
      : subject?.kind === "estimate"
        ? subject.lines[0]?.plan
        : undefined;
  const page = plan && productLines.find(({ plans }) => plans.some(({ id }) => id === plan))?.page;
  return areas.find((area) => page?.startsWith(`/services/${area}/`)) ?? areaFor(service).area;
}
